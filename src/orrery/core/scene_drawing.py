"""Draws the picture of a scene in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.core.captions import padded
from orrery.core.scene import EMPTY, UNKNOWN, UNROLLED, Dice, Grid, Holding, Scene
from orrery.core.texts import ENGLISH, Texts
from orrery.core.words import words_of

FACES = "⚀⚁⚂⚃⚄⚅"
SPACES_A_LINE = 8
NAME_WIDTH = 10


class Reader(NamedTuple):
    """Who looks at a picture, and in which words."""

    seats: Sequence[str]
    viewer: int
    texts: Texts | None

    def name(self, word: str) -> str:
        """A word of the game in the reader's language."""
        return word if self.texts is None else self.texts.name(word)


def draw(
    picture: Sequence[dict[str, Any]],
    seats: Sequence[str],
    viewer: int,
    texts: Texts | None = None,
) -> RenderableType:
    """All parts that show something of the position, one below the other."""
    reader = Reader(seats, viewer, texts)
    shown = [part for part in picture if not part["is_choice"]]
    return Group(*(DRAWERS[part["part"]](part, reader) for part in shown))


def legend(scene: Scene, texts: Texts | None = None) -> list[tuple[str, str]]:
    """The signs of pieces, dice and tiles, and what they mean."""
    words = words_of("terminal", ENGLISH if texts is None else texts.language)
    named = str if texts is None else texts.name
    signs = {sign: named(name) for sign, name in scene.signs().items()}
    if scene.has(Holding):
        signs[UNKNOWN] = words.say("screens", "face-down", {})
    if scene.has(Dice):
        signs[UNROLLED] = words.say("screens", "not-rolled", {})
    if scene.has(Grid):
        signs["·"] = words.say("screens", "empty", {})
    return list(signs.items())


def _draw_grid(part: dict[str, Any], reader: Reader) -> Text:
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


def _draw_track(part: dict[str, Any], reader: Reader) -> Text:
    text = Text(f"{reader.name(part['name'])}\n", "dim") if part["part"] == "track" else Text()
    for space, pieces in enumerate(part["cells"]):
        text.append(f"{space + part['first']:>3}", "dim")
        text.append("(@)" if part["holes"][space] else " ", "magenta")
        for piece in pieces:
            _append(text, piece)
        is_last = space == len(part["cells"]) - 1
        text.append("\n" if is_last or space % SPACES_A_LINE == SPACES_A_LINE - 1 else "  ")
    return text


def _draw_rows(part: dict[str, Any], reader: Reader) -> Text:
    text = Text()
    for row in part["rows"]:
        seat = row["seat"]
        name = reader.name(part["name"] if seat is None else reader.seats[seat])
        things = [_thing(part["part"], thing, reader) for thing in row["things"]]
        line = f" {padded(name, NAME_WIDTH)} {' '.join(things) or '-'}\n"
        text.append(line, "bold" if seat == reader.viewer else "")
    return text


def _thing(part: str, thing: Any, reader: Reader) -> str:
    if part == "tray":
        return f"{reader.name(thing[0])} {thing[1]}"
    if part == "dice" and thing not in (UNKNOWN, UNROLLED):
        known = thing.isdecimal() and 1 <= int(thing) <= len(FACES)
        return f"{FACES[int(thing) - 1]} {thing}" if known else str(thing)
    return f"[{reader.name(thing)}]"


DRAWERS: dict[str, Callable[[dict[str, Any], Reader], Text]] = {
    "grid": _draw_grid,
    "track": _draw_track,
    "ring": _draw_track,
    "hand": _draw_rows,
    "tray": _draw_rows,
    "dice": _draw_rows,
}
