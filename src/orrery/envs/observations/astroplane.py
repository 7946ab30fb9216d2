"""The layout of Astroplane's features (`games/astroplane/observe.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.envs.observations.layout import Axis, Layout, count, each, flag, one_hot
from orrery.envs.observations.places import NOWHERE, Index
from orrery.games.astroplane.board import START_0
from orrery.games.astroplane.places import FACINGS, cell_name
from orrery.games.astroplane.state import MAX_SEATS

KINDS = ("ordinary", "wormhole", "central", "hyperspace", "firing position")
PHASES = ("drawing", "moving", "sending back", "reserving", "over")
SIDES = ("south", "west", "north", "east")
SEAT = Axis("seat", MAX_SEATS)
PLACES = ("cell",)


def layout(board: Any) -> Layout:
    """In the order of `observe`."""
    cell = Axis("cell", [cell_name(board, n) for n in range(START_0)])
    return (each(cell, *cell_planes()), count("pieces", SEAT, cell, per=4), *seats(), *course())


def cell_planes() -> Layout:
    """What a cell is, and the stack on it."""
    return (
        one_hot("kind", Axis("kind", KINDS)),
        one_hot("owner", SEAT),
        flag("faces", Axis("facing", FACINGS)),
        flag("is_square"),
        count("height", per=8, unit="pieces"),
        flag("may_not_pass"),
    )


def seats() -> Layout:
    """What belongs to each seat."""
    return (
        each(
            SEAT,
            count("left_start", per=3, unit="pieces"),
            count("right_start", per=3, unit="pieces"),
            count("reserve", per=4, unit="pieces"),
            count("out_of_game", per=10, unit="pieces"),
            count("kills", per=10),
            flag("is_out"),
            count("points", per=40, unit="points"),
        ),
    )


def course() -> Layout:
    """Whose decision is due, and what is under way."""
    return (
        one_hot("phase", Axis("phase", PHASES)),
        one_hot("turn", SEAT),
        one_hot("own_side", Axis("side", SIDES)),
        count("moves_left", per=4),
        flag("has_moved"),
        flag("has_passed"),
        flag("has_bound_square"),
        count("sent_back", per=4, unit="pieces"),
        count("reserve_due", per=2, unit="pieces"),
        count("round", per=100),
        count("quiet_rounds", per=30),
    )


def picture(board: Any) -> Index:
    """The drawing of the board, north first; every second place of it is none."""
    side = 2 * board.size + 1
    grid = np.full((side, side), NOWHERE, np.int64)
    for cell in range(START_0):
        if board.kind[cell] > 0:
            grid[board.size - board.y[cell], board.x[cell] + board.size] = cell
    return grid
