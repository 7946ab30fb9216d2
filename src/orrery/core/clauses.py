"""The clauses of a game in our own words, from its `rulebook.md`."""

from __future__ import annotations

import re
from importlib.resources import files

from orrery.core.errors import BadInput
from orrery.core.registry import package_of

CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\*\s+(.*)$")


def rulebook_text(game_id: str) -> str:
    """The whole page, Markdown."""
    return files(package_of(game_id)).joinpath("rulebook.md").read_text("utf-8")


def clauses_of(game_id: str) -> dict[str, str]:
    """Clause id -> its text, in the order of the page."""
    found: dict[str, str] = {}
    current = ""
    for line in rulebook_text(game_id).splitlines():
        match = CLAUSE.match(line)
        if match:
            current = match[1]
            if current in found:
                raise BadInput(f"rulebook of {game_id}: {current} stands twice")
            found[current] = match[2]
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = ""
    return found
