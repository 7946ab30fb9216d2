"""Chances are read as they came true, and a fit is tested on games it has not seen."""

from __future__ import annotations

import math
import random

import pytest

from orrery.analysis.calibration import PLAIN, Fit, fit_of
from orrery.analysis.judge import Opinion, read_opinion, read_shares
from orrery.analysis.nature import Draw, Weighed
from orrery.analysis.report import Report, SeatReport, StepReport
from orrery.lab.calibration import fitted, held_out, read_report
from orrery.lab.honesty import Honesty


def overconfident(n_games: int, slope: float) -> Honesty:
    """Games in which what is told is surer than it should be."""
    draw, found = random.Random(3), Honesty(n_games=n_games)
    for game in range(n_games):
        told = draw.uniform(0.05, 0.95)
        true = 1 / (1 + math.exp(-slope * math.log(told / (1 - told))))
        won = float(draw.random() < true)
        found.told += [(told, won, game), (1 - told, 1 - won, game)]
    return found


def test_a_fit_finds_how_far_chances_are_overdone():
    fit = fitted(overconfident(4000, 0.5).told, 4000, 1)
    assert fit(0.8) == pytest.approx(2 / 3, abs=0.03)
    assert fitted(overconfident(4000, 1.0).told, 4000, 1)(0.8) == pytest.approx(0.8, abs=0.03)


def test_games_left_out_are_told_honestly():
    raw = overconfident(4000, 0.5)
    worst = max(abs(one.told - one.won) for one in raw.tenths() if one is not None)
    read = held_out(raw)
    left = max(abs(one.told - one.won) for one in read.tenths() if one is not None and one.n > 400)
    assert len(read.told) == len(raw.told)
    assert worst > 0.12
    assert left < 0.05


def test_a_fit_keeps_what_is_even_sure_and_better():
    fit = Fit(0.3, 0.02, 100, 256)
    assert fit(0.5) == 0.5
    assert (fit(0.0), fit(1.0)) == (0.0, 1.0)
    assert fit(0.3) + fit(0.7) == pytest.approx(1.0)
    told = [n / 100 for n in range(101)]
    assert sorted(map(fit, told)) == list(map(fit, told))


def test_a_judge_reads_shares_and_opinions_by_the_fit():
    fit = Fit(0.5, 0.0, 1, 1)
    assert read_shares(PLAIN, (0.8, 0.2)) == (0.8, 0.2)
    assert read_shares(fit, (0.8, 0.2)) == (0.6667, 0.3333)
    read = read_opinion(fit, Opinion(7, 0.8, None, []))
    assert (read.best, round(read.share, 4), read.played_share) == (7, 0.6667, None)
    assert read_opinion(fit, Opinion(7, 0.8, 0.8, [])).played_share == read.share


def test_only_games_of_two_are_calibrated():
    assert fit_of("zylatron", 2) is not PLAIN
    assert fit_of("zylatron", 3) is PLAIN
    assert fit_of("connect_four", 2) is PLAIN


def test_a_kept_report_is_read_as_if_it_had_been_told_so():
    steps = [
        StepReport(1, 0, "choice", 0.3, [], "a", 0.8),
        StepReport(2, -1, "nature", 0.0, [0.3, -0.3]),
    ]
    seats = [SeatReport(0, 1, 0, 0.3, 0.3, 26.0), SeatReport(1, 0, 0, 0.0, -0.3, None)]
    shares = [[0.8, 0.2], [0.5, 0.5], [0.8, 0.2]]
    report = Report(2, "g", 1, 1, 2, False, 0, [0, 1, 2], shares, steps, seats, [])
    draws = {2: Draw((0.8, 0.2), [Weighed(1.0, (0, 1), (0.5, 0.5))])}
    read = read_report(report, Fit(0.5, 0.0, 1, 1), draws)
    assert read.shares[0] == [0.6667, 0.3333]
    assert read.steps[0].cost == pytest.approx(0.6667 - 0.5, abs=1e-3)
    assert read.seats[0].luck == pytest.approx(0.1667, abs=1e-3)
    assert read.seats[0].accuracy > 26
    assert read.seats[0].rest == pytest.approx(read.seats[0].cost - read.seats[0].luck)
    assert read_report(report, PLAIN, draws).shares == shares
