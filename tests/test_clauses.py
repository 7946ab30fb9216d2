"""Every clause of every specification is written down and proved by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.cli.coverage import Coverage, collect_coverage, coverage_of, project_root
from orrery.core.clauses import clauses_of
from orrery.core.registry import find_meta, game_ids
from orrery.pytest_plugin import citations

PAGES = "tests/web"  # `make test` runs them by themselves; no clause needs a page for its proof


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rulebook_has_every_clause(game_id):
    assert set(clauses_of(game_id)) == set(find_meta(game_id).clauses)
    assert all(len(text) > 10 for text in clauses_of(game_id).values())


def test_every_clause_is_cited_by_a_test_and_every_citation_is_a_clause(request):
    found = coverage(request.session)
    assert found.bare == []
    assert found.unknown == {}


def coverage(session: pytest.Session) -> Coverage:
    """As `orrery rules --coverage` has it; a run of all tests need not collect them once more."""
    if not is_whole(session):
        return collect_coverage(game_ids(), project_root())
    return coverage_of(game_ids(), citations(session.items))


def is_whole(session: pytest.Session) -> bool:
    """Whether all tests of the project, pages aside, were collected for this run."""
    option, root = session.config.option, project_root()
    left_out = {Path(path).resolve() for path in option.ignore or ()} - {root / PAGES}
    if option.keyword or option.markexpr or option.deselect or left_out:
        return False
    wanted = {root / path for path in session.config.getini("testpaths")}
    return {Path(path).resolve() for path in session.config.args} == wanted
