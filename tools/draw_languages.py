"""Pictures of every page in every language, on a phone and on a desktop, to be looked at.

    python tools/draw_languages.py FOLDER [LANGUAGE ...]

FOLDER/fr/phone/rules.png and so on; what does not fit is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build_web import build
from draw_screenshots import DESKTOP, Draw, refusal, table_of, waiting_room
from need_browser import find_browser
from page_walk import PAGES, PHONE, open_page, text_faults
from playwright.sync_api import Browser, sync_playwright
from web_server import serving

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from web_people import Person  # noqa: E402 - the same people as in the tests

from orrery.core.languages import languages  # noqa: E402
from orrery.core.registry import BUILT_IN  # noqa: E402


def main() -> None:
    """Draw them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    args = parser.parse_args()
    build()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        path = find_browser()
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for language in args.languages or languages():
            for fault in draw(chromium, address, language, args.folder / language):
                print(fault, flush=True)
        chromium.close()


def settings(ann: Person) -> None:
    """The dialog of settings, over the first page."""
    ann.go("#/")
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog fieldset").first.wait_for()


def the_end(ann: Person) -> None:
    """A short game for two at one screen, from its first move to its end."""
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for column in (3, 0, 3, 0, 3, 0, 3):
        ann.play_from_list(f"drop {column}")
    ann.page.locator("[data-end]").wait_for()


def its_replay(ann: Person) -> None:
    """The same game again, and in its middle."""
    the_end(ann)
    ann.page.locator("a[href^='#/replay/']").first.click()
    ann.page.locator("input[type=range]:not([max='0'])").wait_for()
    ann.page.locator("input[type=range]").fill("4")


SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
}
SCENES: dict[str, Draw] = {
    "waiting-room": waiting_room,
    "refusal": refusal,
    "end": the_end,
    "replay": its_replay,
    **{f"table-{game}": table_of(game, 4) for game in BUILT_IN},
    "settings": settings,  # stays open, so it comes last
}


def draw(browser: Browser, address: str, language: str, folder: Path) -> Iterator[str]:
    """All pages of a language; the faults of each."""
    for screen, setting in SCREENS.items():
        out = folder / screen
        out.mkdir(parents=True, exist_ok=True)
        context = browser.new_context(locale=language, reduced_motion="reduce", **setting)
        ann = Person(context, address, "Ann")
        for name, hash_ in PAGES.items():
            open_page(ann.page, address, hash_)
            yield from shot(ann, out / f"{name}.png", f"{language} {name} on a {screen}")
        for name, scene in SCENES.items():
            scene(ann)
            yield from shot(ann, out / f"{name}.png", f"{language} {name} on a {screen}")
        context.close()


def shot(ann: Person, path: Path, what: str) -> Iterator[str]:
    """A picture of the whole page, and what does not fit on it."""
    is_dialog = ann.page.locator("dialog[open]").count() > 0
    ann.page.screenshot(path=path, full_page=not is_dialog)
    for fault in text_faults(ann.page):
        yield f"{what}: {fault}"


if __name__ == "__main__":
    main()
