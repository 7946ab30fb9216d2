"""ZY-29 to ZY-32: income, prices, buying, rebuilding."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, BLUE, RED, at, play, says, stacks

CAPTURED = "3p red act 30,4:rf1 7,3:rw5 49,25:bw5 held=rbr planets=tl,br,tr"
"""Green, top right, was captured by red."""


@pytest.mark.clause("ZY-29")
def test_each_working_factory_earns_one_zy_at_the_end_of_the_own_turn():
    table = at(f"2p red act {AT_HOME} ruins=red-moon")
    play(table, "end")
    assert says(table, "money") == "12,10"
    play(table, "end")
    assert says(table, "money") == "12,13"


@pytest.mark.clause("ZY-29", "ZY-35")
def test_with_the_zylon_card_factories_earn_two():
    table = at(f"2p red act {AT_HOME} zylon=red hurt=red-moon")
    play(table, "end")
    assert says(table, "money") == "14,10"


@pytest.mark.clause("ZY-29", "ZY-34")
def test_captured_factories_earn_for_their_captor():
    table = at(f"{CAPTURED} money=0,0,0")
    play(table, "end")
    assert says(table, "money") == "6,0,0"


@pytest.mark.clause("ZY-29")
def test_the_bank_never_runs_out():
    table = at("2p red act 7,3:rw5 49,25:bw5 money=150,60")
    assert table.state.bank == -10
    play(table, "end")
    assert says(table, "money") == "153,60"


@pytest.mark.clause("ZY-30")
@pytest.mark.parametrize(
    ("kind", "price", "place"),
    [
        ("warrior", 8, "10,4"), ("star-fighter", 14, "10,2"),
        ("battle-star", 20, "8,0"), ("missile", 8, "11,3"),
    ],
)  # fmt: skip
def test_prices(kind, price, place, illegal):
    poor = at(f"2p red act 7,3:rw5 49,25:bw5 money={price - 1},10")
    assert f"costs {price} Zys, red has {price - 1}" in illegal(poor, RED, f"buy {kind}", "ZY-30")
    table = at(f"2p red act 7,3:rw5 49,25:bw5 money={price},10")
    play(table, f"buy {kind}; at {place}")
    assert says(table, "money") == "0,10"


@pytest.mark.clause("ZY-30")
@pytest.mark.parametrize(("piece", "price"), [("rb1", 10), ("rf1", 7), ("rw1", 4), ("rm1", 4)])
def test_a_repair_costs_half_the_price_and_works_at_once(piece, price, illegal):
    stack = {"rb1": "16,4:rb1!", "rf1": "16,4:rf1!", "rw1": "12,4:rw1!", "rm1": "11,3:rm1!"}[piece]
    poor = at(f"2p red act {stack} 7,3:rw5 49,25:bw5 money={price - 1},10")
    illegal(poor, RED, f"repair {piece}", "ZY-30")
    table = at(f"2p red act {stack} 7,3:rw5 49,25:bw5 money={price},10")
    play(table, f"repair {piece}")
    assert says(table, "money") == "0,10"
    play(table, f"launch {piece}" if piece == "rm1" else f"begin {piece}")


@pytest.mark.clause("ZY-30")
def test_what_is_whole_is_not_repaired(illegal):
    illegal(at(f"2p red act {AT_HOME}"), RED, "repair rw5", "ZY-30")


@pytest.mark.clause("ZY-30")
def test_half_prices_by_option():
    start = "7,3:rw5 20,4:rf1! 49,25:bw5"
    table = at(f"2p red act {start} money=17,10 half ruins=red-home")
    play(table, "buy warrior; at 10,4")  # 4
    play(table, "buy missile; at 11,3")  # 4
    play(table, "rebuild red-home")  # 2
    play(table, "repair rf1")  # 7, and half of that is 4
    assert says(table, "money") == "3,10"


@pytest.mark.clause("ZY-31")
def test_a_lost_piece_is_bought_onto_a_free_own_start_of_its_kind(illegal):
    table = at(f"2p red act 10,4:rw1 9,5:bf1 {AT_HOME}")
    play(table, "buy warrior")
    illegal(table, RED, "at 10,4", "ZY-31")  # taken by an own piece
    illegal(table, RED, "at 9,5", "ZY-31")  # by an enemy
    illegal(table, RED, "at 10,2", "ZY-31")  # a Star Fighter's
    illegal(table, RED, "at 46,24", "ZY-31")  # blue's
    illegal(table, RED, "onto bf1", "ZY-7")
    illegal(table, RED, "end", "ZY-31")
    assert table.actions(RED) == ["at 7,5", "at 9,3"]
    play(table, "at 7,5")
    assert "7,5:rw2" in stacks(table)


@pytest.mark.clause("ZY-31")
def test_a_bought_piece_may_act_at_once():
    table = at(f"2p red act {AT_HOME}")
    play(table, "buy warrior; at 10,4; begin rw1; go 14,4")
    assert "14,4:rw1.m" in stacks(table)


@pytest.mark.clause("ZY-31")
def test_what_is_not_lost_is_not_bought(illegal):
    table = at("2p red act 10,4:rw1 9,5:rw2 7,5:rw3 9,3:rw4 7,3:rw5 49,25:bw5 money=99,10")
    illegal(table, RED, "buy warrior", "ZY-31")


@pytest.mark.clause("ZY-31")
def test_without_a_free_start_nothing_is_bought(illegal):
    foes = "10,4:bf1 9,5:bf2 7,5:bf3 9,3:bf4"
    table = at(f"2p red act {foes} {AT_HOME}")
    illegal(table, RED, "buy warrior", "ZY-31")


@pytest.mark.clause("ZY-31")
def test_a_captured_planet_has_start_positions_but_not_for_missiles():
    table = at(f"{CAPTURED} money=40,0,0")
    play(table, "buy warrior")
    assert {"at 10,4", "at 46,4"} <= set(table.actions(RED))
    play(table, "at 46,4; buy missile")
    assert "at 45,3" not in table.actions(RED)
    assert {"at 11,3", "onto rf1"} <= set(table.actions(RED))


@pytest.mark.clause("ZY-31", "ZY-34")
def test_lost_pieces_of_a_captured_player_stay_lost():
    table = at(f"{CAPTURED} money=99,0,0")
    for place in ("10,4", "9,5", "7,5", "9,3"):
        play(table, f"buy warrior; at {place}")
    assert "buy warrior" not in table.actions(RED)  # green's five are not for sale


@pytest.mark.clause("ZY-31")
def test_a_missile_goes_onto_an_own_vehicles_free_peg(illegal):
    table = at(f"2p red act 20,4:rf1[rf2] 22,4:bf1 {AT_HOME}")
    play(table, "buy missile")
    illegal(table, RED, "onto rf1", "ZY-12")
    illegal(table, RED, "onto rw5", "ZY-12")
    illegal(table, RED, "onto bf1", "ZY-7")
    play(table, "onto rf2")
    assert "20,4:rf1[rf2[rm1.n]]" in stacks(table)


@pytest.mark.clause("ZY-31")
def test_only_missiles_go_onto_vehicles(illegal):
    table = at(f"2p red act 20,4:rf1 {AT_HOME}")
    play(table, "buy warrior")
    illegal(table, RED, "onto rf1", "ZY-31")


@pytest.mark.clause("ZY-32")
def test_a_destroyed_factory_is_rebuilt_for_four_by_whoever_controls_it(illegal):
    table = at(f"{CAPTURED} money=7,9,0 ruins=red-home,green-moon")
    illegal(table, RED, "rebuild blue-home", "ZY-32")
    illegal(table, RED, "rebuild red-moon", "ZY-32")  # it stands
    play(table, "rebuild green-moon")
    assert says(table, "money") == "3,9,0"
    illegal(table, RED, "rebuild red-home", "ZY-30")
    play(table, "end")
    assert says(table, "money") == "8,9,0"  # five work
    assert table.to_act == [BLUE]
