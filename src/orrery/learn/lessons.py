"""What samples become for a training: rows by place, counted from the seat that looks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import FEATURE_ONE
from orrery.bots.selfplay.samples import Samples

HELD_OUT = 12  # of so many games one is not trained on
NEVER = -1e4  # the logarithm of a share that nobody can have
LEAST_SHARE = 1e-6


@dataclass(frozen=True)
class Lessons:
    """Columns of equal length."""

    features: npt.NDArray[np.int16]  # [row, feature], FEATURE_ONE is 1.0
    shares: npt.NDArray[np.float32]  # [row, place]: logarithms, by the game's evaluation
    outcomes: npt.NDArray[np.float32]  # [row, place]: of the win, what is to be foretold
    is_held_out: npt.NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.features)

    def real_features(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        """The features of some rows as the floats that they stand for."""
        return self.features[rows].astype(np.float32) / np.float32(FEATURE_ONE)


def lessons_of(samples: Samples, searched: int) -> Lessons:
    """The rows of samples; whole games are held out.

    `searched` of 100 parts of what is to be foretold is what the search found, the rest what
    happened in the end: the first has no luck in it, the second none of the search's errors.
    """
    seats = seats_by_place(samples)
    is_empty = np.arange(seats.shape[1])[None] >= samples.n_seats[:, None]
    shares = np.take_along_axis(samples.shares, seats, axis=1)
    told = (samples.values * searched + samples.outcomes * (100 - searched)) / 100
    outcomes = np.take_along_axis(told, seats, axis=1)
    logs = np.log(np.maximum(shares, LEAST_SHARE))
    return Lessons(
        features=samples.features,
        shares=np.where(is_empty, NEVER, logs).astype(np.float32),
        outcomes=np.where(is_empty, 0.0, outcomes).astype(np.float32),
        is_held_out=samples.numbers % HELD_OUT == 0,
    )


def seats_by_place(samples: Samples) -> npt.NDArray[np.int64]:
    """[row, place]: the seat there; places beyond the seats of a game hold their own number."""
    n_places = samples.shares.shape[1]
    places = np.arange(n_places)[None]
    n_seats = samples.n_seats.astype(np.int64)[:, None]
    seats = (samples.viewers.astype(np.int64)[:, None] + places) % n_seats
    return np.asarray(np.where(places < n_seats, seats, places))


def log_softmax(logits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """The logarithms of the chances that belong to logits."""
    shifted = logits - logits.max(axis=1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True)))


def loss_of(logits: npt.NDArray[np.float32], outcomes: npt.NDArray[np.float32]) -> float:
    """The cross-entropy of what happened."""
    return float(-(outcomes * log_softmax(logits)).sum(axis=1).mean())
