"""Placing pieces. Authority for S7-2, S7-10 and where guards close the way (S7-17, S7-18)."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.situation7.puzzle import N_WORDS, Board
from orrery.games.situation7.rules.joining import join
from orrery.games.situation7.rules.masks import add, add_all, clear, count_bits, has
from orrery.games.situation7.sheet import (
    FILLED,
    GUARDED,
    NOT_ADJACENT,
    NOT_ON_BASE_LINE,
    PLACE,
)
from orrery.games.situation7.state import State


@rule
def side_of(seat: int) -> int:
    """Seats 0 and 2 play Yellow, 1 and 3 Green (S7-1)."""
    return seat % 2


@rule
def opponent_of(side: int) -> int:
    """The other side."""
    return 1 - side


@rule
def has_begun(state: State, side: int) -> bool:
    """Whether a side has placed its first piece."""
    return bool(state.land[side, 0] | state.land[side, 1] != 0)


@rule
def empty_word(board: Board, state: State, word: int) -> int:
    """The locations nobody has filled."""
    return int(board.everywhere[word] & ~(state.land[0, word] | state.land[1, word]))


@rule
def closed_word(state: State, side: int, word: int) -> int:
    """Beside the opponent's guards (S7-17), but for what an own guard neutralises (S7-18)."""
    return int(state.watch[opponent_of(side), word] & ~state.watch[side, word])


@rule
def open_word(board: Board, state: State, side: int, word: int) -> int:
    """Where a side may place a piece by S7-10."""
    empty = empty_word(board, state, word)
    return int(empty & state.reach[side, word] & ~closed_word(state, side, word))


@rule
def n_open(board: Board, state: State, side: int) -> int:
    """In how many locations a side may place: F of S7-26."""
    n = 0
    for word in range(N_WORDS):
        n += count_bits(open_word(board, state, side, word))
    return n


@rule
def is_filled(state: State, location: int) -> bool:
    """Whether some piece lies there (S7-2)."""
    return has(state.land[0], location) or has(state.land[1], location)


@rule
def is_guarded_against(state: State, side: int, location: int) -> bool:
    """Beside an opponent's astronaut and not neutralised (S7-17, S7-18)."""
    watched = has(state.watch[opponent_of(side)], location)
    return watched and not has(state.watch[side], location)


@PLACE.referee
def why_not_place(board: Board, state: State, seat: int, location: int) -> int:
    """OK, or why a seat may not place the piece of a location."""
    side = side_of(seat)
    if is_filled(state, location):
        return FILLED  # S7-2
    if not has_begun(state, side) and not has(board.base_line[side], location):
        return NOT_ON_BASE_LINE  # S7-10
    if not has(state.reach[side], location):
        return NOT_ADJACENT  # S7-10
    if is_guarded_against(state, side, location):
        return GUARDED  # S7-17
    return OK


@rule
def occupy(board: Board, state: State, side: int, location: int) -> None:
    """Lay the piece of a side on its location; what was passed before no longer counts (S7-20)."""
    if not has_begun(state, side):
        clear(state.reach[side])  # the base line mattered for the first piece only
    add(state.land[side], location)
    add_all(state.reach[side], board.neighbours[location])
    state.n_empty -= 1
    state.has_passed = 0
    if state.sun_first < 0 and has(board.sun, location):
        state.sun_first = side  # S7-23
    join(board, state, side, location)
