"""The clauses of a game in our own words, from its `rulebook.md` or `rulebook.<language>.md`."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from orrery.core.errors import BadInput
from orrery.core.registry import package_of
from orrery.core.texts import ENGLISH, spoken

CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\*\s+(.*)$")


def rulebook_text(game_id: str, language: str = ENGLISH) -> str:
    """The whole page, Markdown; in English when there is none in the language."""
    page = _page(game_id, rulebook_language(game_id, language))
    return page.read_text("utf-8")


def rulebook_language(game_id: str, language: str) -> str:
    """The language that the page for a wish such as `de-AT` is in."""
    code = spoken(package_of(game_id), language)
    return code if _page(game_id, code).is_file() else ENGLISH


def _page(game_id: str, language: str) -> Traversable:
    name = "rulebook.md" if language == ENGLISH else f"rulebook.{language}.md"
    return files(package_of(game_id)).joinpath(name)


def clauses_of(game_id: str, language: str = ENGLISH) -> dict[str, str]:
    """Clause id -> its text, in the order of the page; in English where the language lacks one."""
    own = own_clauses(game_id, rulebook_language(game_id, language))
    return {clause: own.get(clause, text) for clause, text in own_clauses(game_id).items()}


def own_clauses(game_id: str, language: str = ENGLISH) -> dict[str, str]:
    """Those that the language itself has."""
    page = _page(game_id, language)
    if not page.is_file():
        return {}
    return clauses_in(page.read_text("utf-8"), f"{page.name} of {game_id}")


def clauses_in(page: str, whose: str) -> dict[str, str]:
    """Clause id -> its text; BadInput if one stands twice on the page."""
    found: dict[str, str] = {}
    current = ""
    for line in page.splitlines():
        match = CLAUSE.match(line)
        if match:
            current = match[1]
            if current in found:
                raise BadInput(f"{whose}: {current} stands twice")
            found[current] = match[2]
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = ""
    return found
