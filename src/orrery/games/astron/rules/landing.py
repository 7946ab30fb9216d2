"""Where a move ends: stations, planets, Space. Authority for AS-21 to AS-30 and AS-35."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import LAND, N_STATIONS, SATURN, STATION, STELLAR_STATION, Board
from orrery.games.astron.rules.flight import PUSHED, withdraw
from orrery.games.astron.rules.window import kind_beneath, number_beneath
from orrery.games.astron.sheet import BAD_LANDING, FINISHED_VOYAGE, FREED, LANDED, LANDED_AGAIN
from orrery.games.astron.state import FINISHED, NO_PLANET, State

FIRST_POINTS = 5
BITS_PER_STATION = 4


@rule
def has_landed(state: State, ship: int, station: int) -> bool:
    """Whether the ship has properly landed on a station before."""
    return bool((state.landed[ship] >> (station - 1)) & 1)


@rule
def landed_counts(state: State) -> int:
    """How many ships have landed on each station, in one number.

    It lets a base move remember them while the ships settle (AS-24).
    """
    counts = 0
    for ship in range(state.n_seats):
        for station in range(1, N_STATIONS + 1):
            if has_landed(state, ship, station):
                counts += 1 << (BITS_PER_STATION * station)
    return counts


@rule
def points_for(counts: int, station: int) -> int:
    """5 for the first ship, then 4, 3, 2, 1; nothing from the sixth on (AS-21)."""
    n_before = (counts >> (BITS_PER_STATION * station)) & 15
    return max(FIRST_POINTS - n_before, 0)


@rule
def settle(
    board: Board, state: State, ship: int, way: int, from_space: bool, counts: int, trace: Trace
) -> None:
    """What the cell beneath a ship does to it when its move ends there (AS-42)."""
    kind = kind_beneath(board, state, ship)
    number = number_beneath(board, state, ship)
    if kind == LAND:
        touch_land(state, ship, number, trace)
    elif kind == STELLAR_STATION:
        touch_stellar_station(state, ship, number, way, from_space, counts, trace)
    else:
        rest_in_space(state, ship, trace)
        if kind == STATION and way != PUSHED:  # AS-19, AS-23
            land(state, ship, number, counts, trace)


@rule
def rest_in_space(state: State, ship: int, trace: Trace) -> None:
    """A grounded ship is free when it comes to rest on Space (AS-29)."""
    if state.grounded[ship] != NO_PLANET:
        emit(trace, FREED, ship, state.grounded[ship])
        state.grounded[ship] = NO_PLANET


@rule
def touch_land(state: State, ship: int, planet: int, trace: Trace) -> None:
    """A bad landing, unless the ship is at home there or grounded already (AS-27 to AS-30)."""
    if has_landed(state, ship, planet):
        state.grounded[ship] = NO_PLANET
    elif state.grounded[ship] != planet:
        state.points[ship] -= 1
        state.grounded[ship] = planet
        emit(trace, BAD_LANDING, ship, planet)


@rule
def touch_stellar_station(
    state: State,
    ship: int,
    planet: int,
    way: int,
    from_space: bool,
    counts: int,
    trace: Trace,
) -> None:
    """A landing if the ship comes from Space in one move, and not pushed (AS-19, AS-26)."""
    if from_space and way != PUSHED:
        land(state, ship, planet, counts, trace)
    elif has_landed(state, ship, planet):
        state.grounded[ship] = NO_PLANET
    elif state.grounded[ship] != NO_PLANET:
        state.grounded[ship] = planet  # it came from the land of a planet and stays grounded


@rule
def land(state: State, ship: int, station: int, counts: int, trace: Trace) -> None:
    """Points once a station (AS-21, AS-22); on Saturn the voyage ends (AS-35)."""
    if has_landed(state, ship, station):
        emit(trace, LANDED_AGAIN, ship, station)
        return
    points = points_for(counts, station)
    state.landed[ship] |= 1 << (station - 1)
    state.points[ship] += points
    emit(trace, LANDED, ship, station, points)
    if station == SATURN:
        emit(trace, FINISHED_VOYAGE, ship)
        withdraw(state, ship, FINISHED, trace)
