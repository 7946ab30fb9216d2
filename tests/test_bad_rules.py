"""A rule that Numba cannot compile is named in one sentence, with file and line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SCRIPT = '''
from orrery.core.rule import rule

@rule
def inner(x: int) -> int:
    """Adds what cannot be added."""
    y = x + 1
    return y + "three"

@rule
def outer(x: int) -> int:
    """Calls it."""
    return inner(x)

@rule
def careless(x: int) -> int:
    """Builds a list."""
    found = [x]
    found.append(3)
    return len(found)

@rule
def lost(x: int) -> int:
    """Calls nobody."""
    return nobody(x)

for one in (outer, careless, lost):
    try:
        one(1)
    except TypeError as error:
        print(error)
'''


@pytest.fixture(scope="module")
def said(tmp_path_factory) -> list[str]:
    folder = tmp_path_factory.mktemp("bad")
    (folder / "bad_game.py").write_text(SCRIPT)
    run = subprocess.run(
        [sys.executable, "-c", "import bad_game"], capture_output=True, text=True, check=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": str(folder),
             "ORRERY_CACHE": str(folder / "cache")},
    )  # fmt: skip
    return run.stdout.splitlines()


def test_the_innermost_rule_is_named_with_its_line(said):
    assert said[0].startswith("rule inner, ")
    assert "bad_game.py line 8, cannot be compiled: No implementation" in said[0]


def test_a_rule_that_allocates_is_told_so(said):
    assert "rule careless, " in said[1]
    assert said[1].endswith(
        "line 18, cannot be compiled: it allocates memory, which rules never do"
    )


def test_each_error_is_one_sentence(said):
    assert len(said) == 3
    assert "rule lost" in said[2]
    assert "'nobody' is not defined" in said[2]
