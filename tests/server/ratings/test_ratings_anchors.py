"""Anchors: what the arena has measured, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from orrery.bots.levels import level_names
from orrery.server.ratings.anchors import anchors, between

ROOT = Path(__file__).parents[3]


def test_the_data_follows_from_the_meetings():
    command = [sys.executable, "tools/make_anchors.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_ranks_of_each_game_stand_in_their_order():
    assert set(anchors()) == {"astron", "astroplane", "situation7", "spacewalk", "zylatron"}
    for points in anchors().values():
        measured = [rank for rank in level_names() if rank != "grand_admiral" or rank in points]
        assert list(points) == measured
        assert list(points.values()) == sorted(points.values())


def test_a_number_lies_between_two_ranks_or_beyond_all():
    points = anchors()["astron"]
    assert between("astron", points["lieutenant"] + 1) == ("lieutenant", "commander")
    assert between("astron", 0) == (None, "cadet")
    assert between("astron", 9999) == (list(points)[-1], None)
    assert between("unknown", 1500) == (None, None)
