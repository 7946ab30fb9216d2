"""The map in the terminal: what stands where, at 80 columns."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from zy_help import AT_HOME, at, fresh, play

from orrery.games.zylatron.terminal import draw, question


def drawn(table, with_colour: bool = False) -> list[str]:
    system = "truecolor" if with_colour else None
    console = Console(width=80, file=io.StringIO(), force_terminal=True, color_system=system)
    console.print(draw(table.board, table.state, 0))
    return re.sub(r"\x1b\[[0-9;]*m", "", console.file.getvalue()).splitlines()


@pytest.mark.parametrize("with_colour", [True, False])
def test_the_map_shows_every_point_and_fits_80_columns(with_colour):
    lines = drawn(fresh(4), with_colour)
    assert all(len(line) <= 80 for line in lines)
    rows = lines[1:30]
    points = sum(line[3:60].count("·") + line[3:60].count("+") for line in rows)
    assert points == 827 - 5 - 12 - 60
    assert rows[4][3 + 8] == "◉"
    assert rows[14][3 + 28] == "◉"
    assert rows[4][3 + 6] == "■"


def test_in_colours_a_piece_is_its_kind_and_number():
    rows = drawn(fresh(4), with_colour=True)[1:30]
    assert rows[4][3 + 10 : 3 + 12] == "W1"
    assert rows[0][3 + 8 : 3 + 10] == "B1"
    assert rows[4][3 + 56 : 3 + 58] == "B2"  # at the edge of the board


def test_without_colours_letters_say_whose_and_what_everything_is():
    rows = drawn(fresh(4))[1:30]
    assert rows[4][3 + 10 : 3 + 12] == "rW"
    assert rows[0][3 + 8 : 3 + 10] == "rB"
    assert rows[4][3 + 56 : 3 + 58] == "bB"
    assert rows[24][3 + 48 : 3 + 50] == "◉g"
    assert rows[14][3 + 28 : 3 + 30] == "◉Z"
    assert rows[8][3 + 16 : 3 + 18] == "■r"
    assert [rows[y][3 + x] for x, y in ((4, 4), (28, 12), (20, 4), (28, 0))] == ["+", "+", "·", "·"]


def test_without_colours_every_stack_is_listed_with_its_number_and_damage():
    stacks = "20,4:rf1![rw1] 7,3:rw5 22,4:bf2 7,25:gw5 money=0,0,0"
    free = drawn(at(f"3p red act {stacks} 49,25:bw5"))
    assert free[5][3 + 20 : 3 + 24] == "rFbF"
    assert any(line.startswith("blue  22,4:bf2") for line in free)
    captured = drawn(at(f"3p red act {stacks} held=rrg"))
    assert captured[5][3 + 20 : 3 + 24] == "rFrF"
    listed = next(line for line in captured if line.startswith("red  "))
    assert "20,4:rf1![rw1]" in listed
    assert "22,4:bf2" in listed  # red commands it, its name stays


def test_steps_ranges_and_prices_are_on_the_screen():
    text = "\n".join(drawn(fresh()))
    assert re.search(r"F Star Fighter +6 +3 +1 +14 +7 +blast 1", text)
    assert re.search(r"M Krill Missile +8 +- +- +8 +4", text)
    assert "beaming 3" in text
    half = "\n".join(drawn(fresh(prices="half")))
    assert re.search(r"B Battle Star +6 +4 +3 +10 +5", half)
    short = "\n".join(drawn(fresh(rules="short")))
    assert re.search(r"F Star Fighter +10 +3 +1 +14 +- +factory 4 Zys", short)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("20,4:rf1 22,4:bf1", "moves left: 3 of 3"),
        ("20,4:rf1.m 22,4:bf1 moves=2 mover=rf1:4", "rf1 is moving, steps left: 4"),
        ("20,4:rf1.mf 22,4:bf1 moves=0", "All moves of your turn are made"),
    ],
)
def test_the_question_says_what_is_left_of_the_turn(text, part):
    table = at(f"2p red act {text} {AT_HOME}")
    assert part in question(table.board, table.state, 0)


def test_the_question_names_ranges_and_prices():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 11,3:rm1 {AT_HOME}")
    play(table, "fire rf1")
    assert question(table.board, table.state, 0) == "rf1 fires up to 3 points: at what?"
    table.undo()
    play(table, "launch rm1")
    assert "flies up to 8 points and hits all within 1" in question(table.board, table.state, 0)
    table.undo()
    play(table, "buy warrior")
    assert "bought for 8 Zys" in question(table.board, table.state, 0)


def test_players_money_and_cargo_are_listed():
    table = at(f"2p red act 20,4:rf1[rf2[rw1]] {AT_HOME} zylon=red ruins=blue-moon")
    text = "\n".join(drawn(table))
    assert "red ↖ ★" in text
    assert "10 Zys ■□■" in text
    assert "20,4:rf1[rf2[rw1]]" in text
    assert "F2 W2" in text


@pytest.mark.parametrize(
    "text",
    [
        "3p red act 7,3:rw5 7,25:gw5 held=r-g money=0,0,0 mover=rw5:2",
        "2p red over 8,4:bw1 money=0,20 held=bb moves=2",
        "2p red pick planets=-,- money=10,10",
    ],
)
def test_any_phase_can_be_drawn(text):
    assert len(drawn(at(text))) >= 30


def test_the_short_game_shows_its_own_kinds():
    lines = drawn(fresh(rules="short"))
    text = "\n".join(lines)
    assert "Battle Star" not in text
    assert "DAMAGE" not in text
    table = fresh(pick_planets=True)
    play(table, "pick top-left")
    assert any("blue picks" in line for line in drawn(table))
