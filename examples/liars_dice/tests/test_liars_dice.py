"""Liar's dice: a test for every clause, and the conformance suite."""

from __future__ import annotations

import pytest

import orrery
from orrery import conformance
from orrery.core.errors import BadInput


def at(text: str, **settings):
    return orrery.position("liars_dice", f"ld1 standard {text}", **settings)


@pytest.mark.clause("LD-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_five_dice_of_six_faces(players):
    table = orrery.new("liars_dice", players=players)
    assert table.scores == [5] * players
    with pytest.raises(BadInput, match="no face 7"):
        table.play("red", "bid 1 7")


@pytest.mark.clause("LD-1")
def test_other_numbers_and_dice_are_options(tmp_path):
    assert orrery.new("liars_dice", dice=1).scores == [1, 1]
    small = orrery.new("liars_dice", board="small", dice=1)
    assert small.actions("red") == [f"bid {n} {face}" for n in (1, 2) for face in (1, 2, 3, 4)]
    file = tmp_path / "coins.toml"
    file.write_text("faces = 2\n")
    assert len(orrery.new("liars_dice", board=str(file), dice=1).actions("red")) == 4
    file.write_text("faces = 9\n")
    with pytest.raises(BadInput, match="faces must be 2 to 6, not 9"):
        orrery.new("liars_dice", board=str(file))


@pytest.mark.clause("LD-2")
def test_all_dice_are_rolled_in_secret_before_anybody_bids():
    table = orrery.new("liars_dice", dice=2, chance="manual")
    assert table.to_act == [orrery.CHANCE]
    for face in (3, 5, 1, 1):
        table.play(orrery.CHANCE, f"roll {face}")
    assert table.text == "ld1 standard wild red 35,11"
    assert table.view("blue")["position"] == "ld1 standard wild red ??,11"
    assert table.view()["position"] == "ld1 standard wild red ??,??"
    assert table.told_to(0) == ["blue rolls a die"]
    assert table.told_to(1) == ["blue rolls a 1"]


@pytest.mark.clause("LD-2")
def test_dice_fall_by_chance_alone():
    table = at("wild red 3.,..", chance="manual")
    with pytest.raises(orrery.IllegalAction, match=r"chance decides first \[LD-2\]"):
        table.play("red", "bid 1 3")
    rolled = at("wild red 35,11")
    with pytest.raises(orrery.IllegalAction, match=r"this is left to chance \[LD-2\]"):
        rolled.play("red", "roll 3")


@pytest.mark.clause("LD-3")
def test_red_begins_and_turns_go_round_those_with_dice():
    table = at("wild red 35,-,11")
    table.play("red", "bid 1 3")
    assert table.to_act == [2]
    with pytest.raises(orrery.IllegalAction, match=r"not red's turn \[LD-3\]"):
        table.play("red", "bid 1 4")
    table.play("green", "2 3")
    assert table.to_act == [0]


@pytest.mark.clause("LD-3")
@pytest.mark.parametrize(("hands", "begins"), [("35,11", 1), ("35,1,22", 2)])
def test_who_lost_a_die_begins_or_the_next_with_dice(hands, begins):
    table = at(f"plain blue {hands} bid=1 of=3", chance="manual")  # red bids, blue doubts it
    table.play("blue", "liar")
    assert table.text.split()[3] == ("blue", "green")[begins - 1]


@pytest.mark.clause("LD-4")
@pytest.mark.parametrize(
    ("bid", "why"),
    [
        ("1 6", "1 × 6 is no higher bid"),
        ("2 3", "2 × 3 is no higher bid"),
        ("2 2", "no higher bid"),
        ("5 1", "there are not 5 dice"),
    ],
)
def test_a_bid_is_higher_and_never_more_than_all_dice(bid, why):
    table = at("wild blue 35,11 bid=2 of=3")
    with pytest.raises(orrery.IllegalAction, match=rf"{why}.*\[LD-4\]"):
        table.play("blue", f"bid {bid}")
    assert table.actions("blue")[:2] == ["bid 2 4", "bid 2 5"]
    assert table.actions("blue")[-2:] == ["bid 4 6", "liar"]


@pytest.mark.clause("LD-4")
def test_only_a_bid_can_be_challenged():
    with pytest.raises(orrery.IllegalAction, match=r"no bid to challenge \[LD-4\]"):
        at("wild red 35,11").play("red", "liar")


@pytest.mark.clause("LD-5")
@pytest.mark.parametrize(
    ("position", "found", "loser"),
    [
        ("wild blue 35,13 bid=3 of=3", 3, "blue"),  # two threes and a one
        ("plain blue 35,13 bid=3 of=3", 2, "red"),
        ("wild blue 35,13 bid=1 of=1", 1, "blue"),  # ones count once
        ("wild blue 35,13 bid=4 of=3", 3, "red"),
    ],
)
def test_the_dice_are_counted_and_one_is_lost(position, found, loser):
    told = at(position).play("blue", "liar")
    shown = "1 die shows" if found == 1 else f"{found} dice show"
    assert told[0].startswith(f"blue challenges red: {shown} ")
    assert told[1] == f"{loser} loses a die and has 1 left"


@pytest.mark.clause("LD-6", "LD-7")
def test_the_last_one_with_dice_wins():
    table = at("wild blue 35,1 bid=1 of=3")
    told = table.play("blue", "liar")
    assert told[-1] == "red wins"
    assert table.is_over
    assert table.scores == [2, 0]
    assert table.winners == [0]
    with pytest.raises(orrery.IllegalAction, match=r"the game is over \[LD-6\]"):
        table.play("red", "bid 1 1")


def test_a_bid_may_be_taken_back_and_a_challenge_may_not():
    table = orrery.new("liars_dice", seed=1)
    table.play("red", "bid 1 3")
    table.undo("red")
    assert table.to_act == [0]
    table.play("red", "bid 1 3")
    table.play("blue", "liar")
    with pytest.raises(BadInput, match="revealed"):
        table.undo("blue")


def test_it_keeps_the_contract():
    report = conformance.check("liars_dice", games=4)
    assert report.positions > 2_000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("wild red 35", "needs 2 to 4 hands"),
        ("wild red 35,77", "up to 5 of 123456"),
        ("wild red 35,", "up to 5 of 123456"),
        ("wild green 35,11", "green has no hand"),
        ("tame red 35,11", "no wild 'tame'"),
        ("wild red 35,11 bid=9", "the bid is impossible"),
        ("wild red 3.,.. bid=1", "the bid is impossible"),
        ("wild red -,11", "cannot be this player's turn"),
        ("wild red 35,11 now", "cannot read 'now'"),
        ("wild red ..,11", "do not add up"),
        ("wild red 3?,11", "do not add up"),
        ("wild red 35,11 bid=2 of=7", "no face 7"),
        ("wild red 35,11 bid=2 bid=3", "'bid=' stands twice"),
    ],
)
def test_bad_positions(text, message):
    with pytest.raises(BadInput, match=message):
        at(text)


@pytest.mark.parametrize("text", ["bid", "bid x 3", "bid 2", "raise 2 3", "", "liar 3"])
def test_bad_texts(text):
    with pytest.raises(BadInput):
        at("wild red 35,11").play("red", text)
