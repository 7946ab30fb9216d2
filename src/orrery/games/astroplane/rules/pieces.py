"""Pieces and the stacks they stand in: finding, lifting, putting. Authority for AP-2 and AP-19.

The key of a piece is cell << 8 | level << 2 | CAME_THROUGH | FRESH. A seat's keys are sorted, so
the index of a piece is only good until the next `put`.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    CENTRE,
    HYPERSPACE_0,
    OWN_START,
    REMOVED_0,
    START_0,
    Board,
)
from orrery.games.astroplane.state import MAX_SEATS, N_PIECES, NOBODY, SQUARE, State

FRESH = 1  # landed on an opponent's piece in this turn: leaving it earns nothing (AP-21)
CAME_THROUGH = 2  # the mark of AP-35
NO_PIECE = -1


@rule
def key_of(cell: int, level: int, flags: int) -> int:
    """The key of a piece on a level of a cell."""
    return cell << 8 | level << 2 | flags


@rule
def cell_of(key: int) -> int:
    """Where a piece is."""
    return key >> 8


@rule
def level_of(key: int) -> int:
    """How many pieces are beneath it."""
    return key >> 2 & 63


@rule
def opposite(facing: int) -> int:
    """The facing back to back with `facing` (AP-3)."""
    return facing ^ 2


@rule
def turned(facing: int, turn: int) -> int:
    """The facing after a turn: 0 straight on, 1 right, 2 left."""
    return (facing + turn + turn // 2) % 4


@rule
def is_square(state: State, cell: int) -> bool:
    """Whether a Square stands there (AP-26)."""
    return state.facing[cell] >= SQUARE


@rule
def square_of(facing: int) -> int:
    """SQUARE_NS or SQUARE_EW, the Square that a half facing so is part of."""
    return SQUARE + facing % 2


@rule
def piece_at(state: State, owner: int, cell: int, level: int) -> int:
    """The owner's piece on a level of a cell, or NO_PIECE."""
    wanted = key_of(cell, level, 0) >> 2
    for piece in range(N_PIECES):
        if state.pieces[owner, piece] >> 2 == wanted:
            return piece
    return NO_PIECE


@rule
def owner_at(state: State, cell: int, level: int) -> int:
    """Whose piece is on a level of a cell, or NOBODY."""
    for owner in range(state.n_seats):
        if piece_at(state, owner, cell, level) != NO_PIECE:
            return owner
    return NOBODY


@rule
def top_piece(state: State, cell: int) -> int:
    """The index of the top piece of a cell among its owner's; the cell is not empty."""
    return piece_at(state, state.top[cell], cell, state.height[cell] - 1)


@rule
def has_piece_in(state: State, owner: int, cell: int) -> bool:
    """Whether a piece of `owner` is anywhere in the stack of a cell."""
    for piece in range(N_PIECES):
        if cell_of(state.pieces[owner, piece]) == cell:
            return True
    return False


@rule
def rekey(state: State, owner: int, piece: int, key: int) -> None:
    """Give a piece another key; the owner's keys stay sorted."""
    pieces = state.pieces
    while piece > 0 and pieces[owner, piece - 1] > key:
        pieces[owner, piece] = pieces[owner, piece - 1]
        piece -= 1
    while piece < N_PIECES - 1 and pieces[owner, piece + 1] < key:
        pieces[owner, piece] = pieces[owner, piece + 1]
        piece += 1
    pieces[owner, piece] = key


@rule
def lift(state: State, cell: int, facing: int) -> int:
    """Take the top piece off a cell, of a Square the half facing so; `put` it down next."""
    piece = top_piece(state, cell)
    state.height[cell] -= 1
    if is_square(state, cell):
        state.facing[cell] = opposite(facing)  # AP-31: the other half stays
    else:
        uncover(state, cell)
    return piece


@rule
def uncover(state: State, cell: int) -> None:
    """Look up who is on top of a cell that has lost a piece."""
    if state.height[cell] == 0:
        state.top[cell] = NOBODY
        state.facing[cell] = 0
    else:
        state.top[cell] = owner_at(state, cell, state.height[cell] - 1)


@rule
def put(state: State, owner: int, piece: int, cell: int, facing: int, flags: int) -> None:
    """Put a lifted piece on top of a cell."""
    rekey(state, owner, piece, key_of(cell, state.height[cell], flags))
    state.height[cell] += 1
    state.top[cell] = owner
    state.facing[cell] = facing


@rule
def relocate_stack(state: State, cell: int, target: int, facing: int) -> None:
    """Carry a whole stack or Square to an empty cell, in its order, without its flags."""
    for owner in range(state.n_seats):
        for level in range(state.height[cell]):
            piece = piece_at(state, owner, cell, level)
            if piece != NO_PIECE:
                rekey(state, owner, piece, key_of(target, level, 0))
    state.height[target] = state.height[cell]
    state.top[target] = state.top[cell]
    state.facing[target] = facing
    state.height[cell] = 0
    uncover(state, cell)


@rule
def remove_top(state: State, cell: int) -> int:
    """Take the top piece of a cell out of the game; its owner."""
    owner = state.top[cell]
    put(state, owner, lift(state, cell, 0), REMOVED_0 + owner, 0, 0)
    return owner


@rule
def pull_out(state: State, owner: int, piece: int) -> None:
    """Take a piece out of the game from any level; what was above it sinks (AP-44)."""
    key = state.pieces[owner, piece]
    cell = cell_of(key)
    removed = REMOVED_0 + owner
    rekey(state, owner, piece, key_of(removed, state.height[removed], 0))
    state.height[removed] += 1
    state.top[removed] = owner
    for seat in range(state.n_seats):
        for other in range(N_PIECES):
            above = state.pieces[seat, other]
            if cell_of(above) == cell and level_of(above) > level_of(key):
                state.pieces[seat, other] = above - key_of(0, 1, 0)
    state.height[cell] -= 1
    uncover(state, cell)


@rule
def forget_landings(state: State, seat: int) -> None:
    """The turn is over: what lies beneath a piece is held captive from now on (AP-20)."""
    for piece in range(N_PIECES):
        key = state.pieces[seat, piece]
        state.pieces[seat, piece] = key - (key & FRESH)


@rule
def is_at_rest(board: Board, key: int) -> bool:
    """Whether a piece is in the Singularity or out of the game, for good (AP-41)."""
    cell = cell_of(key)
    return cell >= REMOVED_0 or board.kind[cell] == CENTRE


@rule
def side_of(state: State, seat: int) -> int:
    """The side a seat plays from: S W N E are 0 to 3 (AP-8).

    In a match all move on by one place each game, so that everybody has every place.
    """
    n = state.n_seats
    place = (seat + (n - 1) * (state.game - 1)) % n
    return 2 * place if n == 2 else place


@rule
def place_cell(state: State, seat: int, place: int) -> int:
    """The cell of a place with one way out: hyperspace, firing positions, a seat's start areas."""
    if place < OWN_START:
        return HYPERSPACE_0 + place
    return START_0 + 2 * side_of(state, seat) + place - OWN_START


@rule
def is_playing(state: State, seat: int) -> bool:
    """Whether a seat has not been put out (AP-44)."""
    return state.is_out >> seat & 1 == 0


@rule
def n_playing(state: State) -> int:
    """How many seats are still in the game."""
    n = 0
    for seat in range(MAX_SEATS):
        n += seat < state.n_seats and is_playing(state, seat)
    return n
