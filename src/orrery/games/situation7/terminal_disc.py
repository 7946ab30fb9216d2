"""The round board in a terminal: a number on every location.

With colours a character shows two pixels. Without them it is a letter or sign: whose the piece is
(`y`, `g`), or what lies on an empty location (`FILLINGS`); `terminal_letters` draws that.
"""

from __future__ import annotations

import functools
import math
from itertools import groupby
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from orrery.games.situation7.land import land_of, stands_of
from orrery.games.situation7.positions import EQUIPPED
from orrery.games.situation7.puzzle import (
    BASE,
    CIRCLE,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    PLANET,
    STATION,
    SUN,
    Board,
    locations_in,
)
from orrery.games.situation7.shapes import disc_of
from orrery.games.situation7.state import State

GRID = -1  # a pixel on a line between sectors
RADIUS = 37.0  # in pixels: half the width in characters
Colour = tuple[int, int, int]
Paints = dict[int, Colour]
Pixels = dict[tuple[int, int], int]

NIGHT: Colour = (9, 11, 24)
SKY: Colour = (31, 38, 72)
RED: Colour = (112, 34, 34)
GROUNDS: dict[int, Colour] = {
    SUN: (128, 84, 22), PLANET: (26, 88, 96), STATION: (78, 62, 112), CIRCLE: (136, 62, 44),
}  # fmt: skip
BASES: tuple[Colour, Colour] = ((92, 76, 26), (36, 84, 42))
LANDS: tuple[Colour, Colour] = ((222, 176, 52), (84, 170, 84))
OPEN_NUMBER = Style(color="#ffffff", bold=True)
CLOSED_NUMBER = Style(color="#7d88ad")
LAND_NUMBER = Style(color="#1d2230")
EQUIPMENT = Style(color="#ffffff", bgcolor="#b02a20", bold=True)


class Drawing(NamedTuple):
    """Which location each pixel shows, and where its number stands."""

    pixels: Pixels
    numbers: dict[int, tuple[int, int]]


@functools.cache
def drawing(key: bytes) -> Drawing:
    """The drawing of a board, given as the bytes of it."""
    from orrery.core.records import memory_of, new_record

    board = new_record(Board)
    memory_of(board).view("u1")[:] = list(key)
    return _draw(board)


def _draw(board: Board) -> Drawing:
    half = int(RADIUS)
    pixels: Pixels = {}
    for row in range(-half, half):
        for column in range(-half, half):
            x, y = column + 0.5, -(row + 0.5)
            location = location_at(board, x, y)
            if location is not None:
                pixels[column + half, row + half] = location
    return Drawing(pixels, {location: _number_place(board, location)
                            for location in range(board.n_locations)})  # fmt: skip


def location_at(board: Board, x: float, y: float) -> int | None:
    """The location under a point, GRID on a line between sectors, None outside."""
    radius = math.hypot(x, y)
    if radius > RADIUS:
        return None
    ring = next(r for r in range(board.n_rings) if radius <= edge_of(board, r))
    depth = radius - (edge_of(board, ring - 1) if ring else 0)
    turn = math.atan2(y, x) / (2 * math.pi) % 1
    if is_on_grid(board, ring, depth, radius, turn):
        return GRID
    place = turn * board.ring_size[ring] - (0.5 if board.ring_is_shifted[ring] else 0)
    return int(board.ring_start[ring]) + int(place // 1) % board.ring_size[ring]


def edge_of(board: Board, ring: int) -> float:
    """The outer radius of a ring, in pixels."""
    return RADIUS * board.ring_radius[ring] / board.ring_radius[board.n_rings - 1]


def is_on_grid(board: Board, ring: int, depth: float, radius: float, turn: float) -> bool:
    """Whether a pixel lies on a circle or spoke between sectors (S7-4)."""
    is_edge = ring > 0 and board.ring_circle[ring] != board.ring_circle[ring - 1]
    if is_edge and depth < 0.8:
        return True
    segments = int(board.n_segments)
    off = abs(turn * segments - round(turn * segments)) / segments
    return radius * math.sin(2 * math.pi * off) < 0.5 and radius > 1


def _number_place(board: Board, location: int) -> tuple[int, int]:
    """The character where the number of a location starts: column and row."""
    disc = disc_of(board)
    ring = int(board.ring_of[location])
    span = disc.span(location)
    angle = math.pi * (span.start + span.end) / disc.ticks
    inner = edge_of(board, ring - 1) if ring else 0
    radius = inner + 0.54 * (edge_of(board, ring) - inner)
    x, y = radius * math.cos(angle), -radius * math.sin(angle)
    return round(x + RADIUS - 1), math.floor((y + RADIUS) / 2)


# Colours


def paints(board: Board, state: State) -> Paints:
    """The colour of every location: who holds it, else what is printed there."""
    found: Paints = dict.fromkeys(range(board.n_locations), SKY)
    for goal in range(board.n_goals):
        kind = board.goal_kind[goal]
        here = locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)])
        if kind == BASE:
            found |= dict.fromkeys(here, BASES[board.goal_owner[goal]])
        elif kind in GROUNDS:
            found |= dict.fromkeys(here, GROUNDS[kind])
    for side in range(N_SIDES):
        line = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        found |= dict.fromkeys(line, RED)
    for side in range(N_SIDES):
        found |= dict.fromkeys(land_of(state, side), LANDS[side])
    return {location: shaded(board, location, colour) for location, colour in found.items()}


def shaded(board: Board, location: int, colour: Colour) -> Colour:
    """Every second piece of a ring is lighter, so that one sees where they meet."""
    ring = board.ring_of[location]
    if (location - board.ring_start[ring] + ring) % 2:
        return colour
    red, green, blue = (min(255, int(part * 1.16) + 5) for part in colour)
    return red, green, blue


def style(top: Colour | None, bottom: Colour | None) -> tuple[str, Style]:
    """A character that shows two pixels."""
    if top is None and bottom is None:
        return " ", Style()
    if top is None:
        return "▄", Style(color=hex_of(bottom))
    if bottom is None:
        return "▀", Style(color=hex_of(top))
    if top == bottom:
        return " ", Style(bgcolor=hex_of(top))
    return "▀", Style(color=hex_of(top), bgcolor=hex_of(bottom))


def hex_of(colour: Colour | None) -> str:
    """A colour as rich writes it."""
    return "#{:02x}{:02x}{:02x}".format(*(colour or NIGHT))


# Characters


def disc_text(board: Board, state: State, open_locations: set[int]) -> Text:
    """The board; the numbers of open locations are bright."""
    from orrery.core.records import bytes_of

    shown = drawing(bytes_of(board))
    colours: dict[int, Colour] = {**paints(board, state), GRID: NIGHT}
    letters = _letters(board, state, shown, colours, open_locations)
    size = 2 * int(RADIUS)
    text = Text(no_wrap=True)
    for row in range(size // 2):
        cells = [letters.get((c, row)) or _pixels(shown, colours, c, row) for c in range(size)]
        text.append("  ")
        for ink, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(letter for letter, _ in run), ink)
        text.append("\n")
    return text


def _pixels(shown: Drawing, colours: Paints, column: int, row: int) -> tuple[str, Style]:
    """The two pixels of a character."""
    pair = [shown.pixels.get((column, 2 * row + half)) for half in (0, 1)]
    top, bottom = (None if pixel is None else colours[pixel] for pixel in pair)
    return style(top, bottom)


def _letters(
    board: Board, state: State, shown: Drawing, colours: Paints, open_locations: set[int]
) -> dict[tuple[int, int], tuple[str, Style]]:
    """The characters of numbers and equipment, by place."""
    signs = equipment_signs(state)
    lands = [land_of(state, side) for side in range(N_SIDES)]
    found = {}
    for location, (column, row) in shown.numbers.items():
        number = location - board.ring_start[board.ring_of[location]]
        word = f"{number:<2}"
        ink = OPEN_NUMBER if location in open_locations else CLOSED_NUMBER
        if any(location in land for land in lands):
            ink = LAND_NUMBER
        if location in signs:
            word, ink = f" {signs[location]}", EQUIPMENT
        ground = Style(bgcolor=hex_of(colours[location]))
        for offset, letter in enumerate(word):
            if letter != " " or location in signs:
                found[column + offset, row] = letter, ground + ink
    return found


def equipment_signs(state: State) -> dict[int, str]:
    """R S A (Yellow) or r s a (Green) where equipment stands."""
    signs: dict[int, str] = {}
    for side in range(N_SIDES):
        for kind in range(N_EQUIPMENT):
            signs |= dict.fromkeys(stands_of(state, kind, side), EQUIPPED[side][kind])
    return signs
