"""The tutorial is the game: its code blocks are pieces of the package, its size is as promised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.core.kinds import OFFERED, SPELLING
from orrery.core.signatures import MODULES, RULES

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
LIARS_DICE = ROOT / "examples" / "liars_dice"
BLOCK = re.compile(r"```(?:python|toml|ftl)\n# (\S+)\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)
WALK = (ROOT / "docs" / "liars_dice.md").read_text("utf-8")
FUNCTIONS = (ROOT / "docs" / "functions.md").read_text("utf-8")


def file_of(name: str) -> Path:
    return LIARS_DICE / name if name == "pyproject.toml" else LIARS_DICE / "src/liars_dice" / name


def sources(example: str) -> list[Path]:
    """All files of an example but tests, lessons, names of features and texts beside the sheet."""
    folder = ROOT / "examples" / example
    package = folder / "src" / example
    files = [folder / "pyproject.toml", *package.glob("*.py"), *package.glob("*.toml")]
    files = [file for file in files if file.name not in ("lessons.toml", "observation.py")]
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


# The whole game, line by line


def typed() -> dict[str, str]:
    """File -> what somebody has who types all blocks of the walk, one after the other."""
    found: dict[str, str] = {}
    rulebook = re.findall(r"```markdown\n<!-- (\S+) -->\n(.*?)```", WALK, re.DOTALL)
    for name, piece in [*rulebook, *BLOCK.findall(WALK)]:
        found[name] = found.get(name, "") + piece
    return found


def written(text: str) -> list[str]:
    """The lines that are not empty."""
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(
    "file", [*sources("liars_dice"), Path("texts/de.ftl"), Path("texts/en.ftl")], ids=str
)
def test_who_types_the_walk_has_the_whole_game(file):
    name = f"texts/{file.name}" if file.suffix == ".ftl" else file.name
    assert written(typed()[name]) == written(file_of(name).read_text("utf-8"))


def test_the_walk_has_a_test_of_the_game():
    file = LIARS_DICE / "tests" / "test_liars_dice.py"
    assert typed()[file.name] in file.read_text("utf-8")


@pytest.mark.parametrize("word", ["dice_of", "hands_text", "read_hands", "`?`", "`.`", "UNROLLED"])
def test_the_walk_explains_what_is_not_plain(word):
    prose = re.sub(r"```.*?```", "", WALK, flags=re.DOTALL)
    assert word in prose


# The table of functions


def said_to_take(page: str) -> dict[str, tuple[str, ...]]:
    """Function -> its parameters, by the tables of a page."""
    rows = re.findall(r"^\| `(\w+)\(([^)]*)\)` \|", page, re.MULTILINE)
    return {name: tuple(taken.split(", ")) for name, taken in rows}


def test_the_table_says_what_every_function_is_held_to():
    modules = {name: taken for takes in MODULES.values() for name, taken in takes.items()}
    assert said_to_take(FUNCTIONS) == {**RULES, **modules}


@pytest.mark.parametrize("role", [*OFFERED, *SPELLING])
def test_the_table_says_what_bound_functions_may_ask_for(role):
    offered = {**OFFERED, **SPELLING}[role]
    has_blanks = role in ("referee", "deed", "writer")
    names = ", ".join(f"`{name}`" for name in offered)
    row = f"| `@BID.{role}` | {names}{', and the blanks of the kind' if has_blanks else ''} |"
    assert row in FUNCTIONS


def test_functions_named_in_the_tutorial_take_what_it_says():
    named = re.findall(r"`(\w+)\((board[^)`]*)\)`", PAGE)
    assert {name for name, _ in named} >= {"setup", "score"}
    for name, taken in named:
        assert tuple(taken.split(", ")) == RULES[name]
