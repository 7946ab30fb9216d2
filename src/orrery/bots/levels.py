"""Levels: how much each rank thinks. The table is `levels.toml`; games may have their own rows.

A plug-in game may bring a `levels.toml` of its own in its package, with the same tables `[usual]`,
`[levels.<rank>]` and `[from_seats.<n>]`; it wins over ours.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from importlib.resources import files
from typing import Any

from orrery.bots.search.work import Knobs
from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game

SETTING = "/"  # captain/cut=3: a rank with another setting


@dataclass(frozen=True)
class Level:
    """One rank in one game; `levels.toml` says what the numbers mean."""

    iterations: int
    milliseconds: int
    random_share: float
    cut: int
    exploration: float
    foresight: float
    scale: float
    expand_at: int
    lump: int
    quick_others: int
    memory: int
    halving: int
    haste: float
    learned: int
    tuned: int
    endings: int


def level_names() -> list[str]:
    """All ranks, weakest first."""
    return list(_table()["levels"])


def level_of(game: Game, name: str, n_seats: int) -> Level:
    """The numbers of a rank in a game of so many players."""
    table, own = _table(), _of_game(game)
    numbers = table["usual"] | table["levels"][name]
    for part in (own, *_from_seats(own, n_seats)):
        numbers |= part.get("usual", {}) | part.get("levels", {}).get(name, {})
    return Level(**numbers)


def taste_table(game: Game, personality: str) -> dict[str, Any]:
    """What a game says of a personality: `margin`, `iterations`, `verbs`, or nothing."""
    return dict(_of_game(game).get("tastes", {}).get(personality, {}))


def _of_game(game: Game) -> dict[str, Any]:
    """What the table, or a plug-in's own, says of a game."""
    own: dict[str, Any] | None = _table()["games"].get(game.meta.id)
    return own or _own_table(game.package)


def _from_seats(own: dict[str, Any], n_seats: int) -> list[dict[str, Any]]:
    """What a game says of tables with so many seats, the most particular last."""
    parts = {int(least): part for least, part in own.get("from_seats", {}).items()}
    return [parts[least] for least in sorted(parts) if least <= n_seats]


def read_level(game: Game, text: str, n_seats: int) -> Level:
    """The level of a text such as `captain/cut=3/exploration=0.5`, for experiments."""
    name, *settings = text.split(SETTING)
    if name not in level_names():
        raise BadInput(f"no rank {name!r}: {one_of(name, level_names())}")
    return with_settings(level_of(game, name, n_seats), settings)


def with_settings(level: Level, settings: Sequence[str]) -> Level:
    """A level with other settings, such as `cut=3`."""
    given: dict[str, Any] = dict(_setting(item) for item in settings)
    return replace(level, **given)


def _setting(text: str) -> tuple[str, float]:
    """The name and the number of `cut=3`."""
    known = {field.name: int if field.type == "int" else float for field in fields(Level)}
    name, _, number = text.partition("=")
    if name not in known:
        raise BadInput(f"no setting {name!r} of a rank: {one_of(name, list(known))}")
    try:
        return name, known[name](number)
    except ValueError:
        raise BadInput(f"setting {name} needs a number, not {number!r}") from None


def remembers(game: Game, level: Level) -> bool:
    """Whether the past makes a difference: by rank, and in games where it tells something."""
    return level.memory > 0 and game.hooks.thinking.memory is not None


def knobs_of(level: Level) -> Knobs:
    """What the search is told of a level."""
    return Knobs(
        exploration=float(level.exploration),
        cut=level.cut,
        expand_at=level.expand_at,
        scale=float(level.scale),
        foresight=float(level.foresight),
        lump=level.lump,
        quick_others=level.quick_others,
        halving=level.iterations if level.halving else 0,
        haste=float(level.haste),
        learned=level.learned,
        tuned=level.tuned,
    )


@functools.cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text("utf-8"))


@functools.cache
def _own_table(package: str) -> dict[str, Any]:
    """What a plug-in says of its own levels; empty if it says nothing."""
    file = files(package).joinpath("levels.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
