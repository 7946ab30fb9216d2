"""ZYLATRON, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.chance import CHANCE, Rng
from orrery.core.contract import Actions, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace
from orrery.games.zylatron.actions import (
    BEAM,
    BEGIN,
    BUY,
    DOCK,
    DROP,
    END,
    FACTORY,
    FIRE,
    GO,
    LAUNCH,
    LOAD,
    MAX_ACTIONS,
    MAX_CHANCE,
    N_ACTIONS,
    PICK,
    PIECE,
    REPAIR,
    SHIFT,
    STRIKE,
    STRIKE_0,
    argument_of,
    kind_of,
)
from orrery.games.zylatron.board import N_CARDS, Board
from orrery.games.zylatron.generate import fill_actions
from orrery.games.zylatron.heuristic import evaluate
from orrery.games.zylatron.observe import OBSERVATION_SIZE, observe
from orrery.games.zylatron.reasons import (
    CANNOT_MOVE_OFF,
    GAME_OVER,
    NATURE_DRAWS,
    NOT_NATURES,
    NOT_YOUR_TURN,
    OK,
)
from orrery.games.zylatron.rules.beaming import (
    beam_aboard,
    beam_down,
    why_not_beam,
    why_not_beam_aboard,
    why_not_beam_down,
)
from orrery.games.zylatron.rules.cargo import (
    dock,
    drop,
    load,
    shift,
    why_not_dock,
    why_not_drop,
    why_not_load,
    why_not_shift,
    why_not_shift_to,
)
from orrery.games.zylatron.rules.ending import is_winner, score
from orrery.games.zylatron.rules.missiles import (
    detonate,
    why_not_detonate,
    why_not_launch,
)
from orrery.games.zylatron.rules.money import (
    lost_piece,
    place,
    place_aboard,
    rebuild,
    repair,
    why_not_buy,
    why_not_place,
    why_not_place_aboard,
    why_not_rebuild,
    why_not_repair,
)
from orrery.games.zylatron.rules.moving import (
    begin,
    has_way,
    rest_if_done,
    why_not_begin,
    why_not_go,
)
from orrery.games.zylatron.rules.pieces import kind_of_piece
from orrery.games.zylatron.rules.strikes import (
    FIRST_FACTORY,
    fire,
    why_not_fire,
    why_not_target,
    why_not_target_factory,
)
from orrery.games.zylatron.rules.timing import why_not_now
from orrery.games.zylatron.rules.turns import (
    draw_strike,
    end_turn,
    pick,
    travel,
    why_not_draw,
    why_not_end,
    why_not_pick,
)
from orrery.games.zylatron.setting_up import setup
from orrery.games.zylatron.sound import fault
from orrery.games.zylatron.state import (
    BEAMING,
    BUYING,
    FIRING,
    LAUNCHING,
    OVER,
    SHIFTING,
    STRIKING,
    State,
)

__all__ = [
    "MAX_ACTIONS", "MAX_CHANCE", "N_ACTIONS", "OBSERVATION_SIZE",
    "apply", "chance_due", "deal_hidden", "evaluate", "fault", "fill_actions", "fill_chance",
    "hide", "is_over", "is_winner", "may_act", "observe", "score", "setup", "why_not",
]  # fmt: skip


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
def may_act(board: Board, state: State, seat: int) -> bool:
    """One seat at a time."""
    return seat == state.turn and state.phase != OVER and state.phase != STRIKING


@rule
def is_over(board: Board, state: State) -> bool:
    """One player is left, or the rounds are over (ZY-38)."""
    return state.phase == OVER


# The referee


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee."""
    if state.phase == OVER:
        return GAME_OVER
    kind = kind_of(action)
    argument = argument_of(action)
    if state.phase == STRIKING:
        if seat != CHANCE:
            return NATURE_DRAWS
        return why_not_draw(state, argument) if kind == STRIKE else NOT_NATURES
    if seat == CHANCE:
        return NOT_NATURES
    if seat != state.turn:
        return NOT_YOUR_TURN
    refusal = why_not_now(state, kind)
    return refusal if refusal != OK else why_not_do(board, state, seat, kind, argument)


@rule
def why_not_do(board: Board, state: State, seat: int, kind: int, argument: int) -> int:
    """OK, or what stands against an action whose time it is."""
    if kind == GO:
        return why_not_point(board, state, seat, argument)
    if kind == BEGIN:
        return why_not_begin(board, state, seat, argument)
    if kind == LOAD:
        return why_not_load(board, state, seat, argument)
    if kind == DOCK:
        return why_not_dock(board, state, seat, argument)
    if kind == DROP:
        return why_not_drop_here(board, state, seat, argument)
    if kind == PIECE:
        return why_not_piece(board, state, seat, argument)
    if kind == FACTORY:
        if state.phase == FIRING:
            return why_not_target_factory(board, state, seat, state.subject, argument)
        return why_not_rebuild(board, state, seat, argument)
    if kind == END:
        return why_not_end(board, state, seat)
    return why_not_free(board, state, seat, kind, argument)


@rule
def why_not_free(board: Board, state: State, seat: int, kind: int, argument: int) -> int:
    """The free actions of a turn, and picking a planet."""
    if kind == FIRE:
        return why_not_fire(board, state, seat, argument)
    if kind == LAUNCH:
        return why_not_launch(board, state, seat, argument)
    if kind == BEAM:
        return why_not_beam(board, state, seat, argument)
    if kind == SHIFT:
        return why_not_shift(board, state, seat, argument)
    if kind == REPAIR:
        return why_not_repair(board, state, seat, argument)
    if kind == BUY:
        return why_not_buy(board, state, seat, argument)
    return why_not_pick(state, argument)


@rule
def why_not_point(board: Board, state: State, seat: int, point: int) -> int:
    """A point: where to go, detonate, beam down to or place."""
    if state.phase == LAUNCHING:
        return why_not_detonate(board, state, point)
    if state.phase == BEAMING:
        return why_not_beam_down(board, state, seat, state.subject, point)
    if state.phase == BUYING:
        return why_not_place(board, state, seat, kind_of_piece(state.subject), point)
    return why_not_go(board, state, seat, point)


@rule
def why_not_piece(board: Board, state: State, seat: int, piece: int) -> int:
    """A piece: the target, or the carrier to beam, shift or place onto."""
    if state.phase == FIRING:
        return why_not_target(board, state, seat, state.subject, piece)
    if state.phase == BEAMING:
        return why_not_beam_aboard(board, state, seat, state.subject, piece)
    if state.phase == SHIFTING:
        return why_not_shift_to(board, state, seat, state.subject, piece)
    return why_not_place_aboard(board, state, seat, kind_of_piece(state.subject), piece)


@rule
def why_not_drop_here(board: Board, state: State, seat: int, piece: int) -> int:
    """Cargo can be set down, and the mover can then move off (ZY-14)."""
    refusal = why_not_drop(board, state, seat, piece)
    if refusal != OK:
        return refusal
    can_leave = has_way(board, state, seat, state.mover, state.steps_left)
    return OK if can_leave else CANNOT_MOVE_OFF


# Deeds


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    argument = argument_of(action)
    if kind == GO:
        apply_point(board, state, seat, argument, trace)
    elif kind == BEGIN:
        begin(board, state, argument, trace)
    elif kind == LOAD:
        load(board, state, argument, trace)
        rest_if_done(state)
    elif kind == DOCK:
        dock(state, argument, trace)
        rest_if_done(state)
    elif kind == DROP:
        drop(state, argument, trace)
    elif kind == PIECE:
        apply_piece(board, state, seat, argument, trace)
    elif kind == END:
        end_turn(board, state, trace)
    elif kind == STRIKE:
        draw_strike(board, state, argument, trace)
    else:
        apply_free(board, state, seat, kind, argument, trace)


@rule
def apply_free(
    board: Board, state: State, seat: int, kind: int, argument: int, trace: Trace
) -> None:
    """Factories, repairs, planets; or the first half of an action that needs a second."""
    if kind == FACTORY:
        if state.phase == FIRING:
            fire(state, FIRST_FACTORY + argument, trace)
        else:
            rebuild(board, state, seat, argument, trace)
    elif kind == REPAIR:
        repair(board, state, seat, argument, trace)
    elif kind == PICK:
        pick(board, state, seat, argument, trace)
    elif kind == BUY:
        state.subject = lost_piece(board, state, seat, argument)
        state.phase = BUYING
    else:
        state.subject = argument
        state.phase = phase_after(kind)


@rule
def phase_after(kind: int) -> int:
    """What is to be named after FIRE, LAUNCH, BEAM and SHIFT."""
    if kind == FIRE:
        return FIRING
    if kind == LAUNCH:
        return LAUNCHING
    return BEAMING if kind == BEAM else SHIFTING


@rule
def apply_point(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """A point: go, detonate, beam down or place."""
    if state.phase == LAUNCHING:
        detonate(board, state, point, trace)
    elif state.phase == BEAMING:
        beam_down(state, state.subject, point, trace)
    elif state.phase == BUYING:
        place(board, state, seat, point, trace)
    else:
        travel(board, state, seat, point, trace)


@rule
def apply_piece(board: Board, state: State, seat: int, piece: int, trace: Trace) -> None:
    """A piece: fire at it, or beam, shift or place onto it."""
    if state.phase == FIRING:
        fire(state, piece, trace)
    elif state.phase == BEAMING:
        beam_aboard(state, state.subject, piece, trace)
    elif state.phase == SHIFTING:
        shift(state, state.subject, piece, trace)
    else:
        place_aboard(board, state, seat, piece, trace)


# What is hidden


@rule
def hide(board: Board, state: State, viewer: int) -> None:
    """Nothing is secret: the order of the strike cards exists nowhere (ZY-22)."""


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Nothing is secret."""
