"""How well a seat stands, for search: which central spaces its pieces aim at, and whose move it is.

`heuristic.evaluate` counts how near each piece is by itself. Here pieces count together: those that
aim at different central spaces, a pair in the firing positions of one corner, and the moves that
are left to win with. The weights are those that tell the winners of games between searching
players best; 400 is a chance of 73 %.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    ANY_FIRING,
    CENTRE,
    CENTRE_A,
    CENTRE_B,
    FIRING,
    FIRING_0,
    NO_CELL,
    START,
    START_0,
    Board,
)
from orrery.games.astroplane.heuristic import VICTORY, evaluate, highest_target
from orrery.games.astroplane.rules.ending import n_on_top
from orrery.games.astroplane.rules.pieces import cell_of, is_square, level_of
from orrery.games.astroplane.state import N_PIECES, NOBODY, OVER, State

MATCH_POINT = 100  # of a finished game of the match
KILL = 160
ON_TOP = 360  # of a central stack
THIRD_ON_TOP = 110
COVERED = 180  # in the Singularity, beneath another
IN_START = -110
CAPTIVE = -110
CAPTOR = 40
TARGET = 190  # each piece that a Square could kill
AIMED = 200  # one move from a central space where another is on top, or nobody
AIMED_AGAIN = -100  # the next piece that aims at the same one
AIMED_AT_OWN = 100  # where the seat is on top already
NEAR = 140  # two moves from such a place
ARMING = 50  # two moves from a firing position
ARMED = 100  # one move from it
AIMED_AT_LOADED = 250  # the same, and an opponent's piece is in it
LOADED = 300  # in a firing position
PAIR_LOADED = 300  # in both of a corner
WIN_NOW = 340  # with the moves that are left
MOVE = 100  # left in the own turn, but for the last
N_CENTRES = 4
AIM_BITS = 2


@rule
def foresee(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent."""
    if state.phase == OVER:
        return evaluate(board, state, seat)
    best_other = -VICTORY
    for other in range(state.n_seats):
        if other != seat:
            best_other = max(best_other, standing(board, state, other))
    return standing(board, state, seat) - best_other


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Kills, the Singularity, and what the pieces promise, alone and together."""
    n_top = n_on_top(board, state, seat)
    value = MATCH_POINT * state.points[seat] + KILL * state.kills[seat] + ON_TOP * n_top
    if n_top >= N_CENTRES - 1:
        value += THIRD_ON_TOP
    for piece in range(N_PIECES):
        key = state.pieces[seat, piece]
        value += promise(board, state, seat, cell_of(key), level_of(key))
    aims = aims_of(board, state, seat)
    n_targets = 0
    for centre in range(N_CENTRES):
        n = n_aimed(aims, centre)
        if n > 0:
            value += AIMED + AIMED_AGAIN * (n - 1)
            n_targets += 1
    return value + batteries(state, seat) + initiative(state, seat, n_top, n_targets)


@rule
def promise(board: Board, state: State, seat: int, cell: int, level: int) -> int:
    """The worth of a piece by itself."""
    if cell >= START_0:
        return IN_START if board.kind[cell] == START else 0
    if board.kind[cell] == CENTRE:
        return COVERED if state.height[cell] - 1 != level else 0
    if is_square(state, cell):
        return TARGET * highest_target(board, state, seat, cell) if level == 1 else 0
    if not is_free(state, cell, level):
        return 0 if state.top[cell] == seat else CAPTIVE
    value = CAPTOR if level > 0 else 0
    return value + outlook(board, state, seat, cell, state.facing[cell])


@rule
def outlook(board: Board, state: State, seat: int, cell: int, facing: int) -> int:
    """What a free piece can be at soon; what it aims at now is counted elsewhere."""
    if board.kind[cell] == FIRING:
        return LOADED
    target = board.beyond[cell, facing]
    if target != NO_CELL and board.kind[target] == CENTRE:
        return AIMED_AT_OWN if state.top[target] == seat else 0
    if target != NO_CELL and board.kind[target] == FIRING:
        is_free_way = state.top[target] == NOBODY or state.top[target] == seat
        return ARMED if is_free_way else AIMED_AT_LOADED
    value = ARMING if board.way[cell, facing, ANY_FIRING] <= 2 else 0
    for universe in range(CENTRE_A, CENTRE_B + 1):
        if board.way[cell, facing, universe] <= 2 and is_wanted(board, state, seat, universe):
            return value + NEAR
    return value


@rule
def is_wanted(board: Board, state: State, seat: int, universe: int) -> bool:
    """Whether `seat` is not on top of both central stacks of a universe."""
    first, second = board.centre[universe], board.centre[universe + 2]  # N, E, S, W are A, B, A, B
    return bool(state.top[first] != seat or state.top[second] != seat)


@rule
def aims_of(board: Board, state: State, seat: int) -> int:
    """How many pieces could enter each central space with one move, in AIM_BITS bits for each.

    Spaces where `seat` is on top already are left out; three pieces at most aim at one (AP-7).
    """
    aims = 0
    for piece in range(N_PIECES):
        key = state.pieces[seat, piece]
        cell = cell_of(key)
        if cell < FIRING_0 and is_free(state, cell, level_of(key)):
            target = board.beyond[cell, state.facing[cell]]
            for centre in range(N_CENTRES):
                if board.centre[centre] == target and state.top[target] != seat:
                    aims += 1 << AIM_BITS * centre
    return aims


@rule
def is_free(state: State, cell: int, level: int) -> bool:
    """Whether the piece on a level of a cell is on top, and no half of a Square."""
    return bool(state.height[cell] - 1 == level and not is_square(state, cell))


@rule
def n_aimed(aims: int, centre: int) -> int:
    """How many pieces aim at a central space."""
    return aims >> AIM_BITS * centre & ((1 << AIM_BITS) - 1)


@rule
def batteries(state: State, seat: int) -> int:
    """Both firing positions of a corner ready to fire together (AP-39)."""
    value = 0
    for cell in range(FIRING_0, START_0, 2):
        if state.top[cell] == seat and state.top[cell + 1] == seat:
            value += PAIR_LOADED
    return value


@rule
def initiative(state: State, seat: int, n_top: int, n_targets: int) -> int:
    """The moves that are left to the seat on turn, and whether they win."""
    if state.turn != seat:
        return 0
    value = MOVE * (state.moves_left - 1)
    return value + WIN_NOW if n_top + min(n_targets, state.moves_left) >= N_CENTRES else value
