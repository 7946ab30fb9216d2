"""Lessons over HTTP: where somebody is and what they did; what they see and are told.

An answer says all that a page needs. Whoever has the rules, a browser among others, can give it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from orrery.core.seen import Seen
from orrery.server.protocol.seen import Happened
from orrery.server.protocol.texts import TEXT, ActionText
from orrery.server.protocol.texts import Word as Name

PositionText = Annotated[str, Meta(max_length=2000, pattern=TEXT)]
StepNumber = Annotated[int, Meta(ge=0, le=1000)]


class LessonQuestion(Struct, forbid_unknown_fields=True):
    """A step of a lesson and the actions in it: those that stand, and a new one."""

    game: Name
    lesson: Name  # or the id of an exercise
    step: StepNumber = 0
    start: PositionText = ""  # `next_start` of the answer before
    actions: Annotated[list[ActionText], Meta(max_length=40)] = field(default_factory=list)
    answered: StepNumber | None = None  # live: the others came after this many of the actions
    what_if: bool = False  # what would come if nothing were done


class LessonScene(Struct, frozen=True):
    """An action of somebody, and the position after it."""

    entry: Happened
    view: Seen


class OpeningSeen(Struct, frozen=True):
    """The table to which a lesson leads."""

    players: int
    bots: list[str]
    options: dict[str, Any]


class LessonSeen(Struct, frozen=True):
    """What the person sees and is told. `scenes` lead on from `view`, one after the other."""

    id: str  # of the step
    n_steps: int
    seat: int  # whose eyes
    seat_names: list[str]
    verdict: str  # begin, go on, done, wrong, refused, late, threat
    text: str  # the task
    say: str  # to the last action
    clause: str  # where to read more about it
    hint: str
    kept: list[str]  # the actions that stand
    view: Seen
    scenes: list[LessonScene]
    show: list[str]  # what glows
    tray: list[str]  # pieces that are shown; empty: all
    after: float  # live: seconds until the others come; 0: in turns
    is_race: bool  # who comes second is refused
    next_action: str  # what would be good to do; empty if nothing is known
    next_start: str  # for the next question, if the next step continues
    opening: OpeningSeen | None  # of the last step
    has_threat: bool = False  # one may ask what would come if nothing were done
    options: dict[str, Any] = {}  # of the table that the position is of, for the glossary


class LessonHead(Struct, frozen=True):
    """A lesson by name."""

    id: str
    kind: str  # first, second or exercise
    title: str  # of an exercise: its task
    steps: list[str]  # their ids


class CourseSeen(Struct, frozen=True):
    """All lessons and exercises of a game; none where it brings none."""

    game: str
    lessons: list[LessonHead]
