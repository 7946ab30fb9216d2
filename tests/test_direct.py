"""Compiled rules called by themselves, for records of the kinds that they were compiled for."""

from __future__ import annotations

import pickle
from typing import Annotated, Any

import pytest

import orrery
from orrery.core import direct as direct_rules
from orrery.core.direct import DirectRule, DirectRules, Question
from orrery.core.records import Int8, Int16, Int32s, Record, copy_record, new_record
from orrery.core.rule import COMPILE, IS_PLAIN, Rule, rule

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="nothing is compiled here")


class Board:
    width: Int16


class Small:
    n: Int8


class Large:
    others: Annotated[Int32s, (50,)]
    n: Int8


@rule
def sum_with(board: Board, state: Any, more: int) -> int:
    """Something of all arguments."""
    return board.width * 100 + state.n * 10 + more


def a_record(cls: type, **fields: int) -> Any:
    record: Any = new_record(cls)
    for name, value in fields.items():
        setattr(record, name, value)
    return record


@pytest.fixture
def direct() -> DirectRule:
    assert isinstance(sum_with, Rule)
    return DirectRule(sum_with)


def test_a_rule_answers_as_ever(direct):
    board, state = a_record(Board, width=7), a_record(Small, n=5)
    assert [direct(board, state, more) for more in (1, 2, 3)] == [751, 752, 753]
    state.n = -6
    assert direct(board, state, 1) == 641


def test_the_second_call_does_not_ask_numba(direct, monkeypatch):
    board, state = a_record(Board, width=7), a_record(Small, n=5)
    direct(board, state, 1)
    monkeypatch.setattr(DirectRule, "_find", lambda *args: pytest.fail("it was asked again"))
    assert direct(board, copy_record(state), 2) == 752


def test_records_of_another_kind_are_not_taken_for_the_first_ones(direct):
    board, small, large = a_record(Board, width=7), a_record(Small, n=5), a_record(Large, n=4)
    assert direct(board, small, 1) == 751
    assert direct(board, large, 1) == 741
    assert direct(board, small, 1) == 751


def test_a_record_that_came_from_another_process_is_read_right(direct):
    board, state = a_record(Board, width=7), a_record(Small, n=5)
    direct(board, state, 1)
    sent: Record = pickle.loads(pickle.dumps(state))
    assert sent.memory.dtype is not state.memory.dtype
    assert direct(board, sent, 3) == 753


def tens_of(board: Board, state: Any, more: int) -> int:
    """What only the next rule asks, until Python does."""
    return board.width * 10 + state.n * 10 + more


def tens_and_one(board: Board, state: Any, more: int) -> int:
    """A rule that asks a rule."""
    return tens_of(board, state, more) + 1


def test_what_only_rules_call_is_made_for_python_when_python_calls(monkeypatch):
    """A rule that others have called already is called by Python, and by others again."""
    asked, asking = (Rule(f, COMPILE | {"cache": False}) for f in (tens_of, tens_and_one))
    monkeypatch.setitem(globals(), "tens_of", asked)
    board, small, large = a_record(Board, width=7), a_record(Small, n=5), a_record(Large, n=4)
    assert asking(board, small, 1) == 122
    assert len(asked._within.overloads) == 1
    assert not asked.compiled.overloads
    assert asked(board, small, 1) == 121
    assert asked(board, large, 1) == 111
    assert asking(board, large, 1) == 112  # takes what Python's call has made
    assert len(asked._within.overloads) == 1


def test_only_rules_are_called_so():
    game = orrery.new("connect_four").game
    engine, rules = game.engine, DirectRules(game)
    assert isinstance(rules.is_over, DirectRule)
    assert rules.is_over is rules.is_over
    assert rules.N_ACTIONS == engine.N_ACTIONS


def test_a_function_that_was_replaced_is_the_one_that_is_called(monkeypatch):
    game = orrery.new("connect_four").game
    rules = DirectRules(game)
    assert isinstance(rules.is_over, DirectRule)
    monkeypatch.setattr(game.engine, "is_over", lambda board, state: state["n"])
    assert rules.is_over(None, a_record(Small, n=5)) == 5  # it is handed raw records


def test_a_question_is_answered_by_whichever_target_runs(monkeypatch):
    board, state, ask = a_record(Board, width=7), a_record(Small, n=5), Question(sum_with)
    assert ask(board, state, 1) == 751
    monkeypatch.setattr(direct_rules, "runs_compiled", lambda home: False)
    monkeypatch.setattr(DirectRule, "__call__", lambda *args: pytest.fail("it was compiled"))
    assert ask(board, state, 2) == 752
