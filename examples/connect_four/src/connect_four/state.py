"""A position of connect four."""

from typing import Annotated

from connect_four.board import MAX_COLUMNS
from orrery.core.records import Int8, Int8s, Int64s, record_dtype

NOBODY = -1


class Options:
    """What was agreed before the game."""

    players: Int8
    first: Int8


class State:
    """Discs as bits (see board.py), and how high each column is."""

    n_seats: Int8
    turn: Int8
    winner: Int8  # a seat, or NOBODY
    is_over: Int8
    n_discs: Int8
    heights: Annotated[Int8s, (MAX_COLUMNS,)]
    discs: Annotated[Int64s, (2,)]  # a bit for each disc: [seat]


STATE = record_dtype(State)
