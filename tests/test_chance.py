"""Chance: the small generator of playouts and the stream anyone can recompute."""

from __future__ import annotations

import numpy as np
import pytest

from orrery.core.chance import ChanceStream, draw, draw_weighted, game_seed, new_rng
from orrery.core.runs import seeds_for


def test_draws_are_in_range_and_about_even():
    rng = new_rng(1)
    counts = np.bincount([draw(rng, 6) for _ in range(6000)], minlength=6)
    assert counts.sum() == 6000
    assert counts.min() > 850


def test_weighted_draws_follow_their_weights():
    rng = new_rng(2)
    weights = np.array([1, 0, 3], np.int32)
    counts = np.bincount([draw_weighted(rng, weights, 3) for _ in range(4000)], minlength=3)
    assert counts[1] == 0
    assert 2.5 < counts[2] / counts[0] < 3.6


def test_seeds_of_a_batch_do_not_depend_on_how_it_is_split():
    whole = seeds_for(5, 0, 100).tolist()
    assert whole == seeds_for(5, 0, 40).tolist() + seeds_for(5, 40, 60).tolist()
    assert whole == [game_seed(5, index) for index in range(100)]
    assert len(set(whole)) == 100


def test_a_stream_follows_from_its_seed_and_position_alone():
    one = ChanceStream("seed")
    drawn = [one.pick([1, 1, 1, 1]) for _ in range(20)]
    assert [ChanceStream("seed", at).pick([1, 1, 1, 1]) for at in range(20)] == drawn
    assert [ChanceStream("other", at).pick([1, 1, 1, 1]) for at in range(20)] != drawn
    assert set(drawn) == {0, 1, 2, 3}


def test_a_stream_never_picks_weight_zero_and_refuses_nothing_at_all():
    stream = ChanceStream(3)
    assert {stream.pick([0, 2, 0, 1]) for _ in range(50)} == {1, 3}
    with pytest.raises(ZeroDivisionError):
        stream.pick([])
