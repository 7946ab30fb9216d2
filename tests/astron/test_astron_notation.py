"""Texts of positions, actions, events; what is said of a text that cannot be read."""

from __future__ import annotations

import re

import pytest

import orrery
from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput
from orrery.core.records import bytes_of
from orrery.core.registry import find_game

GAME = find_game("astron")
N_ACTIONS = GAME.engine.N_ACTIONS
START = "2p t15 e5/a0 ship1 play hands=F3B2S4U1/-"


@pytest.mark.parametrize(("typed", "text"), [
    ("forward 3", "forward 3"), ("Forwards 3", "forward 3"), ("f3", "forward 3"),
    ("back 2", "backward 2"), ("backwards 2", "backward 2"), ("b2", "backward 2"),
    ("sideways 4 left", "sideways 4 left"), ("sideways left 4", "sideways 4 left"),
    ("side 4 l", "sideways 4 left"), ("left 4", "sideways 4 left"),
    ("right 4", "sideways 4 right"), ("s4 right", "sideways 4 right"), ("r4", "sideways 4 right"),
    ("upheaval 1", "upheaval 1"), ("cosmic upheaval +1", "upheaval 1"), ("u1", "upheaval 1"),
    ("wait discard forward 3", "wait discard forward 3"), ("wait f3", "wait discard forward 3"),
    ("discard f3", "wait discard forward 3"), ("discard sideways 2", "wait discard sideways 2"),
    ("dodge left", "dodge left"), ("dodge r", "dodge right"), ("pass", "pass"),
    ("take-off c", "take-off c"), ("take off c", "take-off c"), ("TAKEOFF c", "take-off c"),
    ("take c", "take-off c"), ("deal upheaval 2", "deal upheaval 2"),
])  # fmt: skip
def test_actions_are_read_as_people_type_them(at, typed, text):
    table = at(START)
    action = GAME.parse_action(table.board, table.state, 0, typed)
    assert GAME.action_text(table.board, table.state, 0, action) == text


@pytest.mark.parametrize(("typed", "fault"), [
    ("", "known: take-off, forward"),
    ("foward 3", "did you mean 'forward'?"),
    ("forward", "write it like 'forward 3'"),
    ("forward 3 4", "write it like 'forward 3'"),
    ("forward 5", "no card has the value '5': cards are 1 to 4 [AS-7]"),
    ("sideways 2", "write it like 'sideways 2 left'"),
    ("sideways 2 up", "no side 'up'"),
    ("left", "write it like 'left 2'"),
    ("wait", "write it like 'wait discard forward 3'"),
    ("discard foo 3", "no card 'foo'"),
    ("dodge", "write it like 'dodge left'"),
    ("take-off z", "no column 'z': the window has a to j [AS-2]"),
])  # fmt: skip
def test_what_is_wrong_with_a_typed_action_is_said(at, typed, fault):
    table = at(START)
    with pytest.raises(BadInput, match=re.escape(fault)):
        GAME.parse_action(table.board, table.state, 0, typed)


def test_every_action_number_has_its_own_text(at):
    table = at(START)
    texts = [GAME.action_text(table.board, table.state, 0, action) for action in range(N_ACTIONS)]
    assert len(set(texts)) == N_ACTIONS
    for action in range(10, N_ACTIONS):  # columns beyond the tenth are not on this board
        if not 10 <= action < 16:
            assert GAME.parse_action(table.board, table.state, 0, texts[action]) == action


def test_every_refusal_is_a_sentence_with_its_clause(at):
    positions = [
        START, "2p t0 -/- ship1 take-off", "2p t0 c0/- ship2 take-off",
        "2p t15 e5/a0 ship1 deal round=2", "2p t15 e1/e0 ship2 dodge turn=ship1 hands=F1/F1",
        "2p t20 comet/comet ship1 over", "3p t13 g1g/a0/b0 ship1 play hands=S1F1/-/-",
    ]  # fmt: skip
    for text in positions:
        table = at(text)
        for seat in (CHANCE, *range(table.state.n_seats)):
            for action in range(N_ACTIONS):
                refusal = GAME.refusal(table.board, table.state, seat, action)
                if refusal is not None:
                    assert "{" not in refusal[0]
                    assert re.fullmatch(r"AS-\d+", refusal[1])


@pytest.mark.parametrize("text", [
    "2p t0 -/- ship1 take-off",
    "6p t0 c0/d0/e0/f0/g0/- ship6 take-off teams=3",
    "4p t9 b2/i10/e4/f0 ship2 play round=6 points=-1,-2,5,0 landed=-,-,13,-",
    "2p t45 e7/f7g ship1 play hands=F1F1B2S3U1/?5 discards=S4S4 pile=?",
    "2p t15 e5/rings ship1 deal round=12 hands=?4/- pile=?",
])  # fmt: skip
def test_a_position_text_reads_back_as_it_was(at, text):
    assert at(text).text == f"as1 default {text}"


@pytest.mark.parametrize(("text", "fault"), [
    ("2p t0 c0/d0 ship1", "a position needs players, base steps, ships"),
    ("7p t0 c0/d0 ship1 play", "'7p' should say how many play"),
    ("2p t99 c0/d0 ship1 play", "t0 to t48"),
    ("2p t0 c0 ship1 play", "1 ships in 'c0', but 2 play"),
    ("2p t0 c0// ship1 play", "3 ships in 'c0//'"),
    ("2p t0 c0/ ship1 play", "no column ''"),
    ("2p t0 c0/c0 ship1 play", "two ships stand on one space"),
    ("2p t0 c0/d0g ship1 play", "no planet is beneath"),
    ("2p t22 h0/d0 ship1 play", "on the comet or the rings"),
    ("2p t9 g5/d0 ship1 play", "free on land"),
    ("2p t0 c0/d0 red play", "no ship 'red'"),
    ("2p t0 c0/d0 ship3 play", "2 to 6 players"),
    ("2p t0 c0/d0 ship1 plays", "did you mean 'play'"),
    ("2p t0 c0/d0 ship1 dodge", "two ways"),
    ("2p t0 c0/d0 ship1 over", "ends exactly when"),
    ("2p t48 c0/a0 ship1 play", "ends exactly when"),
    ("2p t0 comet/d0 ship1 play", "the phase does not fit"),
    ("2p t0 finished/d0 ship2 play", "neither ready"),
    ("2p t0 c0/d0 ship1 play hands=F9/-", "cannot read cards 'F9'"),
    ("2p t0 c0/d0 ship1 play hands=F1", "needs 2 parts"),
    ("2p t0 c0/d0 ship1 play hands=U3/U3", "more cards upheaval 3 are told of"),
    ("2p t0 c0/d0 ship1 play hands=F1F1F2F2S1S1/-", "more cards than are dealt"),
    ("2p t0 c0/d0 ship1 play points=1", "needs 2 parts"),
    ("2p t0 c0/d0 ship1 play points=1,x", "number from -9999 to 9999"),
    ("2p t0 c0/d0 ship1 play landed=9,-", "1 to 8"),
    ("2p t0 c0/d0 ship1 play pile=7", "pile=? says it is hidden"),
    ("2p t0 c0/d0 ship1 play foo=7", "cannot read 'foo=7'"),
    ("2p t0 c0/d0 ship1 play teams=5", "number from 2 to 3"),
])  # fmt: skip
def test_what_is_wrong_with_a_position_is_said(at, text, fault):
    with pytest.raises(BadInput, match=re.escape(fault)):
        at(text)


def test_positions_and_hidden_positions_of_whole_games_read_back():
    for players, seed in ((2, 1), (6, 3)):
        table = orrery.new("astron", players=players, seed=seed)
        while not table.is_over:
            for viewer in (None, orrery.SPECTATOR, 0, players - 1):
                state = table.state
                if viewer is not None:
                    state = GAME.hidden(table.board, state, viewer)
                text = GAME.position_text(table.board, state)
                assert bytes_of(GAME.parse_position(text, table.board)[1]) == bytes_of(state)
            actions = table.actions(table.to_act[0])
            table.play(table.to_act[0], actions[len(table.log.steps) % len(actions)])


def test_a_saved_game_loads_and_verifies(tmp_path):
    from orrery.core.replay import verify

    table = orrery.new("astron", players=3, seed=8)
    while not table.is_over:
        actions = table.actions(table.to_act[0])
        table.play(table.to_act[0], actions[len(table.log.steps) % len(actions)])
    table.save(tmp_path / "game.jsonl")
    assert orrery.load(tmp_path / "game.jsonl").text == table.text
    assert "finished" in verify(tmp_path / "game.jsonl")


@pytest.mark.clause("AS-7")
@pytest.mark.parametrize("text", ["forward 9", "f5", "left 7", "sideways 0 right"])
def test_a_number_that_no_card_has_is_refused_in_words(text):
    """In every language, where people press a space far away; a hand is not looked at."""
    board = GAME.load_board("default")
    said = GAME.objection(board, text)
    assert said is not None
    assert said.clause == "AS-7"
    assert "Karte" in str(GAME.objection(board, text, "de"))


@pytest.mark.parametrize("text", ["forward 4", "left 1", "take-off b", "left", "", "wait", "pass"])
def test_other_texts_are_left_to_the_referee(text):
    assert GAME.objection(GAME.load_board("default"), text) is None
