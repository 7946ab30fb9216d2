"""Stacks, captives and sending back: AP-19 to AP-25."""

from __future__ import annotations

import pytest
from ap_help import BLUE, RED, at, extras, stacks


def moves_left(table) -> int:
    return table.view()["moves_left"]


@pytest.mark.clause("AP-19")
def test_only_the_top_piece_moves_and_owns_the_stack(illegal):
    table = at("2p f5n:rbr,j1:r,f15:b red move")
    table.play("red", "f5-f7 n")
    assert stacks(table)["f5n"] == "br"
    illegal(table, "red", "f5-f7 e", "AP-20")
    other = at("2p f5n:rb,j7s:b,j1:r,f15:b red move")
    illegal(other, "red", "j7-j5 s", "AP-19")
    illegal(other, "red", "d5-d7 n", "AP-2")


@pytest.mark.clause("AP-20")
def test_a_captive_cannot_move_until_it_is_released(illegal):
    table = at("2p f5n:r,f7n:b,j1:r,f15:b red move")
    table.play("red", "f5-f7 n")
    table.play("red", "end")
    assert stacks(table)["f7n"] == "rb"
    reason = illegal(table, "blue", "f7-f9 n", "AP-20")
    assert reason == "blue's piece on f7 cannot move, red's piece is on top of it"
    table.play("blue", "f15-f13 e")
    table.play("blue", "end")
    table.play("red", "f7-f9 n")
    table.play("red", "end")
    assert "f7-f9 n" in table.actions("blue")


@pytest.mark.clause("AP-21")
def test_leaving_a_captive_earns_a_bonus_move_for_anything():
    table = at("2p f5n:rb,j5ns:rr,f15:b red move")
    assert "red releases the captive on f5 and earns a bonus move" in table.play("red", "f5-f7 n")
    assert moves_left(table) == 2
    table.play("red", "step j5-k6")
    table.play("red", "step k6-l7")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-21")
@pytest.mark.parametrize(("stack", "left"), [("rbr", 2), ("rrb", 1), ("rb", 2), ("rr", 1)])
def test_the_piece_directly_beneath_decides(stack, left):
    table = at(f"2p f5n:{stack},f15:b red move")
    table.play("red", "f5-f7 n")
    assert moves_left(table) == left


@pytest.mark.clause("AP-21")
def test_a_piece_that_has_moved_in_this_turn_earns_nothing():
    table = at("2p f5n:rb,f7n:b,f15:b red move")
    table.play("red", "f5-f7 n")
    assert moves_left(table) == 2  # one bonus
    table.play("red", "f7-f9 n")
    assert moves_left(table) == 1  # none for the piece it jumped


@pytest.mark.clause("AP-21", "AP-36")
def test_a_piece_that_has_passed_in_this_turn_earns_nothing():
    table = at("2p n13e:r,m14s:b,f15:b red move")
    table.play("red", "pass n13-m14 s")
    assert stacks(table)["m14s"] == "r^!b"
    table.play("red", "m14-m12 s")
    assert moves_left(table) == 1


@pytest.mark.clause("AP-21")
def test_a_landing_is_forgotten_even_when_an_own_piece_covered_it_for_a_while():
    """f5 takes the captive, d7 lands on top and leaves again with the bonus of j5."""
    table = at("2p f5n:r,f7e:b,d7e:r,j5n:rb,f15:b red move")
    table.play("red", "j5-j7 n")
    table.play("red", "f5-f7 e")
    assert moves_left(table) == 1
    table.play("red", "d7-f7 e")
    assert stacks(table)["f7e"] == "rrb"  # the turn is over, all landings count as held


@pytest.mark.clause("AP-22")
def test_landing_on_own_pieces_is_allowed_and_leaving_them_earns_nothing():
    table = at("2p f5n:r,f7n:r,f15:b red move")
    table.play("red", "f5-f7 n")
    assert stacks(table)["f7n"] == "rr"
    table.play("red", "f7-f9 n")
    assert table.to_act == [BLUE]


@pytest.mark.clause("AP-23")
@pytest.mark.parametrize(
    ("place", "flight"), [("h1", "h1-h3 n"), ("n13s", "n13-n11 s"), ("n15", "n15-n13 s")]
)
def test_captives_are_held_in_special_places_too(place, flight):
    held = at(f"2p {place}:rb,j1:r,f15:b blue move")
    assert {text[:3] for text in held.actions("blue")} == {"f15"}
    table = at(f"2p {place}:rb,j1:r,f15:b red move")
    table.play("red", flight)
    assert moves_left(table) == 2


@pytest.mark.clause("AP-23", "AP-41")
def test_nothing_is_held_captive_in_the_singularity():
    table = at("2p h5n:r,h7:b,j1:r,f15:b red move")
    table.play("red", "h5-h7")
    assert stacks(table)["h7"] == "rb"
    assert not any(text.startswith("h7") for text in table.actions("red"))


@pytest.mark.clause("AP-24")
def test_the_whole_stack_goes_back_top_piece_first_to_areas_the_mover_chooses(illegal):
    table = at("3p f5n:r,f7s:brg,j1:r,a6:b,f15:g red move")
    told = table.play("red", "f5-f7 n")
    assert "red sends back what was on f7: 3" in told
    assert extras(table)["sent"] == "brg"
    illegal(table, "red", "j1-j3 n", "AP-24")
    illegal(table, "red", "end", "AP-24")
    illegal(table, "red", "none", "AP-24")
    assert table.actions("red") == ["left", "right"]
    table.play("red", "left")  # blue, of side west
    table.play("red", "right")  # the mover's own
    table.play("red", "left")  # green
    assert stacks(table) == {
        "f7n": "r", "j1": "rr", "a10": "b", "a6": "b", "j15": "g", "f15": "g",
    }  # fmt: skip
    assert table.scores == [0, 0, 0]
    assert table.to_act == [RED]
    assert moves_left(table) == 1


@pytest.mark.clause("AP-24")
def test_the_mover_decides_for_all_owners_before_the_turn_passes_on():
    table = at("2p f5n:r,f7s:bb,j1:r,j15:b red move left=1 moved")
    table.play("red", "f5-f7 n")
    table.play("red", "right")
    assert table.to_act == [RED]
    table.play("red", "left")
    assert table.to_act == [BLUE]
    assert stacks(table)["j15"] == "bb"


@pytest.mark.clause("AP-24", "AP-42")
def test_choices_are_refused_when_nothing_waits_for_them(illegal):
    table = at("2p f5n:r,f15:b red move")
    illegal(table, "red", "left", "AP-42")


@pytest.mark.clause("AP-25")
def test_sending_back_works_at_wormhole_ends_by_landing_and_by_passing():
    landing = at("2p n11n:r,n13s:b,j15:b red move")
    landing.play("red", "n11-n13 n")
    landing.play("red", "right")
    assert stacks(landing) == {"n13n": "r", "j15": "b", "f15": "b"}
    passing = at("2p n13e:r,m14e:b,j15:b red move")
    passing.play("red", "pass n13-m14 w")
    passing.play("red", "right")
    assert stacks(passing) == {"m14w": "r^", "j15": "b", "f15": "b"}


@pytest.mark.clause("AP-25")
@pytest.mark.parametrize(
    ("start", "flight", "where"),
    [("h3s", "h3-o8", "o8"), ("n13n", "n13-n15", "n15"), ("h5n", "h5-h7", "h7")],
)
def test_places_with_one_position_only_send_nobody_back(start, flight, where):
    table = at(f"2p {start}:r,{where}:b,j1:r,f15:b red move")
    table.play("red", flight)
    assert stacks(table)[where].replace("!", "") == "rb"
