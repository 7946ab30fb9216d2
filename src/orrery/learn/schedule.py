"""What both trainings share: the first weights, and how far each step goes."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

HIGHEST_RATE = 0.004
FIRST_RATE = HIGHEST_RATE / 25
WARM_UP = 0.3  # of the steps

Layers = list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]


class Course(NamedTuple):
    """How long a training is, and how strongly weights are drawn towards 0."""

    steps: int
    batch: int  # positions of a step
    decay: float


class Shape(NamedTuple):
    """Features, units of the hidden layers, and places."""

    n_features: int
    n_first: int
    n_second: int
    n_places: int


def first_layers(shape: Shape, generator: Any) -> Layers:
    """Layers that have learned nothing; the last is 0, so that they correct nothing."""

    def layer(n_in: int, n_out: int) -> tuple[Any, Any]:
        width = 1.0 / math.sqrt(n_in)
        weights = generator.uniform(-width, width, (n_in, n_out)).astype(np.float32)
        return weights, np.zeros(n_out, np.float32)

    last = np.zeros((shape.n_second, shape.n_places), np.float32)
    return [
        layer(shape.n_features, shape.n_first), layer(shape.n_first, shape.n_second),
        (last, np.zeros(shape.n_places, np.float32)),
    ]  # fmt: skip


def rate_at(step: int, steps: int) -> float:
    """One cycle: up to the highest rate, then down to almost nothing."""
    done = step / max(1, steps - 1)
    if done < WARM_UP:
        return _between(FIRST_RATE, HIGHEST_RATE, done / WARM_UP)
    return _between(HIGHEST_RATE, FIRST_RATE * 1e-4, (done - WARM_UP) / (1.0 - WARM_UP))


def _between(low: float, high: float, part: float) -> float:
    """From `low` to `high` along a cosine."""
    return high + (low - high) * (1.0 + math.cos(math.pi * part)) / 2.0
