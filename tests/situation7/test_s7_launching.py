"""Rockets and satellites: S7-13 to S7-15."""

from __future__ import annotations

import pytest
from s7_help import LINE, ROCKETS, SATELLITES, both, world

YELLOW = LINE["yellow"]
GREEN = LINE["green"]


def launches(table, seat) -> list[str]:
    return [action for action in table.actions(seat) if action.startswith("launch")]


@pytest.mark.clause("S7-13")
def test_rockets_are_ready_with_the_last_piece_of_their_base(illegal):
    table = world(yellow=both(YELLOW, "6.26 6.27 6.28 5.26 5.27"), green=GREEN)
    reason = illegal(table, "yellow", "launch 5.6", "S7-13")
    assert "(rockets left: 3, pieces missing in their base: 1; satellites left: 3," in reason
    told = table.play("yellow", "place 4.20")
    assert "Yellow's rockets are ready (3)" in told
    table.play("green", "place 5.8")
    assert "launch 5.6" in launches(table, "yellow")


@pytest.mark.clause("S7-13")
def test_satellites_are_ready_with_their_own_base(illegal):
    link = "6.26 6.27 6.28"
    table = world(yellow=both(YELLOW, link, "6.29 6.30 5.28"), green=GREEN)
    illegal(table, "yellow", "launch 5.6", "S7-13")
    table = world(yellow=both(YELLOW, link, SATELLITES["yellow"]), green=GREEN)
    assert "launch 5.6" in launches(table, "yellow")


@pytest.mark.clause("S7-13")
def test_the_opponents_base_makes_nothing_ready(illegal):
    table = world(yellow=both(YELLOW, ROCKETS["green"]), green=GREEN)
    illegal(table, "yellow", "launch 5.6", "S7-13")


@pytest.mark.clause("S7-14")
def test_a_launch_goes_beside_any_land_of_the_opponent():
    table = world(yellow=both(YELLOW, ROCKETS["yellow"]), green="6.6 6.7")
    assert launches(table, "yellow") == ["launch 5.5", "launch 5.6", "launch 5.7", "launch 6.5",
                                         "launch 6.8"]  # fmt: skip


@pytest.mark.clause("S7-14")
def test_the_rocket_stands_on_the_new_piece_and_is_used_up():
    table = world(yellow=both(YELLOW, ROCKETS["yellow"]), green="6.6 6.7")
    assert table.play("yellow", "launch 5.6")[0] == "Yellow launches a rocket to 5.6"
    rockets = table.view()["sides"]["yellow"]["equipment"]["rocket"]
    assert rockets == {"left": 2, "ready": True, "at": ["5.6"]}
    assert "5.6" in table.view()["sides"]["yellow"]["land"]


@pytest.mark.clause("S7-14")
def test_a_satellite_flies_when_no_rocket_is_ready():
    bases = both(YELLOW, ROCKETS["yellow"], SATELLITES["yellow"])
    used = world(yellow=both(bases, "5.6 6.8 6.5"), green="6.6 6.7 3.4 3.5", rockets="5.6 6.8 6.5")
    assert used.play("yellow", "launch 2.3")[0] == "Yellow launches a satellite to 2.3"
    table = world(yellow=both(YELLOW, "6.26 6.27 6.28", SATELLITES["yellow"]), green="6.6 6.7")
    assert table.play("yellow", "launch 5.6")[0] == "Yellow launches a satellite to 5.6"


@pytest.mark.clause("S7-14")
def test_no_launch_where_placing_reaches(illegal):
    table = world(yellow=both(YELLOW, ROCKETS["yellow"]), green=both(GREEN, "5.24 5.25"))
    assert "place 5.23" in table.actions("yellow")
    assert "launch 5.23" not in table.actions("yellow")
    reason = illegal(table, "yellow", "launch 5.23", "S7-14")
    assert reason == "5.23 touches Yellow's own land: a launch is for where placing does not reach"


@pytest.mark.clause("S7-14")
def test_no_launch_into_the_open(illegal):
    table = world(yellow=both(YELLOW, ROCKETS["yellow"]), green=GREEN)
    reason = illegal(table, "yellow", "launch 1.0", "S7-14")
    assert reason == "a launch goes beside Green's land, and 1.0 touches none of it"


@pytest.mark.clause("S7-14")
def test_no_launch_before_the_opponent_has_a_piece(illegal):
    table = world(tempo="live", yellow=both(YELLOW, ROCKETS["yellow"]))
    assert launches(table, "yellow") == []
    illegal(table, "yellow", "launch 6.7", "S7-14")


@pytest.mark.clause("S7-15")
def test_a_foothold_grows_like_any_own_land():
    table = world(yellow=both(YELLOW, ROCKETS["yellow"]), green="6.6 6.7")
    table.play("yellow", "launch 5.6")
    table.play("green", "place 6.5")
    for location in ("4.4", "4.5", "5.5", "5.7"):
        assert f"place {location}" in table.actions("yellow")
    table.play("yellow", "place 4.5")
    table.play("green", "place 6.4")
    assert "place 3.3" in table.actions("yellow")
