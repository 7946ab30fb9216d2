"""Locations of SITUATION 7 in plain words, every one different.

A piece of an area (a planet, a station, a base ...) is named by its side of the area, a piece of a
base line by its place from the left, every other by its side of an area nearby: the nearest whose
side is not taken yet. What a board of one's own leaves over keeps its number. Yellow sits at the
bottom of the screen.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from orrery.core.phrases import Phrase, Team
from orrery.games.situation7.puzzle import (
    BASE,
    CIRCLE,
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    SECTOR,
    SIDES,
    Board,
    goal_name,
    location_name,
    locations_in,
)
from orrery.games.situation7.state import MAX_SEATS

Point = tuple[float, float]  # right and up

BEARINGS = (
    "right", "upper-right", "top", "upper-left", "left", "lower-left", "bottom", "lower-right",
)  # fmt: skip
SECTORS = (
    "right-above", "above-right", "above-left", "left-above", "left-below", "below-left",
    "below-right", "right-below",
)  # fmt: skip
BOARDS_REMEMBERED = 16
TEAMS = tuple(Team(SIDES[side], tuple(range(side, MAX_SEATS, N_SIDES))) for side in range(N_SIDES))
"""The two sides, each with its seats (S7-1)."""


class Area(NamedTuple):
    """Something that is drawn over some locations."""

    goal: int
    locations: list[int]
    centre: Point


class Spots:
    """The words for all locations and goals of a board."""

    def __init__(self, board: Board) -> None:
        """Worked out once."""
        self.board = board
        self._centres = [centre_of(board, n) for n in range(board.n_locations)]
        self._areas = [self._area(goal) for goal in _drawn_goals(board)]
        self.locations: dict[int, Phrase] = {}
        self._name_areas()
        self._name_base_lines()
        self._name_others()
        for location in set(range(board.n_locations)) - set(self.locations):
            self._name(location, "code", name=location_name(board, location))

    def _area(self, goal: int) -> Area:
        mask = [self.board.goal_mask[goal, word] for word in range(N_WORDS)]
        locations = locations_in(mask)
        return Area(goal, locations, _middle([self._centres[n] for n in locations]))

    def _name_areas(self) -> None:
        """Pieces of areas, by their side; an area of one piece is that piece."""
        for area in self._areas:
            phrase = goal_phrase(self.board, area.goal)
            if len(area.locations) == 1:
                self._name(area.locations[0], "whole", area=phrase)
            elif len(area.locations) <= len(BEARINGS):
                places = [self._centres[n] for n in area.locations]
                for location, side in zip(area.locations, _sides(area.centre, places), strict=True):
                    self._name(location, "part", area=phrase, side=side)

    def _name_base_lines(self) -> None:
        """Counted from the left."""
        for side in range(N_SIDES):
            line = locations_in([self.board.base_line[side, word] for word in range(N_WORDS)])
            free = [n for n in line if n not in self.locations]
            for nth, location in enumerate(sorted(free, key=lambda n: self._centres[n]), 1):
                self._name(location, "line", owner=TEAMS[side], nth=nth)

    def _name_others(self) -> None:
        """The nearest first, so that names go to those who need them least far."""
        others = [n for n in range(self.board.n_locations) if n not in self.locations]
        pairs = [(math.dist(self._centres[n], area.centre), n, area)
                 for n in others for area in self._areas]  # fmt: skip
        taken: set[tuple[int, str]] = set()
        for _, location, area in sorted(pairs, key=lambda pair: pair[:2]):
            side = bearing(area.centre, self._centres[location])
            if location not in self.locations and (area.goal, side) not in taken:
                taken.add((area.goal, side))
                phrase = goal_phrase(self.board, area.goal)
                self._name(location, "beside", area=phrase, side=side)

    def _name(self, location: int, form: str, **values: object) -> None:
        if location in self.locations:
            return  # areas may overlap: the first names it
        every = {"area": "", "side": "", "owner": "", "nth": 0, "name": ""}
        self.locations[location] = Phrase("location", {**every, "form": form, **values})


_spots: dict[int, Spots] = {}  # by identity of the board, a few at a time


def spots_of(board: Board) -> Spots:
    """The words of a board; worked out once."""
    known = _spots.get(id(board))
    if known is None or known.board is not board:
        if len(_spots) >= BOARDS_REMEMBERED:
            _spots.clear()
        known = _spots[id(board)] = Spots(board)
    return known


def location_phrase(board: Board, location: int) -> Phrase:
    """A location in words."""
    return spots_of(board).locations.get(location, Phrase("no-location", {}))


# Goals


def _drawn_goals(board: Board) -> list[int]:
    """All goals but sectors, which are nothing but a grid."""
    return [goal for goal in range(board.n_goals) if board.goal_kind[goal] != SECTOR]


@functools.lru_cache(4096)
def goal_phrase(board: Board, goal: int) -> Phrase:
    """What scores, in words."""
    kind, name = board.goal_kind[goal], goal_name(board, goal)
    values: dict[str, object] = {"kind": GOAL_KINDS[kind], "name": name}
    values |= {"points": board.goal_points[goal], "side": "", "owner": "", "equipment": ""}
    if kind == SECTOR:
        words = name.split()
        values |= {"name": words[0], "side": SECTORS[int(words[-1]) % len(SECTORS)]}
    if kind == CIRCLE:
        (location, *_) = locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)])
        values["side"] = "west" if centre_of(board, location)[0] < 0 else "east"
    if kind == BASE:
        equipment = next(one for one in EQUIPMENT[:N_EQUIPMENT] if one in name)
        values |= {"owner": TEAMS[board.goal_owner[goal]], "equipment": equipment}
    return Phrase("goal", values)


# Geometry


def centre_of(board: Board, location: int) -> Point:
    """The middle of a piece on the screen."""
    ring = board.ring_of[location]
    piece = location - board.ring_start[ring] + 0.5 + 0.5 * board.ring_is_shifted[ring]
    inner = board.ring_radius[ring - 1] if ring else 0
    radius = (inner + board.ring_radius[ring]) / 2
    angle = math.tau * piece / board.ring_size[ring]
    return radius * math.cos(angle), radius * math.sin(angle)


def _middle(points: list[Point]) -> Point:
    rights, ups = zip(*points, strict=True)
    return sum(rights) / len(points), sum(ups) / len(points)


def _angle(centre: Point, place: Point) -> float:
    """In eighths of a turn, from the right, anticlockwise."""
    return math.atan2(place[1] - centre[1], place[0] - centre[0]) / (math.tau / 8)


def bearing(centre: Point, place: Point) -> str:
    """On which of eight sides a place lies."""
    return BEARINGS[round(_angle(centre, place)) % 8]


def _sides(centre: Point, places: list[Point]) -> list[str]:
    """A side for each of some places, all different, as near as can be to where they lie."""
    angles = [_angle(centre, place) for place in places]

    def error(sides: tuple[int, ...]) -> float:
        turns = [(angle - side + 4) % 8 - 4 for angle, side in zip(angles, sides, strict=True)]
        return sum(turn * turn for turn in turns)

    best = min(_orders(angles), key=error)
    return [BEARINGS[side] for side in best]


def _orders(angles: list[float]) -> Iterator[tuple[int, ...]]:
    """Different sides for each angle, in the order of the angles, begun at any of them."""
    ranks = sorted(range(len(angles)), key=lambda n: angles[n] % 8)
    for chosen in combinations(range(8), len(angles)):
        for turn in range(len(angles)):
            turned = dict(zip(ranks, chosen[turn:] + chosen[:turn], strict=True))
            yield tuple(turned[n] for n in range(len(angles)))
