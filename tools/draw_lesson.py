"""One step of a lesson as a moving picture, for README: what glows, a click, what comes of it.

python tools/draw_lesson.py [--out FILE]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from build_web import build
from need_browser import find_browser
from playwright.sync_api import Page, sync_playwright
from small_png import Pixels, half_size, moving_png, pixels_of
from web_server import serving

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from lesson_hands import POINT, STILL  # noqa: E402 - the same hands as in the tests

OUT = ROOT / "docs" / "pictures" / "lesson.png"
GAME, PRESSED = "spacewalk", ".board [data-space='2']"
MOST_MOVING = 40  # frames of the move
MOVING, READING = 130, 2600  # ms that each of them, and the first and the last, is shown
POINTER = """([x, y]) => {
    const pointer = document.createElement('div');
    pointer.style.cssText = `position: fixed; left: ${x - 9}px; top: ${y - 9}px; width: 18px;
        height: 18px; border-radius: 50%; border: 3px solid #fff; background: #0008; z-index: 99;
        pointer-events: none`;
    pointer.id = 'pointer';
    document.body.append(pointer);
}"""


def shot(page: Page, painter: Page) -> Pixels:
    """The page now, at half its size."""
    return half_size(pixels_of(painter, page.screenshot()))


def frames_of(page: Page, painter: Page) -> tuple[list[Pixels], list[int]]:
    """The task, the pointer, the move, the praise; and for how long each is shown."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # from here on time is ours
    frames = [shot(page, painter)]
    point = page.locator(PRESSED).evaluate(POINT)
    page.evaluate(POINTER, point)
    frames.append(shot(page, painter))
    with page.expect_response("**/api/lessons*"):
        page.mouse.click(*point)
    page.evaluate("document.getElementById('pointer').remove()")
    while len(frames) < MOST_MOVING and mood_of(page) != "praise":
        page.clock.run_for(MOVING)
        frames.append(shot(page, painter))
    page.clock.run_for(1500)  # until all stands still
    frames.append(shot(page, painter))
    return frames, [READING, 700, *[MOVING] * (len(frames) - 3), READING]


def mood_of(page: Page) -> str | None:
    """Of the coach."""
    return page.locator(".coach").get_attribute("data-mood")


def main() -> None:
    """Draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    build()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        painter = browser.new_page()
        page = browser.new_page(
            viewport={"width": 1280, "height": 800}, color_scheme="dark", locale="en-GB"
        )
        page.clock.install()
        page.goto(f"{address}/#/learn/{GAME}")
        page.wait_for_selector(STILL)
        page.wait_for_selector("[data-glow]")
        page.wait_for_timeout(800)  # fonts and pictures
        picture = moving_png(*frames_of(page, painter))
    args.out.write_bytes(picture)
    print(f"{args.out.name}: {len(picture) // 1024} kB")


if __name__ == "__main__":
    main()
