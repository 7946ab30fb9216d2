"""ASTRON, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.contract import Actions, Weights
from orrery.core.meta import Values
from orrery.core.rule import rule
from orrery.games.astron import TEAMS
from orrery.games.astron.beliefs import N_NOTES, note, suppose
from orrery.games.astron.cells import N_CARDS, N_VALUES, Board
from orrery.games.astron.chart import draw_chart
from orrery.games.astron.faults import fault
from orrery.games.astron.foresight import foretell, foretell_all
from orrery.games.astron.habits import habit
from orrery.games.astron.heuristic import evaluate
from orrery.games.astron.observe import OBSERVATION_SIZE, observe
from orrery.games.astron.positions import POSITION
from orrery.games.astron.refusal_words import action_values
from orrery.games.astron.rules.cards import deal_hidden
from orrery.games.astron.rules.choices import fill_dodges, fill_take_offs, fill_turn
from orrery.games.astron.rules.doing import apply
from orrery.games.astron.rules.ending import is_winner, score
from orrery.games.astron.rules.timing import why_not_now, why_not_turn
from orrery.games.astron.sheet import DEAL_0, sheet
from orrery.games.astron.spelling import objection, parse_action
from orrery.games.astron.state import (
    DEALING,
    DODGING,
    N_DIRECTIONS,
    OVER,
    TAKING_OFF,
    Options,
    State,
)

__all__ = [
    "N_NOTES", "OBSERVATION_SIZE", "POSITION", "State", "action_values", "apply", "deal_hidden",
    "draw_chart", "evaluate", "fault", "foretell", "foretell_all", "habit", "is_winner", "note",
    "objection", "observe", "parse_action", "score", "sheet", "suppose", "why_not_now",
    "why_not_turn",
]  # fmt: skip

MAX_ACTIONS = N_DIRECTIONS * N_VALUES


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """The base at its start, all cards in the pile, ship 1 to pick a take-off space (AS-11)."""
    state.n_seats = options.players
    state.n_teams = options.teams + 1 if options.teams > 0 else 0
    state.phase = TAKING_OFF
    for card in range(N_CARDS):
        state.pile[card] = board.deck[card]
        state.pile_size += board.deck[card]


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
def is_over(board: Board, state: State) -> bool:
    """ "Game Over" shows, or no ship is left in play (AS-36)."""
    return state.phase == OVER


def position_options(board: Board, state: State) -> Values:
    """The options that a position tells of."""
    return {"teams": str(state.n_teams) if state.n_teams else TEAMS[0]}
