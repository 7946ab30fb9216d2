"""Orrery's search against OpenSpiel's at connect four, with equal time for each move.

OpenSpiel's MCTS gets a number of simulations; Orrery gets as many iterations as fit into the same
processor time from the empty frame, measured beforehand, times --share: OpenSpiel plays with its
solver on, as it comes, and stops early where a position is decided, so less than all is fair. The
time that each side really used is printed with the result.

    python benchmarks/search_match.py [--games N] [--simulations K] [--share S] [--json]

Needs the peer: pip install 'orrery[bench]'.
"""

import argparse
import json
import random
import sys
import time
from importlib import import_module
from typing import Any

from search import EXPLORATION, MISSING, one_core

import orrery
from orrery.bots.levels import knobs_of, level_of
from orrery.bots.search.searcher import Budget, Searcher
from orrery.core.registry import find_game
from orrery.lab.ratings import share_interval

SEED = 11
OPENING = 2  # random moves before a pair of games, so that pairs differ
TRIAL = 10_000


class Ours:
    """Orrery's search with so many iterations a move, as the ranks use it."""

    def __init__(self, iterations: int) -> None:
        self.game = find_game("connect_four")
        self.iterations = iterations
        self.seconds = 0.0
        knobs = knobs_of(level_of(self.game, "admiral", n_seats=2))
        self.searcher = Searcher(self.game, knobs, 2, iterations, SEED)

    def choose(self, table: orrery.Table) -> int:
        """A column."""
        start = time.process_time()
        place = table.board, table.state, table.to_act[0]
        column = self.searcher.think(*place, Budget(self.iterations))[0].action
        self.seconds += time.process_time() - start
        return column


class Theirs:
    """OpenSpiel's native search with so many simulations a move."""

    def __init__(self, simulations: int) -> None:
        pyspiel: Any = import_module("pyspiel")
        self.game = pyspiel.load_game("connect_four")
        self.seconds = 0.0
        self.bot = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
            uct_c=EXPLORATION,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=True,
            seed=SEED,
            verbose=False,
        )

    def choose(self, table: orrery.Table) -> int:
        """A column; the state is made anew from the moves, outside the clock."""
        state = self.game.new_initial_state()
        for step in table.log.steps:
            state.apply_action(int(step.text.split()[1]))
        start = time.process_time()
        column = int(self.bot.step(state))
        self.seconds += time.process_time() - start
        return column


def equal_iterations(simulations: int, share: float) -> int:
    """Our iterations in the time of their simulations, from the empty frame."""
    table = orrery.new("connect_four")
    ours, theirs = Ours(TRIAL), Theirs(simulations)
    ours.choose(table)  # compiles
    ours.seconds = 0.0
    ours.searcher.forget(SEED)
    ours.choose(table)
    for _ in range(5):
        theirs.choose(table)
    return round(share * TRIAL * (theirs.seconds / 5) / ours.seconds)


def play(opening: list[int], ours: Ours, theirs: Theirs, own_seat: int) -> float:
    """What we won of one game."""
    ours.searcher.forget(SEED)
    table = orrery.new("connect_four")
    for column in opening:
        table.play_number(table.to_act[0], column)
    while not table.is_over:
        seat = table.to_act[0]
        column = ours.choose(table) if seat == own_seat else theirs.choose(table)
        table.play_number(seat, column)
    return 1 / len(table.winners) if own_seat in table.winners else 0.0


def match(n_games: int, simulations: int, share: float) -> dict[str, Any]:
    """Pairs of games from random openings, seats swapped."""
    ours, theirs = Ours(equal_iterations(simulations, share)), Theirs(simulations)
    chooser = random.Random(SEED)
    won = 0.0
    for number in range(n_games):
        if number % 2 == 0:
            opening = [chooser.randrange(7) for _ in range(OPENING)]
        won += play(opening, ours, theirs, number % 2)
        print(f"{won:g} of {number + 1}", end="\r", file=sys.stderr)
    low, high = share_interval(won, n_games)
    return {
        "games": n_games,
        "won": won,
        "share": round(won / n_games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "iterations": ours.iterations,
        "simulations": simulations,
        "seconds": {"orrery": round(ours.seconds, 2), "openspiel": round(theirs.seconds, 2)},
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Against OpenSpiel's MCTS at equal time.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--share", type=float, default=0.6, help="of the equal time that we take")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    options = parser.parse_args()
    one_core()
    try:
        found = match(options.games, options.simulations, options.share)
    except ImportError as error:
        sys.exit(f"{error}: {MISSING}")
    print(json.dumps(found) if options.json else as_text(found))


def as_text(found: dict[str, Any]) -> str:
    """The result for people."""
    used = found["seconds"]
    return (
        f"Orrery won {found['won']:g} of {found['games']} games against OpenSpiel's MCTS:"
        f" {found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%})\n"
        f"{found['iterations']} iterations in {used['orrery']} s of processor time against"
        f" {found['simulations']} simulations in {used['openspiel']} s"
    )


if __name__ == "__main__":
    main()
