"""Plays every game on a site to its end, against every rank, with the network cut.

    python tools/play_site.py [--game GAME ...] [--bot BOT ...] [--site DIR]

The person is a script that plays legal moves by luck from the list on the page. Every log is saved
by the page and verified here. Takes about an hour for all; `tests/web/test_web_site.py` is the
short way.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from need_browser import find_browser
from playwright.sync_api import sync_playwright
from site_host import hosting, write_site
from site_people import Visitor

from orrery.bots.levels import level_names
from orrery.core.registry import BUILT_IN
from orrery.core.replay import verify


def main() -> None:
    """Play, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=BUILT_IN, help="(default: all five)")
    parser.add_argument("--bot", action="append", choices=level_names(), help="(default: all)")
    parser.add_argument("--site", type=Path, help="one that is written already")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        site = stack.enter_context(hosting(given.site or write_site(folder)))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        visitor = Visitor(browser, site)
        for game in given.game or BUILT_IN:
            for bot in given.bot or level_names():
                print(f"{game} {bot}: {played(visitor, game, bot, folder)}", flush=True)
        visitor.leave()


def played(visitor: Visitor, game: str, bot: str, folder: Path) -> str:
    """Play a game to its end; what became of it."""
    began = time.perf_counter()
    visitor.open_table(game, ["me", bot])
    n = visitor.play_to_the_end(most=5000)
    file = folder / f"{game}-{bot}.jsonl"
    visitor.save_log(file)
    return f"{n} moves, {time.perf_counter() - began:.0f} s, {verify(file)}"


if __name__ == "__main__":
    main()
