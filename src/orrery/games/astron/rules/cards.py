"""Cards: dealing, discarding, supposing what is secret. Authority for AS-7 to AS-10."""

from __future__ import annotations

from orrery.core.chance import Rng, draw
from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import N_CARDS, Board
from orrery.games.astron.rules.window import next_in_play
from orrery.games.astron.sheet import (
    CARD_DEALT,
    DEAL,
    HAND_DISCARDED,
    NOT_IN_PILE,
    OK,
    PILE_SHUFFLED,
)
from orrery.games.astron.state import NO_SEAT, State

FEW_PLAYERS = 3


@rule
def full_hand(state: State) -> int:
    """Six cards, five with two or three players (AS-8)."""
    return 5 if state.n_seats <= FEW_PLAYERS else 6


@DEAL.referee
def why_not_deal(state: State, card: int) -> int:
    """OK, or why nature cannot deal this card."""
    return OK if state.pile[card] > 0 else NOT_IN_PILE


@rule
def deal(state: State, card: int, trace: Trace) -> None:
    """A card of the pile goes to the actor, who alone sees it (AS-10)."""
    state.pile[card] -= 1
    state.pile_size -= 1
    state.hands[state.actor, card] += 1
    state.hand_size[state.actor] += 1
    emit(trace, CARD_DEALT, state.actor, card)


@rule
def shuffle_if_empty(state: State, trace: Trace) -> None:
    """Before a card is dealt from an empty pile the discards are shuffled into it (AS-9)."""
    if state.pile_size > 0:
        return
    for card in range(N_CARDS):
        state.pile[card] = state.discards[card]
        state.pile_size += state.discards[card]
        state.discards[card] = 0
    if state.pile_size > 0:
        emit(trace, PILE_SHUFFLED, state.pile_size)


@rule
def next_receiver(state: State) -> int:
    """Who is dealt a card after the actor, or NO_SEAT when all have theirs (AS-8)."""
    following = next_in_play(state, state.actor)
    if state.round > 0 or following != NO_SEAT:
        return following
    return 0 if state.hand_size[0] < full_hand(state) else NO_SEAT  # the first deal goes round


@rule
def discard(state: State, seat: int, card: int) -> None:
    """A card goes from a hand to the discard pile, face up."""
    state.hands[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.discards[card] += 1


@rule
def discard_hand(state: State, seat: int, trace: Trace) -> None:
    """All cards of a withdrawn player go to the discard pile (AS-34, AS-35)."""
    if state.hand_size[seat] > 0:
        emit(trace, HAND_DISCARDED, seat, state.hand_size[seat])
    left = state.hand_size[seat]
    card = 0
    while left > 0 and card < N_CARDS:
        left -= state.hands[seat, card]
        state.discards[card] += state.hands[seat, card]
        state.hands[seat, card] = 0
        card += 1
    state.hand_size[seat] = 0


@rule
def empty_hand(state: State, seat: int) -> None:
    """No card of the hand is known; its size stays."""
    for card in range(N_CARDS):
        state.hands[seat, card] = 0


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Deal the unseen cards at random to the hands of others; the rest is the pile."""
    n_unseen = gather_unseen(board, state, viewer)
    for seat in range(state.n_seats):
        if seat != viewer:
            empty_hand(state, seat)
            deal_hand(state, seat, n_unseen, rng)
            n_unseen -= state.hand_size[seat]


@rule
def gather_unseen(board: Board, state: State, viewer: int) -> int:
    """Put every card that is neither discarded nor the viewer's into the pile; how many."""
    n_unseen = 0
    for card in range(N_CARDS):
        own = state.hands[viewer, card] if viewer >= 0 else 0
        state.pile[card] = board.deck[card] - state.discards[card] - own
        n_unseen += state.pile[card]
    return n_unseen


@rule
def deal_hand(state: State, seat: int, n_pile: int, rng: Rng) -> None:
    """Move as many cards as a hand has from the pile of `n_pile` cards to it, at random."""
    for n_dealt in range(state.hand_size[seat]):
        card = card_at(state, draw(rng, n_pile - n_dealt))
        state.pile[card] -= 1
        state.hands[seat, card] += 1


@rule
def card_at(state: State, index: int) -> int:
    """The card at an index of the pile, counted card by card."""
    for card in range(N_CARDS):
        index -= state.pile[card]
        if index < 0:
            return card
    return N_CARDS - 1
