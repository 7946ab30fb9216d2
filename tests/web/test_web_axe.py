"""Axe finds nothing serious on any page, in any dialog, drawer or lesson, by night and by day."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import faults_by_night_and_day
from lesson_hands import KEYS, STILL, Hand
from lesson_plays import by_length
from web_people import QUIET, Person

from orrery.lessons.reader import course_of, steps_of, taught_games

Come = Callable[..., Person]


class Inspector:
    """Somebody who looks at a page with axe wherever they are."""

    def __init__(self, who: Person) -> None:
        self.who, self.page = who, who.page
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Note what is wrong here."""
        self.found[name] = faults_by_night_and_day(self.page)

    def go(self, hash_: str, ready: str) -> None:
        """Go to a page and look."""
        self.who.go(hash_)
        self.page.locator(ready).first.wait_for()
        self.look(hash_)

    def close(self) -> None:
        """The dialog."""
        self.page.get_by_role("dialog").get_by_role("button", name="Close").click()

    @property
    def faults(self) -> dict[str, list[str]]:
        """Where something is wrong, and what."""
        return {name: faults for name, faults in self.found.items() if faults}


def test_the_front_and_its_dialogs(person: Come) -> None:
    eye = Inspector(person("Ann"))
    eye.go("#/", ".shelf .box")
    eye.page.get_by_role("button", name="Play now: Space Walk").click()
    eye.page.locator("[data-bot=cadet]").wait_for()
    eye.look("play now, asked for the first time")
    eye.close()
    eye.page.get_by_role("button", name="Ann").click()
    eye.look("settings")
    eye.close()
    eye.go("#/new?game=astron", "dialog form")
    eye.page.get_by_text("Variants and options").click()
    eye.look("new table with its options")
    eye.go("#/rules", ".boxes a")
    eye.go("#/rules/spacewalk/SW-9", "#SW-9")
    eye.go("#/nowhere", "main h1")
    assert eye.faults == {}


def test_a_table_from_its_waiting_room_to_its_end(person: Come) -> None:
    ann = person("Ann")
    eye = Inspector(ann)
    table = ann.open_table("spacewalk", ["me", "open"])
    ann.go(f"#/t/{table['id']}")
    ann.page.locator("[data-start]").wait_for()
    eye.look("waiting room")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.click_any(".moves [data-action]")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.locator("[data-show-rules]").click()
    ann.page.locator("[data-rules]").wait_for()
    eye.look("rules beside the board")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_text("More", exact=True).click()
    eye.look("menu")
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("alertdialog").wait_for()
    eye.look("a question before resigning")
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    ann.page.wait_for_selector("[data-turning]:not([data-turning=looking])", timeout=60_000)
    eye.look("the end")
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.locator("input[type=range]:not([max='0'])").wait_for()
    eye.look("replay")
    ann.go("#/")
    ann.page.locator("[data-own] li").nth(1).wait_for()
    eye.look("one's own games")
    assert eye.faults == {}


def test_one_screen_for_two_hands(person: Come) -> None:
    ann = person("Ann")
    eye = Inspector(ann)
    table = ann.open_table("liars_dice", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    ann.page.locator(".curtain").wait_for()
    eye.look("curtain")
    assert eye.faults == {}


@pytest.mark.parametrize("game", by_length(taught_games()))
def test_every_lesson_page(person: Come, game: str) -> None:
    """The first step of each lesson, and what the first of them answers."""
    who = person()
    eye, hand = Inspector(who), Hand(who.page, KEYS)
    who.go(f"#/learn/{game}")
    first = steps_of(game, course_of(game).ids[0])[0]
    who.page.wait_for_selector(f"{STILL}[data-step={first.id}]")
    for action in first.ways[0]:
        hand.from_list(action)
    who.page.wait_for_selector(".coach[data-mood=praise]")
    eye.look("praise")
    for lesson in course_of(game).ids:
        who.page.locator(f"[data-lesson={lesson}]").last.click()
        step = steps_of(game, lesson)[0]
        who.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
        eye.look(lesson)
    assert eye.faults == {}
