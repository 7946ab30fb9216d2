"""Measures games of ASTRON: lengths, stations, dangers, seats, and the speed of random play.

    python benchmarks/measure_astron.py [--games N] [--players 2,3,4] [--board default]

Three kinds of players: random ones, greedy ones (the best next position by `heuristic`), and
planners that look three own turns ahead (`planner`). All figures of docs/findings/astron.md come
from here; progress goes to stderr, Markdown tables to stdout.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from orrery.core.chance import CHANCE, Rng, draw, draw_weighted, game_seed
from orrery.core.contract import Actions, Weights
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.core.rule import rule
from orrery.core.runs import random_games, rules_rows, seeds_for
from orrery.core.trace import Trace, new_trace
from orrery.games.astron import sheet as ev
from orrery.games.astron.planner import N_STATES, plan
from orrery.games.astron.state import DODGING, FINISHED, LOST_TO_COMET, LOST_TO_RINGS

GAME = find_game("astron")
engine = GAME.engine
KINDS = ("random", "greedy", "planners")
RANDOM, GREEDY, PLANNERS = range(3)
EVENTS = 64
LOWEST = -(10**9)

# What is counted: by kind of event, dodges, then landings and points by station
N_KINDS = 32
DODGES = N_KINDS
LANDINGS = DODGES + 1
POINTS = LANDINGS + 9
N_COUNTS = POINTS + 9


@rule
def greedy(board: Any, state: Any, seat: int, states: Any, actions: Any, trace: Trace) -> int:
    """The action after which the heuristic is happiest."""
    best = int(actions[0, 0])
    best_value = LOWEST
    for index in range(engine.fill_actions(board, state, seat, actions[0])):
        states[1] = state
        engine.apply(board, states[1], seat, actions[0, index], trace)
        value = engine.evaluate(board, states[1], seat)
        if value > best_value:
            best_value = value
            best = int(actions[0, index])
    return best


@rule
def choose(
    board: Any, state: Any, kind: int, states: Any, actions: Any, rng: Rng, trace: Trace
) -> int:
    """What a player of this kind does; `trace` has no room."""
    seat = state.actor
    if kind == GREEDY:
        return greedy(board, state, seat, states, actions, trace)
    if kind == PLANNERS:
        return plan(board, state, seat, states, actions, trace)
    n = engine.fill_actions(board, state, seat, actions[0])
    return int(actions[0, draw(rng, n)])


@rule
def count(trace: Trace, counts: Any) -> None:
    """Count the events of an action and empty the trace."""
    for row in range(1, trace[0, 0] + 1):
        counts[trace[row, 0]] += 1
        if trace[row, 0] == ev.LANDED:
            counts[LANDINGS + trace[row, 2]] += 1
            counts[POINTS + trace[row, 2]] += trace[row, 3]
    trace[0, 0] = 0


@rule
def play(
    board: Any,
    state: Any,
    kind: int,
    states: Any,
    actions: Actions,
    weights: Weights,
    rng: Rng,
    no_trace: Trace,
    trace: Trace,
    counts: Any,
) -> None:
    """Play a fresh game to its end and count what happens."""
    while not engine.is_over(board, state):
        seat = CHANCE
        if engine.chance_due(board, state):
            n = engine.fill_chance(board, state, actions[0], weights)
            action = int(actions[0, draw_weighted(rng, weights, n)])
        else:
            seat = state.actor
            counts[DODGES] += 1 if state.phase == DODGING else 0
            action = choose(board, state, kind, states, actions, rng, no_trace)
        engine.apply(board, state, seat, action, trace)
        count(trace, counts)


@dataclass
class Tally:
    """What came of some games of one kind of player."""

    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    win_shares: list[list[float]] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    counts: Any = field(default_factory=lambda: np.zeros(N_COUNTS, np.int64))

    @property
    def n_games(self) -> int:
        """How many games were played."""
        return len(self.rounds)

    @property
    def n_ships(self) -> int:
        """How many ships took part in them."""
        return sum(len(scores) for scores in self.scores)

    @property
    def stations(self) -> float:
        """How many stations a ship lands on."""
        return float(self.counts[ev.LANDED]) / self.n_ships

    def close(self, board: Any, state: Any) -> None:
        """Note how a game ended."""
        self.rounds.append(int(state.round))
        self.scores.append(GAME.scores(board, state))
        winners = GAME.winners(board, state)
        shares = [(seat in winners) / len(winners) for seat in range(state.n_seats)]
        self.win_shares.append(shares)
        self.statuses.update(int(state.status[seat]) for seat in range(state.n_seats))

    def share(self, *statuses: int) -> float:
        """The share of ships that came to one of these ends, in hundredths."""
        return 100 * sum(self.statuses[status] for status in statuses) / self.n_ships


def measure(board_name: str, players: int, kind: int, n_games: int) -> Tally:
    """Play games of one kind of player."""
    board = GAME.load_board(board_name)
    values = GAME.meta.read_options(players, {})
    tally = Tally()
    states = np.zeros(N_STATES, GAME.dtype)
    actions = np.zeros((N_STATES, engine.MAX_ACTIONS), np.int32)
    weights = np.zeros(engine.MAX_CHANCE, np.int32)
    rng = np.ones(1, np.uint64)
    for index in range(n_games):
        rng[0] = game_seed(1954, index)
        state = GAME.setup(board, values)
        play(
            rules_view(board), rules_view(state), kind, rules_rows(states), actions, weights, rng,
            new_trace(), new_trace(EVENTS), tally.counts,
        )  # fmt: skip
        tally.close(board, state)
        if index % 100 == 99:
            done = f"{KINDS[kind]}, {players} players: {index + 1}/{n_games}"
            print(f"\r{done}   ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return tally


# Tables


def row(*cells: object) -> None:
    """One line of a Markdown table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def head(*cells: str) -> None:
    """The first two lines of one."""
    print()
    row(*cells)
    row(*["---"] * len(cells))


def print_outcomes(tallies: dict[tuple[str, int], Tally]) -> None:
    """Lengths, stations and fates."""
    head("players", "kind", "rounds (5-95 %)", "stations a ship", "points a ship", "lost",
         "to the comet", "to the rings", "reach Saturn")  # fmt: skip
    for (kind, players), tally in tallies.items():
        low, high = np.percentile(tally.rounds, [5, 95])
        points = np.mean([point for scores in tally.scores for point in scores])
        fates = [(LOST_TO_COMET, LOST_TO_RINGS), (LOST_TO_COMET,), (LOST_TO_RINGS,), (FINISHED,)]
        row(players, kind, f"{np.mean(tally.rounds):.1f} ({low:.0f}-{high:.0f})",
            f"{tally.stations:.2f}", f"{points:.1f}",
            *[f"{tally.share(*fate):.1f} %" for fate in fates])  # fmt: skip


def print_stations(tallies: dict[tuple[str, int], Tally]) -> None:
    """How many ships land on each station, and the points of a landing."""
    head("players", "kind", *[f"station {station}" for station in range(1, 9)])
    for (kind, players), tally in tallies.items():
        cells = []
        for station in range(1, 9):
            landed = int(tally.counts[LANDINGS + station])
            points = tally.counts[POINTS + station] / landed if landed else 0
            cells.append(f"{100 * landed / tally.n_ships:.0f} %, {points:.1f}")
        row(players, kind, *cells)


def print_seats(tallies: dict[tuple[str, int], Tally]) -> None:
    """The share of wins of each seat, shared wins divided."""
    head("players", "kind", *[f"ship {seat + 1}" for seat in range(6)], "two standard errors")
    for (kind, players), tally in tallies.items():
        shares = np.mean(tally.win_shares, axis=0)
        error = 2 * float(np.sqrt(shares.mean() * (1 - shares.mean()) / tally.n_games))
        cells = [f"{100 * share:.1f} %" for share in shares] + [""] * (6 - players)
        row(players, kind, *cells, f"{100 * error:.1f} %")


def print_troubles(tallies: dict[tuple[str, int], Tally]) -> None:
    """What else happens, a ship or a game."""
    head(
        "players", "kind", "hazards a ship", "bad landings a ship", "waits a ship", "dodges a game"
    )
    for (kind, players), tally in tallies.items():
        kinds = (ev.HAZARD_HIT, ev.BAD_LANDING, ev.WAITED)
        cells = [f"{tally.counts[kind_] / tally.n_ships:.2f}" for kind_ in kinds]
        row(players, kind, *cells, f"{tally.counts[DODGES] / tally.n_games:.2f}")


def print_speed(n_games: int = 20_000) -> None:
    """Actions a second of compiled random games on one core."""
    board = GAME.load_board("default")
    head("players", "random actions a second", "actions a game", "bytes a state")
    for players in (2, 4, 6):
        values = GAME.meta.read_options(players, {})
        random_games(GAME, board, values, seeds_for(1, 0, 10))
        started = time.process_time()
        results = random_games(GAME, board, values, seeds_for(1, 0, n_games))
        seconds = time.process_time() - started
        speed = results.lengths.sum() / seconds / 1e6
        row(players, f"{speed:.1f} million", f"{results.lengths.mean():.0f}", GAME.dtype.itemsize)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure games of ASTRON.")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind and count")
    parser.add_argument("--players", default="2,3,4,5,6", help="player counts")
    parser.add_argument("--kinds", default="random,greedy,planners", help="kinds of players")
    parser.add_argument("--board", default="default", help="board name or .toml file")
    told = parser.parse_args()
    counts = [int(word) for word in told.players.split(",")]
    tallies = {
        (kind, players): measure(told.board, players, KINDS.index(kind), told.games)
        for kind in told.kinds.split(",")
        for players in counts
    }
    for print_table in (print_outcomes, print_stations, print_seats, print_troubles):
        print_table(tallies)
    print_speed()


if __name__ == "__main__":
    main()
