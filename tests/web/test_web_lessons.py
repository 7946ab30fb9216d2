"""Lessons in a real browser: every one played through, on a desk and a phone, with wrong moves."""

from __future__ import annotations

import pytest
from web_people import Person

from orrery.lessons.plan import Step
from orrery.lessons.reader import course_of, steps_of, taught_games

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
STILL = ".lesson[data-busy=false]"

WRONG = {
    ("spacewalk", "first-game"): ("danger", "move 5"),
    ("astron", "first-game"): ("card", "forward 2"),
    ("astroplane", "first-game"): ("fly", "f1-f3 n"),
    ("astroplane", "strange-spaces"): ("wormhole", "pass n3-m2 n"),
    ("zylatron", "first-game"): ("defend", "end"),
    ("zylatron", "major-game"): ("beam", "end"),
    ("situation7", "first-game"): ("jupiter", "place 4.19"),
    ("situation7", "all-at-once"): ("race", "place 2.13"),
    ("connect_four", "first-game"): ("block", "drop 3"),
}
"""A legal and wrong action in each lesson."""

LESSONS = [(game, lesson) for game in taught_games() for lesson in course_of(game).ids]


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


def make_mistake(who: Person, action: str) -> None:
    """It is said what is wrong, and taken back."""
    try_action(who, action)
    assert mood(who) == "wrong"
    assert len(who.page.locator(".coach .say").inner_text()) > 20
    press(who, "back")
    assert mood(who) == "task"


def do_step(who: Person, game: str, lesson: str, step: Step) -> None:
    """What glows, a mistake if there is one for it, and the way of the plan."""
    who.page.wait_for_selector(f"{STILL}[data-step={step.id}]")
    who.page.wait_for_function(
        "n => document.querySelectorAll('[data-glow]').length === n", arg=len(step.show)
    )
    if WRONG.get((game, lesson), ("", ""))[0] == step.id:
        make_mistake(who, WRONG[game, lesson][1])
    for action in step.ways[0]:
        try_action(who, action)
    assert mood(who) == "praise", step.id


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", taught_games())
def test_every_lesson_is_played_through(person, game, size):
    who = person("Ann", viewport=size, has_touch=size is PHONE)
    who.go(f"#/learn/{game}")
    who.page.wait_for_selector(STILL)
    for lesson in course_of(game).ids:
        who.page.locator(f"[data-lesson={lesson}]").last.click()
        *deeds, end = [*steps_of(game, lesson), None]
        if deeds[-1].play is not None:
            *deeds, end = deeds
        for n, step in enumerate(deeds):
            do_step(who, game, lesson, step)
            if end is not None or n + 1 < len(deeds):
                press(who, "on")
        assert who.width_left_over <= 0
    assert who.page.locator("[data-next=on]").inner_text() == "To the table"
    n_done = who.page.locator(".picker .hidden").count()
    assert n_done == len(course_of(game).ids)


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


def test_progress_is_kept_over_a_reload(person):
    ann = person()
    ann.go("#/learn/spacewalk")
    steps = steps_of("spacewalk", "first-game")
    do_step(ann, "spacewalk", "first-game", steps[0])
    press(ann, "on")
    ann.page.wait_for_selector(f"{STILL}[data-step=stack]")
    ann.page.reload()
    do_step(ann, "spacewalk", "first-game", steps[1])


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


class Visitor:
    """Somebody who clicks, and counts it."""

    def __init__(self, who: Person) -> None:
        self.page = who.page
        self.n_clicks = 0

    def click(self, selector: str) -> None:
        self.n_clicks += 1
        self.page.locator(selector).first.click()
        self.page.wait_for_selector(f"{STILL}, .shelf")

    def press(self, selector: str) -> None:
        """Something drawn, on which other drawings may lie."""
        self.n_clicks += 1
        self.page.locator(selector).first.dispatch_event("click")
        self.page.wait_for_selector(STILL)

    def point(self, x: int, y: int) -> None:
        """A point of the galaxy."""
        self.n_clicks += 1
        at = self.page.evaluate(
            """([x, y]) => { const svg = document.querySelector('.zylatron .frame > svg');
            const at = new DOMPoint(x * 14, y * 14 * Math.sqrt(3));
            const there = at.matrixTransform(svg.getScreenCTM());
            return [there.x, there.y]; }""",
            [x, y],
        )
        self.page.mouse.click(*at)
        self.page.wait_for_selector(STILL)


def win_spacewalk(ann: Visitor) -> None:
    ann.press(".board [data-space='3']")
    for _ in range(2):
        ann.click(".hud button:has-text('Red')")


def win_astron(ann: Visitor) -> None:
    ann.click("[data-card='sideways 3']")
    ann.click("[data-play='sideways 3 right']")


def win_astroplane(ann: Visitor) -> None:
    ann.press("[data-cell=h5]")
    ann.press("[data-move='step h5-i6']")
    ann.press("[data-cell=i6]")
    if ann.page.locator(".coach[data-mood=praise]").count() == 0:
        ann.press("[data-move='i6-i8']")


def win_zylatron(ann: Visitor) -> None:
    ann.click(".zylatron [aria-label='Whole galaxy, or back home']")
    for piece, start, end in [("rb1", (24, 20), (36, 20)), ("rf1", (36, 20), (44, 22)),
                              ("rw1", (44, 22), (48, 24))]:  # fmt: skip
        ann.point(*start)
        order = ann.page.locator(f"[data-order='begin {piece}']")
        if order.count():
            ann.click(f"[data-order='begin {piece}']")
        ann.point(*end)


def win_situation7(ann: Visitor) -> None:
    ann.click("[data-piece='2.15']")
    ann.press("[data-location='2.15']")


def win_connect_four(ann: Visitor) -> None:
    ann.press("[data-pick='3']")


WINNERS = {
    "spacewalk": win_spacewalk, "astron": win_astron, "astroplane": win_astroplane,
    "zylatron": win_zylatron, "situation7": win_situation7, "connect_four": win_connect_four,
}  # fmt: skip


@pytest.mark.parametrize("game", taught_games())
def test_a_first_visit_wins_the_first_exercise_in_under_25_clicks(person, game):
    newcomer = person()
    newcomer.go("")
    ann = Visitor(newcomer)
    first = course_of(game).exercises[0].id
    ann.click(f"a[href='#/learn/{game}']")
    ann.click(f".picker [data-lesson={first}]")
    ann.page.wait_for_selector(f"{STILL}[data-step={first}]")
    WINNERS[game](ann)
    ann.page.wait_for_selector(".coach[data-mood=praise]")
    assert ann.n_clicks < 25


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
