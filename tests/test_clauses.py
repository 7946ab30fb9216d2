"""Every clause of every specification is written down and proved by a test."""

from __future__ import annotations

import pytest

from orrery.cli.coverage import collect_coverage
from orrery.core.clauses import clauses_of
from orrery.core.errors import BadInput
from orrery.core.registry import find_meta, game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rulebook_has_every_clause(game_id):
    assert set(clauses_of(game_id)) == set(find_meta(game_id).clauses)
    assert all(len(text) > 10 for text in clauses_of(game_id).values())


def test_every_clause_is_cited_by_a_test():
    found = collect_coverage(game_ids())
    assert [clause for clause, tests in found.items() if not tests] == []


def test_coverage_counts_only_tests_that_can_run(tmp_path, monkeypatch):
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.clause('CF-1')\ndef test_one(): pass\n"
        "@pytest.mark.skip\n@pytest.mark.clause('CF-2')\ndef test_two(): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    monkeypatch.setattr("orrery.cli.coverage.project_root", lambda: tmp_path)
    found = collect_coverage(["connect_four"])
    assert found["CF-1"] == ["tests/test_it.py::test_one"]
    assert found["CF-2"] == []


def test_a_citation_of_no_clause_is_an_error(tmp_path, monkeypatch):
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(
        "import pytest\n@pytest.mark.clause('CF-99')\ndef test_one(): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    monkeypatch.setattr("orrery.cli.coverage.project_root", lambda: tmp_path)
    with pytest.raises(BadInput, match="cites CF-99, which is no clause"):
        collect_coverage(["connect_four"])
