"""What a page shows of clocks, of a table that is broken, and of a lesson that does not come."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from web_people import Person

import orrery.server

Come = Callable[..., Person]
ASSETS = Path(orrery.server.__file__).parent / "static" / "assets"


def changing_tables(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """A socket on which what is said of a table is changed on its way to the page."""

    def meddle(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "table":
                change(said["table"])
            ws.send(json.dumps(said))

        server.on_message(pass_on)
        ws.on_message(server.send)

    return meddle


@pytest.mark.parametrize(
    ("locale", "fault", "words"),
    [
        ("en-GB", "replay", "This table is broken and cannot go on (fault: replay)."),
        ("de-DE", "replay", "Dieser Tisch ist beschädigt und kann nicht weitergehen (Fehler: "),
        ("de-DE", "rules", "Dieses Spiel begann mit anderen Regeln, als der Server jetzt hat."),
        ("en-GB", "hangs", "The rules of this game did not come to an end here"),
    ],
)
def test_a_broken_table_says_so(person: Come, locale: str, fault: str, words: str) -> None:
    ann = person("Ann", locale=locale)

    def break_it(table: dict[str, Any]) -> None:
        table["fault"] = fault

    ann.page.route_web_socket("**/ws", changing_tables(break_it))
    ann.go(f"#/t/{ann.open_table('spacewalk', ['me', 'me'])['id']}")
    ann.page.get_by_role("alert").get_by_text(words).wait_for()


def test_a_game_that_ends_soon_says_on_which_day(person: Come) -> None:
    ann = person("Ann", locale="de-DE")

    def end_soon(table: dict[str, Any]) -> None:
        table["ends"] = 1_700_000_000.0

    ann.page.route_web_socket("**/ws", changing_tables(end_soon))
    ann.play_against("spacewalk", "random")
    note = "Zieht niemand mehr, endet dieses Spiel am 14.11.2023."
    ann.page.get_by_role("status").get_by_text(note).wait_for()


def test_a_clock_counts_down_whatever_the_date_is(person: Come) -> None:
    ann = person("Ann")
    ann.context.add_init_script("const real = Date.now; Date.now = () => real() + 3600 * 1000")

    def set_clock(table: dict[str, Any]) -> None:
        for seat in table["seats"]:
            seat.update(left_ms=65_000, remaining=None)

    ann.page.route_web_socket("**/ws", changing_tables(set_clock))
    ann.play_against("spacewalk", "random")
    clock = ann.page.locator(".clock").first
    clock.wait_for()
    left = [seconds(clock.inner_text())]
    assert 0 < left[0] <= 65
    ann.page.wait_for_function(
        "shown => document.querySelector('.clock').innerText !== shown", arg=clock.inner_text()
    )
    left.append(seconds(clock.inner_text()))
    assert 0 <= left[1] < left[0]


def seconds(shown: str) -> int:
    """`1:05` as seconds."""
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_a_lesson_that_does_not_come_says_so_and_can_be_asked_for_again(person: Come) -> None:
    ann = person("Ann")
    drawing = next(ASSETS.glob("spacewalk-*.js"))
    for failing in ("**/api/games/*/lessons*", "**/api/lessons*", f"**/{drawing.name}"):
        ann.page.route(failing, lambda route: route.abort())
        ann.go("#/learn/spacewalk")
        ann.page.reload()
        said = ann.page.locator("[data-lesson-fault]")
        said.wait_for()
        assert ann.page.get_by_text("Loading").count() == 0
        ann.page.unroute(failing)
        said.get_by_role("button", name="Try again").click()
        ann.page.wait_for_selector("[data-busy=false] .board")
        assert said.count() == 0
