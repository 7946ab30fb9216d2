"""Template: the search of `bots.search`, which goes no further than a solved ending.

`engine` and `thinking` are the game's.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.halving import end_round, meet_luck
from orrery.bots.search.tree import NO_NODE, ROOT, Floats, Tree, back_up
from orrery.bots.search.work import NOW, Knobs, Work
from orrery.core.contract import Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate

engine: Engine
thinking: Thinking
check_bound(globals())
search: Any = instantiate("orrery.bots.search.thinking", engine)  # type: ignore[arg-type]
solving: Any = instantiate("orrery.bots.endings.solving", engine)  # type: ignore[arg-type]
assert thinking.endings is not None
ending_at = thinking.endings.ending_at
deal = search.deal
step = search.descent.step
stays_sure = search.descent.stays_sure
IS_OPEN = search.descent.IS_OPEN
finish = search.playouts.finish
discount = search.playouts.discount
is_won = solving.is_won


@rule
def think(
    board: Any, layout: Any, bits: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int
) -> None:
    """Add `n` iterations to the tree of the position `work.states[KNOWN]`."""
    for _ in range(n):
        iterate(board, layout, bits, tree, work, knobs, viewer)


@rule
def iterate(
    board: Any, layout: Any, bits: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int
) -> None:
    """As without endings; the value of a solved position is exact."""
    if knobs.halving > 0:
        end_round(tree, viewer, knobs.halving)
        meet_luck(tree, work.lucks, work.scratch.rng)
    deal(board, work, viewer)
    n_path = descend(board, layout, tree, work, knobs, viewer)
    at = ending_at(board, layout, work.states[NOW])
    if at >= 0 and n_path > 1:
        share_win(board, work.states[NOW], is_won(bits, at), work.values)
        discount(work.values, 1.0 / (1.0 + knobs.haste * (n_path - 1)))
    else:
        finish(board, work, knobs, viewer, n_path - 1)
    back_up(tree, work.path, n_path, work.values)


@rule
def descend(board: Any, layout: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int) -> int:
    """Play from the root to a leaf or to a solved position; how many nodes `work.path` holds."""
    state = work.states[NOW]
    node = ROOT
    is_sure = IS_OPEN
    work.path[0] = ROOT
    n_path = 1
    while n_path < work.path.shape[0] and not engine.is_over(board, state):
        node = step(board, tree, work, knobs, viewer, node, is_sure)
        if node == NO_NODE:
            return n_path
        work.path[n_path] = node
        n_path += 1
        if tree.visits[node] < knobs.expand_at or ending_at(board, layout, state) >= 0:
            return n_path
        is_sure = stays_sure(tree, node, is_sure)
    return n_path


@rule
def share_win(board: Any, state: Any, is_won: bool, values: Floats) -> None:
    """All for one of the two."""
    seat = 0 if engine.may_act(board, state, 0) else 1
    values[seat] = 1.0 if is_won else 0.0
    values[1 - seat] = 0.0 if is_won else 1.0
