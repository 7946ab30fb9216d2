"""Squares: AP-26 to AP-31."""

from __future__ import annotations

import pytest
from ap_help import BLUE, RED, at, extras, stacks


@pytest.mark.clause("AP-26")
def test_two_single_pieces_back_to_back_form_a_square():
    table = at("2p f5n:r,f7s:r,f15:b red move")
    assert "red forms a Square on f7" in table.play("red", "f5-f7 n")
    assert stacks(table)["f7ns"] == "rr"
    across = at("2p f5n:r,f7e:r,f15:b red move")
    across.play("red", "f5-f7 w")
    assert stacks(across)["f7ew"] == "rr"


@pytest.mark.clause("AP-26")
def test_no_square_forms_at_a_wormhole_end(illegal):
    landing = at("2p n11n:r,n13s:r,f15:b red move")
    reason = illegal(landing, "red", "n11-n13 n", "AP-26")
    assert reason == "red's own piece is on n13, and no Square forms in a wormhole"
    passing = at("2p n13s:r,m14e:r,f15:b red move")
    illegal(passing, "red", "pass n13-m14 w", "AP-26")
    assert "pass n13-m14 e" in passing.actions("red")


@pytest.mark.clause("AP-26")
@pytest.mark.parametrize("stack", ["rr", "rb"])
def test_the_half_opposite_an_own_stack_is_barred(illegal, stack):
    table = at(f"2p f5n:r,f7s:{stack},f15:b red move")
    illegal(table, "red", "f5-f7 n", "AP-26")


@pytest.mark.clause("AP-27")
def test_a_square_steps_sideways_as_one_and_keeps_its_facings():
    table = at("2p f7ns:rr,f15:b red move")
    steps = [text for text in table.actions("red") if text.startswith("step")]
    assert steps == ["step f7-g6", "step f7-e6", "step f7-e8"]  # g8 is central
    table.play("red", "step f7-e8")
    assert stacks(table) == {"e8ns": "rr", "f15": "b"}
    assert extras(table)["left"] == "1"


@pytest.mark.clause("AP-27")
def test_a_step_leads_into_an_empty_ordinary_space_only(illegal):
    table = at("2p f7ns:rr,e6n:b,m12ew:rr,h3ns:rr,n5ew:rr,f15:b red move")
    illegal(table, "red", "step f7-e6", "AP-27")  # occupied
    illegal(table, "red", "step f7-g8", "AP-26")  # central
    illegal(table, "red", "step m12-n13", "AP-26")  # a wormhole end
    illegal(table, "red", "step n5 ne", "AP-27")  # off the board
    illegal(table, "red", "step d5 ne", "AP-27")  # no Square there


@pytest.mark.clause("AP-27", "AP-6")
def test_a_square_changes_universe_and_its_pieces_go_on_in_the_other():
    table = at("2p f7ns:rr,f15:b red move")
    table.play("red", "step f7-e6")
    table.play("red", "e6-e8 e")
    assert stacks(table) == {"e6s": "r", "e8e": "r", "f15": "b"}


@pytest.mark.clause("AP-28")
def test_a_square_slides_any_distance_and_kills_the_whole_stack():
    """Blue's and green's pieces count 3 each, the own one nothing."""
    table = at("3p f3ns:rr,l9e:brg,i8:g,a6:b,f15:g red move")
    told = table.play("red", "kill f3-l9")
    assert "blue loses a piece on l9" in told
    assert stacks(table)["l9ns"] == "rr"
    assert extras(table)["kills"] == "2,0,0"
    assert table.scores == [6, 0, 2]
    assert [player["removed"] for player in table.view()["players"]] == [8, 9, 8]


@pytest.mark.clause("AP-28")
def test_a_neighbouring_piece_is_killed_too_and_the_kill_is_one_move():
    table = at("2p f7ns:rr,e6n:b,f15:b red move")
    table.play("red", "kill f7-e6")
    assert stacks(table) == {"e6ns": "rr", "f15": "b"}
    assert extras(table)["left"] == "1"


@pytest.mark.clause("AP-28")
def test_only_the_first_thing_on_a_diagonal_can_be_killed(illegal):
    table = at("2p d3ns:rr,f5n:r,g6n:b,c4n:rb,e2n:br,f15:b red move")
    reason = illegal(table, "red", "kill d3 ne", "AP-28")
    assert reason == "the first thing on that diagonal is red's own piece on f5"
    illegal(table, "red", "kill d3 nw", "AP-28")  # own-topped, with a captive beneath
    illegal(table, "red", "kill d3 sw", "AP-28")  # the empty wormhole end c2
    assert "kill d3-e2" in table.actions("red")


@pytest.mark.clause("AP-28")
def test_special_spaces_stop_a_slide_and_shelter_their_pieces(illegal):
    table = at("2p f5ns:rr,h7:b,j9n:b,m12ew:rr,n13s:b,k14n:b,f15:b red move")
    reason = illegal(table, "red", "kill f5 ne", "AP-28")
    assert reason == "the special space h7 shelters blue's piece"
    illegal(table, "red", "kill m12 ne", "AP-28")
    nothing = at("2p f5ns:rr,j9n:b,f15:b red move")
    assert illegal(nothing, "red", "kill f5 ne", "AP-28") == "no piece is on that diagonal from f5"


@pytest.mark.clause("AP-29")
def test_a_square_is_not_formed_beside_an_opponents(illegal):
    table = at("2p f5n:r,f7s:r,g6ns:bb,j1:r,f15:b red move")
    illegal(table, "red", "f5-f7 n", "AP-29")


@pytest.mark.clause("AP-29")
def test_a_square_does_not_kill_into_a_place_beside_an_opponents(illegal):
    table = at("2p d3ns:rr,g6e:b,h5ns:bb,f15:b red move")
    illegal(table, "red", "kill d3-g6", "AP-29")


@pytest.mark.clause("AP-29")
def test_with_one_move_left_a_square_does_not_step_beside_an_opponents(illegal):
    table = at("2p d3ns:rr,f5ns:bb,f15:b red move left=1 moved")
    illegal(table, "red", "step d3-e4", "AP-29")


@pytest.mark.clause("AP-29")
def test_with_two_moves_left_it_may_pass_by_and_must_go_on_at_once(illegal):
    table = at("2p d3ns:rr,f5ns:bb,n13s:r,j1:r,f15:b red move")
    table.play("red", "step d3-e4")
    assert extras(table)["bound"] == "e4"
    for text in ("end", "j1-j3 n", "pass n13-m14 s", "e4-e6 n"):
        illegal(table, "red", text, "AP-29")
    assert set(table.actions("red")) == {"step e4-d3", "step e4-d5", "step e4-f3"}
    table.play("red", "step e4-d5")
    assert "bound" not in extras(table)
    table.play("red", "end")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-29")
def test_no_other_square_moves_while_one_must_go_on(illegal):
    table = at("2p f5ns:bb,e4ns:rr,j3ns:rr,f15:b red move left=1 moved bound=e4")
    illegal(table, "red", "step j3-k4", "AP-29")
    illegal(table, "red", "kill j3 ne", "AP-29")


@pytest.mark.clause("AP-29")
def test_the_step_on_must_end_clear_and_may_be_a_kill(illegal):
    table = at("2p d3ns:rr,f5ns:bb,b7n:b,f15:b red move left=3")
    table.play("red", "step d3-e4")
    table.play("red", "kill e4-b7")
    assert extras(table)["left"] == "1"
    crowded = at("2p d3ns:rr,f5ns:bb,e6ns:bb,f15:b red move left=3")
    crowded.play("red", "step d3-e4")
    illegal(crowded, "red", "step e4-d5", "AP-29")  # beside e6
    assert crowded.actions("red") == ["step e4-f3", "step e4-d3"]


@pytest.mark.clause("AP-29")
def test_corner_to_corner_and_own_neighbours_are_fine():
    corner = at("2p d3n:r,d5s:r,f5ns:bb,d7ew:bb,f15:b red move")
    corner.play("red", "d3-d5 n")
    assert stacks(corner)["d5ns"] == "rr"
    own = at("2p d3n:r,d5s:r,e6ns:rr,f15:b red move")
    own.play("red", "d3-d5 n")
    assert stacks(own)["d5ns"] == "rr"


@pytest.mark.clause("AP-30")
def test_a_square_is_not_landed_on_sent_back_or_killed(illegal):
    table = at("2p f5n:r,f7ns:bb,d5ns:rr,j1:r,f15:b red move")
    illegal(table, "red", "f5-f7 n", "AP-30")
    illegal(table, "red", "f5-f7 w", "AP-30")
    killer = at("2p d5ns:rr,g8:b,f7ns:bb,j1:r,f15:b red move")
    reason = illegal(killer, "red", "kill d5 ne", "AP-30")
    assert "blue's Square on f7" in reason


@pytest.mark.clause("AP-31")
def test_a_single_move_of_either_half_disbands_a_square():
    table = at("2p f7ns:rr,f15:b red move")
    assert {"f7-f9 n", "f7-f5 s"} <= set(table.actions("red"))
    table.play("red", "f7-f9 n")
    assert stacks(table) == {"f9n": "r", "f7s": "r", "f15": "b"}
    table.play("red", "f7-f5 w")
    assert stacks(table) == {"f9n": "r", "f5w": "r", "f15": "b"}
    assert table.to_act != [RED]
