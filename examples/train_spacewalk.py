"""A worked example of learning: a small network learns Space Walk by playing itself.

    pip install 'orrery[learn]'
    python examples/train_spacewalk.py                     # a few minutes on a CPU
    python examples/train_spacewalk.py --iterations 10     # a taste

`orrery.envs.Batch` plays many games side by side; in every row it is somebody's turn to decide,
and the network decides for everybody. At the end of a game the rewards (+1, -1) go back to all
decisions of a seat, and the network is moved towards what turned out better than expected (PPO).
Then it meets the random player, in both seats.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from orrery.core.outcomes import ENDED
from orrery.envs import Batch
from orrery.lab.ratings import share_interval

WIDTH = 128
CLIP = 0.2  # how far an update may move a choice's chance
EPOCHS = 3
MINIBATCH = 4096
LEARNING_RATE = 1e-3
ENTROPY = 0.01  # how much variety is worth


class Network(nn.Module):
    """From what a seat sees to a preference for each action and the reward it expects."""

    def __init__(self, n_features: int, n_actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(n_features, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, n_actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The distribution over legal actions, and the expected reward."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


@dataclass
class Rollout:
    """What happened in some steps of a batch: entry [step, row]."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any
    """Log of how likely the network was to choose the action."""
    values: Any
    seats: Any
    ended: Any
    rewards: Any
    """[step, row, seat]."""


def play(batch: Batch, network: Network, n_steps: int) -> Rollout:
    """Let the network play everybody for some steps."""
    kept: dict[str, list[Any]] = {name: [] for name in Rollout.__dataclass_fields__}
    for _ in range(n_steps):
        seen, masks = torch.tensor(batch.observations), torch.tensor(batch.masks)
        with torch.no_grad():
            choice, values = network(seen, masks)
            actions = choice.sample()
        kept["seats"].append(torch.tensor(batch.seats, dtype=torch.int64))
        batch.step(actions.numpy().astype(np.int32))
        kept["ended"].append(torch.tensor(batch.outcomes == ENDED))
        kept["rewards"].append(torch.tensor(batch.rewards))
        for name, value in (
            ("seen", seen), ("masks", masks), ("actions", actions), ("values", values),
            ("chances", choice.log_prob(actions)),
        ):  # fmt: skip
            kept[name].append(value)
    return Rollout(**{name: torch.stack(values) for name, values in kept.items()})


def returns(rollout: Rollout) -> tuple[Any, Any]:
    """[step, row]: the reward of the game a decision belongs to, and whether it is known yet."""
    n_steps, n_rows, n_seats = rollout.rewards.shape
    to_come = torch.zeros(n_rows, n_seats)
    is_known = torch.zeros(n_rows, dtype=torch.bool)
    found, known = torch.zeros(n_steps, n_rows), torch.zeros(n_steps, n_rows, dtype=torch.bool)
    for step in reversed(range(n_steps)):
        ended = rollout.ended[step]
        to_come = torch.where(ended[:, None], rollout.rewards[step], to_come)
        is_known = is_known | ended
        found[step] = to_come.gather(1, rollout.seats[step][:, None]).squeeze(1)
        known[step] = is_known
    return found, known


def learn(network: Network, optimizer: Any, rollout: Rollout) -> float:
    """Move the network towards what turned out better than it expected; the mean surprise."""
    wanted, known = returns(rollout)
    seen, masks, actions, chances = (
        part[known] for part in (rollout.seen, rollout.masks, rollout.actions, rollout.chances)
    )
    wanted = wanted[known]
    surprise = wanted - rollout.values[known]
    scaled = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(wanted)).split(MINIBATCH):
            choice, values = network(seen[rows], masks[rows])
            ratio = (choice.log_prob(actions[rows]) - chances[rows]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * scaled[rows], bounded * scaled[rows]).mean()
            error = (values - wanted[rows]).square().mean()
            loss = error - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
    return float(surprise.abs().mean())


def share_against_random(network: Network, n_games: int, seed: int) -> float:
    """What the network wins of `n_games`, half of them in either seat; shared wins count half."""
    batch = Batch("spacewalk", size=n_games, players=2, seed=seed)
    own = np.arange(n_games) % 2  # the network's seat in each row
    won = np.full(n_games, np.nan)
    while np.isnan(won).any():
        actions = np.array(batch.random_actions())
        with torch.no_grad():
            choice, _ = network(torch.tensor(batch.observations), torch.tensor(batch.masks))
            chosen = choice.sample().numpy()
        actions = np.where(np.asarray(batch.seats) == own, chosen, actions)
        batch.step(actions.astype(np.int32))
        ends = (np.asarray(batch.outcomes) == ENDED) & np.isnan(won)  # the first game of a row
        rewards = np.asarray(batch.rewards)[np.arange(n_games), own]
        won[ends] = (1 + rewards[ends]) / 2
    return float(won.mean())


def train(iterations: int, size: int, n_steps: int, seed: int, n_games: int = 2000) -> float:
    """Train a network; its share against the random player."""
    torch.manual_seed(seed)
    batch = Batch("spacewalk", size=size, players=2, seed=seed)
    network = Network(batch.observations.shape[1], batch.n_actions)
    optimizer = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE)
    for iteration in range(1, iterations + 1):
        surprise = learn(network, optimizer, play(batch, network, n_steps))
        print(f"iteration {iteration:3}: mean surprise {surprise:.3f}", flush=True)
    share = share_against_random(network, n_games, seed + 1)
    low, high = share_interval(share * n_games, n_games)
    print(f"wins {share:.1%} against random ({low:.1%} to {high:.1%}, {n_games} games)")
    return share


def main() -> None:
    """The command line. A small network is fastest on one thread."""
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser(description="learn Space Walk by self-play")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--size", type=int, default=64, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="of each game between two updates")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    train(args.iterations, args.size, args.steps, args.seed)


if __name__ == "__main__":
    main()
