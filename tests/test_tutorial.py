"""The tutorial is the game: its code blocks are pieces of the package, its size is as promised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
LIARS_DICE = ROOT / "examples" / "liars_dice"
BLOCKS = re.findall(r"```(?:python|toml)\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)


def file_of(name: str) -> Path:
    return LIARS_DICE / name if name == "pyproject.toml" else LIARS_DICE / "src/liars_dice" / name


def sources(example: str) -> list[Path]:
    """All files of an example but tests and other languages."""
    folder = ROOT / "examples" / example
    package = folder / "src" / example
    files = [folder / "pyproject.toml", *package.glob("*.py"), *package.glob("*.toml")]
    return [*files, package / "rulebook.md"]


def n_lines(files: list[Path]) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


@pytest.mark.parametrize(("name", "piece"), BLOCKS, ids=lambda text: text.split("\n")[0][:30])
def test_every_block_is_a_piece_of_the_game(name, piece):
    assert piece in file_of(name).read_text("utf-8")


def test_every_file_of_the_game_is_mentioned():
    assert {name for name, _ in BLOCKS} == {"pyproject.toml", "__init__.py", "rules.py"}
    assert len(BLOCKS) >= 7
    for file in sources("liars_dice"):
        assert file.name in PAGE


def test_the_page_stays_short():
    assert len(PAGE.splitlines()) <= 240
    prose = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    assert len(prose.split()) <= 950  # two pages


@pytest.mark.parametrize(
    ("example", "most", "n_files"), [("connect_four", 249, 6), ("liars_dice", 349, 6)]
)
def test_an_example_stays_small(example, most, n_files):
    files = sources(example)
    assert n_lines(files) <= most
    assert len(files) == n_files


def test_the_promised_number_of_lines_is_true():
    assert f"in {n_lines(sources('liars_dice'))}\nlines" in PAGE
