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
for line in thoughts(game, native(game), "captain", {iterations}):
    print(line)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_captain_thinks_the_same_tree_as_compiled_and_plain(game: str, said_both_ways):
    found = find_game(game)
    rules = load(found, module_of(game))
    there = list(thoughts(found, functools.partial(think, rules), "captain", ITERATIONS))
    here = said_both_ways(SCRIPT.format(game=game, iterations=ITERATIONS))
    assert there == here
    assert int(here[0].split()[1]) > 5
