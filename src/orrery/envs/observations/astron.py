"""The layout of ASTRON's features (`games/astron/observe.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.envs.observations.layout import (
    VIEWER,
    Axis,
    Layout,
    count,
    each,
    flag,
    one_hot,
)
from orrery.envs.observations.places import Index
from orrery.games.astron.blanks import CARD as CARD_BLANK
from orrery.games.astron.cells import MAX_COLUMNS, N_STATIONS, WINDOW_ROWS, column_name
from orrery.games.astron.observe import SEEN_ROWS
from orrery.games.astron.state import MAX_SEATS

PHASES = ("taking off", "dealing", "playing", "dodging", "over")
ROW = Axis("row", SEEN_ROWS)
COLUMN = Axis("column", [f"column {column_name(n)}" for n in range(MAX_COLUMNS)])
SEAT = Axis("seat", MAX_SEATS)
CARD = Axis("card", CARD_BLANK.words)
PLACES = ("row", "column")


def layout(board: Any) -> Layout:
    """In the order of `observe`; row 0 is the rear edge of the window."""
    return (each(ROW, each(COLUMN, *cell_planes())), *ships(), *cards(), *course())


def cell_planes() -> Layout:
    """What a cell of the base is."""
    return (
        flag("space_station"),
        flag("stellar_station"),
        count("station_points", per=5, unit="points"),
        flag("land"),
        flag("hazard"),
        flag("comet"),
        flag("rings"),
        flag("off_base"),
    )


def ships() -> Layout:
    """Where the ships are, and how they fare."""
    return (
        each(SEAT, one_hot("ship_row", Axis("row", WINDOW_ROWS)), one_hot("ship_column", COLUMN)),
        each(
            SEAT,
            flag("in_play"),
            flag("has_finished"),
            flag("is_grounded"),
            count("points", per=40, unit="points"),
            count("hand_size", per=6, unit="cards"),
            flag("own_team"),
            flag("has_landed", Axis("station", [f"station {n + 1}" for n in range(N_STATIONS)])),
        ),
    )


def cards() -> Layout:
    """Cards that the viewer knows of."""
    return (
        count("own_hand", CARD, per=6, whose=VIEWER),
        count("discards", CARD, per=6),
        count("unseen", CARD, per=6, whose=VIEWER),
    )


def course() -> Layout:
    """Whose decision is due, and how far the game is."""
    return (
        one_hot("phase", Axis("phase", PHASES)),
        one_hot("actor", SEAT),
        one_hot("turn", SEAT),
        count("base", per=48, unit="steps"),
        count("round", per=48),
        count("pile_size", per=60, unit="cards"),
        count("steps_left", per=48, unit="steps"),
    )


def picture(board: Any) -> Index:
    """The base from the rear edge of the window on, row by row."""
    return np.arange(SEEN_ROWS * MAX_COLUMNS).reshape(SEEN_ROWS, MAX_COLUMNS)
