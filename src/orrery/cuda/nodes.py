"""The nodes of trees in the memory of a GPU: a record each, all of a game side by side.

On the CPU the columns of a tree are arrays of their own. Threads of a warp stand at different
nodes, so what they read is never side by side; what one thread needs of a node should be, and
lies within a few sectors of 32 bytes here. The rules see columns all the same: an array of records
has one for each field.
"""

from __future__ import annotations

import numpy as np


def node_dtype(max_seats: int) -> np.dtype[np.void]:
    """A node of a tree for at most `max_seats`; `bots.search.tree.Tree` says what fields mean."""
    return np.dtype(
        [
            ("seat", np.int32),
            ("action", np.int32),
            ("next_child", np.int32),
            ("visits", np.int32),
            ("available", np.int32),
            ("first_child", np.int32),
            ("prior", np.float64),
            ("value", np.float64, (max_seats,)),
        ],
        align=True,
    )
