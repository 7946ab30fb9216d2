"""A site of plain files: played in Chromium with the network cut, in one page at a time."""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from build_web import build
from playwright.sync_api import Browser, BrowserContext, Page

from orrery.core.replay import verify

PATIENCE = 120_000  # milliseconds: Python starts in the page, beside other tests
OVER = ".table-page[data-status=over]"
TURN = f".table-page[data-acts=true]:not([data-busy=true]), {OVER}"


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that says nothing."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a site in a folder of its host, and what switches the host off."""
    if shutil.which("npm") is None:
        pytest.skip("npm fetches Python for browsers, and there is none")
    build()
    root = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "orrery", "export-site", str(root / "games")]
    subprocess.run(command, check=True, capture_output=True)
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/games/", host.shutdown
    host.server_close()


def test_a_game_without_server_and_network(
    browser: Browser, site: tuple[str, Callable[[], None]], tmp_path: Path
) -> None:
    """Against a Captain, after the host is gone and the page was loaded anew; then its log."""
    address, switch_off = site
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    switch_off()
    context.set_offline(True)
    page.reload()
    play_connect_four(page)
    check_second_page(context, address)
    check_that_it_is_kept(page)
    save_log(page, tmp_path / "game.jsonl")
    assert verify(tmp_path / "game.jsonl").endswith("finished")
    context.close()


def play_connect_four(page: Page) -> None:
    """Begin from the first page, and play to the end."""
    page.get_by_role("button", name="Play now: Connect Four").click()
    page.get_by_role("dialog").get_by_role("button", name="Captain").click()
    for _ in range(21):
        page.locator(TURN).wait_for()
        if page.locator(OVER).count():
            break
        page.locator(".moves [data-action]").first.dispatch_event("click")
        page.wait_for_selector(".table-page:not([data-acts=true]), .table-page[data-busy=true]")
    page.locator(OVER).wait_for()


def check_second_page(context: BrowserContext, address: str) -> None:
    """Another page of the browser waits, and says for what."""
    second = context.new_page()
    second.goto(address)
    second.get_by_text("open on another page of this browser").wait_for()
    second.close()


def check_that_it_is_kept(page: Page) -> None:
    """The table is there after a reload, over."""
    page.reload()
    page.locator(OVER).wait_for()


def save_log(page: Page, file: Path) -> None:
    """The log as the page saves it."""
    page.get_by_text("More", exact=True).click()
    with page.expect_download() as found:
        page.get_by_role("button", name="Download the log").click()
    found.value.save_as(file)
