"""The authority for the figures of `orrery bench moves`: what a move costs the server.

A random game of each game is played again as a table of the server plays it: referee, rules, log,
and for every seat and a spectator the entry and the view, told and encoded. Processor time of this
process, the best of some runs; sockets and disk are what `orrery bench server` measures. The first
and the last quarter of the game stand beside: a late move should cost what an early one does.

    python benchmarks/moves.py [--seconds S] [--json] [--no-peers]
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, NamedTuple

import msgspec

from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.registry import find_game, game_ids
from orrery.core.table import new_header
from orrery.server.logbook.game import Running
from orrery.server.views.seen import entries_after, look

MOST_MOVES = 200
encode = msgspec.json.Encoder().encode

Move = tuple[int, str]


class Cost(NamedTuple):
    """Milliseconds a move, and bytes."""

    moves: int
    viewers: int
    referee: float  # referee, rules, log
    whole: float  # with the views of all
    early: float
    late: float
    bytes: int


def begun(game: Game) -> Running:
    """A table as usual, nature's first draws done."""
    values = game.meta.read_options(None, {})
    name = game.default_board(values)
    running = Running(new_header(game, game.load_board(name), name, values, "moves"))
    running.settle()
    return running


def random_moves(game: Game) -> list[Move]:
    """A game, or its beginning."""
    running, dice, moves = begun(game), random.Random(1), list[Move]()
    while running.outcome is None and len(moves) < MOST_MOVES:
        seat = dice.choice(running.to_act)
        text = dice.choice(running.sights.seen(seat).actions)
        running.advance(seat, text, None)
        moves.append((seat, text))
    return moves


def listeners(running: Running) -> list[Listener]:
    """Every seat, and a spectator."""
    names = tuple(f"Player {seat + 1}" for seat in range(running.n_seats))
    return [Listener(viewer, "en", names) for viewer in [*range(running.n_seats), SPECTATOR]]


def told(running: Running, since: int, audience: list[Listener]) -> int:
    """Tell all of a move; how many bytes that takes."""
    return sum(
        len(encode((entries_after(running, since, one), look(running, one)))) for one in audience
    )


def play(game: Game, moves: list[Move], is_told: bool) -> tuple[list[float], int]:
    """Seconds of each quarter of the moves, and bytes in all."""
    running = begun(game)
    audience = listeners(running) if is_told else []
    quarters, n_bytes = [], 0
    for quarter in range(4):
        began = time.process_time()
        for seat, text in moves[quarter * len(moves) // 4 : (quarter + 1) * len(moves) // 4]:
            since = running.seq
            running.advance(seat, text, None)
            n_bytes += told(running, since, audience)
        quarters.append(time.process_time() - began)
    return quarters, n_bytes


def measured(game: Game, seconds: float) -> Cost:
    """The best of as many runs as fit."""
    moves = random_moves(game)
    quarters, n_bytes = play(game, moves, is_told=True)
    referee = play(game, moves, is_told=False)[0]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        quarters = list(map(min, quarters, play(game, moves, is_told=True)[0]))
        referee = list(map(min, referee, play(game, moves, is_told=False)[0]))
    n = len(moves)
    fourth = 1000 * 4 / n
    return Cost(
        n, begun(game).n_seats + 1, 1000 * sum(referee) / n, 1000 * sum(quarters) / n,
        fourth * quarters[0], fourth * quarters[3], n_bytes // n,
    )  # fmt: skip


def as_text(costs: dict[str, Cost]) -> str:
    """A table."""
    lines = ["game           moves  viewers  referee ms  with views ms  early  late   bytes"]
    lines += [
        f"{game:<14} {c.moves:>5} {c.viewers:>8} {c.referee:>11.2f} {c.whole:>14.2f}"
        f" {c.early:>6.2f} {c.late:>5.2f} {c.bytes:>7,}"
        for game, c in costs.items()
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="moves.py", description="What a move costs the server.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    options = parser.parse_args()
    costs = {game: measured(find_game(game), options.seconds) for game in game_ids()}
    found: dict[str, Any] = {game: cost._asdict() for game, cost in costs.items()}
    print(json.dumps(found, indent=2) if options.json else as_text(costs))


if __name__ == "__main__":
    main()
