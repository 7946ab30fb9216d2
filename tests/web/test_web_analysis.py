"""After the game: its analysis, a position to try things in, and puzzles; one journey."""

from __future__ import annotations

import json
from collections.abc import Callable

from axe import faults_by_night_and_day
from web_people import Person

from orrery.analysis.puzzles import puzzles_of

Come = Callable[..., Person]
BLUNDER = (3, 0, 3, 0, 3, 1, 3)  # the sixth action does not stop the row


def test_from_the_end_of_a_game_to_what_would_have_been_better(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for column in BLUNDER:
        ann.play_from_list(f"drop {column}")
    page = ann.page
    page.locator("[data-end] [data-analyse]").click()
    page.locator("[data-analysis=done]").wait_for(timeout=300_000)  # judged when nothing else runs
    assert page.locator("[data-curve] [data-line]").count() == 2
    assert page.locator("[data-balances] tbody tr").count() == 2
    cells = page.locator("[data-balances] tbody td").all_inner_texts()
    assert any(cell.startswith("+") and cell.endswith("%") for cell in cells)
    meanings = page.locator("[data-meanings] dt").all_inner_texts()  # in sight, not on hover only
    columns = page.locator("[data-balances] thead th").all_inner_texts()
    assert set(columns[1:]) <= set(meanings)
    assert faults_by_night_and_day(page) == []

    page.locator("[data-moment='6']").click()  # a turning point leads there
    page.wait_for_url("**/5")
    page.locator("[data-decision=blunder]").get_by_text("Next is move 6.").wait_for()
    page.get_by_role("status").get_by_text("Move 5 of 7").wait_for()
    page.locator("[data-show-best]").click()
    assert page.locator("[data-show-best][aria-pressed=true]").count() == 1
    page.locator("[data-curve]").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/6")
    page.keyboard.press("Home")
    page.wait_for_url("**/0")
    page.keyboard.press("End")
    page.wait_for_url("**/7")

    page.locator("[data-moment='6']").click()
    page.wait_for_url("**/5")
    page.locator("[data-try]").click()  # and from there one plays on
    page.locator("[data-study^='cf1 standard']").wait_for()
    page.locator("[data-typed]").fill("drop 9")
    page.locator("[data-typed]").press("Enter")
    page.locator("[data-refusal]").wait_for()
    page.locator("[data-best]").click()
    page.locator("[data-lines] li").first.wait_for(timeout=60_000)
    assert faults_by_night_and_day(page) == []
    before = page.locator("[data-study]").get_attribute("data-study")
    page.locator("[data-lines] button").first.click()
    page.wait_for_function(
        "old => document.querySelector('[data-study]').dataset.study !== old", arg=before
    )
    page.locator("[data-text]").fill("nonsense")
    page.locator("[data-text]").locator("xpath=ancestor::form").locator("button").click()
    page.locator("[data-fault]").wait_for()
    assert ann.width_left_over <= 0


def test_a_puzzle_is_tried_solved_and_remembered(person: Come) -> None:
    ann, puzzle = person("Ann"), puzzles_of("spacewalk")[0]
    page = ann.page
    ann.go("#/puzzles")
    page.locator("[data-puzzles=spacewalk] [data-today]").wait_for()
    ann.go("#/puzzles/spacewalk/1")
    page.locator("[data-puzzle=asked] [data-action]").first.wait_for()
    offered = [
        one.get_attribute("data-action") or "" for one in page.locator("[data-action]").all()
    ]
    wrong = next(action for action in offered if action not in puzzle.answers)
    page.locator(f".moves [data-action='{wrong}'], [data-action='{wrong}']").last.click()
    page.locator("[data-wrong]").wait_for()
    right = puzzle.answers[0]
    page.locator(f"[data-action='{right}']").last.click()
    page.locator("[data-puzzle=solved]").wait_for()
    page.locator("[data-next]").wait_for()
    assert faults_by_night_and_day(page) == []
    page.reload()
    ann.go("#/puzzles/spacewalk")
    page.locator("[data-puzzles=spacewalk] a.solved").wait_for()
    assert page.locator("[data-puzzles=spacewalk] a.solved").count() == 1


def test_the_last_puzzle_says_that_all_are_solved(person: Come) -> None:
    ann, puzzles = person("Ann"), puzzles_of("spacewalk")
    solved = json.dumps(json.dumps({one.position: "first" for one in puzzles[1:]}))
    ann.context.add_init_script(
        f"localStorage.getItem('orrery.puzzles.spacewalk')"
        f" ?? localStorage.setItem('orrery.puzzles.spacewalk', {solved})"
    )
    ann.go("#/puzzles/spacewalk/1")
    ann.page.locator("[data-puzzle=asked] .moves [data-action]").first.wait_for()
    assert ann.page.get_by_text("pass between turns").count() == 0  # nothing goes on here
    ann.page.locator(f".moves [data-action='{puzzles[0].answers[0]}']").dispatch_event("click")
    ann.page.locator("[data-puzzle=solved] [data-all-solved]").wait_for()
    assert ann.page.locator("[data-next]").count() == 0
