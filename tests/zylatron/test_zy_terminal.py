"""The map in the terminal: what stands where, at 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from zy_help import AT_HOME, at, fresh, play

from orrery.games.zylatron.terminal import draw


def drawn(table) -> list[str]:
    console = Console(width=80, file=io.StringIO(), force_terminal=False)
    console.print(draw(table.board, table.state, 0))
    return console.file.getvalue().splitlines()


def test_the_map_shows_every_point_and_fits_80_columns():
    lines = drawn(fresh(4))
    assert all(len(line) <= 80 for line in lines)
    rows = lines[1:30]
    assert sum(line[3:60].count("·") for line in rows) == 827 - 5 - 12 - 60
    assert rows[4][3 + 8] == "◉"
    assert rows[14][3 + 28] == "◉"
    assert rows[4][3 + 6] == "■"
    assert rows[4][3 + 10 : 3 + 12] == "W1"
    assert rows[0][3 + 8 : 3 + 10] == "B1"
    assert rows[4][3 + 56 : 3 + 58] == "B2"  # at the edge of the board


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
