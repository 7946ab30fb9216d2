"""The search as WebAssembly: the same trees, byte for byte, floats too."""

from __future__ import annotations

import functools

import pytest

from orrery.core.registry import find_game

pytest.importorskip("ziglang", reason="no wasm-ld: pip install 'orrery[wasm-build]'")
pytest.importorskip("wasmtime", reason="no wasmtime: pip install 'orrery[wasm]'")

from same_thoughts import thoughts
from test_wasm import GAMES, module_of

from orrery.wasm.runtime import load
from orrery.wasm.searching import think

ITERATIONS = 40

SCRIPT = """
from orrery.core.registry import find_game
from same_thoughts import native, thoughts
game = find_game({game!r})
for line in thoughts(game, native(game), "captain", {iterations}, {learned}):
    print(line)
"""


def told(game: str, iterations: int, learned: int | None) -> list[str]:
    """The trees of a module."""
    found = find_game(game)
    search = functools.partial(think, load(found, module_of(game)))
    return list(thoughts(found, search, "captain", iterations, learned))


@pytest.mark.parametrize("game", GAMES)
def test_a_captain_thinks_the_same_tree_as_compiled_and_plain(game: str, said_both_ways):
    here = said_both_ways(SCRIPT.format(game=game, iterations=ITERATIONS, learned=None))
    assert told(game, ITERATIONS, None) == here
    assert int(here[0].split()[1]) > 5


@pytest.mark.parametrize("game", ["connect_four", "spacewalk"])
def test_a_network_corrects_the_same_tree_as_compiled_and_plain(game: str, said_both_ways):
    here = said_both_ways(SCRIPT.format(game=game, iterations=12, learned=1))
    assert told(game, 12, 1) == here
    assert told(game, 12, 0) != here
