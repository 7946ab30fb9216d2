"""AlphaZero for connect four: a network that learns from games of the search that it guides.

    python examples/alphazero_connect_four.py --board small --generations 6    # numpy alone

All positions and features come from `orrery.envs.Batch`, so any open game for two without chance
will do. A simulation adds a node to the trees of many games side by side: one `put`, one `step`.
"""

import argparse

import numpy as np

from orrery.envs import Batch
from orrery.envs.batch import ENDED

EXPLORATION, NOISE, RATE, MINIBATCH = 1.5, 0.25, 0.003, 128


class Network:
    """Two hidden layers; logits of actions and the value for the seat that looks, by Adam."""

    def __init__(self, batch: Batch, units: int = 96, seed: int = 1) -> None:
        draw, n = np.random.default_rng(seed), batch.observations.shape[1]
        sizes = (n, units), (units, units), (units, batch.n_actions), (units, 1)
        self.numbers = [a for m, n in sizes for a in (draw.normal(0, m**-0.5, (m, n)), np.zeros(n))]
        self.moments = [(np.zeros_like(a), np.zeros_like(a)) for a in self.numbers]
        self.steps = 0

    def layers(self, x):
        """The activations of both hidden layers, logits and values."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.numbers
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ wp + bp, np.tanh(two @ wv + bv)[:, 0]

    def judge(self, x, masks):
        """Chances of the legal actions, and values."""
        _, _, logits, values = self.layers(x)
        powers = np.exp(logits - logits.max(1, keepdims=True)) * masks
        return powers / powers.sum(1, keepdims=True), values

    def learn(self, x, policies, results) -> None:
        """One step towards the visits of the search and the results of the games."""
        _, _, w2, _, wp, _, wv, _ = self.numbers
        one, two, logits, values = self.layers(x)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        by_logit = (powers / powers.sum(1, keepdims=True) - policies) / len(x)
        by_value = (2 * (values - results) * (1 - values**2) / len(x))[:, None]
        by_two = (by_logit @ wp.T + by_value @ wv.T) * (two > 0)
        by_one = (by_two @ w2.T) * (one > 0)
        errors = (x, by_one), (one, by_two), (two, by_logit), (two, by_value)
        slopes = [array for put_in, by in errors for array in (put_in.T @ by, by.sum(0))]
        self.steps += 1
        for number, slope, (mean, square) in zip(self.numbers, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            number -= RATE * mean / (1 - 0.9**self.steps) / size


def search(network: Network, states, work: Batch, n: int, random=None):
    """Visits [row, action] of `n` simulations; the network's chances without any."""
    row, n_rows, n_actions = np.arange(len(states)), len(states), work.n_actions
    tree = np.zeros((n_rows, n + 1), states.dtype)
    seats, is_end = np.zeros((n_rows, n + 1), np.int64), np.zeros((n_rows, n + 1), bool)
    child = np.full((n_rows, n + 1, n_actions), -1)
    prior, visits, worth, legal = (np.zeros((n_rows, n + 1, n_actions)) for _ in range(4))
    work.put(states)
    tree[:, 0], seats[:, 0], legal[:, 0] = states, work.seats, work.masks
    prior[:, 0], _ = network.judge(work.observations, legal[:, 0])
    if random is not None:
        noise = random.gamma(1.0, size=(n_rows, n_actions)) * legal[:, 0]
        prior[:, 0] += NOISE * (noise / noise.sum(1, keepdims=True) - prior[:, 0])
    for new in range(1, n + 1):
        node, is_going, path = np.zeros(n_rows, np.int64), np.ones(n_rows, bool), []
        parent, action = node.copy(), node.copy()
        while is_going.any():  # selection: PUCT
            seen = visits[row, node]
            curiosity = prior[row, node] * np.sqrt(seen.sum(1, keepdims=True) + 1) / (1 + seen)
            score = worth[row, node] / np.maximum(seen, 1) + EXPLORATION * curiosity
            best = np.where(legal[row, node] > 0, score, -np.inf).argmax(1)
            path.append((node, best, is_going))
            parent, action = np.where(is_going, node, parent), np.where(is_going, best, action)
            following = child[row, node, best]
            is_going = is_going & (following >= 0) & ~is_end[row, following]
            node = np.where(is_going, following, node)
        work.put(tree[row, parent])  # expansion
        work.step(action)
        tree[:, new], seats[:, new], legal[:, new] = work.states, work.seats, work.masks
        is_end[:, new] = work.outcomes == ENDED
        child[row, parent, action] = new
        prior[:, new], values = network.judge(work.observations, legal[:, new])
        seat = seats[row, parent]
        guesses = np.where(seats[:, new] == seat, values, -values)
        values = np.where(is_end[:, new], work.rewards[row, seat], guesses)
        for node, best, went in path:  # backup
            visits[row, node, best] += went
            worth[row, node, best] += went * np.where(seats[row, node] == seat, values, -values)
    return visits[:, 0] if n else prior[:, 0]


def self_play(network: Network, games: Batch, work: Batch, n: int, n_moves: int, random):
    """Features, shares of visits and results of the positions of all games that came to an end."""
    unfinished, done = [[] for _ in range(games.size)], []
    for _ in range(n_moves):
        visits = search(network, games.states, work, n, random)
        policies = visits / visits.sum(1, keepdims=True)
        features, seats = games.observations.copy(), games.seats.copy()
        games.step([random.choice(games.n_actions, p=policy) for policy in policies])
        for row, positions in enumerate(unfinished):
            positions.append((features[row], policies[row], seats[row]))
            if games.outcomes[row] == ENDED:
                done += [(x, policy, games.rewards[row, seat]) for x, policy, seat in positions]
                positions.clear()
    return [np.array(column) for column in zip(*done, strict=True)]


def train(board: str, generations: int, n_games: int, n: int, n_moves: int):
    """Generations of self-play and training on the last three; the network after each."""
    games, work = (Batch("connect_four", n_games, board=board) for _ in range(2))
    network, random, past = Network(games), np.random.default_rng(1), []
    for _ in range(generations):
        past = [*past[-2:], self_play(network, games, work, n, n_moves, random)]
        x, policies, results = (np.concatenate(columns) for columns in zip(*past, strict=True))
        for _ in range(8 * len(x) // MINIBATCH):
            chosen = random.integers(len(x), size=MINIBATCH)
            network.learn(x[chosen], policies[chosen], results[chosen])
        yield network


def against_random(network: Network, board: str, n: int, n_games: int = 200) -> float:
    """The share won against random play, as first and as second player in turn."""
    games, work = (Batch("connect_four", n_games, board=board, seed=7) for _ in range(2))
    own, shares = np.arange(n_games) % 2, np.full(n_games, np.nan)
    while np.isnan(shares).any():
        chosen = search(network, games.states, work, n).argmax(1)
        games.step(np.where(games.seats == own, chosen, games.random_actions()))
        is_new = (games.outcomes == ENDED) & np.isnan(shares)
        shares[is_new] = (1 + games.rewards[np.arange(n_games), own][is_new]) / 2
    return float(shares.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--board", default="standard")
    parser.add_argument("--generations", type=int, default=15)
    given = parser.parse_args()
    for learned in train(given.board, given.generations, 128, 32, 80):
        alone, searching = (against_random(learned, given.board, n) for n in (0, 32))
        print(f"against random: {alone:.1%} alone, {searching:.1%} with a search", flush=True)
