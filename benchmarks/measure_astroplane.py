"""Measured play of Astroplane: length, ends, kills, use of the special places, seats.

    python benchmarks/measure_astroplane.py [--random N] [--lookahead N] [--board NAME]

All seats play alike, in one of two styles: `random` draws among the legal actions; `look-ahead`
tries every two deeds (moves, passages) of its own turn with all choices that follow, takes the
line after which `evaluate` is largest, and draws among equals; one action in twenty it draws
among all, so that games differ. It does not look at what the opponents may answer. Progress
goes to stderr.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from orrery.core.chance import Rng, draw, game_seed
from orrery.core.contract import Actions
from orrery.core.game import Game, rules_view
from orrery.core.registry import find_game
from orrery.core.rule import rule
from orrery.core.runs import random_games, rules_rows, seeds_for
from orrery.core.trace import Trace, new_trace
from orrery.games.astroplane import sheet as ev
from orrery.games.astroplane.sheet import QUIET, ROUNDS, STUCK
from orrery.games.astroplane.state import MOVING

engine = find_game("astroplane").engine
DEEDS = 2
LEVELS = 6
SLIPS = 5  # per cent
LOWEST = -(10**12)
EVENTS = 64
N_KINDS = 32
RANDOM, LOOKAHEAD = "random", "look-ahead"


@rule
def best_value(
    board: Any, states: Any, level: int, budget: int, seat: int, actions: Any, trace: Trace
) -> int:
    """The best evaluation `seat` can reach from states[level] with `budget` deeds of its turn.

    Moves, passages and the end of the turn are deeds; the choices that follow them are free.
    """
    state = states[level]
    is_mine = engine.may_act(board, state, seat) and not engine.is_over(board, state)
    if not is_mine or level == 0 or (budget == 0 and state.phase == MOVING):
        return engine.evaluate(board, state, seat)
    cost = 1 if state.phase == MOVING else 0
    best = LOWEST
    for index in range(engine.fill_actions(board, state, seat, actions[level])):
        states[level - 1] = state
        engine.apply(board, states[level - 1], seat, actions[level, index], trace)
        value = best_value(board, states, level - 1, budget - cost, seat, actions, trace)
        best = max(best, value)
    return best


@rule
def look_ahead(board: Any, states: Any, seat: int, actions: Any, rng: Rng, trace: Trace) -> int:
    """The action that starts the best rest of the turn; states[LEVELS] is the position."""
    best = LOWEST
    chosen = -1
    n_equal = 0
    budget = DEEDS - 1 if states[LEVELS].phase == MOVING else DEEDS
    for index in range(engine.fill_actions(board, states[LEVELS], seat, actions[LEVELS])):
        action = actions[LEVELS, index]
        states[LEVELS - 1] = states[LEVELS]
        engine.apply(board, states[LEVELS - 1], seat, action, trace)
        value = best_value(board, states, LEVELS - 1, budget, seat, actions, trace)
        n_equal = n_equal + 1 if value == best else 1
        if value > best or (value == best and draw(rng, n_equal) == 0):
            chosen = action
        best = max(best, value)
    return chosen


@rule
def any_action(board: Any, state: Any, seat: int, actions: Actions, rng: Rng) -> int:
    """A random legal action."""
    return actions[draw(rng, engine.fill_actions(board, state, seat, actions))]


@rule
def play_counting(
    board: Any,
    states: Any,
    thinks: bool,
    slips: int,
    actions: Any,
    rng: Rng,
    trace: Trace,
    silent: Trace,
    counts: Any,
    ends: Any,
) -> int:
    """Play states[LEVELS] to the end; count events by kind and ends by points by their why."""
    state = states[LEVELS]
    n = 0
    while not engine.is_over(board, state):
        if thinks and draw(rng, 100) >= slips:
            action = look_ahead(board, states, state.turn, actions, rng, silent)
        else:
            action = any_action(board, state, state.turn, actions[0], rng)
        trace[0, 0] = 0
        engine.apply(board, state, state.turn, action, trace)
        for row in range(1, trace[0, 0] + 1):
            counts[trace[row, 0]] += 1
            if trace[row, 0] == ev.ENDED_BY_POINTS:
                ends[trace[row, 1]] += 1
        n += 1
    return n


class Tally:
    """What came of a batch of games."""

    def __init__(self, n_games: int, n_seats: int) -> None:
        """Room for a batch."""
        self.rounds = np.zeros(n_games, np.int64)
        self.actions = np.zeros(n_games, np.int64)
        self.counts = np.zeros((n_games, N_KINDS), np.int64)
        self.ends = np.zeros(3, np.int64)
        self.shares = np.zeros((n_games, n_seats))
        self.margin = np.zeros(n_games, np.int64)


def measure(game: Game, board: Any, players: int, style: str, n_games: int) -> Tally:
    """Play a batch of single games, all seats in one style."""
    tally = Tally(n_games, players)
    values = game.meta.read_options(players, {})
    states = np.zeros(LEVELS + 1, game.dtype)
    actions = np.zeros((LEVELS + 1, engine.MAX_ACTIONS), np.int32)
    rng = np.ones(1, np.uint64)
    trace, silent = new_trace(EVENTS), new_trace()
    for number in with_progress(n_games, f"{players} players, {style}"):
        state = game.setup(board, values)
        states[LEVELS] = state.memory[0]
        rng[0] = game_seed(players, number)
        tally.actions[number] = play_counting(
            rules_view(board), rules_rows(states), style == LOOKAHEAD, SLIPS, actions, rng,
            trace, silent, tally.counts[number], tally.ends,
        )  # fmt: skip
        state.memory[0] = states[LEVELS]
        write_result(game, board, state, tally, number)
    return tally


def write_result(game: Game, board: Any, state: Any, tally: Tally, number: int) -> None:
    """Rounds, winners and margin of one finished game."""
    tally.rounds[number] = state.round
    winners = game.winners(board, state)
    tally.shares[number, winners] = 1 / len(winners)
    scores = sorted(game.scores(board, state))
    tally.margin[number] = scores[-1] - scores[-2]


def with_progress(n: int, what: str) -> Iterator[int]:
    """Count to n, telling how far it is."""
    began = time.monotonic()
    for number in range(n):
        if sys.stderr.isatty() and number % max(1, n // 20) == 0:
            print(f"\r{what}: {number} of {n} games", end="", file=sys.stderr, flush=True)
        yield number
    print(f"\r{what}: {n} games, {time.monotonic() - began:.0f} s    ", file=sys.stderr)


def report(tally: Tally, players: int, style: str) -> str:
    """A paragraph of figures."""
    n_games = len(tally.rounds)
    low, middle, high = np.percentile(tally.rounds, (5, 50, 95))
    shares = tally.shares.mean(axis=0)
    error = (tally.shares.std(axis=0) / n_games**0.5).max()

    def each(kind: int) -> str:
        return f"{tally.counts[:, kind].sum() / n_games:.2f}"

    ends = tally.ends / n_games
    return "\n".join([
        f"{players} players, {style}, {n_games} games",
        f"  rounds {low:.0f} / {middle:.0f} / {high:.0f} (5, 50, 95 %),"
        f" actions {tally.actions.mean():.0f}",
        f"  true wins {each(ev.TRUE_WIN)}, by points: stuck {ends[STUCK]:.3f},"
        f" 100 rounds {ends[ROUNDS]:.3f}, 30 quiet rounds {ends[QUIET]:.3f};"
        f" players out {each(ev.PLAYER_OUT)}",
        f"  a game: Squares formed {each(ev.SQUARE_FORMED)}, steps {each(ev.SQUARE_STEPPED)},"
        f" kill moves {each(ev.SQUARE_KILLED)}, pieces eliminated {each(ev.PIECE_ELIMINATED)}",
        f"  sent back {each(ev.PIECE_SENT)}, bonus moves {each(ev.BONUS_EARNED)},"
        f" entries {each(ev.ENTERED)}, reserve taken {each(ev.RESERVE_TAKEN)}",
        f"  hyperspace {each(ev.HYPERSPACE_CROSSED)}, wormholes {each(ev.PIECE_PASSED)},"
        f" anomalies {tally.counts[:, ev.PIECE_FIRED].sum() / 2 / n_games:.2f}",
        "  wins by seat " + " ".join(f"{share:.3f}" for share in shares) + f" (+- {error:.3f})",
    ])  # fmt: skip


def speed(game: Game, board: Any, players: int) -> str:
    """Actions a second of random games on one core."""
    values = game.meta.read_options(players, {})
    random_games(game, board, values, seeds_for(0, 0, 10))
    began = time.process_time()
    n = int(random_games(game, board, values, seeds_for(1, 0, 2000)).lengths.sum())
    return (
        f"{players} players: {n / (time.process_time() - began) / 1e6:.2f} million actions a second"
    )


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measured play of Astroplane.")
    parser.add_argument("--random", type=int, default=10_000, metavar="N", help="random games")
    parser.add_argument("--lookahead", type=int, default=1_000, metavar="N", help="thinking games")
    parser.add_argument("--board", default="standard")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    asked = parser.parse_args()
    game = find_game("astroplane")
    board = game.load_board(asked.board)
    print(f"state {game.dtype.itemsize} bytes")
    for players in asked.players:
        print(speed(game, board, players))
    for style, n_games in ((RANDOM, asked.random), (LOOKAHEAD, asked.lookahead)):
        for players in asked.players if n_games else []:
            print(report(measure(game, board, players, style, n_games), players, style))


if __name__ == "__main__":
    main()
