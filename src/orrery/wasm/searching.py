"""The search in a module, called as `bots.search.thinking.think` is."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.network.layers import Network, Pad
from orrery.bots.search.tree import Tree
from orrery.bots.search.work import Knobs, Work
from orrery.core.records import Rows
from orrery.wasm.runtime import Rules


def think(
    rules: Rules, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int
) -> None:
    """Add `n` iterations to a tree; tree and scratch memory are copied to the module and back."""
    arrays = columns(tree, work)
    at = {name: rules.memory.put(f"search.{name}", array) for name, array in arrays.items()}
    told = rules.memory.put("search.knobs", np.array(knobs, np.float64))
    rules.call(
        "think", rules.place(board), *(at[f"tree_{name}"] for name in Tree._fields),
        len(tree.action), at["states"], at["charts"], at["states"], work.memory.shape[1],
        at["path"], at["values"], at["marks"], at["actions"], at["weights"], at["rng"],
        at["trace"], at["priors"], at["notes"], at["lucks"], len(work.lucks),
        *(at[f"network_{name}"] for name in Network._fields),
        *(at[f"pad_{name}"] for name in Pad._fields),
        *(len(array) for array in work.pad), told, len(work.values), viewer, n,
    )  # fmt: skip
    for name, array in arrays.items():
        rules.memory.get(f"search.{name}", array)


def columns(tree: Tree, work: Work) -> dict[str, Any]:
    """All that a search reads and writes, by the names of the export's parameters."""
    found = {f"tree_{name}": getattr(tree, name) for name in Tree._fields}
    for name in ("path", "values", "marks", "priors", "notes", "lucks"):
        found[name] = getattr(work, name)
    found |= {f"network_{name}": array for name, array in work.network._asdict().items()}
    found |= {f"pad_{name}": array for name, array in work.pad._asdict().items()}
    charts = work.charts.memory if isinstance(work.charts, Rows) else work.charts
    return found | work.scratch._asdict() | {"states": work.memory, "charts": charts}
