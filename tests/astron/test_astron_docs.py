"""The page and the picture of ASTRON are made from its data."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import orrery
from orrery.games.astron.board import load_board

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = [
    "# ASTRON", "## The game", "## Players and options", "## Positions and actions as text",
    "## The board as data", "## How it is encoded", "## Measured play",
    "## Rulings and reconstructions",
]  # fmt: skip


def test_the_picture_of_the_base_is_made_from_the_data():
    path = ROOT / "tools" / "draw_astron_base.py"
    spec = importlib.util.spec_from_file_location("draw_astron_base", path)
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    drawn = "\n".join(tool.picture(load_board("default"))) + "\n"
    assert (ROOT / "docs" / "pictures" / "astron-base.svg").read_text("utf-8") == drawn
    assert drawn.count("<circle") == 9 + 1  # stations 1 to 7, Saturn's two, one in the legend


def test_the_page_has_its_headings_and_its_positions_can_be_read():
    text = (ROOT / "docs" / "games" / "astron.md").read_text("utf-8")
    assert [line for line in text.splitlines() if line.startswith("#")] == HEADINGS
    positions = [line.strip() for line in text.splitlines() if line.startswith("    as1 ")]
    assert positions
    for position in positions:
        assert orrery.position("astron", position, chance="manual").text == position


@pytest.mark.parametrize("topic", ["planets", "decks", "hidden"])
def test_the_page_links_its_decisions(topic):
    text = (ROOT / "docs" / "games" / "astron.md").read_text("utf-8")
    assert f"../decisions/astron-{topic}.md" in text
    assert (ROOT / "docs" / "decisions" / f"astron-{topic}.md").exists()
