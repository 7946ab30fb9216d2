"""How strong the ranks are with any number of players: line-ups of two neighbours on the ladder.

    python benchmarks/opponents.py --seconds 600 --processes 16 --out benchmarks/opponents.json
    python benchmarks/opponents.py --show benchmarks/opponents.json    # the tables
    python benchmarks/opponents.py --pairs admiral/cut=0:captain --only astroplane --out FILE.json

With three players and more a rank meets the one below twice: one of the higher rank among the
lower, and one of the lower among the higher. Each sits in every seat, with equal chance. Where
seats form teams, a team of the one meets a team of the other. Budgets are in iterations, so the
same games are played anywhere; a second run with the same file goes on where the first stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from farm import PAIR, Farm, Meeting

from orrery.bots.levels import level_names

WANTED = 60
MIN_BLOCKS = 4  # of every meeting before any gets more


@dataclass(frozen=True)
class Seating:
    """A game, its options, and who sits together."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    is_teams: bool = False

    def line_ups(self) -> list[tuple[int, ...]]:
        """Which of two bots (0 is the higher rank) has each seat."""
        if self.players == 2:
            return [PAIR]
        if self.is_teams:
            return [tuple(seat % 2 for seat in range(self.players))]
        return [(0,) + (1,) * (self.players - 1), (1,) + (0,) * (self.players - 1)]


CARDS, SHORT, LIVE, TEAMS = (
    {"variant": "cards"},
    {"rules": "short"},
    {"tempo": "live"},
    {"teams": "2"},
)
SEATINGS = (
    *(Seating("zylatron", n) for n in (3, 4)),
    *(Seating("zylatron", n, SHORT) for n in (2, 3, 4)),
    *(Seating("astroplane", n) for n in (3, 4)),
    *(Seating("astron", n) for n in (3, 4, 5, 6)),
    Seating("astron", 4, TEAMS, is_teams=True),
    Seating("situation7", 4, is_teams=True),
    Seating("situation7", 4, LIVE, is_teams=True),
    *(Seating("spacewalk", n) for n in (3, 4, 5)),
    *(Seating("spacewalk", n, CARDS) for n in (2, 3, 4, 5)),
)  # longest to compile first


def ladders(pairs: Sequence[tuple[str, str]], only: Sequence[str], n_games: int) -> list[Meeting]:
    """All meetings of (higher, lower) at the games wanted."""
    return [
        Meeting(seating.game, pair, n_games, dict(seating.options), line_up)
        for seating in SEATINGS
        if not only or seating.game in only or f"{seating.game}{seating.players}" in only
        for pair in pairs
        for line_up in seating.line_ups()
    ]


def next_block(meetings: Sequence[Meeting]) -> Meeting | None:
    """A few blocks of every meeting, then whichever has the least of what is wanted."""
    open_ones = [m for m in meetings if len(m.line_up) * m.n_asked < m.wanted]

    def order(meeting: Meeting) -> tuple[bool, float]:
        return meeting.n_asked >= MIN_BLOCKS, len(
            meeting.line_up
        ) * meeting.n_asked / meeting.wanted

    return min(open_ones, key=order, default=None)


# The tables


def higher_share(found: dict[str, Any]) -> tuple[float, float, float, float]:
    """What one seat of the higher rank wins, its interval, and what is even for it.

    Where one of the lower rank sits among the higher, these share what it leaves.
    """
    line_up = found.get("line_up", PAIR)
    n_first = line_up.count(0)
    return tuple(found[name] / n_first for name in ("share", "low", "high")) + (1 / len(line_up),)  # type: ignore[return-value]


def cell(found: dict[str, Any]) -> str:
    """The share of the first, and its interval."""
    if not found["games"]:
        return ""
    told = f"{found['share']:.0%} ({found['low']:.0%} to {found['high']:.0%}), {found['games']}"
    return f"**{told}**" if found["low"] > found.get("even", 0.5) else told


def name_of(found: dict[str, Any]) -> str:
    """A game and its options in words."""
    return " ".join([found["game"], *map(str, found["options"].values())])


def tables(found: dict[str, Any]) -> str:
    """A table for each pair of neighbours: a row a game, a column a line-up."""
    pairs = dict.fromkeys(tuple(m["bots"]) for m in found["meetings"].values())
    return "\n\n".join(_table(found, pair) for pair in pairs)


def _table(found: dict[str, Any], pair: tuple[str, ...]) -> str:
    high, low = pair
    mine = [m for m in found["meetings"].values() if tuple(m["bots"]) == pair and m["games"]]
    rows: dict[tuple[str, int], dict[str, str]] = {}
    for m in mine:
        line_up = m.get("line_up", list(PAIR))
        row = rows.setdefault((name_of(m), len(line_up)), {})
        n_first = line_up.count(0)
        column = (
            "team" if 2 * n_first == len(line_up) else ("one" if n_first == 1 else "all but one")
        )
        row[column] = f"{cell(m)}, even {m.get('even', 0.5):.0%}"
    lines = [
        f"| {high} : {low} | players | one {high} | one {low}: the others | pair or team |",
        "| --- | --- | --- | --- | --- |",
    ]
    for (name, players), row in sorted(rows.items()):
        cells = [row.get(column, "") for column in ("one", "all but one", "team")]
        lines.append(f"| {name} | {players} | {' | '.join(cells)} |")
    return "\n".join(lines)


def pairs_of(text: str) -> list[tuple[str, str]]:
    """`HIGHER:LOWER,...`, or all neighbours."""
    if not text:
        return [(high, low) for low, high in pairwise(level_names())]
    found = [tuple(pair.split(":")) for pair in text.split(",")]
    return [(high, low) for high, low in found]


def main() -> None:
    """Play or show."""
    parser = argparse.ArgumentParser(description="How strong the ranks are, several players.")
    parser.add_argument("--seconds", type=float, default=480.0, help="wall clock, compiling too")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("opponents.json"))
    parser.add_argument("--games", type=int, default=WANTED, help="of each meeting")
    parser.add_argument("--only", default="", metavar="GAME,GAME3,...")
    parser.add_argument("--pairs", default="", metavar="HIGHER:LOWER,...")
    parser.add_argument("--show", type=Path, metavar="FILE.json")
    options = parser.parse_args()
    if options.show:
        print(tables(json.loads(options.show.read_text("utf-8"))))
        return
    only = options.only.split(",") if options.only else []
    meetings = ladders(pairs_of(options.pairs), only, options.games)
    farm = Farm(meetings, next_block, options.out)
    farm.run(options.seconds, options.processes)
    print(f"{sum(m.n_games for m in farm.meetings.values())} games in {options.out}")
    sys.exit("\n".join(farm.errors))


if __name__ == "__main__":
    main()
