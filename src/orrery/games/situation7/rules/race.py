"""The race against the clock, in simulated time. Authority for S7-26.

Clocks are milliseconds. E is the number of empty locations and F that of the open ones, both
before the action.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.situation7.puzzle import GREEN, NO_SIDE, YELLOW, Board
from orrery.games.situation7.rules.ending import end
from orrery.games.situation7.rules.placing import opponent_of
from orrery.games.situation7.rules.turns import can_extend
from orrery.games.situation7.sheet import CLOCK_SET, TIME_SPENT, WAITED
from orrery.games.situation7.state import PLAYING, TIMING_WANTED, State

PERCENT = 100
MS_PER_MINUTE = 60_000


@rule
def start_time(board: Board, level: int, n_empty: int, luck: int) -> int:
    """When a side has its first look round: scan * E * X div 80."""
    return int(board.scan_time * n_empty * board.finds[luck] * level // (80 * PERCENT))


@rule
def wanted_time(board: Board, level: int, n_empty: int, luck: int) -> int:
    """To search for one piece and fit it: base + scan * E * (2q + 1) div 16."""
    scan = board.scan_time * n_empty * (2 * luck + 1) * level // (16 * PERCENT)
    return board.fit_time * level // PERCENT + scan


@rule
def found_time(board: Board, level: int, n_empty: int, n_open: int, luck: int) -> int:
    """To take whatever fits first: base + scan * E * X div (16 * (F + 1))."""
    scan = board.scan_time * n_empty * board.finds[luck] * level // (16 * (n_open + 1) * PERCENT)
    return int(board.fit_time * level // PERCENT + scan)


@rule
def set_start(board: Board, state: State, luck: int, trace: Trace) -> None:
    """Draw the starting clock of one side, then of the other."""
    side = state.turn
    state.clocks[side] = start_time(board, state.level[side], state.n_empty, luck)
    emit(trace, CLOCK_SET, side, state.clocks[side])
    if side == YELLOW:
        state.turn = GREEN
    else:
        next_in_race(board, state, trace)


@rule
def spend(board: Board, state: State, time: int, trace: Trace) -> None:
    """Add the cost of an action that took effect already; then the lower clock acts."""
    side = state.turn
    state.n_open = 0
    state.clocks[side] += time
    emit(trace, TIME_SPENT, side, time, state.clocks[side])
    next_in_race(board, state, trace)


@rule
def note_time(board: Board, state: State, luck: int, trace: Trace) -> None:
    """Nature has drawn how long the search for the piece just placed took."""
    level = state.level[state.turn]
    n_empty = state.n_empty + 1  # as before the action
    if state.phase == TIMING_WANTED:
        spend(board, state, wanted_time(board, level, n_empty, luck), trace)
    else:
        spend(board, state, found_time(board, level, n_empty, state.n_open, luck), trace)


@rule
def lower_clock(state: State) -> int:
    """The side whose clock is lower; equal: who did not act last, at the start Yellow."""
    if state.clocks[YELLOW] != state.clocks[GREEN]:
        return YELLOW if state.clocks[YELLOW] < state.clocks[GREEN] else GREEN
    return YELLOW if state.last == NO_SIDE else opponent_of(state.last)


@rule
def next_in_race(board: Board, state: State, trace: Trace) -> None:
    """Who acts next; a side without placement or launch waits for the other."""
    state.phase = PLAYING
    side = lower_clock(state)
    if not can_extend(board, state, side):
        state.clocks[side] = max(state.clocks[YELLOW], state.clocks[GREEN])
        emit(trace, WAITED, side, state.clocks[side])
        side = opponent_of(side)
    state.turn = side
    if state.time_limit > 0 and state.clocks[side] >= state.time_limit * MS_PER_MINUTE:
        end(board, state, trace)  # S7-20: whoever is first is too late
