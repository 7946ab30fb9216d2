"""lessons.toml is read whole, or refused with file, lesson, step and field."""

from __future__ import annotations

import tomllib

import pytest

from orrery.core.errors import BadGame, BadInput
from orrery.lessons.reader import course_of, read_course, steps_of

GOOD = """
game = "toy"
seat = "red"
[[lesson]]
id = "first-game"
kind = "first"
seat = "red"
[[lesson.step]]
id = "fly"
position = "toy1 here"
do = ["move 2", ["move 3", "end"]]
mistakes = [{ try = "move 9", refused = "TO-1" }]
[[exercise]]
id = "win"
position = "toy1 there"
do = ["move 1"]
"""


def read(source: str):
    return read_course("toy/lessons.toml", tomllib.loads(source))


def test_a_plan_is_read():
    course = read(GOOD)
    (step,) = course.lesson("first-game")
    assert step.ways == [["move 2"], ["move 3", "end"]]
    assert step.mistakes[0].way == ["move 9"]
    assert course.lesson("win")[0].position == "toy1 there"
    assert course.ids == ["first-game", "win"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "fly"', 'id = "fly"\ncolour = 3',
         "lesson 'first-game', step 'fly': Object contains unknown field 'colour'"),
        ('position = "toy1 here"', "position = 7",
         "lesson 'first-game', step 'fly': Expected 'str', got 'int', in position"),
        ('refused = "TO-1"', 'refuse = "TO-1"',
         "lesson 'first-game', step 'fly', mistake 1: Object contains unknown field 'refuse'"),
        ('kind = "first"', 'kind = "third"',
         "lesson 'first-game': Invalid enum value 'third', in kind"),
        ('id = "win"', "", "exercise 'without id': Object missing required field 'id'"),
        ('id = "win"', 'id = "fly"', "the id 'fly' is used twice"),
        ('id = "win"', 'id = "Win it"', "the id 'Win it' is not of small letters"),
        ("[[exercise]]", "[exercise]", "exercise is written [[exercise]], a table for each"),
        ('game = "toy"', 'game = "toy"\nrules = 1', "Object contains unknown field 'rules'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(old, new, said):
    assert old in GOOD
    with pytest.raises(BadGame) as caught:
        read(GOOD.replace(old, new))
    assert said in str(caught.value)
    assert str(caught.value).startswith("toy/lessons.toml: ")


def test_a_game_without_lessons_says_so():
    with pytest.raises(BadInput, match="has no lessons"):
        course_of("liars_dice")


def test_an_unknown_lesson_is_named():
    with pytest.raises(BadInput, match="no lesson 'frist-game': did you mean 'first-game'"):
        steps_of("spacewalk", "frist-game")
