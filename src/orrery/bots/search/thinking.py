"""Template: one iteration after the other, and finding a position again in the tree.

`engine` is the game's (see `core.templates`).
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.halving import end_round, meet_luck
from orrery.bots.search.tree import NO_NODE, ROOT, SECRET, Tree, back_up
from orrery.bots.search.work import KNOWN, MAX_TRAIL, NOW, OTHER, TARGET, TRAIL, Knobs, Work
from orrery.core.contract import Engine
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
descent = instantiate("orrery.bots.search.descent", engine)  # type: ignore[arg-type]
memory = instantiate("orrery.bots.search.memory", engine)  # type: ignore[arg-type]
playouts = instantiate("orrery.bots.search.playouts", engine)  # type: ignore[arg-type]


@rule
def think(board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int) -> None:
    """Add `n` iterations to the tree of the position `work.states[KNOWN]`."""
    for _ in range(n):
        iterate(board, tree, work, knobs, viewer)


@rule
def iterate(board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int) -> None:
    """Determinization, selection and expansion, rollout, backpropagation."""
    set_out(board, tree, work, knobs, viewer)
    n_path = descent.descend(board, tree, work, knobs, viewer)
    playouts.finish(board, work, knobs, viewer, n_path - 1)
    back_up(tree, work.path, n_path, work.values)


@rule
def set_out(board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int) -> None:
    """Begin an iteration."""
    if knobs.halving > 0:
        end_round(tree, viewer, knobs.halving)
        meet_luck(tree, work.lucks, work.scratch.rng)
    deal(board, work, viewer)


@rule
def deal(board: Any, work: Work, viewer: int) -> None:
    """A determinization: leave in row NOW a full position that the viewer holds possible."""
    work.states[NOW] = work.states[KNOWN]
    memory.suppose(board, work.notes, work.states[NOW], viewer, work.scratch.rng)


@rule
def learn(board: Any, work: Work, seat: int, action: int) -> None:
    """Note what an action tells of the seat; the position before it is in row NOW."""
    memory.note(
        board,
        work.notes,
        work.states[NOW : OTHER + 1],
        seat,
        action,
        work.scratch.actions,
        work.scratch.trace,
    )


@rule
def is_open(board: Any, work: Work, viewer: int) -> bool:
    """Nothing is hidden from the viewer at present."""
    deal(board, work, viewer)
    return bool(descent.is_same(work, KNOWN, NOW))


@rule
def find_target(board: Any, tree: Tree, work: Work, min_visits: int) -> int:
    """The node of the position in row TARGET, or NO_NODE; rare nodes are not looked at."""
    if descent.is_same(work, KNOWN, TARGET):
        return ROOT
    work.states[TRAIL] = work.states[KNOWN]
    work.path[0] = tree.first_child[ROOT]
    depth = 0
    while depth >= 0:
        node = int(work.path[depth])
        if node == NO_NODE:
            depth -= 1
        elif tree.visits[node] >= min_visits and tree.action[node] != SECRET:
            play_along(board, tree, work, depth, node)
            if descent.is_same(work, TRAIL + depth + 1, TARGET):
                return node
            if depth + 1 < MAX_TRAIL:
                depth += 1
                work.path[depth] = tree.first_child[node]
                continue
        if depth >= 0:
            work.path[depth] = tree.next_child[work.path[depth]]
    return NO_NODE


@rule
def play_along(board: Any, tree: Tree, work: Work, depth: int, node: int) -> None:
    """Leave in the next row of the trail the position after the action of `node`."""
    row = TRAIL + depth + 1
    work.states[row] = work.states[row - 1]
    action = int(tree.action[node])
    engine.apply(board, work.states[row], int(tree.seat[node]), action, work.scratch.trace)
