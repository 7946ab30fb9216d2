"""How smoothly a piece of SITUATION 7 follows the mouse, in a real Chromium.

    python benchmarks/drag.py [--seconds S] [--json]

The piece goes in circles over the board of a running game. Beside it, in the same browser, a plain
square on an empty page does the same: faster than that no page can be here. Printed are frames a
second, and how long the 50th and the 99th of 100 frames took.
"""

import argparse
import json
import math
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests" / "web")]

from build_web import build  # noqa: E402 - a script, not a package
from need_browser import find_browser  # noqa: E402
from web_people import Person  # noqa: E402
from web_server import serving  # noqa: E402

WINDOW = {"width": 1280, "height": 1000}
RADIUS = 120.0
STEPS_A_SECOND = 120.0  # as a good mouse reports them
EMPTY_PAGE = """
<body style="margin:0"><div id="piece"
  style="position:absolute;left:600px;top:460px;width:60px;height:60px;background:teal"></div>
<script>
  const piece = document.getElementById("piece");
  let held = null;
  piece.onpointerdown = (event) => { held = [event.clientX, event.clientY]; };
  window.onpointermove = (event) => {
    if (held) piece.style.transform =
      `translate(${event.clientX - held[0]}px, ${event.clientY - held[1]}px)`;
  };
  window.onpointerup = () => { held = null; };
</script>
"""
WATCH = """() => {
  window.frames_at = [];
  const note = (now) => { window.frames_at.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""


def game_page(browser: Browser, address: str) -> Page:
    """A game of SITUATION 7 that waits for a move of ours."""
    ann = Person(browser.new_context(viewport=WINDOW), address, "Ann")  # type: ignore[arg-type]
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    ann.wait_for_turn()
    ann.page.wait_for_selector(".piece.fits")
    return ann.page


def empty_page(browser: Browser) -> Page:
    """A square that follows the mouse, and nothing else."""
    page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]
    page.set_content(EMPTY_PAGE)
    return page


def drag(page: Page, selector: str, seconds: float) -> list[float]:
    """Milliseconds of every frame while something is dragged in circles."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(WINDOW["width"] / 2, WINDOW["height"] / 2, steps=5)
    page.evaluate(WATCH)
    start = time.perf_counter()
    while (now := time.perf_counter() - start) < seconds:
        angle = 2 * math.pi * now
        x, y = RADIUS * math.cos(angle), RADIUS * math.sin(angle)
        page.mouse.move(WINDOW["width"] / 2 + x, WINDOW["height"] / 2 + y)
        time.sleep(1 / STEPS_A_SECOND)
    at: list[float] = page.evaluate("window.frames_at")
    page.mouse.up()
    return [after - before for before, after in pairwise(at)]


def figures(frames: list[float]) -> dict[str, float]:
    """Frames a second and the usual and the long frames."""
    ordered = sorted(frames)
    return {
        "frames_per_second": 1000 * len(frames) / sum(frames),
        "p50_ms": statistics.median(frames),
        "p99_ms": ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))],
        "max_ms": ordered[-1],
    }


def measure(seconds: float) -> dict[str, Any]:
    """Both pages in one browser, one after the other."""
    build()
    path = find_browser()
    if path is None:
        sys.exit("there is no Chromium: python tools/need_browser.py")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        found = {
            "situation7": figures(drag(game_page(browser, address), ".piece.fits", seconds)),
            "empty_page": figures(drag(empty_page(browser), "#piece", seconds)),
        }
        browser.close()
    rates = {name: one["frames_per_second"] for name, one in found.items()}
    return found | {"ratios": {"empty_page": rates["situation7"] / rates["empty_page"]}}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.seconds)
    if args.json:
        print(json.dumps(found))
        return
    for name in ("situation7", "empty_page"):
        one = found[name]
        print(
            f"{name:<12}{one['frames_per_second']:6.1f} frames/s, a frame takes"
            f" {one['p50_ms']:.1f} ms (99 of 100 at most {one['p99_ms']:.1f}, the longest"
            f" {one['max_ms']:.1f})"
        )
    print(f"{found['ratios']['empty_page']:.2f} of an empty page")


if __name__ == "__main__":
    main()
