"""The race: S7-26, with chance given by hand."""

from __future__ import annotations

import pytest
from s7_help import ASTRONAUTS, LINE, ROCKETS, all_but, both, world

import orrery
from orrery.core.chance import CHANCE


def clocks(table) -> list[int]:
    return [side["clock_ms"] for side in table.view()["sides"].values()]


def race(**parts):
    return world(chance="manual", tempo="race", **parts)


@pytest.mark.clause("S7-26")
def test_nature_draws_the_starting_clocks():
    table = orrery.new("situation7", tempo="race", chance="manual")
    assert table.to_act == [CHANCE]
    assert table.actions(CHANCE) == [f"luck {q}" for q in range(8)]
    table.play(CHANCE, "luck 7")
    table.play(CHANCE, "luck 0")
    assert clocks(table) == [320 * 124 * 47 // 80, 320 * 124 * 1 // 80]
    assert table.to_act == [1]


@pytest.mark.clause("S7-26")
def test_at_equal_clocks_yellow_starts():
    table = orrery.new("situation7", tempo="race", chance="manual")
    table.play(CHANCE, "luck 3")
    table.play(CHANCE, "luck 3")
    assert table.to_act == [0]


@pytest.mark.clause("S7-26")
@pytest.mark.parametrize(("luck", "cost"), [(0, 10440), (3, 25080), (7, 44600)])
def test_a_wanted_piece_costs_base_and_scan_by_luck(luck, cost):
    """8000 + 320 * 122 * (2q + 1) div 16."""
    table = race(yellow="6.22", green="6.6", extras="clocks=0,50000")
    table.play("yellow", "wanted 6.23")
    assert table.to_act == [CHANCE]
    assert "6.23" in table.view()["sides"]["yellow"]["land"]  # it takes effect at once
    table.play(CHANCE, f"luck {luck}")
    assert clocks(table) == [cost, 50000]


@pytest.mark.clause("S7-26")
def test_a_launch_costs_as_much_as_a_wanted_piece():
    table = race(yellow=both(LINE["yellow"], ROCKETS["yellow"]), green="6.6", extras="clocks=0,9")
    table.play("yellow", "launch 6.7")
    table.play(CHANCE, "luck 1")
    assert clocks(table)[0] == 8000 + 320 * 113 * 3 // 16


@pytest.mark.clause("S7-26")
def test_what_is_found_is_drawn_among_the_open_locations():
    table = race(yellow="6.22", green="6.6", extras="clocks=0,50000")
    table.play("yellow", "found")
    assert table.actions(CHANCE) == ["find 5.21", "find 5.22", "find 6.21", "find 6.23"]
    actions, weights = table.game.chances(table.board, table.state)
    assert weights == [1] * len(actions)


@pytest.mark.clause("S7-26")
@pytest.mark.parametrize(("luck", "x"), list(enumerate((1, 3, 6, 10, 14, 19, 28, 47))))
def test_a_found_piece_costs_less_the_more_locations_are_open(luck, x):
    table = race(yellow="6.22", green="6.6", extras="clocks=0,90000")
    table.play("yellow", "found")
    table.play(CHANCE, "find 5.22")
    table.play(CHANCE, f"luck {luck}")
    assert clocks(table)[0] == 8000 + 320 * 122 * x // (16 * 5)  # E = 122, F = 4


@pytest.mark.clause("S7-26")
def test_an_astronaut_costs_3000():
    table = race(yellow=both(LINE["yellow"], ASTRONAUTS["yellow"]), green="6.6",
                 extras="clocks=0,50000")  # fmt: skip
    table.play("yellow", "astronaut 6.22")
    assert clocks(table) == [3000, 50000]
    assert table.to_act == [0]


@pytest.mark.clause("S7-26")
def test_the_lower_clock_acts_and_at_equal_clocks_who_did_not_act_last(illegal):
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    table = race(yellow=home, green="6.6", extras="clocks=0,3000 last=green")
    table.play("yellow", "astronaut 6.22")
    assert clocks(table) == [3000, 3000]
    assert table.to_act == [1]
    reason = illegal(table, "yellow", "wanted 5.22", "S7-26")
    assert reason == "Green's clock (3.0 s) acts before Yellow's (3.0 s)"


@pytest.mark.clause("S7-26")
def test_a_side_without_placement_or_launch_waits_for_the_other():
    table = race(yellow=all_but("6.7 2.4 2.5 2.6"), green="6.7", extras="clocks=5000,6000")
    table.play("yellow", "wanted 2.4")
    told = table.play(CHANCE, "luck 0")
    assert told[-1] == "Green has nowhere to go and waits until 13.1 s"
    assert clocks(table) == [5000 + 8000 + 60] * 2  # 320 * 3 * 1 div 16 = 60
    assert table.to_act == [0]


@pytest.mark.clause("S7-26")
def test_a_level_multiplies_base_and_scan_but_not_astronauts():
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    parts = {"yellow": home, "green": "6.6", "extras": "clocks=0,90000 times=135,88"}
    table = race(**parts)
    table.play("yellow", "wanted 5.22")
    table.play(CHANCE, "luck 2")
    assert clocks(table)[0] == 8000 * 135 // 100 + 320 * 116 * 5 * 135 // 1600
    table = race(**parts)
    table.play("yellow", "astronaut 6.22")
    assert clocks(table)[0] == 3000


@pytest.mark.clause("S7-26")
def test_starting_clocks_follow_the_levels():
    table = orrery.new("situation7", tempo="race", yellow_time=200, chance="manual")
    table.play(CHANCE, "luck 3")
    table.play(CHANCE, "luck 3")
    assert clocks(table) == [2 * 4960, 4960]


@pytest.mark.clause("S7-26")
def test_found_is_for_the_race_only(illegal):
    illegal(world(yellow="6.22", green="6.6"), "yellow", "found", "S7-26")


@pytest.mark.clause("S7-26")
def test_found_needs_an_open_location(illegal):
    bases = both(LINE["yellow"], ROCKETS["yellow"])
    ring = all_but(both(bases, "6.7 6.8 2.4 2.5"))
    table = race(yellow=bases, green=ring, extras="clocks=0,50000")
    assert table.actions("yellow") == ["launch 2.4", "launch 2.5", "launch 6.7", "launch 6.8"]
    reason = illegal(table, "yellow", "found", "S7-26")
    assert reason == "no location is open to Yellow, only a launch would do"


@pytest.mark.clause("S7-26")
def test_players_do_not_draw_and_nature_does_not_play(illegal):
    table = race(yellow="6.22", green="6.6", extras="clocks=0,50000")
    illegal(table, CHANCE, "luck 3", "S7-26")
    illegal(table, CHANCE, "place 6.23", "S7-26")
    table.play("yellow", "found")
    illegal(table, "yellow", "find 6.23", "S7-26")
    illegal(table, CHANCE, "find 1.0", "S7-26")
    illegal(table, CHANCE, "luck 1", "S7-26")


@pytest.mark.clause("S7-26")
def test_the_last_piece_ends_the_race_at_once():
    table = race(yellow=all_but("6.7 2.4"), green="6.7", extras="clocks=5000,6000")
    table.play("yellow", "found")
    table.play(CHANCE, "find 2.4")
    assert table.is_over
    assert clocks(table) == [5000, 6000]


@pytest.mark.clause("S7-26")
def test_a_race_follows_from_its_seed():
    logs = []
    for _ in range(2):
        table = orrery.new("situation7", tempo="race", seed="same")
        while not table.is_over:
            table.play(table.to_act[0], table.actions(table.to_act[0])[-1])
        logs.append([step.text for step in table.log.steps])
    assert logs[0] == logs[1]


@pytest.mark.clause("S7-26")
@pytest.mark.parametrize("wrong", [{"agree": True}, {"players": 3}])
def test_the_race_has_no_passes_and_no_teams(wrong):
    with pytest.raises(orrery.BadInput, match="race"):
        orrery.new("situation7", tempo="race", **wrong)


@pytest.mark.clause("S7-26")
def test_levels_are_for_the_race():
    with pytest.raises(orrery.BadInput, match=r"green_time is for tempo race, not live \[S7-26\]"):
        orrery.new("situation7", tempo="live", green_time=90)
