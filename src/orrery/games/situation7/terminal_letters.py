"""The round board without colours: letters for land, signs for what is printed on the board."""

from __future__ import annotations

from rich.text import Text

from orrery.core.records import bytes_of
from orrery.games.situation7.land import land_of
from orrery.games.situation7.positions import PIECES
from orrery.games.situation7.puzzle import (
    BASE,
    CIRCLE,
    N_SIDES,
    N_WORDS,
    PLANET,
    STATION,
    SUN,
    Board,
    locations_in,
)
from orrery.games.situation7.state import State
from orrery.games.situation7.terminal_disc import GRID, RADIUS, Drawing, drawing, equipment_signs

SKY, BASE_LINE, SECTOR_LINE = " ", "=", "."
FILLINGS = {SUN: "*", PLANET: "o", STATION: "#", CIRCLE: "+", BASE: ":"}
OPEN = "!"  # behind the number of a location where the viewer may place by S7-10


def letters_text(board: Board, state: State, open_locations: set[int]) -> Text:
    """The board; `OPEN` marks the open locations."""
    shown = drawing(bytes_of(board))
    signs = {**fillings(board, state), GRID: SECTOR_LINE}
    words = _words(board, state, shown, open_locations)
    size = 2 * int(RADIUS)
    lines = []
    for row in range(size // 2):
        cells = [words.get((c, row)) or _sign(shown, signs, c, row) for c in range(size)]
        lines.append("  " + "".join(cells).rstrip())
    return Text("\n".join(lines) + "\n", no_wrap=True)


def fillings(board: Board, state: State) -> dict[int, str]:
    """The sign of every location: who holds it, else what is printed there."""
    found = dict.fromkeys(range(board.n_locations), SKY)
    for goal in range(board.n_goals):
        sign = FILLINGS.get(board.goal_kind[goal])
        if sign is not None:
            here = locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)])
            found |= dict.fromkeys(here, sign)
    for side in range(N_SIDES):
        line = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        found |= dict.fromkeys(line, BASE_LINE)
    for side in range(N_SIDES):
        found |= dict.fromkeys(land_of(state, side), PIECES[side])
    return found


def _sign(shown: Drawing, signs: dict[int, str], column: int, row: int) -> str:
    """A character over two pixels; it shows a line between sectors where one of them does."""
    pair = [shown.pixels.get((column, 2 * row + half)) for half in (0, 1)]
    known = [pixel for pixel in pair if pixel is not None]
    if not known:
        return " "
    return signs[GRID if GRID in known else known[0]]


def _words(
    board: Board, state: State, shown: Drawing, open_locations: set[int]
) -> dict[tuple[int, int], str]:
    """Numbers, and R S A (Yellow) or r s a (Green) for equipment, with room around them."""
    equipment = equipment_signs(state)
    found: dict[tuple[int, int], str] = {}
    for location, (column, row) in shown.numbers.items():
        number = str(location - board.ring_start[board.ring_of[location]])
        word = equipment.get(location, number)
        end = OPEN if location in open_locations else " "
        for offset, letter in enumerate(f" {word}{end}", -1):
            found[column + offset, row] = letter
    return found
