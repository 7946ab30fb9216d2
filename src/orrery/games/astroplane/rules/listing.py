"""The generator: which moves and passages there are, quickly. The chapters say what each needs."""

from __future__ import annotations

from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    CENTRE,
    HYPERSPACE_0,
    MAX_SPACES,
    NO_CELL,
    OWN_START,
    SENT,
    START_0,
    Board,
)
from orrery.games.astroplane.rules.anomaly import is_loaded
from orrery.games.astroplane.rules.flying import open_turns
from orrery.games.astroplane.rules.pieces import cell_of, is_square, level_of
from orrery.games.astroplane.rules.squares import may_kill, may_step
from orrery.games.astroplane.rules.wormholes import can_use, exit_facings
from orrery.games.astroplane.sheet import (
    CHOOSE_0,
    END_0,
    FIRE_0,
    N_TURNS,
    fly_action,
    kill_action,
    leave_action,
    pass_action,
    step_action,
)
from orrery.games.astroplane.state import MOVING, N_PIECES, SENDING, SQUARE, State


@rule
def is_movable(board: Board, state: State, seat: int, piece: int) -> bool:
    """Whether a piece is on top of a stack on the board, outside the centre (AP-19, AP-41).

    Of a Square it is the upper half.
    """
    key = state.pieces[seat, piece]
    cell = cell_of(key)
    if cell >= SENT or board.kind[cell] == CENTRE:
        return False
    return state.top[cell] == seat and state.height[cell] - 1 == level_of(key)


@rule
def can_move(board: Board, state: State, seat: int) -> bool:
    """Whether `seat` has any move, moves left or not."""
    for piece in range(N_PIECES):
        if is_movable(board, state, seat, piece):
            if can_move_from(board, state, seat, cell_of(state.pieces[seat, piece])):
                return True
    for corner in range(4):
        if is_loaded(state, seat, corner):
            return True
    return False


@rule
def can_move_from(board: Board, state: State, seat: int, cell: int) -> bool:
    """Whether the own top piece or Square of a cell has a move."""
    facing = state.facing[cell]
    if facing < SQUARE:
        return can_fly(board, state, seat, cell, facing)
    facing -= SQUARE
    for diagonal in range(4):
        if may_step(board, state, seat, cell, diagonal):
            return True
        if may_kill(board, state, seat, cell, diagonal):
            return True
    if can_fly(board, state, seat, cell, facing):
        return True
    return can_fly(board, state, seat, cell, facing + 2)


@rule
def can_fly(board: Board, state: State, seat: int, cell: int, facing: int) -> bool:
    """Whether an own top piece that faces so has a single move."""
    return open_turns(board, state, seat, cell, facing) != 0


@rule
def can_pass(board: Board, state: State, seat: int) -> bool:
    """Whether `seat` has a passage (AP-34)."""
    for end in range(8):
        if can_use(board, state, seat, end) and exit_facings(board, state, seat, end) != 0:
            return True
    return False


@rule
def may_end(board: Board, state: State, seat: int) -> bool:
    """Whether the turn may be ended: after a move, or a passage when no move exists (AP-13)."""
    if state.bound_square != NO_CELL:
        return False
    return state.has_moved or (state.has_passed and not can_move(board, state, seat))


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of the seat to act."""
    if state.phase == MOVING:
        return fill_turn(board, state, seat, actions)
    return fill_choices(state, actions)


@rule
def fill_turn(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Everything the mover may do in a turn."""
    if state.bound_square != NO_CELL:
        return fill_square_moves(board, state, seat, state.bound_square, actions, 0)  # AP-29
    n = 0
    if state.moves_left > 0:
        n = fill_moves(board, state, seat, actions)
    n = fill_passages(board, state, seat, actions, n)
    if may_end(board, state, seat):
        actions[n] = END_0
        n += 1
    return n


@rule
def fill_moves(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Single moves, moves of Squares, anomalies."""
    n = 0
    for piece in range(N_PIECES):
        if is_movable(board, state, seat, piece):
            cell = cell_of(state.pieces[seat, piece])
            n_halves = 1
            if is_square(state, cell):
                n = fill_square_moves(board, state, seat, cell, actions, n)
                n_halves = 2
            for half in range(n_halves):  # either may leave the other (AP-31)
                facing = state.facing[cell] % SQUARE + 2 * half
                n = fill_flights(board, state, seat, cell, facing, actions, n)
    for corner in range(4):
        if is_loaded(state, seat, corner):
            actions[n] = FIRE_0 + corner
            n += 1
    return n


@rule
def fill_flights(
    board: Board, state: State, seat: int, cell: int, facing: int, actions: Actions, n: int
) -> int:
    """The single moves of one piece."""
    base = first_flight(cell, facing)
    turns = open_turns(board, state, seat, cell, facing)
    for turn in range(N_TURNS):
        if turns >> turn & 1:
            actions[n] = base + turn
            n += 1
    return n


@rule
def first_flight(cell: int, facing: int) -> int:
    """The number of the flight straight on."""
    if cell < MAX_SPACES:
        return fly_action(cell, facing, 0)
    if cell < START_0:
        return leave_action(cell - HYPERSPACE_0, 0)
    return leave_action(OWN_START + (cell - START_0) % 2, 0)


@rule
def fill_square_moves(
    board: Board, state: State, seat: int, space: int, actions: Actions, n: int
) -> int:
    """Steps and kills of one Square."""
    for diagonal in range(4):
        if may_step(board, state, seat, space, diagonal):
            actions[n] = step_action(space, diagonal)
            n += 1
        if may_kill(board, state, seat, space, diagonal):
            actions[n] = kill_action(space, diagonal)
            n += 1
    return n


@rule
def fill_passages(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Every passage through a wormhole."""
    for end in range(8):
        if can_use(board, state, seat, end):
            facings = exit_facings(board, state, seat, end)
            for facing in range(4):
                if facings >> facing & 1:
                    actions[n] = pass_action(end, facing)
                    n += 1
    return n


@rule
def fill_choices(state: State, actions: Actions) -> int:
    """Left and right; the reserve may be left alone too (AP-24, AP-42)."""
    n = 2 if state.phase == SENDING else 3
    for choice in range(n):
        actions[choice] = CHOOSE_0 + choice
    return n
