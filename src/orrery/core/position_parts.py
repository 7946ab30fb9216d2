"""The parts of a position text, each of which writes a field and reads it again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from orrery.core.blanks import Blank, is_number
from orrery.core.errors import BadInput
from orrery.core.position_words import read_index, read_players
from orrery.core.records import Window
from orrery.core.scene import EMPTY, Grid
from orrery.core.stills import numbers_in


class Part(ABC):
    """One word of a position."""

    def __init__(self, field: str, what: str = "") -> None:
        """`field` of the State, or none; `what` people call it, where not as the field."""
        self.field = field
        self.what = what or field

    @abstractmethod
    def write(self, board: Any, state: Any) -> str:
        """The word."""

    @property
    def writer(self) -> Callable[[Any, Any], str]:
        """What writes the word, without a detour."""
        return self.write

    @abstractmethod
    def read(self, board: Any, state: Any, text: str) -> None:
        """Put what the word says into the state; BadInput says what would do."""


class Word(Part):
    """A field that is one of some words."""

    def __init__(self, field: str, known: Sequence[str], what: str = "") -> None:
        """The number of a word is its place among `known`; people call them `what`."""
        super().__init__(field, what)
        self.known = known

    def write(self, board: Any, state: Any) -> str:
        """The word itself."""
        return self.known[getattr(state, self.field)]

    def read(self, board: Any, state: Any, text: str) -> None:
        """Its place."""
        setattr(state, self.field, read_index(text, self.known_in(state), self.what))

    def known_in(self, state: Any) -> Sequence[str]:
        """The words that are possible so far."""
        return self.known


class Seat(Word):
    """A seat that plays, by its name; `n_seats` is known."""

    def known_in(self, state: Any) -> Sequence[str]:
        """The names of those who play."""
        return self.known[: state.n_seats]


class Players(Part):
    """How many play: `3p`."""

    def __init__(self, most: int, clause: str) -> None:
        """Two to `most`."""
        super().__init__("n_seats", "players")
        self.most = most
        self.clause = clause

    def write(self, board: Any, state: Any) -> str:
        """`3p`."""
        return f"{state.n_seats}p"

    def read(self, board: Any, state: Any, text: str) -> None:
        """The other way round."""
        state.n_seats = read_players(text, self.most, self.clause)


class Num(Part):
    """A whole number from 0 to `most`."""

    def __init__(self, field: str, most: int) -> None:
        super().__init__(field)
        self.most = most

    def write(self, board: Any, state: Any) -> str:
        """Its digits."""
        return str(getattr(state, self.field))

    def read(self, board: Any, state: Any, text: str) -> None:
        """The number."""
        setattr(state, self.field, read_number(text, self.most))


class Said(Part):
    """A field as a blank writes it."""

    def __init__(self, field: str, blank: Blank) -> None:
        super().__init__(field)
        self.blank = blank

    def write(self, board: Any, state: Any) -> str:
        """The word of the blank."""
        return self.blank.write(board, getattr(state, self.field))

    def read(self, board: Any, state: Any, text: str) -> None:
        """The number of the word."""
        setattr(state, self.field, self.blank.read(board, state, text))


class Flag(Part):
    """Its key alone says yes."""

    def write(self, board: Any, state: Any) -> str:
        """Nothing behind the key."""
        return ""

    def read(self, board: Any, state: Any, text: str) -> None:
        """Yes."""
        if text:
            raise BadInput("this stands alone, without a value")
        setattr(state, self.field, 1)


class Bits(Part):
    """A set of seats, by letters."""

    def __init__(self, field: str, letters: str) -> None:
        """Bit i is letter i."""
        super().__init__(field)
        self.letters = letters

    def write(self, board: Any, state: Any) -> str:
        """The letters in the set."""
        bits = getattr(state, self.field)
        return "".join(letter for index, letter in enumerate(self.letters) if bits >> index & 1)

    def read(self, board: Any, state: Any, text: str) -> None:
        """The set."""
        if not text or set(text) - set(self.letters):
            raise BadInput(f"{text!r} needs letters of {self.letters}")
        setattr(state, self.field, sum(1 << self.letters.index(one) for one in set(text)))


class Row(Part):
    """A number for each seat, or a group of digits for each: `4,3` or `210,021`."""

    def __init__(self, field: str, most: int = 100, digits: int = 0, length: int = 0) -> None:
        """`digits` in a group; 0 for one number up to `most`. `length` where not one a seat."""
        super().__init__(field)
        self.most = most
        self.digits = digits
        self.length = length

    def write(self, board: Any, state: Any) -> str:
        """Seat by seat."""
        rows = getattr(state, self.field)
        return ",".join(self._group(rows[index]) for index in range(self.length or state.n_seats))

    def _group(self, row: Any) -> str:
        return "".join(str(row[k]) for k in range(self.digits)) if self.digits else str(row)

    def read(self, board: Any, state: Any, text: str) -> None:
        """Seat by seat; `n_seats` is known."""
        groups, n = text.split(","), self.length or state.n_seats
        if len(groups) != n or (self.digits and not all(map(self._is_group, groups))):
            each = f"groups of {self.digits} digits" if self.digits else "numbers"
            raise BadInput(f"{text!r} needs {n} {each}")
        rows = getattr(state, self.field)
        for seat, group in enumerate(groups):
            if not self.digits:
                rows[seat] = read_number(group, self.most)
            for column in range(self.digits):
                rows[seat, column] = int(group[column])

    def _is_group(self, group: str) -> bool:
        return is_number(group) and len(group) == self.digits


class Letters(Part):
    """For each seat the letter of another, `-` for none: `r-b`."""

    def __init__(self, field: str, letters: str) -> None:
        """Letter i is seat i; none is -1."""
        super().__init__(field)
        self.letters = letters

    def write(self, board: Any, state: Any) -> str:
        """Seat by seat."""
        row = getattr(state, self.field)
        return "".join((self.letters + "-")[row[seat]] for seat in range(state.n_seats))

    def read(self, board: Any, state: Any, text: str) -> None:
        """Seat by seat; `n_seats` is known."""
        known = self.letters[: state.n_seats]
        if len(text) != state.n_seats or set(text) - {*known, "-"}:
            raise BadInput(f"{text!r} needs {state.n_seats} letters of {known + '-'!r}")
        row = getattr(state, self.field)
        for seat, letter in enumerate(text):
            row[seat] = known.find(letter)


class Custom(Part):
    """Whatever two functions make of it."""

    def __init__(
        self,
        write: Callable[[Any, Any], str],
        read: Callable[[Any, Any, str], None],
        what: str = "",
    ) -> None:
        """`write(board, state) -> text` and `read(board, state, text)`."""
        super().__init__("", what)
        self._write = write
        self._read = read

    def write(self, board: Any, state: Any) -> str:
        """By the first function."""
        return self._write(board, state)

    @property
    def writer(self) -> Callable[[Any, Any], str]:
        """The first function."""
        return self._write

    def read(self, board: Any, state: Any, text: str) -> None:
        """By the second."""
        self._read(board, state, text)


class Cells(Part):
    """A grid, column by column from the bottom: a letter a piece, `.` where nothing lies."""

    def __init__(self, grid: Grid, letters: str, put: Callable[..., None]) -> None:
        """`put(board, state, column, row, piece)` lays a piece that was read."""
        super().__init__("")
        self.grid = grid
        self.letters = letters
        self._signs = {EMPTY: ".", **dict(enumerate(letters))}
        self.put = put

    def write(self, board: Any, state: Any) -> str:
        """Columns between strokes, without the empty cells on top."""
        signs = self._signs
        columns = self.grid.columns(board, state)
        return "/".join(
            ["".join([signs[piece] for piece in column]).rstrip(".") or "." for column in columns]
        )

    def read(self, board: Any, state: Any, text: str) -> None:
        """All pieces."""
        columns, n, rows = text.split("/"), self.grid.n_columns(board), self.grid.n_rows(board)
        if len(columns) != n:
            raise BadInput(f"{text!r} needs {n} columns")
        for column, pieces in enumerate(columns):
            if len(pieces) > rows or set(pieces) - set(self.letters + "."):
                known = " and ".join(self.letters)
                raise BadInput(f"column {column} is {pieces!r}: up to {rows} of {known}")
            for row, letter in enumerate(pieces):
                if letter != ".":
                    self.put(board, state, column, row, self.letters.index(letter))


def differs(value: Any, usual: int) -> bool:
    """Whether a field holds anything but what is usual."""
    if type(value) is int:
        return value != usual
    if isinstance(value, list):
        return value.count(usual) != len(value)
    if isinstance(value, Window):
        return bool((value.array != usual).any())
    return any(one != usual for one in numbers_in(value))


def read_number(text: str, most: int) -> int:
    """A whole number up to `most`."""
    if not is_number(text) or int(text) > most:
        raise BadInput(f"{text!r} should be a number from 0 to {most}")
    return int(text)
