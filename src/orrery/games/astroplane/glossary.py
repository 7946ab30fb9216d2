"""The words of Astroplane that its glossary explains, and the numbers they name."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.astroplane.board import Board
from orrery.games.astroplane.rules.ending import KILL_POINTS, TRUE_WIN_POINTS
from orrery.games.astroplane.state import MOVES_A_TURN, N_PIECES, N_RESERVE

TERMS = (
    "plane", "stack", "square", "purple-space", "blue-space", "singularity", "central-space",
    "start-area", "hyperspace", "wormhole", "firing-position", "came-through", "reserve", "kills",
)  # fmt: skip


def terms(board: Board, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The same on every board."""
    return TERMS


def numbers(board: Board, values: Mapping[str, Value]) -> dict[str, int]:
    """Points (AP-45), moves of a turn (AP-13) and pieces (AP-1)."""
    return {
        "kill": KILL_POINTS,
        "win": TRUE_WIN_POINTS,
        "moves": MOVES_A_TURN,
        "pieces": N_PIECES,
        "reserve": N_RESERVE,
    }
