"""Template: exact outcomes of endings. `engine` and `thinking` are the game's.

Endings are solved in an order in which every move leads to one that is solved already: those with
fewer ships first (a `kind` is a set of ships), and of these by the way that is left.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.core.contract import Actions, Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound
from orrery.core.trace import Trace

engine: Engine
thinking: Thinking
check_bound(globals())
assert thinking.endings is not None
ending_at = thinking.endings.ending_at
lay_ships = thinking.endings.lay_ships
lay_context = thinking.endings.lay_context

UNKNOWN = -1
OPEN = -2  # not decided yet

# What is known of a row of states on the way
NEXT, N_ACTIONS, SEAT, IS_UNSURE = range(4)
N_NOTES = 4


@rule
def outcome(
    board: Any, layout: Any, bits: Any, states: Any, top: int, viewer: int, may_look: bool,
    notes: Any, actions: Actions, trace: Trace,
) -> int:  # fmt: skip
    """1 if `viewer` wins from `states[top]` when both play perfectly, 0 if not.

    UNKNOWN if more than `top` actions lie before a solved position. The position itself is looked
    up only if that is allowed. A loop instead of a recursion, which Numba cannot keep on disk.
    """
    row = top
    found = look(board, layout, bits, states[row], viewer, may_look)
    if found == OPEN:
        enter(board, states[row], row, notes, actions)
    while row <= top:
        if found != OPEN:
            row += 1
            if row <= top:
                found = weigh(notes[row], viewer, found)
        elif notes[row, NEXT] == notes[row, N_ACTIONS]:
            found = when_all_is_tried(notes[row], viewer)
        else:
            play_next(board, states, row, notes[row], actions[row], trace)
            row -= 1
            found = look(board, layout, bits, states[row], viewer, True)
            if found == OPEN and row == 0:
                found = UNKNOWN
            if found == OPEN:
                enter(board, states[row], row, notes, actions)
    return found


@rule
def look(board: Any, layout: Any, bits: Any, state: Any, viewer: int, may_look: bool) -> int:
    """The outcome for `viewer` where it is known at once, else OPEN."""
    if engine.is_over(board, state):
        return 1 if engine.is_winner(board, state, viewer) else 0
    if engine.chance_due(board, state):
        return UNKNOWN
    at = ending_at(board, layout, state) if may_look else UNKNOWN
    if at < 0:
        return OPEN
    return 1 if is_won(bits, at) == engine.may_act(board, state, viewer) else 0


@rule
def enter(board: Any, state: Any, row: int, notes: Any, actions: Actions) -> None:
    """List what can be played in a row."""
    seat = 0 if engine.may_act(board, state, 0) else 1
    notes[row, NEXT] = 0
    notes[row, N_ACTIONS] = engine.fill_actions(board, state, seat, actions[row])
    notes[row, SEAT] = seat
    notes[row, IS_UNSURE] = 0


@rule
def play_next(board: Any, states: Any, row: int, note: Any, actions: Actions, trace: Trace) -> None:
    """Play the next action of a row into the row before it."""
    states[row - 1] = states[row]
    engine.apply(board, states[row - 1], int(note[SEAT]), int(actions[note[NEXT]]), trace)
    note[NEXT] += 1


@rule
def weigh(note: Any, viewer: int, found: int) -> int:
    """What the outcome of an action means for the row where it was played."""
    if found == UNKNOWN:
        note[IS_UNSURE] = 1
        return OPEN
    return found if (found == 1) == (note[SEAT] == viewer) else OPEN


@rule
def when_all_is_tried(note: Any, viewer: int) -> int:
    """The outcome of a row without an action that wins for who plays it."""
    if note[IS_UNSURE] != 0:
        return UNKNOWN
    return 0 if note[SEAT] == viewer else 1


@rule
def is_won(bits: Any, at: int) -> bool:
    """Whether who is to act in an ending wins."""
    return (int(bits[at >> 3]) >> (at & 7)) & 1 != 0


@rule
def solve_kind(
    board: Any, layout: Any, bits: Any, kind: int, way: int, states: Any, notes: Any,
    actions: Actions, trace: Trace,
) -> int:  # fmt: skip
    """Solve the endings of a kind with that way left; how many could not be solved."""
    top = states.shape[0] - 2  # the last row stays empty
    n_failed = 0
    for placing in range(int(layout.size[kind])):
        states[top] = states[top + 1]
        if lay_ships(layout, states[top], kind, placing) == way:
            for context in range(layout.n_contexts):
                lay_context(layout, states[top], context)
                found = outcome(board, layout, bits, states, top, 0, False, notes, actions, trace)
                at = (int(layout.first[kind]) + placing) * layout.n_contexts + context
                if found == 1:
                    bits[at >> 3] |= 1 << (at & 7)
                n_failed += found == UNKNOWN
    return n_failed
