"""Declared games: the same games as written out by hand, and what a declaration must not forget."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "benchmarks"))

import contract

import orrery
from orrery import conformance
from orrery.core.declaration import Declaration
from orrery.core.derivation import build_engine
from orrery.core.game import Game, rules_view
from orrery.core.nonconformance import Nonconformance
from orrery.core.records import Int8
from orrery.core.registry import find_game, find_meta
from orrery.core.rule import IS_PLAIN, rule
from orrery.core.sentences import check_sentences
from orrery.core.trace import new_trace


def test_the_declared_game_is_the_game_by_hand():
    """States, texts, verdicts and clauses of every action number, events, winners."""
    old, new = contract.by_hand("connect_four"), find_game("connect_four")
    compared = list(contract.compare(old, new, 2))
    assert len(compared) > 80
    assert sum(compared) > 2_000
    assert old.meta.clauses == new.meta.clauses


def test_the_same_random_games_come_of_the_same_seeds():
    old, new = contract.by_hand("connect_four"), find_game("connect_four")
    n_games = 5 if IS_PLAIN else 500
    assert contract.measure(old, new, n_games, 0) == []  # compares lengths and scores


def test_logs_of_either_have_the_same_hashes():
    old, new = contract.by_hand("connect_four"), find_game("connect_four")
    boards = [game.load_board("standard") for game in (old, new)]
    assert old.board_hash(boards[0]) == new.board_hash(boards[1])


def test_the_way_by_hand_still_keeps_the_contract():
    assert conformance.check(Game("connect_four_by_hand"), games=5).positions > 100


def test_a_package_with_a_meta_declares_itself():
    assert find_game("connect_four").declaration is not None
    assert Game("connect_four_by_hand").declaration is None
    assert find_meta("connect_four").title == "Connect Four"


def rules_without(*names: str) -> ModuleType:
    """The rules of connect four, less some of them."""
    real = sys.modules["connect_four.rules"]
    made = ModuleType("connect_four.rules")
    vars(made).update({name: value for name, value in vars(real).items() if name not in names})
    return made


def build(rules: ModuleType) -> ModuleType:
    declared = find_game("connect_four").declaration
    assert declared is not None
    return build_engine(declared.sheet, rules, declared.state)


def test_after_every_deed_comes_what_follows_all_of_them():
    game = find_game("connect_four")
    rules = rules_without()

    @rule
    def after_deed(board, state, kind, trace):
        state.is_over = 10 + kind

    rules.after_deed = after_deed
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    state = game.setup(board, values)
    build(rules).apply(board, state, 0, 3, new_trace())
    assert state.is_over == 10


@pytest.mark.parametrize("name", ["setup", "score"])
def test_what_cannot_follow_is_asked_for(name):
    find_game("connect_four")
    with pytest.raises(TypeError, match=rf"connect_four\.rules has no {name}"):
        build(rules_without(name))


def test_what_a_game_does_not_define_follows_and_what_it_defines_wins():
    find_game("connect_four")
    rules = rules_without("evaluate", "is_winner", "fault", "observe", "OBSERVATION_SIZE")
    engine = build(rules)
    for name in ("evaluate", "is_winner", "fault", "observe"):
        assert callable(getattr(engine, name))
    assert engine.OBSERVATION_SIZE == 5 + 9 + 2  # every number of the State
    assert build(rules_without()).evaluate is sys.modules["connect_four.rules"].evaluate


def is_winer(board, state, seat):
    """Misspelt."""
    return False


def test_a_misspelt_function_is_an_error_with_its_place():
    find_game("connect_four")
    rules = rules_without("is_winner")
    rules.is_winer = is_winer
    is_winer.__module__ = "connect_four.rules"
    with pytest.raises(TypeError, match=r"is_winer in .*test_declared_games\.py line \d+ looks"):
        build(rules)


class SceneState:
    n_seats: Int8
    scene: Int8


def test_a_field_called_like_the_scene_is_refused(monkeypatch):
    game = find_game("connect_four")
    assert game.declaration is not None
    monkeypatch.setattr(game.declaration.rules, "State", SceneState)
    with pytest.raises(TypeError, match="may not be called 'scene'"):
        Declaration("connect_four")


@pytest.mark.skipif(IS_PLAIN, reason="plain rules are not compiled")
def test_made_rules_are_files_that_one_can_open():
    why_not = find_game("connect_four").engine.why_not
    text = Path(why_not.py_func.__code__.co_filename).read_text()
    assert "return game_over" in text
    assert "referee_0(board, state, column)" in text


NOT_THE_FIRST = 99


def why_not_turn(board, state, seat):
    """Only the first seat may act."""
    return 0 if seat == 0 else NOT_THE_FIRST


def test_a_game_may_say_itself_whose_turn_it_is():
    game = find_game("connect_four")
    rules = rules_without()
    rules.why_not_turn = rule(why_not_turn)
    engine, values = build(rules), game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    state = game.setup(board, values)
    judged = [engine.why_not(rules_view(board), rules_view(state), seat, 0) for seat in (0, 1)]
    assert judged == [0, NOT_THE_FIRST]
    assert game.why_not(board, state, 1, 0) == game.module("reasons").NOT_YOUR_TURN


def test_a_view_by_hand_keeps_what_follows_from_the_sheet():
    astron = find_game("astron")
    assert astron.hooks.hide_event is not None  # its view.py has none
    assert astron.hooks.may_take_back is import_module("orrery.games.astron.view").may_take_back
    assert find_game("spacewalk").hooks.hide_event is None  # nothing is secret there


def test_a_refusal_with_a_word_that_nobody_has_is_not_a_sentence(monkeypatch):
    astron = find_game("astron")
    check_sentences(astron)  # the game's own `action_values` has {actor}, {place} and others
    assert astron.declaration is not None
    reason = astron.declaration.sheet.reasons[0]
    monkeypatch.setattr(reason, "text", "the {weather} is bad")
    with pytest.raises(Nonconformance, match=r"nothing fills \{'weather'\} of the refusal"):
        check_sentences(astron)


def asked(position: str) -> str:
    table = orrery.position("liars_dice", f"ld1 standard wild {position}")
    seat = table.to_act[0]
    known = table.game.hidden(table.board, table.state, seat)
    return table.game.module("terminal").question(table.board, known, seat)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("red 35,13", "bid on all dice"),
        ("blue 35,13 bid=4 of=3", "bid on all dice or challenge the last bid"),
        ("blue 35,13 bid=4 of=6", "challenge the last bid"),
    ],
)
def test_the_terminal_asks_only_for_what_can_be_done_now(position, words):
    assert asked(position) == f"What do you do: {words}?"
