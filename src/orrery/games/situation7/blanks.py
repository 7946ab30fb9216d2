"""What stands in the gaps of actions and sentences, and how it is written and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.blanks import REST, Blank, Number, Told, Words
from orrery.core.errors import BadInput
from orrery.games.situation7 import SEATS, TEMPOS
from orrery.games.situation7.board import load_board
from orrery.games.situation7.puzzle import (
    EQUIPMENT,
    MAX_GOALS,
    MAX_LOCATIONS,
    N_LUCKS,
    SIDES,
    goal_name,
    location_name,
    parse_location,
)
from orrery.games.situation7.state import PHASES

JOINTS = ("on", "at", "to")
MISFIT = "piece {piece} does not fit location {location}"
FITTING = "S7-12"
MAX_MS = 2**31 - 1
MAX_POINTS = 1000


class Location(Blank):
    """Ring and piece, `3.11`; perhaps with the location the piece goes on, `3.11 on 3.11`."""

    n_words = REST
    example = "3.11"
    missing = "this board has no such location"

    def write(self, board: Any, value: int) -> str:
        """Ring and piece."""
        return location_name(board, value) if value < board.n_locations else "?"

    def read(self, board: Any, state: Any, word: str) -> int:
        """The number; a piece fits its own location only (S7-12)."""
        names = [name for name in word.split() if name not in JOINTS]
        if len(names) != 2:
            return parse_location(board, " ".join(names) or word)
        piece, location = names
        if not fits(board, piece, location):
            raise BadInput(MISFIT.format(piece=piece, location=location), FITTING)
        return parse_location(board, piece)


def fits(board: Any, piece: str, location: str) -> bool:
    """Whether a piece is the one of a location (S7-12)."""
    return parse_location(board, piece) == parse_location(board, location)


def seconds(ms: int) -> str:
    """`12.5`."""
    return f"{ms / 1000:.1f}"


def shipped_goals() -> Sequence[str]:
    """The names of all that scores on the board of the game."""
    board = load_board("standard")
    return [goal_name(board, goal) for goal in range(board.n_goals)]


LOCATION = Location("location", MAX_LOCATIONS, below="board.n_locations", clause="S7-3")
ANYWHERE = Location("location", MAX_LOCATIONS)
LUCK_DRAWN = Number("luck", N_LUCKS)

SEAT = Words("seat", SEATS)
SIDE = Words("side", SIDES)
OWNER = Words("owner", (*SIDES, "nobody"))
EQUIPMENT_KIND = Words("equipment", EQUIPMENT)
TEMPO = Words("tempo", TEMPOS)
PHASE = Words("phase", PHASES)
GOAL = Told("goal", MAX_GOALS, goal_name, shipped_goals)
TIME = Told("time", MAX_MS, lambda board, ms: seconds(ms))
COUNT = Number("count", MAX_LOCATIONS + 1)
POINTS = Number("points", MAX_POINTS)
