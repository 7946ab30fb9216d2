"""SW-5 to SW-8: putting ships in orbit."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.errors import BadInput

START = "sw1 small 2p 6/*/6/* red placing reserve=333,333 tokens=4,4"
LAST_SHIP = (  # blue has one small ship left
    "sw1 small 2p LrMrSr/LrMrSr/LrMrSr/LbMbSb/LbMbSb/LbMb/*/6/*"
    " blue placing turn=red reserve=000,001 tokens={tokens}"
)


@pytest.mark.clause("SW-5")
def test_players_place_one_ship_in_turn_on_any_planet():
    table = orrery.position("spacewalk", START)
    assert len(table.actions("red")) == 12 * 3
    assert table.play("red", "place 3 large") == ["red puts a large ship on planet 3"]
    assert table.text == (
        "sw1 small 2p 3/Lr/2/*/6/* blue placing turn=red reserve=233,333 tokens=4,4"
    )


@pytest.mark.clause("SW-5")
def test_no_ship_is_placed_on_a_black_hole(illegal):
    reason = illegal(orrery.position("spacewalk", START), "red", "place 6 small", "SW-5")
    assert "space 6 is a black hole" in reason


@pytest.mark.clause("SW-5", "SW-1")
def test_only_ships_that_are_left_can_be_placed(illegal):
    text = "sw1 small 2p Lr/Lr/Lr/3/*/3/Lb/Lb/Lb/* red placing reserve=033,033"
    illegal(orrery.position("spacewalk", text), "red", "place 5 large", "SW-1")


@pytest.mark.clause("SW-6")
def test_a_planet_takes_ships_of_different_sizes_but_never_two_of_one(illegal):
    table = orrery.position("spacewalk", START)
    table.play("red", "place 3 large")
    illegal(table, "blue", "place 3 large", "SW-6")
    table.play("blue", "place 3 medium")
    table.play("red", "place 3 small")
    illegal(table, "blue", "place 3 small", "SW-6")
    assert "LrMbSr" in table.text


@pytest.mark.clause("SW-7")
def test_when_all_ships_are_in_orbit_the_first_player_takes_the_first_turn():
    table = orrery.position("spacewalk", LAST_SHIP.format(tokens="0,0"))
    table.play("blue", "place 5 small")
    assert table.to_act == [0]
    assert set(table.actions("red")) == {"move 0", "move 1", "move 2"}


@pytest.mark.clause("SW-7")
def test_neither_tokens_nor_moves_during_placement(illegal):
    table = orrery.position("spacewalk", LAST_SHIP.format(tokens="4,4"))
    for text in ("step 3 large", "again 3", "pass", "move 3", "next red"):
        illegal(table, "blue", text, "SW-7")


@pytest.mark.clause("SW-7")
def test_nobody_places_after_placement(illegal):
    table = orrery.position("spacewalk", LAST_SHIP.format(tokens="0,0"))
    table.play("blue", "place 5 small")
    illegal(table, "red", "place 5 small", "SW-7")


@pytest.mark.clause("SW-8")
def test_with_the_option_the_second_placer_takes_the_first_turn():
    table = orrery.position("spacewalk", LAST_SHIP.format(tokens="0,0") + " second")
    table.play("blue", "place 5 small")
    assert table.to_act == [1]
    assert " first=blue" in table.text


@pytest.mark.clause("SW-8")
def test_the_option_is_off_by_default_and_for_two_players_only():
    assert orrery.new("spacewalk", players=2).options["first_placer_moves_second"] is False
    new = orrery.new("spacewalk", players=2, first_placer_moves_second=True, seed=1)
    assert new.text.endswith("second")
    with pytest.raises(BadInput, match="is for 2 players"):
        orrery.new("spacewalk", players=3, first_placer_moves_second=True)


@pytest.mark.clause("SW-8")
@pytest.mark.parametrize("variant", ["tokens", "cards"])
def test_the_option_works_in_both_games(variant):
    table = orrery.new(
        "spacewalk", players=2, seed=1, variant=variant, first_placer_moves_second=True
    )
    while "placing" in table.text:
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    table.pass_until_turn("red")
    table.pass_until_turn("blue")
    assert table.to_act == [1]
    assert table.view()["turn"] == "blue"
