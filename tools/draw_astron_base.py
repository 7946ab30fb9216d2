"""Draws the base of ASTRON from its data: one picture with stations, planets and hazards.

    python tools/draw_astron_base.py [BOARD [FILE.svg]]

Without arguments: the default board into docs/pictures/astron-base.svg. The front of the base is
at the top; the twelve rows of the window at the start of the game are framed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from orrery.games.astron import cells as b
from orrery.games.astron.board import board_name, load_board

ROOT = Path(__file__).resolve().parents[1]
DEFAULT_FILE = ROOT / "docs" / "pictures" / "astron-base.svg"

CELL = 22  # a cell's side, in pixels
MARGIN = 34
LEGEND_WIDTH = 190
SKY, GRID, INK, GOLD = "#0b1026", "#1b2450", "#cfd8ff", "#ffd787"
PLANETS = {2: "#9a9da3", 5: "#b5532a", 8: "#c9a24b"}
PAPER = {
    b.EARTH: "#1b5e9e",
    b.TAKE_OFF_SPACE: "#3b86c8",
    b.RINGS: "#6b5a1e",
    b.COMET: "#8f1020",
    b.BLACKOUT: "#2c2c3c",
}
SIGNS = {
    b.TAKE_OFF_SPACE: ("▲", "#ffffff"),
    b.METEORS: ("∴", "#ffaf5f"),
    b.RAYS: ("≀", "#e08bff"),
    b.BLACKOUT: ("▒", "#77779a"),
    b.ASTEROID: ("●", "#c6a58a"),
    b.COMET: ("☄", "#ffffff"),
    b.RINGS: ("═", "#ffe9a8"),
}
PLANET_NAMES = {2: "Moon", 5: "Mars", 8: "Saturn"}


def main(name: str = "default", file: str = str(DEFAULT_FILE)) -> None:
    """Write the picture of a board."""
    board = load_board(name)
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text("\n".join(picture(board)) + "\n", "utf-8")
    print(f"{file}: {board.n_rows} rows, {board.n_columns} columns")


def picture(board: b.Board) -> Iterator[str]:
    """The lines of the SVG."""
    width = 2 * MARGIN + CELL * board.n_columns + LEGEND_WIDTH
    height = 2 * MARGIN + CELL * board.n_rows
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="DejaVu Sans, sans-serif" text-anchor="middle">'
    )
    yield f"<title>The base of ASTRON, board {board_name(board)}</title>"
    yield rectangle(0, 0, width, height, "#050814")
    for row in range(board.n_rows):
        yield label(MARGIN / 2, middle(board, row), str(row), 9, "#7f89b0")
        for column in range(board.n_columns):
            yield from cell(board, row, column)
    for column in range(board.n_columns):
        x = MARGIN + CELL * (column + 0.5)
        yield label(x, height - MARGIN / 2, b.column_name(column), 11, "#7f89b0")
    yield from window_frame(board)
    yield from legend(board)
    yield "</svg>"


def top(board: b.Board, row: int) -> int:
    """The y of a row's upper edge; the front is at the top."""
    return MARGIN + CELL * (board.n_rows - 1 - row)


def middle(board: b.Board, row: int) -> float:
    """The y of a row's middle."""
    return top(board, row) + CELL / 2


def rectangle(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A filled rectangle."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" {more}/>'


def label(x: float, y: float, text: str, size: float, fill: str, more: str = "") -> str:
    """A text with its middle at (x, y)."""
    place = f'x="{x}" y="{y + size * 0.36:.1f}"'
    return f'<text {place} font-size="{size}" fill="{fill}" {more}>{text}</text>'


def paper_of(board: b.Board, row: int, column: int) -> str:
    """The ground colour of a cell."""
    kind = board.kind[row, column]
    if kind in (b.LAND, b.STELLAR_STATION):
        return PLANETS.get(board.number[row, column], "#5f8f6f")
    return PAPER.get(kind, SKY)


def cell(board: b.Board, row: int, column: int) -> Iterator[str]:
    """Ground, then the station or sign on it."""
    x, y = MARGIN + CELL * column, top(board, row)
    kind = board.kind[row, column]
    yield rectangle(x, y, CELL, CELL, paper_of(board, row, column), f'stroke="{GRID}"')
    if kind in (b.STATION, b.STELLAR_STATION):
        yield from station(x + CELL / 2, y + CELL / 2, board.number[row, column])
    elif kind in SIGNS:
        sign, ink = SIGNS[kind]
        yield label(x + CELL / 2, y + CELL / 2, sign, 15, ink)


def station(x: float, y: float, number: int) -> Iterator[str]:
    """A golden disc with its number."""
    yield f'<circle cx="{x}" cy="{y}" r="{CELL * 0.42:.1f}" fill="{GOLD}" stroke="#5a3d00"/>'
    yield label(x, y, str(number), 12, "#2a1a00", 'font-weight="bold"')


def window_frame(board: b.Board) -> Iterator[str]:
    """The window as it lies at the start."""
    y = top(board, b.WINDOW_ROWS - 1)
    width, height = CELL * board.n_columns, CELL * b.WINDOW_ROWS
    more = f'stroke="{INK}" stroke-width="2" stroke-dasharray="6 4"'
    yield rectangle(MARGIN, y, width, height, "none", more)
    yield label(MARGIN + width + 62, y + 12, "window at the start", 11, INK)
    yield label(MARGIN + width / 2, MARGIN / 2, "Game Over", 12, INK)


def legend(board: b.Board) -> Iterator[str]:
    """What the signs mean."""
    x = MARGIN + CELL * board.n_columns + 24
    y = MARGIN + 10
    for kind in (b.METEORS, b.RAYS, b.BLACKOUT, b.ASTEROID, b.COMET, b.RINGS, b.TAKE_OFF_SPACE):
        sign, ink = SIGNS[kind]
        yield rectangle(x, y - CELL / 2, CELL, CELL, PAPER.get(kind, SKY), f'stroke="{GRID}"')
        yield label(x + CELL / 2, y, sign, 15, ink)
        yield label(x + CELL + 8, y, b.KINDS[kind], 11, INK, 'style="text-anchor:start"')
        y += CELL + 6
    for number, colour in PLANETS.items():
        yield rectangle(x, y - CELL / 2, CELL, CELL, colour, f'stroke="{GRID}"')
        name = f"land of {PLANET_NAMES[number]} ({number})"
        yield label(x + CELL + 8, y, name, 11, INK, 'style="text-anchor:start"')
        y += CELL + 6
    yield from station(x + CELL / 2, y, 1)
    yield label(x + CELL + 8, y, "station", 11, INK, 'style="text-anchor:start"')


if __name__ == "__main__":
    main(*sys.argv[1:])
