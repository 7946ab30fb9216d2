"""SW-21 to SW-25: the action-card variant."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.errors import BadInput

TWO = "sw1 small 2p LrMr/5/*/LbMb/5/* {who} {rest}"


def two(rest: str, who: str = "red") -> orrery.Table:
    return orrery.position("spacewalk", TWO.format(who=who, rest=rest), seed=1)


@pytest.mark.clause("SW-21")
def test_no_tokens_and_eight_cards_each():
    table = orrery.new("spacewalk", players=3, variant="cards")
    hand = {"move": 4, "double": 1, "copy": 1, "step": 1, "stay": 1}
    assert table.view()["hands"] == [hand] * 3
    assert table.view()["tokens"] == [0, 0, 0]
    with pytest.raises(BadInput, match="has no tokens"):
        orrery.new("spacewalk", variant="cards", tokens=3)


@pytest.mark.clause("SW-21")
def test_the_basic_game_has_no_cards(illegal):
    illegal(two("move"), "red", "card move", "SW-21")


@pytest.mark.clause("SW-22")
def test_a_turn_starts_with_a_card_from_the_hand(illegal):
    table = two("card cards=01100,41111")
    illegal(table, "red", "move 0", "SW-22")
    illegal(table, "red", "pass", "SW-22")
    assert "no STAY card" in illegal(table, "red", "card stay", "SW-22")
    assert table.actions("red") == ["card double", "card copy"]


@pytest.mark.clause("SW-22")
def test_move_is_an_ordinary_turn(illegal):
    table = two("card cards=41111,41111")
    table.play("red", "card move")
    illegal(table, "red", "card move", "SW-22")
    table.play("red", "move 0")
    assert table.text.split()[3].startswith("1/Lr/Mr/")
    assert table.to_act == [1]
    assert table.view()["hands"][0]["move"] == 3


@pytest.mark.clause("SW-22")
def test_double_is_two_moves_and_the_second_may_use_the_planet_the_first_filled():
    table = two("card cards=41111,41111")
    table.play("red", "card double")
    table.play("red", "move 0")
    assert table.to_act == [0]
    table.play("red", "move 1")
    assert table.text.split()[3].startswith("2/LrMr/")
    assert table.to_act == [1]


@pytest.mark.clause("SW-22")
def test_step_advances_one_own_ship_one_space_and_a_hole_counts(illegal):
    table = orrery.position(
        "spacewalk", "sw1 small 2p Mr/4/Lr/*/LbMb/5/* red card cards=41111,41111"
    )
    table.play("red", "card step")
    illegal(table, "red", "move 0", "SW-22")
    illegal(table, "red", "step 7 large", "SW-17")
    table.play("red", "step 5 large")
    assert table.text.split()[3] == "Mr/5/*/LbMb/5/*"
    assert table.to_act == [1]


@pytest.mark.clause("SW-22")
def test_stay_does_nothing():
    table = two("card cards=41111,41111")
    before = table.text.split()[3]
    table.play("red", "card stay")
    assert table.text.split()[3] == before
    assert table.to_act == [1]


@pytest.mark.clause("SW-23")
@pytest.mark.parametrize(
    ("card", "then"), [("move", "move 7"), ("step", "step 7 large"), ("double", "move 7")]
)
def test_copy_has_the_effect_of_the_card_before_and_the_copier_chooses(card, then):
    table = two("card cards=41111,41111")
    table.play("red", f"card {card}")
    while table.to_act == [0]:
        table.play("red", table.actions("red")[0])
    table.play("blue", "card copy")
    assert then in table.actions("blue")
    table.play("blue", then)
    assert (table.to_act == [1]) == (card == "double")


@pytest.mark.clause("SW-23")
def test_a_copied_copy_passes_on_the_effect_it_had():
    table = two("card cards=41111,41111 last=step")
    table.play("red", "card copy")
    table.play("red", "step 0 medium")
    table.play("blue", "card copy")
    assert table.actions("blue") == ["step 7 large", "step 7 medium"]


@pytest.mark.clause("SW-23")
def test_the_effect_is_remembered_when_the_card_is_back_in_the_hand():
    table = two("card cards=00010,41111")
    table.play("red", "card step")
    table.play("red", "step 0 medium")
    assert sum(table.view()["hands"][0].values()) == 8
    table.play("blue", "card copy")
    assert table.view()["phase"] == "step"


@pytest.mark.clause("SW-23")
def test_as_the_first_card_of_the_game_copy_acts_as_stay():
    table = two("card cards=41111,41111")
    told = table.play("red", "card copy")
    assert "red's COPY acts as STAY" in told
    assert table.to_act == [1]


@pytest.mark.clause("SW-24")
def test_an_empty_hand_is_taken_back_at_the_end_of_the_turn():
    table = two("card cards=10000,41111")
    table.play("red", "card move")
    assert sum(table.view()["hands"][0].values()) == 0  # not before the move is made
    table.play("red", "move 0")
    assert table.view()["hands"][0] == {"move": 4, "double": 1, "copy": 1, "step": 1, "stay": 1}


@pytest.mark.clause("SW-25")
def test_scores_count_ships_only():
    assert two("card cards=41111,41111").scores == [7, 7]
