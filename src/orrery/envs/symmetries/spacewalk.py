"""Space Walk: an orbit whose black holes come round again looks the same from further on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from orrery.core.meta import Values
from orrery.envs.observations.schema import schema_of
from orrery.envs.symmetries import Renumbered, Symmetry
from orrery.envs.symmetries.maps import (
    Places,
    action_map,
    by_blank,
    exchange,
    extended,
    feature_map,
    mapped_bits,
)
from orrery.games.spacewalk.board import MAX_SPACES
from orrery.games.spacewalk.sheet import sheet
from orrery.games.spacewalk.state import MAX_SEATS, N_SIZES, NO_SPACE


def symmetries(board: Any, values: Values) -> Iterator[Symmetry]:
    """Rotations under which the holes stay holes; ships fly one way, so there is no mirror."""
    n = int(board.n_spaces)
    holes = [bool(board.is_hole[space]) for space in range(n)]
    for by in range(1, n):
        if holes == holes[by:] + holes[:by]:
            yield rotation(board, values, by)


def rotation(board: Any, values: Values, by: int) -> Symmetry:
    """Every space is `by` spaces further on."""
    n = int(board.n_spaces)
    spaces = extended({space: (space + by) % n for space in range(n)}, MAX_SPACES)
    schema = schema_of("spacewalk", board)
    group_space = schema["group_space"]
    numbers = np.concatenate([[0], spaces + 1])  # 0: no planet is being evacuated
    return Symmetry(
        f"rotated by {by} spaces",
        tuple(range(int(values["players"]))),
        action_map(sheet, by_blank({"space": spaces})),
        feature_map(schema, {"space": spaces}),
        partial(rotate, spaces),
        (Renumbered(schema.index("group_space").ravel(), numbers, int(group_space.per)),),
    )


def rotate(spaces: Places, state: Any, image: Any) -> None:
    """The image of a position."""
    image["ships"] = exchange(state["ships"], spaces)
    for size in range(N_SIZES):
        for seat in range(MAX_SEATS):
            image["where"][size, seat] = np.int32(
                mapped_bits(int(state["where"][size, seat]), spaces)
            )
    if state["group_space"] != NO_SPACE:
        image["group_space"] = spaces[state["group_space"]]
