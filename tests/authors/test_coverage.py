"""`orrery rules GAME --coverage --tests DIR`, for any installed game."""

from __future__ import annotations

import json

import pytest

from orrery.cli.coverage import tests_folder as folder_of_tests
from orrery.cli.main import run
from orrery.core.errors import BadInput

GOOD = """
import pytest

@pytest.mark.clause("CF-1", "CF-2")
def test_one(): pass

@pytest.mark.skip
@pytest.mark.clause("CF-3")
def test_two(): pass

@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.clause("CF-4")
def test_three(n): pass
"""


@pytest.fixture
def tests(tmp_path):
    (tmp_path / "test_it.py").write_text(GOOD)
    return tmp_path


def coverage(tests, *more: str) -> int:
    return run(["rules", "connect_four", "--coverage", "--tests", str(tests), *more])


def test_clauses_without_a_test_are_named_and_skipped_tests_do_not_count(tests, capsys):
    assert coverage(tests) == 1
    said = capsys.readouterr().out
    assert "3 of 6 clauses are cited by tests; without: CF-3, CF-5, CF-6" in said
    assert "CF-3      0  NO TEST" in said
    assert "CF-1      1  test_it.py::test_one" in said
    assert "CF-4      2  test_it.py::test_three[1], test_it.py::test_three[2]" in said


def test_a_citation_of_no_clause_is_named_with_its_test(tests, capsys):
    every = '", "'.join(f"CF-{n}" for n in range(1, 7))
    (tests / "test_it.py").write_text(
        f'import pytest\n@pytest.mark.clause("{every}")\ndef test_all(): pass\n'
    )
    assert coverage(tests) == 0
    (tests / "test_more.py").write_text(
        'import pytest\n@pytest.mark.clause("CF-99")\ndef test_wrong(): pass\n'
        '@pytest.mark.clause("LD-1")\ndef test_of_another_game(): pass\n'
    )
    assert coverage(tests) == 1
    said = capsys.readouterr().out
    assert "test_more.py::test_wrong cites CF-99, which is no clause" in said
    assert "test_of_another_game" not in said


def test_as_json(tests, capsys):
    assert coverage(tests, "--json") == 1
    said = json.loads(capsys.readouterr().out)
    assert said["clauses"]["CF-2"] == ["test_it.py::test_one"]
    assert said["uncovered"] == ["CF-3", "CF-5", "CF-6"]
    assert said["unknown"] == {}


def test_a_folder_without_tests_proves_nothing(tmp_path, capsys):
    assert coverage(tmp_path) == 1
    assert "0 of 6 clauses" in capsys.readouterr().out


def test_tests_that_cannot_be_collected_are_said(tests):
    (tests / "test_it.py").write_text("import nowhere_at_all\n")
    with pytest.raises(BadInput, match=r"cannot be collected: .*nowhere_at_all"):
        coverage(tests)


def test_a_folder_that_is_not_there_is_said(tmp_path):
    with pytest.raises(BadInput, match="there is no such folder"):
        coverage(tmp_path / "nowhere")


def test_a_folder_of_tests_needs_coverage():
    with pytest.raises(BadInput, match="goes with --coverage"):
        run(["rules", "connect_four", "--tests", "."])


def test_tests_are_found_beside_the_package():
    assert folder_of_tests(None, "liars_dice").parts[-3:] == ("examples", "liars_dice", "tests")
    assert (folder_of_tests(None, "spacewalk") / "tests" / "spacewalk").is_dir()
