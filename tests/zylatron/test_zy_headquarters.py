"""ZY-33 to ZY-38: headquarters, Zylon, elimination, inheritance, the end."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, BLUE, GREEN, RED, at, draw, fresh, play, says, stacks

# Landing


@pytest.mark.clause("ZY-33", "ZY-34")
def test_a_warrior_that_walks_onto_an_enemy_headquarters_takes_everything():
    table = at(
        "4p red act 44,4:rw1 46,2:bf1[bw1] 50,4:bm1! 49,25:gw5 7,25:yw5"
        " money=5,7,1,1 zylon=blue ruins=blue-moon"
    )
    play(table, "begin rw1; go 48,4")
    assert says(table, "held") == "rrgy"
    assert says(table, "money") == "12,0,1,1"
    assert says(table, "zylon") == "red"
    assert stacks(table)[:3] == ["48,4:rw1.m", "46,2:bf1.c[bw1.c]", "50,4:bm1!!.c"]
    assert not table.is_over


@pytest.mark.clause("ZY-34")
def test_captured_pieces_wait_for_the_captors_next_turn(illegal):
    table = at("4p red act 44,4:rw1 46,2:bf1 11,3:rm1 49,25:gw5 7,25:yw5 money=5,7,1,1")
    play(table, "begin rw1; go 48,4")
    illegal(table, RED, "begin bf1", "ZY-34")
    play(table, "end")
    assert table.to_act == [GREEN]  # blue is out
    play(table, "end; end; begin bf1; go 46,0")
    assert "46,0:bf1.m" in stacks(table)


@pytest.mark.clause("ZY-34")
def test_a_captured_headquarters_is_inert():
    table = at(
        "3p red act 46,4:rf1 7,3:rw5 49,3:bw5 49,25:gw5 held=rrg planets=tl,tr,br money=0,0,0"
    )
    play(table, "begin rf1; go 48,4")
    assert "48,4:rf1.m" in stacks(table)


@pytest.mark.clause("ZY-33")
def test_no_other_piece_stops_on_an_enemys_or_zylons_headquarters(illegal):
    table = at(f"2p red act 46,22:rf1 30,12:rf2 {AT_HOME}")
    play(table, "begin rf1")
    illegal(table, RED, "go 48,24", "ZY-33")
    play(table, "begin rf2")
    illegal(table, RED, "go 28,14", "ZY-33")
    play(table, "go 26,16")  # passing is free


@pytest.mark.clause("ZY-33")
def test_the_own_headquarters_is_a_point_like_any_other():
    table = at(f"2p red act 10,4:rf1 {AT_HOME}")
    play(table, "begin rf1; go 8,4")
    assert "8,4:rf1.m" in stacks(table)


@pytest.mark.clause("ZY-33", "ZY-24")
def test_a_damaged_warrior_does_not_land(illegal):
    table = at(f"2p red act 46,24:rw1! {AT_HOME}")
    illegal(table, RED, "begin rw1", "ZY-24")


@pytest.mark.clause("ZY-33")
def test_a_piece_of_the_headquarters_own_player_does_not_bar_it_and_is_removed():
    table = at("4p red act 46,4:rw1 48,4:bf1[bw1] 50,4:bw2 49,25:gw5 7,25:yw5 money=0,0,0,0")
    play(table, "begin rw1; go 48,4")
    assert stacks(table)[:2] == ["48,4:rw1.m", "50,4:bw2.c"]
    assert says(table, "held") == "rrgy"


@pytest.mark.clause("ZY-33")
def test_on_zylon_any_piece_bars_the_landing(illegal):
    for standing in ("28,14:rw2", "28,14:bw2"):
        table = at(f"2p red act 26,14:rw1 {standing} {AT_HOME}")
        play(table, "begin rw1")
        illegal(table, RED, "go 28,14", "ZY-33")


@pytest.mark.clause("ZY-35")
def test_landing_on_zylons_headquarters_takes_the_card_and_the_warrior_need_not_stay():
    table = at(f"2p red act 26,14:rw1 {AT_HOME}")
    play(table, "begin rw1; go 28,14")
    assert says(table, "zylon") == "red"
    play(table, "go 30,14")
    assert says(table, "zylon") == "red"
    assert "30,14:rw1.m" in stacks(table)


@pytest.mark.clause("ZY-35")
def test_the_card_changes_hands_when_another_warrior_lands():
    table = at(f"2p blue act 26,14:bw1 {AT_HOME} zylon=red")
    play(table, "begin bw1; go 28,14")
    assert says(table, "zylon") == "blue"


@pytest.mark.clause("ZY-35", "ZY-23")
def test_the_card_stays_when_the_warrior_dies():
    table = at(f"2p blue act 28,14:rw1 26,14:bf1 {AT_HOME} zylon=red")
    play(table, "fire bf1; target rw1")
    draw(table, "hit")
    assert says(table, "zylon") == "red"


# Without a Warrior


@pytest.mark.clause("ZY-36")
def test_who_can_buy_a_warrior_may_not_end_the_turn_without_one(illegal):
    table = at("2p red act 20,4:rf1 49,25:bw5 money=8,10 lacked")
    illegal(table, RED, "end", "ZY-36")
    play(table, "buy warrior; at 10,4; end")
    assert table.to_act == [BLUE]
    assert says(table, "held") == ""


@pytest.mark.clause("ZY-36")
def test_who_lacks_a_warrior_to_the_end_of_the_next_turn_is_out_and_the_remover_inherits():
    table = at(
        "4p red act 44,4:rf1 46,4:bw1 46,2:bf1 50,22:gw5 7,3:rw5 7,25:yw5 money=5,7,1,1 zylon=blue"
    )
    play(table, "fire rf1; target bw1")
    draw(table, "hit")
    assert says(table, "remover") == "-r--"
    play(table, "end")
    assert "lacked" in table.text.split()
    assert table.to_act == [BLUE]
    play(table, "end")  # seven Zys buy no Warrior
    assert says(table, "held") == "rrgy"
    assert says(table, "money") == "15,0,1,1"  # no income for who is out
    assert says(table, "zylon") == "red"
    assert "46,2:bf1" in stacks(table)
    assert table.to_act == [GREEN]


@pytest.mark.clause("ZY-36")
def test_who_loses_the_last_warrior_in_the_own_turn_has_one_more_turn():
    table = at("2p red act 11,3:rm1 13,3:rw1 49,25:bw5 money=0,10")
    play(table, "launch rm1; detonate 13,3")
    draw(table, "hit")
    play(table, "end")
    assert says(table, "held") == ""
    play(table, "end")
    assert table.to_act == [RED]
    assert "lacked" in table.text.split()


@pytest.mark.clause("ZY-36")
def test_who_removed_the_own_last_warrior_leaves_ruins_of_an_army():
    table = at(
        "3p red act 20,4:rf1[rf2] 49,25:bw5 49,3:gw5 money=5,7,1 lacked remover=r-- zylon=red"
    )
    play(table, "end")
    assert says(table, "held") == "-bg"
    assert says(table, "money") == "0,7,1"
    assert says(table, "zylon") == ""
    assert stacks(table) == ["49,25:bw5", "49,3:gw5"]
    assert table.to_act == [BLUE]


@pytest.mark.clause("ZY-36")
def test_idle_factories_earn_for_nobody_and_are_no_targets():
    table = at("3p blue act 17,7:bf1 49,25:bw5 49,3:gw5 held=-bg money=0,0,0 planets=tl,br,tr")
    assert "fire bf1" not in table.actions(BLUE)
    play(table, "end; end")
    assert says(table, "money") == "0,3,3"


@pytest.mark.clause("ZY-36")
def test_if_the_remover_is_out_its_captor_inherits():
    table = at(
        "4p blue act 46,2:bf1 50,22:gw5 7,3:rw5 7,25:yw5 money=5,7,1,1 lacked"
        " remover=-g-- held=rbyy"
    )
    play(table, "end")
    assert says(table, "held") == "ryyy"
    assert says(table, "money") == "5,0,1,8"


@pytest.mark.clause("ZY-36")
def test_if_the_remover_was_captured_by_the_loser_itself_nobody_inherits():
    table = at("4p blue act 46,2:bf1 7,3:rw5 7,25:yw5 money=5,7,0,1 lacked remover=-g-- held=rbby")
    play(table, "end")
    assert says(table, "held") == "r--y"


@pytest.mark.clause("ZY-37")
def test_captured_warriors_count_as_own():
    table = at("3p red act 20,4:rf1 49,3:bw5 49,25:gw5 held=rrg planets=tl,tr,br money=0,0,0")
    play(table, "end")
    assert says(table, "held") == "rrg"
    assert table.scores[RED] == 1 + 6


@pytest.mark.clause("ZY-37")
def test_the_allowance_stays_three_moves_however_many_pieces(illegal):
    table = at(
        "3p red act 7,3:rw1 20,4:rf1 49,3:bw5 50,0:bf1 49,25:gw5"
        " held=rrg planets=tl,tr,br money=0,0,0"
    )
    play(table, "begin rf1; begin bf1; begin bw5")
    illegal(table, RED, "begin rw1", "ZY-7")


# The end


@pytest.mark.clause("ZY-38")
def test_the_last_player_left_wins(illegal):
    table = at(f"2p red act 46,24:rw1 {AT_HOME}")
    play(table, "begin rw1; go 48,24")
    assert table.is_over
    assert table.winners == [RED]
    illegal(table, RED, "end", "ZY-38")


@pytest.mark.clause("ZY-38")
def test_a_game_also_ends_when_the_last_opponent_drops_out():
    table = at("2p red act 20,4:rf1 49,25:bw5 money=0,10 lacked remover=b-")
    play(table, "end")
    assert table.winners == [BLUE]


@pytest.mark.clause("ZY-38")
def test_after_sixty_rounds_most_warriors_and_undestroyed_factories_win():
    table = at(
        "2p blue act 7,3:rw5 9,3:rw4 49,25:bw5 47,25:bw4 money=1,50 ruins=blue-moon round=60"
    )
    play(table, "end")
    assert table.is_over
    assert table.scores == [5, 4]
    assert table.winners == [RED]


@pytest.mark.clause("ZY-38")
def test_then_money_decides_and_else_the_win_is_shared():
    table = at("2p blue act 7,3:rw5 49,25:bw5 money=7,5 round=60")
    play(table, "end")  # blue's income makes it eight
    assert table.winners == [BLUE]
    table = at("2p blue act 7,3:rw5 49,25:bw5 money=8,5 round=60")
    play(table, "end")
    assert table.winners == [RED, BLUE]


@pytest.mark.clause("ZY-38")
def test_max_rounds_is_an_option():
    table = fresh(max_rounds=2)
    play(table, "end; end; end; end")
    assert table.is_over
    assert table.winners == [RED, BLUE]
