"""The evaluation of positions, for the search."""

from __future__ import annotations

import os
import subprocess
import sys

PICKING = """
from orrery.core.game import rules_view
from orrery.core.registry import find_game
game = find_game("zylatron")
values = game.meta.read_options(4, {"pick_planets": True})
board = game.load_board(game.default_board(values))
state = game.setup(board, values)
game.apply(board, state, 0, game.actions(board, state, 0)[0])
print([game.engine.evaluate(rules_view(board), rules_view(state), seat) for seat in range(4)])
"""


def test_while_planets_are_picked_nobody_is_near_a_planet_that_nobody_has():
    """Plain rules refuse what compiled ones would read from the wrong end of a list."""
    told = [
        subprocess.run(
            [sys.executable, "-c", PICKING], env={**os.environ, "NUMBA_DISABLE_JIT": is_plain},
            capture_output=True, text=True, check=True,
        ).stdout
        for is_plain in "10"
    ]  # fmt: skip
    assert told[0] == told[1]
