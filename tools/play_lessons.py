"""Play every lesson through in a real Chromium: on a desk and a phone, by mouse, touch and keys.

    python tools/play_lessons.py [GAME ...] [--quick] [--first-visit]

--quick plays each lesson once, the screens and hands in turn, as the tests do. --first-visit plays
from the first page to the end of the first exercise of each game, and counts the presses. The exit
status is 1 where something could not be played.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from build_web import build
from need_browser import find_browser
from playwright.sync_api import Browser, Error, sync_playwright
from web_server import serving

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from first_visits import MOST_PRESSES, first_visit  # noqa: E402 - the same people as in the tests
from lesson_plays import LESSONS, SCREENS, Pupil, habits_of  # noqa: E402
from web_people import Person  # noqa: E402


def play(browser: Browser, address: str, game: str, lesson: str, screen: str, way: str) -> bool:
    """One lesson on one screen; whether all went well."""
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        **habits_of(screen, way),  # type: ignore[arg-type]
    )
    who = Person(context, address)
    name = f"{game} {lesson}, {screen}, {way}"
    try:
        done = Pupil(who, way, game, lesson).play()
    except (AssertionError, Error) as error:
        print(f"FAILED {name}: {str(error).splitlines()[0]}", flush=True)
        return False
    finally:
        context.close()
    print(
        f"{name}: {done.n_steps} steps, {done.n_mistakes} mistakes, {done.n_presses} presses,"
        f" {done.n_on_board} actions on the board, {done.n_from_list} from the list",
        *done.problems, *who.faults, sep="\n    ", flush=True,
    )  # fmt: skip
    return not done.problems and not who.faults


def visit(browser: Browser, address: str, game: str) -> bool:
    """A first visit; whether it was short enough."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    n = first_visit(Person(context, address), game)
    context.close()
    print(f"{game}: {n} presses from the first page to the end of the first exercise", flush=True)
    return n < MOST_PRESSES


def main() -> int:
    """Play what is named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--first-visit", action="store_true")
    args = parser.parse_args()
    build()
    chosen = [one for one in LESSONS if not args.games or one[0] in args.games]
    ways = list(SCREENS)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        if args.first_visit:
            games = list(dict.fromkeys(game for game, _ in chosen))
            seen = [visit(browser, address, game) for game in games]
            return 0 if all(seen) else 1
        done = [
            play(browser, address, *lesson, *way)
            for n, lesson in enumerate(chosen)
            for way in ([ways[n % len(ways)]] if args.quick else ways)
        ]
    print(f"{sum(done)} of {len(done)} went well")
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
