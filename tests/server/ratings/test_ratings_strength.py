"""Strength: the arithmetic of ratings, and that its intervals mean what they say."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest

from orrery.server.ratings.strength import (
    NEWCOMER,
    START_SPREAD,
    Strength,
    after_game,
    chances,
    fixed,
    rested,
)

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
import ratings as simulation


def test_four_hundred_points_are_odds_of_ten_to_one():
    strong, weak = chances([1900, 1500])
    assert strong / weak == pytest.approx(10)


def test_a_bot_is_not_changed_and_a_player_is():
    bot, player = after_game([fixed(1700), NEWCOMER], {1})
    assert bot == fixed(1700)
    assert player.middle > 1600
    assert player.spread < START_SPREAD


def test_more_is_learnt_from_what_was_not_expected():
    expected = after_game([Strength(1800, 100), fixed(1500)], {0})[0].middle - 1800
    surprise = 1800 - after_game([Strength(1800, 100), fixed(1500)], {1})[0].middle
    assert 0 < 4 * expected < surprise


def test_a_shared_win_of_equals_changes_nobody_and_makes_both_surer():
    one, other = after_game([Strength(1500, 200), Strength(1500, 200)], {0, 1})
    assert one.middle == pytest.approx(1500)
    assert one == other
    assert one.spread < 200


def test_an_opponent_of_whom_nothing_is_known_teaches_less():
    known = after_game([Strength(1500, 200), fixed(1500)], {0})[0]
    unknown = after_game([Strength(1500, 200), Strength(1500, 350)], {0})[0]
    assert known.spread < unknown.spread
    assert known.middle > unknown.middle


def test_the_closed_form_is_the_inverse_of_the_information():
    """By brute force: the posterior of two seats on a grid has this width at its top."""
    before = [Strength(1550, 120), Strength(1450, 90)]
    after = after_game(before, {1})
    points, h = 400 / math.log(10), 1e-3

    def log_posterior(x, y):
        prior = -((x - 1550) ** 2) / 2 / 120**2 - (y - 1450) ** 2 / 2 / 90**2
        return prior + math.log(chances([x, y])[1])

    x, y = after[0].middle, after[1].middle
    assert (log_posterior(x + h, y) - log_posterior(x - h, y)) / 2 / h == pytest.approx(0, abs=1e-7)
    p = chances([x, y])
    a, b = 1 / 120**2 + p[0] * p[1] / points**2, 1 / 90**2 + p[0] * p[1] / points**2
    c = -p[0] * p[1] / points**2
    assert after[0].spread ** 2 == pytest.approx(b / (a * b - c * c))


def test_time_makes_unsure_up_to_a_newcomer():
    assert rested(Strength(1700, 60), 0).spread < rested(Strength(1700, 60), 30).spread
    assert rested(Strength(1700, 60), 10_000) == Strength(1700, START_SPREAD)


def test_intervals_hold_and_players_are_in_order():
    """A small simulation; benchmarks/ratings.py has the large one and the plot."""
    players, samples = simulation.simulate(6000, 150)
    assert simulation.order(players) > 0.97
    for name, n, _error, wide, narrow in simulation.table(samples):
        if n >= 500:
            assert 0.89 < wide < 0.995, name
            assert 0.68 < narrow < 0.93, name
