"""The map of the repository is true: every folder is named, every file that is named exists."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAP = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
BASES = ("", "src/orrery", "src/orrery/server", "src/orrery/core", "src/orrery/bots", "docs", "web")
WORDS_OF_A_GUIDE = 1200
"""About two pages."""


def folders() -> set[str]:
    """The top folders of the repository, those of our package, and those of the tests."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    found = {path.split("/")[0] for path in listed if "/" in path} - {"src", "tests"}
    for above in ("src/orrery", "tests"):
        below = [path.removeprefix(f"{above}/") for path in listed if path.startswith(f"{above}/")]
        found |= {f"{above}/{path.split('/')[0]}" for path in below if "/" in path}
    return found


def named() -> set[str]:
    """The folders that the map names; `tests/X` stands for the games'."""
    games = {f"tests/{game.name}" for game in (ROOT / "src/orrery/games").iterdir()}
    heads = [line[4:].split("  ")[0] for line in MAP.splitlines() if line.startswith("    ")]
    found = set(games)
    for head in filter(None, heads):
        first, *others = head.strip().split(", ")
        above = first.rpartition("/")[0]
        found |= {first.rstrip("/").removesuffix("/X"), *(f"{above}/{name}" for name in others)}
    return found


def test_contributing_names_every_folder():
    assert folders() - named() == set()


def test_contributing_names_no_folder_that_is_gone():
    there = folders() | {f"tests/{game.name}" for game in (ROOT / "src/orrery/games").iterdir()}
    claimed = {name for name in named() if "/" in name or (ROOT / name).is_dir()}
    assert {name for name in claimed if not name.startswith("make")} - there <= {"tests"}


def test_every_file_that_the_architecture_names_exists():
    paths = re.findall(r"`([\w/.]+\.(?:py|ts|md|svg))`", PAGE)
    assert len(paths) > 25
    for path in paths:
        bases = [*BASES, *(f"src/orrery/{name}" for name in re.findall(r"^\| `(\w+)`", PAGE, re.M))]
        found = any((ROOT / base / path).exists() for base in bases)
        assert found or list((ROOT / "src/orrery/games").glob(f"*/{path}")), path


@pytest.mark.parametrize("guide", ["architecture", "bots", "speed", "lab", "envs", "add_a_game"])
def test_a_guide_is_two_pages(guide):
    text = (ROOT / "docs" / f"{guide}.md").read_text("utf-8")
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    assert len(prose.split()) <= WORDS_OF_A_GUIDE


@pytest.mark.parametrize("guide", ["bots", "speed", "lab"])
def test_measurements_are_in_the_findings(guide):
    """An interval in brackets, like 79 % (73 to 84), is a measurement."""
    text = (ROOT / "docs" / f"{guide}.md").read_text("utf-8")
    assert re.findall(r"\d ?% \(\d", text) == []
    assert f"findings/{'spacewalk' if guide == 'lab' else guide}.md" in text


def test_the_measurements_of_the_client_are_in_the_findings():
    text = (ROOT / "docs" / "web.md").read_text("utf-8")
    assert "(findings/web.md)" in text
    assert re.findall(r"\d ?(?:ms|kB|frames)\b", text) == []


GAMES = sorted(page.stem for page in (ROOT / "docs" / "games").glob("*.md"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_links_to_its_measurements(game):
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    measured = page.partition("## Measured play\n")[2].partition("\n## ")[0]
    assert f"(../findings/{game}.md#measured-play)" in measured
    assert re.findall(r"^\|", measured, re.MULTILINE) == []
    assert re.findall(r"\d ?% \(\d|a second on one core", page) == []
    assert "## Measured play\n" in (ROOT / "docs" / "findings" / f"{game}.md").read_text("utf-8")


def drawn_layers() -> list[set[str]]:
    """The packages of the picture, row by row from the top."""
    picture = (ROOT / "docs" / "pictures" / "layers.svg").read_text("utf-8")
    rows: dict[int, set[str]] = {}
    for y, name in re.findall(r'class="t" x="\d+" y="(\d+)">(\w+)<', picture):
        rows.setdefault(int(y), set()).add(name)
    ours = {package.name for package in (ROOT / "src" / "orrery").iterdir() if package.is_dir()}
    return [rows[y] & ours for y in sorted(rows)]


def test_the_picture_has_the_layers_that_imports_are_held_to():
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    held = config["tool"]["importlinter"]["contracts"][0]["layers"]
    wanted = [{name.strip().removeprefix("orrery.") for name in row.split("|")} for row in held]
    assert drawn_layers() == wanted
