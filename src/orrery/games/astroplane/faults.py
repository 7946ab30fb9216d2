"""What holds in every position of Astroplane; the sheet says what each fault means."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    ANY_FACING,
    CENTRE,
    N_CELLS,
    NO_CELL,
    NOWHERE,
    ORDINARY,
    REMOVED_0,
    RESERVE_0,
    SENT,
    START_0,
    WORMHOLE,
    Board,
)
from orrery.games.astroplane.rules.ending import is_true_win
from orrery.games.astroplane.rules.pieces import (
    CAME_THROUGH,
    FRESH,
    cell_of,
    is_at_rest,
    is_playing,
    is_square,
    level_of,
    owner_at,
    side_of,
)
from orrery.games.astroplane.rules.turns import can_act
from orrery.games.astroplane.sheet import (
    BAD_NUMBER,
    BAD_SEATS,
    CANNOT_ACT,
    FOREIGN_GROUND,
    NO_REAL_SQUARE,
    NOWHERE_TO_BE,
    OK,
    OUT_BUT_PRESENT,
    SHOULD_BE_OVER,
    SQUARES_SIDE_BY_SIDE,
    STRAY_MARK,
    WRONG_FACING,
    WRONG_PHASE,
    WRONG_STACK,
)
from orrery.games.astroplane.state import (
    MAX_GAMES,
    MAX_ROUNDS,
    MOVING,
    N_PIECES,
    N_RESERVE,
    NOBODY,
    OVER,
    RESERVING,
    SENDING,
    SQUARE,
    State,
)


@rule
def fault(board: Board, state: State) -> int:
    """OK, or the number of the first broken invariant."""
    broken = number_fault(state)
    for seat in range(state.n_seats):
        if broken == OK:
            broken = fleet_fault(board, state, seat)
    for cell in range(N_CELLS):
        if broken == OK:
            broken = cell_fault(board, state, cell)
    return broken if broken != OK else turn_fault(board, state)


@rule
def number_fault(state: State) -> int:
    """Seats and counters in their ranges."""
    if not 2 <= state.n_seats <= 4 or not 0 <= state.turn < state.n_seats:
        return BAD_SEATS
    if not 0 <= state.first < state.n_seats or state.is_out >= 1 << state.n_seats:
        return BAD_SEATS
    if not 1 <= state.round <= MAX_ROUNDS or not 0 <= state.last_stir <= state.round:
        return BAD_NUMBER
    if not 1 <= state.game <= MAX_GAMES or state.match_to < 0 or state.moves_left < 0:
        return BAD_NUMBER
    return OK


@rule
def fleet_fault(board: Board, state: State, seat: int) -> int:
    """Ten sorted pieces, each somewhere it can be; kills that can have happened."""
    if state.points[seat] < 0 or not 0 <= state.kills[seat] <= n_removed_of_others(state, seat):
        return BAD_NUMBER
    for piece in range(N_PIECES):
        key = state.pieces[seat, piece]
        if piece > 0 and key <= state.pieces[seat, piece - 1]:
            return WRONG_STACK
        if cell_of(key) >= N_CELLS or board.kind[cell_of(key)] == NOWHERE:
            return NOWHERE_TO_BE
        if level_of(key) >= state.height[cell_of(key)]:
            return WRONG_STACK
        if not is_playing(state, seat) and not is_at_rest(board, key):
            return OUT_BUT_PRESENT  # AP-44
        broken = flag_fault(board, state, seat, key)
        if broken != OK:
            return broken
    return OK


@rule
def n_removed_of_others(state: State, seat: int) -> int:
    """Pieces of the other seats that are out of the game."""
    n = 0
    for other in range(state.n_seats):
        n += 0 if other == seat else state.height[REMOVED_0 + other]
    return n


@rule
def flag_fault(board: Board, state: State, seat: int, key: int) -> int:
    """Marks belong in wormholes (AP-35), fresh landings to the mover on an opponent (AP-21)."""
    cell = cell_of(key)
    if key & CAME_THROUGH and board.kind[cell] != WORMHOLE:
        return STRAY_MARK
    if key & FRESH:
        if seat != state.turn or level_of(key) == 0 or board.kind[cell] == CENTRE:
            return STRAY_MARK
        if is_square(state, cell) or owner_at(state, cell, level_of(key) - 1) == seat:
            return STRAY_MARK  # in start areas all pieces are of one seat
    return OK


@rule
def cell_fault(board: Board, state: State, cell: int) -> int:
    """Height, top and facing of a cell follow from the pieces in it."""
    height = state.height[cell]
    if height == 0:
        is_bare = state.top[cell] == NOBODY and state.facing[cell] == 0
        return OK if is_bare else WRONG_STACK
    if height < 0 or height > N_PIECES * state.n_seats or n_in(state, cell) != height:
        return WRONG_STACK
    for level in range(height):
        if owner_at(state, cell, level) == NOBODY:
            return WRONG_STACK
        if ground_owner(state, cell) not in (NOBODY, owner_at(state, cell, level)):
            return FOREIGN_GROUND
    if state.top[cell] != owner_at(state, cell, height - 1):
        return WRONG_STACK
    return facing_fault(board, state, cell)


@rule
def n_in(state: State, cell: int) -> int:
    """The pieces in a cell, counted."""
    n = 0
    for seat in range(state.n_seats):
        for piece in range(N_PIECES):
            n += cell_of(state.pieces[seat, piece]) == cell
    return n


@rule
def ground_owner(state: State, cell: int) -> int:
    """Whose pieces alone may be in a start area or box; NOBODY for common ground."""
    if cell >= REMOVED_0:
        return cell - REMOVED_0
    if cell >= RESERVE_0:
        return cell - RESERVE_0
    for seat in range(state.n_seats):
        if START_0 <= cell < SENT and side_of(state, seat) == (cell - START_0) // 2:
            return seat
    return NOBODY


@rule
def facing_fault(board: Board, state: State, cell: int) -> int:
    """One facing in special cells; Squares of two own pieces on ordinary ground, apart."""
    if board.only_facing[cell] != ANY_FACING:
        return OK if state.facing[cell] == board.only_facing[cell] else WRONG_FACING
    if not 0 <= state.facing[cell] < SQUARE + 2:
        return WRONG_FACING
    if not is_square(state, cell):
        return OK
    owner = state.top[cell]
    if board.kind[cell] != ORDINARY or state.height[cell] != 2:
        return NO_REAL_SQUARE  # AP-26
    if owner_at(state, cell, 0) != owner:
        return NO_REAL_SQUARE
    return SQUARES_SIDE_BY_SIDE if is_crowded(board, state, owner, cell) else OK  # AP-29


@rule
def is_crowded(board: Board, state: State, owner: int, space: int) -> bool:
    """Whether a Square is side by side with an opponent's, neither of them passing by."""
    if space == state.bound_square:
        return False
    for diagonal in range(4):
        other = board.beside[space, diagonal]
        if other != NO_CELL and other != state.bound_square and is_square(state, other):
            if state.top[other] != owner:
                return True
    return False


@rule
def turn_fault(board: Board, state: State) -> int:
    """The phase fits what is open, and the mover has something to decide."""
    if state.phase != OVER and not is_playing(state, state.turn):
        return BAD_SEATS
    if (state.height[SENT] > 0) != (state.phase == SENDING):
        return WRONG_PHASE
    is_taking = state.reserve_due > 0 and state.height[RESERVE_0 + state.turn] > 0
    if is_taking != (state.phase == RESERVING):
        return WRONG_PHASE
    if state.reserve_due > 2 or state.height[RESERVE_0 + state.turn] > N_RESERVE:
        return BAD_NUMBER
    if state.phase == OVER:
        return OK
    for seat in range(state.n_seats):
        if is_true_win(board, state, seat):
            return SHOULD_BE_OVER  # AP-43
    return bound_fault(board, state)


@rule
def bound_fault(board: Board, state: State) -> int:
    """A Square that must move on is the mover's and can; whoever moves can act (AP-29, AP-44)."""
    space = state.bound_square
    if space != NO_CELL:
        if space >= board.n_spaces or not is_square(state, space):
            return WRONG_PHASE
        if state.top[space] != state.turn or state.moves_left == 0:
            return WRONG_PHASE
    if state.phase == MOVING and not can_act(board, state):
        return CANNOT_ACT
    return OK
