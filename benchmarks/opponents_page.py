"""The tables of docs/findings/opponents.md, drawn anew from what was measured.

    python benchmarks/opponents_page.py            # the page and its picture
    python benchmarks/opponents_page.py --check    # fail where the page is not what the files say

Reads benchmarks/ladder.json (two players), opponents.json (three and more) and kingmaking.json.
Strength with several players is told in points (`points.py`). Games of ranks that think otherwise
today are left out.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from farm import PAIR, meeting_from
from points import Counted, Points, estimate
from search_ladder import table

from orrery.bots.levels import level_names
from orrery.core.registry import find_meta
from orrery.lab import charts

HERE = Path(__file__).parent
FINDINGS = HERE.parent / "docs" / "findings"
PAGE, PICTURE = FINDINGS / "opponents.md", FINDINGS / "pictures" / "opponents-points.svg"

# The parts of the page

Seating = tuple[str, int]


def counted(meeting: dict[str, Any]) -> Counted:
    """One meeting of the file."""
    line_up = list(meeting.get("line_up", PAIR))
    games = meeting["games"]
    return Counted(line_up.count(0), line_up.count(1), meeting["share"] * games, games)


def seating_of(meeting: dict[str, Any]) -> Seating:
    """The game with its options in words, and how many play."""
    title = find_meta(meeting["game"]).title
    options = [word_of(name, value) for name, value in meeting["options"].items()]
    return ", ".join([title, *options]), len(meeting.get("line_up", PAIR))


def word_of(name: str, value: Any) -> str:
    """An option as people say it."""
    return f"{value} {name}" if str(value).isdigit() else str(value)


def several(found: dict[str, Any]) -> dict[Seating, dict[tuple[str, ...], Points]]:
    """By seating and pair of ranks: how much stronger the higher one is."""
    line_ups: dict[Seating, dict[tuple[str, ...], list[Counted]]] = {}
    for meeting in found["meetings"].values():
        if meeting["games"] and meeting["levels"] == meeting_from(meeting).levels:
            row = line_ups.setdefault(seating_of(meeting), {})
            row.setdefault(tuple(meeting["bots"]), []).append(counted(meeting))
    return {
        seating: {pair: estimate(one) for pair, one in row.items()}
        for seating, row in sorted(line_ups.items())
    }


def rungs() -> list[tuple[str, str]]:
    """Neighbours on the ladder, the highest first."""
    return [(high, low) for low, high in pairwise(level_names())][::-1]


def in_words(rank: str) -> str:
    """A rank's name as people say it."""
    return rank.replace("_", " ").title()


def cell(points: Points | None) -> str:
    """Points, interval, games."""
    if points is None:
        return ""
    told = f"{signed(points.mean)} ({signed(points.low)} to {signed(points.high)})"
    return f"{f'**{told}**' if points.low > 0 else told}, {points.games}"


def signed(points: float) -> str:
    """A whole number with its sign, which 0 has not."""
    whole = round(points)
    return f"{whole:+d}" if whole else "0"


def several_table(found: dict[Seating, dict[tuple[str, ...], Points]]) -> str:
    """A row a seating, a column a rung."""
    pairs = [pair for pair in rungs() if any(pair in row for row in found.values())]
    heads = [f"{in_words(high)} : {in_words(low)}" for high, low in pairs]
    lines = [["game", "players", *heads], ["---"] * (2 + len(pairs))]
    for (name, players), row in found.items():
        lines.append([name, str(players), *(cell(row.get(pair)) for pair in pairs)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def summary(found: dict[Seating, dict[tuple[str, ...], Points]]) -> str:
    """How many steps are there, by rung."""
    lines = []
    for pair in rungs():
        all_points = [row[pair] for row in found.values() if pair in row]
        if all_points:
            above = sum(one.low > 0 for one in all_points)
            below = [
                name for name, row in found.items() if pair in row and round(row[pair].mean) <= 0
            ]
            weak = ", ".join(f"{name} with {players}" for name, players in below)
            lines.append(
                f"- {in_words(pair[0])} against {in_words(pair[1])}: stronger beyond doubt in"
                f" {above} of {len(all_points)} seatings, by the mean in"
                f" {len(all_points) - len(below)}{f'; not in {weak}' if weak else ''}."
            )
    return "\n".join(lines)


def kings_table(found: dict[str, dict[str, int]]) -> str:
    """A row a game."""
    heads = [
        "game", "games", "choices", "of them crowning", "idle choices", "of them crowning",
        "games with one", "games decided",
    ]  # fmt: skip
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for key, one in sorted(found.items()):
        game = find_meta(key.split()[0]).title
        numbers = [one[name] for name in ("games", "choices", "crowns", "idle_choices")]
        numbers += [one[name] for name in ("idle_crowns", "with_idle_crown", "decided")]
        lines.append(f"| {game} | {' | '.join(map(str, numbers))} |")
    return "\n".join(lines)


def picture(found: dict[Seating, dict[tuple[str, ...], Points]]) -> str:
    """The highest rung that was measured everywhere, as an SVG."""
    rows = [
        {"name": f"{name}, {players} players: {in_words(high)} : {in_words(low)}",
         "low": one.low, "mean": one.mean, "high": one.high}
        for high, low in rungs()
        for (name, players), row in found.items()
        if (high, low) == ("admiral", "captain") and (one := row.get((high, low)))
    ]  # fmt: skip
    return charts.svg(charts.with_colours(charts.intervals(rows, form="+.0f", mark=0.0)))


def read(name: str) -> dict[str, Any]:
    """A file beside this one."""
    found: dict[str, Any] = json.loads((HERE / name).read_text("utf-8"))
    return found


def parts() -> dict[str, str]:
    """What stands between the marks of the page, by mark."""
    found = several(read("opponents.json"))
    return {
        "two": table(read("ladder.json")), "several": several_table(found),
        "summary": summary(found), "kings": kings_table(read("kingmaking.json")),
    }  # fmt: skip


def page() -> str:
    """The page with its tables drawn anew; the words around them are written by hand."""
    text = PAGE.read_text("utf-8")
    for mark, part in parts().items():
        before, _, rest = text.partition(f"<!-- {mark} -->\n")
        after = rest.partition(f"<!-- /{mark} -->")[2]
        text = f"{before}<!-- {mark} -->\n{part}\n<!-- /{mark} -->{after}"
    return text


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        is_current = PAGE.read_text("utf-8") == page()
        print(
            "opponents.md is up to date" if is_current else f"opponents.md is old: run {__file__}"
        )
        return 0 if is_current else 1
    PAGE.write_text(page(), "utf-8")
    PICTURE.write_text(picture(several(read("opponents.json"))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
