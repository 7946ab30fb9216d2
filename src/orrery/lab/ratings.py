"""Ratings from results: shares with intervals, Elo by maximum likelihood, and when to stop.

One model serves two players and more: a game among bots is won by each with a chance in
proportion to its strength (Bradley and Terry; Luce for several), and 400 log10 of strength is
Elo. It is fitted to all games at once, so the order of games does not matter; a shared win
counts for each by its share.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

Z_95 = 1.959964
N_RESAMPLES = 300
MAX_ROUNDS = 2_000
CLOSE_ENOUGH = 1e-7


@dataclass(frozen=True)
class Rating:
    """A bot's Elo relative to the first bot, with a 95 % interval."""

    elo: float
    low: float
    high: float


def share_interval(won: float, n_games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; shared wins count in part."""
    if n_games == 0:
        return 0.0, 1.0
    share = won / n_games
    z2 = Z_95 * Z_95
    centre = share + z2 / (2 * n_games)
    spread = Z_95 * math.sqrt(share * (1 - share) / n_games + z2 / (4 * n_games**2))
    scale = 1 + z2 / n_games
    return (centre - spread) / scale, (centre + spread) / scale


def expected_share(elo: float) -> float:
    """What a player wins against one who is `elo` weaker."""
    return 1.0 / (1.0 + 10.0 ** (-elo / 400.0))


def elo_of_share(share: float) -> float:
    """The difference at which a player wins `share`; endless at 0 and 1."""
    if share <= 0.0 or share >= 1.0:
        return math.inf if share >= 1.0 else -math.inf
    return -400.0 * math.log10(1.0 / share - 1.0)


def fit_elo(seats: Floats, wins: Floats, weights: Floats) -> Floats:
    """Elo of each bot; the first is 0.

    Row r is a group of games: `seats[r, bot]` how many seats the bot held in each of them,
    `wins[r, bot]` what it won in all of them; `weights[r]` how many games they are. A drawn game
    between every two bots is added, so that a clean sweep stays finite.
    """
    n_bots = seats.shape[1]
    seats, wins, weights = _with_draws(seats, wins, weights)
    won = wins.sum(axis=0)
    strength = np.ones(n_bots)
    for _ in range(MAX_ROUNDS):
        exposure = (weights / (seats @ strength)) @ seats
        better = won / exposure
        better /= better[0]
        if np.abs(np.log(better / strength)).max() < CLOSE_ENOUGH:
            break
        strength = better
    return np.asarray(400.0 * np.log10(strength))


def _with_draws(seats: Floats, wins: Floats, weights: Floats) -> tuple[Floats, Floats, Floats]:
    n_bots = seats.shape[1]
    pairs = [(a, b) for a in range(n_bots) for b in range(a + 1, n_bots)]
    draws = np.zeros((len(pairs), n_bots))
    for row, pair in enumerate(pairs):
        draws[row, list(pair)] = 1.0
    return (
        np.concatenate([seats, draws]),
        np.concatenate([wins, draws / 2]),
        np.concatenate([weights, np.ones(len(pairs))]),
    )


def ratings(seats: Floats, wins: Floats, weights: Floats, seed: int = 1) -> list[Rating]:
    """Elo with intervals; rows are blocks of games that belong together (equal chance).

    The intervals come from drawing the blocks again, with repetition; they are never narrower
    than so few games would allow if all were independent.
    """
    best = fit_elo(seats, wins, weights)
    generator = np.random.default_rng(seed)
    n_rows = len(weights)
    again = []
    for _ in range(N_RESAMPLES):
        rows = generator.integers(0, n_rows, n_rows)
        again.append(fit_elo(*_merged(seats[rows], wins[rows], weights[rows])))
    low, high = np.percentile(np.array(again), [2.5, 97.5], axis=0)
    spread = Z_95 * standard_errors(seats, wins, weights, best)
    low, high = np.minimum(low, best - spread), np.maximum(high, best + spread)
    return [Rating(*map(float, row)) for row in zip(best, low, high, strict=True)]


def standard_errors(seats: Floats, wins: Floats, weights: Floats, elo: Floats) -> Floats:
    """Of the Elo of each bot, from the information that the games hold; the first has none."""
    seats, _, weights = _with_draws(seats, wins, weights)
    chances = seats * 10.0 ** (elo / 400.0)
    chances /= chances.sum(axis=1, keepdims=True)
    weighted = chances * weights[:, None]
    information = np.diag(weighted.sum(axis=0)) - weighted.T @ chances
    errors = np.zeros(len(elo))
    errors[1:] = np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    return errors * 400.0 / math.log(10.0)


def _merged(seats: Floats, wins: Floats, weights: Floats) -> tuple[Floats, Floats, Floats]:
    """The same games with one row for each line-up: quicker to fit."""
    kinds, where = np.unique(seats, axis=0, return_inverse=True)
    merged = np.zeros_like(kinds)
    np.add.at(merged, where.reshape(-1), wins)
    games = np.zeros(len(kinds))
    np.add.at(games, where.reshape(-1), weights)
    return kinds, merged, games


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the first of two bots stronger by `elo_1` rather than `elo_0`?"""

    elo_0: float
    elo_1: float
    error: float = 0.05  # of either kind

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test ends; its negative likewise."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, shares: Sequence[float]) -> float:
        """The log-likelihood ratio of results: the share of the first bot in each pair of games.

        By the normal approximation; a won and a lost pair are added, so that it is never sure
        after a few games.
        """
        seen = np.array([*shares, 0.0, 1.0])
        share_0, share_1 = expected_share(self.elo_0), expected_share(self.elo_1)
        surprise = float(seen.mean()) - (share_0 + share_1) / 2
        return len(seen) * (share_1 - share_0) * surprise / float(seen.var())

    def verdict(self, shares: Sequence[float]) -> str:
        """`stronger`, `not stronger`, or `undecided`: play on."""
        ratio = self.ratio(shares)
        if abs(ratio) < self.bound:
            return "undecided"
        return "stronger" if ratio > 0 else "not stronger"
