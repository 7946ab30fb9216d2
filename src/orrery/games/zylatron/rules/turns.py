"""Planets, turns, rounds, and what follows from each deed.

Authority for ZY-1, the order within ZY-7 and ZY-29, and the deadline of ZY-36.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    N_CORNERS,
    NO_POINT,
    PIECES_PER_SEAT,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.ending import check_last_player
from orrery.games.zylatron.rules.headquarters import clear_for_landing, drop_out, land
from orrery.games.zylatron.rules.missiles import strike_next
from orrery.games.zylatron.rules.money import collect, why_not_buy
from orrery.games.zylatron.rules.moving import go, halt_if_hurt, must_step, rest_if_done
from orrery.games.zylatron.rules.pieces import (
    commander,
    is_alive,
    n_pieces_in_play,
    n_warriors,
    set_up,
)
from orrery.games.zylatron.rules.strikes import strike, take_card
from orrery.games.zylatron.sheet import (
    BEGUN_MUST_STEP,
    END,
    MUST_BUY_WARRIOR,
    NO_SUCH_CARD,
    PICK,
    PLANET_PICKED,
    PLANET_TAKEN,
    ROUNDS_ARE_OVER,
    STRIKE,
    TURN_BEGAN,
)
from orrery.games.zylatron.state import (
    ACTING,
    NO_PIECE,
    NO_PLANET,
    NO_TARGET,
    NOBODY,
    OVER,
    State,
)

# Planets


@rule
def usual_planet(n_seats: int, seat: int) -> int:
    """Two: top left and bottom right. Three: top right, bottom right, top left (ZY-1)."""
    if n_seats == 2:
        return 2 * seat
    return (seat + 1) % 3 if n_seats == 3 else seat


@rule
def player_on(state: State, corner: int) -> int:
    """The seat that plays a corner, or NOBODY."""
    for seat in range(state.n_seats):
        if state.planet[seat] == corner:
            return seat
    return NOBODY


@PICK.referee
def why_not_pick(state: State, corner: int) -> int:
    """OK, or why a planet cannot be picked (ZY-1)."""
    return OK if player_on(state, corner) == NOBODY else PLANET_TAKEN


@PICK.deed
def pick(board: Board, state: State, seat: int, corner: int, trace: Trace) -> None:
    """A player picks a planet; after the last the first seat starts (ZY-1)."""
    state.planet[seat] = corner
    set_up(board, state, seat)
    emit(trace, PLANET_PICKED, seat, corner)
    for other in range(state.n_seats):
        if state.planet[other] == NO_PLANET:
            state.turn = other
            return
    state.turn = 0
    state.round = 1
    begin_turn(board, state, trace)


# Turns


@rule
def begin_turn(board: Board, state: State, trace: Trace) -> None:
    """The next player's turn."""
    open_turn(board, state)
    emit(trace, TURN_BEGAN, state.turn, state.round)


@rule
def open_turn(board: Board, state: State) -> None:
    """A fresh allowance of moves; whoever lacks a Warrior now must own one at the end (ZY-36)."""
    state.phase = ACTING
    state.moves_left = board.moves_per_turn
    state.lacked_warrior = n_warriors(state, state.turn) == 0


@END.referee
def why_not_end(board: Board, state: State, seat: int) -> int:
    """OK, or what a player must do before the turn can end (ZY-36, ZY-42)."""
    if must_step(board, state):
        return BEGUN_MUST_STEP
    if n_warriors(state, seat) == 0 and why_not_buy(board, state, seat, WARRIOR) == OK:
        return MUST_BUY_WARRIOR
    return OK


@END.deed
def end_turn(board: Board, state: State, trace: Trace) -> None:
    """Recovery, the check of ZY-36, income (ZY-29); then the next player."""
    seat = state.turn
    recover(state, seat)
    if state.lacked_warrior and n_warriors(state, seat) == 0:
        drop_out(state, seat, trace)
    else:
        collect(state, seat, trace)
    forget_turn(state)
    check_last_player(state, trace)
    if state.phase != OVER:
        pass_turn(board, state, trace)


@rule
def recover(state: State, seat: int) -> None:
    """Damage of a player's pieces wears off at the end of that player's turns (ZY-24)."""
    for piece in range(n_pieces_in_play(state)):
        if state.damage[piece] > 0 and commander(state, piece) == seat:
            state.damage[piece] -= 1


@rule
def forget_turn(state: State) -> None:
    """Nothing of a turn is left but its results."""
    state.mover = NO_PIECE
    state.steps_left = 0
    state.moves_left = 0
    state.lacked_warrior = False
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        state.flags[piece] = 0


@rule
def pass_turn(board: Board, state: State, trace: Trace) -> None:
    """Clockwise to the next player left; past the first seat's corner a round is over (ZY-38)."""
    corner = state.planet[state.turn]
    following = state.turn
    for step in range(1, N_CORNERS + 1):
        following = player_on(state, (corner + step) % N_CORNERS)
        if following != NOBODY and is_alive(state, following):
            break
    if place_in_round(state, following) <= place_in_round(state, state.turn):
        if state.round == state.max_rounds:
            state.phase = OVER
            emit(trace, ROUNDS_ARE_OVER, state.round)
            return
        state.round += 1
    state.turn = following
    begin_turn(board, state, trace)


@rule
def place_in_round(state: State, seat: int) -> int:
    """Steps clockwise from the corner of the first seat."""
    return (state.planet[seat] - state.planet[0] + N_CORNERS) % N_CORNERS


# Deeds and what follows


@rule
def travel(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """The mover goes to a point; a Warrior on a headquarters lands (ZY-33)."""
    clear_for_landing(board, state, seat, point, trace)
    go(board, state, seat, point, trace)
    land(board, state, seat, point, trace)
    rest_if_done(state)


@STRIKE.referee
def why_not_draw(state: State, card: int) -> int:
    """OK if such a card is left in the pile (ZY-22)."""
    return OK if state.strikes[card] > 0 else NO_SUCH_CARD


@STRIKE.deed
def draw_strike(board: Board, state: State, card: int, trace: Trace) -> None:
    """A card is drawn for the target; a blast goes on to its next one (ZY-22, ZY-27)."""
    target = state.target
    take_card(board, state, card, trace)
    strike(state, card, target, trace)
    state.target = NO_TARGET
    halt_if_hurt(state)
    if state.blast != NO_POINT:
        strike_next(board, state, target + 1)
    else:
        state.phase = ACTING
