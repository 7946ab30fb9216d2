"""People on a site without a server: a page, and a script that plays in it.

someone = Visitor(browser, site)          # has the site, and the network is cut
table = someone.open_table("spacewalk", ["me", "cadet"], options={"tokens": 0})
someone.play_to_the_end(table)
someone.save_log(file)
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from site_host import Site

PATIENCE = 180_000  # milliseconds: Python starts in the page, beside other tests
OVER = ".table-page[data-status=over]"
READY = "html[data-engine=ready]"

PLAY = """async ({most, seed, patience}) => {
  const page = () => document.querySelector(".table-page");
  const change = () => new Promise((done) => {
    const end = () => { watcher.disconnect(); clearTimeout(timer); done(); };
    const watcher = new MutationObserver(end);
    watcher.observe(document.body, {subtree: true, childList: true, attributes: true});
    const timer = setTimeout(end, 1000);
  });
  for (let n = 0, since = performance.now(); n < most;) {
    if (performance.now() - since > patience) throw new Error(document.body.innerText);
    const {status, acts, busy} = page()?.dataset ?? {};
    if (status === "over") return n;
    const moves = [...document.querySelectorAll(".moves [data-action]")];
    if (acts !== "true" || busy === "true" || moves.length === 0) { await change(); continue; }
    seed = (seed * 1103515245 + 12345) % 2147483648;
    moves[seed % moves.length].click();
    n += 1;
    since = performance.now();
    await change();
  }
  return most;
}"""
"""Plays legal moves from the list by luck, as a person with a keyboard would."""


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, site: Site, is_cut: bool = True, **habits: Any) -> None:
        """Visits the site once; then, if `is_cut`, loads it again without a network."""
        wishes = {"locale": "en-GB", "reduced_motion": "reduce", "accept_downloads": True}
        self.context = browser.new_context(**{**wishes, **habits})
        self.context.set_default_timeout(PATIENCE)
        self.site = site
        self.faults: list[str] = []
        self.page = self.new_page()
        self.page.goto(site.address)
        if is_cut:
            self.cut()

    def new_page(self) -> Page:
        """One more page of this browser; faults in it are noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def cut(self) -> None:
        """Cut the network, once everything is kept, and load the page again."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.context.set_offline(True)
        self.page.reload()

    def go(self, place: str) -> None:
        """Open an address of the client, like `#/rules/spacewalk`."""
        self.page.goto(self.site.address + place)

    def wait_until_ready(self) -> None:
        """The server of the page has started."""
        self.page.locator(READY).wait_for()

    def open_table(self, game: str, seats: list[str], **order: Any) -> None:
        """Order a table by the page's own means, and begin."""
        self.go("#/new?game=" + game)
        dialog = self.page.get_by_role("dialog")
        dialog.locator(".pair select").nth(1).select_option(str(len(seats)))
        for seat, wish in enumerate(seats):
            dialog.locator(f"#seat-{seat}").select_option(wish)
        self._choose(dialog, order)
        dialog.get_by_role("button", name="Start the game").click()
        self.page.locator(".table-page[data-status]").wait_for()

    def _choose(self, dialog: Any, options: dict[str, Any]) -> None:
        if options:
            dialog.get_by_text("Variants", exact=False).first.click()
        for label, value in options.items():
            row = dialog.locator(".option").filter(has_text=re.compile(rf"^\s*{label}"))
            field = row.locator("select, input")
            is_list = field.evaluate("(field) => field.tagName") == "SELECT"
            (field.select_option if is_list else field.fill)(str(value))
            field.dispatch_event("change")

    def play_to_the_end(self, most: int = 600, seed: int = 1) -> int:
        """Play by luck; how often."""
        n = int(self.page.evaluate(PLAY, {"most": most, "seed": seed, "patience": PATIENCE}))
        self.page.locator(OVER).wait_for()
        return n

    def save_log(self, file: Path) -> dict[str, Any]:
        """The log as the page saves it; its head."""
        self.page.get_by_text("More", exact=True).click()
        with self.page.expect_download() as found:
            self.page.locator("[data-save-log]").click()
        found.value.save_as(file)
        head: dict[str, Any] = json.loads(file.read_text("utf-8").splitlines()[0])
        return head

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong in a page."""
        self.context.close()
        assert not self.faults, self.faults
