"""ZY-39 to ZY-41: the short game."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, RED, at, draw, fresh, play, says, stacks

from orrery import CHANCE


@pytest.mark.clause("ZY-39", "ZY-41")
def test_the_short_game_has_star_fighters_and_warriors_only():
    assert fresh(rules="short").text == (
        "zy2 short 2p red act 10,2:rf1 12,4:rf2 10,6:rf3 6,6:rf4"
        " 10,4:rw1 9,5:rw2 7,5:rw3 9,3:rw4 7,3:rw5"
        " 46,26:bf1 44,24:bf2 46,22:bf3 50,22:bf4"
        " 46,24:bw1 47,23:bw2 49,23:bw3 47,25:bw4 49,25:bw5 money=10,10"
    )


@pytest.mark.clause("ZY-39")
def test_no_battle_stars_or_missiles_can_be_bought(illegal):
    table = at("2p red act 7,3:rw5 49,25:bw5 money=99,99", "short")
    illegal(table, RED, "buy battle-star", "ZY-39")
    illegal(table, RED, "buy missile", "ZY-39")


@pytest.mark.clause("ZY-39")
def test_the_pile_has_twelve_hits_and_twelve_misses():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME}", "short")
    play(table, "fire rf1; target bf1")
    assert table.actions(CHANCE) == ["card hit", "card miss"]
    assert table.game.chances(table.board, table.state)[1] == [12, 12]
    draw(table, "hit")
    assert says(table, "strikes") == "11,12,0"


@pytest.mark.clause("ZY-39")
def test_factories_are_safe(illegal):
    table = at(f"2p red act 42,20:rf1 44,20:bf1 {AT_HOME}", "short")
    play(table, "fire rf1")
    assert table.actions(RED) == ["target bf1"]
    illegal(table, RED, "target blue-moon", "ZY-39")
    alone = at(f"2p red act 42,20:rf1 {AT_HOME}", "short")
    illegal(alone, RED, "fire rf1", "ZY-20")


@pytest.mark.clause("ZY-39", "ZY-18")
def test_there_is_no_beaming(illegal):
    table = at(f"2p red act 16,4:rf1 14,4:rw1 {AT_HOME}", "short")
    illegal(table, RED, "beam rw1", "ZY-18")


@pytest.mark.clause("ZY-40")
def test_a_turn_moves_two_pieces_and_a_star_fighter_goes_ten(illegal):
    table = at(f"2p red act 20,4:rf1[rf2[rw1]] {AT_HOME}", "short")
    play(table, "begin rf1")
    illegal(table, RED, "go 42,4", "ZY-8")
    play(table, "go 40,4; begin rf2; go 40,14")
    illegal(table, RED, "begin rw5", "ZY-7")
    assert "40,14:rf2.m[rw1]" in stacks(table)


@pytest.mark.clause("ZY-40")
def test_all_else_is_as_in_the_major_game():
    table = at(f"2p red act 46,24:rw1 {AT_HOME}", "short")
    play(table, "begin rw1; go 48,24")
    assert table.winners == [RED]


@pytest.mark.clause("ZY-41")
@pytest.mark.parametrize(
    ("kind", "price", "place"), [("warrior", 8, "10,4"), ("fighter", 14, "10,2")]
)
def test_prices_of_the_short_game(kind, price, place, illegal):
    poor = at(f"2p red act 7,3:rw5 49,25:bw5 money={price - 1},10", "short")
    illegal(poor, RED, f"buy {kind}", "ZY-30")
    table = at(f"2p red act 7,3:rw5 49,25:bw5 money={price},10", "short")
    play(table, f"buy {kind}; at {place}")
    assert says(table, "money") == "0,10"


@pytest.mark.clause("ZY-39")
def test_what_the_short_game_has_not_is_not_shown_as_lost():
    table = fresh(rules="short")
    assert [player["lost"] for player in table.view(RED)["players"]] == [[], []]
