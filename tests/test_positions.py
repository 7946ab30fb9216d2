"""Position texts from one table: each part is written and read by the same line of it."""

from __future__ import annotations

from typing import Annotated

import pytest

from orrery.core.errors import BadInput
from orrery.core.knowledge import fresh, usual
from orrery.core.positions import (
    Bits,
    Custom,
    Extra,
    Flag,
    Letters,
    Listed,
    Num,
    Players,
    Position,
    Row,
    Seat,
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
        ("2p pink <1>", "no turn 'pink': known: red, blue, green"),
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
        "tokens": Extra(Row("tokens", 9, length=2), lambda state: True),
        "code": Extra(Num("code", 9), lambda board, state: state.code != board),
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


# What depends on the board, and any number of words


class Fleet:
    n_seats: Int8
    turn: Annotated[Int8, usual(-1)]
    moves: Int8
    rounds: Int8
    held: Annotated[Int8s, (3,), usual(-1)]
    pile: Annotated[Int8s, (2,)]
    ships: Annotated[Int8s, (9,)]


class Sea:
    moves = 3


def ship_texts(board, state):
    return [f"{place}:{state.ships[place]}" for place in range(9) if state.ships[place]]


def read_ship(board, state, word):
    place, _, size = word.partition(":")
    state.ships[int(place)] = int(size)


def lay_usual(board, state):
    state.moves = board.moves


FLEET = Position(
    [Players(3, "TR-1"), Seat("turn", COLOURS, "colour at this table")],
    {
        "moves": Extra(Num("moves", 9), lambda board, state: state.moves != board.moves),
        "held": Extra(Letters("held", "rbg"), usual=-1),
        "pile": Extra(Row("pile", 9, length=2)),
        "of": Extra(Num("rounds", 90), usual=60),
    },
    usual=lay_usual,
    listed=Listed(":", ship_texts, read_ship),
)


def read_fleet(text: str) -> Fleet:
    return FLEET.read(Sea, fresh(Fleet), text)


@pytest.mark.parametrize(
    "text",
    [
        "2p red",
        "3p green 4:2 8:1",
        "3p blue 0:3 moves=0 held=r-b pile=9,0 of=61",
        "2p blue held=b-",
    ],
)
def test_boards_lists_and_letters_read_back(text):
    state = read_fleet(text)
    assert FLEET.write(Sea, state) == text
    assert bytes_of(read_fleet(FLEET.write(Sea, state))) == bytes_of(state)


def test_what_is_not_written_is_as_usual():
    state = read_fleet("2p red pile=1,1")
    assert (state.moves, state.rounds, state.held[0], state.held[2]) == (3, 60, -1, -1)


SHORT = Position(
    [Word("turn", COLOURS, "colour")],
    {"round": Extra(Num("round", 100), usual=1), "paid": Extra(Num("paid", 9))},
    shape="a colour",
)


@pytest.mark.parametrize(("text", "n"), [("blue", 1), ("blue round=0 paid=2", 0)])
def test_what_is_as_usual_is_left_out(text, n):
    state = SHORT.read(None, new_record(State), text)
    assert state.round == n
    assert SHORT.write(None, state) == text
    assert SHORT.write(None, SHORT.read(None, new_record(State), "blue round=1")) == "blue"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2p", r"needs 2 words \(players, colour at this table\) after the board, not '2p'"),
        ("2p green", "no colour at this table 'green'"),
        ("2p red held=rg", "'rg' needs 2 letters of 'rb-'"),
        ("2p red held=r", "needs 2 letters"),
        ("2p red pile=1", "needs 2 numbers"),
        ("2p red pile=1,x", "'x' should be a number from 0 to 9"),
        ("2p red moves=3:1", "'3:1' should be a number"),
    ],
)
def test_what_is_wrong_with_a_fleet_is_said(text, message):
    with pytest.raises(BadInput, match=message):
        read_fleet(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "needs a colour after the board"), ("bleu", "no colour 'bleu': did you mean 'blue'")],
)
def test_words_have_a_name_that_people_know(text, message):
    with pytest.raises(BadInput, match=message):
        SHORT.read(None, new_record(State), text)
