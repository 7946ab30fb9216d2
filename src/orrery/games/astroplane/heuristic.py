"""How well a seat stands, for greedy play and search.

The weights come from matches between players that look one turn ahead; see the game's page. A
Square is worth less than a piece on top in the Singularity, or nobody would ever leave one.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    ANY_FIRING,
    CENTRE,
    CENTRE_A,
    CENTRE_B,
    FIRING,
    START,
    START_0,
    Board,
)
from orrery.games.astroplane.rules.ending import n_on_top, score
from orrery.games.astroplane.rules.pieces import cell_of, is_square, level_of
from orrery.games.astroplane.rules.squares import may_kill, slide_end
from orrery.games.astroplane.state import N_PIECES, OVER, State

POINT = 100
VICTORY = 100_000
IN_START = 40
TWO_ON_TOP = 80
THREE_ON_TOP = 140
CAPTIVE = -50
CAPTOR = 25
HALF_OF_SQUARE = 95
TARGET = 35  # each piece that an own Square could kill
TARGET_NOW = 175  # the same when it is the owner's turn
POISED = 145  # one move from the Singularity
NEAR = 100  # further away, less NEAR_STEP for each move
NEAR_STEP = 10
LOADED = 180  # in a firing position
ARMING = 110  # on the way to one, less ARMING_STEP for each move
ARMING_STEP = 9


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent, in hundredths of a point."""
    best_other = -10 * VICTORY
    for other in range(state.n_seats):
        if other != seat:
            best_other = max(best_other, standing(board, state, other))
    lead = standing(board, state, seat) - best_other
    return lead * VICTORY // POINT if state.phase == OVER else lead


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Points, hold on the Singularity, and what the pieces in play promise."""
    value = POINT * score(board, state, seat)
    if state.phase == OVER:
        return value
    value += hold(n_on_top(board, state, seat))
    for piece in range(N_PIECES):
        key = state.pieces[seat, piece]
        value += promise(board, state, seat, cell_of(key), level_of(key))
    return value


@rule
def hold(n: int) -> int:
    """Being on top of n central stacks: the fourth wins the game."""
    if n < 2:
        return 0
    return TWO_ON_TOP if n == 2 else THREE_ON_TOP


@rule
def promise(board: Board, state: State, seat: int, cell: int, level: int) -> int:
    """The worth of a piece that may still come to the Singularity."""
    if cell >= START_0 or board.kind[cell] == CENTRE:
        return IN_START if board.kind[cell] == START else 0
    if is_square(state, cell):
        return HALF_OF_SQUARE + (menace(board, state, seat, cell) if level == 1 else 0)
    if state.height[cell] - 1 != level:
        return 0 if state.top[cell] == seat else CAPTIVE
    value = CAPTOR if level > 0 else 0
    if board.kind[cell] == FIRING:
        return value + LOADED
    return value + outlook(board, state, seat, cell, state.facing[cell])


@rule
def outlook(board: Board, state: State, seat: int, cell: int, facing: int) -> int:
    """The best of three ways: to the centre of either universe, or to an anomaly."""
    value = ARMING - ARMING_STEP * board.way[cell, facing, ANY_FIRING]
    for universe in range(CENTRE_A, CENTRE_B + 1):
        way = board.way[cell, facing, universe]
        near = POISED if way == 1 else NEAR - NEAR_STEP * way
        value = max(value, near * appetite(board, state, seat, universe) // 100)
    return max(0, value)


@rule
def appetite(board: Board, state: State, seat: int, universe: int) -> int:
    """Per cent: less where `seat` is on top of one or both central stacks already."""
    first = state.top[board.centre[universe]] == seat  # N, E, S, W are A, B, A, B
    second = state.top[board.centre[universe + 2]] == seat
    if first and second:
        return 35
    return 50 if first or second else 100


@rule
def menace(board: Board, state: State, seat: int, space: int) -> int:
    """What the Square of a space threatens to kill."""
    return highest_target(board, state, seat, space) * (
        TARGET_NOW if state.turn == seat else TARGET
    )


@rule
def highest_target(board: Board, state: State, seat: int, space: int) -> int:
    """The height of the highest stack that the Square of a space can kill, 0 if there is none."""
    highest = 0
    for diagonal in range(4):
        if may_kill(board, state, seat, space, diagonal):
            target = slide_end(board, state, space, diagonal)
            highest = max(highest, state.height[target])
    return highest
