"""The nodes of trees in the memory of a GPU: a record each, all of a game side by side.

On the CPU the columns of a tree are arrays of their own. Threads of a warp stand at different
nodes, so what they read is never side by side; what one thread needs of a node should be, and
lies within a few sectors of 32 bytes here. The rules see columns all the same: an array of records
has one for each field.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.search.tree import Tree


def node_dtype(n_seats: int) -> np.dtype[np.void]:
    """A node of a tree for so many seats; `bots.search.tree.Tree` says what fields mean."""
    return np.dtype(
        [
            ("seat", np.int32),
            ("action", np.int32),
            ("next_child", np.int32),
            ("visits", np.int32),
            ("available", np.int32),
            ("first_child", np.int32),
            ("prior", np.float64),
            ("value", np.float64, (n_seats,)),
        ],
        align=True,
    )


def tree_view() -> Any:
    """A function for kernels: the tree of a row, as the rules see it."""
    from numba import njit

    @njit  # type: ignore[untyped-decorator]
    def tree_of(nodes: Any, n_nodes: Any, row: int, n_seats: int) -> Tree:
        node = nodes[row]
        return Tree(
            n_nodes[row : row + 1], node.action, node.seat, node.first_child, node.next_child,
            node.visits, node.available, node.prior, node.value[:, :n_seats],
        )  # fmt: skip

    return tree_of
