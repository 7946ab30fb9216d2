"""Moves: beginning one, going on, where a piece may stop. Authority for ZY-7 to ZY-11, ZY-42."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    MISSILE,
    NO_HQ,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.cargo import bottom_at, can_join, carries_moved
from orrery.games.zylatron.rules.geometry import (
    column_of,
    end_row,
    first_row,
    is_on_board,
    is_on_land,
    point_in,
    row_bits,
    row_of,
    steps_between,
)
from orrery.games.zylatron.rules.headquarters import is_guarded, why_not_land
from orrery.games.zylatron.rules.pieces import (
    enemy_bits,
    has_done,
    is_aboard,
    kind_of_piece,
    mark,
    n_pieces_in_play,
    stands_at,
    take_off,
    unmark,
    why_not_able,
)
from orrery.games.zylatron.sheet import (
    ALREADY_THERE,
    BEGIN,
    BEGUN_MUST_STEP,
    CARRIES_MOVED,
    ENEMY_IN_THE_WAY,
    HAS_MOVED_ALREADY,
    LAND_ONLY,
    MISSILES_FLY_ONCE,
    MOVE_BEGAN,
    NO_MOVES_LEFT,
    NO_ROOM_TO_JOIN,
    NO_SUCH_POINT,
    NOTHING_MOVES,
    PIECE_WENT,
    SPACE_ONLY,
    TOO_FAR,
    WAS_BOARDED,
)
from orrery.games.zylatron.state import (
    ACTING,
    ARRIVED,
    BOARDED,
    LEAVING,
    MOVED,
    NO_PIECE,
    State,
)

# Beginning


@BEGIN.referee
def why_not_begin(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why a piece cannot begin its move."""
    refusal = why_not_able(state, seat, piece)
    if refusal != OK:
        return refusal
    if kind_of_piece(piece) == MISSILE:
        return MISSILES_FLY_ONCE  # ZY-26
    if has_done(state, piece, MOVED):
        return HAS_MOVED_ALREADY
    if state.moves_left == 0:
        return NO_MOVES_LEFT
    if must_step(board, state):
        return BEGUN_MUST_STEP
    if kind_of_piece(piece) == WARRIOR and not is_on_land(board, state.point[piece]):
        return LAND_ONLY  # ZY-8: carried through space, it cannot walk
    if has_done(state, piece, BOARDED):
        return WAS_BOARDED  # ZY-11
    return CARRIES_MOVED if carries_moved(state, piece) else OK


@rule
def must_step(board: Board, state: State) -> bool:
    """With touch-move, whether the mover still owes a step it can take (ZY-42)."""
    if not state.touch_move or state.mover == NO_PIECE:
        return False
    if state.steps_left < board.moves[kind_of_piece(state.mover)]:
        return False
    return has_way(board, state, state.turn, state.mover, state.steps_left)


@BEGIN.deed
def begin(board: Board, state: State, piece: int, trace: Trace) -> None:
    """A piece begins its move; the move of the piece before it is over (ZY-10)."""
    state.flags[piece] |= MOVED
    state.moves_left -= 1
    state.mover = piece
    state.steps_left = board.moves[kind_of_piece(piece)]
    emit(trace, MOVE_BEGAN, piece)


# Going


@rule
def why_not_go(board: Board, state: State, seat: int, point: int) -> int:
    """OK, or why the mover cannot go to a point and pause there."""
    if not is_on_board(board, point):
        return NO_SUCH_POINT
    mover = state.mover
    if mover == NO_PIECE:
        return NOTHING_MOVES
    if point == state.point[mover]:
        return ALREADY_THERE
    if carries_moved(state, mover):
        return CARRIES_MOVED  # ZY-11
    refusal = why_not_reach(board, mover, state.point[mover], point, state.steps_left)
    return refusal if refusal != OK else why_not_stop(board, state, seat, mover, point)


@rule
def why_not_reach(board: Board, piece: int, start: int, point: int, steps: int) -> int:
    """OK, or why the way is too long or leads over the wrong ground (ZY-8)."""
    kind = kind_of_piece(piece)
    if kind != STAR_FIGHTER and is_on_land(board, point) != (kind == WARRIOR):
        return LAND_ONLY if kind == WARRIOR else SPACE_ONLY
    return OK if steps_between(board, kind, start, point) <= steps else TOO_FAR


@rule
def why_not_stop(board: Board, state: State, seat: int, piece: int, point: int) -> int:
    """OK, or why a piece cannot pause or stop on a point (ZY-9, ZY-33)."""
    hq = board.hq_at[point]
    if hq != NO_HQ:
        if is_guarded(state, seat, hq):
            return why_not_land(state, kind_of_piece(piece), point, hq)
    if ((enemy_bits(state, seat, row_of(point)) >> column_of(point)) & 1) != 0:
        return ENEMY_IN_THE_WAY
    if stands_at(state, seat, point):
        bottom = bottom_at(state, seat, point, piece)
        return OK if can_join(board, state, piece, bottom) else NO_ROOM_TO_JOIN
    return OK


@rule
def has_way(board: Board, state: State, seat: int, piece: int, steps: int) -> bool:
    """Whether some point can be gone to with `steps`."""
    if steps == 0 or carries_moved(state, piece):
        return False
    start = state.point[piece]
    for row in range(first_row(start, steps), end_row(board, start, steps)):
        bits = row_bits(start, steps, row) & board.points[row]
        column = 0
        while bits != 0:
            if (bits & 1) != 0:
                point = point_in(row, column)
                if can_pause(board, state, seat, piece, point, steps):
                    return True
            bits >>= 1
            column += 1
    return False


@rule
def can_pause(board: Board, state: State, seat: int, piece: int, point: int, steps: int) -> bool:
    """Whether a piece could go to a point of the board with `steps`."""
    start = state.point[piece]
    if point == start or why_not_reach(board, piece, start, point, steps) != OK:
        return False
    return why_not_stop(board, state, seat, piece, point) == OK


@rule
def go(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """The mover goes to a point; on an own piece it then loads or boards (ZY-9)."""
    mover = state.mover
    start = state.point[mover]
    steps = steps_between(board, kind_of_piece(mover), start, point)
    meets_own = stands_at(state, seat, point)
    state.steps_left -= steps
    relocate(state, seat, mover, point)
    state.phase = ARRIVED if meets_own else ACTING
    emit(trace, PIECE_WENT, mover, start, point, steps)


@rule
def relocate(state: State, seat: int, mover: int, point: int) -> None:
    """Take the mover, with all on it, to another point."""
    start = state.point[mover]
    if state.carrier[mover] != NO_PIECE:
        take_off(state, mover)
    elif state.phase != LEAVING:
        unmark(state, seat, start)
    if state.cargo[mover] > 0:
        for piece in range(n_pieces_in_play(state)):
            if state.point[piece] == start and piece != mover and is_aboard(state, piece, mover):
                state.point[piece] = point
    state.point[mover] = point
    mark(state, seat, point)


@rule
def rest_if_done(state: State) -> None:
    """A mover without steps moves no more."""
    if state.phase == ACTING and state.steps_left == 0:
        state.mover = NO_PIECE


@rule
def halt_if_hurt(state: State) -> None:
    """A mover that was removed or damaged moves no more (ZY-24)."""
    if state.mover != NO_PIECE:
        if state.point[state.mover] < 0 or state.damage[state.mover] > 0:
            state.mover = NO_PIECE
            state.steps_left = 0
