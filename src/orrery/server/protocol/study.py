"""Positions and puzzles over HTTP: an answer says all that a page needs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from orrery.analysis.puzzles import Puzzle
from orrery.core.seen import Seen
from orrery.server.protocol.lessons import PositionText
from orrery.server.protocol.replies import HintLine
from orrery.server.protocol.seen import SeenEvent
from orrery.server.protocol.texts import ActionText
from orrery.server.protocol.texts import Word as Name

SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class PathStep(Struct, forbid_unknown_fields=True):
    """An action on the way to a position."""

    action: ActionText
    seat: SeatNumber | None = None  # who acts; None: whoever is first to act


class StudyQuestion(Struct, forbid_unknown_fields=True):
    """A position, and an action to play there."""

    game: Name
    position: PositionText = ""  # empty: as a game begins
    path: Annotated[list[PathStep], Meta(max_length=1000)] = field(default_factory=list)
    """What is played there first."""
    seat: SeatNumber | None = None  # who acts; None: whoever is first to act
    action: ActionText = ""  # empty: only look
    best: bool = False  # ask what is best, too


class StudySeen(Struct, frozen=True):
    """The position after the action, as the seat to act sees it."""

    position: str
    seat: int  # to act, or the one who acted last
    seat_names: list[str]
    view: Seen
    events: list[SeenEvent]  # what the action made happen, nature's answer included
    refusal: str = ""  # why the action is not legal; the position is the old one then
    clause: str = ""  # of the rules
    lines: list[HintLine] = field(default_factory=list)  # what is best, if that was asked


class PositionSeen(Struct, frozen=True):
    """A position of a finished game, whole, to study it."""

    game: str
    position: str


class PuzzlesSeen(Struct, frozen=True):
    """The puzzles of a game, easiest first, and today's."""

    game: str
    puzzles: list[Puzzle]
    today: int | None  # its number; None: there are none
