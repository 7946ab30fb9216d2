"""A lesson played through as its plan says, by one hand on one screen, with wrong moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from lesson_hands import KEYS, MOUSE, STILL, TOUCH, Hand
from web_people import Person

from orrery.lessons.plan import Step
from orrery.lessons.reader import course_of, steps_of, taught_games

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

LESSONS = [(game, lesson) for game in taught_games() for lesson in course_of(game).ids]
SCREENS = {
    ("desk", MOUSE): DESK, ("phone", TOUCH): PHONE, ("desk", KEYS): DESK,
    ("phone", KEYS): PHONE, ("desk", TOUCH): DESK,
}  # fmt: skip
"""Screens and hands; a phone has no mouse."""


SHORT = ("connect_four", "spacewalk")
"""Games whose lessons every run of the tests plays; `tools/play_lessons.py` plays all of them."""


def by_length(games: Iterable[str]) -> list[Any]:
    """Games for a test, those of long lessons marked so."""
    return [one if one in SHORT else pytest.param(one, marks=pytest.mark.long) for one in games]


def habits_of(screen: str, way: str) -> dict[str, object]:
    """How a browser for them is opened."""
    return {
        "viewport": SCREENS[screen, way],
        "has_touch": way == TOUCH,
        "is_mobile": screen == "phone",
    }


@dataclass(frozen=True)
class Played:
    """How a lesson was played."""

    n_steps: int
    n_mistakes: int
    n_presses: int
    n_on_board: int
    n_from_list: int
    problems: tuple[str, ...]


class Pupil:
    """Plays one lesson."""

    def __init__(self, who: Person, way: str, game: str, lesson: str) -> None:
        self.page = who.page
        self.who = who
        self.hand = Hand(who.page, way)
        self.game, self.lesson = game, lesson
        self.n_mistakes = 0
        self.problems: list[str] = []

    def play(self) -> Played:
        """From the list of lessons to the last praise."""
        self.who.go(f"#/learn/{self.game}")
        self.page.wait_for_selector(STILL)
        self.page.locator(f"[data-lesson={self.lesson}]").last.click()
        steps = steps_of(self.game, self.lesson)
        deeds = [step for step in steps if step.play is None]
        for n, step in enumerate(deeds, 1):
            self._do_step(step)
            if n < len(steps):
                self._press("on")
        hand = self.hand
        return Played(
            len(deeds), self.n_mistakes, hand.n_presses, hand.n_on_board, hand.n_from_list,
            tuple(self.problems),
        )  # fmt: skip

    @property
    def mood(self) -> str | None:
        """Of the coach."""
        return self.page.locator(".coach").get_attribute("data-mood")

    def _do_step(self, step: Step) -> None:
        """What glows, the mistakes that are named, and the way of the plan."""
        self.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
        self.page.wait_for_function(
            "n => document.querySelectorAll('[data-glow]').length === n", arg=len(step.show)
        )
        if not step.after:  # no clock runs
            self._err(step)
        for action in step.ways[0]:
            self.hand.play(self.game, action)
        if self.mood != "praise":
            self.problems.append(f"{step.id}: {self.mood} after {step.ways[0]}")
            raise AssertionError(self.problems[-1])
        if self.who.width_left_over > 0:
            self.problems.append(f"{step.id}: wider than the screen")

    def _err(self, step: Step) -> None:
        """A wrong move is answered with what is wrong, and taken back."""
        for mistake in step.mistakes:
            if mistake.refused or len(mistake.way) != 1 or not self._is_listed(mistake.way[0]):
                continue
            self.hand.play(self.game, mistake.way[0])
            said = self.page.locator(".coach .say")
            if self.mood != "wrong" or len(said.inner_text()) < 20:
                raise AssertionError(f"{step.id}: {self.mood} after the mistake {mistake.way}")
            self.n_mistakes += 1
            self._press("back")
            return

    def _is_listed(self, action: str) -> bool:
        """It can be played now; a small tray offers less than the rules."""
        return self.page.locator(f".lesson .moves [data-action='{action}']").count() > 0

    def _press(self, what: str) -> None:
        if not self.hand.press(f"[data-next={what}]"):
            self.problems.append(f"{self.lesson}: {what} cannot be pressed")
            self.page.locator(f"[data-next={what}]").dispatch_event("click")
            self.page.wait_for_selector(STILL)
