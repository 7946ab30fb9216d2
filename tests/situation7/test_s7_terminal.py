"""The board in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from s7_help import ASTRONAUTS, LINE, both, world

import orrery
from orrery.core.contract import SPECTATOR


def shown(table, viewer=0, width=80) -> list[str]:
    """The lines of the board, without colours."""
    console = Console(file=StringIO(), width=width, color_system=None)
    drawing = table.game.module("terminal").draw(table.board, table.state, viewer)
    console.print(drawing)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("options", [{}, {"tempo": "live"}, {"tempo": "race"}])
def test_the_board_fits_80_columns(options):
    lines = shown(orrery.new("situation7", **options, seed=1))
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert len(lines) < 55
    assert not any("…" in line for line in lines)


def test_the_board_is_round():
    table = orrery.new("situation7")
    drawing = table.game.module("terminal").draw(table.board, table.state, 0)
    rows = Console(width=80).render_lines(drawing)[:37]
    widths = [sum(len(part.text) for part in row if part.style and part.text.strip("\n"))
              for row in rows]  # fmt: skip
    assert widths == widths[::-1]


def test_every_location_has_its_number():
    text = " ".join(shown(orrery.new("situation7"))[:37]).replace("▀", " ").replace("▄", " ")
    numbers = [int(word) for word in text.split()]
    assert len(numbers) == 124
    assert numbers.count(31) == 2  # in rings 5 and 6


def test_equipment_replaces_the_number():
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    lines = shown(world(yellow=home, green=LINE["green"], astronauts="6.22"))
    assert any(" A" in line for line in lines[:37])
    assert any("yellow" in line and "2 ready" in line for line in lines)


def test_it_says_whose_turn_it_is_and_the_clocks():
    assert "yellow to act" in shown(orrery.new("situation7"))[-1]
    assert "anyone may act" in shown(orrery.new("situation7", tempo="live"))[-1]
    table = world(tempo="race", yellow="6.22", green="6.6", extras="clocks=0,9000")
    assert "clocks: yellow 0.0 s, green 9.0 s" in shown(table, SPECTATOR)[-1]


def test_open_locations_of_the_viewer_are_bright():
    table = world(yellow="6.22", green="6.6")
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system="truecolor")
    console.print(table.game.module("terminal").draw(table.board, table.state, 0))
    bright = console.file.getvalue().count("\x1b[1;38;2;255;255;255;48;2;")
    assert bright == len(["5.21", "5.22", "6.21", "6.23"])
