"""Boards travel without what follows from the rest of them."""

from __future__ import annotations

import pytest

from orrery.core.records import bytes_of
from orrery.core.registry import find_game, game_ids

pytest.importorskip("wasmtime", reason="no wasmtime: pip install 'orrery[wasm]'")

from orrery.wasm.boards import board_from, pieces_of
from orrery.wasm.runtime import Rules, load
from orrery.wasm.shipped import shipped_module

MOST_BYTES = 20_000
BOARDS = [(game_id, name) for game_id in game_ids() for name in find_game(game_id).meta.boards]

NARROW = """
like = "major"
width = 49
[land]
homes = [[8, 4], [40, 4], [40, 24], [8, 24]]
moons = [[16, 8], [32, 8], [32, 20], [16, 20]]
zylon = [24, 14]
"""


def rules_of(game_id: str) -> Rules:
    module = shipped_module(find_game(game_id))
    assert module is not None
    return load(find_game(game_id), module)


@pytest.mark.parametrize(("game_id", "name"), BOARDS)
def test_a_module_makes_a_whole_board_of_a_few_kilobytes(game_id, name):
    game = find_game(game_id)
    board = game.load_board(name)
    pieces = pieces_of(game, board)
    assert sum(len(content) for _, content in pieces) < MOST_BYTES
    content = bytes_of(board)
    assert board_from(rules_of(game_id), pieces, len(content)) == content


def test_the_tables_of_another_galaxy_are_laid_by_the_module_too(tmp_path):
    file = tmp_path / "narrow.toml"
    file.write_text(NARROW)
    game = find_game("zylatron")
    board = game.load_board(str(file))
    content, pieces = bytes_of(board), pieces_of(game, board)
    assert sum(len(some) for _, some in pieces) < len(content) // 100
    assert content != bytes_of(game.load_board("major"))
    assert board_from(rules_of("zylatron"), pieces, len(content)) == content
