"""Every clause of every specification is written down and proved by a test."""

from __future__ import annotations

import pytest

from orrery.cli.coverage import collect_coverage, project_root
from orrery.core.clauses import clauses_of
from orrery.core.registry import find_meta, game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rulebook_has_every_clause(game_id):
    assert set(clauses_of(game_id)) == set(find_meta(game_id).clauses)
    assert all(len(text) > 10 for text in clauses_of(game_id).values())


def test_every_clause_is_cited_by_a_test_and_every_citation_is_a_clause():
    found = collect_coverage(game_ids(), project_root())
    assert found.bare == []
    assert found.unknown == {}
