"""Shared by the tests of Astroplane.

Places: column a-o is x = -7..7, row 1-15 is y = -7..7, so h8 is the Singularity. Columns b d f h
j l n with odd rows are universe A, the others with even rows universe B.
"""

from __future__ import annotations

import orrery

RED, BLUE, GREEN, YELLOW = range(4)


def at(text: str) -> orrery.Table:
    """A table at a position of the standard board."""
    return orrery.position("astroplane", f"ap1 standard {text}")


def stacks(table: orrery.Table) -> dict[str, str]:
    """What stands where, as in the position text: {"f3n": "rb", ...}."""
    word = table.text.split()[3]
    return {} if word == "-" else dict(stack.split(":") for stack in word.split(","))


def extras(table: orrery.Table) -> dict[str, str]:
    """The key=value words of the position text."""
    words = [word.partition("=") for word in table.text.split()[6:]]
    return {key: value for key, _, value in words}
