"""What the laboratory asks of Space Walk: where spaces lie, what happens there, who lost what."""

from __future__ import annotations

import math
from typing import Any

from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.rules.ending import TOKEN_POINTS, points_of
from orrery.games.spacewalk.sheet import SHIP_FLEW, SHIP_LOST, SHIP_PLACED, SIZES, TOKEN_PAID
from orrery.games.spacewalk.state import N_SIZES

UNIT = "points"


def places(board: Board) -> dict[int, tuple[float, float]]:
    """The orbit as a circle, space 0 on top, clockwise."""
    radius = board.n_spaces / 6
    angles = [2 * math.pi * space / board.n_spaces for space in range(board.n_spaces)]
    return {n: (radius * math.sin(a), -radius * math.cos(a)) for n, a in enumerate(angles)}


def heat(board: Board, events: Any) -> dict[str, Any]:
    """The spaces of one game's events, by what happens there."""
    kind = events[:, 0]
    return {
        "ships are placed": events[kind == SHIP_PLACED, 3],
        "ships end a flight": events[kind == SHIP_FLEW, 4],
        "ships start their last flight": events[kind == SHIP_LOST, 3],
        "ships are lost": events[kind == SHIP_LOST, 4],
    }


def points(board: Board, events: Any) -> dict[str, tuple[Any, Any]]:
    """Seats and what they lost, by cause; points are only ever lost here (SW-19)."""
    lost = events[events[:, 0] == SHIP_LOST]
    paid = events[events[:, 0] == TOKEN_PAID, 1]
    found = {"tokens paid": (paid, 0 * paid - TOKEN_POINTS)}
    for size in range(N_SIZES):
        owners = lost[lost[:, 2] == size, 1]
        found[f"{SIZES[size]} ships lost"] = owners, 0 * owners - points_of(size)
    return found
