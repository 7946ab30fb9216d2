"""What can go wrong, said in one sentence: what, why, the clause, and a position to paste."""

from __future__ import annotations

import os
from typing import Any, NamedTuple


class Remark(NamedTuple):
    """A sentence and the clause it comes from; as a text it ends with the clause."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]" if self.clause else self.text


class BadInput(ValueError):  # noqa: N818 - named for what the user gave
    """A name, option, text or file that cannot be used; the message says why and what would do."""

    def __init__(self, reason: str, clause: str = "") -> None:
        """`clause` is the one the input breaks, where there is one; the message ends with it."""
        self.reason = reason
        self.clause = clause
        super().__init__(str(Remark(reason, clause)))


class BadGame(TypeError):  # noqa: N818 - named for what the author wrote
    """A game that cannot be loaded or run as it is written; the message says what, and where."""


class IllegalAction(ValueError):  # noqa: N818 - named for what the player tried
    """An action the referee refuses."""

    def __init__(self, action: str, reason: str, clause: str, position: str) -> None:
        """`reason` is a phrase with the numbers in it; `clause` may be empty."""
        self.action = action
        self.reason = reason
        self.clause = clause
        self.position = position
        super().__init__(f"illegal {action!r}: {self.why}. Position: {position}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.reason, self.clause, self.position)

    @property
    def why(self) -> str:
        """The reason with its clause, without the position."""
        return str(Remark(self.reason, self.clause))


def one_of(word: str, known: list[str]) -> str:
    """' (did you mean ...?)' for a misspelt word, else the list of what is known."""
    import difflib

    close = difflib.get_close_matches(word, known, n=1)
    return f"did you mean {close[0]!r}?" if close else "known: " + ", ".join(known)


def trouble(error: Exception) -> str:
    """What is wrong with a file that was named already: no number, and no name a second time."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno)
    return str(error)
