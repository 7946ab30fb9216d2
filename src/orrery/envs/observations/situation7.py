"""The layout of SITUATION 7's features (`games/situation7/observe.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.envs.observations.layout import Axis, Layout, count, each, flag, one_hot
from orrery.envs.observations.places import NOWHERE, Index
from orrery.games.situation7 import TEMPOS
from orrery.games.situation7.puzzle import EQUIPMENT, MAX_LOCATIONS, location_name
from orrery.games.situation7.state import PHASES

SIDE = Axis("seat", ("own side", "other side"))
PLANES = ("land", "rockets", "satellites", "astronauts", "open", "targets", "closed")
PLACES = ("location",)


def layout(board: Any) -> Layout:
    """In the order of `observe`."""
    kind = Axis("equipment", EQUIPMENT)
    location = Axis("location", [name_of(board, n) for n in range(MAX_LOCATIONS)])
    return (
        each(SIDE, *(flag(plane, location) for plane in PLANES)),
        each(
            SIDE,
            count("equipment_left", kind, per=3),
            flag("is_ready", kind),
            flag("has_passed"),
            flag("first_on_sun"),
        ),
        each(
            SIDE,
            count("clock_ahead", per=60_000, unit="ms"),
            count("level", per=100, unit="percent"),
        ),
        one_hot("phase", Axis("phase", PHASES)),
        one_hot("tempo", Axis("tempo", TEMPOS)),
        flag("own_side_acts"),
        count("n_empty", per=124, unit="locations"),
        count("score_ahead", per=1000, unit="points"),
        flag("passing_allowed"),
    )


def name_of(board: Any, location: int) -> str:
    """Ring and piece; smaller boards leave numbers over."""
    return location_name(board, location) if location < board.n_locations else "?"


def picture(board: Any) -> Index:
    """A row for each ring from the centre on, anticlockwise from the east; shorter ones end early.

    In every row the last piece lies beside the first.
    """
    sizes = [int(board.ring_size[ring]) for ring in range(board.n_rings)]
    grid = np.full((len(sizes), max(sizes)), NOWHERE, np.int64)
    for ring, size in enumerate(sizes):
        grid[ring, :size] = board.ring_start[ring] + np.arange(size)
    return grid
