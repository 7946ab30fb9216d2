"""The puzzle: what a Board holds (S7-3 to S7-8), the names of its parts, and sets of locations.

Sets of locations are masks of two words: location l is bit l % 62 of word l // 62, so that every
word is a whole number that is never negative, in plain Python and compiled.
"""

from __future__ import annotations

import functools
from typing import Annotated

import numpy as np
import numpy.typing as npt

from orrery.core.errors import BadInput
from orrery.core.records import (
    Bools,
    Int8,
    Int8s,
    Int16s,
    Int32,
    Int64s,
    UInt8s,
    memory_of,
)

WORD_BITS = 62
N_WORDS = 2
MAX_LOCATIONS = N_WORDS * WORD_BITS
MAX_RINGS = 8
MAX_GOALS = 72
GOALS_AT = 6  # at most so many goals share a location
NAME_LENGTH = 32
N_LUCKS = 8

# Sides
YELLOW, GREEN = range(2)
NO_SIDE = -1
N_SIDES = 2
SIDES = ("yellow", "green")

# Kinds of equipment, and of the bases they start from; rockets are used before satellites
ROCKET, SATELLITE, ASTRONAUT = range(3)
N_EQUIPMENT = 3
EQUIPMENT = ("rocket", "satellite", "astronaut")

# Goals: all that scores
SECTOR, BASE, SUN, PLANET, STATION, CIRCLE = range(6)
N_GOAL_KINDS = 6
GOAL_KINDS = ("sector", "base", "sun", "planet", "station", "circle")
NO_GOAL = -1


class Board:
    """The puzzle: rings of locations, what they score, and the times of the race."""

    n_rings: Int8
    n_locations: Int8
    n_segments: Int8
    ring_size: Annotated[Int8s, (MAX_RINGS,)]
    ring_start: Annotated[Int8s, (MAX_RINGS,)]  # the first location of each ring
    ring_is_shifted: Annotated[Bools, (MAX_RINGS,)]  # starts half a piece on
    ring_radius: Annotated[Int16s, (MAX_RINGS,)]  # outer radius, for the picture
    ring_circle: Annotated[Int8s, (MAX_RINGS,)]  # the circle of sectors, from 0
    ring_of: Annotated[Int8s, (MAX_LOCATIONS,)]  # from 0
    neighbours: Annotated[Int64s, (MAX_LOCATIONS, N_WORDS)]  # mask [location, word]
    everywhere: Annotated[Int64s, (N_WORDS,)]

    base_line: Annotated[Int64s, (N_SIDES, N_WORDS)]
    bases: Annotated[Int64s, (N_EQUIPMENT, N_SIDES, N_WORDS)]
    equipment: Annotated[Int8s, (N_EQUIPMENT,)]  # of each side

    n_goals: Int8
    goal_kind: Annotated[Int8s, (MAX_GOALS,)]
    goal_owner: Annotated[Int8s, (MAX_GOALS,)]  # whose base it is, or NO_SIDE
    goal_points: Annotated[Int16s, (MAX_GOALS,)]
    goal_size: Annotated[Int8s, (MAX_GOALS,)]  # how many locations
    goal_mask: Annotated[Int64s, (MAX_GOALS, N_WORDS)]
    goal_name: Annotated[UInt8s, (MAX_GOALS, NAME_LENGTH)]
    goals_at: Annotated[Int8s, (MAX_LOCATIONS, GOALS_AT)]  # goals of a location, then NO_GOAL
    sun: Annotated[Int64s, (N_WORDS,)]

    fit_time: Int32  # ms; `base` of S7-26
    scan_time: Int32  # ms; `scan` of S7-26
    astronaut_time: Int32  # ms
    finds: Annotated[Int16s, (N_LUCKS,)]  # X of S7-26
    name: Annotated[UInt8s, (NAME_LENGTH,)]


# Names


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return _text(memory_of(board)["name"][0])


@functools.lru_cache(4096)
def goal_name(board: Board, goal: int) -> str:
    """`Jupiter`, `middle sector 3`, `yellow rocket base`."""
    return _text(memory_of(board)["goal_name"][0, goal])


def _text(codes: npt.NDArray[np.uint8]) -> str:
    return codes.tobytes().rstrip(b"\0").decode("ascii")


@functools.lru_cache(4096)
def location_name(board: Board, location: int) -> str:
    """`3.11`: ring and piece."""
    ring = int(board.ring_of[location])
    return f"{ring + 1}.{location - board.ring_start[ring]}"


def parse_location(board: Board, text: str) -> int:
    """The number of `3.11`; BadInput says which locations there are."""
    ring_word, dot, piece_word = text.partition(".")
    if not dot or not ring_word.isdecimal() or not piece_word.isdecimal():
        raise BadInput(f"no location {text!r}: write ring and piece, like 3.11", "S7-3")
    ring = int(ring_word) - 1
    if not 0 <= ring < board.n_rings:
        raise BadInput(f"no location {text!r}: there are rings 1 to {board.n_rings}", "S7-3")
    if int(piece_word) >= board.ring_size[ring]:
        last = board.ring_size[ring] - 1
        raise BadInput(f"no location {text!r}: ring {ring + 1} has pieces 0 to {last}", "S7-3")
    return int(board.ring_start[ring]) + int(piece_word)


# Masks, from outside the rules


def mask_words(locations: set[int]) -> list[int]:
    """The words of a set of locations."""
    words = [0] * N_WORDS
    for location in locations:
        words[location // WORD_BITS] |= 1 << location % WORD_BITS
    return words


def locations_in(words: list[int]) -> list[int]:
    """The locations of a mask, lowest first."""
    found = []
    for index, word in enumerate(words):
        while word:
            found.append(WORD_BITS * index + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


def neighbours_of(board: Board, location: int) -> list[int]:
    """All adjacent locations (S7-3)."""
    return locations_in([board.neighbours[location, word] for word in range(N_WORDS)])
