"""By post in real browsers: a plan is made, shown and carried out, a push is shown, a hook tried.

Headless Chromium has no push service: `subscribe` fails with "Registration failed". So the page's
`PushManager` hands out an address of ours; what comes there is sealed for a key of ours, opened,
and given to the page's own service worker by the browser's debugger.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from axe import faults_by_night_and_day
from outside_world import PushBrowser, place
from test_web_account import come, keep
from web_people import Person

Come = Callable[..., Person]
STUB = """(wish) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (asked) => {
        window.asked = [asked.userVisibleOnly, asked.applicationServerKey.length];
        return { toJSON: () => wish }; }; }"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.body, one.data.url])"""
LATER = """() => { const usual = window.fetch; let n = 0;
    window.fetch = async (...asked) => {
        const wait = String(asked[0]).includes("/plan?") ? 800 * n++ : 0;
        await new Promise((go) => setTimeout(go, wait));
        return usual(...asked); }; }"""
"""As a table begins plans are read twice: here the second time long after the first."""
ME = "() => JSON.parse(localStorage.getItem('orrery.guest')).id"
POSTAL = {"pace": "postal", "per_move": 259200}


def deliver(one: Person, data: dict[str, Any]) -> None:
    """Let the service worker of a page get a push."""
    debugger = one.context.new_cdp_session(one.page)
    known: list[dict[str, Any]] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(event["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    wait_until(one, lambda: bool(known))
    debugger.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": one.address, "registrationId": known[-1]["registrationId"],
         "data": json.dumps(data)},
    )  # fmt: skip


def shown_once(one: Person, data: dict[str, Any]) -> bool:
    """Whether a push is seen; a worker that just starts may miss it, and then it comes again."""
    deliver(one, data)
    one.page.wait_for_timeout(500)
    return bool(one.page.evaluate(SHOWN) == [[data["body"], data["url"]]])


def wait_until(one: Person, is_so: Callable[[], bool], seconds: float = 60) -> None:
    """Let a page go on until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        one.page.wait_for_timeout(50)


def plan(one: Person, on: str, do: str) -> None:
    """If the other does this, I answer that."""
    panel = one.page.locator("[data-plan]")
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()
    for action in (on, do):
        panel.locator(f"#plan-action:enabled option[value='{action}']").wait_for(state="attached")
        assert panel.locator("#plan-action").input_value() == ""  # or the same could not be chosen
        panel.locator("#plan-action").select_option(action)
    panel.locator("[data-keep]").click()


def test_a_plan_is_carried_out_and_a_push_tells_of_the_turn_after(person: Come) -> None:
    ann, ben = come(person), person("Ben")
    with place() as here:
        pushed = PushBrowser(here)
        ann.context.grant_permissions(["notifications"], origin=ann.address)
        keep(ann, "Ann Post")
        ann.page.evaluate(STUB, pushed.wish)
        ann.page.locator("[data-push]").click()
        ann.page.locator("[data-channels] li button").wait_for()
        assert ann.page.evaluate("() => window.asked") == [True, 65]

        seats = ["me", f"guest:{ann.page.evaluate(ME)}"]
        table = ben.open_table("connect_four", seats, clock=POSTAL)
        link = f"#/t/{table['id']}?invite={table['invite']}"
        ann.page.evaluate(LATER)
        ann.go(link)
        ann.page.locator("[data-sit='1']").click()
        ben.go(f"{link}&start=1")
        ben.page.locator(".table-page[data-acts=true]").wait_for()

        ann.page.locator("[data-plan='0']").wait_for()
        plan(ann, "drop 0", "drop 3")
        ann.page.locator("[data-plan='1']").get_by_text("column 3").first.wait_for()
        ben.play_from_list("drop 0")
        ben.page.locator(".table-page[data-acts=true][data-shown='2']").wait_for()  # it was played
        ann.page.locator("[data-plan='0']").wait_for()

        ann.go("#/account")
        before = len(pushed.shown)
        ben.play_from_list("drop 1")
        wait_until(ann, lambda: len(pushed.shown) > before)
        told = pushed.shown[-1]
        assert told["url"] == f"/#/t/{table['id']}"
        wait_until(ann, lambda: shown_once(ann, told))


def test_the_webhook_of_a_table_is_added_tried_and_removed(person: Come) -> None:
    ann = person("Ann")
    with place() as here:
        table = ann.open_table("connect_four", ["me", "random"])
        ann.go(f"#/t/{table['id']}?start=1")
        ann.page.locator(".table-page[data-status=running]").wait_for()
        ann.page.get_by_text("More", exact=True).click()
        ann.page.locator("[data-webhook]").click()
        ann.page.locator("[data-allowed]").get_by_text("hooks.example.org").wait_for()
        assert faults_by_night_and_day(ann.page) == []
        ann.page.locator("[data-url]").fill("https://elsewhere.example.org/")
        ann.page.locator("[data-add]").click()
        ann.page.locator("dialog .fault").get_by_text("does not allow").wait_for()
        ann.page.locator("[data-url]").fill(f"{here.url}/hook")
        ann.page.locator("[data-add]").click()
        ann.page.locator("[data-secret]").wait_for()
        ann.page.locator("[data-try]").click()
        ann.page.locator("[data-tried=true]").wait_for()
        assert json.loads(here.got[-1][2])["kind"] == "test"
        here.status = 500
        ann.page.locator("[data-try]").click()
        ann.page.locator("[data-tried=false]").get_by_text("500").wait_for()
        ann.page.locator("[data-remove]").click()
        ann.page.locator("[data-hook=off]").wait_for()
        ann.page.set_viewport_size({"width": 390, "height": 844})
        assert ann.width_left_over <= 0
