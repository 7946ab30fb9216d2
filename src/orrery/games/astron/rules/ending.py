"""End and score. Authority for AS-36 to AS-38 and AS-41."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.rules.window import is_space, kind_beneath, last_base, next_in_play
from orrery.games.astron.sheet import GAME_ENDED, SURVIVED
from orrery.games.astron.state import IN_PLAY, NO_SEAT, OVER, State


@rule
def check_end(board: Board, state: State, trace: Trace) -> bool:
    """End the game if "Game Over" shows or no ship is left in play (AS-36)."""
    if state.base < last_base(board) and next_in_play(state, NO_SEAT) != NO_SEAT:
        return False
    for ship in range(state.n_seats):
        if state.status[ship] == IN_PLAY and is_space(kind_beneath(board, state, ship)):
            state.points[ship] += 1  # AS-37
            emit(trace, SURVIVED, ship)
    state.phase = OVER
    emit(trace, GAME_ENDED, state.base)
    return True


@rule
def score(board: Board, state: State, seat: int) -> int:
    """The points of the own ship."""
    return int(state.points[seat])


@rule
def team_score(state: State, seat: int) -> int:
    """The points of all ships of the seat's team; of the own ship where each is alone (AS-41)."""
    if state.n_teams == 0:
        return int(state.points[seat])
    total = 0
    for member in range(seat % state.n_teams, state.n_seats, state.n_teams):
        total += state.points[member]
    return total


@rule
def team_size(state: State, seat: int) -> int:
    """How many ships are in the seat's team; 1 where each is alone."""
    if state.n_teams == 0:
        return 1
    return (state.n_seats - seat % state.n_teams + state.n_teams - 1) // state.n_teams


@rule
def averages_count(state: State) -> bool:
    """Whether teams differ in size, so that the average of a team counts, not its sum (AS-41)."""
    return state.n_teams > 0 and state.n_seats % state.n_teams != 0


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """Highest score wins, equal scores share; a team wins together (AS-38, AS-41).

    Averages are compared without division: among teams of one size that is to compare sums.
    """
    own, own_size = team_score(state, seat), team_size(state, seat)
    for other in range(state.n_seats):
        if team_score(state, other) * own_size > own * team_size(state, other):
            return False
    return True
