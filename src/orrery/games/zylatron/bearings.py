"""Points of ZYLATRON in plain words: on or beside which planet or moon, on which side, which way.

Planets lie around headquarters, moons around the factories that stand on them.
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

from orrery.core.phrases import Phrase
from orrery.games.zylatron.galaxy import Place, distance
from orrery.games.zylatron.grid import (
    MOON,
    N_CORNERS,
    ZYLON,
    Board,
    is_land,
    is_point,
    place_of,
    point_at,
)

CORNERS = ("upper-left", "upper-right", "lower-right", "lower-left")
SIDES = (
    "right", "upper-right", "above", "upper-left", "left", "lower-left", "below", "lower-right",
)  # fmt: skip
BESIDE = 2
"""Steps from the shore within which a point is beside a planet or moon."""
WIDTH, HEIGHT = 0.5, math.sqrt(3) / 2  # of one x and one y, in steps
BOARDS_REMEMBERED = 16


class Body(NamedTuple):
    """A planet or moon."""

    name: str  # zylon, planet or moon
    corner: str
    centre: Place
    radius: int

    def shore(self, place: Place) -> int:
        """How far outside of it a place lies; 0 or less: inside."""
        return distance(place, self.centre) - self.radius


_bodies: dict[int, tuple[Board, list[Body]]] = {}  # by identity of the board, a few at a time


def bodies_of(board: Board) -> list[Body]:
    """All planets and moons of a board; worked out once."""
    known = _bodies.get(id(board))
    if known is None or known[0] is not board:
        if len(_bodies) >= BOARDS_REMEMBERED:
            _bodies.clear()
        known = _bodies[id(board)] = board, _find_bodies(board)
    return known[1]


def _find_bodies(board: Board) -> list[Body]:
    found = [_body(board, "zylon", "", board.headquarters[ZYLON])]
    for corner in range(N_CORNERS):
        found.append(_body(board, "planet", CORNERS[corner], board.headquarters[corner]))
        found.append(_body(board, "moon", CORNERS[corner], board.factory[corner, MOON]))
    return found


def _body(board: Board, name: str, corner: str, point: int) -> Body:
    x, y = place_of(point)
    radius = 0
    while is_point(board, right := x + 2 * radius + 2, y) and is_land(board, point_at(right, y)):
        radius += 1
    return Body(name, corner, (x, y), radius)


def nearest(board: Board, point: int) -> Body:
    """The planet or moon whose shore is nearest."""
    place = place_of(point)
    return min(bodies_of(board), key=lambda body: body.shore(place))


@functools.lru_cache(8192)
def spot(board: Board, point: int, owner: str = "nobody") -> Phrase:
    """Where a point lies; `owner` has the headquarters there, as far as is known."""
    if point < 0:
        return Phrase("no-spot", {})
    body = nearest(board, point)
    what = "space" if body.shore(place_of(point)) > BESIDE else "beside"
    what = "on" if is_land(board, point) else what
    if board.hq_at[point] >= 0:
        what = "headquarters"
    return _spot(what, side_of(body.centre, place_of(point)), owner, body.name, body.corner)


@functools.lru_cache(8192)
def _spot(what: str, side: str, owner: str, name: str, corner: str) -> Phrase:
    """One for all points that are said alike, so that sentences about them are said once."""
    body = Phrase("body", {"name": name, "corner": corner})
    values = {"what": what, "side": side, "owner": owner, "body": body, "name": name}
    return Phrase("spot", values)


def side_of(centre: Place, place: Place) -> str:
    """On which of eight sides of a centre a place lies."""
    right, up = (place[0] - centre[0]) * WIDTH, (centre[1] - place[1]) * HEIGHT
    if not right and not up:
        return "middle"
    return SIDES[round(math.atan2(up, right) / (math.pi / 4)) % len(SIDES)]


def way(start: Place, place: Place) -> Phrase:
    """The steps from one place to another: a slanting stretch, then a level or other slanting."""
    return way_over(place[0] - start[0], place[1] - start[1])


@functools.lru_cache(4096)
def way_over(right: int, down: int) -> Phrase:
    """The steps to the place so far to the right and down; the same from everywhere."""
    level = (abs(right) - abs(down)) // 2
    up = "down" if down > 0 else "up"
    if level >= 0:
        side = "right" if right > 0 else "left"
        return _way((abs(down), f"{up}-{side}"), (level, side))
    to_right = (abs(down) + right) // 2
    return _way((to_right, f"{up}-right"), (abs(down) - to_right, f"{up}-left"))


def _way(*legs: tuple[int, str]) -> Phrase:
    walked = [_leg(n, side) for n, side in legs if n]
    if len(walked) == 2:
        return Phrase("way", {"first": walked[0], "then": walked[1]})
    return walked[0] if walked else Phrase("no-way", {})


@functools.lru_cache(1024)
def _leg(n: int, side: str) -> Phrase:
    return Phrase("leg", {"n": n, "side": side})
