"""The cache of compiled rules: whatever compiled code may contain decides where it is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.core import rule

SOURCES = Path(orrery.__file__).parent
GAME = "orrery.games.spacewalk"
HASHED = sorted(
    str(file.relative_to(SOURCES))
    for folder in ("core", "bots", "lab", "games/spacewalk")
    for file in (SOURCES / folder).rglob("*.py")
)


def fingerprint_with(monkeypatch: pytest.MonkeyPatch, changed: str) -> str:
    """The fingerprint if one byte more stood in a file."""
    read = Path.read_bytes

    def read_changed(path: Path) -> bytes:
        return read(path) + (b" " if path == SOURCES / changed else b"")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", read_changed)
        return rule._fingerprint(GAME)


@pytest.mark.parametrize("source", HASHED)
def test_a_changed_byte_in_any_source_changes_the_folder(monkeypatch, source):
    assert fingerprint_with(monkeypatch, source) != rule._fingerprint(GAME)


def test_the_files_without_a_rule_are_among_them():
    assert {"core/bits.py", "core/seats.py", "core/outcomes.py"} <= set(HASHED)


def test_another_game_and_the_server_do_not_matter(monkeypatch):
    now = rule._fingerprint(GAME)
    assert fingerprint_with(monkeypatch, "games/astron/engine.py") == now
    assert fingerprint_with(monkeypatch, "server/room.py") == now


@pytest.mark.parametrize(("name", "usual"), [("NUMBA_OPT", "3"), ("NUMBA_BOUNDSCHECK", "0")])
def test_code_that_was_compiled_otherwise_is_kept_apart(monkeypatch, name, usual):
    monkeypatch.delenv(name, raising=False)
    now = rule._fingerprint(GAME)
    monkeypatch.setenv(name, usual)
    assert rule._fingerprint(GAME) == now
    monkeypatch.setenv(name, "1")
    assert rule._fingerprint(GAME) != now


def test_a_line_that_moves_from_one_file_to_the_next_is_a_change(tmp_path, monkeypatch):
    monkeypatch.setattr(rule, "source_folders", lambda package: [tmp_path])
    one, two = tmp_path / "a.py", tmp_path / "b.py"
    one.write_text("x = 1\ny = 2\n")
    two.write_text("z = 3\n")
    before = rule._fingerprint(GAME)
    one.write_text("x = 1\n")
    two.write_text("y = 2\nz = 3\n")
    assert rule._fingerprint(GAME) != before


def test_nothing_kept_on_disk_comes_from_outside_the_hashed_folders():
    shared = tuple(f"{name}/" for name in rule.SHARED)
    for file in SOURCES.rglob("*.py"):
        name = str(file.relative_to(SOURCES))
        if not name.startswith((*shared, "games/", "wasm/")):  # what is aimed at wasm32 is not kept
            source = file.read_text("utf-8")
            for sign in ("\n@rule", "\n@inlined_rule", "cache=True"):
                assert sign not in source, f"{name} declares compiled code that is kept on disk"


@pytest.mark.parametrize("command", [("selfplay", "connect_four"), ("serve", "--db", ":memory:")])
def test_a_place_where_no_code_can_be_kept_is_named_before_anything_is_played(tmp_path, command):
    file = tmp_path / "a file"
    file.touch()
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "ORRERY_CACHE": str(file / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "orrery", *command], env=environment, cwd=tmp_path,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    said = f"compiled code cannot be kept in {file / 'cache'}: Not a directory"
    assert done.stderr.strip() == f"orrery: {said}; ORRERY_CACHE=FOLDER names another place"
