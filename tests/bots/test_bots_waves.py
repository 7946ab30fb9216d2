"""The search in waves, as a GPU does it, grows the trees that the search of one game grows.

So does one that lists the legal actions at every visit of a node, whether or not it is sure.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.bots.search.tree import ROOT, SECRET, add_child, clear, new_tree
from orrery.core.chance import CHANCE
from orrery.core.hooks import thinking_of
from orrery.core.registry import find_game, game_ids

SCRIPT = Path(__file__).with_name("wave_trees.py")
LEVELS = {
    "connect_four": ["captain/iterations=30", "captain/iterations=30/foresight=0"],
    "liars_dice": [
        "captain/iterations=20",
        "captain/iterations=20/quick_others=2/halving=1/expand_at=3",
        "captain/iterations=20/quick_others=1/lump=0",
    ],
    "spacewalk": [
        "captain/iterations=12",
        "captain/iterations=12/halving=1/cut=3",
        "captain/iterations=40/cut=1",
    ],
    "astroplane": ["captain/iterations=6"],
    "situation7": ["captain/iterations=6"],
    "zylatron": ["captain/iterations=6"],
}
"""All but ASTRON, whose charts take plain rules minutes."""


@pytest.mark.parametrize("game", LEVELS)
def test_trees_are_the_same_in_waves_and_with_a_list_at_every_visit(game: str):
    """By plain rules: nothing is compiled for it."""
    done = subprocess.run(
        [sys.executable, SCRIPT, game, *LEVELS[game]],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()
    assert len(lines) == 3 * len(LEVELS[game])
    assert all(re.fullmatch(r"\d+ nodes", line) for line in lines), lines


def test_a_node_is_sure_where_nothing_is_hidden_but_not_behind_a_secret_of_nature():
    has_secrets = {name for name in game_ids() if not thinking_of(find_game(name).engine).is_open}
    assert has_secrets == {"astron", "liars_dice"}
    stays_sure = find_game("connect_four").template("orrery.bots.search.descent").stays_sure
    tree = new_tree(8, 2)
    clear(tree)
    told = add_child(tree, ROOT, 0, 3, 1.0)
    secret = add_child(tree, ROOT, CHANCE, SECRET, 1.0)
    assert stays_sure(tree, told, True)
    assert not stays_sure(tree, told, False)
    assert not stays_sure(tree, secret, True)
