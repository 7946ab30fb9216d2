"""What the laboratory asks of SITUATION 7: where pieces lie, what happens there, who holds what."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from orrery.games.situation7 import sheet as e
from orrery.games.situation7.puzzle import GOAL_KINDS, GREEN, YELLOW, Board

UNIT = "points"
RINGS_ACROSS = 0.9  # of a space, in units of the picture


def places(board: Board) -> dict[int, tuple[float, float]]:
    """The middle of every location; 0 degrees is east, angles rise anticlockwise (S7-3)."""
    found = {}
    for location in range(board.n_locations):
        ring = int(board.ring_of[location])
        piece = location - int(board.ring_start[ring])
        shift = 0.5 + 0.5 * bool(board.ring_is_shifted[ring])
        angle = 2 * math.pi * (piece + shift) / int(board.ring_size[ring])
        radius = RINGS_ACROSS * (ring + 0.75)
        found[location] = (radius * math.cos(angle), -radius * math.sin(angle))
    return found


def heat(board: Board, events: Any) -> dict[str, Any]:
    """The locations of one game's events, by what happens there."""
    kind, side = events[:, 0], events[:, 1] % 2
    placed, launched = kind == e.PIECE_PLACED, kind == e.LAUNCHED
    return {
        "Yellow places a piece": events[placed & (side == YELLOW), 2],
        "Green places a piece": events[placed & (side == GREEN), 2],
        "Yellow launches": events[launched & (side == YELLOW), 2],
        "Green launches": events[launched & (side == GREEN), 2],
        "astronauts are set": events[kind == e.ASTRONAUT_SET, 2],
        "neutralised": events[kind == e.NEUTRALISED, 1],
    }


def points(board: Board, events: Any) -> dict[str, tuple[Any, Any]]:
    """Sides (Yellow is seat 0, Green seat 1) and their points, by kind of goal."""
    held = events[events[:, 0] == e.GOAL_HELD]
    kinds = np.array([board.goal_kind[goal] for goal in range(board.n_goals)], np.int64)[held[:, 2]]
    return {
        f"{name}s" if name != "sun" else name: (held[kinds == number, 1], held[kinds == number, 3])
        for number, name in enumerate(GOAL_KINDS)
    }
