"""The authority for the figures of `orrery bench moves`: what a move costs the server.

Random games are played again as a table of the server plays them: the action judged from what its
seat knows, rules, log, and for every seat and a spectator the entry and the view, told and encoded.
Processor time of this process, garbage collected as a server does, the median of games of which
nobody has seen a position before; sockets and disk are what `orrery bench server` measures. The
first and the last quarter of the games stand beside: a late move should cost what an early one
does.

    python benchmarks/moves.py [--games N] [--json] [--picture FILE.svg] [--no-peers]
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import msgspec

from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.readings import forget_all
from orrery.core.registry import find_game, game_ids
from orrery.core.table import new_header
from orrery.core.wording import ListenersWords, words_for
from orrery.lab import charts
from orrery.server.logbook.game import Running
from orrery.server.upkeep.garbage import sweep_only_the_young
from orrery.server.views.seen import judged, written
from orrery.server.views.telling import Telling

MOST_MOVES = 200
MOST_LINES = 6  # of the picture, each in a colour of its own; the examples come last
PARTS, QUARTER = 8, 2  # of a game, from its beginning to its end; a quarter are so many
encode = msgspec.json.Encoder().encode

Move = tuple[int, str]
Hearer = tuple[Listener, ListenersWords]


class Cost(NamedTuple):
    """Milliseconds a move, and bytes."""

    moves: int
    viewers: int
    referee: float  # referee, rules, log
    whole: float  # with the views of all
    early: float
    late: float
    bytes: int
    parts: list[float]  # of a game, from its beginning to its end


def begun(game: Game, seed: int = 0) -> Running:
    """A table as usual, nature's first draws done."""
    values = game.meta.read_options(None, {})
    name = game.default_board(values)
    running = Running(new_header(game, game.load_board(name), name, values, f"moves {seed}"))
    running.settle()
    return running


def random_moves(game: Game, seed: int) -> list[Move]:
    """A game, or its beginning."""
    running, dice, moves = begun(game, seed), random.Random(seed), list[Move]()
    while running.outcome is None and len(moves) < MOST_MOVES:
        seat = dice.choice(running.to_act)
        text = dice.choice(running.sights.seen(seat).actions)
        running.advance(seat, text, None)
        moves.append((seat, text))
    return moves


def act(running: Running, seat: int, text: str) -> None:
    """What `server.commands.play` makes of an action that is legal."""
    action = judged(running, seat, text, Listener)
    assert isinstance(action, int)
    if running.game.has_secrets:
        running.advance(seat, text, None)
    else:
        running.play(seat, action, None)


def hearers(running: Running) -> list[Hearer]:
    """Every seat, and a spectator."""
    names = tuple(f"Player {seat + 1}" for seat in range(running.n_seats))
    found = [Listener(viewer, "en", names) for viewer in [*range(running.n_seats), SPECTATOR]]
    return [(listener, words_for(running.game, listener)) for listener in found]


def told(running: Running, since: int, audience: list[Hearer]) -> int:
    """Tell all of a move as `server.tables.audience` does; how many bytes that takes."""
    sights, telling, n_bytes = running.sights, Telling(running, running.entries[since:]), 0
    for listener, words in audience:
        view = written(sights, listener.viewer, words)
        n_bytes += len(encode((telling.to(listener, words), view)))
    return n_bytes


def play(game: Game, seed: int, moves: list[Move], is_told: bool) -> tuple[list[float], int]:
    """Milliseconds a move in each part of a game, and bytes a move."""
    running = begun(game, seed)
    audience = hearers(running) if is_told else []
    parts, n_bytes = [], 0
    for n in range(PARTS):
        part = moves[n * len(moves) // PARTS : (n + 1) * len(moves) // PARTS]
        began = time.process_time()
        for seat, text in part:
            since = running.seq
            act(running, seat, text)
            n_bytes += told(running, since, audience)
        parts.append(1000 * (time.process_time() - began) / max(1, len(part)))
    return parts, n_bytes // len(moves)


def measured(game: Game, n_games: int) -> Cost:
    """The median of games that are new to this process."""
    games = {seed: random_moves(game, seed) for seed in range(n_games + 1)}
    forget_all()
    play(game, 0, games.pop(0), is_told=True)  # whatever is to be loaded or compiled is
    whole = [play(game, seed, moves, is_told=True) for seed, moves in games.items()]
    forget_all()
    referee = [play(game, seed, moves, is_told=False)[0] for seed, moves in games.items()]
    return Cost(
        round(median(map(len, games.values()))), begun(game).n_seats + 1,
        median(map(mean, referee)), median(mean(parts) for parts, _ in whole),
        median(mean(parts[:QUARTER]) for parts, _ in whole),
        median(mean(parts[-QUARTER:]) for parts, _ in whole),
        round(median(n_bytes for _, n_bytes in whole)),
        [median(of_games) for of_games in zip(*(parts for parts, _ in whole), strict=True)],
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


def picture(costs: dict[str, Cost]) -> str:
    """What a move costs from the beginning of a game to its end, as an SVG."""
    rows = [
        {"game": find_game(game).meta.title, "part": (n + 0.5) / PARTS * 100, "ms": round(ms, 3)}
        for game, cost in list(costs.items())[:MOST_LINES]
        for n, ms in enumerate(cost.parts)
    ]
    below = "how far the game has gone, in %; milliseconds a move"
    return charts.svg(charts.curve(rows, "part", "ms", ".1f", below, colour="game"))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="moves.py", description="What a move costs the server.")
    parser.add_argument("--games", type=int, default=9, help="that are played of each game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--picture", type=Path, help="draw early and late moves, too")
    options = parser.parse_args()
    sweep_only_the_young()
    costs = {game: measured(find_game(game), options.games) for game in game_ids()}
    if options.picture is not None:
        options.picture.write_text(picture(costs), "utf-8")
    found: dict[str, Any] = {game: cost._asdict() for game, cost in costs.items()}
    print(json.dumps(found, indent=2) if options.json else as_text(costs))


if __name__ == "__main__":
    main()
