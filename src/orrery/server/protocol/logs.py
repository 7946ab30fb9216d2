"""A log that somebody brings along, to look at it: what is asked, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

Steps = Annotated[int, Meta(ge=0, le=100_000)]


class LogQuestion(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    """The text of a log file, and which of its steps are wanted, through whose eyes."""

    log: str
    viewer: str = "open"
    first: Steps = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50


class LogSeen(Struct, frozen=True):
    """A game as its log tells it."""

    game: str
    seat_names: list[str]
    options: dict[str, Any]
    is_over: bool  # by the rules
    winners: list[int]
    n_steps: int
    steps: list[Raw]  # as in a replay of a table
    position: str  # the text of the first of them, nothing hidden
