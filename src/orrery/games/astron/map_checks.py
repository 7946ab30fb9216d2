"""What a base must keep, each fault told by row and column. Authority for the checks of AS-5."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.errors import BadInput
from orrery.games.astron.cells import (
    ASTEROID,
    COMET,
    LAND,
    METEORS,
    N_STATIONS,
    RINGS,
    SATURN,
    STATION,
    STELLAR_STATION,
    TAKE_OFF_SPACE,
    column_name,
)

N_TAKE_OFF_SPACES = 6
Place = tuple[int, int]


class Cell(NamedTuple):
    """A cell of the base: its kind, and the number of its station or planet."""

    kind: int
    number: int

    @property
    def is_hazard(self) -> bool:
        """Meteors, rays, blackout or asteroid (AS-31)."""
        return METEORS <= self.kind <= ASTEROID

    @property
    def is_station(self) -> bool:
        """A space station or a stellar one."""
        return self.kind in (STATION, STELLAR_STATION)


Cells = list[list[Cell]]


class Places:
    """Says where a fault is, for people who look at their file."""

    def __init__(self, name: str, n_rows: int) -> None:
        """For the board `name`, whose map has `n_rows` lines."""
        self.name = name
        self.n_rows = n_rows

    def fault(self, row: int, column: int, what: str) -> BadInput:
        """The error: what, and where."""
        where = f"row {row}, column {column_name(column)} (line {self.n_rows - row} of the map)"
        return BadInput(f"board {self.name}, {where}: {what}", "AS-5")


def check_map(cells: Cells, places: Places) -> None:
    """Everything AS-5 demands of a map whose cells are known and whose rows are equal."""
    check_take_off_spaces(cells, places)
    check_stations(cells, places)
    check_planets(cells, places)
    check_rows_open(cells, places)
    check_rings(cells, places)


def all_places(cells: Cells) -> list[Place]:
    """Every (row, column), row 0 first."""
    return [(row, column) for row in range(len(cells)) for column in range(len(cells[0]))]


def check_take_off_spaces(cells: Cells, places: Places) -> None:
    """Exactly six, all in row 0."""
    found = [(r, c) for r, c in all_places(cells) if cells[r][c].kind == TAKE_OFF_SPACE]
    for row, column in found:
        if row > 0:
            raise places.fault(row, column, "a take-off space outside row 0")
    if len(found) != N_TAKE_OFF_SPACES:
        column = found[-1][1] if found else 0
        raise places.fault(0, column, f"{len(found)} take-off spaces in row 0, there must be six")


def check_stations(cells: Cells, places: Places) -> None:
    """Stations 1 to 8, one cell each; Saturn's is stellar and has two side by side."""
    for station in range(1, N_STATIONS + 1):
        found = station_places(cells, station)
        if not found:
            raise BadInput(f"board {places.name}: station {station} is missing", "AS-5")
        n_due = 2 if station == SATURN else 1
        if len(found) != n_due:
            what = f"station {station} has {len(found)} cells, not {n_due}"
            raise places.fault(*found[-1], what)
    (row, column), second = station_places(cells, SATURN)
    if second != (row, column + 1):
        raise places.fault(*second, "the two cells of station 8 are not side by side")
    if any(cells[r][c].kind != STELLAR_STATION for r, c in ((row, column), second)):
        raise places.fault(row, column, "station 8 is Saturn's and must be a stellar station")


def station_places(cells: Cells, station: int) -> list[Place]:
    """Where a station is."""
    return [
        (row, column)
        for row, column in all_places(cells)
        if cells[row][column].is_station and cells[row][column].number == station
    ]


def check_planets(cells: Cells, places: Places) -> None:
    """A stellar station touches its own land; land belongs to a stellar station."""
    stellar = {
        cells[r][c].number for r, c in all_places(cells) if cells[r][c].kind == STELLAR_STATION
    }
    for row, column in all_places(cells):
        cell = cells[row][column]
        own_land = Cell(LAND, cell.number)
        if cell.kind == STELLAR_STATION and own_land not in beside(cells, row, column):
            raise places.fault(row, column, f"stellar station {cell.number} touches no own land")
        if cell.kind == LAND and cell.number not in stellar:
            what = f"land of planet {cell.number}, but station {cell.number} is not stellar"
            raise places.fault(row, column, what)


def edge_neighbours(cells: Cells, row: int, column: int) -> list[Place]:
    """The up to four cells one orthogonal step away."""
    steps = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    return [(r, c) for r, c in steps if 0 <= r < len(cells) and 0 <= c < len(cells[0])]


def beside(cells: Cells, row: int, column: int) -> list[Cell]:
    """What lies one orthogonal step away."""
    return [cells[r][c] for r, c in edge_neighbours(cells, row, column)]


def check_rows_open(cells: Cells, places: Places) -> None:
    """No row closed from edge to edge by land, stations on it, rings or the comet."""
    closed = (LAND, STELLAR_STATION, RINGS, COMET)
    for row, line in enumerate(cells):
        if all(cell.kind in closed for cell in line):
            raise places.fault(row, 0, "the row is closed from edge to edge, no ship could pass")


def check_rings(cells: Cells, places: Places) -> None:
    """No way of orthogonal steps from row 0 to Saturn's station that avoids the rings."""
    way = way_to_saturn(cells)
    if way:
        gap = ring_gap(cells, way)
        raise places.fault(*gap, "a gap: Saturn's rings are not closed to orthogonal steps")


def way_to_saturn(cells: Cells, closed: Place | None = None) -> list[Place]:
    """A way of orthogonal steps off the rings, from Saturn back to row 0; empty if none."""
    came_from: dict[Place, Place | None] = {(0, column): None for column in range(len(cells[0]))}
    open_places = list(came_from)
    for here in open_places:  # grows while it is walked
        for near in edge_neighbours(cells, *here):
            is_ring = cells[near[0]][near[1]].kind == RINGS or near == closed
            if near not in came_from and not is_ring:
                came_from[near] = here
                open_places.append(near)
    for place in station_places(cells, SATURN):
        if place in came_from:
            return back_along(came_from, place)
    return []


def back_along(came_from: dict[Place, Place | None], place: Place) -> list[Place]:
    """The way that led to a place, last step first."""
    way: list[Place] = []
    here: Place | None = place
    while here is not None:
        way.append(here)
        here = came_from[here]
    return way


def ring_gap(cells: Cells, way: list[Place]) -> Place:
    """The cell of the way that rings would close; Saturn's own where one is not enough."""
    cuts = [place for place in reversed(way) if not way_to_saturn(cells, place)]
    return max(cuts, key=lambda place: n_rings_beside(cells, *place), default=way[0])


def n_rings_beside(cells: Cells, row: int, column: int) -> int:
    """How many of the cells one step away are rings."""
    return sum(cell.kind == RINGS for cell in beside(cells, row, column))
