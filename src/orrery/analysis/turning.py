"""Turning points: the action after which a seat's chance was no longer what it had been."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from orrery.analysis.survey import Survey

LEAST = 0.08  # a smaller change turns nothing


@dataclass(frozen=True)
class TurningPoint:
    """One action, and a seat's chance before and after it."""

    n: int
    """The action's number, from 1: it leads from position n - 1 to position n."""
    seat: int
    before: float
    after: float


def turning_point(survey: Survey, seat: int, has_won: bool) -> TurningPoint | None:
    """The greatest lasting rise of a seat that won, or fall of one that did not; or None."""
    curve, sign = survey.curve, 1 if has_won else -1
    swings = {step: sign * curve.swing(*step, seat) for step in survey.closer_steps()}
    best = max(swings, key=lambda step: (swings[step], -step[1]), default=None)
    if best is None or swings[best] < LEAST:
        return None
    before, after = best
    return TurningPoint(after, seat, curve.shares(before)[seat], curve.shares(after)[seat])


def turning_points(survey: Survey, winners: Iterable[int]) -> list[TurningPoint]:
    """One for each seat that has one."""
    won = set(winners)
    found = (turning_point(survey, seat, seat in won) for seat in range(survey.n_seats))
    return [point for point in found if point is not None]
