"""ZYLATRON, the player aid: what may be done when, and what it does.

Most actions are bound to their rules in `rules`; here are those that depend on the phase. What is
not written follows from the sheet: see core.derivation.
"""

from __future__ import annotations

from orrery.core.contract import Actions, Weights
from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace
from orrery.games.zylatron.faults import fault
from orrery.games.zylatron.generate import fill_actions
from orrery.games.zylatron.grid import MAX_STEPS, N_CARDS, N_KINDS, Board
from orrery.games.zylatron.heuristic import evaluate, tuned
from orrery.games.zylatron.observe import OBSERVATION_SIZE, observe
from orrery.games.zylatron.positions import POSITION, position_options
from orrery.games.zylatron.refusal_words import refusal_words
from orrery.games.zylatron.rules.beaming import (
    beam_aboard,
    beam_down,
    why_not_beam_aboard,
    why_not_beam_down,
)
from orrery.games.zylatron.rules.cargo import (
    dock,
    load,
    shift,
    why_not_drop,
    why_not_shift_to,
)
from orrery.games.zylatron.rules.ending import is_winner, score
from orrery.games.zylatron.rules.missiles import detonate, why_not_detonate
from orrery.games.zylatron.rules.money import (
    lost_piece,
    place,
    place_aboard,
    rebuild,
    why_not_place,
    why_not_place_aboard,
    why_not_rebuild,
)
from orrery.games.zylatron.rules.moving import has_way, rest_if_done, why_not_go
from orrery.games.zylatron.rules.pieces import kind_of_piece
from orrery.games.zylatron.rules.strikes import (
    FIRST_FACTORY,
    fire,
    why_not_target,
    why_not_target_factory,
)
from orrery.games.zylatron.rules.timing import why_not_now
from orrery.games.zylatron.rules.turns import travel
from orrery.games.zylatron.setting_up import setup
from orrery.games.zylatron.sheet import (
    BEAM,
    BUY,
    CANNOT_MOVE_OFF,
    DOCK,
    DROP,
    FIRE,
    GO,
    LAUNCH,
    LOAD,
    ONTO,
    REBUILD,
    SHIFT,
    STRIKE_0,
    sheet,
)
from orrery.games.zylatron.state import (
    BEAMING,
    BUYING,
    FIRING,
    LAUNCHING,
    MAX_FACTORIES,
    MAX_PIECES,
    OVER,
    SHIFTING,
    STRIKING,
    Options,
    State,
)
from orrery.games.zylatron.tables import TABLES, lay_tables

__all__ = [
    "MAX_ACTIONS", "OBSERVATION_SIZE", "POSITION", "TABLES", "Options", "State", "chance_due",
    "evaluate", "fault", "fill_actions", "fill_chance", "is_over", "is_winner", "lay_tables",
    "observe", "position_options", "refusal_words", "score", "setup", "sheet", "tuned",
    "why_not_now",
]  # fmt: skip

_POINTS_IN_REACH = 3 * MAX_STEPS * (MAX_STEPS + 1) + 1
MAX_ACTIONS = _POINTS_IN_REACH + 7 * MAX_PIECES + MAX_FACTORIES + N_KINDS + 1


# Whose decision is due


@rule
def chance_due(board: Board, state: State) -> bool:
    """A strike card is to be drawn (ZY-22)."""
    return state.phase == STRIKING


@rule
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """Every card left in the pile is as likely."""
    n = 0
    for card in range(N_CARDS):
        if state.strikes[card] > 0:
            actions[n] = STRIKE_0 + card
            weights[n] = state.strikes[card]
            n += 1
    return n


@rule
def is_over(board: Board, state: State) -> bool:
    """One player is left, or the rounds are over (ZY-38)."""
    return state.phase == OVER


# A point: where to go, detonate, beam down to or place


@GO.referee
def why_not_point(board: Board, state: State, seat: int, point: int) -> int:
    """OK, or why not there."""
    if state.phase == LAUNCHING:
        return why_not_detonate(board, state, point)
    if state.phase == BEAMING:
        return why_not_beam_down(board, state, seat, state.subject, point)
    if state.phase == BUYING:
        return why_not_place(board, state, seat, kind_of_piece(state.subject), point)
    return why_not_go(board, state, seat, point)


@GO.deed
def name_point(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """Go, detonate, beam down or place."""
    if state.phase == LAUNCHING:
        detonate(board, state, point, trace)
    elif state.phase == BEAMING:
        beam_down(state, state.subject, point, trace)
    elif state.phase == BUYING:
        place(board, state, seat, point, trace)
    else:
        travel(board, state, seat, point, trace)


# A piece: the target, or the carrier to beam, shift or place onto


@ONTO.referee
def why_not_piece(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why not that one."""
    if state.phase == FIRING:
        return why_not_target(board, state, seat, state.subject, piece)
    if state.phase == BEAMING:
        return why_not_beam_aboard(board, state, seat, state.subject, piece)
    if state.phase == SHIFTING:
        return why_not_shift_to(board, state, seat, state.subject, piece)
    return why_not_place_aboard(board, state, seat, kind_of_piece(state.subject), piece)


@ONTO.deed
def name_piece(board: Board, state: State, seat: int, piece: int, trace: Trace) -> None:
    """Fire at it, or beam, shift or place onto it."""
    if state.phase == FIRING:
        fire(state, piece, trace)
    elif state.phase == BEAMING:
        beam_aboard(state, state.subject, piece, trace)
    elif state.phase == SHIFTING:
        shift(state, state.subject, piece, trace)
    else:
        place_aboard(board, state, seat, piece, trace)


# A factory: the target, or to be rebuilt


@REBUILD.referee
def why_not_factory(board: Board, state: State, seat: int, factory: int) -> int:
    """OK, or why not that one."""
    if state.phase == FIRING:
        return why_not_target_factory(board, state, seat, state.subject, factory)
    return why_not_rebuild(board, state, seat, factory)


@REBUILD.deed
def name_factory(board: Board, state: State, seat: int, factory: int, trace: Trace) -> None:
    """Fire at it, or rebuild it."""
    if state.phase == FIRING:
        fire(state, FIRST_FACTORY + factory, trace)
    else:
        rebuild(board, state, seat, factory, trace)


# Cargo of the mover


@LOAD.deed
def load_here(board: Board, state: State, piece: int, trace: Trace) -> None:
    """The mover loads a piece; without steps it then rests."""
    load(board, state, piece, trace)
    rest_if_done(state)


@DOCK.deed
def dock_here(state: State, piece: int, trace: Trace) -> None:
    """The mover boards a piece; without steps it then rests."""
    dock(state, piece, trace)
    rest_if_done(state)


@DROP.referee
def why_not_drop_here(board: Board, state: State, seat: int, piece: int) -> int:
    """Cargo can be set down, and the mover can then move off (ZY-14)."""
    refusal = why_not_drop(board, state, seat, piece)
    if refusal != OK:
        return refusal
    can_leave = has_way(board, state, seat, state.mover, state.steps_left)
    return OK if can_leave else CANNOT_MOVE_OFF


# The first half of an action that needs a second


@FIRE.deed
def aim(state: State, piece: int) -> None:
    """The target comes next."""
    state.subject = piece
    state.phase = FIRING


@LAUNCH.deed
def launch(state: State, piece: int) -> None:
    """Where it detonates comes next."""
    state.subject = piece
    state.phase = LAUNCHING


@BEAM.deed
def beam(state: State, piece: int) -> None:
    """Where to comes next."""
    state.subject = piece
    state.phase = BEAMING


@SHIFT.deed
def lift(state: State, piece: int) -> None:
    """Onto what comes next."""
    state.subject = piece
    state.phase = SHIFTING


@BUY.deed
def buy(board: Board, state: State, seat: int, kind: int) -> None:
    """Where the piece is put comes next."""
    state.subject = lost_piece(board, state, seat, kind)
    state.phase = BUYING
