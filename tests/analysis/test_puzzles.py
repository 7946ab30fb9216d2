"""Puzzles: the files hold, answers are legal, proofs are recorded, and some are proved again."""

from __future__ import annotations

import datetime

import pytest
from rich.console import Console

import orrery
from orrery.analysis.puzzles import puzzle_of_the_day, puzzles_of, read_puzzles, write_puzzles
from orrery.analysis.puzzles.puzzle import Puzzle
from orrery.cli.main import run
from orrery.lab.force import Force, TooFarError
from orrery.lab.hunt import CLEAR, EQUAL, Decision, is_puzzle, right_actions

GAMES = ("spacewalk", "astron", "astroplane", "situation7", "zylatron")
ROUNDING = 0.01 + 1e-9  # values are kept with two digits
FORCED = [
    puzzle
    for game in GAMES
    for puzzle in [one for one in puzzles_of(game) if one.proof == "force" and one.depth < 3][:3]
]


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.position[-24:]}"


# The files


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_is_a_position_with_legal_answers_and_a_proof(game_id):
    puzzles = puzzles_of(game_id)
    assert len(puzzles) >= 20
    assert len({one.position for one in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        table = orrery.position(game_id, puzzle.position, 1)
        seat = table.game.meta.seat_number(puzzle.seat)
        legal = table.actions(seat)
        assert table.to_act == [seat]
        assert set(puzzle.answers) <= set(legal)
        assert is_puzzle(puzzle.answers, Decision(None, seat, legal))
        assert puzzle.depth if puzzle.proof == "force" else puzzle.iterations
        if puzzle.proof == "search":
            assert set(puzzle.values) == set(legal)
            assert is_clear(puzzle)


def is_clear(puzzle: Puzzle) -> bool:
    """Whether the values that were found bear the answers out."""
    best = max(puzzle.values.values())
    rest = [value for text, value in puzzle.values.items() if text not in puzzle.answers]
    answers = [puzzle.values[text] for text in puzzle.answers]
    is_equal = min(answers) >= best - EQUAL - ROUNDING
    return is_equal and max(rest) <= best - CLEAR + ROUNDING


@pytest.mark.parametrize("puzzle", FORCED, ids=name_of)
def test_a_forced_answer_is_forced(puzzle):
    """Proved again, in the position itself; the proof looks at hidden cards in other deals, too."""
    table = orrery.position(puzzle.game, puzzle.position, 1)
    game, board = table.game, table.board
    seat = game.meta.seat_number(puzzle.seat)
    proved = []
    for action in game.actions(board, table.state, seat):
        after = game.after(board, table.state, seat, action)
        force = Force(game, board, 5000)
        if puzzle.theme == "save":
            holds = not force.loses(after, seat, puzzle.depth - 1)
        else:
            holds = force.wins(after, seat, puzzle.depth - 1)
        if holds:
            proved.append(game.action_text(board, table.state, seat, action))
    assert set(puzzle.answers) <= set(proved)
    if not game.has_secrets:
        assert proved == puzzle.answers


def test_a_damaged_file_is_refused_with_a_sentence():
    puzzle = puzzles_of("spacewalk")[0]
    assert read_puzzles(write_puzzles([puzzle]), "here") == [puzzle]
    for wrong in ("[{]", '[{"game": "spacewalk"}]'):
        with pytest.raises(orrery.BadInput, match="here is no file of puzzles"):
            read_puzzles(wrong, "here")
    lacking = write_puzzles([puzzle]).replace(puzzle.theme, "luck")
    with pytest.raises(orrery.BadInput, match="puzzle 1"):
        read_puzzles(lacking, "here")


def test_each_day_has_another_puzzle_until_all_have_been_there():
    day, n_puzzles = datetime.date(2026, 1, 1), len(puzzles_of("spacewalk"))
    days = [day + datetime.timedelta(n) for n in range(n_puzzles)]
    assert {puzzle_of_the_day("spacewalk", one) for one in days} == set(range(n_puzzles))
    assert puzzle_of_the_day("connect_four", day) is None


# How they are found


@pytest.mark.parametrize(
    ("values", "right"),
    [
        ({1: 0.8, 2: 0.5, 3: 0.4}, [1]),
        ({1: 0.8, 2: 0.79, 3: 0.4}, [1, 2]),  # as good
        ({1: 0.8, 2: 0.72, 3: 0.4}, []),  # neither as good nor clearly worse
    ],
)
def test_an_answer_is_clearly_better_than_the_rest(values, right):
    assert right_actions(values, EQUAL, CLEAR) == right


def test_force_sees_a_win_in_one_and_a_loss_in_two():
    table = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    game, board, state = table.game, table.board, table.state
    force = Force(game, board, 500)
    assert force.wins(state, 0, 1)
    assert not force.wins(state, 1, 3)
    idle = game.after(board, state, 0, 6)
    assert not force.wins(idle, 0, 2)  # one answer of the other stops it
    blocked = game.after(board, idle, 1, 0)
    assert not force.wins(blocked, 0, 1)
    assert force.loses(game.after(board, idle, 1, 5), 1, 1)
    with pytest.raises(TooFarError):
        Force(game, board, 3).wins(idle, 1, 6)


# The terminal


def test_the_terminal_judges_an_answer(capsys):
    puzzle = puzzles_of("spacewalk")[0]
    right = ["puzzles", "spacewalk", "--number", "1", "--answer", puzzle.answers[0]]
    assert run(right) == 0
    assert "Right" in capsys.readouterr().out
    wrong = next(text for text in puzzle.values if text not in puzzle.answers)
    assert run([*right[:-1], wrong, "--lang", "de"]) == 1
    assert "Nein" in capsys.readouterr().out
    assert run(["puzzles", "spacewalk", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles_of("spacewalk"))


@pytest.mark.parametrize(
    ("typed", "code", "said"), [(["jump", "[/x]", "ANSWER"], 0, "Right"), (["jump"], 0, "[/x]")]
)
def test_whoever_mistypes_an_answer_is_asked_again_and_may_leave(
    typed, code, said, monkeypatch, capsys
):
    answer = puzzles_of("spacewalk")[0].answers[0]
    lines = iter([*typed, *([] if said == "Right" else ["[/x]"])])

    def read(console, prompt=""):
        line = next(lines, None)
        if line is None:
            raise EOFError  # Ctrl-D
        return answer if line == "ANSWER" else line

    monkeypatch.setattr(Console, "input", read)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert run(["puzzles", "spacewalk", "--number", "1"]) == code
    told = capsys.readouterr().out
    assert "jump is not among the legal actions" in told
    assert said in told
    assert ("Right" in told) == ("ANSWER" in typed)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["connect_four"], "no puzzles of"),
        (["spacewalk", "--number", "9999"], "has puzzles 1 to"),
        (["spacewalk", "--number", "1", "--answer", "jump"], "not among the legal"),
        (["spacewalk", "--number", "1"], "nobody is there"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(arguments, why):
    with pytest.raises(orrery.BadInput, match=why):
        run(["puzzles", *arguments])
