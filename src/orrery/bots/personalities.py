"""Personalities: officers with a taste. They search as their rank does and play about as well."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.bots.levels import SETTING, Level, level_names, level_of, read_level
from orrery.bots.officers import Officer
from orrery.bots.tastes import GAMBLER, HOARDER, HUNTER, Taste
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
    """How much somebody who searches thinks in a game of so many players."""
    return level_of(game, rank_behind(name), n_seats)


def new_officer(
    game: Game, name: str, n_seats: int, seed: int, with_clock: bool = False
) -> Officer:  # fmt: skip
    """The officer of a rank or a personality, such as `captain`, `hunter` or `hunter/cut=3`."""
    person = PERSONALITIES.get(name.partition(SETTING)[0])
    level = read_level(game, rank_behind(name), n_seats)
    return Officer(game, level, seed, with_clock, taste=person.taste if person else None)
