"""The board: frozen from a drawing into a Board record (AP-2 to AP-12).

A **cell** is anywhere a piece can be. Cells are numbered alike on every board:

| cells   | what                                                                       |
|---------|----------------------------------------------------------------------------|
| 0-143   | spaces, north to south and west to east (as many as the board has)         |
| 144-147 | hyperspace S W N E                                                         |
| 148-155 | firing positions: corners NE SE SW NW, universe A and B                    |
| 156-163 | start areas: sides S W N E, left and right                                 |
| 164     | pieces being sent back, until the mover has chosen where (AP-24)           |
| 165-168 | reserve of each seat                                                       |
| 169-172 | pieces of each seat that are out of the game                               |
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from orrery.core.board_files import read_board_table, reads_shipped_once
from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.core.records import (
    Int8,
    Int8s,
    Int16,
    UInt8s,
    memory_of,
    new_record,
    record_dtype,
    unpacked,
)
from orrery.games.astroplane.drawing import (
    CENTRAL,
    DIAGONALS,
    FACINGS,
    FIRE,
    HYPER,
    MAX_SIZE,
    NOTHING,
    ON_GRID,
    SIDES,
    SPACE,
    WORMHOLE_END,
    Drawing,
    Point,
    ahead,
    in_corner,
    inward,
    read_drawing,
)

MAX_SPACES = 2 * MAX_SIZE * (MAX_SIZE - 1)
HYPERSPACE_0 = MAX_SPACES
FIRING_0 = HYPERSPACE_0 + 4
START_0 = FIRING_0 + 8
SENT = START_0 + 8
RESERVE_0 = SENT + 1
REMOVED_0 = RESERVE_0 + 4
N_CELLS = REMOVED_0 + 4
OWN_START = START_0 - HYPERSPACE_0  # of the places with one way out, the left start area of a seat
N_PLACES = OWN_START + 2
NO_CELL = 255

NORTH, EAST, SOUTH, WEST = range(4)
ANY_FACING = -1
LEFT, RIGHT = 0, 1

# Kinds of cells
NOWHERE, ORDINARY, WORMHOLE, CENTRE, HYPERSPACE, FIRING, START, BOX = range(8)
LETTERS = {
    ORDINARY: SPACE,
    WORMHOLE: WORMHOLE_END,
    CENTRE: CENTRAL,
    HYPERSPACE: HYPER,
    FIRING: FIRE,
}

NO_END = -1
NO_WAY = 99
CENTRE_A, CENTRE_B, ANY_FIRING = range(3)  # the goals of `way`
NAME_LENGTH = 32


class Board:
    """Cells and how they hang together."""

    size: Int8  # N: rim places have |x| = N or |y| = N
    n_spaces: Int16
    kind: Annotated[Int8s, (N_CELLS,)]
    x: Annotated[Int8s, (N_CELLS,)]
    y: Annotated[Int8s, (N_CELLS,)]
    beyond: Annotated[UInt8s, (N_CELLS, 4)]  # where a piece facing so flies, or NO_CELL
    only_facing: Annotated[Int8s, (N_CELLS,)]  # the one facing of special cells, or ANY_FACING
    beside: Annotated[UInt8s, (MAX_SPACES, 4)]  # the space one diagonal step away, or NO_CELL
    end_cell: Annotated[UInt8s, (8,)]  # wormhole ends: corner NE SE SW NW, universe A and B
    end_of: Annotated[Int8s, (N_CELLS,)]  # the number of the end in a cell, or NO_END
    landing: Annotated[UInt8s, (8,)]  # the central space a firing position aims at (AP-10)
    centre: Annotated[UInt8s, (4,)]  # the central spaces N, E, S, W
    way: Annotated[Int8s, (N_CELLS, 4, 3)]  # moves to each goal, or NO_WAY
    name: Annotated[UInt8s, (NAME_LENGTH,)]
    """ASCII, padded with zeros."""


BOARD = record_dtype(Board)


def default_board(values: Mapping[str, Value]) -> str:
    """The reconstructed board (AP-4, AP-8)."""
    return "standard"


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every board has four sides, so any number of players fits (AP-1)."""


@reads_shipped_once
def load_board(name: str) -> Board:
    """One of the shipped boards, or a file with a drawing `map = ...`."""
    table = read_board_table(name, files(__package__).joinpath("boards.toml"))
    text = table.get("map", "")
    if not isinstance(text, str):
        raise BadInput(f"board {name}: map is a text of rows, not {text!r}", "AP-12")
    return board_from_text(text, name)


def board_from_text(text: str, name: str) -> Board:
    """The Board of a drawing; BadInput says what is wrong and where."""
    drawing = read_drawing(name, text)
    cells = _number_cells(drawing)
    board = new_record(Board)
    board.size = drawing.size
    board.n_spaces = sum(cell < MAX_SPACES for cell in cells.values())
    _write_cells(board, drawing, cells)
    _write_connections(board, cells)
    _write_corners(board, drawing, cells)
    _write_ways(board)
    for number, code in enumerate(_one_word(name)):
        board.name[number] = code
    return board


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return bytes(board.name[i] for i in range(NAME_LENGTH)).rstrip(b"\0").decode("ascii")


def _one_word(name: str) -> bytes:
    return "-".join(Path(name).stem.split()).encode("ascii", "replace")[:NAME_LENGTH]


def _number_cells(drawing: Drawing) -> dict[Point, int]:
    """The number of every place of the drawing."""
    grid = [point for point, letter in drawing.letters.items() if letter in ON_GRID]
    cells = {point: number for number, point in enumerate(grid)}
    for point in drawing.all(HYPER):
        cells[point] = HYPERSPACE_0 + inward(drawing.size, point)
    for corner in range(4):
        for universe, point in enumerate(in_corner(drawing, FIRE, corner)):
            cells[point] = FIRING_0 + 2 * corner + universe
    for side, letter in enumerate(SIDES):
        for which, point in enumerate(_left_to_right(drawing.all(letter), side)):
            cells[point] = START_0 + 2 * side + which
    return cells


def _left_to_right(points: list[Point], side: int) -> list[Point]:
    """Places on an edge as the player sitting there sees them."""
    right = FACINGS[(side + 1) % 4]
    return sorted(points, key=lambda point: point[0] * right[0] + point[1] * right[1])


def _write_cells(board: Board, drawing: Drawing, cells: dict[Point, int]) -> None:
    """Kind, place and facing of each cell."""
    kinds = {letter: kind for kind, letter in LETTERS.items()} | dict.fromkeys(SIDES, START)
    for cell in range(N_CELLS):
        board.kind[cell] = NOWHERE if cell < SENT else BOX
        board.only_facing[cell] = ANY_FACING if cell < MAX_SPACES else NORTH
    for point, cell in cells.items():
        board.kind[cell] = kinds[drawing.at(point)]
        board.x[cell], board.y[cell] = point
        if cell >= MAX_SPACES:
            board.only_facing[cell] = inward(drawing.size, point)
    for facing in range(4):
        cell = cells[ahead((0, 0), facing, 1)]
        board.centre[facing] = cell
        board.only_facing[cell] = (facing + 2) % 4  # AP-7: towards (0, 0)


def _write_connections(board: Board, cells: dict[Point, int]) -> None:
    """Flights through an apex (AP-5) and sideways steps of Squares (AP-27)."""
    for cell in range(N_CELLS):
        for facing in range(4):
            board.beyond[cell, facing] = NO_CELL
            if cell < MAX_SPACES:
                board.beside[cell, facing] = NO_CELL
    for (x, y), cell in cells.items():
        for facing in range(4):
            target = cells.get(ahead((x, y), facing, 2), NO_CELL)
            if _can_fly(board, cell, facing) and target < START_0:
                board.beyond[cell, facing] = target
            side = cells.get((x + DIAGONALS[facing][0], y + DIAGONALS[facing][1]), NO_CELL)
            if cell < MAX_SPACES and side < MAX_SPACES:
                board.beside[cell, facing] = side


def _can_fly(board: Board, cell: int, facing: int) -> bool:
    """Special cells have one way out, central spaces none (AP-41)."""
    if board.kind[cell] == CENTRE:
        return False
    return board.only_facing[cell] in (ANY_FACING, facing)


def _write_corners(board: Board, drawing: Drawing, cells: dict[Point, int]) -> None:
    """Wormhole ends, and where the anomalies aim (AP-10, AP-11)."""
    for cell in range(N_CELLS):
        board.end_of[cell] = NO_END
    for corner in range(4):
        for universe, point in enumerate(in_corner(drawing, WORMHOLE_END, corner)):
            end = 2 * corner + universe
            board.end_cell[end] = cells[point]
            board.end_of[cells[point]] = end
            flight = board.only_facing[FIRING_0 + end]
            board.landing[end] = board.centre[flight]  # the far side


Ways = dict[tuple[int, int, int], int]
"""[cell, facing, goal] -> moves."""


def _write_ways(board: Board) -> None:
    """The moves a lone piece needs from each position to the centre of A, of B, and to fire."""
    goals = (CENTRE_A, CENTRE_B, ANY_FIRING)
    map_ = unpacked(board)  # lists of Python's: they are read a hundred thousand times
    ways = {(c, f, g): NO_WAY for c in range(N_CELLS) for f in range(4) for g in goals}
    cells = [cell for cell in range(SENT) if map_.kind[cell] != NOWHERE]
    while sum(_shorten(map_, ways, cell, goal) for cell in cells for goal in goals):
        pass
    for place, way in ways.items():
        board.way[place] = way


def _shorten(map_: Any, ways: Ways, cell: int, goal: int) -> bool:
    """Note the ways from a cell that have become shorter; whether there are any."""
    is_shorter = False
    for facing in range(4):
        way = min(_flight(map_, ways, cell, facing, goal), _passage(map_, ways, cell, goal))
        if way < ways[cell, facing, goal]:
            ways[cell, facing, goal] = way
            is_shorter = True
    return is_shorter


def _flight(map_: Any, ways: Ways, cell: int, facing: int, goal: int) -> int:
    """One more than the shortest way from where a flight can lead."""
    target = map_.beyond[cell][facing]
    if target == NO_CELL:
        return NO_WAY
    if map_.kind[target] == CENTRE:
        return 1 if map_.x[target] % 2 == goal else NO_WAY
    if map_.kind[target] == FIRING:
        return 1 if goal == ANY_FIRING else NO_WAY
    if map_.kind[target] == HYPERSPACE:
        exits = [c for c in range(HYPERSPACE_0, FIRING_0) if c != target]
        found = [ways[c, map_.only_facing[c], goal] for c in exits]
    else:
        news = [new for new in range(4) if new != (facing + 2) % 4]
        found = [ways[target, new, goal] for new in news]
    return min(NO_WAY, 1 + min(found))


def _passage(map_: Any, ways: Ways, cell: int, goal: int) -> int:
    """The shortest way through the wormhole that ends here, which is free (AP-34)."""
    if map_.end_of[cell] == NO_END:
        return NO_WAY
    other = map_.end_cell[map_.end_of[cell] ^ 1]
    return min(_flight(map_, ways, other, new, goal) for new in range(4))


def drawing_of(board: Board) -> list[str]:
    """The rows of the drawing again, north first."""
    return list(_drawing(board))


@functools.lru_cache(maxsize=16)
def _drawing(drawn: Board) -> tuple[str, ...]:
    board = memory_of(drawn)[0]
    n = int(board["size"])
    rows = [[NOTHING] * (2 * n + 1) for _ in range(2 * n + 1)]
    for cell in range(SENT):
        kind = int(board["kind"][cell])
        if kind != NOWHERE:
            letter = LETTERS.get(kind) or SIDES[(cell - START_0) // 2]
            rows[n - board["y"][cell]][board["x"][cell] + n] = letter
    return tuple("".join(row) for row in rows)
