"""What the laboratory asks of Astroplane: where spaces lie, what happens there, who scored how."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.games.astroplane import sheet as e
from orrery.games.astroplane.board import NOWHERE, SENT, Board
from orrery.games.astroplane.rules.ending import KILL_POINTS, TRUE_WIN_POINTS

UNIT = "points"


def places(board: Board) -> dict[int, tuple[float, float]]:
    """North is up; spaces touch at their corners, so a step is 0.75."""
    cells = [cell for cell in range(SENT) if board.kind[cell] != NOWHERE]
    return {cell: (0.75 * board.x[cell], -0.75 * board.y[cell]) for cell in cells}


def heat(board: Board, events: Any) -> dict[str, Any]:
    """The spaces of one game's events, by what happens there."""
    kind = events[:, 0]
    return {
        "pieces land": events[kind == e.PIECE_FLEW, 3],
        "pieces land on others": events[kind == e.LANDED_ON, 2],
        "Squares are formed": events[kind == e.SQUARE_FORMED, 2],
        "stacks are sent back": events[kind == e.STACK_SENT_BACK, 2],
        "pieces are eliminated": events[kind == e.PIECE_ELIMINATED, 2],
        "the Singularity is entered": events[kind == e.ENTERED, 2],
    }


def points(board: Board, events: Any) -> dict[str, tuple[Any, Any]]:
    """Seats and their points, by cause: what is not a true win or a kill is the Singularity."""
    kind = events[:, 0]
    n_seats = 1 + int(events[kind == e.GAME_SCORED, 1].max(initial=-1))
    won, killed = np.zeros(n_seats, np.int64), np.zeros(n_seats, np.int64)
    kills = np.zeros(n_seats, np.int64)  # of the present game
    killer, is_true = -1, False
    for what, one in events[:, :2].tolist():
        if what == e.SQUARE_KILLED:
            killer = one
        elif what == e.PIECE_ELIMINATED and one != killer:
            kills[killer] += KILL_POINTS
        elif what == e.TRUE_WIN:
            is_true = True
            won[one] += TRUE_WIN_POINTS
        elif what == e.GAME_SCORED:
            killed[one] += 0 if is_true else kills[one]
            if one == n_seats - 1:
                kills[:], is_true = 0, False
    scored = np.bincount(
        events[kind == e.GAME_SCORED, 1], events[kind == e.GAME_SCORED, 2], n_seats
    ).astype(np.int64)
    seats = np.arange(n_seats)
    return {
        "true wins": (seats, won),
        "kills": (seats, killed),
        "the Singularity": (seats, scored - won - killed),
    }
