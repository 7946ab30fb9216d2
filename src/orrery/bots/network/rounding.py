"""From the weights of a training, which are floats, to whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import FEATURE_ONE, FIRST_ONE, FULL, LOGIT_ONE, ONE, Network

Floats = npt.NDArray[np.floating[Any]]

HIGHEST = FULL / ONE
"""Where activations end: a training must clip them there, as `layers.clip` does."""


def rounded(layers: Sequence[tuple[Floats, Floats]]) -> Network:
    """The network of three layers, each given as weights [input, unit] and bias."""
    (first, first_bias), (second, second_bias), (last, last_bias) = layers
    return Network(
        first=_whole(first, FIRST_ONE, np.int16),
        first_bias=_whole(first_bias, FEATURE_ONE * FIRST_ONE, np.int32),
        second=_whole(second, ONE, np.int16),
        second_bias=_whole(second_bias, LOGIT_ONE, np.int32),
        last=_whole(last, ONE, np.int16),
        last_bias=_whole(last_bias, LOGIT_ONE, np.int32),
    )


def _whole(numbers: Floats, one: int, kind: Any) -> Any:
    """The nearest whole numbers of a kind; what does not fit is cut."""
    limits = np.iinfo(kind)
    nearest = np.round(np.asarray(numbers, np.float64) * one)
    return np.ascontiguousarray(np.clip(nearest, limits.min, limits.max).astype(kind))
