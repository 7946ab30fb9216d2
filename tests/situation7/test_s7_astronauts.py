"""Astronauts: S7-16 to S7-19."""

from __future__ import annotations

import pytest
from s7_help import ASTRONAUTS, LINE, ROCKETS, beside, both, world

HOME = both(LINE["yellow"], ASTRONAUTS["yellow"])
GREEN_HOME = both(LINE["green"], ASTRONAUTS["green"])


@pytest.mark.clause("S7-16")
def test_astronauts_are_ready_with_their_whole_base(illegal):
    table = world(yellow=both(LINE["yellow"], "6.20 6.21"), green=LINE["green"])
    reason = illegal(table, "yellow", "astronaut 6.22", "S7-16")
    assert reason == "Yellow's astronaut base is not complete (pieces missing: 1)"
    table.play("yellow", "place 5.20")
    table.play("green", "place 5.8")
    table.play("yellow", "astronaut 6.22")
    assert table.view()["sides"]["yellow"]["equipment"]["astronaut"]["at"] == ["6.22"]


@pytest.mark.clause("S7-16")
def test_an_astronaut_stands_on_an_own_piece(illegal):
    table = world(yellow=HOME, green=LINE["green"])
    reason = illegal(table, "yellow", "astronaut 6.6", "S7-16")
    assert reason == "6.6 is held by Green, astronauts are set on own pieces"
    illegal(table, "yellow", "astronaut 5.22", "S7-16")


@pytest.mark.clause("S7-16")
def test_an_astronaut_cannot_reach_a_foothold_that_own_land_does_not_join(illegal):
    table = world(yellow=both(HOME, ROCKETS["yellow"], "5.7 4.5"), green="6.6 6.7", rockets="5.7")
    assert "astronaut 4.20" in table.actions("yellow")
    reason = illegal(table, "yellow", "astronaut 4.5", "S7-16")
    assert reason == "no way over own land leads from the base line and the astronaut base to 4.5"


@pytest.mark.clause("S7-16")
def test_the_astronaut_base_must_be_joined_to_the_base_line(illegal):
    table = world(yellow=both("6.24", ASTRONAUTS["yellow"]), green=LINE["green"])
    illegal(table, "yellow", "astronaut 6.20", "S7-16")
    table = world(yellow=both("6.24 6.23 6.22", ASTRONAUTS["yellow"]), green=LINE["green"])
    assert "astronaut 6.20" in table.actions("yellow")


@pytest.mark.clause("S7-16")
def test_a_piece_that_closes_a_gap_joins_all_land_behind_it():
    split = both(HOME, "5.26 5.27 4.20 4.19")
    table = world(yellow=split, green=LINE["green"])
    assert "astronaut 4.19" not in table.actions("yellow")
    table.play("yellow", "place 6.26")
    table.play("green", "place 5.8")
    assert {"astronaut 4.19", "astronaut 5.27"} <= set(table.actions("yellow"))


@pytest.mark.clause("S7-17")
def test_the_opponent_may_not_place_beside_a_guarded_piece(illegal):
    table = world(yellow=both(HOME, "5.22"), green=both(LINE["green"], "4.16 4.17"),
                  who="green", astronauts="5.22")  # fmt: skip
    assert "4.15" not in beside("5.22")
    assert "5.23" in beside("5.22")
    assert "5.23" in beside("4.17")
    reason = illegal(table, "green", "place 5.23", "S7-17")
    assert reason == "5.23 touches a piece that Yellow's astronaut guards"
    assert "place 4.18" in table.actions("green")  # not beside 5.22


@pytest.mark.clause("S7-17")
def test_the_owner_may_place_beside_the_own_guard():
    table = world(yellow=both(HOME, "5.22"), green=LINE["green"], astronauts="5.22")
    assert {"place 5.21", "place 5.23", "place 4.16"} <= set(table.actions("yellow"))


@pytest.mark.clause("S7-17")
def test_launches_are_held_off_too(illegal):
    green = both(LINE["green"], ROCKETS["green"])
    table = world(yellow=both(HOME, "5.22"), green=green, who="green", astronauts="5.22")
    assert "launch 5.23" not in table.actions("green")
    assert illegal(table, "green", "launch 5.23", "S7-17").startswith("5.23 touches a piece")
    assert "launch 5.24" in table.actions("green")


# The example of the old rulebook: A guards 1, 2 and 3; B, set across 3, neutralises 3 only.


A_LAND = both(HOME, "5.22 4.16")
B_LAND = both(GREEN_HOME, "5.8 5.9 4.6 4.7 3.5 3.6 3.7 3.8 3.9 4.14")


@pytest.mark.clause("S7-18")
def test_a_second_guard_across_an_empty_location_opens_it_to_both(illegal):
    table = world(yellow=A_LAND, green=B_LAND, who="green", astronauts="4.16")
    assert {"3.10", "3.11", "4.15"} <= set(beside("4.16").split())  # 3, 1 and 2
    illegal(table, "green", "place 3.10", "S7-17")
    illegal(table, "green", "place 4.15", "S7-17")
    told = table.play("green", "astronaut 3.9")
    assert "3.10 is neutralised: either side may fill it" in told
    assert "place 3.10" in table.actions("green")


@pytest.mark.clause("S7-18")
def test_the_other_neighbours_of_a_neutralised_guard_stay_closed(illegal):
    table = world(yellow=A_LAND, green=B_LAND, who="green", astronauts="4.16 3.9")
    table.play("green", "place 3.10")
    table.play("yellow", "place 5.23")
    illegal(table, "green", "place 4.15", "S7-17")
    illegal(table, "green", "place 3.11", "S7-17")


@pytest.mark.clause("S7-18")
def test_a_neutralised_location_is_open_to_the_first_guard_too(illegal):
    table = world(yellow=both(A_LAND, "3.11"), green=B_LAND, astronauts="4.16 3.9")
    assert "place 3.10" in table.actions("yellow")
    table = world(yellow=both(A_LAND, "4.15"), green=B_LAND, astronauts="3.9")
    illegal(table, "yellow", "place 3.10", "S7-17")  # without the own guard it is closed


@pytest.mark.clause("S7-19")
def test_no_two_pieces_of_equipment_stand_on_one_piece(illegal):
    table = world(yellow=HOME, green=LINE["green"], astronauts="6.22")
    reason = illegal(table, "yellow", "astronaut 6.22", "S7-19")
    assert reason == "equipment stands on 6.22 already"


@pytest.mark.clause("S7-19")
def test_an_astronaut_does_not_join_a_rocket(illegal):
    land = both(HOME, ROCKETS["yellow"], "5.25 5.24")
    table = world(yellow=land, green=both(LINE["green"], "4.17 4.18"), rockets="5.24")
    illegal(table, "yellow", "astronaut 5.24", "S7-19")
    assert "astronaut 5.25" in table.actions("yellow")


@pytest.mark.clause("S7-19")
def test_nothing_moves_equipment_once_it_stands():
    table = world(yellow=HOME, green=LINE["green"], astronauts="6.22")
    for action in table.actions("yellow"):
        after = world(yellow=HOME, green=LINE["green"], astronauts="6.22")
        after.play("yellow", action)
        assert "6.22" in after.view()["sides"]["yellow"]["equipment"]["astronaut"]["at"]
