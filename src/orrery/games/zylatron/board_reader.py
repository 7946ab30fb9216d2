"""Reads and checks board tables; every fault says what is wrong, where, and by which clause."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput, one_of
from orrery.core.records import new_record
from orrery.games.zylatron import grid as b
from orrery.games.zylatron.galaxy import Place, distance, lay_grid, mirrored
from orrery.games.zylatron.start_reader import check_counts, lay_factories, lay_start
from orrery.games.zylatron.weights import lay_weights

SHAPE: dict[str, tuple[str, ...]] = {
    "": ("width", "height", "moves_per_turn", "start_money", "total_money",
         "factories_can_be_hit", "land", "pieces", "start", "factories", "moves", "pegs",
         "ranges", "prices", "strikes"),
    "land": ("homes", "moons", "zylon", "home_radius", "moon_radius", "zylon_radius"),
    "pieces": b.KINDS,
    "start": b.KINDS,
    "factories": b.FACTORY_PLACES,
    "moves": b.KINDS,
    "pegs": b.KINDS[:2],
    "ranges": (*b.KINDS[:3], "beam", "blast"),
    "prices": (*b.KINDS, "factory"),
    "strikes": b.CARDS,
}  # fmt: skip
"""Section -> the keys it must have."""


def board_of(table: Mapping[str, Any], name: str) -> b.Board:
    """The Board of a table; BadInput says what is wrong and where."""
    _check_keys(table, name)
    board = new_record(b.Board)
    for number, code in enumerate(Path(name).stem.encode("ascii", "replace")[:32]):
        board.name[number] = code if code != ord(" ") else ord("_")
    _read_size(board, table, name)
    _read_numbers(board, table, name)
    discs = _read_land(board, table["land"], name)
    lay_grid(board, discs)
    lay_start(board, table["start"], name)
    lay_factories(board, table["factories"], discs, name)
    lay_weights(board)
    return board


def _check_keys(table: Mapping[str, Any], name: str) -> None:
    for section, keys in SHAPE.items():
        found = table if section == "" else table[section]
        where = f"board {name}" + (f", section [{section}]" if section else "")
        if not isinstance(found, dict):
            raise BadInput(f"{where}: it must be a table of {', '.join(keys)}", "ZY-6")
        for key in found:
            if key not in keys:
                raise BadInput(f"{where}: {key!r} is unknown, {one_of(key, list(keys))}", "ZY-6")
        for key in keys:
            if key not in found:
                raise BadInput(f"{where}: {key!r} is missing", "ZY-6")


def _number(value: object, low: int, high: int, where: str, clause: str) -> int:
    if type(value) is not int or not low <= value <= high:
        allowed = f"a whole number from {low} to {high}"
        raise BadInput(f"{where} must be {allowed}, not {value!r}", clause)
    return value


def _read_size(board: b.Board, table: Mapping[str, Any], name: str) -> None:
    """Odd sizes only, so that a point's mirror image is a point."""
    most = {"width": b.MAX_WIDTH, "height": b.MAX_ROWS - 1}
    for key, high in most.items():
        value = _number(table[key], 3, high, f"board {name}: {key}", "ZY-2")
        if value % 2 == 0:
            raise BadInput(f"board {name}: {key} {value} must be odd to be symmetric", "ZY-2")
        setattr(board, key, value)


def _read_numbers(board: b.Board, table: Mapping[str, Any], name: str) -> None:
    """Counts, moves, ranges, pegs, prices, deck."""
    at = f"board {name}"
    board.moves_per_turn = _number(table["moves_per_turn"], 1, 10, f"{at}: moves_per_turn", "ZY-7")
    board.start_money = _number(table["start_money"], 0, 1000, f"{at}: start_money", "ZY-6")
    board.total_money = _number(table["total_money"], 0, 10_000, f"{at}: total_money", "ZY-29")
    if type(table["factories_can_be_hit"]) is not bool:
        raise BadInput(f"{at}: factories_can_be_hit must be true or false", "ZY-21")
    board.factories_can_be_hit = table["factories_can_be_hit"]
    _read_row(board.n_pieces, table, "pieces", b.KINDS, (0, max(b.SLOTS)), "ZY-6", name)
    _read_row(board.moves, table, "moves", b.KINDS, (1, b.MAX_STEPS), "ZY-8", name)
    _read_row(board.lasers, table, "ranges", b.KINDS[:3], (1, b.MAX_STEPS), "ZY-20", name)
    _read_row(board.pegs, table, "pegs", b.KINDS[:2], (0, 9), "ZY-12", name)
    _read_row(board.prices, table, "prices", b.KINDS, (1, 100), "ZY-30", name)
    _read_row(board.strikes, table, "strikes", b.CARDS, (0, 100), "ZY-22", name)
    prices, ranges = table["prices"], table["ranges"]
    board.factory_price = _number(prices["factory"], 1, 100, f"{at}: prices, factory", "ZY-30")
    board.beam_range = _number(ranges["beam"], 0, b.MAX_STEPS, f"{at}: ranges, beam", "ZY-18")
    board.blast_range = _number(ranges["blast"], 0, b.MAX_STEPS, f"{at}: ranges, blast", "ZY-27")
    check_counts(board, table["start"], name)


def _read_row(
    row: Any,
    table: Mapping[str, Any],
    section: str,
    keys: tuple[str, ...],
    bounds: tuple[int, int],
    clause: str,
    name: str,
) -> None:
    for index, key in enumerate(keys):
        where = f"board {name}: {section}, {key}"
        row[index] = _number(table[section][key], *bounds, where, clause)


def _read_land(
    board: b.Board, land: Mapping[str, Any], name: str
) -> dict[str, list[tuple[Place, int]]]:
    """The discs: four homes, four moons, Zylon, each with its radius (ZY-3)."""
    discs = {}
    for section, key in (("homes", "home"), ("moons", "moon")):
        radius = _number(land[f"{key}_radius"], 0, 9, f"board {name}: {key}_radius", "ZY-3")
        discs[section] = [(place, radius) for place in _corners(board, land, section, name)]
    radius = _number(land["zylon_radius"], 0, 9, f"board {name}: zylon_radius", "ZY-3")
    centre = read_place(board, land["zylon"], f"board {name}: zylon", "ZY-3")
    if centre != (board.width // 2, board.height // 2):
        middle = [board.width // 2, board.height // 2]
        raise BadInput(f"board {name}: Zylon at {list(centre)} is not the middle {middle}", "ZY-3")
    discs["zylon"] = [(centre, radius)]
    _check_discs(board, discs, name)
    for number, (place, _) in enumerate(discs["homes"] + discs["zylon"]):
        board.headquarters[number] = b.point_at(*place)
    return discs


def _corners(board: b.Board, land: Mapping[str, Any], section: str, name: str) -> list[Place]:
    """Four places, the last three mirror images of the first."""
    given = land[section]
    if not isinstance(given, list) or len(given) != b.N_CORNERS:
        raise BadInput(f"board {name}: {section} must list four points, one a corner", "ZY-3")
    places = [read_place(board, one, f"board {name}: {section}", "ZY-3") for one in given]
    for corner, place in enumerate(places):
        image = mirrored(board, places[0], corner)
        if place != image:
            raise BadInput(
                f"board {name}: {section} are not symmetric, the {b.CORNERS[corner]} one is at"
                f" {list(place)}, the mirror image of the first at {list(image)}",
                "ZY-3",
            )
    return places


def read_place(board: b.Board, given: object, where: str, clause: str) -> Place:
    """[x, y] of a point of the grid."""
    if not isinstance(given, list) or len(given) != 2 or any(type(n) is not int for n in given):
        raise BadInput(f"{where}: a point is two whole numbers [x, y], not {given!r}", clause)
    x, y = given
    if not b.is_point(board, x, y):
        grid = f"x below {board.width}, y below {board.height}, x + y even"
        raise BadInput(f"{where}: {given} is no point of the grid ({grid})", clause)
    return x, y


def _check_discs(board: b.Board, discs: Mapping[str, list[tuple[Place, int]]], name: str) -> None:
    """On the board, and with space between any two."""
    every = [(f"{key}[{n}]", *disc) for key in discs for n, disc in enumerate(discs[key])]
    for index, (label, (x, y), radius) in enumerate(every):
        if not (2 * radius <= x < board.width - 2 * radius):
            raise BadInput(f"board {name}: {label} sticks out at the side", "ZY-3")
        if not (radius <= y < board.height - radius):
            raise BadInput(f"board {name}: {label} sticks out at the top or bottom", "ZY-3")
        for other, place, other_radius in every[:index]:
            gap = distance((x, y), place) - radius - other_radius
            if gap < 2:
                raise BadInput(f"board {name}: {other} and {label} touch", "ZY-3")
