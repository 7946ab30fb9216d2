"""The README's Python session and its commands work as printed."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from orrery.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[1]


def test_the_python_session_runs_as_printed():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_tutorial_session_runs_as_printed():
    result = doctest.testfile(str(ROOT / "docs" / "add_a_game.md"), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0


def test_the_gymnasium_session_runs_as_printed():
    pytest.importorskip("gymnasium")
    result = doctest.testfile(str(ROOT / "docs" / "envs.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


def test_the_session_with_a_module_runs_as_printed():
    result = doctest.testfile(str(ROOT / "docs" / "wasm.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


def test_every_extra_that_is_named_exists():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]
    named = {
        (extra, file.relative_to(ROOT).as_posix())
        for file in [*pages, *sources, *(ROOT / "examples").rglob("*.py")]
        for extras in re.findall(r"\borrery\[([a-z0-9, -]+)\]", file.read_text("utf-8"))
        for extra in extras.split(",")
    }
    assert len(named) > 20
    assert not {one for one in named if one[0].strip() not in project["optional-dependencies"]}


def test_commands_and_links_exist():
    text = (ROOT / "README.md").read_text("utf-8")
    for command in re.findall(r"\.venv/bin/orrery ([\w-]+)", text):
        assert command in COMMANDS
    for page in ["README.md", "CONTRIBUTING.md", *map(str, (ROOT / "docs").rglob("*.md"))]:
        file = ROOT / page
        for link in re.findall(r"\]\(([^)#]+)\)", file.read_text("utf-8")):
            if "://" not in link:
                assert (file.parent / link).exists(), f"{page} links to {link}"


PICTURES = ROOT / "docs" / "pictures"
FIVE = ("spacewalk", "astron", "astroplane", "zylatron", "situation7")


def test_the_readme_shows_every_game_and_a_lesson_that_moves():
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    for game in FIVE:
        assert f"docs/pictures/screens/table-{game}-desktop.png" in shown
    assert "docs/pictures/lesson.png" in shown
    lesson = (PICTURES / "lesson.png").read_bytes()
    n_frames = int.from_bytes(lesson.split(b"acTL", 1)[1][:4], "big")
    assert n_frames == lesson.count(b"fcTL") > 5


def test_pictures_are_small():
    sizes = {path.name: path.stat().st_size for path in PICTURES.rglob("*.png")}
    assert {name: size for name, size in sizes.items() if size >= 300_000} == {}
    assert sum(sizes.values()) < 2_000_000
