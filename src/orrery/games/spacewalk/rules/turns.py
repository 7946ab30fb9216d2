"""How one decision follows another: turns, token turns, gaps, rounds.

Authority for the order of SW-7, SW-14, SW-15, SW-16, SW-18 and SW-22.
"""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.rules.cards import lay, refill_empty_hand
from orrery.games.spacewalk.rules.ending import check_end
from orrery.games.spacewalk.rules.moving import fly_on, lift_off
from orrery.games.spacewalk.rules.placing import first_mover, has_reserve
from orrery.games.spacewalk.rules.ships import step
from orrery.games.spacewalk.rules.tokens import NOBODY, may_pay, next_asked
from orrery.games.spacewalk.sheet import ROUND_BEGAN
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    CARD_DOUBLE,
    CARD_MOVE,
    CARD_STEP,
    GAP,
    MOVING,
    ORDERING,
    STEPPING,
    State,
)


@rule
def seat_after(state: State, seat: int) -> int:
    """The next seat clockwise; a division would take longer than the rest of a rule."""
    return seat + 1 if seat + 1 < state.n_seats else 0


@rule
def after_placing(state: State, trace: Trace) -> None:
    """The next seat places; after the last ship the first gap opens (SW-7, SW-15)."""
    following = seat_after(state, state.actor)
    if has_reserve(state, following):  # seats place in turn
        state.actor = following
        return
    state.first = first_mover(state, following)
    state.turn = (state.first + state.n_seats - 1) % state.n_seats
    open_gap(state, trace)


@rule
def begin_turn(state: State, trace: Trace) -> None:
    """The turn passes clockwise; a round starts with the turn of the first mover (SW-16)."""
    state.turn = seat_after(state, state.turn)
    if state.turn == state.first:
        if state.round > 0:
            state.has_paid = 0
        state.round += 1
        emit(trace, ROUND_BEGAN, state.round)
    state.actor = state.turn
    state.phase = CARD if state.with_cards else MOVING


@rule
def evacuate(board: Board, state: State, space: int, trace: Trace) -> None:
    """Move every ship of a planet (SW-9)."""
    lift_off(state, space)
    continue_group(board, state, trace)


@rule
def continue_group(board: Board, state: State, trace: Trace) -> None:
    """Fly on; when the group is done look at the end, then at what the turn still owes (SW-13)."""
    if not fly_on(board, state, trace):
        state.phase = ORDERING
        return
    if check_end(state, trace):
        return
    if state.moves_left > 0:
        state.moves_left -= 1
        state.phase = MOVING
        return
    end_turn(state, trace)


@rule
def lay_card(state: State, seat: int, card: int, trace: Trace) -> None:
    """Lay a card and do what it says (SW-22)."""
    effect = lay(state, seat, card, trace)
    if effect == CARD_MOVE or effect == CARD_DOUBLE:
        state.moves_left = 1 if effect == CARD_DOUBLE else 0
        state.phase = MOVING
    elif effect == CARD_STEP:
        state.phase = STEPPING
    else:
        end_turn(state, trace)


@rule
def single_advance(
    board: Board, state: State, seat: int, space: int, size: int, trace: Trace
) -> None:
    """A ship steps by token or card; then whatever was under way goes on (SW-17, SW-18)."""
    phase = state.phase
    step(board, state, seat, space, size, trace)
    if check_end(state, trace):
        return
    if phase == GAP:
        ask(state, seat_after(state, seat), trace)  # clockwise from the payer's left
    elif phase == AFTER:
        open_gap(state, trace)
    else:
        end_turn(state, trace)


@rule
def end_turn(state: State, trace: Trace) -> None:
    """Straight after the own turn the mover may pay, unless this turn was bought (SW-14)."""
    if state.with_cards:
        refill_empty_hand(state, state.turn, trace)
    if not state.is_token_turn and may_pay(state, state.turn):
        state.phase = AFTER
        state.actor = state.turn
        return
    open_gap(state, trace)


@rule
def open_gap(state: State, trace: Trace) -> None:
    """Ask clockwise from the seat whose turn is next (SW-15)."""
    state.is_token_turn = False
    state.phase = GAP
    ask(state, seat_after(state, state.turn), trace)


@rule
def ask(state: State, start: int, trace: Trace) -> None:
    """Ask the next seat that may pay; when there is none the gap closes (SW-15)."""
    asked = next_asked(state, start)
    if asked != NOBODY:
        state.actor = asked
        return
    state.has_passed = 0
    begin_turn(state, trace)


@rule
def decline(state: State, seat: int, trace: Trace) -> None:
    """Pass; declining SW-14 is the mover's pass in the gap that follows (SW-15)."""
    state.has_passed |= 1 << seat
    if state.phase == AFTER:
        open_gap(state, trace)
    else:
        ask(state, seat_after(state, seat), trace)
