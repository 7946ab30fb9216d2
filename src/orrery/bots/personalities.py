"""Personalities: officers with a taste. They search as their rank does and play about as well."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orrery.bots.levels import (
    SETTING,
    Level,
    level_names,
    read_level,
    taste_table,
    with_settings,
)
from orrery.bots.officers import Officer
from orrery.bots.tastes import GAMBLER, HOARDER, HUNTER, Deeds, Taste
from orrery.core.errors import BadGame, one_of
from orrery.core.game import Game


@dataclass(frozen=True)
class Personality:
    """Who searches, and what they like."""

    rank: str
    taste: Taste


PERSONALITIES = {
    "gambler": Personality("captain", GAMBLER),
    "hoarder": Personality("captain", HOARDER),
    "hunter": Personality("captain", HUNTER),
}


def searching_names() -> list[str]:
    """All who search: the ranks, weakest first, then the personalities."""
    return [*level_names(), *PERSONALITIES]


def rank_behind(name: str) -> str:
    """The rank that a personality searches as; of a rank itself, with its settings if any."""
    first, *settings = name.split(SETTING)
    rank = PERSONALITIES[first].rank if first in PERSONALITIES else first
    return SETTING.join([rank, *settings])


def level_behind(game: Game, name: str, n_seats: int) -> Level:
    """How much somebody thinks in a game of so many players: `captain`, `hunter`, `hunter/cut=3`.

    A taste costs something: where the game says so, more iterations pay for it.
    """
    first, *settings = name.split(SETTING)
    level = read_level(game, rank_behind(first), n_seats)
    more = taste_table(game, first).get("iterations", level.iterations)
    return with_settings(replace(level, iterations=int(more)), settings)


def taste_in(game: Game, name: str) -> Taste | None:
    """What a personality likes in this game; None: it is a rank."""
    first = name.partition(SETTING)[0]
    if first not in PERSONALITIES:
        return None
    taste, own = PERSONALITIES[first].taste, taste_table(game, first)
    if "margin" in own:
        taste = replace(taste, margin=float(own["margin"]))
    deeds = tuple(_deeds(game, verb) for verb in own.get("verbs", []))
    return taste.with_deeds(deeds) if deeds else taste


def _deeds(game: Game, liked: str) -> Deeds:
    """What `fire` or `-fire` says: the actions of that kind are liked, or not."""
    verb, kinds = liked.removeprefix("-"), game.declaration.sheet.kinds if game.declaration else []
    for kind in kinds:
        if kind.verb == verb:
            return Deeds(kind.first, kind.first + kind.size, -1 if liked[0] == "-" else 1)
    lack = f"levels.toml: a taste in {game.meta.id} for {liked!r}, which begins no action there"
    raise BadGame(f"{lack}: {one_of(verb, [kind.verb for kind in kinds])}")


def new_officer(
    game: Game, name: str, n_seats: int, seed: int, with_clock: bool = False
) -> Officer:  # fmt: skip
    """The officer of a rank or a personality, such as `captain`, `hunter` or `hunter/cut=3`."""
    level = level_behind(game, name, n_seats)
    return Officer(game, level, seed, with_clock, taste=taste_in(game, name))
