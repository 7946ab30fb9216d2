"""The end of a game: who won and why, what earned the points, and a rematch with one click."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web_people import Person

Come = Callable[..., Person]

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
WITHOUT = {
    "no clipboard": NO_CLIPBOARD,  # a page without https has none
    "no leave": f"{NO_CLIPBOARD} document.execCommand = () => false;",
}


def play_out(ann: Person) -> None:
    """Any move of the list, until the game is over."""
    ann.play_on(lambda: ann.click_any(".moves [data-action]"), most=900)


def test_the_end_says_who_won_and_what_earned_the_points(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random", options={"tokens": 1})
    play_out(ann)
    end = ann.page.locator("[data-end]")
    end.wait_for()
    assert "has no ship left" in end.locator(".why").inner_text()
    totals = []
    for row in end.locator("[data-seat]").all():
        total = int(row.locator("[data-score]").get_attribute("data-score") or "")
        shares = row.locator("[data-share]").all()
        assert sum(int(one.get_attribute("data-share") or "") for one in shares) == total
        totals.append(total)
    assert totals == sorted(totals, reverse=True)
    assert max(totals) > 0
    assert "moves" in end.locator(".facts").inner_text()


def test_the_end_and_the_replay_count_the_same_moves(person: Come) -> None:
    """What chance did has a number, too: links and turning points count it."""
    ann = person("Ann")
    ann.play_against("liars_dice", "random")
    play_out(ann)
    found = re.match(r"(\d+) moves", ann.page.locator("[data-end] .facts").inner_text())
    assert found is not None
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.locator(".where").get_by_text(f"Move 0 of {found[1]}", exact=True).wait_for()


def test_the_turning_point_is_said_and_shown_on_the_board(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for column in (3, 0, 3, 0, 3, 1, 3):  # the sixth move does not stop the row
        ann.play_from_list(f"drop {column}")
    turning = ann.page.locator("[data-turning='6']")
    turning.wait_for(timeout=300_000)  # judged when nothing else runs
    said = turning.locator("p").inner_text()
    assert re.search(
        r"turning point was move 6, .+: .+\. The chance of .+ rose from \d+ to \d+%", said
    )
    turning.locator("[data-show-turning]").click()
    ann.page.locator("[data-moment]").wait_for()
    assert ann.page.locator("[data-end]").count() == 0
    ann.page.get_by_role("button", name="Back to now").click()
    ann.page.locator("[data-end]").wait_for()


def resign(ann: Person) -> None:
    ann.wait_for_turn()
    give_up(ann)
    ann.page.wait_for_selector("[data-end]")


def give_up(one: Person) -> None:
    one.page.get_by_text("More", exact=True).click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()


def two_begin(person: Come, game: str, *others: str, **habits: str) -> tuple[Person, Person]:
    """Ann opens a table, Ben sits down by her link, and it begins."""
    ann, ben = person("Ann", **habits), person("Ben")
    table = ann.open_table(game, ["me", "open", *others])
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ann.go(f"#/t/{table['id']}?start=1")
    ben.page.wait_for_selector(".table-page[data-status=running]")
    return ann, ben


def test_a_rematch_after_resigning_begins_at_once_against_bots(person: Come) -> None:
    ann = person("Ann")
    first = ann.play_against("connect_four", "random")
    resign(ann)
    ann.page.locator("[data-rematch]").click()
    ann.page.wait_for_url(lambda url: first not in url)
    assert ann.wait_for_turn()
    assert ann.page.locator(".table-page[data-status=running]").count() == 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_win_is_celebrated_unless_motion_is_unwelcome(person: Come, motion: str) -> None:
    ann, ben = two_begin(person, "connect_four", reduced_motion=motion)
    give_up(ben)
    ann.page.get_by_role("heading", name="You have won!").wait_for()
    assert ann.page.locator("[data-celebration]").count() == (motion == "no-preference")
    ben.page.get_by_role("heading", name="Ann has won by resignation.").wait_for()
    assert ben.page.locator("[data-celebration]").count() == 0


def test_of_a_seat_that_was_given_up_it_is_said_that_a_bot_plays_on(person: Come) -> None:
    ann, ben = two_begin(person, "spacewalk", "random")
    give_up(ben)
    seat = ann.page.locator(".seats li").nth(1)
    seat.get_by_text("Blue · out, a bot plays on").wait_for()
    give_up(ann)
    ann.page.wait_for_selector("[data-end]")
    seat.get_by_text("Blue · out", exact=True).wait_for()  # nobody plays any more


def test_the_link_to_a_private_game_can_be_shared(person: Come) -> None:
    ann, eve = person("Ann", permissions=["clipboard-read", "clipboard-write"]), person("Eve")
    ann.play_against("connect_four", "random")
    resign(ann)
    ann.page.locator("[data-share-link]").click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    eve.page.goto(link)
    eve.page.get_by_role("heading", name="Replay").wait_for()
    ann.page.get_by_role("button", name="look at the board").click()
    assert ann.page.locator("[data-end]").count() == 0


@pytest.mark.parametrize("lack", ["no clipboard", "no leave"])
def test_a_link_that_cannot_be_copied_is_shown(person: Come, lack: str) -> None:
    ann = person("Ann")
    ann.context.add_init_script(WITHOUT[lack])
    ann.play_against("connect_four", "random")
    resign(ann)
    ann.page.locator("[data-share-link]").click()
    if lack == "no clipboard":  # the older way is open
        ann.page.get_by_role("button", name="Copied").wait_for()
        return
    field = ann.page.locator("[data-by-hand] input")
    field.wait_for()
    assert "/t/" in field.input_value()
    assert "read=" in field.input_value()
    assert ann.page.get_by_role("button", name="Copied").count() == 0
