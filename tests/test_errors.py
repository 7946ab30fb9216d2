"""Errors: a sentence for people, and fields for programs."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

import orrery
from orrery import BadInput, IllegalAction
from orrery.core.errors import Remark

SOURCES = sorted(Path(orrery.__file__).parent.rglob("*.py"))
CLAUSE_AT_THE_END = re.compile(r"\[([A-Z][A-Z0-9]*-\d+|\{[^}]*clause[^}]*\})\]$")


def test_bad_input_carries_its_clause_as_a_field():
    error = BadInput("an orbit needs a hole", "SW-2")
    assert (error.reason, error.clause) == ("an orbit needs a hole", "SW-2")
    assert str(error) == "an orbit needs a hole [SW-2]"
    assert (BadInput("no file").clause, str(BadInput("no file"))) == ("", "no file")


@pytest.mark.parametrize(
    ("values", "clause"),
    [
        ({"tokens": 99}, "SW-3"),
        ({"players": 2, "first_player": "green"}, "SW-4"),
        ({"players": 3, "first_placer_moves_second": True}, "SW-8"),
    ],
)
def test_wrong_options_name_their_clause(values, clause):
    with pytest.raises(BadInput) as caught:
        orrery.new("spacewalk", **values)
    assert caught.value.clause == clause
    assert f"[{clause}]" not in caught.value.reason


def test_a_remark_ends_with_its_clause():
    assert str(Remark("three seats are not fair", "AP-8")) == "three seats are not fair [AP-8]"
    assert str(Remark("careful", "")) == "careful"


@pytest.mark.parametrize(
    "error",
    [BadInput("no", "SW-1"), BadInput("no"), IllegalAction("move 3", "too far", "SW-9", "sw1 x")],
)
def test_errors_travel_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), vars(again)) == (str(error), vars(error))


def bad_inputs(tree: ast.AST) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if getattr(call.func, "id", "") == "BadInput" and call.args]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_clause_is_written_into_or_read_out_of_a_sentence(source):
    text = source.read_text("utf-8")
    for call in bad_inputs(ast.parse(text)):
        said = (ast.get_source_segment(text, call.args[0]) or "").rstrip("\"')").rstrip()
        assert not CLAUSE_AT_THE_END.search(said), f"{source}:{call.lineno}"
    assert not re.search(r"""partition\(["'] ?\[["']\)""", text), source
