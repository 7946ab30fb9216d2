"""The sheet: numbers, words and errors of declared actions and sentences."""

from __future__ import annotations

import pytest

from orrery.core.blanks import REST, Number, Spelled, Told, Words
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


# Actions whose words hang together


def spelt_sheet() -> Sheet:
    """A ship turns or stays, and flies as far as it likes: `fly 1>4` is from 1, three spaces."""
    sheet = Sheet(META, word=r"\d+|[a-z]+")
    start, far = Number("space", 5, first=1), Number("distance", 5)
    sheet.kind("fly {space} {far}", space=start, far=far, example="fly 1>4", help="fly on")
    sheet.kind("{way}", way=Words("way", ("left", "right", "ahead")), help="turn")
    sheet.kind("wait {far}", far=far)
    return sheet


def flight_text(board, space, far):
    return f"fly {space + 1}>{space + far + 1}"


def read_flight(text, words):
    if words[0] != "fly" or len(words) != 3:
        return None
    if int(words[2]) < int(words[1]):
        raise BadInput(f"{text!r} flies back")
    return spelt_sheet().kinds[0].number(int(words[1]) - 1, int(words[2]) - int(words[1]))


def spelt() -> Notation:
    sheet = spelt_sheet()
    sheet.kinds[0].writer(flight_text)
    sheet.kinds[0].reader(read_flight)
    return Notation(sheet)


def test_a_kind_is_written_and_read_by_functions_of_its_own():
    notation = spelt()
    assert notation.action_text(None, Phase(0), 0, 8) == "fly 2>5"
    assert notation.parse_action(None, Phase(0), 0, "fly 2>5") == 8
    with pytest.raises(BadInput, match="'fly 5>2' flies back"):
        notation.parse_action(None, Phase(0), 0, "fly 5>2")


@pytest.mark.parametrize("typed", ["Fly2, 5", "fly2>5", "fly 2 - 5"])
def test_words_are_told_apart_by_their_look(typed):
    assert spelt().parse_action(None, Phase(0), 0, typed) == 8


def test_an_action_may_begin_with_a_blank():
    notation = spelt()
    assert notation.action_text(None, Phase(0), 0, 26) == "right"
    assert [notation.parse_action(None, Phase(0), 0, t) for t in ("right", "a")] == [26, 27]
    with pytest.raises(BadInput, match="known: fly, left, right, ahead, wait"):
        notation.parse_action(None, Phase(0), 0, "")


def test_only_words_may_begin_an_action():
    sheet = new_sheet()
    sheet.kind("{count}", count=Number("count", 3))
    with pytest.raises(TypeError, match="cannot begin with 'count'"):
        Notation(sheet)


def test_an_example_shows_how_an_action_is_typed():
    assert spelt().help() == ("fly 1>4      fly on", "{way}        turn", "wait {far}")
    with pytest.raises(BadInput, match="write it like 'fly 1>4'"):
        spelt().parse_action(None, Phase(0), 0, "fly")


def test_a_writer_that_asks_for_something_else_is_an_error_with_its_place():
    kind = spelt_sheet().kinds[0]
    with pytest.raises(TypeError, match=r"the writer of 'fly', .*line \d+, asks for words"):
        kind.writer(lambda words: "")
    with pytest.raises(TypeError, match=r"the reader of 'fly', .*line \d+, asks for far"):
        kind.reader(lambda far: 0)
    kind.reader(read_flight)
    with pytest.raises(TypeError, match="'fly' has two readers"):
        kind.reader(read_flight)


def test_refusals_may_say_more_than_the_blanks_of_the_action():
    def refusal_words(board, state, seat, kind, blanks):
        return {"target": blanks["space"] + blanks["far"], "by": kind.verb}

    values = Notation(spelt_sheet(), refusal_words).action_values(None, Phase(0), 0, 8)
    assert values == {"space": "2", "far": "3", "way": "?", "target": 4, "by": "fly"}


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
    def refusal_words(board, state, seat, kind, blanks):
        return {"other": SEAT.words[1 - seat], "next": str(blanks["place"] + 1)}

    said = Notation(walking(), refusal_words).action_values(None, Gait(0), 0, 2)
    assert said == {"place": "2", "other": "blue", "next": "3"}


def test_what_is_only_told_cannot_be_typed():
    clock = Told("clock", 100, lambda board, n: f"{n} s", lambda: ["0 s"])
    assert clock.write(None, 7) == "7 s"
    assert clock.known_words() == ["0 s"]
    with pytest.raises(BadInput, match="clock '7' is told, it cannot be typed"):
        clock.read(None, None, "7")


# Things that people spell in several ways


def spelled_number(board, words: str) -> int:
    """A colour and a number: `r2`, `red 2`."""
    squeezed = words.replace(" ", "").replace("red", "r").replace("blue", "b")
    if squeezed not in ("r1", "r2", "b1", "b2"):
        raise BadInput(f"no piece {words!r}: write it like r1")
    return ("r1", "r2", "b1", "b2").index(squeezed)


PIECE = Spelled(
    "piece", 4, lambda n: "rb"[n // 2] + str(n % 2 + 1), spelled_number, example="r1",
    also={"colour": lambda n: ("red", "blue")[n // 2]},
)  # fmt: skip


def spelled_sheet() -> Sheet:
    sheet = Sheet(META)
    sheet.kind("fly {piece}", "a piece flies", example="fly b2", piece=PIECE)
    sheet.kind("onto {piece}", "a carrier", piece=PIECE, said={1: "hit {piece}: what is fired at"})
    sheet.kind("build {size}", size=SIZE, said={1: "hit {size}"})
    return sheet


def test_a_thing_may_be_spelled_in_several_words():
    notation = Notation(spelled_sheet())
    for words in ("fly b2", "fly blue 2", "FLY  Blue2", "f b 2"):
        assert notation.parse_action(None, Phase(), 0, words) == 3
    assert notation.action_text(None, Phase(), 0, 3) == "fly b2"


@pytest.mark.parametrize(
    ("words", "message"),
    [("fly", "write it like 'fly b2'"), ("onto", "write it like 'onto r1'"),
     ("hit x9", "no piece 'x9': write it like r1")],
)  # fmt: skip
def test_complaints_show_an_example_and_the_first_of_kinds_that_share_a_verb(words, message):
    with pytest.raises(BadInput, match=message):
        Notation(spelled_sheet()).parse_action(None, Phase(), 0, words)


def test_kinds_that_share_a_verb_are_told_apart_by_what_follows():
    notation = Notation(spelled_sheet())
    assert notation.parse_action(None, Phase(1), 0, "hit r2") == 5
    assert notation.parse_action(None, Phase(1), 0, "hit medium") == 10


def test_help_shows_examples_and_what_an_action_is_called_elsewhere():
    assert Notation(spelled_sheet()).help() == (
        "fly b2         a piece flies",
        "onto r1        a carrier",
        "hit r1         what is fired at",
        "build {size}",
    )


def test_sentences_may_say_more_of_a_number_than_its_name():
    sheet = spelled_sheet()
    sunk = sheet.event("{colour}'s {piece} is sunk by {other}", piece=PIECE, other=PIECE)
    notation = Notation(sheet)
    words = {"piece": "b2", "other": "r1", "colour": "blue"}
    assert notation.event_values(None, Event(int(sunk), 3, 0, 0, 0, 0)) == words
    assert notation.action_values(None, Phase(), 0, 3)["colour"] == "blue"
    assert notation.action_values(None, Phase(), 0, 8)["colour"] == "?"


def test_a_game_has_more_words_for_its_refusals():
    def more(board, state, seat, kind, blanks):
        return {"phase": state.phase, "next": blanks.get("piece", 8) + 1, "is_first": kind == 0}

    notation = Notation(spelled_sheet(), more)
    told = notation.action_values(None, Phase(7), 0, 3)
    assert (told["piece"], told["phase"], told["next"], told["is_first"]) == ("b2", 7, 4, True)
    assert notation.action_values(None, Phase(7), 0, 8)["next"] == 9
