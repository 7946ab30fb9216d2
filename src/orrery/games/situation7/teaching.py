"""What a lesson of SITUATION 7 may point at, and what its tray shows."""

from __future__ import annotations

from orrery.core.errors import BadInput
from orrery.games.situation7.land import land_of
from orrery.games.situation7.puzzle import N_SIDES, Board, goal_name, parse_location
from orrery.games.situation7.state import State

LAYING = ("place", "launch")


def is_mark(board: Board, position: str, kind: str, name: str) -> bool:
    """`location 3.12`, `area Jupiter`."""
    if kind == "area":
        return name in {goal_name(board, goal) for goal in range(board.n_goals)}
    return kind == "location" and is_location(board, name)


def is_location(board: Board, name: str) -> bool:
    """Whether the board has such a place."""
    try:
        parse_location(board, name)
    except BadInput:
        return False
    return True


def tray_fault(board: Board, state: State, tray: list[str], ways: list[list[str]]) -> str:
    """The tray shows every piece that is needed, and none that is laid."""
    for action in [action for way in ways for action in way]:
        verb, _, piece = action.partition(" ")
        if verb in LAYING and piece not in tray:
            return f"the tray lacks {piece}"
    land = set().union(*(land_of(state, side) for side in range(N_SIDES)))
    for piece in tray:
        if not is_location(board, piece):
            return f"the tray shows {piece}, which is no piece"
        if parse_location(board, piece) in land:
            return f"the tray shows {piece}, which is laid"
    return ""
