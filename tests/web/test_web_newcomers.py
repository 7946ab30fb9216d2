"""Somebody new: odd addresses lead on, a phone shows what is advised, and nobody else is "you"."""

from __future__ import annotations

from collections.abc import Callable

from web_people import Person

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 40  # pixels that a finger needs

PRESSED = "header a, .strip button, .menu .button, .menu > button, .moves .list button"
HEIGHTS = "all => all.map((one) => one.getBoundingClientRect().height).filter(Boolean)"


def test_addresses_that_say_nothing_lead_home(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/player/100%")  # no escape sequence: the page was blank
    ann.page.get_by_text("Nobody keeps this name.").wait_for()
    for lost in ("#/rules/chess", "#/learn/chess", "#/puzzles/chess", "#/nowhere"):
        ann.go(lost)
        ann.page.locator("h1", has_text="Lost in space").wait_for()
        ann.page.locator("main a[href='#/']").wait_for()
    ann.page.goto(f"{ann.address}/nowhere/at/all")
    ann.page.locator("h1", has_text="Lost in space").wait_for()


def test_who_wants_to_learn_chooses_a_game(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/learn")
    ann.page.locator("a[href='#/learn/astron']").click()
    ann.page.locator("h1", has_text="ASTRON").wait_for()


def test_a_replay_calls_you_only_who_you_are(person: Come) -> None:
    ann = person("Ann")
    table = ann.play_against("astron", "random", is_private=False)
    ann.play_on(lambda: ann.click_any(".moves [data-action]"))
    for n in (4, 5, 6, 7):  # whoever is to act, and whosever hand is seen
        ann.go(f"#/replay/{table}/{n}")
        ann.page.locator(f"[data-replay='{n}'] .side tr", has_text="Ann (you)").wait_for()
        assert ann.page.locator(".side tr", has_text="(you)").count() == 1
    ben = person("Ben")
    ben.go(f"#/replay/{table}/5")
    ben.page.locator(".side tr", has_text="Ann").wait_for()
    assert ben.page.locator(".side tr", has_text="(you)").count() == 0
    assert ben.page.get_by_role("heading", name="Your hand").count() == 0


def test_on_a_phone_a_hint_leaves_the_board_in_sight(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    menu = ann.page.locator(".menu")
    assert menu.get_by_text("Take back").is_disabled()  # there is nothing yet
    assert min(ann.page.locator(PRESSED).evaluate_all(HEIGHTS)) >= FINGER - 1
    menu.get_by_text("Hint").click()
    ann.page.locator("[data-hints] .hint").first.wait_for(timeout=60_000)
    panel = ann.page.locator("[data-hints]").bounding_box()
    board = ann.page.locator(".board").bounding_box()
    assert panel
    assert board
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= panel["y"] + 1
    warnings: list[str] = []
    ann.page.on("console", lambda said: warnings.append(said.text))
    ann.page.locator("[data-hints] .hint").nth(1).click()  # played, and shown no longer
    ann.page.locator("[data-hints]").wait_for(state="detached")
    assert warnings == []


def test_who_has_played_nothing_yet_is_led_to_the_games(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/games")
    ann.page.locator("[data-my-games] a", has_text="Play now").click()
    ann.page.get_by_role("heading", name="The games").wait_for()
