"""How well a seat stands, for greedy play and search."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.rules.ending import points_of, score
from orrery.games.spacewalk.state import N_SIZES, OVER, State

POINT = 100
SAFE_DISTANCE = 6


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent, in hundredths of a point."""
    best_other = -(10**6)
    for other in range(state.n_seats):
        if other != seat:
            best_other = max(best_other, standing(board, state, other))
    return standing(board, state, seat) - best_other


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Points, less what stands close before a black hole."""
    value = POINT * score(board, state, seat)
    if state.phase == OVER:
        return value
    for space in range(board.n_spaces):
        if not board.is_hole[space]:
            value -= danger(board, state, seat, space)
    return value


@rule
def danger(board: Board, state: State, seat: int, space: int) -> int:
    """What the next hole threatens to take of the ships of `seat` on a planet."""
    points = 0
    for size in range(N_SIZES):
        points += n_ships(state.ships[space, size], seat) * points_of(size)
    if points == 0:
        return 0
    return points * max(0, SAFE_DISTANCE - distance_to_hole(board, space)) * POINT // 16


@rule
def distance_to_hole(board: Board, space: int) -> int:
    """How many spaces ahead the next black hole lies."""
    distance = 1
    while not board.is_hole[(space + distance) % board.n_spaces]:
        distance += 1
    return distance
