"""What other seats may hold, by what they played and what they kept: for search.

A seat that could have played a better card probably did not hold it. Better is what looks better
at once (`evaluate`): that much every player sees. Nothing is told by cards that were dealt since.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.chance import Rng, draw
from orrery.core.contract import Actions
from orrery.core.exponential import exp
from orrery.core.rule import rule
from orrery.core.trace import Trace
from orrery.games.astron.cells import N_CARDS, Board
from orrery.games.astron.heuristic import evaluate
from orrery.games.astron.play_numbers import card_for, direction_of, is_play, value_of
from orrery.games.astron.rules.cards import card_at, empty_hand, gather_unseen
from orrery.games.astron.rules.choices import fill_turn
from orrery.games.astron.rules.doing import apply
from orrery.games.astron.sheet import DODGE_0, PLAY_0
from orrery.games.astron.state import State

Notes = npt.NDArray[np.float64]

# Of each seat: how much each card is doubted, 0 (as likely as any) to 1, and how many cards of the
# hand were there when that was seen
KEPT = N_CARDS
N_NOTES = N_CARDS + 1

TEMPER = 20.0  # hundredths of a point by which a better card is passed over now and then
LEAST = 0.1  # what is left of the trust in a card however good it would have been
CANNOT = -(10**6)
FINE = 1000


# Looking


@rule
def note(
    board: Board, notes: Notes, states: Any, seat: int, action: int, actions: Actions, trace: Trace
) -> None:
    """What a play, or a discard where nothing could be played, tells of the other cards."""
    if not PLAY_0 <= action < DODGE_0:
        return
    mix_new_cards(notes, states[0], seat)
    played = -1
    value = CANNOT
    if is_play(action):
        played = card_for(direction_of(action), value_of(action))
        value = value_after(board, states, seat, action, trace)
    for card in range(N_CARDS):
        if card != played:
            better = value_of_card(board, states, seat, card, actions, trace) - value
            doubt(notes, seat, card, better)
    notes[seat, KEPT] = states[0].hand_size[seat] - 1


@rule
def mix_new_cards(notes: Notes, state: State, seat: int) -> None:
    """Of the cards dealt since the last look nothing is known."""
    size = int(state.hand_size[seat])
    kept = min(notes[seat, KEPT], size)
    for card in range(N_CARDS):
        notes[seat, card] *= kept / size


@rule
def doubt(notes: Notes, seat: int, card: int, better: int) -> None:
    """Trust less in a card the better it would have been."""
    if better > 0:
        trust = max(LEAST, exp(-better / TEMPER))
        notes[seat, card] = 1.0 - trust * (1.0 - notes[seat, card])


@rule
def value_of_card(
    board: Board, states: Any, seat: int, card: int, actions: Actions, trace: Trace
) -> int:
    """The best that a seat could have done with a card; CANNOT where it could not be played."""
    states[1] = states[0]
    give_only(states[1], seat, card)
    n = fill_turn(board, states[1], seat, actions)
    best = CANNOT
    for index in range(n):
        if is_play(int(actions[index])):
            best = max(best, value_after(board, states, seat, int(actions[index]), trace))
    return best


@rule
def value_after(board: Board, states: Any, seat: int, action: int, trace: Trace) -> int:
    """How a seat stands after a play."""
    states[2] = states[0]
    give_only(states[2], seat, card_for(direction_of(action), value_of(action)))
    apply(board, states[2], seat, action, trace)
    return evaluate(board, states[2], seat)


@rule
def give_only(state: State, seat: int, card: int) -> None:
    """Let a seat be known to hold one card."""
    empty_hand(state, seat)
    state.hands[seat, card] = 1


# Supposing


@rule
def suppose(board: Board, notes: Notes, state: State, viewer: int, rng: Rng) -> None:
    """Deal the unseen cards to the hands of others, doubted ones less; the rest is the pile."""
    n_unseen = gather_unseen(board, state, viewer)
    for seat in range(state.n_seats):
        if seat != viewer:
            empty_hand(state, seat)
            suppose_hand(notes, state, seat, n_unseen, rng)
            n_unseen -= state.hand_size[seat]


@rule
def suppose_hand(notes: Notes, state: State, seat: int, n_pile: int, rng: Rng) -> None:
    """Move cards from the pile of `n_pile` to a hand: those kept since the last look come first."""
    for n_dealt in range(state.hand_size[seat]):
        if n_dealt < notes[seat, KEPT]:
            card = draw_by_trust(notes, state, seat, rng)
        else:
            card = card_at(state, draw(rng, n_pile - n_dealt))
        state.pile[card] -= 1
        state.hands[seat, card] += 1


@rule
def draw_by_trust(notes: Notes, state: State, seat: int, rng: Rng) -> int:
    """A card of the pile, by how little it is doubted."""
    total = 0
    for card in range(N_CARDS):
        total += state.pile[card] * trust_in(notes, seat, card)
    index = draw(rng, total)
    for card in range(N_CARDS):
        index -= state.pile[card] * trust_in(notes, seat, card)
        if index < 0:
            return card
    return N_CARDS - 1


@rule
def trust_in(notes: Notes, seat: int, card: int) -> int:
    """A weight from 1 to FINE."""
    return max(1, round(FINE * (1.0 - notes[seat, card])))
