"""Template: the search in waves, for a machine that does one thing to many games at a time.

`thinking` takes one game through all iterations. Here a game stops where it has to look ahead, and
at a leaf. Once all have stopped, every action of those that look is looked at, every leaf is played
out, and its end judged for every seat, each side by side; then all go on: a wavefront, as renderers
trace rays. What happens to a game is the same in the same order, and so is its tree, to the last
bit. `engine` is the game's.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.tree import NO_NODE, ROOT, Tree, back_up
from orrery.bots.search.walk import AT_HOME, AT_LEAF, LOOKING, UNDER_WAY, Walk
from orrery.bots.search.work import NOW, Knobs, Work
from orrery.core.chance import CHANCE
from orrery.core.contract import Engine
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
descent = instantiate("orrery.bots.search.descent", engine)  # type: ignore[arg-type]
judgement = instantiate("orrery.bots.network.judgement", engine)  # type: ignore[arg-type]
playouts = instantiate("orrery.bots.search.playouts", engine)  # type: ignore[arg-type]
iteration = instantiate("orrery.bots.search.thinking", engine)  # type: ignore[arg-type]


@rule
def go_on(
    board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, walk: Walk, n: int
) -> None:  # fmt: skip
    """To the next look ahead, the next leaf, or home from the last of `n` iterations."""
    if walk.stage == AT_LEAF:
        come_home(board, tree, work, knobs, walk)
    if walk.stage == AT_HOME and walk.n_done < n:
        leave_home(board, tree, work, knobs, viewer, walk)
    has_looked = walk.stage == LOOKING
    while has_looked or walk.stage == UNDER_WAY:
        take_step(board, tree, work, knobs, viewer, walk, has_looked)
        has_looked = False


@rule
def leave_home(board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, walk: Walk) -> None:
    """Begin an iteration."""
    iteration.set_out(board, tree, work, knobs, viewer)
    work.path[0] = ROOT
    walk.node = ROOT
    walk.n_path = 1
    walk.is_sure = descent.IS_OPEN
    walk.stage = UNDER_WAY


@rule
def come_home(board: Any, tree: Tree, work: Work, knobs: Knobs, walk: Walk) -> None:
    """End an iteration whose leaf was played out, and judged if it is open."""
    if walk.is_open > 0:
        playouts.even_out(work.values, work.states[NOW].n_seats, knobs.scale)
        if knobs.learned > 0:
            judgement.correct(board, work.network, work.pad, work.states[NOW], work.values)
    playouts.discount(work.values, 1.0 / (1.0 + knobs.haste * walk.n_played))
    back_up(tree, work.path, int(walk.n_path), work.values)
    walk.n_done += 1
    walk.stage = AT_HOME


@rule
def play_out(board: Any, work: Work, knobs: Knobs, viewer: int, walk: Walk) -> None:
    """Play on from a leaf; if the game ends, who has won is told at once."""
    n = playouts.play_on(board, work, viewer, knobs.quick_others, knobs.cut)
    walk.n_played = walk.n_path - 1 + n
    walk.is_open = 1
    if engine.is_over(board, work.states[NOW]):
        walk.is_open = 0
        playouts.share_win(board, work.states[NOW], work.values)


@rule
def take_step(
    board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, walk: Walk, has_looked: bool
) -> None:
    """What `descent.step` does, as far as a look ahead, or from there on.

    Every rule of the game is called at one place: a GPU has a copy of it for each.
    """
    if not has_looked and is_at_end(board, work, walk):
        walk.stage = AT_LEAF
        return
    seat = int(walk.seat) if has_looked else descent.who_acts(board, work, viewer, int(walk.node))
    if seat == CHANCE:
        child = descent.child_of_nature(board, tree, work, knobs, viewer, int(walk.node))
    elif seat != viewer and knobs.quick_others > 0:
        child = descent.quick_child(board, tree, work, int(walk.node), seat, knobs.quick_others)
    else:
        is_missing = has_looked or lacks_children(board, tree, work, walk, seat)
        if is_missing and knobs.foresight > 0.0 and not has_looked:
            walk.stage = LOOKING
            return
        child = choose(board, tree, work, knobs, walk, is_missing)
    descent.follow(board, tree, work, seat, child)
    arrive(tree, work, knobs, walk, child)


@rule
def is_at_end(board: Any, work: Work, walk: Walk) -> bool:
    """Whether the path is full or the game over."""
    return bool(walk.n_path >= work.path.shape[0] or engine.is_over(board, work.states[NOW]))


@rule
def lacks_children(board: Any, tree: Tree, work: Work, walk: Walk, seat: int) -> bool:
    """Note who chooses among what; whether a legal action has no child yet."""
    if walk.is_sure and descent.has_listed(tree, int(walk.node), seat):
        walk.seat, walk.mark = seat, descent.EVERY
        return False
    n = engine.fill_actions(board, work.states[NOW], seat, work.scratch.actions)
    mark = descent.mark_legal(work, n)
    walk.seat, walk.n_actions, walk.mark = seat, n, mark
    return bool(descent.n_listed(tree, work, int(walk.node), seat, mark) < n)


@rule
def choose(
    board: Any, tree: Tree, work: Work, knobs: Knobs, walk: Walk, is_missing: bool
) -> int:  # fmt: skip
    """The child to go to; first a child for every legal action."""
    node, seat, mark = int(walk.node), int(walk.seat), int(walk.mark)
    if is_missing:
        descent.list_children(board, tree, work, knobs, node, seat, int(walk.n_actions), mark)
    return int(descent.pick(tree, work, knobs, node, seat, mark))


@rule
def arrive(tree: Tree, work: Work, knobs: Knobs, walk: Walk, child: int) -> None:
    """Be at a child, if there is one: at a leaf if it is new."""
    walk.stage = AT_LEAF
    if child != NO_NODE:
        work.path[walk.n_path] = child
        walk.n_path += 1
        walk.node = child
        walk.is_sure = descent.stays_sure(tree, child, walk.is_sure)
        if tree.visits[child] >= knobs.expand_at:
            walk.stage = UNDER_WAY
