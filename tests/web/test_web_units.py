"""The client's headless parts have tests of their own (web/tests, Vitest); here they count, too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def unit_tests(*arguments: str) -> tuple[int, str]:
    """Run Vitest: its exit status and what it says."""
    command = [sys.executable, str(ROOT / "tools" / "build_web.py"), "--test", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, ANSI.sub("", done.stdout + done.stderr)


def test_the_headless_parts_of_the_client_keep_their_promises() -> None:
    status, said = unit_tests()
    assert status == 0, said
    passed = re.search(r"Tests\s+(\d+) passed \((\d+)\)", said)
    assert passed, said
    assert passed[1] == passed[2]  # none was left out
    for file in (ROOT / "web" / "tests").rglob("*.test.ts"):
        assert file.relative_to(ROOT / "web").as_posix() in said  # nothing was overlooked


def test_a_broken_promise_of_the_client_fails_here(tmp_path: Path) -> None:
    """Negative control: a test that fails makes Vitest, and thus `make test`, fail."""
    test = 'import { expect, test } from "vitest";\ntest("two", () => expect(1 + 1).toBe(3));\n'
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "wrong.test.ts").write_text(test)
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    status, said = unit_tests("--root", str(tmp_path))
    assert status != 0
    assert "1 failed" in said
