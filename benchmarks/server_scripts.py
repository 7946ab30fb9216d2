"""Whole games of connect four for the players of `server.py`: 42 moves, nobody has four in a row.

Each table of ours has its own, because tables that stand at the same position share its view; the
peer's tables all play `SCRIPT`, by which nothing is saved there.
"""

from __future__ import annotations

import random

COLUMNS, ROWS, FOUR = 7, 6, 4
WAYS = (1, 0), (0, 1), (1, 1), (1, -1)
SCRIPT = "0222222000001333333111114666666444445" + "55555"

Cells = dict[tuple[int, int], int]  # (column, row) -> who


def script_of(number: int) -> str:
    """The columns of game `number`, which is another for every number."""
    dice = random.Random(number)
    while not (columns := _played(dice)):
        pass
    return "".join(map(str, columns))


def _played(dice: random.Random) -> list[int]:
    """A game that nobody wins, by chance; empty where somebody must at last."""
    cells: Cells = {}
    columns: list[int] = []
    heights = [0] * COLUMNS
    while len(columns) < COLUMNS * ROWS:
        free = [column for column in range(COLUMNS) if heights[column] < ROWS]
        for column in dice.sample(free, len(free)):
            cell = column, heights[column]
            cells[cell] = len(columns) % 2
            if not has_four(cells, cell):
                break
            del cells[cell]
        else:
            return []
        columns.append(column)
        heights[column] += 1
    return columns


def has_four(cells: Cells, last: tuple[int, int]) -> bool:
    """Whether the last disc made four in a row."""
    who = cells[last]
    for right, up in WAYS:
        length = 1
        for sign in (1, -1):
            column, row = last[0] + sign * right, last[1] + sign * up
            while cells.get((column, row)) == who:
                length += 1
                column, row = column + sign * right, row + sign * up
        if length >= FOUR:
            return True
    return False
