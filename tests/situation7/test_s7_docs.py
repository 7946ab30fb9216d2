"""The page of the game and its rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery
from orrery.core.clauses import clauses_of
from orrery.core.registry import find_meta

PAGE = Path(__file__).resolve().parents[2] / "docs" / "games" / "situation7.md"
HEADINGS = [
    "# SITUATION 7", "## The game", "## Players and options", "## Positions and actions as text",
    "## The board as data", "## How it is encoded", "## Measured play",
    "## Rulings and reconstructions",
]  # fmt: skip


def test_the_page_has_the_headings_of_all_games():
    lines = PAGE.read_text("utf-8").splitlines()
    assert [line for line in lines if re.match("##? ", line)] == HEADINGS


def test_every_link_of_the_page_leads_somewhere():
    for link in re.findall(r"\]\(([^)]+)\)", PAGE.read_text("utf-8")):
        assert (PAGE.parent / link.partition("#")[0]).exists(), link


def test_every_position_on_the_page_can_be_pasted():
    positions = re.findall(r"^    (s71 .*)$", PAGE.read_text("utf-8"), re.M)
    assert positions
    for text in positions:
        assert orrery.position("situation7", text).text == text


def test_every_option_is_on_the_page():
    page = PAGE.read_text("utf-8")
    assert all(f"`{option.name}`" in page for option in find_meta("situation7").options)


def test_the_rulebook_has_every_clause_once_and_in_order():
    assert tuple(clauses_of("situation7")) == find_meta("situation7").clauses


@pytest.mark.parametrize("option", find_meta("situation7").options, ids=lambda option: option.name)
def test_every_option_names_a_clause(option):
    assert option.clause in find_meta("situation7").clauses
