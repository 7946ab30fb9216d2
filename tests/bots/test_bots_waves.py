"""The search in waves, as a GPU does it, grows the trees that the search of one game grows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("wave_trees.py")
LEVELS = {
    "connect_four": ["captain/iterations=30", "captain/iterations=30/foresight=0"],
    "liars_dice": [
        "captain/iterations=20",
        "captain/iterations=20/quick_others=2/halving=1/expand_at=3",
        "captain/iterations=20/quick_others=1/lump=0",
    ],
    "spacewalk": ["captain/iterations=12", "captain/iterations=12/halving=1/cut=3"],
    "astroplane": ["captain/iterations=6"],
    "situation7": ["captain/iterations=6"],
    "zylatron": ["captain/iterations=6"],
}
"""All but ASTRON, whose charts take plain rules minutes."""


@pytest.mark.parametrize("game", LEVELS)
def test_trees_grown_in_waves_are_those_of_one_game_after_the_other(game: str):
    """By plain rules: nothing is compiled for it."""
    done = subprocess.run(
        [sys.executable, SCRIPT, game, *LEVELS[game]],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()
    assert len(lines) == 3 * len(LEVELS[game])
    assert all(re.fullmatch(r"\d+ nodes", line) for line in lines), lines
