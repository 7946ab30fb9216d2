"""Pages that do not come, and addresses that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from web_people import Person

import orrery

Come = Callable[..., Person]


def test_a_page_that_cannot_be_fetched_says_so_and_comes_with_the_network(person: Come) -> None:
    ann = person()
    ann.go("#/")
    ann.page.locator("h1").first.wait_for()
    ann.context.set_offline(True)
    ann.page.locator("header a[href='#/puzzles']").click()
    ann.page.locator("[data-page-fault]").wait_for()
    ann.context.set_offline(False)
    ann.page.locator("[data-puzzles=spacewalk]").wait_for()
    ann.faults.clear()  # the browser tells of what it could not fetch


def test_a_page_of_an_older_client_is_fetched_anew_once_and_then_at_a_press(person: Come) -> None:
    ann, visits = person(), []
    ann.page.on("load", lambda: visits.append(ann.page.url))
    ann.go("#/")
    ann.page.locator("h1").first.wait_for()
    gone: Any = "**/assets/Puzzles-*.js"
    ann.page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    ann.page.locator("header a[href='#/puzzles']").click()
    ann.page.wait_for_function("() => localStorage.getItem('orrery.reloaded') !== null")
    ann.page.locator("[data-page-fault]").wait_for()
    ann.page.wait_for_timeout(500)
    assert len(visits) == 2  # and does not go on for ever
    ann.page.unroute(gone)
    ann.page.locator("[data-page-fault] button").click()
    ann.page.locator("[data-puzzles=spacewalk]").wait_for()
    ann.faults.clear()


def test_a_board_of_an_older_client_is_fetched_anew(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    ann.page.locator("h1").first.wait_for()
    gone: Any = "**/assets/spacewalk-*.js"
    ann.page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    table = ann.open_table("spacewalk", ["me", "random"])
    ann.go(f"#/t/{table['id']}?start=1")
    ann.page.wait_for_function("() => localStorage.getItem('orrery.reloaded') !== null")
    ann.page.locator("[data-page-fault]").wait_for()  # once by itself, then at a press
    ann.page.unroute(gone)
    ann.page.locator("[data-page-fault] button").click()
    assert ann.wait_for_turn()
    ann.faults.clear()  # the browser tells of what it could not fetch


@pytest.mark.parametrize("page", ["study", "log"])
def test_where_somebody_looks_back_a_board_that_does_not_come_is_said(
    person: Come, page: str, tmp_path: Path
) -> None:
    ann = person()
    ann.go("#/")
    ann.page.locator("h1").first.wait_for()
    gone: Any = "**/assets/spacewalk-*.js"
    ann.page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    ann.page.evaluate("() => localStorage.setItem('orrery.reloaded', Date.now())")  # just now
    if page == "log":
        table = orrery.new("spacewalk", players=2, seed=7)
        table.save(tmp_path / "game.jsonl")
        ann.go("#/log")
        ann.page.locator("input[type=file]").first.set_input_files(tmp_path / "game.jsonl")
    else:
        ann.go("#/study/spacewalk")
    ann.page.locator("[data-page-fault]").wait_for()
    ann.faults.clear()  # the browser tells of what it could not fetch


@pytest.mark.parametrize("hash_", ["#/study/no-game", "#/learn/no-game", "#/nowhere"])
def test_an_address_of_nothing_says_so_in_the_title_too(person: Come, hash_: str) -> None:
    ann = person()
    ann.go("#/rules/spacewalk")
    ann.page.locator("#SW-1").wait_for()
    ann.go(hash_)
    ann.page.get_by_role("heading", name="Lost in space").wait_for()
    assert ann.page.title().startswith("Lost in space")


def test_a_lesson_that_is_not_there_gives_way_to_the_first(person: Come) -> None:
    ann = person()
    ann.go("#/learn/spacewalk/no-such-lesson")
    ann.page.locator("[data-lesson=first-game][data-busy=false]").wait_for()


def test_a_puzzle_that_is_not_there_gives_way_to_the_list(person: Come) -> None:
    ann = person()
    ann.go("#/puzzles/spacewalk/999")
    ann.page.locator("[data-no-puzzle]").wait_for()
    ann.page.locator("[data-puzzles=spacewalk] a").first.wait_for()


@pytest.mark.parametrize("page", ["tournament", "evening"])
def test_a_tournament_that_is_not_there_leads_to_those_that_are(person: Come, page: str) -> None:
    ann = person()
    ann.go(f"#/{page}/nothing")
    ann.page.get_by_role("heading", name="no such tournament").wait_for()
    ann.page.get_by_role("link", name="Tournaments").first.click()
    ann.page.locator("[data-new-tournament]").wait_for()
