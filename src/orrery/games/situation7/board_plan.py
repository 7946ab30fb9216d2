"""What a board file says, read entry by entry; `board_checks` compares it with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from orrery.core.errors import BadInput, one_of
from orrery.games.situation7.geometry import Disc, Ring
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    BASE,
    GOAL_KINDS,
    GREEN,
    MAX_LOCATIONS,
    MAX_RINGS,
    NAME_LENGTH,
    NO_SIDE,
    ROCKET,
    SATELLITE,
    SECTOR,
    SUN,
    YELLOW,
)

SIDES = {YELLOW: "yellow", GREEN: "green"}
BASES = {ROCKET: "rocket_base", SATELLITE: "satellite_base", ASTRONAUT: "astronaut_base"}
CIRCLE_NAMES = ("inner", "middle", "outer")
MAX_POINTS = 10_000


class Goal(NamedTuple):
    """Something that scores."""

    name: str
    kind: int
    points: int
    locations: set[int]
    owner: int = NO_SIDE


class Plan:
    """What a board file says, read but not yet compared with the rules."""

    def __init__(self, table: Mapping[str, Any], name: str) -> None:
        """BadInput says which entry cannot be read, and why."""
        self.name = name
        self.table = table
        self.disc = self._read_disc()
        self.radii = self.numbers(table, "radii", 1, 30_000)
        self.circles = self._read_circles()
        self.base_lines = [self.set_of(side, "base_line") for side in SIDES]
        self.bases = {
            (kind, side): self.set_of(side, key) for kind, key in BASES.items() for side in SIDES
        }
        self.goals = [*self._sectors(), *self._base_goals(), *self._objectives()]

    def fault(self, what: str, clause: str) -> BadInput:
        """The error: which board, what, by which clause."""
        return BadInput(f"board {self.name}: {what}", clause)

    # Entries

    def number(self, table: Mapping[str, Any], key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = table.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(f"{key} is a whole number from {low} to {high}, not {value!r}", "S7-7")
        return value

    def numbers(self, table: Mapping[str, Any], key: str, low: int, high: int) -> list[int]:
        """A row of whole numbers in a range."""
        row = table.get(key)
        if not isinstance(row, list) or not all(type(v) is int and low <= v <= high for v in row):
            known = f"a row of whole numbers from {low} to {high}"
            raise self.fault(f"{key} is {known}, not {row!r}", "S7-7")
        return row

    def part(self, key: str) -> Mapping[str, Any]:
        """A table within the file."""
        found = self.table.get(key)
        if not isinstance(found, dict):
            raise self.fault(f"the part [{key}] is missing", "S7-7")
        return found

    def locations(self, text: object, what: str) -> set[int]:
        """The locations of `6.22 6.23`; each must exist and stand there once."""
        found: set[int] = set()
        for word in str(text).split():
            location = self._location(word, what)
            if location in found:
                raise self.fault(f"{what} names {word} twice", "S7-7")
            found.add(location)
        if not found:
            raise self.fault(f"{what} names no location", "S7-7")
        return found

    def set_of(self, side: int, key: str) -> set[int]:
        """A base line or base."""
        return self.locations(self.part(SIDES[side]).get(key, ""), f"{SIDES[side]}.{key}")

    def _location(self, word: str, what: str) -> int:
        ring, _, piece = word.partition(".")
        rings = self.disc.rings
        if not ring.isdecimal() or not piece.isdecimal() or not 1 <= int(ring) <= len(rings):
            raise self.fault(f"{what} names {word!r}, write ring.piece like 6.22", "S7-3")
        if int(piece) >= rings[int(ring) - 1].size:
            last = rings[int(ring) - 1].size - 1
            raise self.fault(f"{what} names {word}, ring {ring} has pieces 0 to {last}", "S7-3")
        return self.disc.location(int(ring) - 1, int(piece))

    # Rings, sectors, bases, objectives

    def _read_disc(self) -> Disc:
        sizes = self.numbers(self.table, "rings", 2, MAX_LOCATIONS)
        shifted = self.numbers(self.table, "shifted", 1, MAX_RINGS)
        if not 1 <= len(sizes) <= MAX_RINGS or sum(sizes) > MAX_LOCATIONS:
            known = f"1 to {MAX_RINGS} rings of {MAX_LOCATIONS} pieces together at most"
            raise self.fault(f"rings has {len(sizes)} of {sum(sizes)}, allowed: {known}", "S7-3")
        rings = [Ring(size, number in shifted) for number, size in enumerate(sizes, 1)]
        return Disc(rings, self.number(self.table, "segments", 1, 24))

    def _read_circles(self) -> list[list[int]]:
        """The rings of each circle, from 0; every ring lies in one."""
        circles = self.table.get("circles")
        every = list(range(1, len(self.disc.rings) + 1))
        rows = circles if isinstance(circles, list) else []
        if [ring for row in rows if isinstance(row, list) for ring in row] != every:
            raise self.fault(f"circles must hold rings {every} in order, not {circles!r}", "S7-4")
        return [[ring - 1 for ring in circle] for circle in rows]

    def _sectors(self) -> list[Goal]:
        points = self.number(self.table, "sector_points", 0, MAX_POINTS)
        names = CIRCLE_NAMES if len(self.circles) == len(CIRCLE_NAMES) else None
        return [
            Goal(
                f"{names[circle] if names else f'circle {circle + 1}'} sector {segment}",
                SECTOR, points, self.disc.sector(rings, segment),
            )
            for circle, rings in enumerate(self.circles)
            for segment in range(self.disc.n_segments)
        ]  # fmt: skip

    def _base_goals(self) -> list[Goal]:
        points = self.number(self.table, "base_points", 0, MAX_POINTS)
        return [
            Goal(f"{SIDES[side]} {BASES[kind].replace('_', ' ')}", BASE, points, locations, side)
            for (kind, side), locations in self.bases.items()
        ]

    def _objectives(self) -> list[Goal]:
        entries = self.table.get("objectives", [])
        return [self._objective(entry, number) for number, entry in enumerate(entries, 1)]

    def _objective(self, entry: Mapping[str, Any], number: int) -> Goal:
        name = str(entry.get("name", ""))
        if not 1 <= len(name) <= NAME_LENGTH or not name.isascii():
            raise self.fault(f"objective {number} needs a plain name, not {name!r}", "S7-7")
        kinds = list(GOAL_KINDS[SUN:])
        if entry.get("kind") not in kinds:
            hint = one_of(str(entry.get("kind")), kinds)
            raise self.fault(f"{name} is of kind {entry.get('kind')!r}: {hint}", "S7-7")
        points = self.number(entry, "points", 0, MAX_POINTS)
        return Goal(
            name, GOAL_KINDS.index(entry["kind"]), points,
            self.locations(entry.get("at", ""), name),
        )  # fmt: skip
