"""What the laboratory asks of ZYLATRON: where points lie, what happens there, where Zys go."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.games.zylatron import sheet as e
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    KINDS,
    N_KINDS,
    PIECES_PER_SEAT,
    SLOTS,
    Board,
    is_point,
    point_at,
)

UNIT = "Zys"
KIND_OF_SLOT = np.repeat(np.arange(N_KINDS), SLOTS)


def places(board: Board) -> dict[int, tuple[float, float]]:
    """The grid as printed: x across, y down, points of a row two apart."""
    spots = [(x, y) for y in range(board.height) for x in range(board.width)]
    return {point_at(x, y): (x / 2, 0.87 * y) for x, y in spots if is_point(board, x, y)}


def heat(board: Board, events: Any) -> dict[str, Any]:
    """The points of one game's events, by what happens there."""
    kind = events[:, 0]
    return {
        "pieces end a stretch": events[kind == e.PIECE_WENT, 3],
        "pieces are lost": events[kind == e.PIECE_LOST, 2],
        "missiles detonate": events[kind == e.MISSILE_DETONATED, 3],
        "pieces are bought": events[kind == e.PIECE_BOUGHT, 2],
    }


def points(board: Board, events: Any) -> dict[str, tuple[Any, Any]]:
    """Seats (that set a piece up) and the Zys they took and spent, by cause."""
    kind = events[:, 0]
    income, bought = events[kind == e.INCOME_PAID], events[kind == e.PIECE_BOUGHT]
    repaired, rebuilt = events[kind == e.PIECE_REPAIRED], events[kind == e.FACTORY_REBUILT]
    bought_kind = KIND_OF_SLOT[bought[:, 1] % PIECES_PER_SEAT]
    found = {"income": (income[:, 1], income[:, 2])}
    for number, name in enumerate(KINDS):
        pieces = bought[bought_kind == number]
        label = f"{name.replace('_', ' ').title()}s bought"
        found[label] = pieces[:, 1] // PIECES_PER_SEAT, -pieces[:, 3]
    found["repairs"] = repaired[:, 1] // PIECES_PER_SEAT, -repaired[:, 2]
    found["factories rebuilt"] = rebuilt[:, 1] // FACTORIES_PER_SEAT, -rebuilt[:, 2]
    return found
