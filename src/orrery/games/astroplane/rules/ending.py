"""True win, points, matches. Authority for AP-43, AP-45 and AP-46."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import (
    CENTRE,
    NO_CELL,
    RESERVE_0,
    START_0,
    Board,
)
from orrery.games.astroplane.rules.pieces import cell_of, forget_landings, key_of, side_of
from orrery.games.astroplane.sheet import ENDED_BY_POINTS, GAME_BEGAN, GAME_SCORED, TRUE_WIN
from orrery.games.astroplane.state import (
    MAX_GAMES,
    MAX_SEATS,
    MOVES_A_TURN,
    MOVING,
    N_PIECES,
    N_RESERVE,
    N_START,
    NOBODY,
    OVER,
    State,
)

TRUE_WIN_POINTS = 8
KILL_POINTS = 3


@rule
def n_on_top(board: Board, state: State, seat: int) -> int:
    """How many central stacks `seat` is on top of."""
    n = 0
    for place in range(4):
        n += state.top[board.centre[place]] == seat
    return n


@rule
def is_true_win(board: Board, state: State, seat: int) -> bool:
    """Whether `seat` is on top of all four central stacks (AP-43)."""
    return n_on_top(board, state, seat) == 4


@rule
def n_entered(board: Board, state: State, seat: int) -> int:
    """How many pieces of `seat` are in the Singularity."""
    n = 0
    for piece in range(N_PIECES):
        n += board.kind[cell_of(state.pieces[seat, piece])] == CENTRE
    return n


@rule
def points_of(board: Board, state: State, seat: int) -> int:
    """3 for each kill, 2 for each own piece on top in the Singularity, 1 beneath (AP-45)."""
    in_centre = n_entered(board, state, seat) + n_on_top(board, state, seat)
    return KILL_POINTS * state.kills[seat] + in_centre


@rule
def score(board: Board, state: State, seat: int) -> int:
    """Points of the finished games of the match and, while it lasts, of this one (AP-46).

    Most points win, equal points share; one out of the game may win (AP-44, AP-45).
    """
    if state.phase == OVER:
        return state.points[seat]
    return state.points[seat] + points_of(board, state, seat)


@rule
def end_by_true_win(board: Board, state: State, winner: int, trace: Trace) -> None:
    """8 points for the winner, none for the others (AP-45)."""
    emit(trace, TRUE_WIN, winner)
    close_game(board, state, winner, trace)


@rule
def end_by_points(board: Board, state: State, why: int, trace: Trace) -> None:
    """Everybody keeps the points of AP-45."""
    emit(trace, ENDED_BY_POINTS, why)
    close_game(board, state, NOBODY, trace)


@rule
def close_game(board: Board, state: State, winner: int, trace: Trace) -> None:
    """Write the points down; then the match is over or the next game begins (AP-46)."""
    for seat in range(state.n_seats):
        points = game_points(board, state, seat, winner)
        state.points[seat] += points
        emit(trace, GAME_SCORED, seat, points)
    if is_match_over(state):
        state.phase = OVER
        put_turn_away(state)
        return
    state.game += 1
    new_game(board, state, (state.first + 1) % state.n_seats)
    emit(trace, GAME_BEGAN, state.game, state.first)


@rule
def game_points(board: Board, state: State, seat: int, winner: int) -> int:
    """What a finished game is worth to a seat (AP-45)."""
    if winner == NOBODY:
        return points_of(board, state, seat)
    return TRUE_WIN_POINTS if seat == winner else 0


@rule
def is_match_over(state: State) -> bool:
    """Somebody has reached the points agreed on; a single game is a match to nothing."""
    if state.game >= MAX_GAMES:
        return True
    for seat in range(state.n_seats):
        if state.points[seat] >= state.match_to:
            return True
    return False


@rule
def put_turn_away(state: State) -> None:
    """Nothing is under way any more."""
    forget_landings(state, state.turn)
    state.moves_left = 0
    state.has_moved = False
    state.has_passed = False
    state.bound_square = NO_CELL
    state.reserve_due = 0


@rule
def new_game(board: Board, state: State, first: int) -> None:
    """Six pieces each in the start areas, four in reserve; `first` begins (AP-1, AP-8)."""
    for cell in range(state.height.shape[0]):
        state.height[cell] = 0
        state.top[cell] = NOBODY
        state.facing[cell] = 0
    for seat in range(MAX_SEATS):
        state.kills[seat] = 0
        for piece in range(N_PIECES):
            state.pieces[seat, piece] = 0
    for seat in range(state.n_seats):
        deal_fleet(board, state, seat)
    state.is_out = 0
    state.first = first
    state.turn = first
    state.round = 1
    state.last_stir = 0
    state.phase = MOVING
    put_turn_away(state)
    state.moves_left = MOVES_A_TURN


@rule
def deal_fleet(board: Board, state: State, seat: int) -> None:
    """The ten pieces of a seat, in order of their cells."""
    area = START_0 + 2 * side_of(state, seat)
    fill_box(board, state, seat, area, 0, N_START)
    fill_box(board, state, seat, area + 1, N_START, N_START)
    fill_box(board, state, seat, RESERVE_0 + seat, 2 * N_START, N_RESERVE)


@rule
def fill_box(board: Board, state: State, seat: int, cell: int, piece: int, n: int) -> None:
    """Pile n pieces of a seat, from number `piece` on, into an empty cell."""
    for level in range(n):
        state.pieces[seat, piece + level] = key_of(cell, level, 0)
    state.height[cell] = n
    state.top[cell] = seat
    state.facing[cell] = board.only_facing[cell]
