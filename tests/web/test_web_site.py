"""A site of plain files: every game, lesson and page in Chromium with the network cut."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from site_host import Site
from site_people import PATIENCE, Visitor

from orrery.core.registry import BUILT_IN
from orrery.lessons.reader import course_of, steps_of, taught_games

SHORT = {
    "spacewalk": {"Tokens each": 0},
    "zylatron": {"Rules": "short", "Rounds": 2},
}
"""Options for games that end soon."""
BOT = "cadet"
PARTS = Path(__file__).parents[2] / "web" / "src" / "i18n"
STILL = ".lesson[data-busy=false]"


@pytest.fixture(scope="module")
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody whose network is cut, for all tests here: Python starts once."""
    one = Visitor(browser, site)
    yield one
    one.leave()


LONG = pytest.param("astroplane", marks=pytest.mark.long)


@pytest.mark.parametrize("game", [LONG if one == "astroplane" else one for one in BUILT_IN])
def test_a_game_to_its_end(visitor: Visitor, game: str, tmp_path: Path) -> None:
    """Against a Cadet; what the page saves is a log that the terminal verifies and replays."""
    visitor.open_table(game, ["me", BOT], **SHORT.get(game, {}))
    assert visitor.play_to_the_end() > 0
    file = tmp_path / "game.jsonl"
    assert visitor.save_log(file)["game"] == game
    assert "finished" in told("verify", file)
    assert told("replay", file)


def told(verb: str, file: Path) -> str:
    """What a command of the terminal says of a log."""
    command = [sys.executable, "-m", "orrery", verb, str(file)]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL
    ).stdout


@pytest.mark.parametrize("game", [game for game in taught_games() if game in BUILT_IN])
def test_a_lesson(visitor: Visitor, game: str) -> None:
    """All lessons of a game are offered; the first is played through."""
    visitor.go(f"#/learn/{game}")
    page = visitor.page
    page.wait_for_selector(STILL)
    lessons = list(course_of(game).ids)
    for lesson in lessons:
        assert page.locator(f"[data-lesson={lesson}]").count()
    page.locator(f"[data-lesson={lessons[0]}]").last.click()
    for step in steps_of(game, lessons[0]):
        if step.play is not None:
            break
        page.wait_for_selector(f"{STILL}[data-step={step.id}]")
        for action in step.ways[0]:
            page.locator(f".lesson .moves [data-action='{action}']").dispatch_event("click")
            page.wait_for_selector(STILL)
        assert page.locator(".coach").get_attribute("data-mood") == "praise", step.id
        page.locator("[data-next=on], [data-next=play]").first.click()


def test_rules(visitor: Visitor) -> None:
    """The rulebook of every game."""
    for game in BUILT_IN:
        visitor.go(f"#/rules/{game}")
        visitor.page.locator("article, .rulebook, main h1").first.wait_for()
        assert len(visitor.page.locator("main").inner_text()) > 2000, game


NEEDS_OTHERS = re.compile(
    r"^(share|copy|join|watch|chat|send|open(?! a log))\b|\binvit|\blink\b|only with|\bapi\b"
)
"""Words of what a page without a server cannot do."""


OFFERS = ("share", "invite", "chat", "copy-position", "copy-invitation", "join", "paste-link",
          "private-table", "open-table", "seat-invited", "api")  # fmt: skip


def test_a_personality_answers(visitor: Visitor) -> None:
    """Devices have no taste: it thinks where the server does, in the page."""
    visitor.open_table("connect_four", ["me", "hunter"])
    moves = ".table-page[data-acts=true][data-busy=false] .moves [data-action]"
    move = visitor.page.locator(moves).first
    move.wait_for(state="attached")
    move.dispatch_event("click")
    expect(visitor.page.locator(".log [data-entry]")).to_have_count(2, timeout=PATIENCE)


@pytest.mark.parametrize("offer", OFFERS)
def test_what_needs_others_is_known_by_its_words(offer: str) -> None:
    """What the same client offers where there is a server would be noticed on a site."""
    english = "\n".join(path.read_text("utf-8") for path in PARTS.glob("*/en.ftl"))
    text = dict(re.findall(r"^([\w-]+) = (.+)$", english, re.MULTILINE))[offer]
    assert NEEDS_OTHERS.search(text.lower()), text


def offered(visitor: Visitor) -> list[str]:
    """All that can be clicked, chosen or filled in now, in words."""
    found: list[str] = visitor.page.locator(
        "a, button, summary, input, select, option, [role=tab]"
    ).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label') ?? "
        "(one.textContent.trim() || one.placeholder || one.labels?.[0]?.textContent.trim() || ''))"
    )
    return [text.lower() for text in found]


def check_offers(visitor: Visitor) -> None:
    """Nothing that needs other people or a server is offered."""
    words = offered(visitor)
    assert len(words) > 3
    dead = [text for text in words if NEEDS_OTHERS.search(text)]
    assert dead == [], visitor.page.url
    links = visitor.page.locator("a[href]").evaluate_all("all => all.map((one) => one.href)")
    assert [one for one in links if not one.startswith(visitor.site.address)] == []


def test_nothing_is_offered_that_needs_a_server(visitor: Visitor) -> None:
    """On every page, before, during and after a game."""
    for place in ("#/", "#/rules", "#/rules/astron", "#/learn/spacewalk", "#/new?game=astron"):
        visitor.go(place)
        visitor.page.locator("main button, main a").first.wait_for()
        check_offers(visitor)
    visitor.open_table("connect_four", ["me", "random"])
    visitor.page.locator(".moves [data-action]").first.wait_for()
    visitor.page.locator("details.more summary").click()
    check_offers(visitor)
    visitor.play_to_the_end()
    check_offers(visitor)
    visitor.go(visitor.page.evaluate("location.hash").replace("/t/", "/replay/") + "/2")
    visitor.page.get_by_role("button", name="Download the log").wait_for()
    check_offers(visitor)


def test_the_first_page_needs_no_python(browser: Browser, site: Site) -> None:
    """Games, rules and lists of lessons are there although the engine never comes."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    context.route("**/engine/*.mjs", lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.address)
    page.get_by_role("button", name="Play now: Space Walk").wait_for()
    page.goto(f"{site.address}#/rules/astron")
    page.get_by_text("AS-1", exact=False).first.wait_for()
    page.get_by_text("This page cannot play").wait_for()
    context.close()


def test_a_site_finds_the_language_of_a_browser_and_remembers_another(
    browser: Browser, site: Site
) -> None:
    one = Visitor(browser, site, is_cut=False, locale="pt-BR")
    tongue = one.page.locator("html")
    one.page.locator("html[lang=pt]").wait_for()
    one.page.goto(f"{site.address}?lang=fr")  # a link: for this visit
    one.page.locator("html[lang=fr]").wait_for()
    one.page.goto(site.address)
    one.page.locator("html[lang=pt]").wait_for()
    one.page.locator("header button").last.click()
    one.page.locator("dialog button[lang=it]").click()  # a choice: for all visits
    one.page.locator("html[lang=it]").wait_for()
    one.page.reload()
    one.page.locator("header button").last.wait_for()
    assert tongue.get_attribute("lang") == "it"
    one.leave()
