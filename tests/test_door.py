"""The Python door: what users import."""

from __future__ import annotations

import pytest

import orrery
from orrery import BadInput, IllegalAction

POSITION = "sw1 small 2p LrMr/5/*/LbMb/5/* red move tokens=4,4"


def test_games_lists_our_own_and_plug_ins():
    assert orrery.list_games()[0] == "spacewalk"
    assert "connect_four" in orrery.list_games()


def test_an_illegal_action_carries_reason_clause_and_position():
    table = orrery.position("spacewalk", POSITION)
    with pytest.raises(IllegalAction) as caught:
        table.play("red", "move 6")
    refusal = caught.value
    assert refusal.reason == "space 6 is a black hole, only planets can be evacuated"
    assert refusal.clause == "SW-9"
    assert refusal.position == POSITION
    assert str(refusal) == (
        "illegal 'move 6': space 6 is a black hole, only planets can be evacuated [SW-9]."
        f" Position: {POSITION}"
    )


def test_why_not_gives_the_same_reason_or_none():
    table = orrery.position("spacewalk", POSITION)
    assert table.why_not("red", "move 6").endswith("[SW-9]")
    assert table.why_not("red", "move 0") is None
    assert table.text == POSITION


def test_seats_are_numbers_or_names():
    table = orrery.position("spacewalk", POSITION)
    assert table.actions(0) == table.actions("red") == ["move 0"]
    assert table.actions(1) == []
    for seat in ("purple", 7, 2, "green", 1.5):
        with pytest.raises(BadInput, match="no seat"):
            table.actions(seat)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no action given: known: place"),
        ("mvoe 3", "did you mean 'move'"),
        ("move", "write it like 'move 3'"),
        ("move x", "no space 'x'"),
        ("move 14", "no space '14': this orbit has 0 to 13"),
        ("step 3 huge", "no size 'huge'"),
        ("next purple", "no colour 'purple'"),
        ("card ace", "no card 'ace'"),
        ("move 3 4", "write it like 'move 3'"),
    ],
)
def test_bad_texts_get_one_clear_sentence(text, message):
    table = orrery.position("spacewalk", POSITION)
    with pytest.raises(BadInput, match=message):
        table.play("red", text)
    assert table.text == POSITION


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "starts with 'sw1 BOARD'"),
        ("sw9 small 2p 6/*/6/* red move", "starts with 'sw1 BOARD'"),
        ("sw1 moon 2p 6/*/6/* red move", "no board 'moon'"),
        ("sw1 small", "starts with 'sw1 BOARD'"),
        ("sw1 small 2p", "needs players, spaces, a colour and a phase"),
        ("sw1 small 9p 6/*/6/* red move", "2p to 5p"),
        ("sw1 small 2p 5/*/6/* red move", "13 spaces"),
        ("sw1 small 2p 7/5/*/* red move", "space 6 is ''"),
        ("sw1 small 2p Xr/5/*/6/* red move", "cannot read ships 'Xr'"),
        ("sw1 small 2p Lr/5/*/6/* pink move", "no colour 'pink'"),
        ("sw1 small 2p Lr/5/*/6/* red jump", "no phase 'jump'"),
        ("sw1 small 2p Lr/5/*/6/* red move tokens=4", "needs 2 numbers"),
        ("sw1 small 2p Lr/5/*/6/* red move tokens=4,x", "'x' should be a number"),
        ("sw1 small 2p Lr/5/*/6/* red move cards=1,2", "groups of 5 digits"),
        ("sw1 small 2p Lr/5/*/6/* red move paid=z", "needs letters"),
        ("sw1 small 2p Lr/5/*/6/* red move speed=3", "cannot read 'speed=3'"),
        ("sw1 small 2p Lrrrr/5/*/Lb/5/* red move", "more than three ships"),
        ("sw1 small 2p Lr/5/*/6/* red move", "a player without ships has ended the game"),
        ("sw1 small 2p Lr/5/*/Lb/5/* red order", "a group is in flight exactly when"),
        ("sw1 small 2p Lr/5/*/Lb/5/* green move", "one of them must be to act"),
        ("sw1 small 2p Lr/5/*/Lb/5/* red placing reserve=000,000", "do not add up"),
    ],
)
def test_bad_positions_are_refused_with_the_word_that_is_wrong(text, message):
    with pytest.raises(BadInput, match=message):
        orrery.position("spacewalk", text)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "spacewlak"}, "did you mean 'spacewalk'"),
        ({"game": "spacewalk", "players": 1}, "2 to 5 players"),
        ({"game": "spacewalk", "tokns": 3}, "no option 'tokns': did you mean 'tokens'"),
        ({"game": "spacewalk", "tokens": "many"}, "whole number from -1 to 20"),
        ({"game": "spacewalk", "tokens": 21}, "whole number from -1 to 20"),
        ({"game": "spacewalk", "variant": "card"}, "did you mean 'cards'"),
        ({"game": "spacewalk", "first_placer_moves_second": "maybe"}, "on or off"),
        ({"game": "spacewalk", "chance": "never"}, "'auto' or 'manual'"),
    ],
)
def test_bad_arguments_of_new_are_refused(arguments, message):
    with pytest.raises(BadInput, match=message):
        orrery.new(**arguments)


def test_undo_takes_back_and_the_log_with_it():
    table = orrery.position("spacewalk", POSITION)
    table.play("red", "move 0")
    table.play("red", "pass")
    table.undo()
    assert table.view()["phase"] == "after"
    assert len(table.log.steps) == 1
    table.undo()
    assert table.text == POSITION
    with pytest.raises(BadInput, match="nothing to take back"):
        table.undo()


def test_undo_never_draws_chance_anew(tmp_path):
    table = orrery.new("spacewalk", players=4, first_player="random", seed=9)
    first = table.to_act
    table.play(first[0], "place 0 large")
    table.undo()
    assert table.to_act == first
    table.save(tmp_path / "a.jsonl")
    assert orrery.load(tmp_path / "a.jsonl").to_act == first


def test_a_finished_game_takes_no_more_actions():
    table = orrery.position("spacewalk", "sw1 small 2p 5/LbMr/*/6/* red move")
    table.play("red", "move 5")
    assert table.is_over
    assert table.winners == [0]
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play("red", "move 7")


def test_view_tells_what_a_seat_may_do():
    table = orrery.position("spacewalk", POSITION)
    assert table.view("red")["actions"] == ["move 0"]
    assert table.view("blue")["actions"] == []
    assert table.view()["seat"] == orrery.SPECTATOR
    assert table.view()["position"] == POSITION


def test_the_same_seed_gives_the_same_chance():
    firsts = {
        orrery.new("spacewalk", players=5, first_player="random", seed=4).to_act[0]
        for _ in range(3)
    }
    assert len(firsts) == 1
