"""Template: selection, PUCT at decision nodes, sampling at chance nodes. `engine` is the game's.

A seat chooses by PUCT: mean value + exploration * prior * sqrt(available) / (1 + visits). The
first-play urgency, the value of a child without visits, is the mean value of its parent. Where
actions are many, those of a small prior wait until the others have disappointed. With
`quick_others` only the searching seat does; a tree in which others choose so lets them answer to
cards that they cannot see.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

import math
from typing import Any

from orrery.bots.search.halving import next_in
from orrery.bots.search.tree import NO_NODE, ROOT, SECRET, Floats, Tree, add_child, find_child
from orrery.bots.search.work import AFTER, NOW, OTHER, Knobs, Work
from orrery.core.chance import CHANCE, draw, draw_weighted
from orrery.core.contract import Engine
from orrery.core.exponential import exp
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate
from orrery.core.trace import Trace

engine: Engine
thinking: Thinking
check_bound(globals())
loops = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]
habits = instantiate("orrery.bots.search.habits", engine)  # type: ignore[arg-type]
worth = instantiate("orrery.bots.search.worth", engine).worth  # type: ignore[arg-type]

EVEN_PART = 0.25  # of the prior is shared evenly, so that nothing is overlooked for ever
DRAWN = 0  # where nature's action lies in `scratch.actions`
WHIM = 0.2  # by how much a prior may differ from one search to the next
EVERY = 0  # in place of a mark: all children of a seat are legal

IS_OPEN = thinking.is_open
"""Where nothing is hidden a node is one position, unless it lies behind a child that is SECRET.
What such a node has listed once it need not list again.
"""


@rule
def descend(board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int) -> int:
    """Play from the root to a leaf; how many nodes `work.path` holds."""
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
        if tree.visits[node] < knobs.expand_at:
            return n_path
        is_sure = stays_sure(tree, node, is_sure)
    return n_path


@rule
def stays_sure(tree: Tree, child: int, is_sure: bool) -> bool:
    """Whether a child is one position, as its parent is or is not."""
    return is_sure and tree.action[child] != SECRET


@rule
def step(
    board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, node: int, is_sure: bool
) -> int:
    """Play one action; the child it leads to, or NO_NODE when the tree is full.

    `is_sure`: the node is one position.
    """
    seat = who_acts(board, work, viewer, node)
    if seat == CHANCE:
        child = child_of_nature(board, tree, work, knobs, viewer, node)
    elif seat != viewer and knobs.quick_others > 0:
        child = quick_child(board, tree, work, node, seat, knobs.quick_others)
    else:
        child = choose(board, tree, work, knobs, node, seat, is_sure)
    follow(board, tree, work, seat, child)
    return child


@rule
def who_acts(board: Any, work: Work, viewer: int, node: int) -> int:
    """The seat whose action comes next in row NOW; CHANCE for nature."""
    seat = loops.who_is_next(board, work.states[NOW], work.scratch.rng)
    if node == ROOT and engine.may_act(board, work.states[NOW], viewer):
        return viewer  # where several may act, the question is what the viewer does
    return int(seat)


@rule
def follow(board: Any, tree: Tree, work: Work, seat: int, child: int) -> None:
    """Play the action that leads to a child, if there is one."""
    if child != NO_NODE:
        action = int(work.scratch.actions[DRAWN] if seat == CHANCE else tree.action[child])
        engine.apply(board, work.states[NOW], seat, action, work.scratch.trace)


@rule
def quick_child(board: Any, tree: Tree, work: Work, node: int, seat: int, quick: int) -> int:
    """Where another seat goes that answers without search, from what it may know."""
    action = habits.answer(board, work, seat, quick)
    child = find_child(tree, node, seat, action)
    return child if child != NO_NODE else add_child(tree, node, seat, action, 1.0)


# Nature


@rule
def child_of_nature(
    board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, node: int
) -> int:
    """Where one of nature's actions leads, which is left at DRAWN.

    Those too many, or not seen by the viewer, share one child.
    """
    state = work.states[NOW]
    n = engine.fill_chance(board, state, work.scratch.actions, work.scratch.weights)
    action = int(work.scratch.actions[draw_weighted(work.scratch.rng, work.scratch.weights, n)])
    is_lumped = n > knobs.lump or is_secret(board, tree, work, viewer, node, n)
    label = SECRET if is_lumped else action
    work.scratch.actions[DRAWN] = action
    child = find_child(tree, node, CHANCE, label)
    return child if child != NO_NODE else add_child(tree, node, CHANCE, label, 1.0)


@rule
def is_secret(board: Any, tree: Tree, work: Work, viewer: int, node: int, n: int) -> bool:
    """The viewer will not see what nature does; looked at once a node."""
    child = int(tree.first_child[node])
    while child != NO_NODE:
        if tree.seat[child] == CHANCE:
            return bool(tree.action[child] == SECRET)
        child = int(tree.next_child[child])
    return n > 1 and looks_the_same(board, work, viewer)


@rule
def looks_the_same(board: Any, work: Work, viewer: int) -> bool:
    """The viewer cannot tell the first two of nature's actions apart."""
    for index in range(2):
        show(board, work, AFTER + index, int(work.scratch.actions[index]), viewer)
    return is_same(work, AFTER, OTHER)


@rule
def show(board: Any, work: Work, row: int, action: int, viewer: int) -> None:
    """Leave in `row` what the viewer sees after an action of nature."""
    work.states[row] = work.states[NOW]
    engine.apply(board, work.states[row], CHANCE, action, work.scratch.trace)
    engine.hide(board, work.states[row], viewer)


@rule
def is_same(work: Work, row: int, other: int) -> bool:
    """Two rows of states hold the same bytes."""
    for index in range(work.memory.shape[1]):
        if work.memory[row, index] != work.memory[other, index]:
            return False
    return True


# Seats


@rule
def choose(
    board: Any, tree: Tree, work: Work, knobs: Knobs, node: int, seat: int, is_sure: bool
) -> int:
    """The most promising child by a legal action of `seat`; NO_NODE when the tree is full."""
    if is_sure and has_listed(tree, node, seat):
        return pick(tree, work, knobs, node, seat, EVERY)
    n = engine.fill_actions(board, work.states[NOW], seat, work.scratch.actions)
    mark = mark_legal(work, n)
    if n_listed(tree, work, node, seat, mark) < n:
        look_ahead(board, work, knobs, seat, n)
        list_children(board, tree, work, knobs, node, seat, n, mark)
    return pick(tree, work, knobs, node, seat, mark)


@rule
def has_listed(tree: Tree, node: int, seat: int) -> bool:
    """Whether a node has children of a seat; all its actions in that position, if it is sure."""
    child = int(tree.first_child[node])
    while child != NO_NODE:
        if tree.seat[child] == seat:
            return True
        child = int(tree.next_child[child])
    return False


@rule
def pick(tree: Tree, work: Work, knobs: Knobs, node: int, seat: int, mark: int) -> int:
    """The child to go to, all of them being listed."""
    if node == ROOT and knobs.halving > 0:
        return next_in(tree)
    return best_child(tree, work, knobs, node, seat, mark)


@rule
def mark_legal(work: Work, n: int) -> int:
    """Mark the legal actions; mark + 1 will mean legal and listed."""
    last = work.marks.shape[0] - 1
    mark = int(work.marks[last]) + 2
    work.marks[last] = mark
    for index in range(n):
        work.marks[work.scratch.actions[index]] = mark
    return mark


@rule
def n_listed(tree: Tree, work: Work, node: int, seat: int, mark: int) -> int:
    """How many legal actions have a child; they get mark + 1."""
    n = 0
    child = int(tree.first_child[node])
    while child != NO_NODE:
        action = tree.action[child]
        if tree.seat[child] == seat and work.marks[action] == mark:
            work.marks[action] = mark + 1
            n += 1
        child = int(tree.next_child[child])
    return n


@rule
def list_children(
    board: Any, tree: Tree, work: Work, knobs: Knobs, node: int, seat: int, n: int, mark: int
) -> None:
    """Add a child for every legal action that has none yet; how each looks is in `priors`."""
    fill_priors(board, work, knobs, seat, n)
    for index in range(n):
        action = int(work.scratch.actions[index])
        if work.marks[action] == mark:
            if add_child(tree, node, seat, action, work.priors[index]) == NO_NODE:
                return
            work.marks[action] = mark + 1


@rule
def best_child(tree: Tree, work: Work, knobs: Knobs, node: int, seat: int, mark: int) -> int:
    """The child of the highest score among the legal ones."""
    hope = tree.value[node, seat] / max(tree.visits[node], 1)  # first-play urgency
    best = NO_NODE
    best_score = 0.0
    child = int(tree.first_child[node])
    while child != NO_NODE:
        if tree.seat[child] == seat and is_marked(work, mark, int(tree.action[child])):
            tree.available[child] += 1
            score = score_of(tree, knobs, child, seat, hope)
            if best == NO_NODE or score > best_score:
                best = child
                best_score = score
        child = int(tree.next_child[child])
    return best


@rule
def is_marked(work: Work, mark: int, action: int) -> bool:
    """Whether an action that has a child is legal."""
    return bool(mark == EVERY or work.marks[action] == mark + 1)


@rule
def score_of(tree: Tree, knobs: Knobs, child: int, seat: int, hope: float) -> float:
    """What was found there, and what may still be found."""
    visits = tree.visits[child]
    mean = tree.value[child, seat] / visits if visits > 0 else hope
    curiosity = tree.prior[child] * math.sqrt(tree.available[child]) / (1 + visits)
    return float(mean + knobs.exploration * curiosity)


# Priors


@rule
def fill_priors(board: Any, work: Work, knobs: Knobs, seat: int, n: int) -> None:
    """From the appeal of the first n actions to how promising they are; they sum to 1."""
    if knobs.foresight <= 0.0:
        for index in range(n):
            work.priors[index] = 1.0
    total = 0.0
    for index in range(n):
        action = int(work.scratch.actions[index])
        work.priors[index] *= weight_of(board, work.states[NOW], seat, action) * whim(work)
        total += work.priors[index]
    for index in range(n):
        work.priors[index] = (1.0 - EVEN_PART) * work.priors[index] / total + EVEN_PART / n


@rule
def whim(work: Work) -> float:
    """About 1: even a search without playouts does not always play the same game."""
    return 1.0 + WHIM * (draw(work.scratch.rng, 1000) / 500.0 - 1.0)


@rule
def look_ahead(board: Any, work: Work, knobs: Knobs, seat: int, n: int) -> None:
    """Leave in `work.priors` the appeal of the first n actions, if the level asks."""
    if knobs.foresight > 0.0:
        for index in range(n):
            work.states[AFTER] = work.states[NOW]
            work.priors[index] = outlook(
                board, work.charts[0], work.states[AFTER], seat,
                int(work.scratch.actions[index]), knobs, work.scratch.trace,
            )  # fmt: skip
        best = best_of(work.priors, n)
        for index in range(n):
            work.priors[index] = appeal(work.priors[index], best, knobs)


@rule
def outlook(
    board: Any, chart: Any, state: Any, seat: int, action: int, knobs: Knobs, trace: Trace
) -> float:
    """The evaluation of the position right after an action, which `state` becomes."""
    engine.apply(board, state, seat, action, trace)
    return float(worth(board, chart, state, seat, knobs.tuned) / knobs.scale)


@rule
def best_of(outlooks: Floats, n: int) -> float:
    """The highest of the first n."""
    best = outlooks[0]
    for index in range(1, n):
        best = max(best, outlooks[index])
    return float(best)


@rule
def appeal(outlook: float, best: float, knobs: Knobs) -> float:
    """How an action looks beside the best, whose appeal is 1."""
    return float(exp(knobs.foresight * (outlook - best)))


@rule
def even_weight(board: Any, state: Any, seat: int, action: int) -> int:
    """All actions are as promising."""
    return 1


weight_of = thinking.prior or even_weight  # the game's own opinion, where it has one
