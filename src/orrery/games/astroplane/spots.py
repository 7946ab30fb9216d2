"""Places of Astroplane in plain words: what is drawn there, and on which side of the screen."""

from __future__ import annotations

import functools

from orrery.core.phrases import Phrase
from orrery.games.astroplane.board import (
    CENTRE,
    FIRING,
    FIRING_0,
    HYPERSPACE,
    NO_CELL,
    START,
    WORMHOLE,
    Board,
)
from orrery.games.astroplane.places import cell_name

WAYS = ("up", "right", "down", "left")  # by facing
CORNERS = ("upper-right", "lower-right", "lower-left", "upper-left")  # by diagonal
DIAGONAL_WAYS = ("up-and-right", "down-and-right", "down-and-left", "up-and-left")
SIDES = {
    START: ("upper", "right", "lower", "left"),
    CENTRE: ("above-hole", "right-of-hole", "below-hole", "left-of-hole"),
    HYPERSPACE: ("at-top", "at-right", "at-bottom", "at-left"),
}
KINDS = {
    START: "start", CENTRE: "centre", HYPERSPACE: "hyperspace", WORMHOLE: "wormhole",
    FIRING: "firing",
}  # fmt: skip


@functools.lru_cache(4096)
def spot(board: Board, cell: int) -> Phrase:
    """A place in words."""
    kind = board.kind[cell] if cell != NO_CELL else -1
    values = {"what": KINDS.get(kind, "space"), "cell": cell_name(board, cell)}
    return Phrase("spot", values | {"where": _where(board, cell, kind)})


def _where(board: Board, cell: int, kind: int) -> str:
    if kind in (WORMHOLE, FIRING):
        end = board.end_of[cell] if kind == WORMHOLE else cell - FIRING_0
        return CORNERS[end // 2]
    if kind not in SIDES:
        return "nowhere"
    x, y = int(board.x[cell]), int(board.y[cell])
    return SIDES[kind][_start_side(x, y) if kind == START else _side(x, y)]


def _side(x: int, y: int) -> int:
    """The facing in which a place lies, from the middle."""
    if abs(x) > abs(y):
        return 1 if x > 0 else 3
    return 0 if y > 0 else 2


def _start_side(x: int, y: int) -> int:
    """Of the two start areas of a side: left or right on the upper and lower, else up or down."""
    if abs(y) > abs(x):
        return 1 if x > 0 else 3
    return 0 if y > 0 else 2


def corner_word(corner: int) -> str:
    """`upper-right` for north-east."""
    return CORNERS[corner]


def way_of(diagonal: int) -> str:
    """`up-and-right` for north-east."""
    return DIAGONAL_WAYS[diagonal]


def way_between(board: Board, cell: int, target: int) -> str:
    """The direction from one cell to another, straight or diagonal."""
    x = int(board.x[target]) - int(board.x[cell])
    y = int(board.y[target]) - int(board.y[cell])
    if x == 0 or y == 0:
        return WAYS[_side(x, y)]
    return DIAGONAL_WAYS[(0 if y > 0 else 1) if x > 0 else (3 if y > 0 else 2)]
