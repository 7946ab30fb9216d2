"""A request that is not carried out: a code for programs and a sentence for people.

Only the words of a `Denied` reach a caller. Whatever else goes wrong is answered with the fixed
sentence of its code, because its own words may hold what it saw: a position, a card, a hash.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from orrery.core.errors import BadInput
from orrery.core.words import words_of

FIXED = ("bad_input", "broken", "internal", "displaced", "storage", "moving", "no_rules", "banned")
RETRY_MS = 1000  # when to ask again for a table that is moving
SENTENCES = {code: words_of("faults").say("faults", code, {}) for code in FIXED}
"""The sentences of orrery/words/faults, from which the browser says them in other languages."""


class Denied(Exception):  # noqa: N818 - named for what happened
    """Not now, not you, or no such thing."""

    def __init__(self, code: str, text: str, retry_ms: int | None = None) -> None:
        """The code is one of those listed in docs/server_protocol.md."""
        super().__init__(text)
        self.code = code
        self.text = text
        self.retry_ms = retry_ms


class Misread(Denied, BadInput):
    """A request that makes no sense, said by those who have seen nothing but the request."""

    def __init__(self, text: str) -> None:
        """What is wrong with it, and what would do."""
        super().__init__("bad_input", text[:300].encode(errors="replace").decode())


@contextmanager
def reading() -> Iterator[None]:
    """Around code that sees a request and no game: its words may be told to the caller."""
    try:
        yield
    except Denied:
        raise
    except BadInput as error:
        raise Misread(str(error)) from None
    except RecursionError:
        raise Misread("this is nested too deeply") from None


def no_table() -> Denied:
    """There is none, or it is private: the same answer to both."""
    return Denied("no_table", "there is no such table, or it is private")


def moving(retry_ms: int = RETRY_MS) -> Denied:
    """The table goes on at another node in a moment; ask again, with the same id."""
    return Denied("moving", SENTENCES["moving"], retry_ms)


def no_rules() -> Denied:
    """No node has the rules with which this game was begun."""
    return Denied("no_rules", SENTENCES["no_rules"])


def broken() -> Denied:
    """The log of a game does not lead where it led before."""
    return Denied("broken", SENTENCES["broken"])
