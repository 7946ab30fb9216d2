"""How well a seat stands, for greedy play and search. Reads no hand, so it needs no secret."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.cells import (
    ASTEROID,
    COMET,
    LAND,
    METEORS,
    N_STATIONS,
    RINGS,
    SATURN,
    Board,
)
from orrery.games.astron.rules.ending import averages_count, team_size
from orrery.games.astron.rules.landing import has_landed, landed_counts, points_for
from orrery.games.astron.state import DODGING, IN_PLAY, NO_PLANET, OVER, PLAYING, State

POINT = 100
LOOK_AHEAD = 4  # base steps that may come before the next own turn
HOME = 60  # what it is worth to be in play at all: the point for surviving (AS-37), most often


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent, in hundredths of a point; teams together."""
    best_other = -(10**6)
    for other in range(state.n_seats):
        if not are_together(state, seat, other):
            best_other = max(best_other, side_standing(board, state, other))
    return side_standing(board, state, seat) - best_other


@rule
def are_together(state: State, seat: int, other: int) -> bool:
    """The same seat, or team mates (AS-41)."""
    return seat == other or (state.n_teams > 0 and (seat - other) % state.n_teams == 0)


@rule
def side_standing(board: Board, state: State, seat: int) -> int:
    """The standing of a seat and its team mates; of one on average where sizes differ (AS-41)."""
    total = 0
    for member in range(state.n_seats):
        if are_together(state, seat, member):
            total += standing(board, state, member)
    return total // team_size(state, seat) if averages_count(state) else total


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Points, and what a ship in play may hope for and must fear."""
    return standing_among(board, state, seat, n_others_in_play(state, seat))


@rule
def standing_among(board: Board, state: State, seat: int, n_rivals: int) -> int:
    """The same, where so many others may play Upheavals."""
    value = POINT * int(state.points[seat])
    if state.status[seat] != IN_PLAY or state.phase == OVER:
        return value
    future = HOME + prospects(board, state, seat)
    if state.grounded[seat] != NO_PLANET:
        future -= POINT // 2
    return value + future - fears(board, state, seat, future, n_rivals)


@rule
def prospects(board: Board, state: State, seat: int) -> int:
    """What the stations ahead promise, each by how near it is."""
    counts = landed_counts(state)
    total = 0
    for station in range(1, N_STATIONS + 1):
        if board.station_row[station] >= state.base and not has_landed(state, seat, station):
            total += points_for(counts, station) * chance_to_land(board, state, seat, station)
    return total


@rule
def chance_to_land(board: Board, state: State, seat: int, station: int) -> int:
    """A guess, in hundredths; a station behind the ship is worse than one ahead."""
    ahead = int(board.station_row[station]) - int(state.base) - int(state.row[seat])
    aside = abs(int(board.station_column[station]) - int(state.column[seat]))
    if station == SATURN and state.column[seat] > board.station_column[station]:
        aside -= 1
    if ahead >= 0:
        return max(80 - 7 * aside - 4 * ahead, 30)
    return max(70 - 7 * aside + 12 * ahead, 0)


@rule
def fears(board: Board, state: State, seat: int, future: int, n_rivals: int) -> int:
    """What the base may bring before the seat can move again."""
    row = state.base + state.row[seat]
    total = 0
    for step in range(1, LOOK_AHEAD + 1):
        if row + step >= board.n_rows:
            return total
        kind = board.kind[row + step, state.column[seat]]
        risk = risk_of_step(state, seat, step, n_rivals)
        if kind in (COMET, RINGS):
            return total + risk * future // 100
        if METEORS <= kind <= ASTEROID or (kind == LAND and is_foreign(board, state, seat, step)):
            total += risk * POINT // 200
    return total


@rule
def is_foreign(board: Board, state: State, seat: int, step: int) -> bool:
    """Whether the land so many rows ahead belongs to a planet the ship has not landed on."""
    row = state.base + state.row[seat] + step
    return not has_landed(state, seat, board.number[row, state.column[seat]])


@rule
def n_others_in_play(state: State, seat: int) -> int:
    """How many other ships may still play an Upheaval."""
    n = 0
    for other in range(state.n_seats):
        if other != seat and state.status[other] == IN_PLAY:
            n += 1
    return n


@rule
def risk_of_step(state: State, seat: int, step: int, n_rivals: int) -> int:
    """In hundredths: so many base steps come before the seat can move out of the way.

    One comes for certain when the seat has had its turn of the round; the others are Upheavals.
    A little is added because the hand may hold no card that helps.
    """
    extra = step - 1 if has_moved(state, seat) else step
    if extra <= 0:
        return 100
    if extra == 1:
        return 10 + 8 * n_rivals
    return 4 + 4 * n_rivals if extra == 2 else n_rivals


@rule
def has_moved(state: State, seat: int) -> bool:
    """Whether the seat has had its turn of this round."""
    if state.phase == DODGING:
        return seat <= state.turn
    return state.phase == PLAYING and seat < state.turn
