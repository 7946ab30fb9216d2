"""Whoever plays by keyboard or with a screen reader is never put back to the top of a page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web_people import QUIET, Person

Come = Callable[..., Person]
FOCUS = "document.activeElement"


def has_focus(who: Person, selector: str) -> None:
    """Wait until something within has the focus."""
    who.page.wait_for_function(f"wanted => {FOCUS}.closest(wanted) !== null", arg=selector)


def press(who: Person, selector: str, key: str = "Enter") -> None:
    """Press what can be seen and reached by the keyboard."""
    thing = who.page.locator(selector).locator("visible=true").first
    thing.focus()
    thing.press(key)


def test_after_a_move_the_focus_is_on_the_board_where_it_was(person: Come) -> None:
    """The marked spaces of ASTRON go with the move, and come again with the next turn."""
    ann = person("Ann")
    ann.play_against("astron", "random")
    for _ in range(2):
        ann.wait_for_turn()
        press(ann, ".board .target")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    has_focus(ann, ".board .target")


def test_after_a_card_of_the_hand_the_focus_is_on_the_hand(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astron", "random")
    ann.wait_for_turn()
    press(ann, ".board .target")
    ann.wait_for_turn()
    action = ann.page.locator(".moves [data-action]").first.get_attribute("data-action") or ""
    card = " ".join(action.split()[:2])
    press(ann, f".hand [data-card='{card}']")
    press(ann, f"[data-play='{action}']")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    has_focus(ann, ".hand")


def test_a_move_out_of_a_group_leaves_the_focus_in_that_group(person: Come) -> None:
    """The first group of the list is folded up: nothing in it could take the focus."""
    ann = person("Ann")
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    press(ann, ".moves details:last-of-type summary")
    press(ann, ".moves details:last-of-type [data-action]")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    has_focus(ann, ".moves details:last-of-type [data-action]")


def test_the_end_of_a_game_takes_the_focus_that_its_last_move_had(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for column in (3, 0, 3, 0, 3, 0, 3):
        ann.wait_for_turn()
        press(ann, f".moves [data-action='drop {column}']")
        ann.page.wait_for_selector(QUIET)
    has_focus(ann, "#end-title")
    top = ann.page.locator("#end-title").bounding_box()
    assert top is not None
    assert top["y"] >= 0


def test_a_dialog_gives_the_focus_back(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    opener = "header.top > button:last-of-type"
    press(ann, opener)
    has_focus(ann, "dialog")
    ann.page.keyboard.press("Escape")
    has_focus(ann, opener)


@pytest.mark.parametrize("link", ["header a[href='#/rules']", "main a[href='#/puzzles']"])
def test_a_new_page_takes_the_focus(person: Come, link: str) -> None:
    ann = person("Ann")
    ann.go("#/")
    ann.page.locator(".shelf .box").first.wait_for()
    press(ann, link)
    ann.page.wait_for_function(f"() => {FOCUS}.id === 'main'")
    ann.page.locator("main h1").wait_for()
    assert ann.page.evaluate(f"{FOCUS}.id") == "main"


def test_a_dialog_that_is_a_page_keeps_its_focus(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    press(ann, "main a[href='#/new']")
    has_focus(ann, "dialog")


@pytest.mark.parametrize(("game", "asked"), [
    ("spacewalk", "Choose a size, then a planet."),
    ("astroplane", "Choose a piece; 2 moves left."),
])  # fmt: skip
def test_what_a_board_asks_for_is_read_out(person: Come, game: str, asked: str) -> None:
    ann = person("Ann")
    ann.play_against(game, "random")
    ann.wait_for_turn()
    ann.page.locator(".board [role=status]", has_text=asked).wait_for()
