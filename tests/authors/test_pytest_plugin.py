"""The pytest plug-in: the marker, citations of no clause, what a run has proved, and its weight."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CITING = """
import pytest

@pytest.mark.clause("CF-1", "CF-2")
def test_good(): pass

@pytest.mark.clause("CF-3")
def test_bad(): assert False
"""


@pytest.fixture
def pytest_on(tmp_path):
    """Run pytest on a text, in a folder that says nothing of markers."""

    def run(source: str, *arguments: str):
        (tmp_path / "test_it.py").write_text(source)
        return subprocess.run(
            [sys.executable, "-m", "pytest", "--strict-markers", "-p", "no:cacheprovider",
             *arguments],
            cwd=tmp_path, env={**os.environ, "NUMBA_DISABLE_JIT": "0"},
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    return run


def test_the_marker_is_known(pytest_on):
    done = pytest_on(CITING, "-k", "good")
    assert done.returncode == 0, done.stdout
    assert "@pytest.mark.clause(*ids)" in pytest_on(CITING, "--markers").stdout


WRONG = "@pytest.mark.clause('CF-7')\ndef test_wrong(): pass\n"


@pytest.mark.parametrize("skipped", ["", "@pytest.mark.skip\n"])
def test_a_citation_of_no_clause_stops_everything(pytest_on, skipped):
    done = pytest_on(CITING + skipped + WRONG)
    assert done.returncode == 4
    assert "test_it.py::test_wrong cites CF-7, which is no clause" in done.stderr
    assert "passed" not in done.stdout


def test_in_a_worker_the_test_that_cites_no_clause_fails(pytest_on):
    done = pytest_on(CITING + "@pytest.mark.skip\n" + WRONG, "-n", "1", "-k", "not bad")
    assert done.returncode == 1
    assert "test_it.py::test_wrong cites CF-7, which is no clause" in done.stdout
    assert "1 passed, 1 error" in done.stdout


def test_a_marker_without_a_clause_is_an_error(pytest_on):
    done = pytest_on("import pytest\n@pytest.mark.clause\ndef test_it(): pass\n")
    assert done.returncode == 4
    assert "test_it cites nothing" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["-n", "1"]])
def test_only_tests_that_passed_prove_something(pytest_on, arguments):
    done = pytest_on(CITING, "--clauses", "connect_four", *arguments)
    wanted = "connect_four: 2 of 6 clauses are proved by tests that passed; not CF-3, CF-4, CF-5"
    assert wanted in done.stdout


def test_clauses_of_no_game_are_a_mistake(pytest_on):
    done = pytest_on(CITING, "--clauses", "conect_four")
    assert done.returncode == 4
    assert "did you mean 'connect_four'?" in done.stderr


def test_nothing_heavy_is_loaded(pytest_on):
    watching = """
import sys

import pytest

@pytest.mark.clause("CF-1")
def test_light():
    heavy = {"numba", "numpy", "starlette", "rich", "orrery.server", "orrery.core.game"}
    assert not heavy & set(sys.modules)
"""
    done = pytest_on(watching)
    assert done.returncode == 0, done.stdout
