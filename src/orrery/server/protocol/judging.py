"""A finished game that a person's device judges: what it is to search, and what it has found."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.server.protocol.answers import AnalysisSeen
from orrery.server.protocol.device import LevelSeen
from orrery.server.protocol.requests import ThoughtStep

MOST_LINE = 16
MOST_FOUND = 2000

Share = Annotated[float, Meta(ge=-0.001, le=1.001)]  # sums of many roundings


class SightSeen(Struct, frozen=True):
    """A position as one seat may know it."""

    seat: int
    state: bytes


class JudgeTask(Struct, frozen=True):
    """A position to search."""

    n: int  # after n actions
    iterations: int
    sights: list[SightSeen]  # each seat's where something is hidden, else one
    seat: int | None = None  # who decided there, if that is judged,
    played: int = 0  # and what was played
    other: int | None = None  # nature's action that might have led to n instead of what came


class DeviceOpinion(Struct, frozen=True):
    """What the search thinks of a decision; see `analysis.judge.Opinion`."""

    best: int
    share: Share
    played_share: Share | None
    line: Annotated[list[ThoughtStep], Meta(max_length=MOST_LINE)]  # until nature acts


class Judged(Struct, frozen=True):
    """What a device has found of a position, as its search tells it: not calibrated or rounded."""

    n: int
    iterations: int
    shares: Annotated[list[Share], Meta(max_length=16)]  # by seat
    opinion: DeviceOpinion | None = None
    other: int | None = None  # as the task says


class JudgingOrder(Struct, frozen=True):
    """What a device has found so far: of nothing at first."""

    found: Annotated[list[Judged], Meta(max_length=MOST_FOUND)] = []
    captain: bool = False  # every position longer, at least as long as a Captain thinks


class JudgingSeen(Struct, frozen=True):
    """What is left to search; once nothing is, what it all says."""

    tasks: list[JudgeTask]
    done: int  # positions that are judged,
    total: int  # of this many, as far as can be known
    n_seats: int
    level: LevelSeen  # how it is searched; how long is said by each task
    seed: int
    line: int  # actions of a best line that are told
    looked_at: int  # visits that make an action's value worth something
    analysis: AnalysisSeen | None = None
