"""A request that is not carried out: a code for programs and a sentence for people."""

from __future__ import annotations


class Denied(Exception):  # noqa: N818 - named for what happened
    """Not now, not you, or no such thing."""

    def __init__(self, code: str, text: str) -> None:
        """The code is one of those listed in docs/server.md."""
        super().__init__(text)
        self.code = code
        self.text = text


def no_table() -> Denied:
    """There is none, or it is private: the same answer to both."""
    return Denied("no_table", "there is no such table, or it is private")
