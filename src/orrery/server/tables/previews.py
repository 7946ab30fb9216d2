"""What is shown of a finished game where somebody shares its link: words, and a picture.

The picture has no texts and is drawn from what a spectator saw: no hidden card can be on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from orrery.core.contract import SPECTATOR
from orrery.core.formats import listed, whole
from orrery.core.registry import find_meta, package_of
from orrery.core.svg import SIZE, drawing, ink, rectangle
from orrery.core.texts import texts_of
from orrery.core.words import words_of
from orrery.server.tables.cast import names_of
from orrery.server.tables.table import Table

WIDTH, HEIGHT, EDGE = 1200, 630, 15
BARS = 640  # where the bars of the scores begin
KEPT = 64  # pictures


class Portrayed(Protocol):
    """The module `portrait` of a game."""

    def portrait(self, view: dict[str, Any]) -> list[str]:
        """Shapes of a position, in a square of SIZE units."""


class Words(NamedTuple):
    """What is said of a finished game."""

    title: str
    about: str


def portrait_of(game: str) -> Portrayed | None:
    """How a game draws a small picture; None where it draws none."""
    name = f"{package_of(game)}.portrait"
    found: Any = import_module(name) if find_spec(name) is not None else None
    return found


def words_about(room: Table, language: str) -> Words:
    """Who won, and all scores."""
    words, outcome = words_of("sharing", language), room.outcome
    game = texts_of(package_of(room.row.game), language).label(
        "meta", "title", find_meta(room.row.game).title
    )
    names = [name or room.seat_names[seat] for seat, name in enumerate(names_of(room, language))]
    winners = [names[seat] for seat in outcome.winners] if outcome else []
    kind = ("nobody-won", "one-won")[len(winners)] if len(winners) < 2 else "several-won"
    title = words.say("", kind, {"game": game, "names": listed(winners, language)})
    seen = room.running.sights.seen(SPECTATOR)
    points = [whole(score, language) for score in seen.scores]
    scores = [f"{name} {n}" for name, n in zip(names, points, strict=True)]
    return Words(title, words.say("", "scores", {"scores": listed(scores, language)}))


def preview_svg(room: Table) -> str | None:
    """The last position beside bars of the scores; None where the game draws no picture."""
    drawer = portrait_of(room.row.game)
    if drawer is None:
        return None
    seen = room.running.sights.seen(SPECTATOR)
    square = drawing(drawer.portrait(seen.board))
    placed = square.replace("<svg ", f'<svg x="{EDGE}" y="{EDGE}" ', 1)
    ground = rectangle(0, 0, WIDTH, HEIGHT, "#0b1022")
    return drawing([ground, placed, *_bars(seen.scores, room.seat_names)], WIDTH, HEIGHT)


def _bars(scores: Sequence[int], names: Sequence[str]) -> list[str]:
    """A bar for each seat, the longest for the highest score."""
    low = min(0, *scores)
    high = max(1, max(scores) - low)
    step = min(110, (SIZE - EDGE) // len(scores))
    top = (HEIGHT - step * len(scores)) // 2
    return [
        rectangle(BARS, top + n * step, 24 + 500 * (score - low) / high, step - 24, _ink(names, n))
        for n, score in enumerate(scores)
    ]


def _ink(names: Sequence[str], seat: int) -> str:
    others = ("red", "blue", "green", "yellow", "violet", "white")
    return ink(names[seat], ink(others[seat % len(others)]))


def can_render() -> bool:
    """Whether resvg-py is installed, which makes pixels."""
    return find_spec("resvg_py") is not None


@lru_cache(KEPT)
def png_of(svg: str) -> bytes | None:
    """The picture as pixels, which previews want; None where nothing renders it."""
    if not can_render():
        return None
    rendered: Any = import_module("resvg_py").svg_to_bytes(svg_string=svg)
    return bytes(rendered)
