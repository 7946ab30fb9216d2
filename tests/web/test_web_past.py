"""What others did stays readable: marks, a caption, a replay on the board, moments of the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web_people import QUIET, Person

Come = Callable[..., Person]
SHIPS = "[...document.querySelectorAll('.board [data-space]')].map((one) => one.ariaLabel).join()"


def play_first(ann: Person) -> None:
    """Play the first move of the list, and wait for the next turn."""
    ann.wait_for_turn()
    ann.page.locator(".moves [data-action]").first.dispatch_event("click")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()


@pytest.mark.parametrize("game", ["spacewalk", "astron", "connect_four"])
def test_the_last_move_stays_marked_and_said_until_ones_own(person: Come, game: str) -> None:
    ann = person("Ann")
    ann.play_against(game, "random")
    for _ in range(3):
        play_first(ann)
    marks = ".board [data-trail], .board [data-recent]"
    ann.page.wait_for_selector(marks)
    assert ann.page.locator("[data-caption] .said").inner_text() not in (
        "",
        "Nobody has moved yet.",
    )
    seats = "[data-caption] .said i"  # their colours, each at the beginning of its line
    assert ann.page.locator(seats).count() == ann.page.locator(f"{seats}:first-child").count() > 0
    if game == "spacewalk":
        assert "Drifter Mira puts a" in ann.page.locator("[data-caption]").inner_text()


def test_what_happened_is_played_on_the_board_and_left_again(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    empty = ann.page.evaluate(SHIPS)
    play_first(ann)
    now = ann.page.evaluate(SHIPS)
    ann.page.get_by_role("button", name="What happened?").click()
    keys = ann.page.get_by_role("group", name="Looking back")
    keys.get_by_role("button", name="Back", exact=True).click()  # once it has gone on by itself
    ann.page.wait_for_selector("[data-moment='1']")  # and stays there
    before = ann.page.evaluate(SHIPS)
    assert before not in (empty, now)
    keys.get_by_role("button", name="Forward").click()
    ann.page.wait_for_selector("[data-moment='2']")
    assert ann.page.evaluate(SHIPS) == now
    assert "Drifter Mira puts a" in ann.page.locator("[data-caption]").inner_text()
    keys.get_by_role("button", name="Back to now").click()
    ann.page.wait_for_selector(".table-page[data-acts=true]")
    assert ann.page.locator("[data-moment]").count() == 0


def test_a_line_of_the_log_shows_its_moment_and_undone_ones_are_marked(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random")
    play_first(ann)
    one = ann.page.evaluate(SHIPS)
    play_first(ann)
    log = ann.page.locator(".log")
    assert log.locator(".turn .who").all_inner_texts()[:2] == ["Ann", "Drifter Mira"]
    log.locator("[data-entry='2']").first.click()
    ann.page.wait_for_selector("[data-moment='2']")
    assert ann.page.evaluate(SHIPS) == one
    assert ann.page.locator(".table-page[data-acts=true]").count() == 0
    ann.page.reload()  # the server knows the moment, too
    ann.wait_for_turn()
    log.locator("[data-entry='2']").first.click()
    ann.page.wait_for_selector("[data-moment='2']")
    assert ann.page.evaluate(SHIPS) == one
    ann.page.locator("[data-now]").click()
    ann.page.get_by_role("button", name="Take back").click()
    log.get_by_text("Ann takes back").wait_for()
    assert log.locator(".undone s").count() == 2
    assert log.locator(".undone [data-entry]").count() == 0


def test_step_by_step_the_bots_wait_for_a_click(person: Come) -> None:
    ann = person("Ann", reduced_motion="no-preference")
    ann.context.add_init_script(
        "localStorage.setItem('orrery.settings', JSON.stringify({ pace: 'step' }))"
    )
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    ann.page.locator(".moves [data-action]").first.dispatch_event("click")
    ann.page.wait_for_selector("[data-next]")
    assert ann.page.locator(".table-page[data-acts=true]").count() == 0
    ann.page.locator("[data-next]").click()
    ann.wait_for_turn()
    assert ann.page.locator("[data-next]").count() == 0
