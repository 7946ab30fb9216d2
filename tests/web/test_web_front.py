"""The front and what stands beside a table: own games, examples, ranks, rules, sounds, dialogs."""

from __future__ import annotations

from collections.abc import Callable

from web_people import QUIET, Person

Come = Callable[..., Person]


def test_ones_own_games_come_first_those_that_wait_before_results(person: Come) -> None:
    ann = person("Ann")
    over = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.play_on(lambda: ann.click_any(".moves [data-action]"))
    waiting = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.go("#/")
    rows = ann.page.locator("[data-own] li")
    rows.nth(1).wait_for()
    links = [one.get_attribute("href") or "" for one in rows.locator("a").all()]
    assert waiting in links[0]
    assert over in links[1]
    assert "It is your turn" in rows.nth(0).inner_text()
    assert "won" in rows.nth(1).inner_text()
    assert rows.nth(1).locator(".date").inner_text()
    assert ann.page.title() == "(1) Orrery"
    headings = ann.page.locator("main h1, main h2").all_inner_texts()
    assert headings[0] == "Your games"


def test_a_table_that_waits_elsewhere_is_in_the_header(person: Come) -> None:
    ann = person("Ann")
    first = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    link = ann.page.locator("[data-running='1']")
    link.wait_for()
    assert ann.page.title().startswith("(1) ")
    link.click()
    ann.page.wait_for_url(f"**/*#/t/{first}")


def test_connect_four_is_an_example_and_the_cadet_is_for_beginners(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    examples = ann.page.locator("[data-examples]")
    examples.get_by_role("button", name="Connect Four").wait_for()
    assert ann.page.locator(".shelf:not(.small) .box").count() == 5
    ann.page.get_by_role("button", name="Play now: Space Walk").click()
    assert "for beginners" in ann.page.locator("[data-bot=cadet]").inner_text()
    notes = ann.page.locator("[data-bot] .note")
    assert notes.count() == ann.page.locator("[data-bot]").count()
    ann.page.mouse.click(5, 5)  # outside the dialog
    ann.page.get_by_role("dialog").wait_for(state="detached")


def test_a_refusal_opens_the_rules_beside_the_board_at_its_clause(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astroplane", "random")
    ann.wait_for_turn()
    assert "Singularity" in ann.page.locator("[data-aim]").inner_text()
    ann.click_move(".board [data-cell=f1]")
    ann.click_move(".board [data-cell=h7]")
    ann.page.locator(".refusal a").click()
    drawer = ann.page.locator("[data-rules]")
    clause = drawer.locator("#AP-5")
    clause.wait_for()
    ann.page.wait_for_timeout(200)
    box = clause.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 860
    assert ann.page.locator(".board").count() == 1
    ann.page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    ann.page.locator("[data-show-rules]").click()
    drawer.wait_for()


def test_sounds_can_be_turned_off_where_one_plays(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Turn sounds off").click()
    ann.page.get_by_role("button", name="Turn sounds on").wait_for()
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('orrery.settings')).sound")
    assert kept is False


def test_the_keyboard_stays_in_the_list_of_moves(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    for _ in range(2):
        ann.wait_for_turn()
        ann.page.locator(".moves [data-action]").first.focus()
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.wait_for_selector(".moves [data-action]:focus")


def test_live_situation_7_shows_no_list_and_no_marks_but_keys_reach_it(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("situation7", "random", options={"tempo": "live"})
    moves = ann.page.locator(".moves [data-action]")
    moves.first.wait_for(state="attached")
    shown = ann.page.locator(".moves").bounding_box()
    assert shown is not None
    assert shown["width"] <= 2
    assert ann.page.locator(".marks .open").first.get_attribute("d") == ""
    moves.first.focus()
    wide = ann.page.locator(".moves").bounding_box()
    assert wide is not None
    assert wide["width"] > 100


def test_the_disc_of_situation_7_grows_on_a_phone_and_the_page_does_not(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    ann.wait_for_turn()
    disc = ann.page.locator(".disc")
    before = disc.bounding_box()
    ann.page.get_by_role("button", name="Larger").tap()
    after = disc.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.9 * before["width"]
    assert ann.width_left_over <= 0


def test_numbers_on_the_pieces_of_zylatron_can_be_read_at_1280(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1280, "height": 800})
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    number = ann.page.locator(".stack text").first
    number.wait_for()
    box = number.bounding_box()
    assert box is not None
    assert box["height"] >= 11  # pixels
