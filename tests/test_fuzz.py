"""Whatever is typed, the answer is a sentence: BadInput or a refusal, never another exception."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from orrery import BadInput, IllegalAction
from orrery.core.goldens import open_table, walk
from orrery.core.registry import game_ids

FUZZ = settings(derandomize=True, max_examples=60, deadline=None)
N_DAMAGED = 150


@pytest.fixture(scope="module", params=game_ids())
def table(request):
    """A game in its middle."""
    found = open_table(request.param, {}, "auto")
    walk(found, steps=40)
    return found


def damaged(text: str, chooser: random.Random) -> str:
    """A text with a few letters lost, changed or doubled."""
    letters = list(text)
    for _ in range(chooser.randint(1, 3)):
        place = chooser.randrange(len(letters))
        what = chooser.choice("0123456789abLMSrg?*/=,:;+- ")
        letters[place : place + 1] = chooser.choice([[], [what], [letters[place], what]])
        letters = letters or ["x"]
    return "".join(letters)


@FUZZ
@given(text=st.text(max_size=30))
def test_any_text_as_an_action(table, text):
    with pytest.raises((BadInput, IllegalAction)):
        table.play(0, text + " nonsense")


def test_damaged_actions(table):
    chooser = random.Random(1)
    for seat in table.to_act:
        for text in table.actions(seat)[:20]:
            for _ in range(10):
                with suppress(BadInput):
                    table.why_not(seat, damaged(text, chooser))


@FUZZ
@given(text=st.text(max_size=60))
def test_any_text_as_a_position(table, text):
    with pytest.raises(BadInput):
        orrery.position(table.game.meta.id, text)


def test_damaged_positions(table):
    chooser = random.Random(2)
    for _ in range(N_DAMAGED):
        text = damaged(table.text, chooser)
        with suppress(BadInput):
            found = orrery.position(table.game.meta.id, text, seed=1)
            assert found.game.fault(found.board, found.state) == 0
