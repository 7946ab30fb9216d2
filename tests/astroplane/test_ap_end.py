"""The Singularity, the reserve, ends, points and matches: AP-41 to AP-47."""

from __future__ import annotations

import random

import pytest
from ap_help import BLUE, GREEN, RED, at, extras, stacks

import orrery
from orrery.games.astroplane.places import parse_cell
from orrery.games.astroplane.sheet import fly_action

THREE_TOPS = "h7:r,g8:r,i8:r"


@pytest.mark.clause("AP-41")
def test_a_piece_in_the_singularity_goes_on_top_and_never_moves_again():
    table = at("2p h5n:r,h7:bb,j1:r,f15:b red move")
    assert "red enters the Singularity on h7" in table.play("red", "h5-h7")
    assert stacks(table)["h7"] == "rbb"
    action = fly_action(parse_cell(table.board, "h7"), 0, 0)
    reason, clause = table.game.refusal(table.board, table.state, RED, action)
    assert clause == "AP-41"
    assert reason == "a piece in the Singularity, here on h7, never moves again"


@pytest.mark.clause("AP-42")
def test_for_a_piece_that_enters_one_may_be_taken_from_the_reserve(illegal):
    table = at("2p h5n:r,j1:r,f15:b red move reserve=2,0")
    table.play("red", "h5-h7")
    assert table.actions("red") == ["left", "right", "none"]
    illegal(table, "red", "j1-j3 n", "AP-42")
    table.play("red", "right")
    assert stacks(table)["j1"] == "rr"
    assert extras(table)["reserve"] == "1,0"
    assert extras(table)["left"] == "1"  # taking is not a move


@pytest.mark.clause("AP-42")
def test_the_reserve_may_be_left_alone_at_once_or_never():
    table = at("2p h5n:r,j1:r,f15:b red move reserve=2,0")
    table.play("red", "h5-h7")
    assert table.play("red", "none") == ["red leaves the reserve alone"]
    assert extras(table)["reserve"] == "2,0"
    assert set(table.actions("red")) == {"j1-j3 n", "j1-j3 e", "j1-j3 w", "end"}


@pytest.mark.clause("AP-42")
def test_firing_brings_two_choices_and_an_empty_reserve_none():
    two = at("2p n15:r,o14:r,j1:r,f15:b red move reserve=3,0")
    two.play("red", "fire ne")
    assert extras(two)["take"] == "2"
    two.play("red", "left")
    two.play("red", "right")
    assert stacks(two)["f1"] == "r"
    assert stacks(two)["j1"] == "rr"
    one = at("2p n15:r,o14:r,j1:r,f15:b red move reserve=1,0")
    one.play("red", "fire ne")
    one.play("red", "left")
    assert one.view()["phase"] == "move"


@pytest.mark.clause("AP-43")
def test_being_on_top_of_all_four_central_stacks_wins_at_once():
    table = at(f"2p {THREE_TOPS},h9:b,h11s:r,f15:b red move reserve=4,4 kills=0,2")
    told = table.play("red", "h11-h9")
    assert "red is on top of all four central spaces: a true win" in told
    assert table.is_over
    assert table.winners == [RED]
    assert table.scores == [8, 0]


@pytest.mark.clause("AP-43")
def test_a_covered_stack_does_not_count(illegal):
    table = at("2p h7:r,g8:r,i8:br,h9:b,h11s:r,j1:r,f15:b red move")
    table.play("red", "h11-h9")
    assert not table.is_over
    over = at(f"2p {THREE_TOPS},h9:rb,f15:b red over points=8,0")
    illegal(over, "red", "end", "AP-43")


@pytest.mark.clause("AP-44")
def test_with_two_players_who_cannot_act_at_the_start_of_the_turn_ends_the_game():
    """Blue's only pieces are captive or in the Singularity."""
    table = at("2p f5n:r,f7n:b,h7:b,g8:b,j1:r red move kills=1,0")
    table.play("red", "f5-f7 n")
    told = table.play("red", "end")
    assert "the game ends by points: a player cannot act" in told
    assert table.is_over
    assert table.scores == [3, 4]
    assert table.winners == [BLUE]


@pytest.mark.clause("AP-44")
def test_running_out_of_moves_within_a_turn_is_no_end():
    table = at("2p h5n:r,h3n:r,f15:b red move")
    table.play("red", "h3-h5 n")
    table.play("red", "h5-h7")
    assert table.to_act == [BLUE]
    last = at("2p h5n:r,f15:b red move")
    last.play("red", "h5-h7")  # nothing left to do in this turn
    assert last.to_act == [BLUE]
    last.play("blue", "f15-f13 e")
    last.play("blue", "end")
    assert last.is_over


@pytest.mark.clause("AP-44")
def test_with_more_players_who_cannot_act_is_out_and_the_rest_play_on():
    """Blue holds green's piece and is itself shut in: its fleet goes, green's is free."""
    table = at(
        "3p f5n:r,f7n:brg,h7:rb,g8:b,a10:bb,c10ns:rr,a6:b,c6ns:rr,f9ns:rr,j15:g"
        " red move left=1 moved reserve=0,3,0 kills=0,1,0"
    )
    told = table.play("red", "end")
    assert "blue cannot act and is out of the game" in told
    assert table.to_act == [GREEN]
    assert stacks(table) == {
        "f9ns": "rr", "c10ns": "rr", "g8": "b", "f7n": "rg", "h7": "rb", "c6ns": "rr",
        "f5n": "r", "j15": "g",
    }  # fmt: skip
    assert extras(table)["out"] == "b"
    assert table.view()["players"][BLUE]["reserve"] == 0
    assert table.scores == [2, 6, 0]  # inside they still count: 3 + 2 + 1
    assert extras(table)["kills"] == "0,1,0"


@pytest.mark.clause("AP-44")
def test_with_two_left_of_three_the_next_who_cannot_act_ends_the_game_and_one_out_may_win():
    table = at("3p f5n:r,f7n:g,h7:r,g8:b,i8:bb,j1:r red move out=b kills=0,2,0")
    table.play("red", "f5-f7 n")
    table.play("red", "end")
    assert table.is_over
    assert table.scores == [2, 11, 0]
    assert table.winners == [BLUE]


@pytest.mark.clause("AP-44")
def test_an_out_player_is_passed_over():
    table = at("3p f5n:r,h7:b,j15:g red move out=b")
    table.play("red", "f5-f7 n")
    table.play("red", "end")
    assert table.to_act == [GREEN]


@pytest.mark.clause("AP-45")
def test_points_are_three_a_kill_two_on_top_and_one_beneath():
    table = at("3p h7:rbr,g8:b,i8:gg,f5n:r,a6:b,j15:g red move kills=1,0,2")
    assert table.scores == [3 + 2 + 1, 2 + 1, 6 + 2 + 1]


@pytest.mark.clause("AP-45")
def test_equal_points_share_the_win():
    table = at("2p f5n:r,f7n:b,h7:b,g8:r,j1:r red move")
    table.play("red", "f5-f7 n")
    table.play("red", "end")
    assert table.scores == [2, 2]
    assert table.winners == [RED, BLUE]


@pytest.mark.clause("AP-46")
def test_a_match_adds_games_up_and_everybody_moves_one_side_on():
    table = at(f"3p {THREE_TOPS},h9:b,h11s:r,a6:b,f15:g red move match=40 points=10,20,30")
    told = table.play("red", "h11-h9")
    assert "game 2 of the match begins, blue first" in told
    assert table.scores == [18, 20, 30]
    assert table.to_act == [BLUE]
    assert [player["side"] for player in table.view()["players"]] == ["north", "south", "west"]
    assert stacks(table)["f1"] == "bbb"
    assert extras(table)["reserve"] == "4,4,4"


@pytest.mark.clause("AP-46", "AP-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_as_many_games_as_players_everybody_has_every_side(players):
    table = orrery.new("astroplane", players=players, match_to=40)
    seen = set()
    for game in range(1, players + 1):
        table.state.game = game
        seats = table.view()["players"]
        seen |= {(player["colour"], player["side"]) for player in seats}
        assert seats[game - 1]["side"] == "south"  # the side of the first turn goes round
    assert len(seen) == players**2


@pytest.mark.clause("AP-46")
def test_points_count_for_all_when_a_game_of_a_match_ends_by_points():
    table = at("2p f5n:r,f7n:b,h7:b,g8:b,j1:r red move kills=1,0 match=40 game=3 points=5,0")
    table.play("red", "f5-f7 n")
    table.play("red", "end")
    assert extras(table)["points"] == "8,4"
    assert extras(table)["game"] == "4"
    assert not table.is_over


@pytest.mark.clause("AP-46")
def test_the_match_ends_when_somebody_reaches_the_points_at_the_end_of_a_game():
    table = at(f"2p {THREE_TOPS},h9:b,h11s:r,f15:b red move match=40 game=9 points=32,39")
    assert table.scores == [38, 41]  # as they stand: 6 and 2 more in this game
    table.play("red", "h11-h9")
    assert table.is_over
    assert table.scores == [40, 39]
    assert table.winners == [RED]


@pytest.mark.clause("AP-46")
def test_a_whole_match_is_one_log(tmp_path):
    table = orrery.new("astroplane", match_to=10, seed=1)
    chooser = random.Random(1)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, chooser.choice(table.actions(seat)))
    assert max(table.scores) >= 10
    assert table.view()["game_number"] > 1
    table.save(tmp_path / "match.jsonl")
    assert orrery.load(tmp_path / "match.jsonl").scores == table.scores


@pytest.mark.clause("AP-47")
def test_after_a_hundred_rounds_the_game_ends_by_points():
    table = at("2p f5n:r,f15:b,h7:r blue move round=100 stir=90")
    table.play("blue", "f15-f13 e")
    told = table.play("blue", "end")
    assert "the game ends by points: 100 rounds are played" in told
    assert table.winners == [RED]


@pytest.mark.clause("AP-47")
def test_after_thirty_quiet_rounds_the_game_ends_by_points():
    table = at("2p f5n:r,f15:b,h7:r blue move round=70 stir=40")
    table.play("blue", "f15-f13 e")
    told = table.play("blue", "end")
    assert "the game ends by points: nothing has stirred for 30 rounds" in told
    quiet = at("2p f5n:r,f15:b,h7:r blue move round=70 stir=41")
    quiet.play("blue", "f15-f13 e")
    assert quiet.play("blue", "end")[-1] == "round 71"


@pytest.mark.clause("AP-47")
@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("h5n:r,f15:b,j1:r", "h5-h7"),
        ("f7ns:rr,e6n:b,f15:b", "kill f7-e6"),
        ("f5n:r,f7s:b,f15:b,j1:r", "f5-f7 n"),
    ],
)
def test_an_entry_a_kill_or_a_sending_back_stirs(text, deed):
    table = at(f"2p {text} red move round=50 stir=30")
    table.play("red", deed)
    assert extras(table)["stir"] == "50"


@pytest.mark.clause("AP-47")
def test_a_round_ends_at_the_first_players_turn_even_if_that_one_is_out():
    table = at("3p h7:r,a6:b,j15:g green move out=r round=3 stir=2")
    table.play("green", "j15-j13 e")
    assert "round 4" in table.play("green", "end")
    assert table.to_act == [BLUE]
