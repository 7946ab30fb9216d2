"""A site when something goes wrong: a sentence each, and nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Route, expect
from site_host import Site
from site_people import PATIENCE, READY, Visitor

NO_STORAGE = """
Object.defineProperty(self, "indexedDB", {get() { throw new DOMException("", "SecurityError"); }});
"""
SPOIL_CACHE = """async (file) => {
  const name = (await caches.keys()).find((name) => name.startsWith("orrery-"));
  const shelf = await caches.open(name);
  const [request] = (await shelf.keys()).filter((one) => one.url.endsWith(file));
  const bytes = new Uint8Array(await (await shelf.match(request)).arrayBuffer());
  bytes[Math.floor(bytes.length / 2)] ^= 1;
  await shelf.put(request, new Response(bytes));
}"""
SPOIL_DATABASE = """() => new Promise((done) => {
  const asked = indexedDB.open("orrery", 1);
  asked.onsuccess = () => {
    const change = asked.result.transaction("files", "readwrite");
    change.objectStore("files").put(new Uint8Array(5000).fill(7), "database");
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""
KEPT_ASIDE = """() => new Promise((done) => {
  const asked = indexedDB.open("orrery", 1);
  asked.onsuccess = () => {
    const shelf = asked.result.transaction("files").objectStore("files");
    const found = shelf.get("database, unreadable");
    found.onsuccess = () => { asked.result.close(); done(found.result.length); };
  };
})"""
POISON = '<img src=x onerror="window.poisoned = 1">'


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody with the network still there."""
    one = Visitor(browser, site, is_cut=False)
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    yield one
    one.leave()


def begin(visitor: Visitor) -> str:
    """Play the first move of connect four against a player by luck; the table's address."""
    visitor.open_table("connect_four", ["me", "random"])
    drop(visitor.page, 1)
    return str(visitor.page.evaluate("location.hash"))


def drop(page: Page, n: int) -> None:
    """Play our `n`th move; come back when the answer to it is there."""
    moves(page).first.wait_for(state="attached")
    moves(page).first.dispatch_event("click")
    expect(page.locator(".log [data-entry]")).to_have_count(2 * n, timeout=PATIENCE)


def moves(page: Page) -> Locator:
    """What we may play now."""
    return page.locator(".table-page[data-acts=true][data-busy=false] .moves [data-action]")


def test_a_browser_that_keeps_nothing(browser: Browser, site: Site) -> None:
    """It says so, and plays."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    context.route("**/assets/worker-*.js", without_storage)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.address)
    expect(page.locator("[data-storage=denied]")).to_contain_text(
        "private windows", timeout=PATIENCE
    )
    page.get_by_role("button", name="Play now: Connect Four").click()
    page.get_by_role("dialog").get_by_role("button", name="Cadet").click()
    moves(page).first.wait_for(state="attached")
    context.close()


def without_storage(route: Route) -> None:
    """A worker to whom the browser refuses its storage."""
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_STORAGE + answer.text())


@pytest.mark.long
def test_no_room_left(visitor: Visitor) -> None:
    """It says so and plays on; once there is room again everything is kept."""
    control = visitor.context.new_cdp_session(visitor.page)
    place = begin(visitor)
    quota = {"origin": visitor.site.address.rsplit("/", 2)[0]}
    control.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    drop(visitor.page, 2)
    visitor.page.locator("[data-storage=full]").wait_for()
    control.send("Storage.overrideQuotaForOrigin", quota)
    drop(visitor.page, 3)
    visitor.page.locator("[data-storage=full]").wait_for(state="detached")
    assert stored_moves(visitor, place) == 6


def stored_moves(visitor: Visitor, place: str) -> int:
    """How many moves a table has when the page is loaded anew."""
    visitor.page.reload()
    assert visitor.page.evaluate("location.hash") == place
    moves(visitor.page).first.wait_for(state="attached")
    return visitor.page.locator(".log [data-entry]").count()


def test_a_page_that_dies_and_another_beside_it(visitor: Visitor) -> None:
    """What was seen on the board is kept; a second page waits, says for what, and goes on."""
    place = begin(visitor)
    second = visitor.new_page()
    second.goto(visitor.site.address + place)
    second.get_by_text("open on another page of this browser").wait_for()
    with visitor.page.expect_event("crash"), suppress(Error):
        visitor.page.goto("chrome://crash")
    moves(second).first.wait_for(state="attached")
    assert second.locator(".log [data-entry]").count() == 2


@pytest.mark.long
def test_damaged_files(visitor: Visitor) -> None:
    """Fetched anew while there is a network; else it is said which, and the tables stay."""
    place = begin(visitor)
    visitor.page.evaluate(SPOIL_CACHE, "orrery.tar.gz")
    assert stored_moves(visitor, place) == 2
    visitor.page.evaluate(SPOIL_CACHE, "memory.gz")
    visitor.page.evaluate(SPOIL_CACHE, "orrery.tar.gz")
    visitor.context.set_offline(True)
    visitor.page.reload()
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("the file orrery.tar.gz is damaged", timeout=PATIENCE)
    visitor.context.set_offline(False)
    alert.get_by_role("button", name="Load the site again").click()
    visitor.page.locator(READY).wait_for()
    assert stored_moves(visitor, place) == 2


def test_games_that_cannot_be_read(visitor: Visitor) -> None:
    """They are set aside, it is said, and one can play."""
    begin(visitor)
    visitor.page.evaluate(SPOIL_DATABASE)
    visitor.page.reload()
    visitor.page.locator("[data-storage=unreadable]").wait_for()
    assert visitor.page.evaluate(KEPT_ASIDE) == 5000
    begin(visitor)


def test_poisoned_names(visitor: Visitor) -> None:
    """They are names: nothing of them runs."""
    visitor.go("#/new?game=connect_four")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(POISON[:40])
    dialog.locator("#seat-1").select_option("here")
    dialog.locator("input.local").evaluate("field => field.removeAttribute('maxlength')")
    dialog.locator("input.local").fill(POISON)
    dialog.get_by_role("button", name="Start the game").click()
    expect(visitor.page.locator(".seats")).to_contain_text(POISON, timeout=PATIENCE)
    assert visitor.page.evaluate("window.poisoned") is None
