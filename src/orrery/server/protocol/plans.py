"""What HTTP says of plans (conditional moves)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Action = Annotated[str, Meta(min_length=1, max_length=200)]
Actions = Annotated[list[Action], Meta(max_length=40)]


class Branch(Struct, frozen=True):
    """When the others do this until it is my turn, I do that; and then perhaps more."""

    on: Actions
    do: Actions
    then: Annotated[list[Branch], Meta(max_length=64)] = []


class PlanSeen(Struct, frozen=True):
    """The plan of one's seat."""

    branches: list[Branch]


class PlanWish(Struct, frozen=True):
    """A plan in place of the old one; no branches: none."""

    branches: Annotated[list[Branch], Meta(max_length=64)]
    seat: int | None = None


class PathAsked(Struct, frozen=True):
    """What could follow some actions from here?"""

    actions: Annotated[list[Action], Meta(max_length=320)]
    seat: int | None = None


class ActionSeen(Struct, frozen=True):
    """A legal action as it is typed, and in plain words."""

    action: str
    words: str


class PathSeen(Struct, frozen=True):
    """Whose turn it would be, and what they could do; several or nobody: none."""

    to_act: list[int]
    is_mine: bool
    actions: list[ActionSeen]
