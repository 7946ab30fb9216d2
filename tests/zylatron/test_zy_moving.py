"""ZY-7 to ZY-11 and ZY-42: moves."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, BLUE, RED, at, draw, fresh, play, says, stacks

import orrery
from orrery.core.taking_back import steps_kept


@pytest.mark.clause("ZY-7")
def test_a_turn_moves_three_pieces_each_once_in_any_order(illegal):
    table = fresh()
    play(table, "begin rw1; go 14,4; begin rb2; go 0,10; begin rf4")
    illegal(table, RED, "begin rb2", "ZY-7")
    reason = illegal(table, RED, "begin rf1", "ZY-7")
    assert "all 3 moves" in reason


@pytest.mark.clause("ZY-7")
def test_nobody_moves_out_of_turn_or_with_pieces_of_others(illegal):
    table = fresh()
    illegal(table, BLUE, "begin bf1", "ZY-7")
    illegal(table, RED, "begin bf1", "ZY-7")


@pytest.mark.clause("ZY-7")
def test_a_turn_ends_when_the_player_says_so_even_without_a_move():
    table = fresh()
    play(table, "end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-7")
def test_free_actions_mix_with_moves():
    table = at(f"2p red act 20,4:rf1 22,4:rf2 26,4:bf1 {AT_HOME}")
    play(table, "begin rf1; go 20,2; fire rf2; target bf1")
    draw(table, "miss")
    play(table, "begin rf2; go 22,2; end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-7")
def test_a_target_is_named_only_when_one_is_asked_for(illegal):
    illegal(fresh(), RED, "target bw1", "ZY-7")


@pytest.mark.clause("ZY-8")
def test_a_warrior_walks_up_to_four_on_land(illegal):
    table = at("2p red act 2,4:rw1 49,25:bw5 money=10,10")
    play(table, "begin rw1")
    reason = illegal(table, RED, "go 12,4", "ZY-8")
    assert "needs 5 steps to 12,4 and has 4" in reason
    illegal(table, RED, "go 0,4", "ZY-8")  # space
    play(table, "go 10,4")
    assert "10,4:rw1.m" in stacks(table)


@pytest.mark.clause("ZY-8")
def test_a_warrior_does_not_step_off_its_land_to_other_land(illegal):
    table = at("2p red act 13,5:rw1 49,25:bw5 money=10,10")
    play(table, "begin rw1")
    illegal(table, RED, "go 15,7", "ZY-8")  # the moon is two points away, over space


@pytest.mark.clause("ZY-8")
def test_a_star_fighter_goes_up_to_six_over_land_and_space(illegal):
    table = at(f"2p red act 20,4:rf1 {AT_HOME}")
    play(table, "begin rf1")
    illegal(table, RED, "go 34,4", "ZY-8")
    play(table, "go 10,2")
    assert "10,2:rf1.m" in stacks(table)


@pytest.mark.clause("ZY-8")
def test_a_battle_star_goes_up_to_six_through_space_only(illegal):
    table = at(f"2p red act 16,4:rb1 {AT_HOME}")
    play(table, "begin rb1")
    illegal(table, RED, "go 14,4", "ZY-8")  # land
    illegal(table, RED, "go 30,4", "ZY-8")  # seven
    play(table, "go 28,4")
    assert "28,4:rb1.m" in stacks(table)


@pytest.mark.clause("ZY-8")
def test_a_battle_star_flies_round_a_planet_not_across(illegal):
    table = at(f"2p red act 20,14:rb1 {AT_HOME}")  # left of Zylon
    play(table, "begin rb1")
    reason = illegal(table, RED, "go 32,10", "ZY-8")
    assert "needs 8 steps" in reason  # four of grid distance would be over land
    play(table, "go 26,10")


@pytest.mark.clause("ZY-8")
def test_a_piece_need_not_use_its_distance_nor_move_at_all():
    table = fresh()
    play(table, "begin rf1; go 12,2; begin rf2; end")
    assert "12,4:rf2" in stacks(table)


@pytest.mark.clause("ZY-8")
def test_a_move_goes_somewhere_else(illegal):
    table = fresh()
    play(table, "begin rf1")
    illegal(table, RED, "go 10,2", "ZY-8")


@pytest.mark.clause("ZY-9")
def test_pieces_are_passed_over_but_nobody_stops_on_an_enemy(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:bf1 24,4:bf2 {AT_HOME}")
    play(table, "begin rf1")
    illegal(table, RED, "go 22,4", "ZY-9")
    play(table, "go 26,4")
    assert "22,4:bf1" in stacks(table)  # no capture by contact


@pytest.mark.clause("ZY-9")
def test_a_point_holds_one_piece(illegal):
    table = fresh()
    play(table, "begin rw1")
    illegal(table, RED, "go 9,5", "ZY-9")  # another Warrior: neither can carry


@pytest.mark.clause("ZY-9")
def test_on_an_own_piece_the_mover_loads_or_boards_at_once(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:rf2 26,4:bf1 {AT_HOME}")
    play(table, "begin rf1; go 22,4")
    illegal(table, RED, "go 24,4", "ZY-9")
    illegal(table, RED, "fire rf1", "ZY-9")
    illegal(table, RED, "end", "ZY-9")
    assert table.actions(RED) == ["load rf2", "dock rf2"]


@pytest.mark.clause("ZY-9")
def test_factory_points_may_be_stood_on():
    table = fresh()
    play(table, "begin rw3; go 6,4")
    assert "6,4:rw3.m" in stacks(table)


@pytest.mark.clause("ZY-10")
def test_a_move_goes_on_after_a_free_action_with_what_is_left(illegal):
    table = at(f"2p red act 20,4:rf1 28,4:bf1 {AT_HOME}")
    play(table, "begin rf1; go 24,4; fire rf1; target bf1")
    draw(table, "miss")
    assert says(table, "mover") == "rf1:4"
    illegal(table, RED, "go 34,4", "ZY-8")
    play(table, "go 24,0")
    assert says(table, "mover") == ""


@pytest.mark.clause("ZY-10")
def test_a_move_is_over_when_another_piece_starts_its_own():
    table = at(f"2p red act 20,4:rf1 20,0:rf2 {AT_HOME}")
    play(table, "begin rf1; go 22,4; begin rf2; go 22,0")
    assert says(table, "mover") == "rf2:5"
    assert "begin rf1" not in table.actions(RED)


@pytest.mark.clause("ZY-10")
def test_nothing_goes_before_a_move_is_begun(illegal):
    illegal(fresh(), RED, "go 20,4", "ZY-10")


@pytest.mark.clause("ZY-11")
def test_what_has_moved_cannot_be_loaded(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:rf2 {AT_HOME}")
    play(table, "begin rf2; go 24,4; begin rf1; go 24,4")
    illegal(table, RED, "load rf2", "ZY-11")
    play(table, "dock rf2")
    assert "24,4:rf2.mb[rf1.m]" in stacks(table)


@pytest.mark.clause("ZY-11")
def test_what_has_moved_cannot_be_picked_up_with_its_carrier(illegal):
    table = at(f"2p red act 20,4:rf1 10,4:rf2 12,4:rw1 {AT_HOME}")
    play(table, "begin rw1; go 10,4; dock rf2; begin rf1")
    illegal(table, RED, "go 10,4", "ZY-9")  # rf2 carries rw1, which has moved, and has no free peg


@pytest.mark.clause("ZY-11")
def test_what_has_moved_cannot_be_beamed(illegal):
    table = at(f"2p red act 16,4:rb1 14,4:rw1 {AT_HOME}")
    play(table, "begin rw1; go 12,4")
    illegal(table, RED, "beam rw1", "ZY-11")


@pytest.mark.clause("ZY-11", "ZY-13")
def test_a_carrier_that_was_boarded_by_a_move_does_not_move_this_turn(illegal):
    table = at(f"2p red act 12,4:rf1 10,4:rw1 {AT_HOME}")
    play(table, "begin rw1; go 12,4; dock rf1")
    illegal(table, RED, "begin rf1", "ZY-11")
    play(table, "end; end; begin rf1; go 20,4")
    assert "20,4:rf1.m[rw1]" in stacks(table)


@pytest.mark.clause("ZY-11")
def test_a_boarded_carrier_begins_no_move_even_when_the_piece_has_left_again(illegal):
    table = at(f"2p red act 12,4:rf1 10,4:rw1 {AT_HOME}")
    play(table, "begin rw1; go 12,4; dock rf1; go 14,4")
    assert "12,4:rf1.b" in stacks(table)
    illegal(table, RED, "begin rf1", "ZY-11")
    play(table, "end; end; begin rf1")


@pytest.mark.clause("ZY-11")
def test_what_carries_a_boarded_carrier_is_held_only_while_the_moved_piece_is_aboard(illegal):
    table = at(f"2p red act 20,4:rb1[rf1] 24,4:rf2 {AT_HOME}")
    play(table, "begin rf2; go 20,4; dock rf1")
    illegal(table, RED, "begin rb1", "ZY-11")
    play(table, "go 22,4; begin rb1; go 20,0")
    assert "20,0:rb1.m[rf1.b]" in stacks(table)


@pytest.mark.clause("ZY-11", "ZY-16")
def test_a_mover_with_a_moved_piece_shifted_onto_it_cannot_go_on(illegal):
    table = at(f"2p red act 16,4:rb1[rf1] 20,4:rf2 {AT_HOME}")
    play(table, "begin rf2; go 16,4; dock rb1; begin rf1; shift rf2; onto rf1")
    illegal(table, RED, "go 18,4", "ZY-11")


@pytest.mark.clause("ZY-11", "ZY-14", "ZY-15")
def test_six_and_six_and_four_in_one_turn():
    table = at("2p red act 30,4:rb1[rf1[rw1]] 49,25:bw5 money=10,10")
    play(table, "begin rb1; go 18,4; begin rf1; go 6,4; begin rw1; go 14,4")
    assert stacks(table) == ["18,4:rb1.m", "6,4:rf1.m", "14,4:rw1.m", "49,25:bw5"]


@pytest.mark.clause("ZY-42")
def test_with_touch_move_a_begun_move_takes_a_step(illegal):
    table = fresh(touch_move=True)
    play(table, "begin rf1")
    illegal(table, RED, "end", "ZY-42")
    illegal(table, RED, "begin rf2", "ZY-42")
    play(table, "go 12,2; begin rf2; go 14,4; end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-42")
def test_touch_move_is_off_by_default():
    table = fresh()
    play(table, "begin rf1; begin rf2; end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-42")
def test_touch_move_asks_nothing_impossible():
    table = at(f"2p red act 16,4:rb1[rf1] 20,4:rf2 {AT_HOME} touch")
    play(table, "begin rf2; go 16,4; dock rb1; begin rf1; shift rf2; onto rf1")
    play(table, "end")  # rf1 cannot step: it carries a piece that has moved
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-42")
def test_what_revealed_no_card_can_be_undone():
    table = fresh()
    before = table.text
    play(table, "begin rf1; go 12,2")
    table.undo()
    table.undo()
    assert table.text == before


@pytest.mark.clause("ZY-42")
def test_undo_goes_back_only_to_the_last_revealed_card():
    table = fresh()
    play(table, "launch rm1; detonate 22,4; begin rf1")  # nothing stands in the blast
    assert steps_kept(table, RED) == 2
    table = fresh()
    play(table, "launch rm1; detonate 11,5")
    draw(table, "miss")
    shown = table.text
    for who in (None, RED):
        with pytest.raises(orrery.BadInput, match="revealed"):
            table.undo(who)
    assert table.text == shown
    table.undo(RED, past_reveals=True)  # a program that tries things out says so
    assert [step.text for step in table.log.steps] == ["launch rm1"]
