"""What a lesson is made of: the fields of lessons.toml. Authority for their meaning."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

CONTINUE = "continue"
AFTER_THE_ANSWER = "after the answer"
MISSES_THE_GOAL = "goal"
ANOTHER_IDEA = "other"


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """What all parts share: a field that nobody knows is refused."""


class Mistake(Part, frozen=True, rename={"tried": "try"}):
    """A usual mistake: refused by a clause, or legal and worse in the way it says."""

    tried: str | list[str]
    refused: str = ""  # the clause
    clause: str = ""  # of a legal one: where to read more
    worse: str = ""  # "goal": misses it; "other": another idea; else a condition that comes true
    then: list[str] = []  # how the others answer it

    @property
    def way(self) -> list[str]:
        """The actions in order."""
        return way_of(self.tried)


class Threat(Part, frozen=True):
    """What comes if nothing is done about it."""

    line: list[str]  # "blue: go 8,4"
    happens: str


class Opening(Part, frozen=True):
    """The table that the last step leads to."""

    players: int
    bots: list[str]
    options: dict[str, Any] = {}


class Step(Part, frozen=True):
    """One idea, and a deed that shows it."""

    id: str
    seat: str = ""  # where it is not the lesson's
    position: str = CONTINUE  # or the table as the step before left it
    show: list[str] = []  # what glows
    do: list[str | list[str]] = []  # the ways that count
    goal: list[str] = []  # conditions that must all hold
    judge: Literal["", "after the answer"] = ""
    only: bool = False  # no other way reaches the goal, which a search proves
    answer: list[str] = []  # what the others do then: "blue: move 10"
    chance: list[str] = []  # what nature draws, in order
    mistakes: list[Mistake] = []
    threat: Threat | None = None
    forbids: list[str] = []  # "green: place 1.1 S7-17": what the others may not do now
    tray: list[str] = []  # pieces that are shown, where the game has many
    after: float = 0  # live: seconds until the answer comes; 0: in turns
    rival: list[str] = []  # live: comes in place of the answer if the person is not done by then
    late: str = ""  # the clause that refuses the person's own try after that
    play: Opening | None = None

    @property
    def ways(self) -> list[list[str]]:
        """The accepted ways, each a list of actions."""
        return [way_of(way) for way in self.do]

    @property
    def continues(self) -> bool:
        """It takes up the table that the step before left."""
        return self.position == CONTINUE

    @property
    def others(self) -> list[str]:
        """In live play: what the others do when the time has come."""
        return self.rival or self.answer


class Lesson(Part, frozen=True, rename={"steps": "step"}):
    """A guided game."""

    id: str
    kind: Literal["first", "second"]
    seat: str
    steps: list[Step]


class Course(Part, frozen=True):
    """All that a game teaches."""

    game: str
    seat: str
    lessons: list[Lesson]
    exercises: list[Step]  # each stands alone

    def lesson(self, lesson: str) -> list[Step]:
        """The steps of a lesson, or of an exercise: the one."""
        for one in self.lessons:
            if one.id == lesson:
                return one.steps
        return [one for one in self.exercises if one.id == lesson]

    def seat_of(self, lesson: str, step: Step) -> str:
        """Who the person is in a step."""
        seats = {one.id: one.seat for one in self.lessons}
        return step.seat or seats.get(lesson, self.seat)

    @property
    def ids(self) -> list[str]:
        """Lessons, then exercises."""
        return [one.id for one in self.lessons] + [one.id for one in self.exercises]


def way_of(way: str | list[str]) -> list[str]:
    """A way of one action may be written without a list."""
    return [way] if isinstance(way, str) else list(way)


def seat_and_action(line: str) -> tuple[str, str]:
    """`blue: move 10` as a seat and an action."""
    seat, _, action = line.partition(": ")
    return seat, action
