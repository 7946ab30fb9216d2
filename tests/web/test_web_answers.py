"""What a board answers to the person before it: orders, hints and refusals that can be read."""

from __future__ import annotations

import re
from collections.abc import Callable

from web_people import QUIET, Person

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LEAST = 40  # pixels that a finger needs


def live_game(ann: Person) -> None:
    """SITUATION 7 against a bot, both at once."""
    ann.play_against("situation7", "random", options={"tempo": "live"})
    ann.page.locator(".piece").first.wait_for()


def test_a_hint_goes_when_it_was_followed_and_moves_nothing(person: Come) -> None:
    ann = person("Ann")
    live_game(ann)
    how = ann.page.locator(".situation7 .how")
    before = ann.page.locator(".situation7").bounding_box()
    ann.page.locator("[data-location='1.0']").dispatch_event("click")
    ann.page.locator(".how.hint").get_by_text("Pick a piece first").wait_for()
    assert ann.page.locator(".situation7").bounding_box() == before
    ann.page.locator(".piece").first.click()
    how.get_by_text("Now press its place").wait_for()
    assert ann.page.locator(".how.hint").count() == 0


def test_a_refusal_gives_way_to_whoever_plays_on_with_a_phone(person: Come) -> None:
    ann = person("Ann", **PHONE)
    live_game(ann)
    ann.page.locator(".piece").first.tap()
    ann.page.locator("[data-location='6.3']").tap()
    refusal = ann.page.locator(".refusal")
    refusal.wait_for()
    refusal.tap()
    assert refusal.count() == 1
    ann.page.locator(".piece").nth(2).tap()
    refusal.wait_for(state="detached")


def test_a_clause_is_not_cut_in_the_middle_of_a_line(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    ann.page.locator("[data-buy='battle_star']").click()
    clause = ann.page.locator(".refusal .clause")
    clause.get_by_text(re.compile(r"ZY-\d+ \w+")).wait_for()
    assert clause.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_a_piece_of_zylatron_that_was_pressed_asks_for_its_order(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    prompt = ann.page.locator(".orders .prompt")
    prompt.get_by_text("Press one of your pieces").wait_for()
    galaxy = ann.page.locator(".zylatron svg[role=application]")
    galaxy.focus()
    galaxy.press("Enter")
    prompt.get_by_text("Choose what it shall do").wait_for()
    for order in ann.page.locator(".orders [data-order]").all():
        box = order.bounding_box()
        assert box is not None
        assert box["height"] >= LEAST
    ann.page.wait_for_selector(QUIET)


def test_links_of_the_front_page_are_large_enough_for_fingers(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.open_table("connect_four", ["me", "random"])
    ann.go("#/")
    for link in ("all-clubs", "all-tournaments", "to-evening", "all-games"):
        box = ann.page.locator(f"main [data-{link}]").first.bounding_box()
        assert box is not None, link
        assert box["height"] >= LEAST, link
