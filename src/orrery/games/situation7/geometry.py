"""Where the pieces of a round puzzle lie, in whole numbers (S7-3, S7-4).

Angles are counted in ticks, so many to the full circle that every piece and every segment starts
on one. 0 is east, ticks rise anticlockwise.
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple


class Ring(NamedTuple):
    """One ring of pieces."""

    size: int
    is_shifted: bool


class Arc(NamedTuple):
    """A stretch of a circle, in ticks; `end` may lie past the full circle."""

    start: int
    end: int


class Disc:
    """The cut of a puzzle; locations are numbered ring by ring from the centre."""

    def __init__(self, rings: list[Ring], n_segments: int) -> None:
        """Nothing is checked here."""
        self.rings = rings
        self.n_segments = n_segments
        self.ticks = math.lcm(n_segments, *(2 * ring.size for ring in rings))
        self.places = [(ring, piece) for ring, row in enumerate(rings) for piece in range(row.size)]
        self.start = [sum(row.size for row in rings[:ring]) for ring in range(len(rings))]

    def location(self, ring: int, piece: int) -> int:
        """The number of a piece of a ring, both from 0; pieces are counted round the circle."""
        return self.start[ring] + piece % self.rings[ring].size

    def span(self, location: int) -> Arc:
        """Where a piece lies in its ring: j to j + 1 pieces, half a piece later if shifted."""
        ring, piece = self.places[location]
        half = self.ticks // (2 * self.rings[ring].size)
        start = half * (2 * piece + self.rings[ring].is_shifted)
        return Arc(start, start + 2 * half)

    def segment(self, number: int) -> Arc:
        """The stretch of a segment of the grid."""
        width = self.ticks // self.n_segments
        return Arc(width * number, width * (number + 1))

    def shared(self, one: Arc, other: Arc) -> list[Arc]:
        """What two stretches have in common, longer than a point."""
        found = []
        for turn in (-self.ticks, 0, self.ticks):
            start = max(one.start, other.start + turn)
            end = min(one.end, other.end + turn)
            if start < end:
                found.append(Arc(start, end))
        return found

    def are_adjacent(self, one: int, other: int) -> bool:
        """Whether two pieces share an edge (S7-3)."""
        (ring, piece), (other_ring, other_piece) = self.places[one], self.places[other]
        if abs(ring - other_ring) > 1 or one == other:
            return False
        if ring == other_ring:
            size = self.rings[ring].size
            return (piece - other_piece) % size in (1, size - 1)
        return bool(self.shared(self.span(one), self.span(other)))

    def neighbours(self, location: int) -> set[int]:
        """All adjacent locations."""
        return self._neighbours[location]

    @functools.cached_property
    def _neighbours(self) -> list[set[int]]:
        every = range(len(self.places))
        return [{other for other in every if self.are_adjacent(one, other)} for one in every]

    def sector(self, rings: list[int], segment: int) -> set[int]:
        """Every location that lies in a segment of some rings, cut pieces included (S7-4)."""
        arc = self.segment(segment)
        return {
            location
            for location, (ring, _) in enumerate(self.places)
            if ring in rings and self.shared(self.span(location), arc)
        }

    def opposite(self, location: int) -> int:
        """The location half a turn on."""
        ring, piece = self.places[location]
        return self.location(ring, piece + self.rings[ring].size // 2)

    def is_connected(self, locations: set[int]) -> bool:
        """Whether one can walk between all of them over shared edges."""
        reached: set[int] = set()
        to_visit = set(list(locations)[:1])
        while to_visit:
            location = to_visit.pop()
            reached.add(location)
            to_visit |= (self.neighbours(location) & locations) - reached
        return reached == locations
