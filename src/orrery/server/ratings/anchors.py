"""Anchors: how strong bots play each game, as the arena has measured it. Data in anchors.toml.

`python tools/make_anchors.py` derives them from benchmarks/ladder.json. Meetings were of two; in
games of more seats the same numbers are taken.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files


@functools.cache
def anchors() -> dict[str, dict[str, float]]:
    """Points by game and bot."""
    text = files("orrery.server.ratings").joinpath("anchors.toml").read_text("utf-8")
    return {game: dict(points) for game, points in tomllib.loads(text).items()}


def points_of(game: str, bot: str) -> float | None:
    """The strength of a bot; None where it was not measured."""
    return anchors().get(game, {}).get(bot)


def between(game: str, points: float) -> tuple[str | None, str | None]:
    """The strongest bot that is weaker, and the weakest that is stronger."""
    known = anchors().get(game, {})
    weaker = [bot for bot in known if known[bot] <= points]
    stronger = [bot for bot in known if known[bot] > points]
    return (
        max(weaker, key=known.__getitem__, default=None),
        min(stronger, key=known.__getitem__, default=None),
    )
