"""`orrery lessons`: listed, checked, and played at the terminal."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from orrery.cli import main as cli
from orrery.cli.lesson_progress import ProgressFile
from orrery.cli.teacher import Teacher
from orrery.core.errors import BadInput
from orrery.lessons.plan import Course
from orrery.lessons.reader import course_of, steps_of, taught_games


def run(*arguments: str) -> int:
    return cli.run(["lessons", *arguments])


def test_lessons_are_listed(capsys):
    assert run() == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Space Walk" in said
    assert "major-game 7 steps The major game: Battle Stars and Missiles" in said


def test_lessons_are_listed_for_programs_in_a_language(capsys):
    assert run("zylatron", "--json", "--lang", "de") == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in found] == course_of("zylatron").ids
    assert found[1] == {
        "game": "zylatron", "id": "major-game", "kind": "second", "steps": 7,
        "title": "Das große Spiel: Kampfsterne und Raketen",
    }  # fmt: skip


def test_lessons_are_checked(capsys, monkeypatch):
    assert run("connect_four", "--check") == 0
    assert "connect_four/first-game: 4 steps" in capsys.readouterr().out
    course = course_of("connect_four")
    broken = Course(
        course.game, course.seat, course.lessons, [steps_of("spacewalk", "win-in-one")[0]]
    )
    monkeypatch.setattr("orrery.lessons.checks.course_of", lambda game: broken)
    assert run("connect_four", "--check") == 1
    assert "not so: connect_four/win-in-one" in capsys.readouterr().out


def test_wrong_arguments_are_one_sentence(capsys):
    for arguments in (["liars_dice"], ["--play"], ["spacewalk", "--play", "nothing"]):
        with pytest.raises(BadInput):
            run(*arguments)


class Pupil:
    """Somebody who types lines."""

    def __init__(self, game: str, path, *lines: str, language: str = "en") -> None:
        self.console = Console(file=io.StringIO(), width=100, highlight=False)
        waiting = iter(lines)
        self.console.input = lambda prompt="": self.next_of(waiting)  # type: ignore[method-assign]
        self.teacher = Teacher(game, self.console, ProgressFile(path), language)

    def next_of(self, waiting):
        line = next(waiting, None)
        if line is None:
            raise EOFError
        if line == "Ctrl-C":
            raise KeyboardInterrupt
        return line

    def learn(self, lesson: str = "") -> str:
        assert self.teacher.run(lesson) == 0
        return " ".join(self.console.file.getvalue().split())


@pytest.fixture
def kept(tmp_path):
    return tmp_path / "state" / "lessons.json"


def test_a_mistake_is_shown_said_and_taken_back(kept):
    said = Pupil("spacewalk", kept, "move 2", "move 7", "move 5", "move 2").learn()
    assert "One space on is the black hole: that ship is gone." in said
    assert "SW-12" in said
    assert "Taken back." in said
    assert "Safe. Count before you fly" in said


def test_brackets_that_somebody_types_are_plain_letters(kept):
    said = Pupil("spacewalk", kept, "[/red]", "move [/2]").learn()
    assert "no action '[/red]'" in said
    assert "no space '[/2]'" in said


def test_two_failures_bring_a_hint(kept):
    said = Pupil("spacewalk", kept, "move 6", "move 0").learn()
    assert "Try this: move 2" in said
    assert "Try this" not in Pupil("spacewalk", kept, "move 6").learn("first-game")


def test_numbers_hints_help_and_other_languages(kept):
    said = Pupil("spacewalk", kept, "?", "hint", "board", "1", language="de").learn()
    assert "Eine Nummer aus der Liste" in said
    assert "what if: was kommt, wenn du nichts tust" in said
    assert "1 move 2 Den Planeten mit einem Schiff losfliegen lassen" in said
    assert "Versuch das: move 2" in said
    assert "Los geht’s!" in said


def test_progress_is_kept_when_the_pupil_leaves(kept):
    said = Pupil("spacewalk", kept, "move 2", "Ctrl-C").learn()
    assert "go on with: orrery lessons spacewalk --play" in said
    assert ProgressFile(kept).done("spacewalk") == ["fly"]
    said = Pupil("spacewalk", kept, "move 7", "quit").learn()
    assert "Step 2 of 11" in said
    assert "Step 1 of 11" not in said
    assert ProgressFile(kept).done("spacewalk") == ["fly", "stack"]


def test_progress_of_lessons_that_have_changed_begins_anew(kept):
    ProgressFile(kept).keep("spacewalk", ["fly"], ("first-game", 1, "sw1 gone"))
    assert "Step 1 of 11" in Pupil("spacewalk", kept, "quit").learn()


def test_a_file_of_progress_that_cannot_be_read_is_named(kept):
    kept.parent.mkdir()
    kept.write_text("{", "utf-8")
    with pytest.raises(BadInput, match=r"lessons\.json cannot be read"):
        ProgressFile(kept)


@pytest.mark.parametrize("game", taught_games())
def test_everything_can_be_learnt_at_the_terminal(game, kept):
    lines = [
        action
        for lesson in course_of(game).ids
        for step in steps_of(game, lesson)
        for action in (step.ways[0] if step.ways else [])
    ]
    said = Pupil(game, kept, *lines).learn()
    assert "That was all. Well done!" in said
    assert f"orrery play {game} --bot cadet --players 2" in said


def test_what_threatens_is_shown_on_request(kept):
    said = Pupil("connect_four", kept, "what if", "quit").learn()
    assert "Nothing threatens here." in said
    lesson, step = next(
        (name, n)
        for name in course_of("connect_four").ids
        for n, step in enumerate(steps_of("connect_four", name))
        if step.threat is not None
    )
    ways = [step.ways[0] for step in steps_of("connect_four", lesson)[:step]]
    done = [action for way in ways for action in way]
    said = Pupil("connect_four", kept, *done, "what if", "quit").learn(lesson)
    assert "So it would go if you did nothing about it." in said
