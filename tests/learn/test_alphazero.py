"""The AlphaZero example: learns on the small board, in seconds."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from orrery.envs import Batch

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "alphazero_connect_four.py"
sys.path.append(str(EXAMPLE.parent))

import alphazero_connect_four as alphazero  # noqa: E402

BOARD = "small"


@pytest.fixture(scope="module")
def learned() -> alphazero.Network:
    *_, last = alphazero.train(BOARD, generations=4, n_games=48, n=24, n_moves=30)
    return last


def test_it_beats_random_play(learned):
    assert alphazero.against_random(learned, BOARD, 16, 100) > 0.85


def last_moves(n: int):
    """Positions of random games before a winning move, as features and masks."""
    batch, found = Batch("connect_four", n, board=BOARD, seed=3), []
    for _ in range(40):
        features, masks, seats = (a.copy() for a in (batch.observations, batch.masks, batch.seats))
        batch.step(batch.random_actions())
        won = batch.rewards[np.arange(n), seats] > 0
        found += zip(features[won], masks[won], strict=True)
    return [np.array(column) for column in zip(*found, strict=True)]


def test_the_network_has_learned_where_games_are_won(learned):
    batch = Batch("connect_four", 1, board=BOARD)
    fresh = [alphazero.Network(batch, seed=seed) for seed in range(1, 5)]
    features, masks = last_moves(32)
    assert len(features) > 40
    untaught = [float(one.judge(features, masks)[1].mean()) for one in fresh]
    assert learned.judge(features, masks)[1].mean() > np.mean(untaught) + 0.1
    alone = [alphazero.against_random(one, BOARD, 0, 100) for one in fresh]
    assert alphazero.against_random(learned, BOARD, 0, 100) > np.mean(alone) + 0.05


def test_the_search_finds_a_win_in_one(learned):
    batch = Batch("connect_four", 1, board=BOARD)
    for column in (2, 0, 2, 0, 2, 1):
        batch.step([column])
    visits = alphazero.search(learned, batch.states, Batch("connect_four", 1, board=BOARD), 48)
    assert visits.sum() == 48
    assert int(np.argmax(visits)) == 2


def test_it_is_as_short_as_it_says():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 150
