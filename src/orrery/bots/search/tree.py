"""The tree: columns of numbers, a row a node, so that nothing is allocated while searching.

A node stands for the actions that lead to it from the root. Its children are a linked list; the
same children may not be possible in every deal of the hidden cards, so each counts how often it
was available.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.core.rule import rule

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]

ROOT = 0
NO_NODE = -1
SECRET = -1  # the action of nature's node when the searching seat does not see what came


class Tree(NamedTuple):
    """All columns have the same length, the most nodes there can be."""

    n_nodes: Ints  # [0]: rows in use
    action: Ints  # the last action on the way here, or SECRET
    seat: Ints  # who plays it; CHANCE for nature
    first_child: Ints
    next_child: Ints  # of the same parent
    visits: Ints
    available: Ints  # how often the parent could have chosen it
    prior: Floats  # how promising it looked at first, above 0 to 1; 0: dropped out, see `halving`
    value: Floats  # [node, seat]: what the visits brought each seat, summed up


def new_tree(capacity: int, n_seats: int) -> Tree:
    """An empty tree with room for `capacity` nodes; the memory is taken as it is used."""

    def numbers() -> Ints:
        return np.zeros(capacity, np.int32)

    tree = Tree(
        n_nodes=np.zeros(1, np.int32),
        action=numbers(),
        seat=numbers(),
        first_child=numbers(),
        next_child=numbers(),
        visits=numbers(),
        available=numbers(),
        prior=np.zeros(capacity),
        value=np.zeros((capacity, n_seats)),
    )
    clear(tree)
    return tree


@rule
def clear(tree: Tree) -> None:
    """Leave a root without children or visits."""
    tree.n_nodes[0] = 1
    write_node(tree, ROOT, SECRET, SECRET, 1.0)
    tree.next_child[ROOT] = NO_NODE


@rule
def write_node(tree: Tree, node: int, seat: int, action: int, prior: float) -> None:
    """A row for a node that nobody has visited."""
    tree.action[node] = action
    tree.seat[node] = seat
    tree.first_child[node] = NO_NODE
    tree.visits[node] = 0
    tree.available[node] = 0
    tree.prior[node] = prior
    for index in range(tree.value.shape[1]):
        tree.value[node, index] = 0.0


@rule
def add_child(tree: Tree, parent: int, seat: int, action: int, prior: float) -> int:
    """A new child, or NO_NODE when the tree is full."""
    node = int(tree.n_nodes[0])
    if node >= tree.action.shape[0]:
        return NO_NODE
    tree.n_nodes[0] = node + 1
    write_node(tree, node, seat, action, prior)
    link(tree, parent, node)
    return node


@rule
def link(tree: Tree, parent: int, node: int) -> None:
    """Put a node in front of the parent's children."""
    tree.next_child[node] = tree.first_child[parent]
    tree.first_child[parent] = node


@rule
def find_child(tree: Tree, parent: int, seat: int, action: int) -> int:
    """The child by that action, or NO_NODE."""
    node = int(tree.first_child[parent])
    while node != NO_NODE:
        if tree.action[node] == action and tree.seat[node] == seat:
            return node
        node = int(tree.next_child[node])
    return NO_NODE


@rule
def back_up(tree: Tree, path: Ints, n_path: int, values: Floats) -> None:
    """Write down for every node on a path what a visit brought."""
    for index in range(n_path):
        node = path[index]
        tree.visits[node] += 1
        for seat in range(tree.value.shape[1]):
            tree.value[node, seat] += values[seat]


@rule
def keep_subtree(tree: Tree, node: int, fresh: Tree) -> None:
    """Make `fresh` the part of `tree` below `node`, nearest nodes first, up to half its room."""
    copy_node(tree, node, fresh, ROOT)
    fresh.next_child[ROOT] = NO_NODE
    fresh.n_nodes[0] = 1
    room = fresh.action.shape[0] // 2
    parent = 0
    while parent < fresh.n_nodes[0]:
        old = int(fresh.first_child[parent])  # until now a row of `tree`
        fresh.first_child[parent] = NO_NODE
        while old != NO_NODE and fresh.n_nodes[0] < room:
            new = int(fresh.n_nodes[0])
            fresh.n_nodes[0] = new + 1
            copy_node(tree, old, fresh, new)
            link(fresh, parent, new)
            old = int(tree.next_child[old])
        parent += 1


@rule
def copy_node(tree: Tree, node: int, fresh: Tree, row: int) -> None:
    """The same node in another tree; its links still point into the old one."""
    write_node(fresh, row, tree.seat[node], tree.action[node], tree.prior[node])
    fresh.first_child[row] = tree.first_child[node]
    fresh.visits[row] = tree.visits[node]
    fresh.available[row] = tree.available[node]
    for seat in range(tree.value.shape[1]):
        fresh.value[row, seat] = tree.value[node, seat]
