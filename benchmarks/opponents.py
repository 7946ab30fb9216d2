"""How strong the ranks are with any number of players: line-ups of two neighbours on the ladder.

    python benchmarks/opponents.py --seconds 600 --processes 16 --out benchmarks/opponents.json
    python benchmarks/opponents_page.py                                # the tables
    python benchmarks/opponents.py --pairs admiral/cut=0:captain --only astroplane --out FILE.json
    python benchmarks/opponents.py --open --seconds 520 --processes 16 --out FILE.json

With three players and more a rank meets the one below twice: one of the higher rank among the
lower, and one of the lower among the higher. Each sits in every seat, with equal chance. Where
seats form teams, a team of the one meets a team of the other. Budgets are in iterations, so the
same games are played anywhere; a second run with the same file goes on where the first stopped.

--open plays what a copy of opponents.json leaves in doubt: Admirals among Captains everywhere,
Grand Admirals among Admirals at the smallest tables, and the lower ranks with four players.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from farm import PAIR, Farm, Meeting
from points import Counted, estimate

from orrery.bots.levels import level_names

WANTED = 60
MIN_BLOCKS = 4  # of every meeting before any gets more
FEWEST = 2  # blocks that say anything
MOST, MOST_OF_LOWER = 240, 24  # games of a meeting that is in doubt


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


# What is in doubt


def open_ladders() -> list[Meeting]:
    """The meetings of --open."""
    *lower, highest, top = pairs_of("")
    return [
        *ladders([highest], [], MOST),
        *ladders([top], [smallest_table(game) for game in games()], MOST),
        *ladders(lower, [f"{game}4" for game in games()], MOST_OF_LOWER),
    ]


def games() -> list[str]:
    """All games."""
    return list(dict.fromkeys(one.game for one in SEATINGS))


def smallest_table(game: str) -> str:
    """A game with the fewest players that are more than two."""
    return f"{game}{min(one.players for one in SEATINGS if one.game == game and one.players > 2)}"


def most_doubtful(meetings: Sequence[Meeting]) -> Meeting | None:
    """Of the steps that are in doubt, the meeting that tells most for its time.

    Variances add up to the least where games are in proportion to 1 / sqrt(cost) (Neyman). What
    was never played comes first, once.
    """
    in_order = sorted(meetings, key=time_given)
    return next((m for m in in_order if is_doubtful(m, meetings)), None)


def time_given(meeting: Meeting) -> float:
    """How much it had already, in Neyman's measure."""
    if not meeting.shares:
        return math.inf if meeting.n_asked else 0.0
    return meeting.n_asked * math.sqrt(len(meeting.line_up) * meeting.pair_seconds)


def is_doubtful(meeting: Meeting, meetings: Sequence[Meeting]) -> bool:
    """Whether its step may be none: too few games, or an interval that holds 0."""
    if len(meeting.line_up) * meeting.n_asked >= meeting.wanted:
        return False
    step = [m for m in meetings if is_same_step(m, meeting)]
    if any(len(m.shares) < FEWEST for m in step):
        return True
    found = estimate([counted(m) for m in step])
    return found.low <= 0 <= found.high


def is_same_step(one: Meeting, other: Meeting) -> bool:
    """Whether two meetings are of the same ranks at the same table."""
    return (one.game, one.options, one.bots, len(one.line_up)) == (
        other.game, other.options, other.bots, len(other.line_up)
    )  # fmt: skip


def counted(meeting: Meeting) -> Counted:
    """A meeting as the model takes it."""
    n_first = meeting.line_up.count(0)
    won = meeting.share * meeting.n_games
    return Counted(n_first, len(meeting.line_up) - n_first, won, meeting.n_games)


def pairs_of(text: str) -> list[tuple[str, str]]:
    """`HIGHER:LOWER,...`, or all neighbours."""
    if not text:
        return [(high, low) for low, high in pairwise(level_names())]
    found = [tuple(pair.split(":")) for pair in text.split(",")]
    return [(high, low) for high, low in found]


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description="How strong the ranks are, several players.")
    parser.add_argument("--seconds", type=float, default=480.0, help="wall clock, compiling too")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("opponents.json"))
    parser.add_argument("--games", type=int, default=WANTED, help="of each meeting")
    parser.add_argument("--only", default="", metavar="GAME,GAME3,...")
    parser.add_argument("--pairs", default="", metavar="HIGHER:LOWER,...")
    parser.add_argument("--open", action="store_true", help="what is in doubt, nothing else")
    options = parser.parse_args()
    only = options.only.split(",") if options.only else []
    if options.open:
        farm = Farm(open_ladders(), most_doubtful, options.out)
    else:
        meetings = ladders(pairs_of(options.pairs), only, options.games)
        farm = Farm(meetings, next_block, options.out)
    farm.run(options.seconds, options.processes)
    print(f"{sum(m.n_games for m in farm.meetings.values())} games in {options.out}")
    sys.exit("\n".join(farm.errors))


if __name__ == "__main__":
    main()
