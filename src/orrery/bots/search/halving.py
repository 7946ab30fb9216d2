"""Sequential halving at the root, in which all actions meet the same luck.

In each round all actions that are still in get as many visits; then the worse half drops out.

Where much is luck, most of what tells two actions apart after some hundred visits is what each
happened to be dealt. Here the k-th visit of every action is dealt the k-th luck, the same for all.
"""

from __future__ import annotations

from orrery.bots.search.tree import NO_NODE, ROOT, Tree
from orrery.core.chance import Rng
from orrery.core.rule import rule

OUT = 0.0  # the prior of an action that has dropped out
FINAL = 32  # the last 1/FINAL of a search belongs to the winner alone


@rule
def meet_luck(tree: Tree, lucks: Rng, rng: Rng) -> None:
    """Begin a visit with the luck whose turn it is."""
    child = next_in(tree)
    n_visits = int(tree.visits[child]) if child != NO_NODE else 0
    rng[0] = lucks[n_visits % lucks.shape[0]]


@rule
def next_in(tree: Tree) -> int:
    """The least visited action of those that are still in; NO_NODE while none is listed."""
    best = NO_NODE
    child = int(tree.first_child[ROOT])
    while child != NO_NODE:
        if tree.prior[child] != OUT:
            if best == NO_NODE or tree.visits[child] < tree.visits[best]:
                best = child
        child = int(tree.next_child[child])
    return best


@rule
def end_round(tree: Tree, seat: int, n_planned: int) -> None:
    """Let the worse half drop out if the round is over, one of `n_planned` iterations in all."""
    n_all = n_children(tree, True)
    n_in = n_children(tree, False)
    n_rounds = rounds_for(n_all)
    n_over = n_rounds - rounds_for(n_in) + 1
    n_shared = n_planned - n_planned // FINAL
    if n_in > 1 and tree.visits[ROOT] * n_rounds >= n_shared * n_over:
        for _ in range(n_in // 2):
            tree.prior[worst_in(tree, seat)] = OUT


@rule
def n_children(tree: Tree, also_out: bool) -> int:
    """How many actions are in, or were at first."""
    n = 0
    child = int(tree.first_child[ROOT])
    while child != NO_NODE:
        if also_out or tree.prior[child] != OUT:
            n += 1
        child = int(tree.next_child[child])
    return n


@rule
def rounds_for(n: int) -> int:
    """How many rounds leave one of `n`."""
    n_rounds = 0
    while n > 1:
        n = (n + 1) // 2
        n_rounds += 1
    return n_rounds


@rule
def worst_in(tree: Tree, seat: int) -> int:
    """The action that has brought its seat the least."""
    worst = NO_NODE
    child = int(tree.first_child[ROOT])
    while child != NO_NODE:
        if tree.prior[child] != OUT:
            if worst == NO_NODE or is_worse(tree, seat, child, worst):
                worst = child
        child = int(tree.next_child[child])
    return worst


@rule
def is_worse(tree: Tree, seat: int, child: int, other: int) -> bool:
    """By the mean of all visits, without a division; of equals, the one that looked worse."""
    value = tree.value[child, seat] * tree.visits[other]
    other_value = tree.value[other, seat] * tree.visits[child]
    if value == other_value:
        return bool(tree.prior[child] < tree.prior[other])
    return bool(value < other_value)
