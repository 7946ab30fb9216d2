"""How long a site without a server takes to start, and a Captain on it to answer.

A site is written, hosted and opened in Chromium, in seconds:

    screen      until the games are on the first page
    ready       until Python has started and one can play
    answers     the longest of some answers of a Captain, each from the move before it to its own
    cpu         processor seconds of the page's process: until ready; for a move and its answer.
                On a busy machine these say more than the clock.

`cold` is a first visit, `warm` the next one, without a network. `phone` is the same on a processor
that is four times slower: the processes of the browser are stopped for three quarters of the time
(Chromium's own throttle leaves workers alone, and it is a worker that thinks).

    orrery bench site [--json]
    python benchmarks/site.py [--game GAME ...] [--rank RANK] [--site DIR] [--json]
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from need_browser import find_browser  # noqa: E402 - a script, not a package
from site_host import Site, hosting, write_site  # noqa: E402
from site_people import PLAY  # noqa: E402

from orrery.core.registry import BUILT_IN  # noqa: E402

SLOWER = 4
SLICE = 0.01  # seconds that the browser runs before it is stopped again
LOOK_EVERY = 10  # slices
PATIENCE = 300_000  # milliseconds
N_ANSWERS = 6
SHELF = ".shelf .box"
READY = "html[data-engine=ready]"
LIMIT = 2.0  # seconds for a Captain on a phone

LISTEN = """
const Plain = Worker;
window.acts = [];
Worker = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({data}) => {
      if (data.kind !== "said") return;
      for (const {seat} of JSON.parse(data.text).entries ?? [])
        if (seat >= 0) acts.push({seat, at: performance.now()});
    });
  }
};
"""
"""Notes when an action of a seat is told to the page."""


GAPS = """() => acts.flatMap(({seat, at}, n) => (n && seat === 1 ? [at - acts[n - 1].at] : []))"""
"""How long the bot took, each time, in milliseconds."""
TURN = ".table-page[data-acts=true][data-busy=false], .table-page[data-status=over]"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=BUILT_IN, help="(default: all five)")
    parser.add_argument("--rank", default="captain")
    parser.add_argument("--site", type=Path, help="one that is written already")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="(there are none)")
    given = parser.parse_args()
    found = measured(given.game or list(BUILT_IN), given.rank, given.site)
    print(json.dumps(found) if given.json else as_text(found))


def measured(games: list[str], rank: str, written: Path | None) -> dict[str, Any]:
    """All figures."""
    found: dict[str, Any] = {"limit": LIMIT, "rank": rank, "cores": os.cpu_count()}
    with ExitStack() as stack:
        folder = written or write_site(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        site = stack.enter_context(hosting(folder))
        playwright = stack.enter_context(sync_playwright())
        for name, slower in (("desk", 1), ("phone", SLOWER)):
            path = find_browser()
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            root = process_of(browser)
            with slowed(root, slower):
                found[name] = figures(browser, root, site, games, rank)
            browser.close()
    found["load"] = os.getloadavg()[0]
    return found


def figures(browser: Browser, root: int, site: Site, games: list[str], rank: str) -> dict[str, Any]:
    """What is measured at one speed."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LISTEN)
    page = context.new_page()
    found: dict[str, Any] = {"cold": started(page, site, root)}
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.close()
    page = context.new_page()
    found["warm"] = started(page, site, root)
    found["answers"] = {}
    for game in games:
        found["answers"][game] = answers(page, site, game, rank, root)
        print(found, file=sys.stderr, flush=True)
    close(context)
    return found


def close(context: BrowserContext) -> None:
    """A browser that is stopped most of the time may be late with this, too."""
    with suppress(Exception):
        context.close()


def started(page: Page, site: Site, root: int) -> dict[str, float]:
    """Open the site: seconds to the first page, and until one can play."""
    began, before = time.perf_counter(), cpu_of(root)
    page.goto(site.address, wait_until="commit")
    page.locator(SHELF).first.wait_for()
    screen = time.perf_counter() - began
    page.locator(READY).wait_for(state="attached")
    ready = time.perf_counter() - began
    return rounded(screen=screen, ready=ready, cpu=cpu_of(root) - before)


def rounded(**figures: float) -> dict[str, float]:
    """To hundredths."""
    return {name: round(figure, 2) for name, figure in figures.items()}


def answers(page: Page, site: Site, game: str, rank: str, root: int) -> dict[str, float]:
    """Some answers of a bot to somebody who plays by luck."""
    page.goto(f"{site.address}#/new?game={game}")
    dialog = page.get_by_role("dialog")
    dialog.locator(".pair select").nth(1).select_option("2")
    for seat, wish in enumerate(("me", rank)):
        dialog.locator(f"#seat-{seat}").select_option(wish)
    page.evaluate("acts.length = 0")
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_function("() => document.querySelector('.moves [data-action]')")
    before = cpu_of(root)
    for n in itertools.count(1):
        page.evaluate(PLAY, {"most": 1, "seed": n})
        page.wait_for_selector(TURN)
        if len(gaps := page.evaluate(GAPS)) >= N_ANSWERS:
            break
    cpu = (cpu_of(root) - before) / len(gaps)
    return rounded(longest=max(gaps) / 1000, cpu=cpu)


@contextmanager
def slowed(root: int, times: int) -> Iterator[None]:
    """Let the pages of a browser run only part of the time."""
    if times == 1:
        yield
        return
    done = threading.Event()
    thread = threading.Thread(target=drag, args=(root, times, done))
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def drag(root: int, times: int, done: threading.Event) -> None:
    """Stop the pages of a browser again and again."""
    found: list[int] = []
    n = 0
    while not done.is_set():
        if n % LOOK_EVERY == 0:
            found = pages_of(root)
        n += 1
        send_all(found, signal.SIGCONT)
        time.sleep(SLICE)
        send_all(found, signal.SIGSTOP)
        done.wait(SLICE * (times - 1))
    send_all(found, signal.SIGCONT)


def pages_of(root: int) -> list[int]:
    """The processes of a browser that have pages in them."""
    parents, pages = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.append(number)
    return [one for one in pages if root in ancestors(one, parents)]


def process_of(browser: Browser) -> int:
    """The process of a browser."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    (root,) = (int(one["id"]) for one in told if one["type"] == "browser")
    return root


def cpu_of(root: int) -> float:
    """Processor seconds that the pages of a browser have used."""
    ticks = 0
    for process in pages_of(root):
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])  # in user mode, and in the kernel
    return ticks / os.sysconf("SC_CLK_TCK")


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    """The parent of a process, its parent, and so on."""
    while process in parents:
        process = parents[process]
        yield process


def send_all(processes: list[int], what: signal.Signals) -> None:
    """Send a signal; a process that is gone needs none."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def as_text(found: dict[str, Any]) -> str:
    """Some lines."""
    lines = [line for name in ("desk", "phone") for line in lines_of(name, found)]
    return "\n".join([*lines, f"load {found['load']:.1f}, {found['cores']} cores"])


def lines_of(name: str, found: dict[str, Any]) -> Iterator[str]:
    """Those of one speed."""
    for visit in ("cold", "warm"):
        yield f"{name} {visit}: {words(found[name][visit])}"
    for game, figures in found[name]["answers"].items():
        yield f"{name} {found['rank']} {game}: {words(figures)}"


def words(figures: dict[str, float]) -> str:
    """Names and numbers."""
    return ", ".join(f"{name} {seconds:.2f}" for name, seconds in figures.items())


if __name__ == "__main__":
    main()
