"""SW-14 to SW-17 and SW-26: tokens, gaps and rounds."""

from __future__ import annotations

import pytest

import orrery

# Three players with a ship or two each, far from holes; red to move.
THREE = "sw1 big 3p LrMr/5/*/LbMb/5/*/LgMg/5/* red {rest}"


def three(rest: str) -> orrery.Table:
    return orrery.position("spacewalk", THREE.format(rest=rest), seed=1)


@pytest.mark.clause("SW-14")
def test_straight_after_the_own_turn_the_mover_alone_may_buy_a_second_one():
    table = three("move tokens=4,4,4")
    table.play("red", "move 0")
    assert table.to_act == [0]
    assert table.actions("red") == ["pass", "step 1 large", "step 2 medium", "again 1", "again 2"]
    table.play("red", "again 1")
    assert table.view()["tokens"] == [3, 4, 4]
    assert table.text.split()[3].startswith("2/LrMr/")
    assert table.to_act == [1]  # a token turn opens no SW-14 of its own: the gap begins


@pytest.mark.clause("SW-14")
def test_or_advance_one_own_ship(illegal):
    table = three("move tokens=4,4,4")
    table.play("red", "move 0")
    illegal(table, "red", "move 1", "SW-14")
    illegal(table, "blue", "step 7 large", "SW-4")
    table.play("red", "step 2 medium")
    assert table.text.split()[3].startswith("1/Lr/1/Mr/")
    assert table.view()["tokens"] == [3, 4, 4]


@pytest.mark.clause("SW-14")
def test_tokens_come_after_the_move_not_before(illegal):
    table = three("move tokens=4,4,4")
    illegal(table, "red", "step 0 large", "SW-14")
    illegal(table, "red", "again 0", "SW-14")


@pytest.mark.clause("SW-15")
def test_a_gap_opens_before_the_first_turn():
    table = orrery.position(
        "spacewalk",
        "sw1 small 2p LrMrSr/LrMrSr/LrMrSr/LbMbSb/LbMbSb/LbMb/*/6/*"
        " blue placing turn=red reserve=000,001 tokens=4,4",
    )
    table.play("blue", "place 5 small")
    assert table.to_act == [0]
    assert "pass" in table.actions("red")
    assert "step 0 small" in table.actions("red")
    table.play("red", "pass")
    table.play("blue", "pass")
    assert table.actions("red") == ["move 0", "move 1", "move 2"]


@pytest.mark.clause("SW-15")
def test_after_a_turn_seats_are_asked_clockwise_from_the_next_and_the_decliner_is_done():
    table = three("move tokens=4,4,4")
    table.play("red", "move 0")
    table.play("red", "pass")  # declining SW-14 is the mover's pass
    asked = []
    while "gap" in table.text:
        asked.append(table.to_act[0])
        table.play(asked[-1], "pass")
    assert asked == [1, 2]
    assert table.view()["turn"] == "blue"


@pytest.mark.clause("SW-15")
def test_after_a_payment_everyone_who_may_still_pay_is_asked_again_from_the_payers_left():
    table = three("move tokens=4,4,4")
    table.play("red", "move 0")
    table.play("red", "pass")
    table.play("blue", "pass")
    table.play("green", "step 14 large")
    asked = []
    while "gap" in table.text:
        asked.append(table.to_act[0])
        table.play(asked[-1], "pass")
    assert asked == [0, 1]  # green has used its token of this round


@pytest.mark.clause("SW-15")
def test_who_may_not_pay_is_not_asked():
    table = three("move tokens=0,0,4")
    table.play("red", "move 0")
    assert table.to_act == [2]
    table.play("green", "pass")
    assert table.view()["phase"] == "move"
    assert table.to_act == [1]


@pytest.mark.clause("SW-15")
def test_in_a_gap_a_token_buys_a_single_step_only(illegal):
    table = three("move tokens=0,4,0")
    table.play("red", "move 0")
    illegal(table, "blue", "again 7", "SW-15")
    illegal(table, "blue", "move 7", "SW-15")
    table.play("blue", "step 7 medium")
    assert "/Lb/Mb/" in table.text


@pytest.mark.clause("SW-15")
def test_a_standing_pass_answers_until_the_own_turn():
    table = three("move tokens=4,4,4")
    table.pass_until_turn("green")
    table.play("red", "move 0")
    table.play("red", "pass")
    table.play("blue", "pass")
    assert table.to_act == [1]
    assert table.view()["phase"] == "move"
    table.play("blue", "move 7")
    table.play("blue", "pass")
    table.play("red", "pass")
    assert table.to_act == [2]
    assert table.view()["phase"] == "move"  # green's own turn: the standing pass is over
    table.play("green", "move 14")
    table.play("green", "pass")
    table.play("red", "step 1 large")
    assert table.to_act == [1]


@pytest.mark.clause("SW-16")
def test_one_token_a_round_and_a_round_starts_with_the_first_movers_turn():
    table = three("move tokens=4,0,0")
    table.play("red", "move 0")
    table.play("red", "step 1 large")
    table.play("blue", "move 7")
    assert table.to_act == [2]  # red has paid in round 1 and is not asked
    table.play("green", "move 14")
    assert table.view()["round"] == 2
    table.play("red", "move 2")
    assert table.to_act == [0]  # a new round: red may pay again
    assert table.view()["phase"] == "after"


@pytest.mark.clause("SW-16")
def test_the_gap_before_the_first_turn_belongs_to_round_one():
    table = three("gap turn=green round=0 tokens=4,0,0")
    table.play("red", "step 0 large")
    assert table.view()["round"] == 1
    table.play("red", "move 0")
    assert table.to_act == [1]  # red has paid in round 1 already
    assert table.view()["phase"] == "move"


@pytest.mark.clause("SW-16")
def test_the_gap_after_the_last_seats_turn_belongs_to_the_round_that_ends():
    table = orrery.position("spacewalk", THREE.format(rest="move tokens=4,4,4 paid=r")
                            .replace(" red ", " green "), seed=1)  # fmt: skip
    table.play("green", "move 14")
    table.play("green", "pass")
    assert table.to_act == [1]  # red has paid in this round: only blue is asked
    table.play("blue", "pass")
    assert (table.view()["round"], table.view()["turn"]) == (2, "red")
    assert table.view()["has_paid"] == [False, False, False]


@pytest.mark.clause("SW-17")
def test_a_single_advance_moves_one_ship_alone_and_the_token_is_gone():
    table = three("after tokens=2,0,0")
    table.play("red", "step 0 medium")
    assert table.text.split()[3].startswith("Lr/Mr/")
    assert table.view()["tokens"] == [1, 0, 0]


@pytest.mark.clause("SW-17")
def test_a_single_advance_into_a_black_hole_loses_the_ship(illegal):
    text = "sw1 small 2p 5/Lr/*/Mr/4/Lb/* red after tokens=1,0"
    table = orrery.position("spacewalk", text)
    illegal(table, "red", "step 11 large", "SW-17")
    illegal(table, "red", "step 5 small", "SW-17")
    table.play("red", "step 5 large")
    assert table.text.split()[3] == "6/*/Mr/4/Lb/*"


@pytest.mark.clause("SW-26")
def test_no_tokens_in_the_first_rounds():
    table = three("move tokens=4,4,4 barred=1")
    table.play("red", "move 0")
    table.play("blue", "move 7")  # nobody is asked in round 1
    table.play("green", "move 14")
    assert table.view()["round"] == 2
    table.play("red", "move 1")
    assert table.view()["phase"] == "after"


@pytest.mark.clause("SW-26")
def test_the_gap_before_the_first_turn_is_barred_with_round_one():
    table = orrery.new("spacewalk", players=2, no_tokens_first_rounds=1, seed=1)
    while "placing" in table.text:
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    assert table.view()["phase"] == "move"
    free = orrery.new("spacewalk", players=2, seed=1)
    while "placing" in free.text:
        free.play(free.to_act[0], free.actions(free.to_act[0])[0])
    assert free.view()["phase"] == "gap"
