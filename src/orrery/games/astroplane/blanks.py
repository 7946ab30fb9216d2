"""Blanks of Astroplane: cells by name, and places whose cell depends on who acts."""

from __future__ import annotations

from orrery.core.blanks import Blank
from orrery.core.errors import BadInput
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import (
    HYPERSPACE_0,
    MAX_SPACES,
    N_CELLS,
    N_PLACES,
    NO_END,
    OWN_START,
    START,
    START_0,
    Board,
)
from orrery.games.astroplane.places import cell_name, parse_cell
from orrery.games.astroplane.rules.pieces import place_cell, side_of
from orrery.games.astroplane.state import State


class Cell(Blank):
    """Any cell, by its name."""

    def __init__(self, name: str = "cell", size: int = N_CELLS) -> None:
        super().__init__(name, size)

    def write(self, board: Board, value: int) -> str:
        """`f3`, or `?` for boxes beside the board."""
        return cell_name(board, value)

    def read(self, board: Board, state: State, word: str) -> int:
        """The cell of a name."""
        return parse_cell(board, word)


class Space(Cell):
    """A space of the grid, where Squares can be."""

    def __init__(self) -> None:
        super().__init__("space", MAX_SPACES)

    def read(self, board: Board, state: State, word: str) -> int:
        """The space of a name."""
        space = parse_cell(board, word)
        if space >= MAX_SPACES:
            raise BadInput(f"there are no Squares on {word}", "AP-26")
        return space


class WormholeEnd(Blank):
    """An end of a wormhole, by the name of its cell."""

    def __init__(self) -> None:
        super().__init__("wormhole end", 8)

    def write(self, board: Board, value: int) -> str:
        """`n13`."""
        return cell_name(board, board.end_cell[value])

    def read(self, board: Board, state: State, word: str) -> int:
        """The end in a cell."""
        end = board.end_of[parse_cell(board, word)]
        if end == NO_END:
            raise BadInput(f"{word} is no wormhole end", "AP-34")
        return end


class Place(Blank):
    """A place with one way out: hyperspace, a firing position, a start area of the one who acts."""

    def __init__(self) -> None:
        super().__init__("place", N_PLACES)

    def write(self, board: Board, value: int) -> str:
        """The name of a cell; of start areas only the side, until it is known whose they are."""
        if value >= OWN_START:
            return ("left", "right")[value - OWN_START]
        return cell_name(board, HYPERSPACE_0 + value)

    def write_for(self, board: Board, state: State, seat: int, value: int) -> str:
        """The name of the cell."""
        return cell_name(board, place_cell(state, seat, value))

    def read(self, board: Board, state: State, word: str) -> int:
        """The place of the seat whose turn it is."""
        return self.read_for(board, state, state.turn, word)

    def read_for(self, board: Board, state: State, seat: int, word: str) -> int:
        """The place in a cell."""
        cell = parse_cell(board, word)
        check_own_start(board, state, seat, cell)
        if cell < HYPERSPACE_0:
            raise BadInput(f"{word} is a space: write a flight from there like 'f3-f5 n'", "AP-5")
        return cell - HYPERSPACE_0 if cell < START_0 else OWN_START + (cell - START_0) % 2


def check_own_start(board: Board, state: State, seat: int, cell: int) -> None:
    """BadInput if a cell is a start area of somebody else (AP-17)."""
    if board.kind[cell] == START and (cell - START_0) // 2 != side_of(state, seat):
        where = cell_name(board, cell)
        raise BadInput(f"{where} is not a start area of {COLOURS[seat]}'s", "AP-17")
