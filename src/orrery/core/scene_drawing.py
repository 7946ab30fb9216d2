"""Draws the picture of a scene in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.core.scene import EMPTY, UNKNOWN, UNROLLED

FACES = "⚀⚁⚂⚃⚄⚅"
SPACES_A_LINE = 8


def draw(picture: Sequence[dict[str, Any]], seats: Sequence[str], viewer: int) -> RenderableType:
    """All parts that show something of the position, one below the other."""
    shown = [part for part in picture if not part["is_choice"]]
    return Group(*(DRAWERS[part["part"]](part, seats, viewer) for part in shown))


def _draw_grid(part: dict[str, Any], seats: Sequence[str], viewer: int) -> Text:
    text = Text()
    for row in reversed(part["cells"]):
        for piece in row:
            if piece == EMPTY:
                text.append(" · ", "dim")
            else:
                _append(text, part["pieces"][piece], " {} ")
        text.append("\n")
    return text.append("".join(f"{column:^3}" for column in range(len(part["cells"][0]))), "dim")


def _append(text: Text, piece: dict[str, str], form: str = "{}") -> None:
    text.append(form.format(piece["sign"]), f"bold {piece['colour']}")


def _draw_track(part: dict[str, Any], seats: Sequence[str], viewer: int) -> Text:
    text = Text(f"{part['name']}\n", "dim") if part["part"] == "track" else Text()
    for space, pieces in enumerate(part["cells"]):
        text.append(f"{space + part['first']:>3}", "dim")
        text.append("(@)" if part["holes"][space] else " ", "magenta")
        for piece in pieces:
            _append(text, piece)
        is_last = space == len(part["cells"]) - 1
        text.append("\n" if is_last or space % SPACES_A_LINE == SPACES_A_LINE - 1 else "  ")
    return text


def _draw_rows(part: dict[str, Any], seats: Sequence[str], viewer: int) -> Text:
    text = Text()
    for row in part["rows"]:
        seat = row["seat"]
        name = part["name"] if seat is None else seats[seat]
        shown = " ".join(_thing(part["part"], thing) for thing in row["things"]) or "-"
        text.append(f" {name:10} {shown}\n", "bold" if seat == viewer else "")
    return text


def _thing(part: str, thing: Any) -> str:
    if part == "tray":
        return f"{thing[0]} {thing[1]}"
    if part == "dice" and thing not in (UNKNOWN, UNROLLED):
        known = thing.isdecimal() and 1 <= int(thing) <= len(FACES)
        return f"{FACES[int(thing) - 1]} {thing}" if known else str(thing)
    return f"[{thing}]"


DRAWERS: dict[str, Callable[[dict[str, Any], Sequence[str], int], Text]] = {
    "grid": _draw_grid,
    "track": _draw_track,
    "ring": _draw_track,
    "hand": _draw_rows,
    "tray": _draw_rows,
    "dice": _draw_rows,
}
