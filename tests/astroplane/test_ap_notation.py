"""Texts of positions and actions, views, the terminal board."""

from __future__ import annotations

import io
import json

import pytest
from ap_help import BLUE, RED, at
from rich.console import Console

import orrery
from orrery.core.nonconformance import Nonconformance
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.sentences import check_sentences
from orrery.games.astroplane.board import OWN_START
from orrery.games.astroplane.sheet import TO_LEFT, leave_action

GAME = find_game("astroplane")

FULL = (
    "ap1 standard 4p b13s:r^bg,h13ns:gg,f11e:b,h9:rrrbyyg,i8:bb,h7:rr,d3w:r!y,a8:r,n15:b,f1:r,o6:yy"
    " red move reserve=0,2,3,1 left=1 moved passed first=blue round=54 stir=53 kills=4,0,1,0"
    " match=40 game=5 points=8,16,3,0"
)


@pytest.mark.parametrize(
    "text",
    [
        FULL,
        "ap1 standard 2p f1:rrr,j1:rrr,j15:bbb,f15:bbb red move reserve=4,4",
        "ap1 wide 3p d1:rrr,l1:rrr,a12:bbb,a4:bbb,l15:ggg,d15:ggg red draw reserve=4,4,4",
        "ap1 standard 3p f7n:r,j1:r,a6:b,f15:g red send left=1 moved sent=brg stir=1",
        "ap1 standard 2p g8:r,h7:rb,j1:r,f15:b red reserve reserve=3,0 left=1 moved take=2 stir=1",
        "ap1 standard 2p f5ns:bb,e4ns:rr,f15:b red move left=1 moved bound=e4",
        "ap1 standard 2p h9:rb,g8:r,i8:r,h7:r,f15:b red over left=0 stir=1 points=8,0",
        "ap1 standard 3p h7:b,f5n:r,j15:g red move round=7 out=b",
    ],
)
def test_positions_read_back_byte_for_byte(text):
    board, state = GAME.parse_position(text)
    assert GAME.position_text(board, state) == text
    again = GAME.parse_position(text, board)[1]
    assert bytes_of(again) == bytes_of(state)


def test_stacks_may_come_in_any_order_and_special_facings_may_be_named():
    one = at("2p h7n:rb,f5n:r,f1:r,f15:b red move")
    other = at("2p f15:b,f1n:r,f5n:r,h7:rb red move")
    assert one.text == other.text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2p f5n:r red", "needs players, stacks, a colour and a phase"),
        ("5p f5n:r red move", r"should say how many play, 2p to 4p \[AP-1\]"),
        ("2p f5n:r,f15:b pink move", "no colour 'pink'"),
        ("2p f5n:r,f15:b red moov", "did you mean 'move'"),
        ("2p f5n-r red move", "cannot read the stack 'f5n-r'"),
        ("2p f5:r red move", r"lacks a facing: n, e, s, w, or ns, ew for a Square \[AP-2\]"),
        ("2p h7s:r red move", "faces north only"),
        ("2p f4n:r red move", r"no space 'f4' on this board \[AP-4\]"),
        ("2p f5n:g red move", r"'g' in 'f5n:g' is nobody's piece: the colours are rb \[AP-1\]"),
        ("2p f5n:r,f5s:b red move", "f5 is given twice"),
        ("2p f5n:rrrrrrrrrrr red move", r"red has 11 pieces, there are 10 each \[AP-1\]"),
        (f"2p f5n:{'r' * 41} red move", "41 pieces"),
        ("2p f5n:r red move left=x", "'left=x': 'x' should be a number from 0 to 100"),
        ("2p f5n:r red move reserve=1", "'reserve=1': '1' needs 2 numbers"),
        ("2p f5n:r red move out=z", "'out=z': 'z' needs letters of rbgy"),
        ("2p f5n:r red move rond=3", "did you mean 'round'"),
        ("2p f5n:r,f15:b red send sent=", "'sent=': cannot read the pieces ''"),
        ("2p f5n:r,f15:b red send sent=b1", "cannot read the pieces 'b1'"),
        ("2p f5n:r,f15:b red move moved=2", "this stands alone"),
    ],
)
def test_what_cannot_be_read_is_named(text, why):
    with pytest.raises(orrery.BadInput, match=why):
        at(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2p f5n:r,f15:b green move", "one who is still in the game must be to act"),
        ("3p f5n:r,f15:g red move out=r", "one who is still in the game|outside the Singularity"),
        ("2p f5ns:rb,f15:b red move", "a Square is two pieces of one player"),
        ("2p f5ns:rrr,f15:b red move", "a Square is two pieces of one player"),
        ("2p n13ns:rr,f15:b red move", "a Square is two pieces of one player"),
        ("2p f1:rb,f15:b red move", "another player's start area"),
        ("2p f5n:r^,f15:b red move", "came through"),
        ("2p f5n:r!,f15:b red move", "landed in this turn"),
        ("2p f5n:b!r,j1:r red move", "landed in this turn"),
        ("2p f5ns:rr,g6ns:bb red move", "side by side"),
        ("2p f5n:r,a6:b red move sent=b", "the phase does not fit"),
        ("2p f5n:r,f15:b red reserve", "the phase does not fit"),
        ("2p f5n:r,f15:b red move bound=f5", "the phase does not fit"),
        ("2p h7:r,h9:r,g8:r,i8:r,f5n:r,f15:b red move", "so the game is over"),
        ("2p f5n:r,f15:b red move stir=3", "a number is out of its range"),
        ("2p f5n:r,f15:b red move kills=0,11", "a number is out of its range"),
        ("2p f15:b red move", "can do nothing"),
    ],
)
def test_impossible_positions_are_refused(text, why):
    with pytest.raises(orrery.BadInput, match=why):
        at(text)


@pytest.mark.parametrize(
    "typed",
    ["f5-f7 n", "F5-F7 North", "f5 f7 n", "fly f5-f7n", "f5>f7 no", "f5-f7,n"],
)
def test_flights_are_read_leniently(typed):
    table = at("2p f5n:r,f15:b red move")
    table.play("red", typed)
    assert table.log.steps[0].text == "f5-f7 n"


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("n13-m14 s", "pass n13-m14 s"), ("pass n13 south", "pass n13-m14 s"),
        ("step f5 ne", "step f5-g6"), ("STEP f5 g6", "step f5-g6"),
        ("kill f5 sw", "kill f5-d3"), ("kill f5>d3", "kill f5-d3"),
    ],
)  # fmt: skip
def test_other_actions_are_read_leniently(typed, canonical):
    table = at("2p f5ns:rr,n13e:r,d3n:b,f15:b red move")
    table.play("red", typed)
    assert table.log.steps[0].text == canonical


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "known: fly, leave, pass, step, kill, fire, end, left, right, none, first"),
        ("stepp f5 ne", "did you mean 'step'"),
        ("f5", "lacks the place to fly to"),
        ("f5-f7", r"lacks the new facing: n, e, s or w \[AP-5\]"),
        ("f5-f7 q", "no facing 'q'"),
        ("f5-d3 n", r"two places straight on \[AP-5\]"),
        ("pass", r"'end' ends the turn \[AP-34\]"),
        ("pass f5-f7 n", r"f5 is no wormhole end \[AP-34\]"),
        ("pass n13-b13 n", r"b13 is not the other end"),
        ("pass n13-m14", r"needs the new facing"),
        ("step f5", "write it like 'step f3-g4'"),
        ("step f5-h7", r"h7 is not one space away from f5 \[AP-27\]"),
        ("kill f5-c2", r"c2 is not the first thing on a diagonal from f5 \[AP-28\]"),
        ("kill h1 ne", r"there are no Squares on h1 \[AP-26\]"),
        ("fire up", "no direction 'up'"),
        ("fire", "write it like 'fire ne'"),
        ("first pink", "no colour 'pink'"),
        ("z99-f5 n", "no space 'z99'"),
    ],
)
def test_bad_texts_say_what_would_do(typed, why):
    table = at("2p f5ns:rr,n13e:r,d3n:b,f15:b red move")
    with pytest.raises(orrery.BadInput, match=why):
        table.play("red", typed)


def test_every_action_number_has_a_text_and_a_reason_at_any_time():
    table = at("2p f5ns:rr,n13e:r,d3n:b,f15:b red move")
    for action in range(GAME.engine.N_ACTIONS):
        assert GAME.action_text(table.board, table.state, RED, action)
        refusal = GAME.refusal(table.board, table.state, RED, action)
        assert refusal is None or refusal[1] in GAME.meta.clauses


def test_a_start_area_is_named_for_the_one_who_acts():
    table = orrery.new("astroplane")
    left = leave_action(OWN_START, TO_LEFT)
    texts = [GAME.action_text(table.board, table.state, seat, left) for seat in (RED, BLUE)]
    assert texts == ["f1-f3 w", "j15-j13 e"]
    for seat, typed in ((RED, "leave f1 left"), (BLUE, "leave j15 left"), (BLUE, "j15-j13 e")):
        assert GAME.parse_action(table.board, table.state, seat, typed) == left
    with pytest.raises(orrery.BadInput, match=r"j15 is not a start area of red's \[AP-17\]"):
        GAME.parse_action(table.board, table.state, RED, "leave j15 left")
    with pytest.raises(orrery.BadInput, match=r"write a flight from there like 'f3-f5 n' \[AP-5\]"):
        GAME.parse_action(table.board, table.state, RED, "leave f3 left")


def test_a_refusal_without_its_words_does_not_conform(monkeypatch):
    check_sentences(GAME)
    monkeypatch.setattr(GAME.declaration.notation, "_more", None)
    with pytest.raises(Nonconformance, match=r"nothing fills .* of the refusal"):
        check_sentences(GAME)


def test_refusals_speak_of_the_position():
    table = at("2p f5n:r,f7e:b,f15:b red move")
    assert table.why_not("red", "f5-f7 n") == (
        "the piece on f7 faces east and covers part of the half facing north [AP-14]"
    )
    assert table.why_not("red", "f5-f7 e") is None


def test_a_view_holds_plain_values_only():
    table = orrery.position("astroplane", FULL)
    view = json.loads(json.dumps(table.view(RED)))
    assert view["game"] == "astroplane"
    assert view["players"][0]["side"] == "south"
    assert view["board"][0] == ".f...N.h.N...f."
    assert {"cell": "h13", "x": 0, "y": 5, "facing": "north", "is_square": True,
            "pieces": 2 * [{"owner": "green", "came_through": False, "landed_now": False}],
            } in view["stacks"]  # fmt: skip


def shown(text: str, viewer: int = RED) -> str:
    table = orrery.position("astroplane", text, chance="manual")
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(GAME.module("terminal").draw(table.board, table.state, viewer))
    return console.export_text()


def test_the_terminal_board_shows_facings_stacks_and_squares():
    lines = shown(FULL).splitlines()
    assert len(lines) == 21
    assert max(map(len, lines)) <= 80
    board = "\n".join(lines)
    assert "▼r^bg" in board  # a stack that faces south, its top piece came through
    assert "▲g▼" in board  # a Square
    assert "▼rrrb+3" in board  # a deep central stack
    assert "match to 40, game 5" in lines[0]
    assert "red has 1 move left" in lines[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "3p f7n:r,j1:r,a6:b,f15:g red send left=1 moved sent=brg",
            "sends blue's piece back (3 to",
        ),
        ("2p h7:rb,j1:r,f15:b red reserve reserve=3,0 moved take=1", "left f1, right j1 or"),
        ("2p h9:rb,g8:r,i8:r,h7:r,f15:b red over points=8,0", "the game is over"),
        ("2p f1:rrr,f15:bbb red draw reserve=4,4", "who begins is drawn"),
        ("3p h7:b,f5n:r,j15:g red move out=b", "out"),
    ],
)
def test_the_terminal_says_what_is_due(text, words):
    assert words in shown(f"ap1 standard {text}")


def test_nobody_is_asked_outside_the_own_turn():
    table = orrery.new("astroplane")
    table.pass_until_turn("blue")
    assert table.to_act == [RED]
