"""Whose time it is. Authority for the refusals of a wrong moment (S7-1, S7-20, S7-25, S7-26)."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.situation7.puzzle import WORD_BITS, Board
from orrery.games.situation7.rules.placing import open_word, side_of
from orrery.games.situation7.rules.turns import can_place
from orrery.games.situation7.sheet import (
    FIND,
    FOUND,
    LUCK,
    NO_TIME_LIMIT,
    NOT_FOUND,
    NOT_NATURES,
    NOT_YOUR_TURN,
    NOTHING_TO_FIND,
    ONLY_IN_RACE,
    OTHER_CLOCK_IS_LOWER,
    TEAM_MATES_TURN,
    TIME_UP,
)
from orrery.games.situation7.state import FINDING, LIVE, OVER, PLAYING, RACE, State


@rule
def is_natures(state: State) -> bool:
    """Whether nature draws next: starting clocks, what was found, how long it took (S7-26)."""
    return state.phase != PLAYING and state.phase != OVER


@LUCK.referee
def why_not_luck(state: State) -> int:
    """How long it took is drawn when it is known what was found."""
    return NOT_NATURES if state.phase == FINDING else OK


@FIND.referee
def why_not_find(board: Board, state: State, location: int) -> int:
    """Only an open location is found."""
    if state.phase != FINDING:
        return NOT_NATURES
    found = open_word(board, state, state.turn, location // WORD_BITS)
    return OK if (found >> (location % WORD_BITS)) & 1 else NOT_FOUND


@TIME_UP.referee
def why_not_call_time(state: State) -> int:
    """The end of the time is never drawn but told, in live play with a limit (S7-20)."""
    return OK if state.tempo == LIVE and state.time_limit > 0 else NO_TIME_LIMIT


@FOUND.referee
def why_not_search(board: Board, state: State, seat: int) -> int:
    """Whatever fits first is taken in the race, where something fits."""
    if state.tempo != RACE:
        return ONLY_IN_RACE
    return OK if can_place(board, state, side_of(seat)) else NOTHING_TO_FIND


@rule
def why_not_turn(board: Board, state: State, seat: int) -> int:
    """OK, or why it is not for this seat to act."""
    if state.tempo == LIVE:
        return OK  # S7-24: anyone, at any moment
    if side_of(seat) != state.turn:
        return OTHER_CLOCK_IS_LOWER if state.tempo == RACE else NOT_YOUR_TURN
    return OK if seat == state.due[state.turn] else TEAM_MATES_TURN
