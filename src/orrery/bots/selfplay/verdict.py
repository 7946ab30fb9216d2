"""The verdict of a search: the action that it looked at most, and what it thinks of the others."""

from __future__ import annotations

from typing import Any

from orrery.bots.search.tree import NO_NODE, ROOT, Tree
from orrery.core.chance import Rng, draw
from orrery.core.rule import rule

NO_ACTION = -1


@rule
def favourite(tree: Tree, seat: int) -> int:
    """The action of the root that `Searcher.choices` puts first; NO_ACTION before any visit."""
    best = NO_NODE
    child = int(tree.first_child[ROOT])
    while child != NO_NODE:
        if tree.seat[child] == seat and tree.visits[child] > 0:
            if best == NO_NODE or is_before(tree, seat, child, best):
                best = child
        child = int(tree.next_child[child])
    return int(tree.action[best]) if best != NO_NODE else NO_ACTION


@rule
def is_before(tree: Tree, seat: int, child: int, other: int) -> bool:
    """More visits, then the higher mean, then the lower number."""
    if tree.visits[child] != tree.visits[other]:
        return bool(tree.visits[child] > tree.visits[other])
    mean = tree.value[child, seat] / tree.visits[child]
    other_mean = tree.value[other, seat] / tree.visits[other]
    if mean != other_mean:
        return bool(mean > other_mean)
    return bool(tree.action[child] < tree.action[other])


@rule
def any_child(tree: Tree, seat: int, least: int, rng: Rng) -> int:
    """One of the root's children that `least` visits or more went to, by lot; or NO_NODE."""
    n = 0
    child = int(tree.first_child[ROOT])
    while child != NO_NODE:
        if tree.seat[child] == seat and tree.visits[child] >= least:
            n += 1
        child = int(tree.next_child[child])
    if n == 0:
        return NO_NODE
    left = draw(rng, n)
    child = int(tree.first_child[ROOT])
    while True:
        if tree.seat[child] == seat and tree.visits[child] >= least:
            if left == 0:
                return child
            left -= 1
        child = int(tree.next_child[child])


@rule
def fill_means(tree: Tree, node: int, values: Any) -> None:
    """Fill `values` with what the visits of a node brought each seat, on average."""
    for seat in range(tree.value.shape[1]):
        values[seat] = tree.value[node, seat] / tree.visits[node]
