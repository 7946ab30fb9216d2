"""`orrery bench analysis --browser`: finished games analysed by a browser, and whether it stutters.

    python benchmarks/analysis_browser.py [--actions N] [--game GAME ...] [--json]

Two captains play each game up to 150 actions. A server of its own, at a free port, has the games;
Chromium opens the page of each, whose workers judge it: first as usual, then at a Captain's
strength, every position at least as long as a Captain thinks. Told are the seconds until the report
is there, and the longest task that kept the page from answering (PerformanceObserver, `longtask`):
while it judged, and while the page with its board was opened.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from analysis_games import played, stored, title_of
from device import chromium
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from orrery.wasm.choice import at_once

sys.path.append(str(Path(__file__).parents[1] / "tools"))
from web_server import free_port, wait_for

GAMES = ("spacewalk", "astron", "astroplane", "zylatron", "situation7")
GOAL_SECONDS = 30.0
GOAL_TASK = 100.0  # ms
LONGEST = 120_000  # ms; what takes longer never comes

WATCH = """
    window.longest = 0;
    new PerformanceObserver((list) => {
        const took = list.getEntries().map((one) => one.duration);
        window.longest = Math.max(window.longest, ...took);
    }).observe({ type: "longtask", buffered: true });
"""
TAKE = "() => { const found = window.longest; window.longest = 0; return found; }"
DONE = "[data-analysis=done]"


class Row(NamedTuple):
    """What was measured of a game."""

    game: str
    actions: int
    iterations: int  # of each position, at a Captain's strength
    usual_seconds: float
    captain_seconds: float
    opening_task_ms: float  # the longest while the page opens and judges as usual,
    longest_task_ms: float  # and while it judges longer
    workers: int

    @property
    def is_reached(self) -> bool:
        """The goal: within 30 s, and nothing that one would notice."""
        return self.captain_seconds <= GOAL_SECONDS and self.longest_task_ms <= GOAL_TASK


def main() -> int:
    """Play, serve, look, tell; 1 if a game misses the goal."""
    given = arguments()
    at_once()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        games = given.game or GAMES
        tables = {f"bench-{game}": played(game, 2, given.actions) for game in games}
        stored(database, tables)
        with serving(database) as address, chromium() as browser:
            rows = [told(measured(browser, address, one)) for one in games]
    print(json.dumps([row._asdict() for row in rows]) if given.json else table_of(rows))
    return 0 if all(row.is_reached for row in rows) else 1


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description="Analysis in a browser: how long, how smooth.")
    parser.add_argument("--actions", type=int, default=150, help="of a game, at most")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="there are none; for bench alone")
    return parser.parse_args()


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server with these games; its address."""
    port = free_port()
    command = [sys.executable, "-m", "orrery", "serve", "--port", str(port), "--db", str(database)]
    with open(database.with_suffix(".log"), "wb") as out:
        server = subprocess.Popen(command, stdout=out, stderr=out)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, server, database.with_suffix(".log"))
        yield address
    finally:
        server.terminate()
        server.wait(20)


def measured(browser: Browser, address: str, game: str) -> Row:
    """Open the page of a game, see it analysed, then analysed for longer."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(WATCH)
    began = time.perf_counter()
    page.goto(f"{address}/#/analysis/bench-{game}/0")
    usual = done_after(page, DONE, began)
    shown: Any = page.locator(DONE).get_attribute("data-iterations")
    opening = page.evaluate(TAKE)
    began = time.perf_counter()
    page.locator("[data-captain]").click()
    captain = done_after(page, f"{DONE}:not([data-iterations='{shown}'])", began)
    iterations: Any = page.locator(DONE).get_attribute("data-iterations")
    actions: Any = page.locator("[data-curve]").get_attribute("data-steps")
    task = page.evaluate(TAKE)
    workers = page.evaluate("Math.min(4, navigator.hardwareConcurrency)")
    context.close()
    return Row(game, int(actions), int(iterations), usual, captain, opening, task, workers)


def done_after(page: Page, selector: str, began: float) -> float:
    """Seconds until something is on the page; TimeoutError says what is there instead."""
    try:
        page.locator(selector).wait_for(timeout=LONGEST)
    except PlaywrightTimeout:
        shown = " ".join(page.locator("main").inner_text().split())[:300]
        waited = f"{page.url} shows no {selector} after {LONGEST / 1000:.0f} s"
        raise TimeoutError(f"{waited}. It shows: {shown}") from None
    return round(time.perf_counter() - began, 1)


def told(row: Row) -> Row:
    """Say that a game is done: a whole run takes minutes."""
    print(f"{row.game}: {row.captain_seconds} s", file=sys.stderr, flush=True)
    return row


def table_of(rows: list[Row]) -> str:
    """For people."""
    load = os.getloadavg()[0]
    head = "game          actions  iterations  usual   captain  longest task   on opening"
    lines = [
        f"{title_of(row.game):13} {row.actions:7} {row.iterations:11} {row.usual_seconds:5.1f} s"
        f" {row.captain_seconds:7.1f} s {row.longest_task_ms:9.0f} ms {row.opening_task_ms:9.0f} ms"
        f"{'' if row.is_reached else '   (above the goal)'}"
        for row in rows
    ]
    note = f"{rows[0].workers} workers; load of this machine at the end {load:.1f}"
    return "\n".join([head, *lines, note])


if __name__ == "__main__":
    sys.exit(main())
