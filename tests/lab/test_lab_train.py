"""The worked example of learning runs, and learns from the right rewards."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_spacewalk.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_spacewalk", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    torch.set_num_threads(1)
    return module


def test_rewards_go_back_to_the_decisions_of_their_game(example):
    """Five decisions in one row: a game of three that seat 0 wins, then one not yet over."""
    rewards = torch.zeros(5, 1, 2)
    rewards[2, 0] = torch.tensor([1.0, -1.0])
    rollout = example.Rollout(
        *(torch.zeros(5, 1) for _ in range(5)),
        seats=torch.tensor([[0], [1], [0], [0], [1]]),
        ended=torch.tensor([[False], [False], [True], [False], [False]]),
        rewards=rewards,
    )
    found, known = example.returns(rollout)
    assert found.flatten().tolist() == [1, -1, 1, 0, 0]
    assert known.flatten().tolist() == [True, True, True, False, False]


def test_what_went_better_than_expected_becomes_more_likely(example):
    torch.manual_seed(3)
    batch = example.Batch("spacewalk", size=16, players=2, seed=3)
    network = example.Network(batch.observations.shape[1], batch.n_actions)
    rollout = example.play(batch, network, 120)
    wanted, known = example.returns(rollout)
    assert known.sum() > 500
    assert set(wanted[known].tolist()) <= {-1.0, 0.0, 1.0}
    example.learn(network, torch.optim.Adam(network.parameters(), lr=1e-3), rollout)
    choice, _ = network(rollout.seen, rollout.masks)
    change = choice.log_prob(rollout.actions) - rollout.chances
    assert change[known & (wanted > 0)].mean() > change[known & (wanted < 0)].mean()


def test_a_short_training_is_repeatable(example):
    share = example.train(iterations=1, size=8, n_steps=100, seed=1, n_games=20)
    assert 0 < share < 1
    assert share == example.train(iterations=1, size=8, n_steps=100, seed=1, n_games=20)
