"""Where a search finds its tree and its scratch memory: two records of numbers.

Whoever calls a module (Python, a browser) lays the arrays into its memory, writes their addresses
into these records, and hands over the addresses of the records.
"""

from __future__ import annotations

import numpy as np

from orrery.bots.network.layers import Network, Pad
from orrery.bots.search.tree import Tree

COLUMNS = Tree._fields
SCRATCH = ("actions", "weights", "rng", "trace")
WORK = ("path", "values", "marks", "priors", "notes", "lucks")
NETWORK = tuple(f"network_{name}" for name in Network._fields)
PAD = tuple(f"pad_{name}" for name in Pad._fields)
LAYERS = ("n_features", "n_first", "n_second", "n_logits")


def numbers(*names: str) -> np.dtype[np.void]:
    """The dtype of a record of whole numbers."""
    return np.dtype([(name, np.int32) for name in names], align=True)


TREE = numbers(*COLUMNS, "capacity", "n_seats")
"""The addresses of the columns of a `Tree`; how many nodes and seats it has."""

DESK = numbers(*SCRATCH, *WORK, "knobs", "n_seats", "n_lucks", *NETWORK, *PAD, *LAYERS)
"""The addresses of the arrays of `Scratch`, `Work`, `Knobs`, `Network` and `Pad`, and how many
seats, lucks and units of each layer there are. Zeros at the end stand for no network."""
