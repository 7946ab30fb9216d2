"""The plan of a module's memory: what a program that is not Python must know to search with it.

Python lays its own arrays into a module (`searching`). A browser has none, so it is told how many
bytes each takes, the order of the records of addresses, and the numbers of the search; all of it is
measured here on what Python would lay there, and nothing is written down twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from orrery.bots.network.layers import Network, new_pad
from orrery.bots.search import searcher, work
from orrery.bots.search.tree import Tree, new_tree
from orrery.bots.search.work import Work, new_work
from orrery.core.game import Game
from orrery.wasm.card import Card, card_of
from orrery.wasm.desk import DESK, LAYERS, TREE
from orrery.wasm.searching import N_SCRATCH_STATES, columns


class ColumnPlan(Struct, frozen=True):
    """The bytes of a column of a tree: for all, for each node, for each seat of each node."""

    name: str
    fixed: int
    per_node: int
    per_seat: int


class ArrayPlan(Struct, frozen=True):
    """The bytes of an array of the desk: for all, for each seat, for each luck."""

    name: str
    fixed: int
    per_seat: int
    per_luck: int


class SearchNumbers(Struct, frozen=True):
    """Rows of states, and how large a tree is."""

    n_states: int
    known: int  # the row of the position that is searched
    target: int  # the row of the position that is looked for in the tree of an earlier search
    least_nodes: int
    nodes_per_iteration: int
    most_nodes: int
    min_kept: int  # visits that make a node worth finding again


class Plan(Struct, frozen=True):
    """What lies where in a module's memory while it searches."""

    card: Card
    chart_bytes: int  # 0: the game draws none
    chart_states: int  # rows that `draw_chart` writes into
    tree_record: list[str]  # its fields, whole numbers of 32 bits
    desk_record: list[str]
    tree: list[ColumnPlan]
    desk: list[ArrayPlan]
    numbers: SearchNumbers


class NetworkPart(Struct, frozen=True):
    """A field of the desk that a network fills: an array of so many bytes, or a layer's units."""

    name: str
    n: int


class NetworkPlan(Struct, frozen=True):
    """How a network is laid: its arrays as they follow each other in a file, scratch memory."""

    weights: list[NetworkPart]
    pads: list[NetworkPart]
    layers: list[NetworkPart]


def network_plan(network: Network) -> NetworkPlan:
    """The plan for a network."""
    pad = new_pad(network)
    return NetworkPlan(
        weights=[
            NetworkPart(f"network_{name}", one.nbytes) for name, one in network._asdict().items()
        ],
        pads=[NetworkPart(f"pad_{name}", one.nbytes) for name, one in pad._asdict().items()],
        layers=[NetworkPart(name, len(one)) for name, one in zip(LAYERS, pad, strict=True)],
    )


def packed_network(network: Network) -> bytes:
    """The arrays of a network one behind the other, as its plan says; the lower byte comes first.

    A module has that order, and so has every machine we know of.
    """
    return b"".join(np.ascontiguousarray(one).tobytes() for one in network)


def plan_of(game: Game) -> Plan:
    """The plan for the module of a game."""
    chart = game.hooks.chart
    return Plan(
        card=card_of(game),
        chart_bytes=np.dtype(chart.CHART).itemsize if chart else 0,
        chart_states=N_SCRATCH_STATES,
        tree_record=list(TREE.names or ()),
        desk_record=list(DESK.names or ()),
        tree=_tree_columns(),
        desk=_desk_arrays(game),
        numbers=SearchNumbers(
            n_states=work.TRAIL + work.MAX_TRAIL + 1,
            known=work.KNOWN,
            target=work.TARGET,
            least_nodes=searcher.LEAST_NODES,
            nodes_per_iteration=searcher.NODES_PER_ITERATION,
            most_nodes=searcher.MAX_NODES,
            min_kept=searcher.MIN_KEPT,
        ),
    )


def _tree_columns() -> list[ColumnPlan]:
    """By comparing trees of one node, of two, and of one seat."""
    one, two, seated = (_sizes(new_tree(n, seats)) for n, seats in ((1, 0), (2, 0), (1, 1)))
    return [
        ColumnPlan(name, 2 * one[name] - two[name], two[name] - one[name], seated[name] - one[name])
        for name in Tree._fields
    ]


def _sizes(tree: Tree) -> dict[str, int]:
    return {name: column.nbytes for name, column in tree._asdict().items()}


def _desk_arrays(game: Game) -> list[ArrayPlan]:
    """By comparing desks of no seat and no luck, of one seat, and of one luck."""
    none, seat, luck = (_desk_sizes(new_work(game, *n)) for n in ((0, 0), (1, 0), (0, 1)))
    return [
        ArrayPlan(name, none[name], seat[name] - none[name], luck[name] - none[name])
        for name in none
    ]


def _desk_sizes(desk: Work) -> dict[str, Any]:
    return {name: array.nbytes for name, array in columns(desk)}
