"""Position texts from one table: each part is written and read by the same line of it."""

from __future__ import annotations

from typing import Annotated

import pytest

from orrery.core.errors import BadInput
from orrery.core.positions import (
    Bits,
    Custom,
    Extra,
    Flag,
    Num,
    Players,
    Position,
    Row,
    Word,
)  # fmt: skip
from orrery.core.records import Int8, Int8s, bytes_of, new_record

COLOURS = ("red", "blue", "green")


class State:
    n_seats: Int8
    turn: Int8
    round: Int8
    paid: Int8
    is_bought: Int8
    code: Int8
    tokens: Annotated[Int8s, (3,)]
    hands: Annotated[Int8s, (3, 2)]


def code_text(board, state):
    return f"<{state.code}>"


def read_code(board, state, text):
    state.code = int(text.strip("<>"))


POSITION = Position(
    [Players(3, "TR-1"), Word("turn", COLOURS), Custom(code_text, read_code)],
    {
        "round": Extra(Num("round", 100), lambda state: state.round != 1),
        "paid": Extra(Bits("paid", "rbg")),
        "bought": Extra(Flag("is_bought")),
        "tokens": Extra(Row("tokens", 9)),
        "hands": Extra(Row("hands", digits=2), "is_bought"),
    },
    usual=lambda state: setattr(state, "round", 1),
)


def read(text: str) -> State:
    return POSITION.read(None, new_record(State), text)


@pytest.mark.parametrize(
    "text",
    [
        "2p red <7>",
        "3p green <0> round=4 paid=rg",
        "3p blue <1> bought tokens=1,0,9 hands=12,00,34",
        "2p red <7> round=0 bought hands=00,00",
    ],
)
def test_what_is_written_reads_back(text):
    state = read(text)
    assert POSITION.write(None, state) == text
    assert bytes_of(read(POSITION.write(None, state))) == bytes_of(state)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2p red", "needs 3 words after the board"),
        ("5p red <1>", r"should say how many play, 2p to 3p \[TR-1\]"),
        ("2p pink <1>", "turn is 'red' or 'blue' or 'green', not 'pink'"),
        ("2p red <1> rounds=3", "did you mean 'round'"),
        ("2p red <1> round=101", "'round=101': '101' should be a number from 0 to 100"),
        ("2p red <1> round=-1", "should be a number"),
        ("2p red <1> round=¹", "should be a number"),
        ("2p red <1> paid=x", "needs letters of rbg"),
        ("2p red <1> paid=", "needs letters of rbg"),
        ("2p red <1> bought=1", "stands alone"),
        ("2p red <1> tokens=1", "needs 2 numbers"),
        ("2p red <1> tokens=1,99", "should be a number from 0 to 9"),
        ("2p red <1> hands=1,22", "needs 2 groups of 2 digits"),
    ],
)
def test_what_cannot_be_read_is_said(text, message):
    with pytest.raises(BadInput, match=message):
        read(text)


PAIR = Position(
    [Players(3, "TR-1")],
    {
        "tokens": Extra(Row("tokens", 9, n=2), lambda state: True),
        "code": Extra(Num("code", 9), by=lambda board, state: state.code != board),
    },
    shape="how many play",
)


def test_a_row_may_have_its_own_length():
    state = PAIR.read(0, new_record(State), "3p tokens=4,5")
    assert PAIR.write(0, state) == "3p tokens=4,5"
    with pytest.raises(BadInput, match="'4,5,6' needs 2 numbers"):
        PAIR.read(0, new_record(State), "3p tokens=4,5,6")


def test_the_board_may_decide_what_is_written():
    state = PAIR.read(0, new_record(State), "3p tokens=4,5 code=7")
    assert PAIR.write(0, state) == "3p tokens=4,5 code=7"
    assert PAIR.write(7, state) == "3p tokens=4,5"


def test_too_few_words_are_told_what_is_missing():
    with pytest.raises(BadInput, match="a position needs how many play after the board, not ''"):
        PAIR.read(0, new_record(State), "")


def test_what_people_call_the_words_is_said_where_a_game_says_it():
    named = Position([Word("turn", COLOURS, "colour")], shape="a colour")
    with pytest.raises(BadInput, match="no colour 'blu': did you mean 'blue'"):
        named.read(None, new_record(State), "blu")
    with pytest.raises(BadInput, match="a position needs a colour after the board"):
        named.read(None, new_record(State), "")
