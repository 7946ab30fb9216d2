"""The sheet: numbers, words and errors of declared actions and sentences."""

from __future__ import annotations

import pytest

from orrery.core.blanks import REST, Number, Told, Words
from orrery.core.errors import BadInput
from orrery.core.meta import Meta
from orrery.core.notation import UNSEEN, Notation
from orrery.core.sheet import Sheet
from orrery.core.trace import Event

__package__ = "orrery.core"  # where the made rules of this sheet belong

META = Meta("trial", "Trial", "", 2000, 2, 2, ("red", "blue"), "TR", 3)
SIZE = Words("size", ("large", "little", "medium"))
SPACE = Number("space", 5, first=1)
SEAT = Words("seat", META.seat_names)


class Phase:
    """A state with nothing but a phase."""

    def __init__(self, phase: int = 0) -> None:
        self.phase = phase


def new_sheet() -> Sheet:
    sheet = Sheet(META)
    sheet.kind("place {space} {size}", space=SPACE, size=SIZE, help="put a ship somewhere")
    sheet.kind("move {space}", space=SPACE, said={1: "target {space}"})
    sheet.kind("turn {space} {size}", size=SIZE, space=SPACE)
    sheet.kind("pass")
    sheet.kind("draw {space}", space=SPACE, nature=True)
    return sheet


SHEET = new_sheet()
PLACE, MOVE, TURN, PASS, DRAW = SHEET.kinds
NOTATION = Notation(SHEET)


def text(action: int, phase: int = 0) -> str:
    return NOTATION.action_text(None, Phase(phase), 0, action)


def number(words: str, phase: int = 0) -> int:
    return NOTATION.parse_action(None, Phase(phase), 0, words)


def test_numbers_follow_the_order_of_kinds_and_of_their_blanks():
    assert [(kind.first, kind.last) for kind in SHEET.kinds] == [
        (0, 14), (15, 19), (20, 34), (35, 35), (36, 40),
    ]  # fmt: skip
    assert SHEET.n_actions == 41
    assert PLACE.number(4, 2) == 14
    assert TURN.number(2, 0) == 30  # by size first, whatever the order of the words
    assert TURN.values(30) == {"size": 2, "space": 0}
    assert PASS.number() == 35


def test_kinds_and_sentences_are_numbers_to_rules():
    assert [int(kind) for kind in SHEET.kinds] == [0, 1, 2, 3, 4]
    assert MOVE == 1
    assert SHEET.standard["game_over"] == 1


def test_every_action_reads_back():
    assert [number(text(action)) for action in range(41)] == list(range(41))
    assert text(14) == "place 5 medium"
    assert text(30) == "turn 1 medium"


def test_another_verb_in_another_phase():
    assert text(17, phase=1) == "target 3"
    assert number("target 3", phase=1) == number("move 3") == 17


@pytest.mark.parametrize(
    ("words", "action"),
    [("pl 5 m", 14), ("PLACE 5 Medium", 14), ("3", 17), ("pa", 35), ("t 1 med", 30)],
)
def test_verbs_and_words_may_be_shortened(words, action):
    if words == "t 1 med":
        with pytest.raises(BadInput, match="no action 't'"):  # turn or target
            number(words)
    else:
        assert number(words) == action


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "no action given: known: place, move"),
        ("plaice 3 large", "did you mean 'place'"),
        ("place 9 large", "no space 9: there are 1 to 5"),
        ("place 0 large", "no space 0"),
        ("place 3 l", "no size 'l'"),
        ("place 3", "write it like 'place {space} {size}'"),
        ("place 3 large now", "write it like"),
        ("move ²", "no space ²"),
        ("move 99999999999999999999", "no space"),
    ],
)
def test_what_cannot_be_read_is_said(words, message):
    with pytest.raises(BadInput, match=message):
        number(words)


def test_a_rule_that_asks_for_something_else_is_an_error_with_its_place():
    sheet = new_sheet()
    with pytest.raises(TypeError, match=r"the deed of 'move', .*line \d+, asks for size: there is"):
        sheet.kinds[1].deed(lambda state, size: None)


def test_a_second_referee_is_an_error():
    kind = new_sheet().kinds[3]
    kind.rules["referee"] = object()
    with pytest.raises(TypeError, match="'pass' has two referees"):
        kind.referee(lambda state: 0)


def test_blanks_that_do_not_fit_the_text_are_an_error():
    with pytest.raises(TypeError, match="has other blanks than"):
        new_sheet().kind("jump {space}", size=SIZE)


def test_a_limit_that_is_no_expression_is_an_error():
    with pytest.raises(TypeError, match=r"'board\.' is no expression"):
        Number("space", 5, below="board.")


def test_a_blank_says_in_its_own_words_what_is_beyond_its_limit():
    sheet = Sheet(META)
    orbit = Number("space", 5, "board.n", "TR-2", missing="this orbit has no space {place}")
    sheet.kind("fly {place}", place=orbit)
    sheet.kind("turn {side}", side=Words("side", ("left", "right"), "board.n", "TR-3"))
    assert [(one.text, one.clause) for one in sheet.no_such.values()] == [
        ("this orbit has no space {place}", "TR-2"), ("there is no side {side}", "TR-3"),
    ]  # fmt: skip


def test_a_standard_refusal_that_there_is_not_is_an_error():
    with pytest.raises(TypeError, match="no standard refusal game_ower"):
        Sheet(META, game_ower="TR-1")


def test_a_sentence_without_a_name_is_an_error():
    sheet = new_sheet()
    sheet.reason("TR-1", "nobody knows me")
    with pytest.raises(TypeError, match="keep 'nobody knows me' in a constant"):
        sheet.names_of(sheet.reasons)


@pytest.mark.parametrize("wrong", [{"secret": ("size",)}, {"others": "x"}, {"secret": ("colour",)}])
def test_secrets_of_an_event_name_its_blanks_and_what_others_are_told(wrong):
    with pytest.raises(TypeError, match="`secret` names blanks"):
        new_sheet().event("{seat} finds a {size} ship", seat=SEAT, size=SIZE, **wrong)


def test_others_are_told_another_sentence():
    sheet = new_sheet()
    found = sheet.event(
        "{seat} finds a {size} ship", ("size",), "{seat} finds a ship", seat=SEAT, size=SIZE
    )
    notation, event = Notation(sheet), Event(int(found), 1, 2, 0, 0, 0)
    assert notation.event_values(None, event) == {"seat": "blue", "size": "medium"}
    assert notation.hide_event(event, 1) == event
    hidden = notation.hide_event(event, 0)
    assert hidden == Event(int(found.twin), 1, 0, 0, 0, 0)
    assert sheet.events[hidden.kind - 1].text == "{seat} finds a ship"


def test_others_are_told_the_same_without_the_secret_word():
    class Hidden(Words):
        unseen = "ship"

    sheet = new_sheet()
    size = Hidden("size", SIZE.words)
    found = sheet.event("{seat} finds a {size}", ("size",), seat=SEAT, size=size)
    notation, event = Notation(sheet), Event(int(found), 1, 2, 0, 0, 0)
    assert notation.hide_event(event, 1) == event
    hidden = notation.hide_event(event, 0)
    assert hidden == Event(int(found), 1, UNSEEN, 0, 0, 0)
    assert notation.event_values(None, hidden) == {"seat": "blue", "size": "ship"}
    assert len(sheet.events) == 1  # no second sentence
    assert "ship" in sheet.words()  # other languages have a word for it


def test_help_has_a_line_for_each_kind_of_the_players():
    assert NOTATION.help()[0] == "place {space} {size}   put a ship somewhere"
    assert len(NOTATION.help()) == 4
    assert [kind["forms"][0].split()[0] for kind in SHEET.described()] == [
        "place", "move", "turn", "pass",
    ]  # fmt: skip


def test_help_and_complaints_show_an_example_where_there_is_one():
    sheet = Sheet(META)
    sheet.kind("move {space}", "move what is on 3", example="move 3", space=SPACE)
    sheet.kind("pass", "do nothing")
    notation = Notation(sheet)
    assert notation.help() == ("move 3   move what is on 3", "pass     do nothing")
    with pytest.raises(BadInput, match="write it like 'move 3'"):
        notation.parse_action(None, Phase(), 0, "move")


class Place(Number):
    """A number of one word or of two that agree."""

    n_words = REST
    example = "3"

    def read(self, board, state, word):
        first, *others = word.split()
        if any(other != first for other in others):
            raise BadInput(f"{word!r} names two places", self.clause)
        return super().read(board, state, first)


PLACE_BLANK = Place("place", 5, clause="TR-2")


def walking() -> Sheet:
    """Two verbs with one letter, a verb that may be left out, another verb by another field."""
    sheet = Sheet(META)
    by_gait = {"said": {1: "run {place}"}, "said_by": "gait"}
    sheet.kind("walk {place}", short="w", bare=True, place=PLACE_BLANK, **by_gait)
    sheet.kind("wait {place}", place=PLACE_BLANK)
    return sheet


class Gait:
    """A state whose field `gait` chooses the verb."""

    def __init__(self, gait: int) -> None:
        self.gait = gait


@pytest.mark.parametrize("words", ["w 2", "walk 2", "2", "2 2", "walk 2 2", "run 2"])
def test_a_letter_a_missing_verb_and_a_blank_of_several_words(words):
    assert Notation(walking()).parse_action(None, Gait(0), 0, words) == 2


def test_a_blank_of_several_words_says_what_is_wrong_with_them():
    with pytest.raises(BadInput, match=r"'2 3' names two places \[TR-2\]"):
        Notation(walking()).parse_action(None, Gait(0), 0, "walk 2 3")


def test_another_verb_by_another_field():
    notation = Notation(walking())
    assert notation.action_text(None, Gait(0), 0, 2) == "walk 2"
    assert notation.action_text(None, Gait(1), 0, 2) == "run 2"


def test_an_example_shows_how_an_action_is_written():
    notation = Notation(walking())
    assert notation.help()[1] == "wait 3"
    with pytest.raises(BadInput, match=r"write it like 'wait 3' \[TR-2\]"):
        notation.parse_action(None, Gait(0), 0, "wait")


def test_blanks_of_refusals_are_filled_from_the_position():
    sheet = walking()
    sheet.fill(
        other=(SEAT, lambda board, state, seat, blanks: 1 - seat),
        next=(SPACE, lambda board, state, seat, blanks: blanks["place"] + 1),
    )
    said = Notation(sheet).action_values(None, Gait(0), 0, 2)
    assert said == {"place": "2", "other": "blue", "next": "4"}  # spaces count from 1
    assert {"red", "blue"} <= set(sheet.words())


def test_what_is_only_told_cannot_be_typed():
    clock = Told("clock", 100, lambda board, n: f"{n} s", lambda: ["0 s"])
    assert clock.write(None, 7) == "7 s"
    assert clock.known_words() == ["0 s"]
    with pytest.raises(BadInput, match="clock '7' is told, it cannot be typed"):
        clock.read(None, None, "7")
