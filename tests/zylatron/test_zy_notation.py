"""Positions and actions as text: round trips, leniency, and helpful errors."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, RED, at, fresh, play, stacks

import orrery
from orrery.core.records import bytes_of
from orrery.games.zylatron.names import (
    factory_name,
    factory_number,
    piece_name,
    piece_number,
    target_name,
    target_number,
)
from orrery.games.zylatron.sheet import GO, sheet
from orrery.games.zylatron.state import MAX_FACTORIES, MAX_PIECES


def test_names_of_pieces_factories_and_targets_read_back():
    assert [piece_number(piece_name(n)) for n in range(MAX_PIECES)] == list(range(MAX_PIECES))
    assert [factory_number(factory_name(n)) for n in range(12)] == list(range(MAX_FACTORIES))
    assert [target_number(target_name(n)) for n in range(72)] == list(range(72))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("BEGIN rw3", "begin rw3"),
        ("begin red warrior 3", "begin rw3"),
        ("begin Red-Star-Fighter 1", "begin rf1"),
        ("begin blue battle star 2", "begin bb2"),
        ("launch r krill missile 4", "launch rm4"),
        ("go (28, 14)", "go 28,14"),
        ("go 28 14", "go 28,14"),
        ("detonate 28,14", "go 28,14"),
        ("buy fighter", "buy star-fighter"),
        ("buy Warriors", "buy warrior"),
        ("buy krill missile", "buy missile"),
        ("rebuild red moon factory", "rebuild red-moon"),
        ("pick top left", "pick top-left"),
        ("  end ", "end"),
        ("beg rw3", "begin rw3"),
        ("det 28 14", "go 28,14"),
        ("target red home factory", "rebuild red-home"),
    ],
)
def test_actions_may_be_typed_in_several_ways(typed, meant):
    table = fresh()
    game, board, state = table.game, table.board, table.state
    number = game.parse_action(board, state, RED, typed)
    assert game.action_text(board, state, RED, number) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "known: go, detonate"),
        ("beginn rw1", "did you mean 'begin'"),
        ("begin", "write it like 'begin rf1'"),
        ("end now", "write it like 'end'"),
        ("begin rw", "like rw3"),
        ("begin rw6", "there are 5 of that kind"),
        ("begin rb3", "there are 2 of that kind"),
        ("go", "write it like 'go 28,14'"),
        ("go there", "write x,y like 28,14"),
        ("go 1,2", "x + y even"),
        ("target pw1", "like rw3"),
        ("rebuild red-sun", "like red-moon"),
        ("buy tank", "no kind 'tank'"),
        ("pick middle", "no corner 'middle'"),
        ("card ace", "no strike card 'ace'"),
    ],
)
def test_what_cannot_be_read_is_told_with_an_example(typed, message):
    with pytest.raises(orrery.BadInput) as error:
        fresh().play(RED, typed)
    assert message in str(error.value)


def test_every_action_number_has_a_text_that_reads_back():
    table = fresh()
    for action in range(sheet.n_actions):
        text = table.game.action_text(table.board, table.state, RED, action)
        if sheet.kind_of(action) != GO:
            assert table.game.parse_action(table.board, table.state, RED, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "zy2 major 2p red act 16,4:rb1!.f[rf1.ms[rf2[rw1!.ld]],rm1.n] 7,3:rw5 48,22:bw5.c"
        " money=3,250 zylon=blue ruins=red-home,blue-moon hurt=blue-zylon round=7 moves=1"
        " mover=rf1:3 strikes=1,2,0 of=90 half touch",
        "zy2 major 2p blue card 7,3:rw5 49,25:bw5 money=0,0 moves=2 target=red-home blast=6,4",
        "zy2 short 4p green fire 7,3:rw5 47,23:bw5 49,25:gf1[gw5] money=1,2,3,4 held=rbg-"
        " remover=--b- moves=1 subject=gf1",
        "zy2 major 3p green buy 7,3:rw5 49,3:bw5 planets=bl,tr,tl money=9,9,9 subject=gw1 lacked",
        "zy2 major 2p red pick planets=-,- money=10,10",
        "zy2 major 2p red over 8,4:bw1 money=0,20 held=bb moves=2 mover=bw1:1",
        "zy2 major 2p red join 12,4:rf1.m 12,4:rw1 49,25:bw5 money=0,0 moves=2 mover=rf1:5",
    ],
)
def test_positions_read_back(text):
    table = orrery.position("zylatron", text, chance="manual")
    assert table.text == text
    again = table.game.parse_position(table.text)[1]
    assert bytes_of(again) == bytes_of(table.state)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5p red act", "2p to 4p"),
        ("2p green act", "no colour at this table 'green'"),
        ("2p red run", "no phase 'run'"),
        ("2p red", "3 words (players, colour at this table, phase) after the board"),
        ("2p red act 10,4:rw1 9,5:rw1", "rw1 is named twice"),
        ("2p red act 10,4:gw1", "does not play here"),
        ("2p red act 10,5:rw1", "no point '10,5'"),
        ("2p red act 10,4:rf1[rw1", "a bracket of rf1 is not closed"),
        ("2p red act 10,4:rf1[]", "a piece is missing"),
        ("2p red act 10,4:rf1rw1", "from 'rw1' on"),
        ("2p red act 10,4:rw1 money=1", "needs 2 numbers"),
        ("2p red act 10,4:rw1 money=1,x", "number from 0"),
        ("2p red act 10,4:rw1 held=rx", "needs 2 letters"),
        ("2p red act 10,4:rw1 planets=tl,xx", "no corner 'xx'"),
        ("2p red act 10,4:rw1 monney=1,1", "did you mean 'money'"),
        ("2p red act 10,4:rw1 ruins=green-home", "green-home belongs to a colour that does not"),
        ("2p red act 10,4:rw1 zylon=green", "no colour at this table 'green'"),
        ("2p red act 10,4:rw1 planets=tl", "needs 2 corners"),
        ("2p red act 10,4:rw1 half=1", "stands alone"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(text, message):
    with pytest.raises(orrery.BadInput) as error:
        at(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("16,4:rw1 49,25:bw5", "stands in space"),
        ("12,4:rb1 49,25:bw5", "Battle Star is on land"),
        ("12,4:rw1[rw2] 49,25:bw5", "cargo does not fit"),
        ("12,4:rf1[rw2,rw1] 49,25:bw5", "cargo does not fit"),
        ("16,4:rf1[rb1] 49,25:bw5", "cargo does not fit"),
        ("16,4:rf1[bw1] 49,25:bw5", "cargo does not fit"),
        ("12,4:rw1 12,4:rf1 49,25:bw5", "two stacks"),
        ("12,4:rw1 12,4:bw1", "two stacks"),
        ("28,14:rf1 49,25:bw5", "may not stop"),
        ("48,24:rw1 49,25:bw5", "may not stop"),
        ("12,4:rw1 49,25:bw5 strikes=13,0,0", "no part of the deck"),
        ("12,4:rw1 49,25:bw5 strikes=0,0,0", "no part of the deck"),
        ("12,4:rw1 held=rr", "the game is over"),
        ("12,4:rw1 49,25:bw5 planets=tl,tl", "no two the same"),
        ("12,4:rw1 49,25:bw5 subject=rw1", "does not fit the phase"),
        ("12,4:rw1 49,25:bw5 target=rw1", "does not fit the phase"),
        ("12,4:rw1 49,25:bw5 mover=bw5:2", "does not fit the phase"),
        ("12,4:rw1 49,25:bw5 mover=rw2:2", "does not fit the phase"),
        ("12,4:rw1 49,25:bw5 round=61", "out of range"),
    ],
)
def test_impossible_positions_are_refused(text, message):
    with pytest.raises(orrery.BadInput) as error:
        at(f"2p red act {text} money=10,10")
    assert message in str(error.value)


def test_the_short_game_has_no_battle_stars_even_in_a_text():
    with pytest.raises(orrery.BadInput, match="not in this game"):
        at(f"2p red act 16,4:rb1 {AT_HOME}", "short")


def test_what_happens_is_told_in_sentences():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME}")
    assert table.play(RED, "begin rf1") == ["Star Fighter rf1 begins its move"]
    assert table.play(RED, "go 20,2") == ["rf1 goes 2 from 20,4 to 20,2"]
    play(table, "fire rf1")
    assert table.play(RED, "target bf1") == ["Star Fighter rf1 fires at bf1"]
    told = table.play(orrery.CHANCE, "card hit")
    assert told == ["HIT for bf1", "Star Fighter bf1 is lost at 22,4"]
    assert stacks(table)[0] == "20,2:rf1.mf"


def test_every_action_has_its_referee_and_its_deed():
    for kind in sheet.kinds:
        assert {"referee", "deed"} <= set(kind.rules), kind.text


def test_help_shows_every_verb_with_an_example_that_can_be_read():
    table = fresh()
    examples = [line.split("   ")[0] for line in table.game.module("notation").ACTION_HELP]
    for example in examples:
        table.game.parse_action(table.board, table.state, RED, example)
    forms = {form.split()[0] for kind in sheet.kinds for form in kind.forms()}
    assert {example.split()[0] for example in examples} == forms - {"card"}


def test_every_refusal_can_be_said():
    table = fresh()
    for action in range(sheet.n_actions):
        for seat in (orrery.CHANCE, 0, 1):
            refusal = table.game.refusal(table.board, table.state, seat, action)
            assert refusal is None or "{" not in refusal[0]
