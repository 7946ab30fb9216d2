"""Variations with comments: kept, saved, shared, copied, and saved by two pages at once."""

from __future__ import annotations

import json
from collections.abc import Callable

from axe import faults_by_night_and_day
from playwright.sync_api import Page
from web_people import Person

Come = Callable[..., Person]
GAME = (3, 0, 3, 0, 3, 1, 3)


def play(page: Page, action: str) -> None:
    """Play a move of the list, and see it noted."""
    before = page.locator("[data-study]").get_attribute("data-study")
    page.locator(f".moves [data-action='{action}']").click()
    page.wait_for_function(
        "old => document.querySelector('[data-study]').dataset.study !== old", arg=before
    )


def go_to(page: Page, node: int) -> None:
    page.locator(f"[data-node='{node}']").click()
    page.locator(f"[data-here='{node}']").wait_for()


def nodes(page: Page) -> int:
    return page.locator("[data-node]").count()


def said(page: Page, text: str) -> None:
    page.locator("[data-comment]").fill(text)
    page.locator("[data-said]", has_text=text).first.wait_for()


def test_a_study_from_a_game_to_another_person_and_back(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for column in GAME:
        ann.play_from_list(f"drop {column}")
    page = ann.page
    ann.go(f"#/replay/{table['id']}/5")
    page.locator("[data-replay='5'] .board").wait_for()
    page.locator("[data-try]").click()

    # a variation, another one, a comment
    page.locator("[data-variations='1']").wait_for()
    play(page, "drop 3")
    play(page, "drop 2")
    go_to(page, 0)
    play(page, "drop 6")
    assert nodes(page) == 4
    said(page, "what was played <b>")
    page.locator("[data-promote]").click()
    page.locator("[data-node='1'][aria-current]").wait_for()
    page.reload()  # this browser keeps it by itself
    page.locator("[data-variations='4']").wait_for()
    page.locator("[data-said]", has_text="what was played <b>").wait_for()
    go_to(page, 3)
    page.locator("[data-delete]").click()
    page.locator("[data-variations='3']").wait_for()
    page.locator("[data-undo]").click()
    page.locator("[data-variations='4']").wait_for()
    assert faults_by_night_and_day(page) == []
    assert ann.width_left_over <= 0

    # saved, and read by somebody else
    page.locator("[data-title]").fill("The row of three")
    page.locator("[data-save]").click()
    page.locator("[data-keeping='studies.saved']").wait_for()
    link = page.locator("[data-link]").get_attribute("data-link") or ""
    assert "read=" in link
    ben = person("Ben")
    other = ben.page
    ben.go(link.partition("/#")[0] and f"#{link.partition('/#')[2].split('?')[0]}")
    other.get_by_role("heading", level=1).wait_for()
    assert other.locator("[data-variations]").count() == 0  # without the code there is nothing
    other.goto(link)
    other.locator("[data-variations='4']").wait_for()
    assert other.locator("[data-comment], [data-delete], [data-save]").count() == 0
    go_to(other, 1)
    other.locator("[data-copy]").click()
    other.locator("[data-comment]").wait_for()
    said(other, "mine now")
    other.locator("[data-save]").click()
    other.locator("[data-keeping='studies.saved']").wait_for()

    # two pages of one person
    address = page.url.split("?")[0]
    second = ann.context.new_page()
    second.goto(address)
    second.locator("[data-variations='4']").wait_for()
    for one, text in ((page, "first"), (second, "second")):
        go_to(one, 0)
        said(one, text)
    page.locator("[data-save]").click()
    page.locator("[data-keeping='studies.saved']").wait_for()
    second.locator("[data-save]").click()
    second.locator("[data-contested]").wait_for()
    second.locator("[data-copy-mine]").click()
    second.wait_for_function("old => !location.href.startsWith(old)", arg=address)
    second.locator("[data-said]", has_text="second").wait_for()
    page.goto(f"{ann.address}/#/study")
    page.locator("[data-my-studies] li").nth(1).wait_for()
    mine = address.split("/study/")[1].split("/")[0]
    copy = page.locator(f"[data-my-studies] [data-doubt-study]:not([data-doubt-study='{mine}'])")
    copy.click()
    page.locator("[data-delete-study]").click()
    page.locator("[data-my-studies] li").nth(1).wait_for(state="detached")

    # a file: a node that cannot be played is named, the rest stays
    page.goto(address)
    page.locator("[data-said]", has_text="first").wait_for()
    root = {"position": "cf1 standard ././././././. yellow"}
    bad = [root, {"parent": 0, "action": "drop 9"}, {"parent": 0, "action": "drop 4"}]
    for text in ("{", json.dumps({"orrery_study": 1, "game": "connect_four", "nodes": [{}]})):
        page.locator("[data-file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        page.locator("[data-file-fault]").wait_for()
        assert nodes(page) == 4
    text = json.dumps({"orrery_study": 1, "game": "connect_four", "nodes": bad})
    page.locator("[data-file]").set_input_files(
        {"name": "b.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.locator("[data-lost]").wait_for()
    assert nodes(page) == 7
    assert page.locator("[data-node]:disabled").count() == 1
    assert [*ann.faults, *ben.faults] == []

    # a position set up by hand
    ann.go("#/study/spacewalk")
    page.locator("[data-set-up]").click()
    page.locator("[data-tool=Mb]").click()
    page.locator(".board [data-space='2']").click(force=True)
    page.locator("[data-study*=' 2/Mb/3/']").wait_for()
    page.locator("[data-field=phase]").select_option("move")  # red has no ship: it cannot be
    page.locator("[data-setup-fault]").wait_for()
    page.locator("[data-tool=Lr]").click()
    page.locator(".board [data-space='0']").click(force=True)
    page.locator("[data-field=turn]").select_option("blue")
    page.locator("[data-study*=' Lr/1/Mb/3/*/6/* blue move']").wait_for()
    assert page.locator("[data-setup-fault]").count() == 0
    assert faults_by_night_and_day(page) == []
    page.locator("[data-setup-done]").click()
    page.locator(".moves [data-action]").first.wait_for()


def press(page: Page, x: float, y: float) -> None:
    """Click on the drawing of a board, at its own units."""
    spot = page.evaluate(
        """([x, y]) => {
            const svg = document.querySelector(".board svg");
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    page.mouse.click(*spot)


def test_positions_of_the_other_games_are_set_up_by_clicks_and_fields(person: Come) -> None:
    ann = person("Ann")
    page = ann.page
    study = "[data-study*='{}']"

    # ASTRON: ships in the window, cards by name; more cards than the deck has are refused
    ann.go("#/study/astron")
    page.locator("[data-set-up]").click()
    page.locator("[data-more]").click()
    page.locator("[data-field=players]").select_option("2p")
    page.locator(study.format(" 2p t0 -/- ")).wait_for()
    for tool, cell in (("ship1", (125, 575)), ("ship2", (325, 575))):
        page.locator(f"[data-tool={tool}]").click()
        press(page, *cell)
    page.locator("[data-field=phase]").select_option("play")
    page.locator("[data-field='hands.0'] [data-card-in]").select_option("U4")  # the deck has none
    page.locator("[data-setup-fault]", has_text="AS-7").wait_for()
    assert "hands=U4/-" in (page.locator("[data-setup]").get_attribute("data-setup") or "")
    page.locator("[data-field='hands.0'] [data-card-out]").click()
    page.locator("[data-field='hands.0'] [data-card-in]").select_option("F1")
    page.locator("[data-field='hands.1'] [data-card-in]").select_option("F2")
    page.locator(study.format(" c0/g0 ship1 play hands=F1/F2")).wait_for()
    assert page.locator("[data-setup-fault]").count() == 0
    assert faults_by_night_and_day(page) == []

    # ZYLATRON: a Warrior on its way, damaged; money
    ann.go("#/study/zylatron")
    page.locator("[data-set-up]").click()
    page.locator("[data-tool=rb]").click()
    press(page, 28 * 14, 14 * 14 * 3**0.5)  # there are two Battle Stars, and both are out
    page.locator("[data-setup-fault]", has_text="ZY-6").wait_for()
    page.locator("[data-setup-undo]").click()
    page.locator("[data-setup-fault]").wait_for(state="detached")
    page.locator("[data-field='money.1']").fill("3")
    page.locator("[data-field='money.1']").press("Tab")
    page.locator(study.format("money=10,3")).wait_for()

    # SITUATION 7: a piece laid
    ann.go("#/study/situation7")
    page.locator("[data-set-up]").click()
    page.locator("[data-tool=y]").click()
    page.locator(".board [data-location='6.24']").click(force=True)
    page.locator(study.format("/24.y7. ")).wait_for()
    page.locator("[data-setup-done]").click()
    assert ann.faults == []
