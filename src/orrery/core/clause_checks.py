"""Part of conformance: META, the rulebooks and what the rules cite speak of the same clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from orrery.core.clauses import clauses_in
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.mistakes import folder_of
from orrery.core.nonconformance import Nonconformance, demand


def check_clauses(game: Game) -> None:
    """Nonconformance names a clause that one of them has and another has not."""
    pages = rulebooks(game)
    demand("rulebook.md" in pages, game, "it has no rulebook.md")
    for name, page in pages.items():
        _check_rulebook(game, name, page)
    for place, clause in citations(game):
        demand(clause in game.meta.clauses, game, f"{place} cites {clause}, which is no clause")


def rulebooks(game: Game) -> dict[str, str]:
    """Name -> page, for every language."""
    found = [file for file in files(game.package).iterdir() if file.is_file()]
    pages = [file for file in found if re.fullmatch(r"rulebook(\.\w+)?\.md", file.name)]
    return {file.name: file.read_text("utf-8") for file in pages}


def _check_rulebook(game: Game, name: str, page: str) -> None:
    meta = game.meta
    try:
        stated = clauses_in(page, f"{game.meta.id}: {name}")
    except BadInput as error:
        raise Nonconformance(error.reason) from None
    said = f"`n_clauses` of its META is {meta.n_clauses} ({meta.clauses[0]} to {meta.clauses[-1]})"
    further = [clause for clause in stated if clause not in meta.clauses]
    demand(not further, game, f"{name} states {', '.join(further)}, but {said}")
    lacking = [clause for clause in meta.clauses if clause not in stated]
    line = f"a line '- **{lacking[0] if lacking else ''}** ...'"
    demand(not lacking, game, f"{said}, but {name} does not state {', '.join(lacking)}: {line}")


def citations(game: Game) -> Iterator[tuple[str, str]]:
    """File and line of every clause of the game that its sources name, and the clause."""
    clause = re.compile(rf"\b{re.escape(game.meta.clause_prefix)}-\d+\b")
    folder = folder_of(game.package)
    for file in sorted(folder.rglob("*.py")) if folder is not None else ():
        yield from _citations_in(file, clause)


def _citations_in(file: Path, clause: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for found in clause.findall(line):
            yield f"{file} line {number}", found
