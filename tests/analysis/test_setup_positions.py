"""The positions that the client's tests set up by hand are positions, and leave nothing out."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from orrery.core.registry import find_game

FILE = Path(__file__).parents[2] / "web/tests/boards/positions.json"
POSITIONS: dict[str, list[str]] = json.loads(FILE.read_text())


@pytest.mark.parametrize("game_id", sorted(POSITIONS))
def test_positions_set_up_by_hand_have_every_word_that_a_text_can_have(game_id: str) -> None:
    game = find_game(game_id)
    extras = importlib.import_module(f"orrery.games.{game_id}.positions").POSITION.extras
    said: set[str] = set()
    for text in POSITIONS[game_id]:
        board, state = game.parse_position(text)
        assert game.position_text(board, state) == text
        said |= {word.partition("=")[0] for word in text.split()}
    assert set(extras) <= said
