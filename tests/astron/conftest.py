"""Shared by the tests of ASTRON."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.registry import find_game
from orrery.core.table import Table


@pytest.fixture
def at():
    """A table at a position of the default board, with chance played by hand."""

    def table(text: str, board: str = "default") -> orrery.Table:
        return orrery.position("astron", f"as1 {board} {text}", chance="manual")

    return table


def map_rows() -> list[list[str]]:
    """The default map, row 0 first."""
    return [list(line) for line in reversed(orrery.new("astron").view()["map"])]


def put(rows: list[list[str]], cells: dict[str, str]) -> None:
    """Write signs into a map; a station that is put elsewhere leaves its old cell."""
    for place, sign in cells.items():
        for row in rows:
            if sign in "1234567" and sign in row:
                row[row.index(sign)] = "."
        rows[int(place[1:])]["abcdefghij".index(place[0])] = sign


def write_board(folder, rows: list[list[str]], deck: str = '"default"') -> str:
    file = folder / "mine.toml"
    lines = "\n".join("".join(row) for row in reversed(rows))
    file.write_text(f'deck = {deck}\nmap = """\n{lines}\n"""\n')
    return str(file)


@pytest.fixture
def own_board(tmp_path):
    """Write a board file: the default map with some cells replaced, or another deck."""

    def write(cells: dict[str, str] | None = None, deck: str = '"default"') -> str:
        rows = map_rows()
        put(rows, cells or {})
        return write_board(tmp_path, rows, deck)

    return write


@pytest.fixture
def at_own():
    """A table at a position on a board file, with chance played by hand."""

    def table(file: str, text: str) -> orrery.Table:
        game = find_game("astron")
        board, state = game.parse_position(f"as1 mine {text}", game.load_board(file))
        return Table(game, board, state, {"seed": "1"}, chance="manual")

    return table


@pytest.fixture
def scene(tmp_path, at_own):
    """A table whose base is empty in rows 1 to 25 but for some cells: scene("2p t10 ...", e16="o").

    With t10, base row 16 is window row 6.
    """

    def table(text: str, **cells: str) -> orrery.Table:
        rows = map_rows()
        rows[1:26] = [["."] * 10 for _ in range(25)]
        put(rows, {"a58": "1", "c58": "3", "e58": "M", "f58": "2"})
        put(rows, cells)
        return at_own(write_board(tmp_path, rows), text)

    return table
