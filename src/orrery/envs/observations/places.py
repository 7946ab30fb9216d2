"""Where the numbers of features lie in a picture of the board."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Index = npt.NDArray[Any]
"""For every place of a picture the number of the place on the board, or NOWHERE."""

NOWHERE = -1


class Scatter(NamedTuple):
    """Things that say themselves where they are: each counts 1 in its channel."""

    shape: tuple[int, int]
    channels: tuple[str, ...]
    channel: npt.NDArray[np.int64]
    """The channel of each thing."""
    on: str
    """The field that says whether a thing is there, and those of its place."""
    row: str
    column: str
