"""What a lesson says: lessons/LANGUAGE.ftl of a game, messages by step and field.

fly-text    fly-praise    fly-hint    fly-otherwise    fly-mistake-2    first-game-title
"""

from __future__ import annotations

import functools
from importlib.resources import files

from orrery.core.catalogue import Catalogue, languages_in, read_catalogue
from orrery.core.registry import package_of
from orrery.core.texts import ENGLISH, Texts, nearest
from orrery.lessons.plan import Course, Step

FIELDS = ("text", "hint", "otherwise", "praise")


@functools.lru_cache(128)
def wording_of(game: str, language: str = ENGLISH) -> Wording:
    """The words of a game's lessons; what the language lacks is said in English."""
    folder = files(package_of(game)).joinpath("lessons")
    code = nearest(language, tuple(languages_in(folder)))
    codes = [code] if code == ENGLISH else [code, ENGLISH]
    return Wording(*(read_catalogue(folder, one) for one in codes))


class Wording:
    """The words of lessons in a language."""

    def __init__(self, *catalogues: Catalogue) -> None:
        """The best first."""
        self.texts = Texts(*catalogues)

    def say(self, owner: str, field: str) -> str:
        """What a step or lesson says; empty if it says nothing."""
        return self.texts.label("", f"{owner}-{field}", "")


def messages_of(course: Course) -> tuple[set[str], set[str]]:
    """The ids that must be said, and those that may be."""
    must = {f"{lesson.id}-title" for lesson in course.lessons}
    may: set[str] = set()
    for step in [*(one for lesson in course.lessons for one in lesson.steps), *course.exercises]:
        must |= {f"{step.id}-text", *_mistakes_of(step)}
        may |= {f"{step.id}-{field}" for field in FIELDS}
    return must, may


def _mistakes_of(step: Step) -> set[str]:
    return {f"{step.id}-mistake-{n}" for n in range(1, len(step.mistakes) + 1)}
