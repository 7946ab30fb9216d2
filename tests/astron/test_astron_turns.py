"""AS-12 to AS-17, AS-39, AS-40: playing cards, waiting, rounds."""

from __future__ import annotations

import pytest

import orrery


def places(table: orrery.Table) -> str:
    return table.text.split()[4]


@pytest.mark.clause("AS-12")
@pytest.mark.parametrize(("action", "place"), [
    ("forward 3", "e8"), ("backward 2", "e3"), ("sideways 4 left", "a5"),
    ("sideways 4 right", "i5"), ("left 4", "a5"), ("upheaval 1", "e5"),
])  # fmt: skip
def test_the_ship_moves_exactly_as_the_card_says_and_the_card_is_discarded(at, action, place):
    table = at("2p t15 e5/a0 ship1 play hands=F3B2S4U1/-")
    told = table.play("ship1", action)
    assert places(table) == f"{place}/a0"
    assert told[0].startswith("ship 1 plays")
    assert table.view()["ships"][0]["cards"] == 3
    assert len(table.view()["discards"]) == 1


@pytest.mark.clause("AS-12")
def test_only_cards_in_the_hand_are_played(at, illegal):
    table = at("2p t1 e5/a0 ship1 play hands=F3/F1")
    assert illegal(table, "ship1", "forward 1", "AS-12") == "ship 1 has no forward 1 in hand"
    illegal(table, "ship1", "upheaval 1", "AS-12")


@pytest.mark.clause("AS-13")
@pytest.mark.parametrize(("place", "action"), [
    ("e9", "forward 3"), ("e1", "backward 2"),
    ("c5", "sideways 4 left"), ("h5", "sideways 4 right"),
])  # fmt: skip
def test_no_ship_leaves_the_window(at, illegal, place, action):
    table = at(f"2p t15 {place}/a0 ship1 play hands=F3B2S4/-")
    assert f"from {place} would leave the window" in illegal(table, "ship1", action, "AS-13")


@pytest.mark.clause("AS-13")
@pytest.mark.parametrize(("other", "action"), [
    ("e8", "forward 3"), ("e3", "backward 2"), ("a5", "sideways 4 left"),
])  # fmt: skip
def test_no_ship_ends_on_another(at, illegal, other, action):
    table = at(f"2p t15 e5/{other} ship1 play hands=F3B2S4/-")
    assert f"ship 2 stands on {other}" in illegal(table, "ship1", action, "AS-13")


@pytest.mark.clause("AS-14")
def test_ships_pass_over_others_sideways_only(at, illegal):
    table = at("4p t15 e5/e7/e4/c5 ship1 play hands=F3B2S4/-/-/-")
    assert "ship 2 stands in the way to e8" in illegal(table, "ship1", "forward 3", "AS-14")
    assert "ship 3 stands in the way to e3" in illegal(table, "ship1", "backward 2", "AS-14")
    table.play("ship1", "sideways 4 left")
    assert places(table).startswith("a5/")


@pytest.mark.clause("AS-15")
def test_who_can_play_must(at, illegal):
    table = at("2p t15 e11/a0 ship1 play hands=F3B2/-")
    assert table.actions("ship1") == ["backward 2"]
    assert "can play backward 2" in illegal(table, "ship1", "wait discard forward 3", "AS-15")
    illegal(table, "ship1", "pass", "AS-15")


@pytest.mark.clause("AS-15", "AS-16")
def test_an_upheaval_is_a_play_that_must_be_made(at):
    table = at("2p t15 e11/a0 ship1 play hands=F3F4U1/-")
    assert table.actions("ship1") == ["upheaval 1"]


@pytest.mark.clause("AS-15", "AS-34")
def test_a_fatal_play_must_be_made_if_it_is_the_only_one(at):
    table = at("2p t20 h1/a11 ship1 play hands=F1/-")  # the comet is ahead, in base row 22
    assert table.actions("ship1") == ["forward 1"]
    table.play("ship1", "forward 1")
    assert places(table) == "comet/a11"


@pytest.mark.clause("AS-15")
def test_who_cannot_play_loses_a_point_and_discards_a_card_of_choice(at, illegal):
    table = at("2p t15 e11/a5 ship1 play hands=F1F3/-")
    assert table.actions("ship1") == ["wait discard forward 1", "wait discard forward 3"]
    illegal(table, "ship1", "wait discard sideways 1", "AS-15")
    table.play("ship1", "wait discard forward 3")
    assert table.scores == [-1, 0]
    assert table.text == ("as1 default 2p t15 e11/a5 ship2 play points=-1,0 hands=F1/- discards=F3")


@pytest.mark.clause("AS-16")
def test_an_upheaval_moves_the_base_at_once_and_not_the_ship(at):
    table = at("2p t5 b1/e5 ship1 play hands=U2/F1")
    table.play("ship1", "upheaval 2")
    assert table.text.split()[3:7] == ["t7", "b1/e5", "ship2", "play"]
    assert table.scores == [5, 0]  # station 1 came to a halt beneath ship 1


@pytest.mark.clause("AS-17")
def test_the_base_moves_one_step_when_all_have_had_a_turn_then_cards_are_dealt(at):
    table = at("2p t15 e5/a0 ship1 play hands=F1/F1")
    table.play("ship1", "forward 1")
    assert table.text.split()[3] == "t15"
    told = table.play("ship2", "forward 1")
    assert told[-1] == "the base moves on by 1, to step 16"
    assert table.text.split()[3:7] == ["t16", "e6/a1", "ship1", "deal"]
    table.play(orrery.CHANCE, "deal forward 2")
    told = table.play(orrery.CHANCE, "deal forward 3")
    assert told[-1] == "round 2"
    assert table.to_act == [0]


@pytest.mark.clause("AS-17", "AS-39")
def test_withdrawn_players_have_no_turn_and_no_card(at):
    table = at("4p t30 comet/e5/finished/a0 ship2 play landed=-,-,8,- hands=-/F1/-/F1")
    table.play("ship2", "forward 1")
    assert table.to_act == [3]
    table.play("ship4", "forward 1")
    assert table.text.split()[5:7] == ["ship2", "deal"]
    table.play(orrery.CHANCE, "deal forward 2")
    assert table.text.split()[5:7] == ["ship4", "deal"]
    table.play(orrery.CHANCE, "deal forward 2")
    assert table.to_act == [1]


@pytest.mark.clause("AS-40")
def test_who_has_no_card_passes_and_loses_nothing(at, illegal):
    table = at("2p t15 e5/a0 ship1 play")
    assert table.actions("ship1") == ["pass"]
    assert table.play("ship1", "pass") == ["ship 1 has no card and passes"]
    assert table.scores == [0, 0]
    assert table.to_act == [1]
    table = at("2p t15 e11/a0 ship1 play hands=F1/-")
    illegal(table, "ship1", "pass", "AS-40")


@pytest.mark.clause("AS-40")
def test_a_game_with_a_deck_of_a_single_card_is_played_to_its_end(own_board):
    deck = "{forwards = [1, 0, 0, 0], backwards = [0, 0, 0, 0], sideways = [0, 0, 0, 0],"
    board = own_board(deck=deck + " upheaval = [0, 0, 0, 0]}")
    table = orrery.new("astron", players=6, board=board, seed=1)
    n_passes = 0
    while not table.is_over:
        action = table.actions(table.to_act[0])[0]
        n_passes += action == "pass"
        table.play(table.to_act[0], action)
    assert n_passes > 100
