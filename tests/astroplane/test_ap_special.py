"""Hyperspace, wormholes, the anomaly: AP-32 to AP-40."""

from __future__ import annotations

import pytest
from ap_help import BLUE, RED, at, extras, stacks

import orrery


def moves_left(table) -> int:
    return table.view()["moves_left"]


@pytest.mark.clause("AP-32")
def test_hyperspace_carries_on_at_once_to_one_of_the_other_three():
    table = at("2p h3s:r,f15:b red move")
    assert table.actions("red") == ["h3-a8", "h3-h15", "h3-o8"]  # clockwise
    told = table.play("red", "h3-o8")
    assert "red enters hyperspace at h1 and comes out at o8" in told
    assert moves_left(table) == 1
    assert table.view()["stacks"][0]["facing"] == "west"
    table.play("red", "o8-m8 w")
    assert stacks(table)["m8w"] == "r"


@pytest.mark.clause("AP-32")
def test_no_piece_stays_at_the_entry():
    table = at("2p h3s:r,f15:b red move")
    with pytest.raises(orrery.BadInput, match=r"no piece stays at h1, name the exit \[AP-32\]"):
        table.play("red", "h3-h1")


@pytest.mark.clause("AP-32")
@pytest.mark.parametrize(
    ("start", "exits"),
    [("c8w", "h15 o8 h1"), ("h13n", "o8 h1 a8"), ("m8e", "h1 a8 h15")],
)
def test_exits_are_listed_clockwise_from_any_side(start, exits):
    table = at(f"2p {start}:r,f15:b red move")
    assert table.actions("red") == [f"{start[:-1]}-{name}" for name in exits.split()]


@pytest.mark.clause("AP-33")
def test_a_piece_at_the_entry_is_ignored_and_one_at_the_exit_landed_on():
    table = at("2p h3s:r,h1:b,o8:b,f15:b red move")
    table.play("red", "h3-o8")
    assert stacks(table) == {"h1": "b", "o8": "r!b", "f15": "b"}
    table.play("red", "end")
    assert all(not text.startswith("o8") for text in table.actions("blue"))


@pytest.mark.clause("AP-34")
def test_landing_at_a_wormhole_end_is_an_ordinary_landing():
    table = at("2p n11n:r,f15:b red move")
    assert table.actions("red") == ["n11-n13 n", "n11-n13 w"]  # east leads nowhere (AP-16)
    table.play("red", "n11-n13 w")
    assert stacks(table)["n13w"] == "r"
    assert {"n13-l13 w", "pass n13-m14 s"} <= set(table.actions("red"))


@pytest.mark.clause("AP-34")
def test_passing_is_free_before_the_first_and_after_the_last_move():
    before = at("2p n13s:r,j1:r,f15:b red move")
    before.play("red", "pass n13-m14 s")
    assert moves_left(before) == 2
    after = at("2p n13s:r,j1:r,f15:b red move left=1 moved")
    after.play("red", "j1-j3 n")
    assert after.to_act == [RED]  # the passage is still there
    after.play("red", "pass n13-m14 w")
    assert after.to_act == [BLUE]


@pytest.mark.clause("AP-34")
def test_the_new_facing_leads_to_the_grid_or_to_the_firing_position(illegal):
    table = at("2p n13s:r,f15:b red move")
    passages = [text for text in table.actions("red") if text.startswith("pass")]
    assert passages == ["pass n13-m14 e", "pass n13-m14 s", "pass n13-m14 w"]
    illegal(table, "red", "pass n13-m14 n", "AP-34")
    table.play("red", "pass n13-m14 e")
    assert "m14-o14" in table.actions("red")


@pytest.mark.clause("AP-34")
def test_only_the_owner_on_top_passes(illegal):
    table = at("2p n13s:br,b13s:b,j1:r,f15:b red move")
    illegal(table, "red", "pass n13-m14 s", "AP-20")
    illegal(table, "red", "pass b13-c14 s", "AP-19")
    illegal(table, "red", "pass n3-m2 n", "AP-2")


@pytest.mark.clause("AP-35")
def test_the_mark_is_cleared_by_the_next_move():
    table = at("2p n13s:r,j1:r,f15:b red move")
    table.play("red", "pass n13-m14 s")
    assert stacks(table)["m14s"] == "r^"
    table.play("red", "m14-m12 w")
    assert stacks(table)["m12w"] == "r"


@pytest.mark.clause("AP-35")
def test_the_mark_lasts_over_turns_and_is_cleared_by_being_sent_back():
    table = at("2p n13s:r,k14e:b,j1:r,f15:b red move")
    table.play("red", "pass n13-m14 w")
    table.play("red", "j1-j3 n")
    table.play("red", "end")
    assert stacks(table)["m14w"] == "r^"
    table.play("blue", "k14-m14 e")
    table.play("blue", "right")
    assert stacks(table)["j1"] == "r"


@pytest.mark.clause("AP-36")
def test_a_marked_piece_may_not_pass_again_until_it_has_moved(illegal):
    table = at("2p m14s:r^,j1:r,f15:b red move")
    reason = illegal(table, "red", "pass m14-n13 s", "AP-36")
    assert "must move before it may pass again" in reason
    assert all(not text.startswith("pass") for text in table.actions("red"))


@pytest.mark.clause("AP-36")
def test_passing_off_a_captive_earns_the_bonus():
    table = at("2p n13s:rb,j1:r,f15:b red move left=0 moved")
    told = table.play("red", "pass n13-m14 s")
    assert "red releases the captive on n13 and earns a bonus move" in told
    assert moves_left(table) == 1


@pytest.mark.clause("AP-37")
def test_an_occupied_other_end_is_landed_on_or_cleared():
    table = at("2p n13s:r,m14s:b,j1:r,f15:b red move")
    passages = [text for text in table.actions("red") if text.startswith("pass")]
    assert passages == ["pass n13-m14 s"]  # opposite is north, which leads nowhere
    east = at("2p n13s:r,m14e:b,j1:r,j15:b red move")
    passages = [text for text in east.actions("red") if text.startswith("pass")]
    assert passages == ["pass n13-m14 e", "pass n13-m14 w"]
    east.play("red", "pass n13-m14 w")
    east.play("red", "left")
    assert stacks(east)["j15"] == "bb"


@pytest.mark.clause("AP-37")
def test_the_overlapping_halves_of_the_other_end_are_barred(illegal):
    table = at("2p n13s:r,m14e:b,j1:r,f15:b red move")
    illegal(table, "red", "pass n13-m14 s", "AP-14")


@pytest.mark.clause("AP-38")
def test_a_firing_position_is_entered_from_the_wormhole_end_and_left_by_a_normal_move(illegal):
    table = at("2p n13n:r,f15:b red move")
    flights = [text for text in table.actions("red") if text.startswith("n13")]
    assert flights == ["n13-n15"]
    illegal(table, "red", "n13-n15 n", "AP-38")
    table.play("red", "n13-n15")
    assert table.view()["stacks"][0]["facing"] == "south"
    table.play("red", "n15-n13 w")
    assert stacks(table)["n13w"] == "r"


@pytest.mark.clause("AP-39")
def test_firing_carries_both_pieces_to_the_far_side_as_one_move(illegal):
    table = at("2p n15:r,o14:r,h7:b,j1:r,f15:b red move")
    assert "fire ne" in table.actions("red")
    table.play("red", "fire ne")
    assert stacks(table) == {"g8": "r", "h7": "rb", "j1": "r", "f15": "b"}
    assert moves_left(table) == 1
    illegal(table, "red", "fire ne", "AP-39")


@pytest.mark.clause("AP-39")
@pytest.mark.parametrize(
    ("corner", "a", "b", "targets"),
    [("ne", "n15", "o14", "h7 g8"), ("se", "n1", "o2", "h9 g8"),
     ("sw", "b1", "a2", "h9 i8"), ("nw", "b15", "a14", "h7 i8")],
)  # fmt: skip
def test_each_corner_fires_to_its_far_side(corner, a, b, targets):
    table = at(f"2p {a}:r,{b}:r,j1:r,f15:b red move")
    table.play("red", f"fire {corner}")
    assert set(targets.split()) <= set(stacks(table))


@pytest.mark.clause("AP-39")
def test_pieces_of_two_players_never_fire_together(illegal):
    table = at("2p n15:r,o14:b,j1:r,f15:b red move")
    illegal(table, "red", "fire ne", "AP-39")
    covered = at("2p n15:r,o14:br,j1:r,f15:b red move")
    illegal(covered, "red", "fire ne", "AP-39")


@pytest.mark.clause("AP-39", "AP-13")
def test_firing_needs_a_move(illegal):
    table = at("2p n15:r,o14:r,n13s:r,f15:b red move left=0 moved")
    illegal(table, "red", "fire ne", "AP-13")


@pytest.mark.clause("AP-40")
@pytest.mark.parametrize(
    ("first", "second", "left"), [("r", "r", 1), ("rb", "r", 2), ("rb", "rb", 3), ("rr", "rb", 2)]
)
def test_only_top_pieces_fly_and_each_released_captive_earns_a_move(first, second, left):
    table = at(f"2p n15:{first},o14:{second},j1:r,f15:b red move")
    table.play("red", "fire ne")
    assert moves_left(table) == left
    assert stacks(table).get("n15", "") == first[1:]
    assert "take" not in extras(table)
