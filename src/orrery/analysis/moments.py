"""Moments: the few steps that changed a game most, choices and luck alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from orrery.analysis.steps import JudgedStep, Sort

MOST = 3
LEAST = 0.05  # a smaller change is no moment


@dataclass(frozen=True)
class Moment:
    """One step, whom it touched most, and by how much."""

    n: int
    seat: int
    """Who lost a chance by its own choice, or was touched most by nature."""
    change: float
    is_luck: bool


def moments(steps: Sequence[JudgedStep], most: int = MOST) -> list[Moment]:
    """The greatest, in the order of the game."""
    found = [moment for step in steps for moment in moments_of(step)]
    greatest = sorted(found, key=lambda moment: (-abs(moment.change), moment.n))[:most]
    return sorted(greatest, key=lambda moment: moment.n)


def moments_of(step: JudgedStep) -> Iterable[Moment]:
    """That of a step, if it changed much."""
    if step.sort is Sort.CHOICE and step.cost >= LEAST:
        yield Moment(step.n, step.seat, -step.cost, is_luck=False)
    if step.sort is Sort.NATURE:
        seat = max(range(len(step.luck)), key=lambda one: abs(step.luck[one]))
        if abs(step.luck[seat]) >= LEAST:
            yield Moment(step.n, seat, step.luck[seat], is_luck=True)
