"""The authority for the figures of `orrery bench device`: bots that think in a browser.

For every game without secrets, in a real Chromium at a table of a real server, against Captains:

    positions/s   that the client has measured, as it does for everybody
    here          milliseconds from a question of the server to the answer of the worker
    phone         the same questions on a page whose processor is slowed down four times

A page is slowed down by `Emulation.setCPUThrottlingRate`. That leaves workers alone (which is
measured, too: `worker, slowed`), so for `phone` the program of the worker runs in the page itself.

    python benchmarks/device.py [--game GAME ...] [--rank RANK] [--moves N] [--json]

With `--players N --server` something else is measured: milliseconds from one's own move until all
opponents have moved, the first answer and the others, with opponents that think on the device and
with the same on the server, whose rules are compiled in the background as ever.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from orrery.core.registry import find_game, game_ids

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from build_web import build  # noqa: E402 - a script, not a package
from need_browser import find_browser  # noqa: E402
from web_server import serving  # noqa: E402

STATIC = ROOT / "src" / "orrery" / "server" / "static"
SLOWED = 4  # times, as a phone
LIMIT = 2000  # milliseconds for a Captain on a phone

PLAY = """
    const Real = WebSocket;
    window.asked = []; window.took = []; window.waited = [];
    let sent = null;
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => this.hear(JSON.parse(data)));
        }
        hear(told) {
            if (told.type === "consult") window.asked.push({ ...told, at: performance.now() });
            const mine = told.view?.actions ?? [];
            if (!mine.length || told.view.is_over) return;
            if (sent && told.seq > sent.base + 1) window.waited.push(performance.now() - sent.at);
            const [base, action] = [told.seq, mine[told.seq % mine.length]];
            const move = { type: "move", game: told.game, id: `b${base}`, base, action, seat: 0 };
            setTimeout(() => this.send(JSON.stringify(move)), 400);
        }
        send(text) {
            const said = JSON.parse(text);
            const waits = window.asked.find((one) => said.type === "thought" && one.n === said.n);
            if (said.type === "move") sent = { base: said.base, at: performance.now() };
            if (waits) window.took.push(performance.now() - waits.at);
            super.send(text);
        }
    };
"""

IN_PAGE = """async ([script, engine, asked]) => {
    let told;
    window.postMessage = (message) => told(message);
    await import(script);
    const ask = (data) =>
        new Promise((resolve) => { told = resolve; window.onmessage({ data }); });
    const module = location.origin + engine.module;
    const weights = engine.network && location.origin + engine.network.weights;
    const open = { kind: "open", engine, module, weights, isLearned: false, isTried: true };
    const opened = await ask(open);
    const took = [];
    for (const consult of asked) {
        const began = performance.now();
        const answer = await ask({ kind: "consult", consult });
        if (answer.fault) throw new Error(answer.fault);
        took.push(performance.now() - began);
    }
    return { perSecond: opened.perSecond, took };
}"""


def main() -> None:
    """Measure and print."""
    given = arguments()
    build()
    rows = []
    folder = Path(tempfile.mkdtemp())
    with serving(folder, is_plain=not given.server) as address, chromium() as browser:
        for game in given.game or open_games():
            if given.server:
                rows.append(compared(browser, address, game, given))
            else:
                rows.append(measured(browser, address, game, given.rank, given.moves))
            print(f"{game}: {rows[-1]}", file=sys.stderr)
    table = comparison_of if given.server else table_of
    print(json.dumps(rows) if given.json else table(rows, given.rank))


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        yield browser
        browser.close()


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=open_games(), help="(default: all)")
    parser.add_argument("--rank", default="captain")
    parser.add_argument("--moves", type=int, default=8, help="of the bot (default 8)")
    parser.add_argument("--server", action="store_true", help="compare with a server's bots")
    parser.add_argument("--players", type=int, default=2, help="with --server (default 2)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    return parser.parse_args()


def open_games() -> list[str]:
    """The games without secrets that come with Orrery and have a module."""
    known = [find_game(name) for name in game_ids()]
    ours = [game for game in known if game.package.startswith("orrery.games.")]
    return [game.meta.id for game in ours if not game.has_secrets]


def measured(browser: Browser, address: str, game: str, rank: str, moves: int) -> dict[str, Any]:
    """The figures of one game."""
    at_table = played(browser, address, game, rank, moves, 1)
    slowed = played(browser, address, game, rank, moves, SLOWED)
    in_page = phone(browser, address, at_table["engine"], at_table["asked"])
    return {
        "game": game,
        "per_second": at_table["perSecond"],
        "here": figures(at_table["took"]),
        "worker_slowed": figures(slowed["took"]),
        "phone_per_second": in_page["perSecond"],
        "phone": figures(in_page["took"]),
        "is_in_time": max(in_page["took"]) <= LIMIT,
    }


def compared(
    browser: Browser, address: str, game: str, given: argparse.Namespace
) -> dict[str, Any]:  # fmt: skip
    """How long one waits for opponents on the server, and then for those on the device."""
    row: dict[str, Any] = {"game": game, "players": given.players}
    for place in ("server", "device"):
        context, table = seated(browser, address, game, [given.rank] * (given.players - 1))
        chosen = json.dumps(json.dumps({"thinkHere": place == "device"}))
        context.add_init_script(f"localStorage.setItem('orrery.settings', {chosen});")
        page = context.new_page()
        page.goto(f"{address}/#/t/{table}?start=1")
        wait_for(page, "waited", given.moves)
        first, *others = page.evaluate("() => waited")
        n_asked = page.evaluate("() => took.length")
        row[place] = {"first": round(first), **figures(others or [first]), "asked": n_asked}
        context.close()
    return row


def figures(took: list[float]) -> dict[str, int]:
    """Median and worst, in whole milliseconds."""
    return {"median": round(statistics.median(took)), "worst": round(max(took))}


def played(
    browser: Browser, address: str, game: str, rank: str, moves: int, slowed: int
) -> dict[str, Any]:
    """A game against a bot that thinks in the worker of the client."""
    context, table = seated(browser, address, game, [rank])
    page = context.new_page()
    slow_down(page, slowed)
    page.goto(f"{address}/#/t/{table}?start=1")
    wait_for(page, "took", moves)
    found = page.evaluate(
        "() => ({ asked, took, perSecond: Object.values("
        "JSON.parse(localStorage.getItem('orrery.device')))[0].perSecond })"
    )
    guest = page.evaluate("() => JSON.parse(localStorage.getItem('orrery.guest'))")
    head = {"Authorization": f"Bearer {guest['token']}"}
    engine = context.request.get(f"{address}/api/tables/{table}/engine", headers=head).json()
    context.close()
    return {**found, "engine": engine}


def seated(
    browser: Browser, address: str, game: str, bots: list[str]
) -> tuple[BrowserContext, str]:  # fmt: skip
    """A browser of somebody who plays by themselves, and the table."""
    context = browser.new_context(reduced_motion="reduce")
    guest = context.request.post(f"{address}/api/guests", data={"name": "Ann"}).json()
    head = {"Authorization": f"Bearer {guest['token']}"}
    order = {
        "game": game, "players": 1 + len(bots), "seats": ["me", *bots], "is_private": True,
    }  # fmt: skip
    table = context.request.post(f"{address}/api/tables", data=order, headers=head).json()
    kept = json.dumps(json.dumps(guest))
    context.add_init_script(f"localStorage.setItem('orrery.guest', {kept});{PLAY}")
    return context, str(table["id"])


def wait_for(page: Page, name: str, n: int) -> None:
    """Come back when so many times were measured, or the game is over."""
    enough = f"(n) => {name}.length >= n || document.querySelector('[data-status=over]') !== null"
    page.wait_for_function(enough, arg=n, timeout=300_000)


def phone(browser: Browser, address: str, engine: Any, asked: list[Any]) -> dict[str, Any]:
    """The same questions in a page that is slowed down."""
    page = browser.new_page()
    page.goto(f"{address}/#/rules/{engine['game']}")
    page.wait_for_load_state("networkidle")
    slow_down(page, SLOWED)
    [script] = [f"/assets/{file.name}" for file in (STATIC / "assets").glob("thinker-*.js")]
    found: dict[str, Any] = page.evaluate(IN_PAGE, [script, engine, asked])
    page.close()
    return found


def slow_down(page: Page, times: int) -> None:
    """Let the processor of a page seem slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def comparison_of(rows: list[dict[str, Any]], rank: str) -> str:
    """For people."""
    lines = [f"Until all opponents ({rank}) have moved, milliseconds: first; median (worst)"]
    for row in rows:
        told = [f"{row['game']:<12} {row['players']} players"]
        told += [
            "{}: {first}; {median} ({worst})".format(place, **row[place])
            for place in ("server", "device")
        ]
        lines.append("   ".join(told))
    return "\n".join(lines)


def table_of(rows: list[dict[str, Any]], rank: str) -> str:
    """For people."""
    lines = [f"A {rank}'s answer in Chromium, median (worst) in milliseconds"]
    lines += [
        "game          positions/s        here   worker, slowed    phone, positions/s   phone"
    ]
    for row in rows:
        here, slowed, there = (
            "{median} ({worst})".format(**row[name]) for name in ("here", "worker_slowed", "phone")
        )
        lines.append(
            f"{row['game']:<12} {row['per_second']:>12,} {here:>11} {slowed:>16}"
            f" {row['phone_per_second']:>20,} {there:>12}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
