"""Pictures of pages, on a desktop and on a phone, for docs/pictures/screens/.

    python tools/draw_screenshots.py [NAME ...] [--out FOLDER]

Games are played at random for a while, always in the same way, by real clicks.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from build_web import build
from need_browser import find_browser
from playwright.sync_api import Browser, Page, sync_playwright
from small_png import pixels_of, small_png
from web_server import serving

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from web_people import QUIET, Person  # noqa: E402 - the same people as in the tests

OUT = ROOT / "docs" / "pictures" / "screens"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
GAMES = {"spacewalk": 22, "astron": 14, "astroplane": 19, "situation7": 14, "zylatron": 24}

BY_DAY = ("own-games",)
ON_PHONES = ("home", "lesson", "end", "table-spacewalk", "table-situation7")
PATIENCE = 300_000  # ms

Draw = Callable[[Person], None]


def show(hash_: str, ready: str) -> Draw:
    """A page that needs no game."""

    def draw(ann: Person) -> None:
        ann.go(hash_)
        ann.page.locator(ready).first.wait_for()

    return draw


def table_of(game: str, n_moves: int) -> Draw:
    """A game after so many random moves of ours; one that ends before is followed by another."""

    def lasts(ann: Person) -> bool:
        ann.play_against(game, "random", seats=3 if game == "spacewalk" else 2)
        for _ in range(n_moves):
            if not ann.wait_for_turn():
                return False
            ann.click_any(".moves [data-action]")
            ann.page.wait_for_selector(QUIET)
        return ann.wait_for_turn()

    def draw(ann: Person) -> None:
        while not lasts(ann):
            pass

    return draw


def lesson(ann: Person) -> None:
    """A step of a lesson, with what glows."""
    show("#/learn/astron", "[data-glow]")(ann)


def own_games(ann: Person) -> None:
    """The first page of somebody who plays."""
    for game in ("connect_four", "astron"):
        ann.play_against(game, "random")
        ann.wait_for_turn()
    show("#/", "[data-own] li:nth-child(2)")(ann)


def the_end(ann: Person) -> None:
    """Who won and why, what earned the points, and where the game turned."""
    ann.play_against("spacewalk", "random", options={"tokens": 1})
    ann.play_on(lambda: ann.click_any(".moves [data-action]"), most=900)
    turned = "[data-turning]:not([data-turning=looking])"
    ann.page.wait_for_selector(turned, timeout=PATIENCE)
    ann.page.evaluate("scrollTo(0, 0)")


def waiting_room(ann: Person) -> None:
    """A table with an open seat."""
    table = ann.open_table("astron", ["me", "open", "captain"])
    ann.go(f"#/t/{table['id']}")
    ann.page.locator("[data-start]").wait_for()


def refusal(ann: Person) -> None:
    """A wrong click, explained."""
    table_of("spacewalk", 3)(ann)
    ann.page.locator(".board [data-space='6']").dispatch_event("click")
    ann.page.locator(".refusal .clause").wait_for()


def curtain(ann: Person) -> None:
    """One screen, two hands: it falls when the second has something to hide from the first."""
    table = ann.open_table("astron", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    either = ".curtain, .table-page[data-acts=true][data-busy=false] .moves [data-action]"
    while not ann.page.locator(".curtain").count():
        ann.click_any(".moves [data-action]")
        ann.page.locator(either).first.wait_for(state="attached")


def replay(ann: Person) -> None:
    """A finished game in the middle."""
    table_of("spacewalk", 14)(ann)
    ann.page.get_by_text("More", exact=True).click()
    ann.page.get_by_role("button", name="Abandon the game").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Abandon the game").click()
    ann.page.wait_for_selector(".table-page[data-status=over]")
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.locator("input[type=range]:not([max='0'])").wait_for()
    ann.page.locator("input[type=range]").fill("30")


PAGES: dict[str, Draw] = {
    "home": show("#/", ".shelf .box:nth-child(5)"),
    "own-games": own_games,
    "lesson": lesson,
    "rules-clause": show("#/rules/spacewalk/SW-9", "#SW-9"),
    "waiting-room": waiting_room,
    "refusal": refusal,
    "curtain": curtain,
    "end": the_end,
    "replay": replay,
    **{f"table-{game}": table_of(game, n) for game, n in GAMES.items()},
}


def draw_page(browser: Browser, painter: Page, address: str, name: str, out: Path) -> None:
    """The page on a desktop, some also on a phone, there by day for some variety."""
    screens = [("desktop", DESKTOP, "light" if name in BY_DAY else "dark")]
    if name in ON_PHONES:
        screens.append(("phone", PHONE, "light"))
    for screen, size, scheme in screens:
        context = browser.new_context(
            viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en-GB",
            has_touch=screen == "phone",
        )  # fmt: skip
        ann = Person(context, address, "Ada")
        PAGES[name](ann)
        ann.page.wait_for_timeout(400)  # fonts and pictures
        picture = small_png(pixels_of(painter, ann.page.screenshot()))
        (out / f"{name}-{screen}.png").write_bytes(picture)
        print(f"{name}-{screen}: {len(picture) // 1024} kB", flush=True)
        context.close()


def main() -> None:
    """Draw the pages that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    build()
    args.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        painter = browser.new_page()
        for name in args.names or PAGES:
            draw_page(browser, painter, address, name, args.out)


if __name__ == "__main__":
    main()
