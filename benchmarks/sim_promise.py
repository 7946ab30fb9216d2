"""What every check of the simulation says when something does not hold."""

from __future__ import annotations


class Broken(Exception):  # noqa: N818 - named for what happened
    """A promise does not hold."""


def need(holds: bool, promise: str, *details: object) -> None:
    """Broken, with the promise and what it was about, unless it holds."""
    if not holds:
        raise Broken(f"{promise}: {' '.join(map(str, details))}"[:600])
