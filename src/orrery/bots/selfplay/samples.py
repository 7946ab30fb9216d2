"""Samples: positions of self-play with what became of them, as columns.

Beside the course of a game lie positions that the search looked at and nobody played into: what two
actions differ by is told there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.game import Game


@dataclass(frozen=True)
class Samples:
    """Rows belong together; seats beyond those of a game have shares of 0."""

    features: npt.NDArray[np.int16]  # [sample, feature], FEATURE_ONE is 1.0
    shares: npt.NDArray[np.float32]  # [sample, seat]: of the win, by the game's evaluation
    viewers: npt.NDArray[np.int8]  # the seat that looks
    n_seats: npt.NDArray[np.int8]
    numbers: npt.NDArray[np.int32]  # of the game
    lengths: npt.NDArray[np.int32]  # actions before the position
    values: npt.NDArray[np.float32]  # [sample, seat]: of the win, as the search found
    is_beside: npt.NDArray[np.bool_]  # the course of its game: nobody played into it
    outcomes: npt.NDArray[np.float32]  # [sample, seat]: of the win, in the end; beside it `values`

    def __len__(self) -> int:
        return len(self.viewers)

    @property
    def nbytes(self) -> int:
        """The memory of all columns."""
        return sum(int(getattr(self, field.name).nbytes) for field in fields(self))


def new_samples(game: Game, n: int) -> Samples:
    """Room for n samples."""
    n_seats = game.meta.max_players
    return Samples(
        features=np.zeros((n, game.engine.OBSERVATION_SIZE), np.int16),
        shares=np.zeros((n, n_seats), np.float32),
        viewers=np.zeros(n, np.int8),
        n_seats=np.zeros(n, np.int8),
        numbers=np.zeros(n, np.int32),
        lengths=np.zeros(n, np.int32),
        values=np.zeros((n, n_seats), np.float32),
        is_beside=np.zeros(n, np.bool_),
        outcomes=np.zeros((n, n_seats), np.float32),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    """All samples of some parts, one after the other."""
    names = [field.name for field in fields(Samples)]
    return Samples(**{name: np.concatenate([getattr(p, name) for p in parts]) for name in names})


def taken(samples: Samples, rows: Any) -> Samples:
    """Some rows, by a mask or by their numbers."""
    return Samples(**{f.name: getattr(samples, f.name)[rows] for f in fields(Samples)})


def in_order(samples: Samples) -> Samples:
    """By the number of the game and the action, whoever played them."""
    keys = ~samples.is_beside, samples.lengths, samples.numbers
    return taken(samples, np.lexsort(keys))


def ended(samples: Samples, outcomes: Any) -> Samples:
    """With what became of them in the end: [sample, seat], for the first seats."""
    found = samples.values.copy()
    played = ~samples.is_beside
    found[played, : outcomes.shape[1]] = outcomes[played]
    return replace(samples, outcomes=found)
