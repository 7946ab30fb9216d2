"""The lobby in the browser: pages of tables, reserved seats, and a log that is too long for one."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route
from web_people import Person
from websockets.sync.client import connect


def open_public(person: Person, seats: list[str], game: str = "spacewalk") -> dict[str, Any]:
    return person.open_table(game, seats, is_private=False)


def test_a_reserved_seat_is_named_and_given_to_whoever_has_the_link(person: Any) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    table = open_public(ann, ["me", "invited", "open"])
    eve.go("#/")
    here = eve.page.locator(f"a[href='#/t/{table['id']}']")
    here.get_by_text("reserved for invited players").wait_for()
    eve.go(f"#/t/{table['id']}")
    eve.page.locator("[data-sit='2']").wait_for()
    assert eve.page.locator("[data-sit='1']").count() == 0
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    eve.page.locator(".seats li").nth(1).get_by_text("Ben").wait_for()


def test_a_reserved_seat_is_named_in_german(person: Any) -> None:
    ann, ben = person("Ann"), person("Ben", locale="de-DE")
    ben_id = ben.ask("get", "/api/me")["id"]
    table = open_public(ann, ["me", f"guest:{ben_id}", "invited"])
    ben.go(f"#/t/{table['id']}")
    seats = ben.page.locator(".seats li")
    seats.nth(1).get_by_text("reserviert für Ben").wait_for()
    seats.nth(2).get_by_text("reserviert für Eingeladene").wait_for()
    ben.page.locator("[data-sit='1']").click()
    seats.nth(1).get_by_role("button", name="Aufstehen").wait_for()


def test_the_host_reserves_a_seat_at_the_table(person: Any) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = open_public(ann, ["me", "open"])
    ann.go(f"#/t/{table['id']}")
    eve.go(f"#/t/{table['id']}")
    eve.page.locator("[data-sit='1']").wait_for()
    choice = ann.page.locator(".seats li").nth(1).locator("select")
    choice.select_option("invited")
    eve.page.locator("[data-sit='1']").wait_for(state="detached")
    assert choice.input_value() == "invited"
    choice.select_option("")
    eve.page.locator("[data-sit='1']").wait_for()


def test_more_tables_are_shown_page_by_page(person: Any) -> None:
    ann, eve = person("Ann"), person("Eve")
    tables = [open_public(ann, ["me", "open"])["id"] for _ in range(3)]

    def one_at_a_time(route: Route) -> None:
        url = route.request.url
        route.continue_(url=f"{url}{'&' if '?' in url else '?'}count=1")

    eve.page.route("**/api/tables*", one_at_a_time)
    eve.go("#/")
    rows = [eve.page.locator(f"a[href='#/t/{table}']") for table in tables]
    rows[2].wait_for()
    assert rows[0].count() == 0
    more = eve.page.get_by_role("button", name="Show more tables")
    more.click()
    rows[1].wait_for()
    more.click()
    rows[0].wait_for()
    assert all(row.count() == 1 for row in rows)


def play_moves(person: Person, table: str, seq: int, n_moves: int = 18) -> int:
    """Play both seats over a new socket, as much as one may at once; the last entry's number."""
    with connect(f"ws{person.address[4:]}/ws", compression=None) as ws:

        def say(**message: Any) -> None:
            ws.send(json.dumps(message))

        def hear(kind: str) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(ws.recv(timeout=60))
                assert message["type"] not in ("error", "refused"), message
                if message["type"] == kind:
                    return message

        say(type="hello", token=person.token)
        if seq == 0:
            say(type="start", game=table)
            hear("done")
        for _ in range(n_moves):
            for seat in (0, 1):
                say(type="watch", game=table, seat=seat, since=None)
                view = hear("fresh")["view"]
                if view["actions"]:
                    move = {"game": table, "seat": seat, "id": f"m{seq}", "base": seq}
                    say(type="move", action=view["actions"][0], **move)
                    seq = hear("update")["seq"]
                    break
        return seq


def test_a_long_log_comes_whole_in_pages(person: Any) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = open_public(ann, ["me", "me"])["id"]
    seq = 0
    while seq <= 64:
        seq = play_moves(ann, table, seq)
    eve.go(f"#/t/{table}")
    eve.page.wait_for_selector(".log p")
    eve.page.wait_for_function(
        "n => document.querySelectorAll('.log p.first').length >= n", arg=seq, timeout=60_000
    )
