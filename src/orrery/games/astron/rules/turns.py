"""How one decision follows another. Authority for the order of AS-11, AS-15 to AS-18 and AS-39."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.play_numbers import card_for
from orrery.games.astron.rules.base import move_base
from orrery.games.astron.rules.cards import deal, discard, next_receiver, shuffle_if_empty
from orrery.games.astron.rules.ending import check_end
from orrery.games.astron.rules.take_off import take_off
from orrery.games.astron.rules.window import next_in_play
from orrery.games.astron.sheet import CARD_PLAYED, ROUND_BEGAN, WAITED
from orrery.games.astron.state import (
    DEALING,
    NO_PLANET,
    NO_SEAT,
    PLAYING,
    STILL,
    State,
)


@rule
def take_off_turn(state: State, seat: int, column: int, trace: Trace) -> None:
    """Seats pick take-off spaces in ship order; then hands are dealt (AS-11)."""
    take_off(state, seat, column, trace)
    if seat + 1 < state.n_seats:
        state.turn = seat + 1
        state.actor = seat + 1
    else:
        deal_to(state, 0, trace)


@rule
def deal_to(state: State, receiver: int, trace: Trace) -> None:
    """Nature deals to `receiver` next; with nobody or nothing left to deal a round begins."""
    if receiver != NO_SEAT:
        shuffle_if_empty(state, trace)
        if state.pile_size > 0:
            state.phase = DEALING
            state.turn = receiver
            state.actor = receiver
            return
    begin_round(state, trace)


@rule
def deal_card(state: State, card: int, trace: Trace) -> None:
    """Nature has dealt a card to the actor."""
    deal(state, card, trace)
    deal_to(state, next_receiver(state), trace)


@rule
def begin_round(state: State, trace: Trace) -> None:
    """The lowest ship in play begins (AS-1)."""
    state.round += 1
    emit(trace, ROUND_BEGAN, state.round)
    begin_turn(state, next_in_play(state, NO_SEAT))


@rule
def begin_turn(state: State, seat: int) -> None:
    """It is the seat's turn."""
    state.phase = PLAYING
    state.turn = seat
    state.actor = seat


@rule
def play_card(
    board: Board, state: State, seat: int, direction: int, value: int, trace: Trace
) -> None:
    """Card face up; under an Upheaval the base moves (AS-12, AS-16)."""
    card = card_for(direction, value)
    discard(state, seat, card)
    emit(trace, CARD_PLAYED, seat, card)
    if direction == STILL:
        move_base(board, state, value, trace)


@rule
def wait(state: State, seat: int, card: int, trace: Trace) -> None:
    """No play: discard a card; a free ship loses a point, a grounded one nothing (AS-15, AS-28)."""
    loss = 1 if state.grounded[seat] == NO_PLANET else 0
    state.points[seat] -= loss
    discard(state, seat, card)
    emit(trace, WAITED, seat, card, loss)


@rule
def end_turn(board: Board, state: State, trace: Trace) -> None:
    """The next ship in play, or the end of the round (AS-17)."""
    if check_end(board, state, trace):
        return
    following = next_in_play(state, state.turn)
    if following != NO_SEAT:
        begin_turn(state, following)
    else:
        end_round(board, state, trace)


@rule
def end_round(board: Board, state: State, trace: Trace) -> None:
    """The base moves one step, then cards are dealt (AS-17)."""
    move_base(board, state, 1, trace)
    if not check_end(board, state, trace):
        deal_to(state, next_in_play(state, NO_SEAT), trace)
