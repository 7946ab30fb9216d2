"""What the features of connect four mean, for learners; and its mirror."""

from functools import partial
from typing import Any

import numpy as np

from connect_four.rules import MAX_BITS, MAX_COLUMNS, sheet
from orrery.envs.observations.layout import Axis, Layout, flag
from orrery.envs.observations.places import Index
from orrery.envs.observations.schema import schema_of
from orrery.envs.symmetries import Symmetry
from orrery.envs.symmetries.maps import (
    Places,
    action_map,
    by_blank,
    exchange,
    extended,
    feature_map,
    mapped_bits,
)

PLACES = ("bit",)


def layout(board: Any) -> Layout:
    """In the order of `observe`; bit column * (rows + 1) + row is a cell."""
    names = [f"bit {bit}" for bit in range(MAX_BITS)]
    for column in range(board.columns):
        for row in range(board.rows):
            names[bit_of(board, column, row)] = f"column {column} row {row}"
    cell = Axis("bit", names)
    return (flag("own", cell), flag("other", cell), flag("own_turn"))


def picture(board: Any) -> Index:
    """Rows from the top down."""
    rows = reversed(range(board.rows))
    return np.array([[bit_of(board, c, row) for c in range(board.columns)] for row in rows])


def bit_of(board: Any, column: int, row: int) -> int:
    """The bit of a cell."""
    return column * (int(board.rows) + 1) + row


def symmetries(board: Any, values: Any) -> list[Symmetry]:
    """The mirror: four in a row are four in a row from behind."""
    n = int(board.columns)
    columns = extended({column: n - 1 - column for column in range(n)}, MAX_COLUMNS)
    bits = extended(
        {
            bit_of(board, column, row): bit_of(board, n - 1 - column, row)
            for column in range(n)
            for row in range(board.rows)
        },
        MAX_BITS,
    )
    features = feature_map(schema_of("connect_four", board), {"bit": bits})
    actions = action_map(sheet, by_blank({"column": columns}))
    return [Symmetry("mirrored", (0, 1), actions, features, partial(mirror, columns, bits))]


def mirror(columns: Places, bits: Places, state: Any, image: Any) -> None:
    """The image of a position."""
    image["heights"] = exchange(state["heights"], columns)
    for seat in range(2):
        image["discs"][seat] = mapped_bits(int(state["discs"][seat]), bits)
