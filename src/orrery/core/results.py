"""Results: what came of many games, filled by compiled loops."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Results(NamedTuple):
    """Row i is game i."""

    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]
    wins: npt.NDArray[np.bool_]


def new_results(n_games: int, n_seats: int) -> Results:
    """Room for a batch of games."""
    return Results(
        lengths=np.zeros(n_games, np.int64),
        scores=np.zeros((n_games, n_seats), np.int64),
        wins=np.zeros((n_games, n_seats), np.bool_),
    )
