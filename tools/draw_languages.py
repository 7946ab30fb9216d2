"""Pictures of every page in every language on a phone, to be looked at.

    python tools/draw_languages.py FOLDER [LANGUAGE ...]

FOLDER/fr/rules.png and so on; what does not fit is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from build_web import build
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


def draw(browser: Browser, address: str, language: str, folder: Path) -> Iterator[str]:
    """All pages of a language; the faults of each."""
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(
        locale=language, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )  # type: ignore[arg-type]
    ann = Person(context, address, "Ann")
    for name, hash_ in PAGES.items():
        open_page(ann.page, address, hash_)
        yield from shot(ann, folder / f"{name}.png", f"{language} {name}")
    for game in BUILT_IN:
        ann.play_against(game, "random")
        ann.wait_for_turn()
        yield from shot(ann, folder / f"table-{game}.png", f"{language} table of {game}")
    context.close()


def shot(ann: Person, path: Path, what: str) -> Iterator[str]:
    """A picture of the whole page, and what does not fit on it."""
    ann.page.screenshot(path=path, full_page=True)
    for fault in text_faults(ann.page):
        yield f"{what}: {fault}"


if __name__ == "__main__":
    main()
