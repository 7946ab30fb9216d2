"""SITUATION 7: half a turn of the disc, with Yellow and Green exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.envs.observations.schema import schema_of
from orrery.envs.symmetries import Symmetry
from orrery.envs.symmetries.maps import Places, action_map, by_blank, extended, feature_map
from orrery.games.situation7.puzzle import MAX_LOCATIONS, NO_SIDE, locations_in, mask_words
from orrery.games.situation7.sheet import sheet

BY_SIDE = ("land", "reach", "watch", "joined")


def symmetries(board: Any, values: Values) -> Iterator[Symmetry]:
    """Half a turn, where the board allows it and the sides differ in nothing else.

    In the race Yellow begins a draw of clocks, and in live play the features tell who is Yellow.
    """
    is_even = int(values["players"]) % 2 == 0
    if values["tempo"] == "alternate" and is_even and is_symmetric(board):
        yield half_turn(board, values)


def opposite(board: Any) -> Places:
    """The location half a turn on."""
    mapped = {}
    for ring in range(board.n_rings):
        start, size = int(board.ring_start[ring]), int(board.ring_size[ring])
        for piece in range(size):
            mapped[start + piece] = start + (piece + size // 2) % size
    return extended(mapped, MAX_LOCATIONS)


def is_symmetric(board: Any) -> bool:
    """Whether half a turn makes the bases, goals and neighbours of one side those of the other."""
    memory, places = memory_of(board)[0], opposite(board)
    if any(size % 2 for size in memory["ring_size"]):
        return False
    lines = [turned(memory["base_line"][side], places) for side in (1, 0)]
    bases = [[turned(kind[side], places) for side in (1, 0)] for kind in memory["bases"]]
    near = [turned(memory["neighbours"][place], places) for place in places]
    return (
        np.array_equal(lines, memory["base_line"])
        and np.array_equal(bases, memory["bases"])
        and np.array_equal(near, memory["neighbours"])
        and goals_of(memory, np.arange(MAX_LOCATIONS), False) == goals_of(memory, places, True)
    )


def goals_of(memory: Any, places: Places, is_swapped: bool) -> list[tuple[Any, ...]]:
    """All that scores, sorted."""
    found = []
    for goal in range(memory["n_goals"]):
        owner = int(memory["goal_owner"][goal])
        owner = 1 - owner if is_swapped and owner != NO_SIDE else owner
        words = turned(memory["goal_mask"][goal], places)
        found.append((int(memory["goal_kind"][goal]), owner, int(memory["goal_points"][goal]),
                      *(int(word) for word in words)))  # fmt: skip
    return sorted(found)


def turned(words: Any, places: Places) -> Any:
    """A set of locations, each at its new place."""
    found = locations_in([int(word) for word in words])
    return np.array(mask_words({int(places[location]) for location in found}), np.int64)


def half_turn(board: Any, values: Values) -> Symmetry:
    """The other side's view."""
    places = opposite(board)
    return Symmetry(
        "half a turn, sides exchanged",
        tuple(seat ^ 1 for seat in range(int(values["players"]))),
        action_map(sheet, by_blank({"location": places})),
        feature_map(schema_of("situation7", board), {"location": places}),
        partial(turn, places),
    )


def turn(places: Places, state: Any, image: Any) -> None:
    """The image of a position."""
    image["turn"] = 1 - state["turn"]
    for name in ("sun_first", "last"):
        image[name] = state[name] if state[name] == NO_SIDE else 1 - state[name]
    passed = int(state["has_passed"])
    image["has_passed"] = (passed & 1) << 1 | passed >> 1
    for side in (0, 1):
        image["due"][side] = state["due"][1 - side] ^ 1
        for name in ("level", "clocks"):
            image[name][side] = state[name][1 - side]
        for name in BY_SIDE:
            image[name][side] = turned(state[name][1 - side], places)
        image["left"][:, side] = state["left"][:, 1 - side]
        for kind in range(len(state["stands"])):
            image["stands"][kind, side] = turned(state["stands"][kind, 1 - side], places)
