"""SW-18 to SW-20: the end and the score."""

from __future__ import annotations

import pytest

import orrery


@pytest.mark.clause("SW-18")
def test_the_game_ends_at_once_when_someone_has_no_ship_and_nobody_is_asked(illegal):
    text = "sw1 big 3p Lr/5/*/5/LrSb/*/Lg/5/* red move tokens=4,4,4"
    table = orrery.position("spacewalk", text)
    table.play("red", "move 12")  # red's large falls, blue's small flies over
    assert not table.is_over
    table = orrery.position("spacewalk", text.replace("LrSb", "LbSr"))
    told = table.play("red", "move 12")
    assert told[-1] == "blue has no ship left: the game ends"
    assert table.is_over
    assert table.to_act == []
    assert table.actions("red") == []
    illegal(table, "red", "pass", "SW-18")


@pytest.mark.clause("SW-18")
def test_a_single_advance_can_end_the_game_too():
    table = orrery.position("spacewalk", "sw1 small 2p 5/Sr/*/Lb/5/* red gap turn=blue tokens=1,1")
    table.play("red", "step 5 small")
    assert table.is_over
    assert table.scores == [0, 6]


@pytest.mark.clause("SW-18")
def test_no_second_move_of_a_double_is_made():
    table = orrery.position(
        "spacewalk",
        "sw1 small 2p 5/LbMr/*/6/* red card cards=41111,41111",
    )
    table.play("red", "card double")
    table.play("red", "move 5")
    assert table.is_over


@pytest.mark.clause("SW-18")
def test_no_second_turn_is_bought_after_the_end():
    table = orrery.position("spacewalk", "sw1 small 2p 5/LbMr/*/6/* red move tokens=4,4")
    table.play("red", "move 5")
    assert table.is_over
    assert table.view()["tokens"] == [4, 4]


@pytest.mark.clause("SW-19")
def test_large_four_medium_three_small_one_and_two_for_each_token():
    table = orrery.position(
        "spacewalk", "sw1 big 3p LrrMrSrr/5/*/Lb/5/*/Sg/5/* red move tokens=3,0,1"
    )
    assert table.scores == [2 * 4 + 3 + 2 + 3 * 2, 4, 1 + 2]


@pytest.mark.clause("SW-19")
def test_without_ships_even_tokens_score_nothing():
    table = orrery.position("spacewalk", "sw1 big 3p Lr/5/*/5/LbSr/*/Lg/5/* red move tokens=0,4,1")
    table.play("red", "move 12")
    assert table.scores == [5, 0, 6]
    assert table.winners == [2]


@pytest.mark.clause("SW-20")
def test_equal_highest_scores_share_the_win():
    table = orrery.position("spacewalk", "sw1 big 3p Lr/5/*/5/LbSr/*/LgSg/5/* red move")
    table.play("red", "move 12")
    assert table.scores == [5, 0, 5]
    assert table.winners == [0, 2]


@pytest.mark.clause("SW-20")
def test_two_players_who_lose_their_last_ships_in_one_move_both_score_nothing():
    # Eight ships from 5: the first falls at 6 (blue), the eighth at 13 (red).
    table = orrery.position(
        "spacewalk",
        "sw1 big 3p Lg/4/LbgMgggSggr/*/6/*/6/* red move tokens=2,2,0",
    )
    table.play("red", "move 5")
    table.play("red", "next blue")
    table.play("red", "next green")
    table.play("red", "next green")
    assert table.is_over
    assert table.scores[:2] == [0, 0]
    assert table.winners == [2]
