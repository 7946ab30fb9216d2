"""A board as drawn: read from rows of letters, checked against AP-4 to AP-12.

The drawing is what the owner of an original transcribes; `board.py` freezes it into a record.
"""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.errors import BadInput

Point = tuple[int, int]
"""(x, y): east and north of the Singularity."""

FACINGS: tuple[Point, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W: clockwise
DIAGONALS: tuple[Point, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))  # NE, SE, SW, NW
SIDES = "SWNE"  # in order of play; the player of side s looks along facing s

NOTHING, SPACE, CENTRAL, WORMHOLE_END, HYPER, FIRE = ".ocwhf"
ON_GRID = SPACE + CENTRAL + WORMHOLE_END
ON_RIM = HYPER + FIRE + SIDES

MIN_SIZE = 5
MAX_SIZE = 9


@dataclass(frozen=True)
class Drawing:
    """The letters of a board by place; `size` is N, the distance from centre to rim."""

    name: str
    size: int
    letters: dict[Point, str]

    def at(self, point: Point) -> str:
        """The letter of a place; NOTHING where the drawing has none."""
        return self.letters.get(point, NOTHING)

    def all(self, letter: str) -> list[Point]:
        """The places of a letter, north to south and west to east."""
        return [point for point, found in self.letters.items() if found == letter]


def ahead(point: Point, facing: int, distance: int) -> Point:
    """The place `distance` units along a facing."""
    return point[0] + distance * FACINGS[facing][0], point[1] + distance * FACINGS[facing][1]


def inward(size: int, point: Point) -> int:
    """The facing of a place on the rim: away from its edge (AP-8 to AP-10)."""
    return next(f for f in range(4) if max(map(abs, ahead(point, f, -1))) > size)


def read_drawing(name: str, text: str) -> Drawing:
    """The drawing of a text; BadInput says what is wrong and where."""
    rows = text.split()
    size = _size(name, rows)
    letters = {
        (column - size, size - row): letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != NOTHING
    }
    drawing = Drawing(name, size, letters)
    for check in CHECKS:
        check(drawing)
    return drawing


def _size(name: str, rows: list[str]) -> int:
    """N of a square drawing of 2 N + 1 rows."""
    if not rows:
        raise BadInput(f'board {name}: there is no drawing, write map = """..."""', "AP-12")
    for number, line in enumerate(rows, 1):
        if len(line) != len(rows):
            why = f"row {number} has {len(line)} letters, but there are {len(rows)} rows"
            raise BadInput(f"board {name}: {why}; the drawing is a square", "AP-12")
    size = len(rows) // 2
    if len(rows) % 2 == 0 or size % 2 == 0 or not MIN_SIZE <= size <= MAX_SIZE:
        sizes = ", ".join(str(2 * n + 1) for n in range(MIN_SIZE, MAX_SIZE + 1, 2))
        why = f"{len(rows)} rows, but N must be odd and the rows 2 N + 1: {sizes}"
        raise BadInput(f"board {name}: {why}", "AP-12")
    return size


def _fault(drawing: Drawing, point: Point, why: str, clause: str) -> BadInput:
    place = f"({point[0]}, {point[1]})"
    return BadInput(f"board {drawing.name}: {drawing.at(point)!r} at {place}: {why}", clause)


def _check_letters(drawing: Drawing) -> None:
    """Known letters, on places with x + y odd, grid and rim apart (AP-4)."""
    for point, letter in drawing.letters.items():
        if letter not in ON_GRID + ON_RIM:
            known = ", ".join(NOTHING + ON_GRID + ON_RIM)
            raise _fault(drawing, point, f"unknown letter, known are {known}", "AP-12")
        if sum(point) % 2 == 0:
            raise _fault(drawing, point, "spaces lie where x + y is odd", "AP-4")
        if (max(map(abs, point)) == drawing.size) != (letter in ON_RIM):
            where = "rim" if letter in ON_RIM else "grid"
            raise _fault(drawing, point, f"this belongs on the {where}", "AP-4")


def _check_symmetry(drawing: Drawing) -> None:
    """A clockwise quarter turn maps the board to itself, South's areas to West's (AP-12)."""
    for point, letter in drawing.letters.items():
        turned = (point[1], -point[0])
        expected = SIDES[(SIDES.index(letter) + 1) % 4] if letter in SIDES else letter
        if drawing.at(turned) != expected:
            why = f"a quarter turn asks for {expected!r} at ({turned[0]}, {turned[1]})"
            raise _fault(drawing, point, f"{why}, not {drawing.at(turned)!r}", "AP-12")


def _check_centre(drawing: Drawing) -> None:
    """Four central spaces around (0, 0), each with three access paths from the grid (AP-7)."""
    for facing in range(4):
        centre = ahead((0, 0), facing, 1)
        if drawing.at(centre) != CENTRAL:
            raise _fault(drawing, centre, "central spaces 'c' surround (0, 0)", "AP-7")
        for way in range(4):
            source = ahead(centre, way, 2)
            if way != (facing + 2) % 4 and drawing.at(source) != SPACE:
                raise _fault(drawing, source, "an access path needs a space 'o' here", "AP-12")
    if len(drawing.all(CENTRAL)) != 4:
        raise _fault(drawing, drawing.all(CENTRAL)[0], "only four spaces are central", "AP-7")


def _check_starts(drawing: Drawing) -> None:
    """Two start areas a player on the own edge, each before a full entry space (AP-8)."""
    for side, letter in enumerate(SIDES):
        areas = drawing.all(letter)
        if len(areas) != 2:
            why = f"side {letter} has {len(areas)} start areas"
            raise BadInput(f"board {drawing.name}: {why}, a player has two", "AP-8")
        for area in areas:
            if inward(drawing.size, area) != side:
                raise _fault(drawing, area, "this start area is on another side's edge", "AP-8")
            entry = ahead(area, side, 2)
            if drawing.at(entry) != SPACE:
                raise _fault(drawing, entry, "a start area needs an entry space 'o' here", "AP-12")


def _check_hyperspace(drawing: Drawing) -> None:
    """One hyperspace position a side, before an ordinary space (AP-9)."""
    if len(drawing.all(HYPER)) != 4:
        why = f"{len(drawing.all(HYPER))} hyperspace positions 'h', there is one a side"
        raise BadInput(f"board {drawing.name}: {why}", "AP-9")
    for point in drawing.all(HYPER):
        before = ahead(point, inward(drawing.size, point), 2)
        if drawing.at(before) != SPACE:
            raise _fault(drawing, before, "hyperspace needs a space 'o' here", "AP-9")


def _check_corners(drawing: Drawing) -> None:
    """In each corner a firing position and a wormhole end of either universe (AP-10, AP-11)."""
    for letter, clause in ((FIRE, "AP-10"), (WORMHOLE_END, "AP-11")):
        for corner in range(4):
            found = in_corner(drawing, letter, corner)
            if [point[0] % 2 for point in found] != [0, 1]:
                why = f"a corner needs two {letter!r}, one with x even and one with x odd"
                raise BadInput(f"board {drawing.name}: {why}", clause)
    for point in drawing.all(FIRE):
        end = ahead(point, inward(drawing.size, point), 2)
        if drawing.at(end) != WORMHOLE_END:
            raise _fault(drawing, end, "a firing position needs a wormhole end 'w' here", "AP-12")


def in_corner(drawing: Drawing, letter: str, corner: int) -> list[Point]:
    """The places of a letter in a corner (NE, SE, SW, NW), universe A (x even) first."""
    a, b = DIAGONALS[corner]
    found = [point for point in drawing.all(letter) if point[0] * a > 0 and point[1] * b > 0]
    return sorted(found, key=lambda point: point[0] % 2)


CHECKS = (
    _check_letters, _check_symmetry, _check_centre, _check_starts, _check_hyperspace,
    _check_corners,
)  # fmt: skip
