"""Lessons in a real browser, every one: by mouse, touch or keys, and with wrong moves."""

from __future__ import annotations

import pytest
from first_visits import MOST_PRESSES, first_visit
from lesson_hands import STILL
from lesson_plays import DESK, LESSONS, PHONE, SCREENS, Pupil, by_length, habits_of
from web_people import Person

from orrery.lessons.plan import Step
from orrery.lessons.reader import steps_of, taught_games

WAYS = list(SCREENS)
CASES = [(*lesson, *WAYS[n % len(WAYS)]) for n, lesson in enumerate(LESSONS)]
"""Each lesson once, screens and hands in turn; `tools/play_lessons.py` has all of them."""


def try_action(who: Person, action: str) -> None:
    """Play from the list of moves."""
    who.page.locator(f".lesson .moves [data-action='{action}']").dispatch_event("click")
    who.page.wait_for_selector(STILL)


def press(who: Person, what: str) -> None:
    """The button that leads on."""
    who.page.locator(f"[data-next={what}]").click()
    who.page.wait_for_selector(STILL)


def mood(who: Person) -> str | None:
    return who.page.locator(".coach").get_attribute("data-mood")


def do_step(who: Person, step: Step) -> None:
    """The way of the plan."""
    who.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
    for action in step.ways[0]:
        try_action(who, action)
    assert mood(who) == "praise", step.id


@pytest.mark.parametrize("game", by_length(taught_games()))
def test_every_lesson_is_played_through_with_wrong_moves(person, game):
    n_mistakes = 0
    for _, lesson, screen, way in [case for case in CASES if case[0] == game]:
        who = person(**habits_of(screen, way))
        played = Pupil(who, way, game, lesson).play()
        assert played.problems == ()
        n_mistakes += played.n_mistakes
        shown = who.page.locator(".picker .hidden").count()
        assert shown == 1, lesson  # is marked as done
    assert n_mistakes > 0


def test_screens_and_hands_all_have_their_lesson():
    assert {(screen, way) for _, _, screen, way in CASES} == set(SCREENS)
    assert [case[:2] for case in CASES] == LESSONS


def test_a_lesson_ends_at_a_table_with_what_it_taught(person):
    ann = person("Ann")
    ann.context.add_init_script(
        """localStorage.setItem('orrery.lessons.zylatron',
        '{"done": [], "at": {"lesson": "major-game", "step": 6, "start": ""}}')"""
    )
    ann.go("#/learn/zylatron")
    press_to_table = ann.page.locator("[data-next=play]")
    press_to_table.click()
    ann.page.wait_for_selector(".table-page[data-status=running]")
    table = ann.page.url.partition("#/t/")[2].partition("?")[0]
    opened = ann.ask("get", f"/api/tables/{table}")
    assert opened["options"]["rules"] == "major"
    assert [seat["player"] for seat in opened["seats"]] == ["Ann", "cadet"]


def test_a_newcomer_who_presses_twice_sits_at_one_table(person):
    ann, asked = person(), []
    ann.page.on("request", lambda one: asked.append((one.method, one.url.rpartition("/api/")[2])))
    ann.context.add_init_script(
        """localStorage.setItem('orrery.lessons.spacewalk',
        '{"done": [], "at": {"lesson": "first-game", "step": 10, "start": ""}}')"""
    )
    ann.go("#/learn/spacewalk")
    ann.page.locator("[data-next=play]").dblclick()
    ann.page.wait_for_selector(".table-page[data-status=running]")
    assert asked.count(("POST", "guests")) == 1
    assert asked.count(("POST", "tables")) == 1


def test_on_a_phone_the_answer_takes_the_place_of_the_task(person):
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go("#/learn/astron")
    ann.page.wait_for_selector(STILL)
    title = ann.page.locator(".strip h1").bounding_box()
    question_mark = ann.page.locator(".strip [data-explain]").bounding_box()
    assert question_mark["y"] < title["y"] + title["height"]  # no line of its own
    task = ann.page.locator(".coach .task")
    assert task.is_visible()
    try_action(ann, "take-off h")
    assert mood(ann) == "wrong"
    assert not task.is_visible()
    assert not ann.page.locator(".lesson details.list").is_visible()  # nothing can be played now
    press(ann, "back")
    assert task.is_visible()
    assert ann.page.locator(".lesson details.list").is_visible()


def test_progress_is_kept_over_a_reload(person):
    ann = person()
    ann.go("#/learn/spacewalk")
    steps = steps_of("spacewalk", "first-game")
    do_step(ann, steps[0])
    press(ann, "on")
    ann.page.wait_for_selector(f"{STILL}[data-step=stack]")
    ann.page.reload()
    do_step(ann, steps[1])


def test_progress_of_other_lessons_begins_anew(person):
    ann = person()
    ann.context.add_init_script(
        """localStorage.setItem('orrery.lessons.spacewalk',
        '{"done": [], "at": {"lesson": "first-game", "step": 1, "start": "sw1 gone"}}')"""
    )
    ann.go("#/learn/spacewalk")
    ann.page.wait_for_selector(f"{STILL}[data-step=fly]")


def test_a_click_that_the_rules_refuse_is_explained_and_two_bring_a_hint(person):
    ann = person(locale="de-DE")
    ann.go("#/learn/spacewalk")
    ann.page.wait_for_selector(f"{STILL}[data-step=fly]")
    ann.page.locator(".board [data-space='6']").dispatch_event("click")
    ann.page.wait_for_selector(".coach[data-mood=refused]")
    said = ann.page.locator(".coach .say").inner_text()
    assert said.startswith("Das ist ein Schwarzes Loch.")
    assert ann.page.locator(".coach .say a").get_attribute("href") == "#/rules/spacewalk/SW-9"
    assert ann.page.locator(".coach .hint").count() == 0
    ann.page.locator(".board [data-space='0']").dispatch_event("click")
    ann.page.wait_for_selector(".coach .hint")


def test_the_keyboard_alone_is_enough(person):
    ann = person()
    ann.go("#/learn/spacewalk")
    ann.page.wait_for_selector(f"{STILL}[data-step=fly]")
    ann.page.locator(".board [data-space='2']").focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(".coach[data-mood=praise]")
    ann.page.keyboard.press("Enter")  # the button that leads on has the focus
    ann.page.wait_for_selector(f"{STILL}[data-step=stack]")


def test_in_a_race_the_clock_runs_and_a_lost_one_gets_more_time(person):
    ann = person()
    ann.page.clock.install()
    ann.context.add_init_script(
        """localStorage.setItem('orrery.lessons.situation7',
        '{"done": [], "at": {"lesson": "all-at-once", "step": 3, "start": ""}}')"""
    )
    ann.go("#/learn/situation7")
    ann.page.wait_for_selector(f"{STILL}[data-step=race]")
    assert ann.page.locator(".clock").inner_text().endswith("seconds left")
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1000"))  # from here on time is ours
    ann.page.clock.run_for(21_000)
    ann.page.wait_for_selector(".coach[data-mood=late]")
    assert "Green was faster" in ann.page.locator(".coach .say").inner_text()
    press(ann, "again")
    assert ann.page.locator(".clock").inner_text() == "30 seconds left"
    try_action(ann, "place 1.0")
    assert mood(ann) == "praise"


# The first visit


@pytest.mark.parametrize("game", taught_games())
def test_a_first_visit_wins_the_first_exercise_in_under_25_presses(person, game):
    assert first_visit(person(), game) < MOST_PRESSES


def test_who_presses_play_for_the_first_time_is_asked_once(person):
    ann = person()
    ann.go("")
    play = ann.page.get_by_role("button", name="Play now: Space Walk")
    learn = ann.page.get_by_role("link", name="Learn in five minutes")
    play.click()
    ann.page.locator("[data-bot=cadet]").wait_for()  # who would rather play need not decide first
    assert learn.count() == 1
    ann.page.keyboard.press("Escape")
    play.click()
    ann.page.locator("[data-bot=cadet]").wait_for()
    assert learn.count() == 0
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Play now: ASTRON").click()
    learn.click()
    ann.page.wait_for_selector(f"{STILL}[data-step=take-off]")


def test_what_threatens_is_shown_on_the_board_and_left_again(person) -> None:
    ann = person("Ann")
    steps = steps_of("zylatron", "first-game")
    at = next(n for n, step in enumerate(steps) if step.threat is not None)
    threatened = steps[at]
    ann.go("#/learn/zylatron/first-game")
    for step in steps[:at]:
        ann.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
        for action in step.ways[0]:
            try_action(ann, action)
        press(ann, "on")
    ann.page.wait_for_selector(f"{STILL}[data-step={threatened.id}]")
    press(ann, "what-if")
    assert mood(ann) == "threat"
    assert "if you did nothing" in ann.page.locator(".coach .say").inner_text()
    press(ann, "back")
    assert mood(ann) == "task"
    assert ann.page.locator("[data-glow]").count() == len(threatened.show)


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_the_galaxy_turns_to_what_glows(person, viewport) -> None:
    ann = person("Ann", viewport=viewport)
    ann.go("#/learn/zylatron/first-game")
    for step in steps_of("zylatron", "first-game")[:4]:
        ann.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
        ann.page.wait_for_function(
            "n => document.querySelectorAll('[data-glow]').length === n", arg=len(step.show)
        )
        frame = ann.page.locator(".zylatron .frame").bounding_box()
        for mark, glow in zip(step.show, ann.page.locator("[data-glow]").all(), strict=True):
            box = glow.bounding_box()
            if mark.startswith(("panel", "button")):
                continue
            assert frame is not None
            assert box is not None
            assert box["x"] >= frame["x"]
            assert box["y"] >= frame["y"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        for action in step.ways[0]:
            try_action(ann, action)
        press(ann, "on")
