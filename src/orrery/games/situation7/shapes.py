"""Piece shapes: the outline of every location with its tabs and blanks, from the board alone.

Every edge is made once, as cubic Bézier curves with rounded points, and used by the pieces on
both sides of it, forwards and backwards: so neighbours match exactly. Where a tab sits and to
which side it points follows from the numbers of the two locations; nothing is drawn at random.
Units are those of the board's radii; y points down, as on a screen.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from typing import NamedTuple

from orrery.games.situation7.geometry import Arc, Disc, Ring
from orrery.games.situation7.puzzle import Board, location_name

Point = tuple[float, float]

RIM = -1  # what lies outside the puzzle
TAB = 0.092  # a third of the height of a tab, as a share of the room there is
WOBBLE = 0.035  # how far a tab may sit off its usual place, as a share of the edge
MIN_TABBED = 58.0  # shorter edges are smooth


class Edge(NamedTuple):
    """A curve between two corners: a start, then three points for each cubic Bézier."""

    points: tuple[Point, ...]

    def backwards(self) -> Edge:
        """The same curve from its end to its start."""
        return Edge(self.points[::-1])


class Side(NamedTuple):
    """An edge as one piece uses it."""

    key: tuple[int, int, int]  # the two locations (RIM outside) and the tick where it starts
    is_forward: bool


class Cut:
    """The whole puzzle, cut: edges, and the sides of every piece in order."""

    def __init__(self, board: Board) -> None:
        """Cut the puzzle of a board."""
        self.board = board
        self.disc = disc_of(board)
        self.radii = [0.0, *(float(board.ring_radius[ring]) for ring in range(board.n_rings))]
        self.edges: dict[tuple[int, int, int], Edge] = {}
        self.sides = [self._sides(location) for location in range(board.n_locations)]

    # Outlines

    def outline(self, location: int) -> list[Edge]:
        """The edges of a piece, end to start, anticlockwise as seen on the board."""
        return [
            self.edges[side.key] if side.is_forward else self.edges[side.key].backwards()
            for side in self.sides[location]
        ]

    def path(self, location: int) -> str:
        """The outline of a piece as SVG path data."""
        return path_data(self.outline(location))

    def cut_lines(self) -> str:
        """Every edge between two pieces once, as SVG path data."""
        inner = [edge for key, edge in self.edges.items() if key[1] != RIM]
        return " ".join(path_data([edge], is_closed=False) for edge in inner)

    # Sides

    def _sides(self, location: int) -> list[Side]:
        """Outer arcs, the end, inner arcs back, the start of a piece."""
        span = self.disc.span(location)
        ring, piece = self.disc.places[location]
        before, after = (self.disc.location(ring, piece + step) for step in (-1, 1))
        outer = self._arcs(location, ring + 1, span)
        inner = self._arcs(location, ring - 1, span)
        end = self._radial(location, after, ring, span.end)
        start = self._radial(before, location, ring, span.start)
        backwards = [Side(key, False) for key in reversed(inner)]
        return [
            *(Side(key, True) for key in outer),
            Side(end, False),
            *backwards,
            Side(start, True),
        ]

    def _arcs(self, location: int, other_ring: int, span: Arc) -> list[tuple[int, int, int]]:
        """The edges that a piece shares with a neighbouring ring, or with the rim."""
        if other_ring < 0:
            return []
        ring = self.disc.places[location][0]
        radius = self.radii[max(ring, other_ring)]
        if other_ring == len(self.disc.rings):
            key = (location, RIM, span.start % self.disc.ticks)
            self.edges.setdefault(
                key, smooth_arc(self.angle(span.start), self.angle(span.end), radius)
            )
            return [key]
        found = sorted(
            (arc, other)
            for other, (row, _) in enumerate(self.disc.places)
            if row == other_ring
            for arc in self.disc.shared(span, self.disc.span(other))
        )
        return [self._arc(location, other, arc, radius) for arc, other in found]

    def _arc(self, location: int, other: int, arc: Arc, radius: float) -> tuple[int, int, int]:
        """One arc between an inner and an outer piece; `key` is the same from both."""
        low, high = sorted((location, other))
        key = (low, high, arc.start % self.disc.ticks)
        if key not in self.edges:
            start, end = self.angle(key[2]), self.angle(key[2] + arc.end - arc.start)
            self.edges[key] = self._arc_edge(key, start, end, radius)
        return key

    def _arc_edge(self, key: tuple[int, int, int], start: float, end: float, radius: float) -> Edge:
        length = radius * (end - start)
        if length < MIN_TABBED:
            return smooth_arc(start, end, radius)
        room = min(length, *(self._depth(location) for location in key[:2]))
        profile = tab_profile(key, length, room)
        return placed(profile, lambda u, v: polar(start + u / radius, radius + v))

    def _depth(self, location: int) -> float:
        ring = self.disc.places[location][0]
        return self.radii[ring + 1] - self.radii[ring]

    def _radial(self, before: int, after: int, ring: int, tick: int) -> tuple[int, int, int]:
        """The edge between two pieces of one ring, from the inside out."""
        key = (before, after, tick % self.disc.ticks)
        if key not in self.edges:
            inner, length, angle = self.radii[ring], self._depth(before), self.angle(tick)
            width = 2 * math.pi / self.disc.rings[ring].size * (inner + length / 2)
            profile = tab_profile(key, length, min(length, width))
            self.edges[key] = placed(profile, lambda u, v: beside_ray(angle, inner + u, v))
        return key

    def angle(self, tick: int) -> float:
        """Ticks as radians."""
        return 2 * math.pi * tick / self.disc.ticks


def disc_of(board: Board) -> Disc:
    """The cut of a board, in whole numbers."""
    rings = [
        Ring(int(board.ring_size[ring]), bool(board.ring_is_shifted[ring]))
        for ring in range(board.n_rings)
    ]
    return Disc(rings, int(board.n_segments))


# Curves


def tab_profile(key: tuple[int, int, int], length: float, room: float) -> list[Point]:
    """A tab on a straight edge: along it, and across it; three cubic Béziers."""
    a, b, c, d, e = (WOBBLE * length * share for share in shares(key, 5))
    s = TAB * room
    middle = length / 2 + b
    half = [
        (0.0, 0.0), (0.2 * length, a), (middle + d, -s + c), (middle - s, s + c),
        (middle - 2 * s - d, 3 * s + c), (middle + 2 * s - d, 3 * s + c),
        (middle + s, s + c), (middle + d, -s + c), (0.8 * length, e), (length, 0.0),
    ]  # fmt: skip
    sign = 1 if shares(key, 6)[5] > 0 else -1
    return [(u, sign * v) for u, v in half]


def shares(key: tuple[int, int, int], n: int) -> list[float]:
    """Numbers from -1 to 1 that follow from the key alone."""
    digest = hashlib.sha256(repr(key).encode()).digest()
    return [byte / 127.5 - 1 for byte in digest[:n]]


def placed(profile: list[Point], place: Callable[[float, float], Point]) -> Edge:
    """A profile laid along a line of the board."""
    return Edge(tuple(place(u, v) for u, v in profile))


def polar(angle: float, radius: float) -> Point:
    """A point by angle (anticlockwise from the east) and radius, rounded."""
    return rounded(radius * math.cos(angle), -radius * math.sin(angle))


def beside_ray(angle: float, along: float, across: float) -> Point:
    """A point beside a ray from the centre."""
    x = along * math.cos(angle) - across * math.sin(angle)
    y = along * math.sin(angle) + across * math.cos(angle)
    return rounded(x, -y)


def rounded(x: float, y: float) -> Point:
    """To a hundredth, and never minus zero: the same on every machine."""
    return round(x, 2) + 0.0, round(y, 2) + 0.0


def smooth_arc(start: float, end: float, radius: float) -> Edge:
    """A piece of a circle as one cubic Bézier."""
    handle = 4 / 3 * math.tan((end - start) / 4)
    far = radius * math.hypot(1, handle)
    turn = math.atan(handle)
    points = (
        polar(start, radius), polar(start + turn, far), polar(end - turn, far), polar(end, radius),
    )  # fmt: skip
    return Edge(points)


# SVG


def path_data(edges: list[Edge], is_closed: bool = True) -> str:
    """SVG path data of edges that follow one another."""
    text = "M" + point_text(edges[0].points[0])
    for edge in edges:
        for index in range(1, len(edge.points), 3):
            text += "C" + " ".join(point_text(point) for point in edge.points[index : index + 3])
    return text + ("Z" if is_closed else "")


def point_text(point: Point) -> str:
    """`12.5,-3`."""
    return f"{point[0]:g},{point[1]:g}"


def piece_id(board: Board, location: int) -> str:
    """The id of a piece in a picture: `piece-3.11`."""
    return f"piece-{location_name(board, location)}"
