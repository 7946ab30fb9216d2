"""Groups: who of those who wait should sit down together. The longer somebody waits, the wider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FIRST_GAP, PER_SECOND = 150.0, 15.0  # points between two players, and how that widens
BOTS_AFTER = 30.0  # seconds until bots are offered


class Waiting(NamedTuple):
    """Somebody who looks for others."""

    guest: str
    strength: float
    seconds: float  # so far
    takes_bots: bool  # at tables for three and more, bots may fill what is empty


class Group(NamedTuple):
    """Those who sit down together, and how many bots with them."""

    people: list[Waiting]
    n_bots: int


def gap(one: Waiting, other: Waiting) -> float:
    """How far apart two may be, as patient as the one who has waited longer is."""
    return FIRST_GAP + PER_SECOND * max(one.seconds, other.seconds)


def group_of(me: Waiting, others: Sequence[Waiting], n_seats: int) -> Group | None:
    """A group in which nobody has waited longer than I; None while there is none."""
    younger = [one for one in others if (one.seconds, me.guest) <= (me.seconds, one.guest)]
    near = [one for one in younger if abs(one.strength - me.strength) <= gap(me, one)]
    near.sort(key=lambda one: (-one.seconds, abs(one.strength - me.strength), one.guest))
    people = [me, *near[: n_seats - 1]]
    if len(people) == n_seats:
        return Group(people, 0)
    if n_seats > 2 and me.takes_bots and me.seconds >= BOTS_AFTER:
        return _with_bots([one for one in people if one.takes_bots], n_seats)
    return None


def _with_bots(agreed: list[Waiting], n_seats: int) -> Group | None:
    """Those who agree to bots, and bots; whoever does not goes on waiting. Alone is no table."""
    return Group(agreed, n_seats - len(agreed)) if len(agreed) >= 2 else None
