"""The board in the terminal."""

from __future__ import annotations

import re
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
    assert len(lines) < 60
    wide = shown(orrery.new("situation7", **options, seed=1), width=120)
    assert max(len(line.rstrip()) for line in wide) <= 120
    assert len(wide) < 50
    assert not any("…" in line for line in lines)


def test_the_board_is_round():
    table = orrery.new("situation7")
    drawing = table.game.module("terminal").draw(table.board, table.state, 0)
    console = Console(width=80, force_terminal=True, color_system="truecolor", file=StringIO())
    rows = console.render_lines(drawing)[:37]
    widths = [sum(len(part.text) for part in row if part.style and part.text.strip("\n"))
              for row in rows]  # fmt: skip
    assert widths == widths[::-1]
    assert max(widths) > 60


def test_every_location_has_its_number():
    text = " ".join(shown(orrery.new("situation7"))[:37])
    numbers = [int(word) for word in re.findall(r"\d+", text)]
    assert len(numbers) == 124
    assert numbers.count(31) == 2  # in rings 5 and 6


def test_equipment_replaces_the_number():
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    lines = shown(world(yellow=home, green=LINE["green"], astronauts="6.22"))
    assert any(" A " in line for line in lines[:37])
    assert any("yellow" in line and "2 ready" in line for line in lines)


def test_without_colours_letters_say_whose_land_it_is_and_signs_what_lies_there():
    table = world(yellow="6.22", green="6.6")
    disc = "\n".join(shown(table)[:37])
    assert disc.count("y") > 8
    assert disc.count("g") > 8
    for sign in "*o#+:=.":
        assert disc.count(sign) > 8, sign
    assert all(
        f"{number}!" in disc for number in (21, 22, 23)
    )  # open to Yellow: 5.21 5.22 6.21 6.23
    assert disc.count("!") == 4


def test_green_is_not_yellow_without_colours():
    one = shown(world(yellow="6.22 5.22", green="6.6"))[:37]
    other = shown(world(yellow="6.22", green="6.6 5.6"))[:37]
    assert one != other


def test_bases_and_objectives_are_named_with_their_places_and_holders():
    text = "\n".join(shown(world(yellow="6.25 6.26", green="6.9 6.10")))
    for part in (
        "yellow base line 6.22-25", "green base line 6.6-9",
        "50 ···y·· rocket 4.20 5.26-27 6.26-28", "50 ···g·· rocket 4.8 5.10-11 6.10-12",
        "50 ···· satellite 5.28-29 6.29-30", "50 ··· astronaut 5.4 6.4-5",
        "200 ···· Sun 1.0-3", "100 ···· Neptune and Pluto 3.7-8 4.11-12",
        "50 ·· East Beacon 5.0 6.0", "75 · Circle east 2.15",
    ):  # fmt: skip
        assert part in text, part


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
