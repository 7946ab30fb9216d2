"""What can go wrong, said in one sentence: what, why, the clause, and a position to paste."""

from __future__ import annotations


class BadInput(ValueError):  # noqa: N818 - named for what the user gave
    """A name, option, text or file that cannot be used; the message says why and what would do."""


class IllegalAction(ValueError):  # noqa: N818 - named for what the player tried
    """An action the referee refuses."""

    def __init__(self, action: str, reason: str, clause: str, position: str) -> None:
        """`reason` is a phrase with the numbers in it; `clause` may be empty."""
        self.action = action
        self.reason = reason
        self.clause = clause
        self.position = position
        super().__init__(f"illegal {action!r}: {self.why}. Position: {position}")

    @property
    def why(self) -> str:
        """The reason with its clause, without the position."""
        return f"{self.reason} [{self.clause}]" if self.clause else self.reason


def one_of(word: str, known: list[str]) -> str:
    """' (did you mean ...?)' for a misspelt word, else the list of what is known."""
    import difflib

    close = difflib.get_close_matches(word, known, n=1)
    return f"did you mean {close[0]!r}?" if close else "known: " + ", ".join(known)
