"""Placing pieces: S7-9 to S7-12."""

from __future__ import annotations

import pytest
from s7_help import BOARD, world

import orrery
from orrery.core.registry import find_game
from orrery.games.situation7.blanks import fits

GAME = find_game("situation7")


@pytest.mark.clause("S7-9")
def test_in_live_play_both_sides_may_act_at_once():
    table = orrery.new("situation7", tempo="live")
    assert table.to_act == [0, 1]
    table.play("green", "place 6.6")
    table.play("green", "place 6.5")
    table.play("yellow", "place 6.22")
    assert table.to_act == [0, 1]


@pytest.mark.clause("S7-10")
def test_the_first_piece_goes_on_the_own_base_line(illegal):
    table = orrery.new("situation7")
    assert table.actions("yellow") == ["place 6.22", "place 6.23", "place 6.24", "place 6.25"]
    for elsewhere in ("6.21", "5.22", "6.6", "1.0"):
        reason = illegal(table, "yellow", f"place {elsewhere}", "S7-10")
        assert reason == f"Yellow's first piece goes on its base line, and {elsewhere} is not on it"


@pytest.mark.clause("S7-10")
def test_every_later_piece_goes_beside_own_land():
    table = world(yellow="6.22", green="6.6")
    assert table.actions("yellow") == ["place 5.21", "place 5.22", "place 6.21", "place 6.23"]


@pytest.mark.clause("S7-10")
def test_a_later_piece_may_not_go_anywhere_else_not_even_on_the_base_line(illegal):
    table = world(yellow="6.22", green="6.6")
    assert illegal(table, "yellow", "place 6.24", "S7-10") == "6.24 touches no piece of Yellow's"


@pytest.mark.clause("S7-10")
def test_the_opponents_land_is_no_land_to_build_on(illegal):
    table = world(yellow="6.22", green="6.6 6.5")
    illegal(table, "yellow", "place 6.4", "S7-10")


@pytest.mark.clause("S7-10")
def test_a_corner_is_not_enough(illegal):
    table = world(yellow="6.25 5.24 4.18 3.12 2.12 1.3", green="6.6")
    assert "place 1.2" in table.actions("yellow")
    illegal(table, "yellow", "place 1.1", "S7-10")


@pytest.mark.clause("S7-11")
def test_the_order_in_the_tray_and_of_placing_is_no_part_of_the_position():
    one, other = (orrery.new("situation7", tempo="live") for _ in range(2))
    for location in ("6.22", "6.23", "5.22"):
        one.play("yellow", f"place {location}")
    for location in ("6.23", "5.22", "6.22"):
        other.play("yellow", f"place {location}")
    assert one.text == other.text
    assert one.view("yellow")["sides"] == other.view("yellow")["sides"]


@pytest.mark.clause("S7-12")
def test_a_piece_fits_its_own_location_only():
    assert fits(BOARD, "3.11", "3.11")
    assert not fits(BOARD, "3.11", "3.12")
    assert GAME.objection(BOARD, "place 3.11 on 3.11") is None
    wrong = GAME.objection(BOARD, "place 3.11 on 3.12")
    assert wrong == ("piece 3.11 does not fit location 3.12", "S7-12")
    assert str(wrong) == "piece 3.11 does not fit location 3.12 [S7-12]"
    assert GAME.objection(BOARD, "3.11 3.12", "de") == (
        "Teil 3.11 passt nicht auf Platz 3.12", "S7-12",
    )  # fmt: skip


@pytest.mark.clause("S7-12")
@pytest.mark.parametrize("text", ["place 3.11", "place 9.1 on 3.11", "3 4", "luck 3", "pass", ""])
def test_nothing_is_said_of_what_names_no_piece_and_its_location(text):
    assert GAME.objection(BOARD, text) is None


@pytest.mark.clause("S7-12")
def test_a_misfit_is_refused_before_the_engine_sees_it_and_is_not_written_down():
    table = world(yellow="6.22", green="6.6")
    before = table.text
    with pytest.raises(orrery.BadInput, match=r"piece 6.23 does not fit location 6.21 \[S7-12\]"):
        table.play("yellow", "place 6.23 on 6.21")
    assert table.text == before
    assert table.log.steps == []
    table.play("yellow", "place 6.23 on 6.23")
    assert [step.text for step in table.log.steps] == ["place 6.23"]
