"""The layout of ZYLATRON's features (`games/zylatron/observe.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.envs.observations.layout import Axis, Layout, count, each, flag, one_hot
from orrery.envs.observations.places import Scatter
from orrery.games.zylatron.grid import CARDS, FACTORY_PLACES, KINDS, SLOTS
from orrery.games.zylatron.state import MAX_SEATS, PHASES

SEAT = Axis("seat", MAX_SEATS)
SLOT_KINDS = [kind for kind, n in enumerate(SLOTS) for _ in range(n)]
SLOT = Axis(
    "slot",
    [f"{KINDS[kind].replace('_', ' ')} {n + 1}" for kind, size in enumerate(SLOTS)
     for n in range(size)],
)  # fmt: skip
DEEDS = (
    "moved", "fired", "loaded", "dropped", "shifted", "beamed", "new", "captured", "boarded",
)  # fmt: skip


def layout(board: Any) -> Layout:
    """In the order of `observe`."""
    return (
        each(SEAT, each(SLOT, *piece_features(board))),
        one_hot("factories", SEAT, Axis("factory", FACTORY_PLACES),
                Axis("factory state", ("working", "damaged", "destroyed"))),
        each(
            SEAT,
            flag("is_alive"),
            one_hot("holder", SEAT),
            count("money", per=50, unit="Zys"),
            flag("has_zylon"),
            flag("has_turn"),
        ),
        one_hot("phase", Axis("phase", PHASES)),
        count("strikes", Axis("card", CARDS), per=12, unit="cards"),
        *course(board),
    )  # fmt: skip


def piece_features(board: Any) -> Layout:
    """A piece."""
    return (
        flag("on_board"),
        count("x", per=board.width),
        count("y", per=board.height),
        flag("is_carried"),
        count("cargo", per=3, unit="pieces"),
        count("damage", per=2, unit="turns"),
        flag("did", Axis("deed", DEEDS)),
        flag("is_mover"),
        flag("is_named"),
    )


def course(board: Any) -> Layout:
    """What is under way; a detonation at 0,0 cannot be told from none."""
    return (
        count("rounds_played", unit="share"),
        count("moves_left", per=3),
        count("steps_left", per=10),
        flag("half_prices"),
        flag("touch_move"),
        flag("lacked_warrior"),
        count("blast_x", per=board.width),
        count("blast_y", per=board.height),
    )


def picture(board: Any) -> Scatter:
    """Rows and columns of the grid; how many pieces of each seat and kind stand on a point."""
    names = tuple(
        f"{KINDS[kind]} of seat {seat}" for seat in range(MAX_SEATS) for kind in range(len(KINDS))
    )
    channel = [
        seat * len(KINDS) + kind for seat in range(MAX_SEATS) for kind in SLOT_KINDS
    ]  # fmt: skip
    shape = int(board.height), int(board.width)
    return Scatter(shape, names, np.array(channel), on="on_board", row="y", column="x")
