"""Kingmaking: how often one who cannot win any more decides between the others.

    python benchmarks/kingmaking.py GAME [--players N] [--bot BOT] [--games N] [--iterations N]
                                    [--out FILE.json]

Games of a bot with itself, three players or more, are judged as `orrery analyse` does. A choice is
*idle* when its seat had at most 5 % before it; it *crowns* when it moves at least 20 points
(hundredths of a win) from one of the others to another. A game is *decided* by it when the one who
led before had not won in the end, and the one who gained did. Beside it the same of all other
choices: what those move who still play for themselves. Runs on the games' WebAssembly modules:
nothing is compiled. Results of several runs add up in the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from orrery.analysis.analyse import analyse
from orrery.analysis.report import Report
from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.wasm.choice import at_once

HOPELESS = 0.05
CROWN = 0.20


@dataclass
class Found:
    """Of all games so far."""

    games: int = 0
    choices: int = 0
    crowns: int = 0  # choices of those who still may win that move as much between two others
    idle_choices: int = 0
    idle_crowns: int = 0
    with_idle_crown: int = 0  # games
    decided: int = 0  # games


def played(game: Game, players: int, bot: str, seed: int) -> Table:
    """A game of a bot with itself."""
    table = new_table(game, players, seed)
    bots = [Bot(game, bot, 8 * seed + seat, n_seats=players) for seat in range(players)]
    match = Match(game, table.board, bots, seed)
    while not table.is_over and len(table.log.steps) < game.meta.max_actions:
        table.play_number(*match.next_step(table.state))
    return table


def moved(before: list[float], after: list[float], seat: int) -> float:
    """How much a choice of `seat` took from one of the others and gave to another."""
    changes = [
        b - a for other, (a, b) in enumerate(zip(before, after, strict=True)) if other != seat
    ]
    return max(0.0, min(max(changes), -min(changes)))


def choices(report: Report) -> Iterator[tuple[int, list[float], list[float]]]:
    """Of every choice: the seat, and all chances before and after it."""
    chances = dict(zip(report.positions, report.shares, strict=True))
    for step in report.steps:
        if step.sort == "choice":
            yield step.seat, chances[step.n - 1], chances[step.n]


def count(found: Found, report: Report) -> None:
    """Add one game."""
    final = report.shares[-1]
    n_idle, is_decided = 0, False
    for seat, before, after in choices(report):
        is_idle, is_crown = before[seat] <= HOPELESS, moved(before, after, seat) >= CROWN
        found.choices += not is_idle
        found.crowns += is_crown and not is_idle
        found.idle_choices += is_idle
        if is_idle and is_crown:
            n_idle += 1
            is_decided |= turns(before, after, final)
    found.games += 1
    found.idle_crowns += n_idle
    found.with_idle_crown += n_idle > 0
    found.decided += is_decided


def turns(before: list[float], after: list[float], final: list[float]) -> bool:
    """Whether the one who led lost, and the one who gained won."""
    leader = before.index(max(before))
    gains = [b - a for a, b in zip(before, after, strict=True)]
    gainer = gains.index(max(gains))
    return leader != gainer and final[gainer] > 0.0 and final[leader] == 0.0


def main() -> None:
    """Play, judge, add up."""
    parser = argparse.ArgumentParser(description="How often one who cannot win decides.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=20, help="in all, those in the file counted")
    parser.add_argument("--iterations", type=int, default=256, help="of every judged position")
    parser.add_argument("--out", type=Path, default=Path("kingmaking.json"))
    args = parser.parse_args()
    at_once()
    game = find_game(args.game)
    told = json.loads(args.out.read_text("utf-8")) if args.out.exists() else {}
    key = f"{args.game} {args.players} {args.bot} {args.iterations}"
    found = Found(**told.get(key, {}))
    for seed in range(found.games + 1, args.games + 1):
        table = played(game, args.players, args.bot, seed)
        count(found, analyse(table, args.iterations))
        told[key] = asdict(found)
        args.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        print(f"{key}: {found}", file=sys.stderr)


if __name__ == "__main__":
    main()
