"""ASTRON, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.chance import CHANCE
from orrery.core.contract import Actions, Weights
from orrery.core.rule import rule
from orrery.games.astron.actions import (
    DEAL,
    DEAL_0,
    DISCARD,
    DISCARD_0,
    MAX_ACTIONS,
    MAX_CHANCE,
    N_ACTIONS,
    PASS,
    PLAY,
    TAKE_OFF,
    TAKE_OFF_0,
    direction_of,
    kind_of,
    value_of,
)
from orrery.games.astron.beliefs import N_NOTES, note, suppose
from orrery.games.astron.board import N_CARDS, Board
from orrery.games.astron.foresight import foretell
from orrery.games.astron.habits import habit
from orrery.games.astron.heuristic import evaluate
from orrery.games.astron.observe import OBSERVATION_SIZE, observe
from orrery.games.astron.reasons import GAME_OVER, NOT_NATURES, OK
from orrery.games.astron.rules.cards import deal_hidden, hide, why_not_deal
from orrery.games.astron.rules.choices import fill_dodges, fill_take_offs, fill_turn
from orrery.games.astron.rules.doing import apply
from orrery.games.astron.rules.ending import is_winner, score
from orrery.games.astron.rules.plays import why_not_discard, why_not_pass, why_not_play
from orrery.games.astron.rules.take_off import why_not_take_off
from orrery.games.astron.rules.timing import why_not_now, why_not_seat
from orrery.games.astron.sound import fault
from orrery.games.astron.state import (
    DEALING,
    DODGING,
    MAX_SEATS,
    NO_PLANET,
    OFF_WINDOW,
    OVER,
    READY,
    TAKING_OFF,
    Options,
    State,
)

__all__ = [
    "MAX_ACTIONS", "MAX_CHANCE", "N_ACTIONS", "N_NOTES", "OBSERVATION_SIZE",
    "apply", "chance_due", "deal_hidden", "evaluate", "fault", "fill_actions", "fill_chance",
    "foretell", "habit", "hide", "is_over", "is_winner", "may_act", "note", "observe", "score",
    "setup", "suppose", "why_not",
]  # fmt: skip


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """The base at its start, all cards in the pile, ship 1 to pick a take-off space (AS-11)."""
    state.n_seats = options.players
    state.n_teams = options.teams + 1 if options.teams > 0 else 0
    state.phase = TAKING_OFF
    state.actor = 0
    state.turn = 0
    state.round = 0
    state.base = 0
    for ship in range(MAX_SEATS):
        clear_ship(state, ship)
    state.pile_size = 0
    for card in range(N_CARDS):
        state.pile[card] = board.deck[card]
        state.pile_size += board.deck[card]
        state.discards[card] = 0


@rule
def clear_ship(state: State, ship: int) -> None:
    """A ship before take-off, its player without cards and points."""
    state.row[ship] = OFF_WINDOW
    state.column[ship] = OFF_WINDOW
    state.status[ship] = READY
    state.grounded[ship] = NO_PLANET
    state.landed[ship] = 0
    state.points[ship] = 0
    state.hand_size[ship] = 0
    for card in range(N_CARDS):
        state.hands[ship, card] = 0


@rule
def chance_due(board: Board, state: State) -> bool:
    """Only cards are left to chance (AS-8)."""
    return state.phase == DEALING


@rule
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """Every card of the pile is as likely to be dealt."""
    n = 0
    for card in range(N_CARDS):
        if state.pile[card] > 0:
            actions[n] = DEAL_0 + card
            weights[n] = state.pile[card]
            n += 1
    return n


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """One seat at a time."""
    return seat == state.actor and state.phase != OVER and state.phase != DEALING


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of the seat to act."""
    if state.phase == TAKING_OFF:
        return fill_take_offs(board, state, actions)
    if state.phase == DODGING:
        return fill_dodges(actions)
    return fill_turn(board, state, seat, actions)


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee."""
    if state.phase == OVER:
        return GAME_OVER
    kind = kind_of(action)
    if seat == CHANCE:
        return why_not_nature(state, kind, action)
    refusal = why_not_seat(state, seat)
    if refusal != OK:
        return refusal
    refusal = why_not_now(state, kind)
    return refusal if refusal != OK else why_not_do(board, state, seat, kind, action)


@rule
def why_not_nature(state: State, kind: int, action: int) -> int:
    """Nature deals a card of the pile when one is due, and does nothing else (AS-8)."""
    if state.phase != DEALING or kind != DEAL:
        return NOT_NATURES
    return why_not_deal(state, action - DEAL_0)


@rule
def why_not_do(board: Board, state: State, seat: int, kind: int, action: int) -> int:
    """OK, or what stands against an action whose time it is."""
    if kind == TAKE_OFF:
        return why_not_take_off(board, state, action - TAKE_OFF_0)
    if kind == PLAY:
        return why_not_play(board, state, seat, direction_of(action), value_of(action))
    if kind == DISCARD:
        return why_not_discard(board, state, seat, action - DISCARD_0)
    if kind == PASS:
        return why_not_pass(board, state, seat)
    return OK  # a DODGE: the owner is only asked where both sides are open (AS-18)


@rule
def is_over(board: Board, state: State) -> bool:
    """ "Game Over" shows, or no ship is left in play (AS-36)."""
    return state.phase == OVER
