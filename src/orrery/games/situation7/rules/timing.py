"""Whose time it is. Authority for the refusals of a wrong moment (S7-1, S7-20, S7-25, S7-26)."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.situation7.actions import FIND, FIND_0, LUCK, TIME_UP, kind_of
from orrery.games.situation7.board import WORD_BITS, Board
from orrery.games.situation7.reasons import (
    NO_TIME_LIMIT,
    NOT_FOUND,
    NOT_NATURES,
    NOT_YOUR_TURN,
    OK,
    OTHER_CLOCK_IS_LOWER,
    TEAM_MATES_TURN,
)
from orrery.games.situation7.rules.placing import open_word, side_of
from orrery.games.situation7.state import FINDING, LIVE, OVER, PLAYING, RACE, State


@rule
def is_natures(state: State) -> bool:
    """Whether nature draws next: starting clocks, what was found, how long it took (S7-26)."""
    return state.phase != PLAYING and state.phase != OVER


@rule
def why_not_nature(board: Board, state: State, action: int) -> int:
    """OK, or why nature may not do this now; the end of the time is never drawn but told."""
    kind = kind_of(action)
    if kind == TIME_UP:
        return OK if state.tempo == LIVE and state.time_limit > 0 else NO_TIME_LIMIT  # S7-20
    if not is_natures(state):
        return NOT_NATURES
    if state.phase == FINDING:
        return why_not_find(board, state, kind, action - FIND_0)
    return OK if kind == LUCK else NOT_NATURES


@rule
def why_not_find(board: Board, state: State, kind: int, location: int) -> int:
    """Only an open location is found."""
    if kind != FIND:
        return NOT_NATURES
    found = open_word(board, state, state.turn, location // WORD_BITS)
    return OK if (found >> (location % WORD_BITS)) & 1 else NOT_FOUND


@rule
def why_not_now(state: State, seat: int) -> int:
    """OK, or why it is not for this seat to act."""
    if state.tempo == LIVE:
        return OK  # S7-24: anyone, at any moment
    if side_of(seat) != state.turn:
        return OTHER_CLOCK_IS_LOWER if state.tempo == RACE else NOT_YOUR_TURN
    return OK if seat == state.due[state.turn] else TEAM_MATES_TURN
