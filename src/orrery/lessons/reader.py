"""Reads lessons.toml of a game; what is wrong is said with file, lesson, step and field."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from orrery.core.errors import BadGame, BadInput, one_of
from orrery.core.registry import find_meta, game_ids, package_of
from orrery.core.shipped import read_shipped
from orrery.lessons.plan import Course, Lesson, Mistake, Part, Step

FILE = "lessons.toml"
P = TypeVar("P", bound=Part)


def taught_games() -> list[str]:
    """The games that bring lessons."""
    return [game for game in game_ids() if file_of(game).is_file()]


def file_of(game: str) -> Traversable:
    """Where the lessons of a game are, if it has any."""
    return files(package_of(game)).joinpath(FILE)


@functools.cache
def course_of(game: str) -> Course:
    """The lessons of a game; BadInput if it has none, BadGame if they cannot be read."""
    file = file_of(game)
    if not file.is_file():
        raise BadInput(f"{find_meta(game).title} has no lessons: {one_of(game, taught_games())}")
    return read_course(str(file), read_shipped(file))


def steps_of(game: str, lesson: str) -> list[Step]:
    """The steps of a lesson, or the one of an exercise; BadInput if there is no such thing."""
    course = course_of(game)
    steps = course.lesson(lesson)
    if not steps:
        raise BadInput(f"{game} has no lesson {lesson!r}: {one_of(lesson, course.ids)}")
    return steps


def read_course(path: str, data: Mapping[str, Any]) -> Course:
    """A course from the tables of a file."""
    parts = dict(data)
    lessons = [_lesson(path, one) for one in _tables(path, parts, "lesson")]
    exercises = [
        _step(f"{path}: exercise {name_of(one)}", one) for one in _tables(path, parts, "exercise")
    ]
    plain = {"game": "", "seat": "", **parts, "lessons": [], "exercises": []}
    head = _converted(path, plain, Course)
    course = Course(head.game, head.seat, lessons, exercises)
    _check_ids(path, course)
    return course


def _lesson(path: str, data: Mapping[str, Any]) -> Lesson:
    where = f"{path}: lesson {name_of(data)}"
    parts = dict(data)
    steps = [_step(f"{where}, step {name_of(one)}", one) for one in _tables(where, parts, "step")]
    head = _converted(where, {**parts, "step": []}, Lesson)
    return Lesson(head.id, head.kind, head.seat, steps)


def _step(where: str, data: Mapping[str, Any]) -> Step:
    wrong = data.get("mistakes", [])
    for n, one in enumerate(wrong if isinstance(wrong, list) else [], 1):
        _converted(f"{where}, mistake {n}", one, Mistake)
    return _converted(where, data, Step)


def _tables(where: str, parts: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables of an array, taken out of the others."""
    found = parts.pop(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise BadGame(f"{where}: {name} is written [[{name}]], a table for each")
    return found


def _converted(where: str, data: Any, kind: type[P]) -> P:
    """A part from its table; BadGame says where and which field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said = re.sub(r" - at `\$\.?(.*)`$", r", in \1", str(error)).replace("`", "'")
        raise BadGame(f"{where}: {said}") from None


def _check_ids(path: str, course: Course) -> None:
    """Texts and progress hang on the ids: each is used once in a file."""
    ids = [step.id for one in course.lessons for step in one.steps]
    ids += course.ids
    for name in ids:
        if ids.count(name) > 1:
            raise BadGame(f"{path}: the id {name!r} is used twice")
        if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
            raise BadGame(f"{path}: the id {name!r} is not of small letters, digits and hyphens")


def name_of(data: Mapping[str, Any]) -> str:
    """The id of a table that may lack it."""
    return repr(data.get("id", "without id"))
