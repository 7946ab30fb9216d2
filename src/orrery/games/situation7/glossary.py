"""The words of SITUATION 7 that its glossary explains, and the numbers they name."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    BASE,
    PLANET,
    ROCKET,
    SATELLITE,
    SECTOR,
    STATION,
    SUN,
    Board,
)

TERMS = (
    "place", "piece", "base-line", "sun", "planet", "man-made", "circle", "sector", "rocket-base",
    "satellite-base", "astronaut-base", "rocket", "satellite", "astronaut", "tray", "points",
)  # fmt: skip


def terms(board: Board, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The same on every board."""
    return TERMS


def numbers(board: Board, values: Mapping[str, Value]) -> dict[str, int]:
    """What goals score (S7-21, S7-22), and the equipment of a side (S7-8)."""
    return {
        "sun": most(board, SUN),
        "planet": most(board, PLANET),
        "object": most(board, STATION),
        "sector": most(board, SECTOR),
        "base": most(board, BASE),
        "rockets": int(board.equipment[ROCKET]),
        "satellites": int(board.equipment[SATELLITE]),
        "astronauts": int(board.equipment[ASTRONAUT]),
    }


def most(board: Board, kind: int) -> int:
    """The highest score of a kind of goal; 0 where a board has none."""
    goals = range(board.n_goals)
    return max((int(board.goal_points[g]) for g in goals if board.goal_kind[g] == kind), default=0)
