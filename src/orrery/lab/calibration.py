"""Fits what was told to what came true, and tests a fit on games it has not seen."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec
import numpy as np
import numpy.typing as npt

from orrery.analysis.balance import accuracy_of
from orrery.analysis.calibration import SURE, Fit
from orrery.analysis.nature import Draw
from orrery.analysis.report import Report, SeatReport, StepReport
from orrery.lab.honesty import Honesty

FOLDS = 5
STEPS = 60
CUBE = 10.0  # brings the cubes of odds near the odds
PRIOR = 0.01  # keeps the fit of few games from running away

Told = Sequence[tuple[float, float, int]]
"""(chance, share of the win that came of it, number of the game)"""


def fitted(told: Told, games: int, iterations: int) -> Fit:
    """The fit under which what came true is most likely (logistic regression, Newton's method)."""
    shares = np.clip(np.array([one[0] for one in told]), SURE, 1 - SURE)
    won = np.array([one[1] for one in told])
    odds = np.log(shares / (1 - shares))
    slope, bend = _solved(np.stack([odds, odds**3 / CUBE], axis=1), won)
    if bend < 0:  # then the better side might become the worse one
        (slope,), bend = _solved(odds[:, None], won), 0.0
    return Fit(round(slope, 4), round(bend / CUBE, 5), games, iterations)


def _solved(columns: npt.NDArray[np.float64], won: npt.NDArray[np.float64]) -> list[float]:
    found = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        found = found + _newton(columns, won, found)
    return [float(one) for one in found]


def _newton(
    columns: npt.NDArray[np.float64], won: npt.NDArray[np.float64], at: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    guess = 1 / (1 + np.exp(-np.clip(columns @ at, -30, 30)))
    slope = columns.T @ (won - guess) - PRIOR * at
    curve = (columns * (guess * (1 - guess))[:, None]).T @ columns + PRIOR * np.eye(len(at))
    return np.asarray(np.linalg.solve(curve, slope))


def held_out(found: Honesty) -> Honesty:
    """The chances of each fifth of the games, read by a fit of the other four."""
    read = replace(found, told=[])
    for fold in range(FOLDS):
        others = [one for one in found.told if one[2] % FOLDS != fold]
        fit = fitted(others, 0, 0)
        read.told += [(fit(p), won, game) for p, won, game in found.told if game % FOLDS == fold]
    return read


# A report read again


def read_report(report: Report, fit: Fit, draws: Mapping[int, Draw]) -> Report:
    """A report of plain chances, with nature's draws, as it would have been told with a fit."""
    shares = [[round(fit(share), 4) for share in each] for each in report.shares]
    steps = [_read_step(step, fit, draws) for step in report.steps]
    changes = [end - start for start, end in zip(shares[0], shares[-1], strict=True)]
    seats = [_read_seat(seat, steps, changes[seat.seat]) for seat in report.seats]
    return msgspec.structs.replace(report, shares=shares, steps=steps, seats=seats)


def _read_step(step: StepReport, fit: Fit, draws: Mapping[int, Draw]) -> StepReport:
    if step.luck:
        luck = draws[step.n].luck(len(step.luck), fit)
        return msgspec.structs.replace(step, luck=list(luck))
    if not step.best:
        return step
    cost = max(0.0, fit(step.share) - fit(min(1.0, max(0.0, step.share - step.cost))))
    return msgspec.structs.replace(step, cost=cost, share=fit(step.share))


def _read_seat(seat: SeatReport, steps: Sequence[StepReport], change: float) -> SeatReport:
    costs = [step.cost for step in steps if step.best and step.seat == seat.seat]
    luck = math.fsum(step.luck[seat.seat] for step in steps if step.luck)
    marks = [accuracy_of(cost) for cost in costs]
    accuracy = sum(marks) / len(marks) if marks else None
    cost, rest = sum(costs), change - luck + sum(costs)
    return msgspec.structs.replace(seat, cost=cost, luck=luck, accuracy=accuracy, rest=rest)
