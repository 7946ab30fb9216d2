"""A balance: one seat's choices, luck and accuracy over a whole game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from orrery.analysis.steps import JudgedStep, Sort

RIGHT = 0.02  # a choice that costs less is as good as the best


@dataclass(frozen=True)
class Balance:
    """What a seat did, and what was done to it."""

    seat: int
    n_choices: int
    n_right: int
    cost: float
    """All it gave away, in shares of a win; may be more than 1 over a long game."""
    luck: float
    """All that nature gave it, or took."""
    rest: float
    """All else that its chance changed: others' choices, and what the search did not foresee."""
    accuracy: float | None
    """0 to 100; None where nothing was to choose."""


def balances(steps: Sequence[JudgedStep], changes: Sequence[float]) -> list[Balance]:
    """One for each seat; `changes` of its chance from the beginning to the end."""
    return [balance(steps, seat, change) for seat, change in enumerate(changes)]


def balance(steps: Sequence[JudgedStep], seat: int, change: float) -> Balance:
    """That of one seat: its change is luck less cost, and the rest."""
    costs = [step.cost for step in steps if step.sort is Sort.CHOICE and step.seat == seat]
    luck = sum(step.luck[seat] for step in steps if step.sort is Sort.NATURE)
    marks = [accuracy_of(cost) for cost in costs]
    return Balance(
        seat=seat,
        n_choices=len(costs),
        n_right=sum(cost < RIGHT for cost in costs),
        cost=round(sum(costs), 4),
        luck=round(luck, 4),
        rest=round(change - luck + sum(costs), 4),
        accuracy=round(sum(marks) / len(marks), 1) if marks else None,
    )


def accuracy_of(cost: float) -> float:
    """100 for the best action, 64 for one that costs 10 points of a hundred, 0 for a thrown win.

    The curve that lichess uses for chess, so that a number means about the same.
    """
    return max(0.0, min(100.0, 103.1668 * math.exp(-4.354 * cost) - 3.1669))
