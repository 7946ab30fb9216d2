"""Server, core and terminal know no game's own words: a game says them by its meta and its hooks.

What counts is code and texts; an example in a comment or a docstring may name a game.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.core.contract import GAME_MODULES
from orrery.core.registry import find_meta

SOURCE = Path(__file__).resolve().parents[1] / "src" / "orrery"
GAMES = ("spacewalk", "astron", "astroplane", "zylatron", "situation7")
SHIPPED = SOURCE / "core" / "registry.py"
"""The one file that names our games: it lists what is shipped."""

COMMON = {
    "agree", "cards", "rules", "teams", "tempo", "tokens", "variant",
}  # fmt: skip
"""Names of options that mean something else elsewhere, too."""

OF_THE_GAMES = (
    "misfit", "time up", "rocket", "satellite", "astronaut", "jigsaw", "black hole", "hyperspace",
    "asteroid", "planet", "orbit", "starship", "cargo", "laser",
)  # fmt: skip
CLAUSE = r"(?:SW|AS|AP|ZY|S7)-\d+"


def own_words() -> set[str]:
    """Ids and options of our games, and words of their rulebooks."""
    options = {option.name for game in GAMES for option in find_meta(game).options}
    return {*GAMES, *OF_THE_GAMES, *(options - COMMON)}


def files_of(*layers: str) -> list[Path]:
    return sorted(path for layer in layers for path in (SOURCE / layer).rglob("*.py"))


def documentation(source: str) -> set[int]:
    """The lines on which docstrings begin."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    return {n.lineno for n in nodes if isinstance(getattr(n.value, "value", None), str)}


def code_of(source: str) -> Iterator[tuple[int, str]]:
    """Names and texts of a file, with their lines; neither comments nor docstrings."""
    left_out = documentation(source)
    kinds = {tokenize.NAME, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in kinds and token.start[0] not in left_out:
            yield token.start[0], token.string


def found_in(source: str) -> list[tuple[int, str]]:
    """Where a source says a game's own word."""
    words = "|".join(re.escape(word) for word in sorted(own_words()))
    pattern = re.compile(rf"(?<![a-z])(?:{words})(?:e?s)?(?![a-z])|\b{CLAUSE}\b", re.IGNORECASE)
    return [(line, said[0]) for line, text in code_of(source) for said in pattern.finditer(text)]


@pytest.mark.parametrize("layer", ["server", "core", "cli"])
def test_no_game_s_own_word_is_in(layer):
    found = {
        str(path.relative_to(SOURCE)): words
        for path in files_of(layer)
        if path != SHIPPED and (words := found_in(path.read_text("utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    "planted",
    [
        'minutes = options.get("time_limit", 0)', 'TEXT = "time up"', "misfit = game.hooks.misfit",
        'find_game("situation7")', 'raise BadInput("no", "S7-12")', "n_rockets = 3",
        'f"the planets of {seat}"', "first_player = 1",
    ],
)  # fmt: skip
def test_a_word_of_a_game_is_found(planted):
    assert found_in(f'"""A module of time_limit."""\n{planted}  # time_limit\n')


@pytest.mark.parametrize("said", ['"""As in spacewalk, SW-9."""', "x = 1  # S7-12", "warm = 1"])
def test_examples_in_comments_and_docstrings_are_no_words(said):
    assert found_in(f"{said}\n") == []


def test_modules_of_a_game_are_those_of_the_contract_and_hooks_are_typed():
    """Nobody looks for other modules of a game but `core.hooks`."""
    for path in files_of("server", "cli", "bots", "lab", "envs", "cuda", "wasm"):
        source = path.read_text("utf-8")
        asked = re.findall(r"\.module\(\s*[\"'](\w+)", source)
        assert set(asked) <= set(GAME_MODULES), path
        assert not re.search(r"find_spec\(f?[\"'{]*\w*\.?package\b[^_]", source), path
