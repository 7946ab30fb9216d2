"""The style check of rules finds what it should, and nothing in our sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "check_rule_style.py"


def check(*paths: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), *paths], capture_output=True, text=True, check=False
    )


def test_our_rules_are_fine():
    run = check()
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("raise ValueError", "raises"),
        ("x = [1, 2]\n    return x", "builds a list"),
        ("return np.zeros(3)", "calls zeros"),
        ("return bad(state)", "calls itself"),
        ("return f'{state}'", "formats text"),
        ("print(state)", "calls print"),
    ],
)
def test_what_a_rule_may_not_do_is_found(tmp_path, body, fault):
    source = f'@rule\ndef bad(state: int) -> int:\n    """Promise."""\n    {body}\n'
    (tmp_path / "bad.py").write_text(source)
    run = check(str(tmp_path))
    assert run.returncode == 1
    assert fault in run.stdout


def test_a_rule_without_promise_or_types_is_found(tmp_path):
    (tmp_path / "bad.py").write_text("@rule\ndef bad(state):\n    return 1\n")
    output = check(str(tmp_path)).stdout
    assert "says nothing about its promise" in output
    assert "has no complete types" in output
