"""Usual mistakes of an author: each is one sentence, with file and line, wherever it is met."""

from __future__ import annotations

import re

import pytest
from mistaken_game import NAME, check, mistaken, play, said_last, sentence
from workbench import Workbench

from orrery.core.errors import BadGame
from orrery.core.meta import Meta, Option

AT_LOAD = {
    "a wrong parameter": (
        "rules", "why_not_take(state: State, count", "why_not_take(state: State, cuont",
        "asks for cuont: there is board, state, seat, count",
    ),
    "a missing deed": (
        "rules", "@TAKE.deed", "@rule", "the action 'take {count}' has no deed",
    ),
    "a blank that the text has not": (
        "rules", '"take stones", count=COUNT', '"take stones", amount=COUNT',
        "action 'take {count}' has other blanks than its words: ['amount']",
    ),
    "a reason without a constant": (
        "rules", "TOO_MANY = sheet.reason", "TOO_MANY = 4\nsheet.reason",
        "keep 'there are not {count} stones left' in a constant, which names it",
    ),
    "a reason without a clause": (
        "rules", 'reason("MR-3"', 'reason("MR-33"',
        "names MR-33, which is no clause: MR-1 to MR-5",
    ),
    "a refusal that nothing fills": (
        "rules", "are not {count} stones", "are not {cuont} stones",
        "nothing fills 'cuont' of the refusal",
    ),
    "an event that nothing fills": (
        "rules", '"{seat} wins"', '"{sea} wins"', "nothing fills 'sea' of the event",
    ),
    "a limit that the board has not": (
        "rules", 'below="board.most"', 'below="board.moist"',
        "is below board.moist: there is no such field, did you mean 'most'?",
    ),
    "a syntax error": (
        "rules", "def score(board: Board", "def score(board Board", "invalid syntax",
    ),
    "a name that is not there": (
        "rules", "NOBODY = 60, 5, -1", "NOBODI = 60, 5, -1", "name 'NOBODY' is not defined",
    ),
    "a module that is not there": (
        "rules", "orrery.core.rule import", "orrery.core.rules import",
        "No module named 'orrery.core.rules'",
    ),
    "an option whose default does not fit": (
        "meta", '"MR-5", False)', '"MR-5", "maybe", choices=("yes", "no"))',
        "option last_loses cannot be 'maybe': known: yes, no",
    ),
    "an option without a clause": (
        "meta", '"MR-5", False)', '"MR-9", False)', "option last_loses names MR-9",
    ),
    "a word that Meta does not know": (
        "meta", "n_clauses=5", "n_clause=5", "unexpected keyword argument 'n_clause'",
    ),
    "too few numbers for an event": (
        "rules", "STONES_TAKEN, seat, count, state.stones)", "STONES_TAKEN, seat, count)",
        "STONES_TAKEN is emitted with 2 numbers, its sentence has 3: seat, count, left",
    ),
    "too many numbers for an event": (
        "rules", "emit(trace, WON, state.winner)", "emit(trace, WON, state.winner, state.turn)",
        "WON is emitted with 2 numbers, its sentence has 1: seat",
    ),
    "a refusal for an event": (
        "rules", "emit(trace, WON, ", "emit(trace, TOO_MANY, ",
        "emits TOO_MANY, which is no event of the sheet",
    ),
    "a slice of a record": (
        "rules", "state.turn = 1 - seat", "state.turn = board.name[0, 1:]",
        "board.name[0, 1:] is a slice; rules take the elements of a record one at a time",
    ),
    "a parameter too few": (
        "rules", "def score(board: Board, state: State, seat: int)",
        "def score(board: Board, state: State)",
        "score(board, state) of ",
    ),
    "two parameters that changed places": (
        "rules", "def setup(board: Board, state: State,", "def setup(state: State, board: Board,",
        "must take (board, state, options)",
    ),
    "a board file that is no TOML": (
        "boards", "standard = {", "standard = {{", "boards.toml is no TOML file: ",
    ),
}  # fmt: skip
"""What is wrong -> file, what stands there, what stands there instead, what is said of it."""

WITHOUT_LINE = {
    "no State.n_seats": ("rules", "    n_seats: Int8\n", "", "the State needs a field n_seats"),
    "no State.is_over": (
        "rules", "    is_over: Int8\n", "",
        "the State needs a field is_over, or the rules a function is_over",
    ),
    "a position of a field that is not there": (
        "rules", 'Num("stones"', 'Num("stone"',
        "POSITION writes state.stone: there is no such field, did you mean 'stones'?",
    ),
    "no score": ("rules", "def score(board", "def points(board", "mill_race.rules has no score"),
    "no scene": ("rules", "SCENE = Scene(", "BOARD = Scene(", "mill_race.rules needs SCENE"),
    "no META": ("meta", "META = Meta(", "MEAT = Meta(", "mill_race/__init__.py has no META"),
    "another id than it is installed under": (
        "meta", 'id="mill_race"', 'id="millrace"',
        "mill_race is installed as mill_race, but its META says that it is millrace",
    ),
    "players who can do nothing": (
        "rules", '"take stones", count', '"take stones", nature=True, count',
        "mill_race.rules: players have no action: every kind is nature's",
    ),
    "a range that the field of the board cannot hold": (
        "rules", "between(4, MAX_STONES)", "between(4, 600)",
        "Board.stones holds -128 to 127, not 4 to 600",
    ),
    "a board out of range": (
        "boards", "stones = 13", "stones = 130",
        "board standard: stones must be 4 to 60, not 130 [MR-1]",
    ),
    "a board that the file has not": (
        "meta", '("standard", "long")', '("standart", "long")', "no board 'standart': did you mean",
    ),
}  # fmt: skip
"""What is missing has no line."""

IN_A_RULE = {
    "a field that is not there": (
        "rules", "    state.turn = 1 - seat\n", "    state.trun = 1 - seat\n",
        "no field 'trun'", "no record here has a field 'trun'",
    ),
    "an option that is not there": (
        "rules", "options.last_loses", "options.last_looses",
        "no field 'last_looses'", "no record here has a field 'last_looses'",
    ),
    "a name that is not there": (
        "rules", "1 if state.winner == seat", "1 if state.winner == saet",
        "name 'saet' is not defined", "name 'saet' is not defined",
    ),
}  # fmt: skip
"""The same, with what is said in plain Python and compiled."""

ONLY_COMPILED = {
    "a text for a reason": (
        "rules", "return TOO_MANY if", 'return "too many" if',
        "a value is sometimes the text 'too many' and sometimes the number 0; rules give numbers",
    ),
    "a dict": (
        "rules", "    state.stones -= count + 1", "    state.stones -= {1: count}[1] + 1",
        "it allocates memory, which rules never do",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def bench(tmp_path_factory) -> Workbench:
    made = Workbench(tmp_path_factory.mktemp("bench"))
    made.new_game(NAME)
    return made


@pytest.mark.parametrize("mistake", AT_LOAD)
def test_what_is_wrong_when_a_game_is_loaded_names_its_line(bench, mistake):
    *change, said = AT_LOAD[mistake]
    with mistaken(bench, *change) as path:
        found = sentence(play(bench))
    assert said in found
    assert str(path) in found
    assert "line " in found


@pytest.mark.parametrize("mistake", ["too few numbers for an event", "a slice of a record"])
def test_what_the_source_shows_names_the_rule(bench, mistake):
    *change, _ = AT_LOAD[mistake]
    with mistaken(bench, *change) as path:
        n_line = 1 + path.read_text("utf-8").partition(change[2])[0].count("\n")
        assert f"rule take, {path} line {n_line}: " in sentence(play(bench))


@pytest.mark.parametrize("mistake", WITHOUT_LINE)
def test_what_is_missing_is_named(bench, mistake):
    *change, said = WITHOUT_LINE[mistake]
    with mistaken(bench, *change):
        assert said in sentence(play(bench))


@pytest.mark.parametrize("mistake", IN_A_RULE)
def test_what_is_wrong_in_a_rule_names_the_rule_and_its_line(bench, mistake):
    *change, plainly, _ = IN_A_RULE[mistake]
    with mistaken(bench, *change) as path:
        found = sentence(play(bench))
    assert plainly in found
    assert f" in {path} line " in found


@pytest.mark.parametrize("mistake", [*IN_A_RULE, *ONLY_COMPILED])
def test_what_cannot_be_compiled_names_the_rule_and_its_line(bench, mistake):
    *change, said = ONLY_COMPILED.get(mistake) or [*IN_A_RULE[mistake][:3], IN_A_RULE[mistake][4]]
    cache = str(bench.folder / "cache")
    with mistaken(bench, *change) as path:
        n_line = 1 + path.read_text("utf-8").partition(change[2].strip())[0].count("\n")
        found = sentence(play(bench, NUMBA_DISABLE_JIT="0", ORRERY_CACHE=cache))
    assert "orrery: rule " in found
    assert f"{path} line {n_line}, cannot be compiled: " in found
    assert said in found


@pytest.mark.parametrize(
    ("mistake", "file"),
    [("a missing deed", "rules.py line "), ("a syntax error", "rules.py line "),
     ("an option without a clause", "__init__.py line "),
     ("a board file that is no TOML", "boards.toml")],
)  # fmt: skip
def test_pytest_says_the_same(bench, mistake, file):
    *change, said = AT_LOAD[mistake]
    with mistaken(bench, *change):
        done = bench.run(
            "-m", "pytest", "-x", "-p", "no:cacheprovider", inside=NAME,
            PYTHONDONTWRITEBYTECODE="1",
        )  # fmt: skip
    assert done.returncode in (1, 4)
    lines = [line for line in (done.stdout + done.stderr).split("\n") if said in line]
    assert any(file in line for line in lines), done.stdout


def test_a_text_for_a_reason_is_said_in_plain_python_too(bench):
    *change, _ = ONLY_COMPILED["a text for a reason"]
    with mistaken(bench, *change):
        code = f"import orrery; t = orrery.position({NAME!r}, 'mr1 standard wins red 1')"
        done = bench.run("-c", f"{code}; t.play('red', 'take 2')", PYTHONDONTWRITEBYTECODE="1")
    assert "why_not says 'too many', which is no number of a reason" in done.stderr


def test_a_function_that_is_not_marked_as_a_rule_is_named(bench):
    with mistaken(bench, "rules", "@rule\ndef score", "def score") as path:
        n_line = 1 + path.read_text("utf-8").partition("def score")[0].count("\n")
        found = sentence(play(bench, NUMBA_DISABLE_JIT="0"))
    assert f"score in {path} line {n_line} is not marked as a rule: put @rule above it" in found


def test_a_seat_that_must_act_first_and_has_no_action_is_named(bench):
    change = "rules", "range(min(board.most, state.stones))", "range(state.stones - board.stones)"
    cache = str(bench.folder / "cache")
    with mistaken(bench, *change):
        found = sentence(play(bench, NUMBA_DISABLE_JIT="0", ORRERY_CACHE=cache))
    said = "mill_race: red must act first and has no action. Position: mr1 standard wins red 13"
    assert said in found


def test_a_broken_game_does_not_hide_the_others(bench):
    with mistaken(bench, *AT_LOAD["an option without a clause"][:3]):
        done = bench.orrery("games", PYTHONDONTWRITEBYTECODE="1")
        help_ = bench.orrery("play", "--help", PYTHONDONTWRITEBYTECODE="1")
        german = bench.orrery("games", "--lang", "de", PYTHONDONTWRITEBYTECODE="1")
    assert done.returncode == german.returncode == 1
    assert "2 bis 5 Spieler" in german.stdout
    assert "spacewalk " in done.stdout
    assert "option last_loses names MR-9" in done.stderr
    assert "spacewalk: --players" in help_.stdout


def test_a_text_that_is_no_fluent_is_said(bench):
    with mistaken(bench, "de", "{ $player } ist nicht dran", "{ $player ist nicht dran"):
        done = check(bench)
    assert re.search(r"de\.ftl:\d+: ", said_last(done)), done.stderr


META = {
    "id": "x", "title": "X", "blurb": "", "year": 2000, "min_players": 2, "max_players": 2,
    "seat_names": ("red", "blue"), "clause_prefix": "XX", "n_clauses": 2,
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seat_names": ("red",)}, "2 players and 1 seat_names"),
        ({"seat_names": ("red", "red")}, "seat_names has 'red' twice"),
        ({"min_players": 3}, "must rise: 3, 2, 2"),
        ({"max_players": 1}, "must rise: 2, 2, 1"),
        ({"options": (Option("o", "", "YY-1", True),)}, "option o names YY-1"),
    ],
)
def test_a_meta_fits_together(change, said):
    Meta(**META)
    with pytest.raises(TypeError, match=said):
        Meta(**{**META, **change})


def test_a_number_out_of_its_own_range_is_no_default():
    with pytest.raises(TypeError, match="a whole number from 1 to 5, not 9"):
        Option("dice", "", "XX-1", 9, low=1, high=5)


def test_a_bad_game_is_a_type_error_for_those_who_catch_one():
    assert issubclass(BadGame, TypeError)
