"""How time passes: S7-24, S7-25 and S7-27."""

from __future__ import annotations

import pytest
from s7_help import ASTRONAUTS, LINE, all_but, both, world

import orrery
from orrery.core.registry import find_meta


@pytest.mark.clause("S7-24")
def test_in_live_play_any_seat_acts_at_any_moment():
    table = orrery.new("situation7", tempo="live", players=4)
    assert table.to_act == [0, 1, 2, 3]
    for seat, text in ((3, "6.9"), (3, "6.8"), (1, "6.7"), (2, "6.22"), (0, "6.23")):
        table.play(seat, f"place {text}")
    assert table.to_act == [0, 1, 2, 3]


@pytest.mark.clause("S7-24")
def test_live_is_what_a_new_table_in_the_browser_offers_first():
    meta = find_meta("situation7")
    offers = {option.name: option.first_offer for option in meta.options}
    assert offers.pop("tempo") == "live"
    assert offers == {option.name: option.default for option in meta.options[1:]}
    assert orrery.new("situation7").view(0)["tempo"] == "alternate"


@pytest.mark.clause("S7-24")
def test_in_live_play_a_side_without_anything_to_do_is_not_asked():
    table = world(tempo="live", yellow=all_but("6.7 2.4 2.5 2.6"), green="6.7")
    assert table.to_act == [0]


@pytest.mark.clause("S7-24")
def test_in_live_play_a_side_that_can_only_guard_may_act():
    green = both(LINE["green"], ASTRONAUTS["green"])
    table = world(tempo="live", yellow=all_but(both(green, "2.12 2.13")), green=green)
    assert table.to_act == [0, 1]
    assert {action.split()[0] for action in table.actions("green")} == {"astronaut"}


@pytest.mark.clause("S7-24")
def test_nature_has_no_part_in_live_play():
    table = orrery.new("situation7", tempo="live", chance="manual")
    assert orrery.CHANCE not in table.to_act


@pytest.mark.clause("S7-25")
def test_the_sides_take_turns(illegal):
    table = orrery.new("situation7")
    assert table.to_act == [0]
    assert illegal(table, "green", "place 6.6", "S7-25") == "it is Yellow's turn, not Green's"
    table.play("yellow", "place 6.22")
    assert table.to_act == [1]


@pytest.mark.clause("S7-25")
def test_a_turn_is_any_number_of_astronauts_then_one_placement():
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    table = world(yellow=home, green=LINE["green"])
    for location in ("6.22", "6.23", "6.24"):
        table.play("yellow", f"astronaut {location}")
        assert table.to_act == [0]
    table.play("yellow", "place 5.22")
    assert table.to_act == [1]


@pytest.mark.clause("S7-25")
def test_passing_needs_the_option_agree(illegal):
    table = world(yellow="6.22", green="6.6")
    assert "pass" not in table.actions("yellow")
    illegal(table, "yellow", "pass", "S7-25")


@pytest.mark.clause("S7-25")
def test_a_side_that_can_neither_place_nor_launch_is_skipped():
    table = world(yellow=all_but("6.7 2.4 2.5 2.6"), green="6.7")
    told = table.play("yellow", "place 2.4")
    assert told[-1] == "Green has nowhere to go and is skipped"
    assert table.to_act == [0]


@pytest.mark.clause("S7-25")
def test_a_skipped_side_sets_no_astronauts_either(illegal):
    green = both(LINE["green"], ASTRONAUTS["green"])
    table = world(yellow=all_but(both(green, "2.12 2.13")), green=green)
    table.play("yellow", "place 2.12")
    assert table.to_act == [0]
    illegal(table, "green", "astronaut 6.6", "S7-25")


@pytest.mark.clause("S7-27")
def test_of_two_contradicting_actions_the_later_is_refused_with_its_clause(illegal):
    table = world(tempo="live", yellow="6.22 2.4 2.5", green="6.6 2.1 2.2")
    assert "place 2.3" in table.actions("yellow")
    assert "place 2.3" in table.actions("green")
    table.play("green", "place 2.3")
    assert illegal(table, "yellow", "place 2.3", "S7-2") == "2.3 is filled already, by Green"


@pytest.mark.clause("S7-27")
def test_an_astronaut_that_arrives_first_closes_the_way(illegal):
    home = both(LINE["yellow"], ASTRONAUTS["yellow"], "5.22")
    table = world(tempo="live", yellow=home, green=both(LINE["green"], "4.16 4.17"))
    assert "place 5.23" in table.actions("green")
    table.play("yellow", "astronaut 5.22")
    illegal(table, "green", "place 5.23", "S7-17")
