"""Blanks: what may stand in the gaps of an action or a sentence, and how it is written and read.

    COLUMN = Number("column", MAX_COLUMNS, below="board.columns", clause="CF-1")
    SIZE = Words("size", ("large", "medium", "small"))

A blank is a range of numbers from 0 on. Rules see the number, people read its word.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orrery.core.errors import BadInput, one_of

REST = 0
"""As `n_words` of the last blank of an action: all words that are left."""


def expression(code: str, names: str) -> Callable[..., Any]:
    """A function of `names`, given as the text of a Python expression; rules are made of it too."""
    try:
        made: Callable[..., Any] = eval(f"lambda {names}: {code}", {"__builtins__": {}})
    except SyntaxError as error:
        raise TypeError(f"{code!r} is no expression of {names}: {error.msg}") from None
    return made


class Blank(ABC):
    """A gap that takes `size` numbers, 0 to size - 1."""

    n_words = 1
    """How many words of a typed action belong to it; REST: all that are left."""

    example = ""
    """A word of it, to show how an action is written."""

    unseen = ""
    """What those are told who may not know it, where an event has no other sentence for them."""

    words: tuple[str, ...] = ()
    """Words of the game among what it writes, which other languages translate."""

    also: Mapping[str, Callable[[int], str]] = {}
    """Further words that sentences may say of its number, by name: the kind of a piece."""

    missing = ""
    """The refusal of numbers from `below` on, where "there is no SPACE 9" is not good enough."""

    def __init__(
        self, name: str, size: int, below: str = "", clause: str = "", missing: str = ""
    ) -> None:
        """`below`: an expression of `board` and `state`; numbers from there on are refused."""
        self.name = name
        self.size = size
        self.below = below
        self.clause = clause
        self.missing = missing or self.missing
        self.limit: Callable[[Any, Any], int] = expression(below or str(size), "board, state")

    @abstractmethod
    def write(self, board: Any, value: int) -> str:
        """The word of a number."""

    def further(self, value: int) -> dict[str, str]:
        """What else sentences may say of a number."""
        return {name: word(value) for name, word in self.also.items()}

    def write_for(self, board: Any, state: Any, seat: int, value: int) -> str:
        """The word in an action of a seat, where it depends on who acts and when."""
        return self.write(board, value)

    @abstractmethod
    def read(self, board: Any, state: Any, word: str) -> int:
        """The number of a word; BadInput says what would do."""

    def read_for(self, board: Any, state: Any, seat: int, word: str) -> int:
        """The number of a word in an action of a seat."""
        return self.read(board, state, word)

    def known_words(self) -> Sequence[str]:
        """Its `words`, where they are known beforehand."""
        return self.words

    def described(self) -> dict[str, Any]:
        """What the browser needs to know."""
        return {"name": self.name, "size": self.size}


class Number(Blank):
    """A whole number, counted from `first` on when people write it."""

    def __init__(
        self,
        name: str,
        size: int,
        below: str = "",
        clause: str = "",
        first: int = 0,
        missing: str = "",
    ) -> None:
        """`size` numbers, of which the rules see 0 to size - 1."""
        super().__init__(name, size, below, clause, missing)
        self.first = first

    def write(self, board: Any, value: int) -> str:
        """The number as people count."""
        return str(value + self.first)

    def read(self, board: Any, state: Any, word: str) -> int:
        """The number as rules count."""
        n = min(self.limit(board, state), self.size)
        if not is_number(word) or not 0 <= int(word) - self.first < n:
            known = f"{self.first} to {n + self.first - 1}"
            raise BadInput(f"no {self.name} {word}: there are {known}", self.clause)
        return int(word) - self.first

    def described(self) -> dict[str, Any]:
        """What the browser needs to know."""
        return {**super().described(), "first": self.first}


class Words(Blank):
    """One of some words; when typed they may be shortened while they stay apart."""

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        below: str = "",
        clause: str = "",
        missing: str = "",
    ) -> None:
        """The number of a word is its place among `words`."""
        super().__init__(name, len(words), below, clause, missing)
        self.words = tuple(words)
        self.n_words = len(words[0].split())

    def write(self, board: Any, value: int) -> str:
        """The word itself."""
        return self.words[value]

    def read(self, board: Any, state: Any, word: str) -> int:
        """The place of a word, whole or shortened."""
        return short_for(word, self.words, self.name)

    def described(self) -> dict[str, Any]:
        """What the browser needs to know."""
        return {**super().described(), "words": list(self.words)}


class Told(Blank):
    """What a function makes of a number, for sentences: it is told, never typed."""

    def __init__(
        self,
        name: str,
        size: int,
        write: Callable[[Any, int], str],
        known_words: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """`write(board, value) -> text`; `known_words() -> all texts`, where they are known."""
        super().__init__(name, size)
        self._write = write
        self._known_words = known_words

    def write(self, board: Any, value: int) -> str:
        """By the function."""
        return self._write(board, value)

    def read(self, board: Any, state: Any, word: str) -> int:
        """Never."""
        raise BadInput(f"{self.name} {word!r} is told, it cannot be typed")

    def known_words(self) -> Sequence[str]:
        """By the other function."""
        return self._known_words()


class Spelled(Blank):
    """A thing with a name, which people may spell in several ways and in several words."""

    n_words = REST

    def __init__(
        self,
        name: str,
        size: int,
        write: Callable[[int], str],
        read: Callable[[Any, str], int],
        below: str = "",
        clause: str = "",
        missing: str = "",
        example: str = "",
        also: Mapping[str, Callable[[int], str]] | None = None,
        words: Sequence[str] = (),
    ) -> None:
        """`write(number)` is the name; `read(board, text)` the number, or BadInput."""
        super().__init__(name, size, below, clause, missing)
        self.example, self.also, self.words = example, also or {}, tuple(words)
        self._write = write
        self._read = read

    def write(self, board: Any, value: int) -> str:
        """By the first function."""
        return self._write(value)

    def read(self, board: Any, state: Any, word: str) -> int:
        """By the second."""
        return self._read(board, word)


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a sensible length in plain digits."""
    return word.isascii() and word.isdecimal() and len(word) < 10


def short_for(word: str, known: Sequence[str], what: str) -> int:
    """Which of the known words is meant, whole or by its beginning."""
    if word in known:
        return known.index(word)
    found = [index for index, name in enumerate(known) if name.startswith(word)]
    if len(found) != 1 or not word:
        raise BadInput(f"no {what} {word!r}: {one_of(word, list(known))}")
    return found[0]
