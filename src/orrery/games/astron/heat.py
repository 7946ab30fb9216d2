"""What the laboratory asks of ASTRON: where cells lie, what happens there, who scored by what."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.games.astron import sheet as e
from orrery.games.astron.cells import MAX_COLUMNS, N_STATIONS, Board

UNIT = "points"


def places(board: Board) -> dict[int, tuple[float, float]]:
    """The base from Earth (left) to the end (right); cell (row, column) is 16 row + column."""
    cells = [(row, column) for row in range(board.n_rows) for column in range(board.n_columns)]
    return {MAX_COLUMNS * row + column: (row, column) for row, column in cells}


def heat(board: Board, events: Any) -> dict[str, Any]:
    """The cells of one game's events, by what happens there."""
    kind = events[:, 0]
    flown = kind == e.SHIP_FLEW
    hit, lost = events[kind == e.HAZARD_HIT], events[kind == e.SHIP_LOST]
    stations = events[kind == e.LANDED, 2]
    rows, columns = _station_cells(board)
    return {
        "ships end a flight": MAX_COLUMNS * (base_at(events)[flown] + events[flown, 4])
        + events[flown, 5],
        "hazards are met": MAX_COLUMNS * hit[:, 3] + hit[:, 4],
        "ships are lost": MAX_COLUMNS * lost[:, 3] + lost[:, 4],
        "ships land and score": MAX_COLUMNS * rows[stations] + columns[stations],
    }


def base_at(events: Any) -> Any:
    """The base steps made before each event: the base row beneath window row 0."""
    moved = np.where(events[:, 0] == e.BASE_MOVED, events[:, 1] + events[:, 2], 0)
    return np.maximum.accumulate(moved)  # the base only moves on


def _station_cells(board: Board) -> tuple[Any, Any]:
    stations = range(N_STATIONS + 1)
    rows = np.array([board.station_row[n] for n in stations], np.int64)
    return rows, np.array([board.station_column[n] for n in stations], np.int64)


def points(board: Board, events: Any) -> dict[str, tuple[Any, Any]]:
    """Ships and their points, by cause."""
    kind = events[:, 0]
    landed, waited = events[kind == e.LANDED], events[kind == e.WAITED]
    found = {}
    for station in range(1, N_STATIONS + 1):
        there = landed[landed[:, 2] == station]
        found[f"station {station}"] = there[:, 1], there[:, 3]
    for label, which, worth in (
        ("survival", e.SURVIVED, 1), ("hazards", e.HAZARD_HIT, -1),
        ("bad landings", e.BAD_LANDING, -1),
    ):  # fmt: skip
        ships = events[kind == which, 1]
        found[label] = ships, 0 * ships + worth
    found["waiting"] = waited[:, 1], -waited[:, 3]
    return found
