"""Everybody's games: one publishes a game, another finds it, and looks at how it began."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

from axe import faults_of
from test_web_sharing import given_up
from web_people import Person

Come = Callable[..., Person]


def test_a_game_is_published_found_downloaded_and_taken_back(person: Come) -> None:
    ann = person("Ann")
    table = given_up(ann)
    ann.page.wait_for_selector("[data-end] [data-publicity=private]")
    ann.page.locator("[data-publish]").click()
    ann.page.wait_for_selector("[data-publicity=public]")

    ben = person()  # nobody in particular
    ben.go("#/")
    ben.page.locator("[data-to-archive]").click()
    ben.page.wait_for_selector(f"[data-archive] a[href*='{table}']")
    ben.page.locator("[data-wish=player]").fill("ann")
    ben.page.locator("[data-wish=game]").select_option("spacewalk")
    ben.page.wait_for_url(lambda url: url.endswith("#/archive?game=spacewalk&player=ann"))
    ben.page.wait_for_selector(f"a[href*='{table}']")
    assert faults_of(ben.page) == []
    with ben.page.expect_download() as download:
        ben.page.locator("[data-logs]").click()
    names = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())).namelist()
    assert f"spacewalk-{table}.jsonl" in names
    ben.page.locator("[data-wish=player]").fill("nobody at all")
    ben.page.get_by_text("no such game").wait_for()
    ben.page.get_by_role("button", name="Clear all").click()
    ben.page.locator(f"a[href*='{table}']").click()
    ben.page.wait_for_selector("[data-replay] .board [data-space]")
    assert ben.page.locator("[data-publish]").count() == 0  # it is not his to decide

    ann.go(f"#/replay/{table}/0")
    ann.page.locator("[data-publicity=public] [data-publish]").click()
    ann.page.wait_for_selector("[data-publicity=private]")
    ben.go("#/archive?game=spacewalk&player=ann")
    ben.page.reload()
    ben.page.wait_for_selector("[data-archive='0']")
    assert (ann.faults, ben.faults) == ([], [])


def test_first_moves_are_followed_on_the_board(person: Come) -> None:
    ben = person()
    ben.go("#/openings/spacewalk")
    ben.page.wait_for_selector(".board [data-space]")
    first = ben.page.locator("[data-branch]").first
    action = first.get_attribute("data-branch")
    first.get_by_role("button").click()
    ben.page.wait_for_selector(f"[data-openings='{action}'][data-shown='{action}']")
    assert faults_of(ben.page) == []
    second = ben.page.locator("[data-branch]").first.get_attribute("data-branch")
    ben.page.locator("[data-branch] button").first.click()
    ben.page.wait_for_selector(f"[data-shown='{action};{second}']")
    ben.page.go_back()
    ben.page.wait_for_selector(f"[data-shown='{action}']")
    ben.page.reload()  # the address is enough
    ben.page.wait_for_selector(f"[data-openings='{action}'][data-shown='{action}']")
    ben.page.locator("[data-start]").click()
    ben.page.wait_for_selector("[data-openings=''][data-shown='']")
    ben.go("#/openings/connect_four")
    ben.page.wait_for_selector("[data-fault]")
    assert ben.faults == []
