"""What follows what: moves, choices, turns, rounds. Authority for AP-13, AP-44 and AP-47."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import NO_CELL, SENT, Board
from orrery.games.astroplane.rules.choices import is_reserve_due
from orrery.games.astroplane.rules.ending import end_by_points, is_true_win
from orrery.games.astroplane.rules.listing import can_move, can_pass
from orrery.games.astroplane.rules.pieces import (
    forget_landings,
    is_at_rest,
    is_playing,
    n_playing,
    pull_out,
)
from orrery.games.astroplane.sheet import (
    PLAYER_OUT,
    QUIET,
    ROUND_BEGAN,
    ROUNDS,
    STUCK,
    TURN_ENDED,
)
from orrery.games.astroplane.state import (
    MAX_QUIET_ROUNDS,
    MAX_ROUNDS,
    MAX_SEATS,
    MOVES_A_TURN,
    MOVING,
    N_PIECES,
    RESERVING,
    SENDING,
    State,
)

NO_END = -1


@rule
def spend_move(state: State) -> None:
    """A move is done (AP-13)."""
    state.moves_left -= 1
    state.has_moved = True


@rule
def is_won(board: Board, state: State) -> bool:
    """A move into the Singularity was a true win, which ends the game at once (AP-43)."""
    return state.reserve_due > 0 and is_true_win(board, state, state.turn)


@rule
def go_on(board: Board, state: State, is_ended: bool, trace: Trace) -> None:
    """Choices that a move left open come first; without any action left the turn ends (AP-13)."""
    if not is_ended:
        see_what_is_open(state)
        if state.phase != MOVING or can_act(board, state):
            return
    end_turn(board, state, trace)


@rule
def see_what_is_open(state: State) -> None:
    """Where a piece sent back or from the reserve begins, before moves go on (AP-24, AP-42)."""
    if state.height[SENT] > 0:
        state.phase = SENDING
    elif is_reserve_due(state):
        state.phase = RESERVING
    else:
        state.reserve_due = 0
        state.phase = MOVING


@rule
def can_act(board: Board, state: State) -> bool:
    """Whether the mover has a move or passage."""
    if state.moves_left > 0 and can_move(board, state, state.turn):
        return True
    return can_pass(board, state, state.turn)


@rule
def end_turn(board: Board, state: State, trace: Trace) -> None:
    """The turn passes on to the next player who can act (AP-13, AP-44)."""
    emit(trace, TURN_ENDED, state.turn)
    forget_landings(state, state.turn)
    for _ in range(MAX_SEATS):
        end = pass_turn_on(state, trace)
        if end == NO_END and not can_act(board, state):
            if n_playing(state) > 2:
                put_out(board, state, state.turn, trace)
                continue
            end = STUCK
        if end != NO_END:
            end_by_points(board, state, end, trace)
        return


@rule
def pass_turn_on(state: State, trace: Trace) -> int:
    """The next seat in the game begins its turn; NO_END, or why the game is over instead."""
    for _ in range(MAX_SEATS):
        state.turn = (state.turn + 1) % state.n_seats
        if state.turn == state.first:
            end = why_round_ends_game(state)
            if end != NO_END:
                return end
            state.round += 1
            emit(trace, ROUND_BEGAN, state.round)
        if is_playing(state, state.turn):
            break
    state.moves_left = MOVES_A_TURN
    state.has_moved = False
    state.has_passed = False
    state.bound_square = NO_CELL
    return NO_END


@rule
def why_round_ends_game(state: State) -> int:
    """NO_END, or which limit of AP-47 the round just finished has reached."""
    if state.round >= MAX_ROUNDS:
        return ROUNDS
    return QUIET if state.round - state.last_stir >= MAX_QUIET_ROUNDS else NO_END


@rule
def put_out(board: Board, state: State, seat: int, trace: Trace) -> None:
    """A player who cannot act leaves with all pieces but those in the Singularity (AP-44)."""
    emit(trace, PLAYER_OUT, seat)
    state.is_out |= 1 << seat
    piece = 0
    while piece < N_PIECES:
        if is_at_rest(board, state.pieces[seat, piece]):
            piece += 1
        else:
            pull_out(state, seat, piece)
