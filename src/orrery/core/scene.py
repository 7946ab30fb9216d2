"""A board described, not drawn: terminal and browser draw any game from it.

    FRAME = Grid("frame", "board.columns", "board.rows", disc_at, PIECES, picks=("column", ""))
    SCENE = Scene(FRAME)

A scene turns a position, as its viewer may know it, into plain values. Its parts:

    Grid    rows and columns of cells           Hand    a row of tiles, for each seat or for all
    Ring    a loop of spaces                    Tray    how many of each thing, likewise
    Track   a row of spaces                     Dice    faces of dice, likewise

A place may name the blank of the actions that it picks: a click on it finds the legal actions in
whose blank it stands. Places of a Grid, Ring or Track are numbers; tiles, things and faces are
the words of the blank.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from orrery.core.blanks import expression
from orrery.core.readings import remembered

EMPTY = -1
"""No piece."""
UNKNOWN = "?"
"""A tile or face that the viewer may not see."""
UNROLLED = "."
"""A die that has not been rolled yet."""


class Piece(NamedTuple):
    """How a sort of piece looks; the sign tells it apart without colour."""

    name: str
    sign: str
    colour: str


class ScenePart(ABC):
    """One part of a board."""

    part: str
    """What it is, for those who draw it."""
    picks: tuple[str, ...]
    """The blanks that its places pick, or none."""
    pieces: Sequence[Piece] = ()
    """The sorts of pieces that may lie on it, as far as they are known beforehand."""

    def __init__(self, name: str, is_choice: bool = False) -> None:
        """`name` is a word for people; languages translate it under [names].

        `is_choice`: it shows nothing of the position and is only there to be clicked on.
        """
        self.name = name
        self.is_choice = is_choice

    @abstractmethod
    def picture(self, board: Any, state: Any, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
        """Plain values that say how it looks."""

    def words(self) -> list[str]:
        """The words that people read on it."""
        return [self.name]

    def blanks(self) -> list[str]:
        """The blanks that its places pick."""
        return [blank for blank in self.picks if blank]

    def head(self) -> dict[str, Any]:
        """What every picture begins with."""
        return {"part": self.part, "name": self.name, "is_choice": self.is_choice}


class Grid(ScenePart):
    """Rows and columns; row 0 is at the bottom."""

    part = "grid"

    def __init__(
        self,
        name: str,
        columns: str,
        rows: str,
        at: Callable[..., int],
        pieces: Sequence[Piece],
        picks: tuple[str, str] = ("", ""),
    ) -> None:
        """`columns` and `rows` are expressions of the board; `at(board, state, column, row)` is
        the number of a piece or EMPTY; `picks` are the blanks for columns and rows."""
        super().__init__(name)
        self.n_columns = expression(columns, "board")
        self.n_rows = expression(rows, "board")
        self.at = at
        self.pieces = pieces
        self.picks = picks
        self.columns = remembered(self._columns)
        """`(board, state)` -> the cells of each column from the bottom: for text and picture."""

    def _columns(self, board: Any, state: Any) -> tuple[tuple[int, ...], ...]:
        at, rows = self.at, range(self.n_rows(board))
        return tuple(
            tuple([at(board, state, column, row) for row in rows])
            for column in range(self.n_columns(board))
        )

    def words(self) -> list[str]:
        """Its name and those of the pieces."""
        return [self.name, *(piece.name for piece in self.pieces)]

    def picture(self, board: Any, state: Any, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
        """The cells row by row from the bottom."""
        cells = list(map(list, zip(*self.columns(board, state), strict=True)))
        pieces = [piece._asdict() for piece in self.pieces]
        return {**self.head(), "cells": cells, "pieces": pieces, "picks": list(self.picks)}


class Track(ScenePart):
    """Spaces in a row."""

    part = "track"

    def __init__(
        self,
        name: str,
        spaces: str | Callable[[Any, Any], int],
        at: Callable[..., Sequence[Piece]] = lambda board, state, space: (),
        picks: str = "",
        first: int = 0,
        is_hole: Callable[..., bool] = lambda board, space: False,
        is_choice: bool = False,
    ) -> None:
        """`spaces(board, state)`, a function or an expression, is how many there are;
        `at(board, state, space)` is what stands there; people count spaces from `first` on."""
        super().__init__(name, is_choice)
        self.n_spaces = expression(spaces, "board, state") if isinstance(spaces, str) else spaces
        self.at = at
        self.picks = (picks,)
        self.first = first
        self.is_hole = is_hole

    def picture(self, board: Any, state: Any, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
        """What stands on each space."""
        spaces = range(self.n_spaces(board, state))
        return {
            **self.head(),
            "cells": [[p._asdict() for p in self.at(board, state, space)] for space in spaces],
            "holes": [bool(self.is_hole(board, space)) for space in spaces],
            "first": self.first,
            "picks": self.picks[0],
        }


class Ring(Track):
    """Spaces in a loop, clockwise."""

    part = "ring"


class Holding(ScenePart):
    """A row of things for each seat, or one for all."""

    def __init__(
        self,
        name: str,
        things: Callable[..., Sequence[Any]],
        shared: bool = False,
        picks: str = "",
        is_choice: bool = False,
    ) -> None:
        """`things(board, state, seat)`, or `things(board, state)` when they are `shared`."""
        super().__init__(name, is_choice)
        self.things = things
        self.shared = shared
        self.picks = (picks,)

    def picture(self, board: Any, state: Any, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
        """The things of each seat as the viewer may know them."""
        rows: list[dict[str, Any]]
        if self.shared:
            rows = [{"seat": None, "things": list(self.things(board, state))}]
        else:
            known = range(len(seats))
            rows = [{"seat": s, "things": list(self.things(board, state, s))} for s in known]
        return {**self.head(), "rows": rows, "picks": self.picks[0]}


class Hand(Holding):
    """Tiles or cards, each a word, UNKNOWN for one that is face down."""

    part = "hand"


class Tray(Holding):
    """(word, how many) of each thing."""

    part = "tray"


class Dice(Holding):
    """Faces of dice, each a number as a word, UNKNOWN or UNROLLED."""

    part = "dice"


class Scene:
    """All parts of a board, from top to bottom."""

    def __init__(self, *parts: ScenePart) -> None:
        self.parts = parts

    def words(self) -> list[str]:
        """The names of parts and pieces."""
        return [word for part in self.parts for word in part.words()]

    def signs(self) -> dict[str, str]:
        """The signs of pieces, and what they are called."""
        return {piece.sign: piece.name for part in self.parts for piece in part.pieces}

    def has(self, kind: type[ScenePart]) -> bool:
        """Whether there is a part of a kind."""
        return any(isinstance(part, kind) for part in self.parts)

    def picture(self, board: Any, state: Any, viewer: int, seats: Sequence[str]) -> list[Any]:
        """Plain values of all parts."""
        return [part.picture(board, state, viewer, seats) for part in self.parts]
