"""How strong bots are, from the meetings of the arena: writes server/ratings/anchors.toml.

python tools/make_anchors.py            write the file
python tools/make_anchors.py --check    fail when the file is not what the meetings say

A share of the points is a difference in strength (400 points are odds of ten to one). Each bot has
met another one whose strength is known, beginning with the lieutenant at 1500. Half a point for
each side is added, so that a meeting that was won every time says no more than it can.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEETINGS = ROOT / "benchmarks" / "ladder.json"
TARGET = ROOT / "src" / "orrery" / "server" / "ratings" / "anchors.toml"
FIRST, AT = "lieutenant", 1500.0
UNSURE = {"random", "greedy"}  # they met an admiral alone, who always won: that says too little
POINTS = 400 / math.log(10)
HEAD = "# Made by tools/make_anchors.py from benchmarks/ladder.json; do not edit. Points by bot.\n"


def differences() -> Iterator[tuple[str, str, str, float]]:
    """Game, stronger and weaker bot, and by how many points; standard options alone."""
    for one in json.loads(MEETINGS.read_text("utf-8"))["meetings"].values():
        if not one["options"] and not UNSURE & set(one["bots"]):
            won = one["share"] * one["games"] + 0.5
            odds = won / (one["games"] + 1 - won)
            yield one["game"], *one["bots"], POINTS * math.log(odds)


def anchors() -> dict[str, dict[str, int]]:
    """Points by game and bot, the weakest first."""
    known: dict[str, dict[str, float]] = {}
    left = list(differences())
    while left:
        n_before = len(left)
        for meeting in list(left):
            game, strong, weak, points = meeting
            bots = known.setdefault(game, {FIRST: AT})
            if strong in bots:
                bots.setdefault(weak, bots[strong] - points)
            elif weak in bots:
                bots.setdefault(strong, bots[weak] + points)
            else:
                continue
            left.remove(meeting)
        if len(left) == n_before:
            raise SystemExit(f"nobody of known strength has met {left[0][1]} in {left[0][0]}")
    return {
        game: {bot: round(bots[bot]) for bot in sorted(bots, key=bots.__getitem__)}
        for game, bots in sorted(known.items())
    }


def text() -> str:
    """The whole file."""
    parts = [
        f"[{game}]\n" + "".join(f"{bot} = {points}\n" for bot, points in bots.items())
        for game, bots in anchors().items()
    ]
    return "\n".join([HEAD, *parts])


def main() -> int:
    """Write, or check."""
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text(), "utf-8")
        return 0
    is_current = TARGET.is_file() and TARGET.read_text("utf-8") == text()
    print("anchors.toml is up to date" if is_current else "anchors.toml is old: run " + __file__)
    return 0 if is_current else 1


if __name__ == "__main__":
    sys.exit(main())
