"""Turns and single moves: AP-13 to AP-18."""

from __future__ import annotations

import pytest
from ap_help import BLUE, RED, at, extras, stacks

import orrery
from orrery.games.astroplane import board as b
from orrery.games.astroplane.places import parse_cell
from orrery.games.astroplane.sheet import fly_action


@pytest.mark.clause("AP-13")
def test_a_turn_is_two_moves_of_one_piece_or_of_two():
    table = orrery.new("astroplane")
    table.play("red", "f1-f3 n")
    table.play("red", "f3-f5 n")
    assert table.to_act == [BLUE]
    table.play("blue", "j15-j13 s")
    table.play("blue", "f15-f13 s")
    assert table.to_act == [RED]


@pytest.mark.clause("AP-13")
def test_play_goes_clockwise():
    table = orrery.new("astroplane", players=4)
    order = []
    for _ in range(5):
        seat = table.to_act[0]
        order.append(seat)
        table.play(seat, table.actions(seat)[0])
        table.play(seat, "end")
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.clause("AP-13")
def test_who_begins_is_an_option():
    assert orrery.new("astroplane", players=3, first_player="green").to_act == [2]
    table = orrery.new("astroplane", first_player="random", chance="manual")
    assert table.actions(orrery.CHANCE) == ["first red", "first blue"]
    table.play(orrery.CHANCE, "first blue")
    assert table.to_act == [BLUE]
    with pytest.raises(orrery.BadInput, match=r"first_player is green, but only 2 play \[AP-13\]"):
        orrery.new("astroplane", first_player="green")


@pytest.mark.clause("AP-13")
def test_nobody_acts_before_the_first_player_is_drawn_or_out_of_turn(illegal):
    drawn = orrery.new("astroplane", first_player="random", chance="manual")
    illegal(drawn, "red", "f1-f3 n", "AP-13")
    illegal(drawn, orrery.CHANCE, "end", "AP-13")
    illegal(drawn, orrery.CHANCE, "first yellow", "AP-1")
    table = orrery.new("astroplane")
    illegal(table, "blue", "j15-j13 s", "AP-13")
    illegal(table, "red", "first red", "AP-13")
    illegal(table, orrery.CHANCE, "first red", "AP-13")


@pytest.mark.clause("AP-13")
def test_the_first_move_is_compulsory_and_the_second_is_not(illegal):
    table = orrery.new("astroplane")
    illegal(table, "red", "end", "AP-13")
    table.play("red", "f1-f3 n")
    table.play("red", "end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-13")
def test_without_moves_left_only_passages_and_the_end_remain(illegal):
    table = at("2p f5n:r,n13s:r,f15:b red move left=0 moved")
    assert table.actions("red") == [
        "pass n13-m14 e", "pass n13-m14 s", "pass n13-m14 w", "end",
    ]  # fmt: skip
    illegal(table, "red", "f5-f7 n", "AP-13")
    table.play("red", "end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-13")
def test_without_a_move_a_passage_is_compulsory_and_then_the_turn_may_end(illegal):
    """Both red pieces face the edge; k14 is shut by a Square."""
    table = at("2p n13e:r,b13w:r,k14ns:bb,f15:b red move")
    assert all(text.startswith("pass") for text in table.actions("red"))
    illegal(table, "red", "end", "AP-13")
    table.play("red", "pass n13-m14 w")
    assert table.actions("red")[-1] == "end"
    table.play("red", "end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-13")
def test_a_passage_that_opens_a_move_makes_it_compulsory(illegal):
    table = at("2p n13e:r,b13w:r,f15:b red move")
    table.play("red", "pass n13-m14 s")
    illegal(table, "red", "end", "AP-13")
    assert "m14-m12 s" in table.actions("red")


@pytest.mark.clause("AP-13")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do():
    table = at("2p n13e:r,k14ns:bb,f15:b red move")
    assert "red's turn ends" in table.play("red", "pass n13-m14 w")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-13")
def test_a_turn_mixes_squares_and_single_pieces():
    table = at("2p f5ns:rr,j5n:r,f15:b red move")
    table.play("red", "step f5-g6")
    table.play("red", "j5-j7 e")
    assert stacks(table) == {"g6ns": "rr", "j7e": "r", "f15": "b"}


@pytest.mark.clause("AP-14")
def test_a_piece_lands_on_top_of_exactly_the_same_position():
    table = at("2p f5n:r,f7e:b,f15:b red move")
    assert set(table.actions("red")) == {"f5-f7 e", "f5-f7 w"}  # on top, or back to back
    table.play("red", "f5-f7 e")
    assert stacks(table)["f7e"] == "r!b"


@pytest.mark.clause("AP-14")
def test_a_partly_occupied_position_is_barred_half_way_too(illegal):
    """The piece could fly on from f7 facing north, but may not stand there for a moment."""
    table = at("2p f5n:r,f7e:r,f15:b red move")
    reason = illegal(table, "red", "f5-f7 n", "AP-14")
    assert reason == "the piece on f7 faces east and covers part of the half facing north"


@pytest.mark.clause("AP-14", "AP-30")
@pytest.mark.parametrize("square", ["rr", "bb"])
def test_nobody_lands_on_a_square_own_or_other(illegal, square):
    table = at(f"2p f5n:r,j1:r,f7ns:{square},f15:b red move")
    for facing in "new":
        illegal(table, "red", f"f5-f7 {facing}", "AP-30")


@pytest.mark.clause("AP-15")
def test_a_piece_cannot_turn_in_its_space(illegal):
    table = at("2p f5n:r,f15:b red move")
    reason = illegal(table, "red", "f5-h5 e", "AP-15")
    assert reason == "the piece on f5 faces north, not east, and cannot turn in its space"


@pytest.mark.clause("AP-16")
def test_in_an_empty_space_a_facing_to_the_edge_or_a_start_area_is_barred(illegal):
    table = at("2p f11n:r,n9n:r,f15:b red move")
    illegal(table, "red", "f11-f13 n", "AP-16")  # blue's start area is behind it
    illegal(table, "red", "n9-n11 e", "AP-16")  # the edge
    assert {"f11-f13 e", "f11-f13 w", "n9-n11 n"} <= set(table.actions("red"))


@pytest.mark.clause("AP-16")
def test_on_top_of_or_opposite_a_piece_such_a_facing_may_be_taken_but_leads_nowhere():
    on_top = at("2p f11n:r,f13n:b,j1:r,f15:b red move")
    on_top.play("red", "f11-f13 n")
    assert not any(text.startswith("f13") for text in on_top.actions("red"))
    opposite = at("2p f11n:r,f13s:b,f15:b,j1:r red move")
    opposite.play("red", "f11-f13 n")
    opposite.play("red", "left")
    assert stacks(opposite)["f13n"] == "r"
    assert not any(text.startswith("f13") for text in opposite.actions("red"))


@pytest.mark.clause("AP-16")
def test_a_piece_that_faces_nothing_cannot_fly():
    table = at("2p n11e:r,j1:r,f15:b red move")
    action = fly_action(parse_cell(table.board, "n11"), b.EAST, 0)
    reason, clause = table.game.refusal(table.board, table.state, RED, action)
    assert clause == "AP-16"
    assert reason == "the piece on n11 faces east, where there is no space to fly to"


@pytest.mark.clause("AP-16")
def test_a_square_may_carry_a_piece_to_face_the_edge_and_one_may_fly_into_such_a_square():
    carried = at("2p m10ew:rr,f15:b red move")
    carried.play("red", "step m10-n11")
    flights = [text for text in carried.actions("red") if text.startswith("n11")]
    assert flights == ["n11-l11 w", "n11-l11 n", "n11-l11 s"]
    formed = at("2p n9n:r,n11w:r,f15:b red move")
    formed.play("red", "n9-n11 e")
    assert stacks(formed)["n11ew"] == "rr"


@pytest.mark.clause("AP-16")
def test_at_a_wormhole_end_it_may_be_taken_by_landing_but_not_by_passing(illegal):
    landing = at("2p n11n:r,n13w:b,f15:b red move")
    landing.play("red", "n11-n13 e")
    landing.play("red", "left")
    assert stacks(landing)["n13e"] == "r"
    assert any(text.startswith("pass n13-m14") for text in landing.actions("red"))
    passing = at("2p m14s:r,n13w:b,f15:b red move")
    illegal(passing, "red", "pass m14-n13 e", "AP-34")


@pytest.mark.clause("AP-17")
def test_leaving_a_start_area_is_one_move_with_three_facings():
    table = orrery.new("astroplane")
    assert table.actions("red") == [f"{a} {f}" for a in ("f1-f3", "j1-j3") for f in "new"]
    table.play("red", "f1-f3 w")
    assert extras(table)["left"] == "1"


@pytest.mark.clause("AP-17")
def test_a_square_on_the_entry_space_shuts_the_start_area(illegal):
    table = at("2p f1:rr,j1:r,f3ns:bb red move")
    illegal(table, "red", "f1-f3 n", "AP-30")
    assert {text[:2] for text in table.actions("red")} == {"j1"}


@pytest.mark.clause("AP-17")
def test_other_pieces_on_the_entry_space_are_landed_on_or_sent_back():
    table = at("2p f1:rr,f3e:b,j15:b red move")
    assert set(table.actions("red")) == {"f1-f3 e", "f1-f3 w"}
    table.play("red", "f1-f3 w")
    table.play("red", "right")
    assert stacks(table) == {"f3w": "r", "f1": "r", "j15": "b", "f15": "b"}


@pytest.mark.clause("AP-17")
def test_nobody_flies_into_a_start_area_and_empty_ones_give_nothing(illegal):
    board = b.load_board("standard")
    reached = {board.beyond[c, f] for c in range(b.N_CELLS) for f in range(4)}
    assert not reached & set(range(b.START_0, b.SENT))
    table = at("2p f1:r,f15:b red move")
    illegal(table, "red", "j1-j3 n", "AP-17")
    with pytest.raises(orrery.BadInput, match=r"f15 is not a start area of red's \[AP-17\]"):
        table.play("red", "f15-f13 s")


@pytest.mark.clause("AP-18")
def test_jumping_over_holds_nobody_and_earns_nothing():
    table = at("2p f5n:r,f7n:b,f15:b red move")
    table.play("red", "f5-f7 n")
    assert extras(table)["left"] == "1"
    table.play("red", "f7-f9 n")
    assert table.to_act == [BLUE]
    assert stacks(table) == {"f9n": "r", "f7n": "b", "f15": "b"}
    assert "f7-f9 n" in table.actions("blue")
