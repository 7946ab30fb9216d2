"""Chances as they are read: the better stays the better, up to the ends; and how sure a miss is."""

from __future__ import annotations

import pytest

from orrery.analysis.calibration import fit_of
from orrery.lab.honesty import Honesty, Tenth

GAMES = ["spacewalk", "astron", "astroplane", "situation7", "zylatron"]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_as_better_is_never_read_as_worse(game):
    fit = fit_of(game, 2)
    read = [fit(n / 10_000) for n in range(10_001)]
    assert read == sorted(read)
    assert (read[0], read[5_000], read[-1]) == (0.0, 0.5, 1.0)


def tenth(told: list[tuple[float, float, int]]) -> Tenth:
    found = Honesty(told=told).tenths()[7]
    assert found is not None
    return found


def test_a_miss_is_as_sure_as_games_make_it_not_positions():
    games = [(0.75, float(game % 2), game) for game in range(100)]
    few = tenth(games)
    many = tenth([one for one in games for _ in range(50)])
    assert few.miss == pytest.approx(-0.25)
    assert few.interval == pytest.approx((-0.25 - 1.96 * 0.05, -0.25 + 1.96 * 0.05))
    assert many.interval == pytest.approx(few.interval)
    assert (many.n, many.games) == (5_000, 100)


def test_a_miss_is_less_sure_where_what_was_told_differs_from_what_came():
    apart = tenth([(0.71, 1.0, 0), (0.79, 0.0, 1)])
    alike = tenth([(0.71, 0.0, 0), (0.79, 1.0, 1)])
    assert apart.error == alike.error
    assert apart.miss_error > alike.miss_error
