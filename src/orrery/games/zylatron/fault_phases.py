"""What each phase of ZYLATRON presupposes; the numbers are those of `sound`."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.zylatron.grid import FACTORIES_PER_SEAT, NO_POINT, PIECES_PER_SEAT, Board
from orrery.games.zylatron.rules.beaming import why_not_beam
from orrery.games.zylatron.rules.cargo import why_not_shift
from orrery.games.zylatron.rules.ending import n_players_left
from orrery.games.zylatron.rules.geometry import is_on_board
from orrery.games.zylatron.rules.missiles import next_in_blast, why_not_launch
from orrery.games.zylatron.rules.money import lost_piece, why_not_buy
from orrery.games.zylatron.rules.pieces import commander, kind_of_piece, n_pieces_in_play
from orrery.games.zylatron.rules.strikes import FIRST_FACTORY, why_not_fire
from orrery.games.zylatron.sheet import (
    BAD_NUMBER,
    BAD_PHASE,
    BAD_PICKS,
    NOT_OVER,
)
from orrery.games.zylatron.state import (
    ARRIVED,
    BEAMING,
    BUYING,
    DESTROYED,
    FIRING,
    IN_BANK,
    LAUNCHING,
    LEAVING,
    NO_PIECE,
    NO_TARGET,
    NOBODY,
    OVER,
    PICKING,
    STRIKING,
    State,
)


@rule
def phase_fault(board: Board, state: State) -> int:
    """What is under way fits the phase."""
    if not 0 <= state.round <= state.max_rounds or (state.round == 0) != (state.phase == PICKING):
        return BAD_NUMBER
    if not 0 <= state.moves_left <= board.moves_per_turn or state.steps_left < 0:
        return BAD_NUMBER
    if state.phase == PICKING:
        return picking_fault(board, state)
    if state.phase == OVER:
        is_end = n_players_left(state) < 2 or state.round == state.max_rounds
        return OK if is_end else NOT_OVER
    broken = mover_fault(board, state)
    if broken != OK:
        return broken
    return target_fault(board, state) if is_subject_sound(board, state) else BAD_PHASE


@rule
def picking_fault(board: Board, state: State) -> int:
    """Who has picked a planet is set up there, in seat order; the others wait (ZY-1)."""
    for seat in range(state.n_seats):
        if (state.planet[seat] >= 0) != (seat < state.turn) or state.holder[seat] != seat:
            return BAD_PICKS
        if state.remover[seat] != NOBODY or state.money[seat] != board.start_money:
            return BAD_PICKS
        for slot in range(PIECES_PER_SEAT):
            piece = PIECES_PER_SEAT * seat + slot
            start = board.start[state.planet[seat], slot] if seat < state.turn else IN_BANK
            if state.point[piece] != start or state.flags[piece] != 0 or state.damage[piece] != 0:
                return BAD_PICKS
    is_idle = state.mover == NO_PIECE and state.subject == NO_PIECE
    is_calm = state.target == NO_TARGET and state.blast == NO_POINT and state.zylon == NOBODY
    return OK if is_idle and is_calm else BAD_PICKS


@rule
def mover_fault(board: Board, state: State) -> int:
    """A mover is on the board, obeys the player whose turn it is, and has no more steps than it."""
    if state.mover == NO_PIECE:
        is_moving = state.phase == ARRIVED or state.phase == LEAVING
        return BAD_PHASE if is_moving or state.steps_left != 0 else OK
    if not 0 <= state.mover < n_pieces_in_play(state) or state.point[state.mover] == IN_BANK:
        return BAD_PHASE
    if commander(state, state.mover) != state.turn:
        return BAD_PHASE
    return OK if state.steps_left <= board.moves[kind_of_piece(state.mover)] else BAD_NUMBER


@rule
def is_subject_sound(board: Board, state: State) -> bool:
    """The first half of an action that waits for its second was legal."""
    if not FIRING <= state.phase < STRIKING:
        return state.subject == NO_PIECE
    piece = state.subject
    if not 0 <= piece < n_pieces_in_play(state):
        return False
    if state.phase == BUYING:
        kind = kind_of_piece(piece)
        is_next = lost_piece(board, state, state.turn, kind) == piece
        return is_next and why_not_buy(board, state, state.turn, kind) == OK
    if state.point[piece] == IN_BANK:
        return False
    return why_not_half(board, state, piece) == OK


@rule
def why_not_half(board: Board, state: State, piece: int) -> int:
    """OK, or why the piece could not be fired, launched, beamed or shifted."""
    if state.phase == FIRING:
        return why_not_fire(board, state, state.turn, piece)
    if state.phase == LAUNCHING:
        return why_not_launch(board, state, state.turn, piece)
    if state.phase == BEAMING:
        return why_not_beam(board, state, state.turn, piece)
    return why_not_shift(board, state, state.turn, piece)


@rule
def target_fault(board: Board, state: State) -> int:
    """A card is drawn for something that is there: an enemy's, or in a blast whatever is in it."""
    if state.phase != STRIKING:
        is_calm = state.target == NO_TARGET and state.blast == NO_POINT
        return OK if is_calm else BAD_PHASE
    if not is_target(board, state, state.target):
        return BAD_PHASE
    if state.blast != NO_POINT:
        if not is_on_board(board, state.blast):
            return BAD_PHASE
        is_in_blast = next_in_blast(board, state, state.target) == state.target
        return OK if is_in_blast else BAD_PHASE
    return OK if holder_of(state, state.target) != state.turn else BAD_PHASE


@rule
def is_target(board: Board, state: State, target: int) -> bool:
    """A piece on the board, or a factory that stands and can be hit."""
    if 0 <= target < n_pieces_in_play(state):
        return bool(state.point[target] != IN_BANK)
    factory = target - FIRST_FACTORY
    if not 0 <= factory < FACTORIES_PER_SEAT * state.n_seats:
        return False
    return bool(board.factories_can_be_hit and state.factory[factory] != DESTROYED)


@rule
def holder_of(state: State, target: int) -> int:
    """Who commands a piece or factory."""
    if target < FIRST_FACTORY:
        return commander(state, target)
    return state.holder[(target - FIRST_FACTORY) // FACTORIES_PER_SEAT]
