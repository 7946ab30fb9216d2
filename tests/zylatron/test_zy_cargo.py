"""ZY-12 to ZY-17: cargo."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, RED, at, draw, play, says, stacks


@pytest.mark.clause("ZY-12")
def test_a_battle_star_has_three_bays_a_star_fighter_one_peg(illegal):
    table = at(f"2p red act 16,4:rb1[rf2[rw1],rw2,rw3] 20,4:rf1[rw4] {AT_HOME}")
    play(table, "begin rf1")
    illegal(table, RED, "go 16,4", "ZY-9")  # no peg is free anywhere in that stack


@pytest.mark.clause("ZY-12")
def test_only_free_pegs_of_craft_take_cargo(illegal):
    table = at(f"2p red act 16,4:rb1[rf2[rw1],rw2] 20,4:rf1[rw4] {AT_HOME}")
    play(table, "begin rf1; go 16,4")
    illegal(table, RED, "dock rf2", "ZY-12")  # its one peg is taken
    illegal(table, RED, "dock rw2", "ZY-12")  # a Warrior has none
    illegal(table, RED, "load rb1", "ZY-12")  # a Battle Star is nobody's cargo
    play(table, "dock rb1")
    assert "16,4:rb1.b[rf1.m[rw4],rf2[rw1],rw2]" in stacks(table)


@pytest.mark.clause("ZY-12", "ZY-13")
def test_a_stack_of_four_star_fighters_with_a_warrior_on_top():
    table = at(f"2p red act 12,4:rf1 14,4:rw1 16,4:rf2 18,4:rf3 20,4:rf4 {AT_HOME}")
    play(table, "begin rf1; go 14,4; load rw1; go 16,4; load rf2; go 18,4; load rf3")
    play(table, "go 20,4; load rf4; go 22,4")
    assert "22,4:rf1.m[rf2.l[rf3.l[rf4.l[rw1.l]]]]" in stacks(table)


@pytest.mark.clause("ZY-12")
def test_a_battle_star_carries_three_stacks():
    table = at(f"2p red act 16,4:rb1 18,4:rf1[rw1] 20,4:rf2[rf3[rm1]] 22,4:rf4 {AT_HOME}")
    play(table, "begin rb1; go 18,4; load rf1; go 20,4; load rf2; go 22,4; load rf4; go 24,4")
    assert "24,4:rb1.m[rf1.l[rw1],rf2.l[rf3[rm1]],rf4.l]" in stacks(table)


@pytest.mark.clause("ZY-13")
def test_a_star_fighter_moves_five_picks_up_a_warrior_and_moves_one_more(illegal):
    table = at("2p red act 20,4:rf1 10,4:rw1 49,25:bw5 money=10,10")
    play(table, "begin rf1; go 10,4; load rw1")
    assert says(table, "mover") == "rf1:1"
    illegal(table, RED, "go 14,4", "ZY-8")
    play(table, "go 12,4")
    assert stacks(table) == ["12,4:rf1.m[rw1.l]", "49,25:bw5"]


@pytest.mark.clause("ZY-13")
def test_a_piece_boards_a_free_peg_by_its_own_move():
    table = at("2p red act 12,4:rf1 10,4:rw1 49,25:bw5 money=10,10")
    play(table, "begin rw1; go 12,4; dock rf1")
    assert stacks(table) == ["12,4:rf1.b[rw1.m]", "49,25:bw5"]


@pytest.mark.clause("ZY-13")
def test_a_star_fighter_is_loaded_beneath_a_carried_warrior_or_missile():
    table = at(f"2p red act 20,4:rf1[rm1] 22,4:rf2 {AT_HOME}")
    play(table, "begin rf1; go 22,4; load rf2")
    assert "22,4:rf1.m[rf2.l[rm1]]" in stacks(table)


@pytest.mark.clause("ZY-13")
def test_loading_needs_the_same_point(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:rf2 10,4:rw1 {AT_HOME}")
    illegal(table, RED, "load rw1", "ZY-13")
    illegal(table, RED, "dock rf2", "ZY-13")
    play(table, "begin rf1; go 22,4")
    illegal(table, RED, "load rw1", "ZY-13")
    illegal(table, RED, "load rf1", "ZY-13")
    illegal(table, RED, "dock rf1", "ZY-13")


@pytest.mark.clause("ZY-14")
def test_a_piece_leaves_its_carrier_by_its_own_move():
    table = at("2p red act 12,4:rf1[rw1] 49,25:bw5 money=10,10")
    play(table, "begin rw1; go 8,4")
    assert stacks(table) == ["12,4:rf1", "8,4:rw1.m", "49,25:bw5"]


@pytest.mark.clause("ZY-14")
def test_a_warrior_carried_through_space_cannot_walk_off(illegal):
    table = at("2p red act 16,4:rf1[rw1] 49,25:bw5 money=10,10")
    illegal(table, RED, "begin rw1", "ZY-8")


@pytest.mark.clause("ZY-14")
def test_a_carrier_sets_cargo_down_in_its_move_and_must_move_off(illegal):
    table = at(f"2p red act 16,4:rf1[rw1] 15,3:bf1 {AT_HOME}")
    illegal(table, RED, "drop rw1", "ZY-10")  # not in a move
    play(table, "begin rf1; go 12,4; drop rw1")
    for action in ("end", "begin rw1", "fire rf1", "drop rw1"):
        illegal(table, RED, action, "ZY-14")
    play(table, "go 12,6")
    assert "12,6:rf1.m" in stacks(table)
    assert "12,4:rw1.d" in stacks(table)


@pytest.mark.clause("ZY-14")
def test_setting_down_needs_a_step_left(illegal):
    table = at(f"2p red act 24,4:rf1[rf2] {AT_HOME}")
    play(table, "begin rf1; go 12,4")
    assert says(table, "mover") == ""
    illegal(table, RED, "drop rf2", "ZY-10")


@pytest.mark.clause("ZY-14")
def test_setting_down_needs_somewhere_to_go(illegal):
    around = "2,0:bf1 1,1:bf2"
    table = at(f"2p red act 0,0:rf1[rf2] {around} {AT_HOME} mover=rf1:1 moves=2")
    illegal(table, RED, "drop rf2", "ZY-14")


@pytest.mark.clause("ZY-14")
def test_warriors_and_missiles_are_set_down_on_land_only(illegal):
    table = at(f"2p red act 24,4:rf1[rf2[rw1]] {AT_HOME}")
    play(table, "begin rf1; go 22,4")
    illegal(table, RED, "drop rw1", "ZY-14")
    play(table, "drop rf2; go 20,4")
    assert "22,4:rf2.d[rw1]" in stacks(table)


@pytest.mark.clause("ZY-14")
def test_only_cargo_of_the_mover_is_set_down(illegal):
    table = at(f"2p red act 12,4:rf1 10,6:rf2[rw1] {AT_HOME}")
    play(table, "begin rf1; go 12,2")
    illegal(table, RED, "drop rw1", "ZY-14")
    illegal(table, RED, "drop rf1", "ZY-14")


@pytest.mark.clause("ZY-15")
def test_a_piece_set_down_may_move_at_once():
    table = at("2p red act 16,4:rf1[rw1] 49,25:bw5 money=10,10")
    play(table, "begin rf1; go 12,4; drop rw1; go 12,6; begin rw1; go 4,4")
    assert "4,4:rw1.md" in stacks(table)


@pytest.mark.clause("ZY-15", "ZY-7")
def test_but_only_if_moves_are_left(illegal):
    table = at("2p red act 16,4:rf1[rw1] 49,25:bw5 money=10,10 moves=1")
    play(table, "begin rf1; go 12,4; drop rw1; go 12,6")
    illegal(table, RED, "begin rw1", "ZY-7")


@pytest.mark.clause("ZY-16")
def test_cargo_is_shifted_within_a_stack_for_nothing():
    table = at(f"2p red act 16,4:rb1[rf1,rm1] {AT_HOME}")
    play(table, "shift rm1; onto rf1")
    assert "16,4:rb1[rf1[rm1.s]]" in stacks(table)
    assert says(table, "moves") == ""


@pytest.mark.clause("ZY-16")
def test_what_is_shifted_takes_its_own_cargo_along():
    table = at(f"2p red act 16,4:rb1[rf1[rw1],rf2] {AT_HOME}")
    play(table, "shift rf1; onto rf2")
    assert "16,4:rb1[rf2[rf1.s[rw1]]]" in stacks(table)


@pytest.mark.clause("ZY-16")
def test_shifting_stays_within_the_stack_and_needs_another_free_peg(illegal):
    table = at(f"2p red act 16,4:rb1[rf1,rm1] 16,2:rf2 20,4:rf3[rw1] {AT_HOME}")
    illegal(table, RED, "shift rf2", "ZY-16")  # not carried
    illegal(table, RED, "shift rw1", "ZY-16")  # no other peg
    play(table, "shift rm1")
    illegal(table, RED, "onto rf2", "ZY-16")
    illegal(table, RED, "onto rb1", "ZY-16")
    illegal(table, RED, "end", "ZY-16")


@pytest.mark.clause("ZY-16")
def test_a_piece_is_loaded_once_a_turn(illegal):
    table = at("2p red act 12,4:rf1 10,4:rf2 8,6:rf3 49,25:bw5 7,3:rw5 money=10,10")
    play(table, "begin rf1; go 10,4; load rf2; go 12,4; drop rf2; go 14,4")
    play(table, "begin rf3; go 12,4")
    illegal(table, RED, "load rf2", "ZY-16")


@pytest.mark.clause("ZY-16")
def test_a_piece_is_set_down_once_a_turn(illegal):
    table = at(f"2p red act 12,4:rf1[rf2.d] {AT_HOME}")
    play(table, "begin rf1; go 14,4")
    illegal(table, RED, "drop rf2", "ZY-16")


@pytest.mark.clause("ZY-16")
def test_a_piece_is_shifted_and_beamed_once_a_turn(illegal):
    table = at(f"2p red act 16,4:rb1[rf1,rm1] {AT_HOME}")
    play(table, "shift rm1; onto rf1")
    illegal(table, RED, "shift rm1", "ZY-16")
    play(table, "beam rm1; to 14,4")
    illegal(table, RED, "beam rm1", "ZY-16")


@pytest.mark.clause("ZY-16")
def test_the_next_turn_all_is_possible_again():
    table = at(f"2p red act 16,4:rb1[rf1,rm1] {AT_HOME}")
    play(table, "shift rm1; onto rf1; end; end; shift rm1; onto rb1")
    assert "16,4:rb1[rf1,rm1.s]" in stacks(table)


@pytest.mark.clause("ZY-17")
def test_carried_pieces_fire():
    table = at(f"2p red act 20,4:rb1[rf1[rw1]] 22,4:bf1 {AT_HOME}")
    for shot in ("rw1", "rf1", "rb1"):
        play(table, f"fire {shot}; target bf1")
        draw(table, "miss")
    assert "20,4:rb1.f[rf1.f[rw1.f]]" in stacks(table)
