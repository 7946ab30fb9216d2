"""The board explains itself: by mouse, finger and keyboard, beside the piece, never in the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest
from axe import faults_of
from web_people import Person

from orrery.core.glossary import glossary_of
from orrery.core.registry import BUILT_IN, find_game

Come = Callable[..., Person]
TIP = "[data-tip]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOMETHING = {
    "astron": ".board [data-card]",
    "astroplane": ".board .singularity-core",
    "situation7": ".board [data-location='1.0']",
    "spacewalk": ".board .hole",
    "zylatron": ".board [data-stack=rw1]",
}
TEMPO = {"situation7": {"options": {"tempo": "alternate"}}}


def sit_down(person: Come, game: str, **habits: Any) -> Person:
    ann = person("Ann", **habits)
    ann.play_against(game, "random", **TEMPO.get(game, {}))
    ann.wait_for_turn()
    if game == "astron":  # cards are dealt after take-off
        ann.page.locator(".moves [data-action]").first.dispatch_event("click")
        ann.page.wait_for_selector(".board [data-card]")
    return ann


def middle(ann: Person, selector: str) -> tuple[float, float]:
    before, box = None, ann.page.locator(selector).first.bounding_box()
    while box != before:  # a page that is still being laid out moves what is pointed at
        ann.page.wait_for_timeout(150)
        before, box = box, ann.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def said(ann: Person) -> str:
    ann.page.wait_for_selector(TIP)
    return ann.page.locator(TIP).inner_text()


def covers(ann: Person, x: float, y: float) -> bool:
    box = ann.page.locator(TIP).bounding_box()
    assert box is not None
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


@pytest.mark.parametrize("game", sorted(BUILT_IN))
def test_a_mouse_that_rests_is_told_and_escape_or_going_on_ends_it(person: Come, game: str) -> None:
    ann = sit_down(person, game)
    x, y = middle(ann, SOMETHING[game])
    ann.page.mouse.move(x - 1, y)
    ann.page.mouse.move(x, y)
    meanings = [one.meaning for one in glossary_of(find_game(game))]
    assert any(meaning in said(ann) for meaning in meanings)
    assert not covers(ann, x, y)
    assert faults_of(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.locator(TIP).wait_for(state="detached")
    ann.page.mouse.move(x, y - 1)
    said(ann)
    ann.page.mouse.move(2, 2)
    ann.page.locator(TIP).wait_for(state="detached")


TWICE = "as1 default 2p t0 e0/c0 ship1 play hands=F2F3B1B1U1/F3B1S2S2U2"  # and no way backward


def test_how_many_there_are_of_a_card_that_cannot_be_played_is_readable(person: Come) -> None:
    ann = person("Ann")
    ann.go(f"#/study/astron?{urlencode({'position': TWICE})}")
    twice = ann.page.locator(".hand li", has=ann.page.locator("[data-card='backward 1']"))
    twice.evaluate("card => card.classList.add('dull')")  # as at a table that shows what is legal
    assert twice.locator(".count").inner_text() == "×2"
    assert float(twice.locator("svg").first.evaluate("card => getComputedStyle(card).opacity")) < 1
    assert faults_of(ann.page) == []


def test_the_keyboard_is_told_what_has_the_focus(person: Come) -> None:
    ann = sit_down(person, "spacewalk")
    planet = ann.page.locator(".board [data-space][aria-disabled=false]").first
    planet.focus()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Tab")
    assert "Planet" in said(ann)
    tip = ann.page.locator(TIP).get_attribute("id")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == tip
    ann.page.keyboard.press("Escape")
    assert ann.page.evaluate("document.activeElement.hasAttribute('aria-describedby')") is False


def test_the_cursor_in_the_galaxy_is_told_of_what_it_is_on(person: Come) -> None:
    ann = sit_down(person, "zylatron")
    ann.page.get_by_role("application").focus()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_selector(TIP)
    heard = ann.page.locator(".zylatron .heard").inner_text()
    assert "on the upper left planet" in heard or "beside the upper left planet" in heard
    assert "rw" not in heard


def test_a_long_press_tells_and_plays_nothing(person: Come) -> None:
    ann = sit_down(person, "spacewalk", **PHONE)
    log = ann.log
    x, y = middle(ann, ".board [data-space][aria-disabled=false] circle")
    touch = ann.context.new_cdp_session(ann.page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    assert "Planet" in said(ann)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_timeout(300)
    assert ann.log == log
    ann.page.locator("h1, h2").first.tap()
    ann.page.touchscreen.tap(x, y)
    ann.page.wait_for_function(
        "before => document.querySelector('.log').innerText !== before", arg=log
    )


def test_while_one_asks_every_press_explains_and_none_plays(person: Come) -> None:
    ann = sit_down(person, "spacewalk", **PHONE)
    log = ann.log
    ann.page.locator("[data-explain]").tap()
    for selector in (".board .hole", ".board [data-space][aria-disabled=false] circle"):
        ann.page.touchscreen.tap(*middle(ann, selector))
        said(ann)
    assert ann.log == log
    assert faults_of(ann.page) == []
    ann.page.locator("[data-explain]").tap()
    assert ann.page.locator(TIP).count() == 0


def test_the_rules_list_every_word_with_the_numbers_of_the_table(person: Come) -> None:
    ann = person("Ann", locale="de-DE")
    ann.play_against("zylatron", "random", options={"rules": "short"})
    ann.wait_for_turn()
    ann.page.locator("[data-aim] button").click()
    ann.page.locator("[data-rules] [data-glossary] summary").click()
    listed = ann.page.locator("[data-glossary] dl").inner_text()
    assert "Fliegt 10 Punkte weit" in listed
    assert "Kampfstern" not in listed


# Live play: finding pieces is the game


def marked(ann: Person) -> str:
    return str(ann.page.locator(".board .open").first.get_attribute("d") or "")


@pytest.mark.parametrize("marks", [False, True])
def test_live_marks_are_shown_only_where_the_table_allows_them_for_all(
    person: Come, marks: bool
) -> None:
    ann = person("Ann")
    ann.play_against("situation7", "random", options={"tempo": "live"}, marks=marks)
    ann.wait_for_turn()
    assert bool(marked(ann)) is marks
    piece = ann.page.locator("[data-piece]").first.get_attribute("aria-label") or ""
    assert piece
    assert not re.search(r"\d\.\d", piece)


def test_a_new_live_table_offers_marks_for_all_in_plain_words(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/new?game=situation7")
    ann.page.locator("[data-marks]").check()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector(".table-page")
    table = ann.ask("get", "/api/tables")["mine"][0]
    assert table["marks"] is True
