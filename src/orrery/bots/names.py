"""What bots are called at a table: the rank, and a star by rank and seat.

Two bots of one rank at one table have different names, and the same seat always has the same.
"""

from __future__ import annotations

from orrery.bots.levels import SETTING
from orrery.bots.players import bot_names
from orrery.core.texts import ENGLISH
from orrery.core.words import words_of

STARS = (
    "Vega", "Altair", "Deneb", "Rigel", "Mira", "Sirius", "Capella", "Spica", "Castor", "Pollux",
    "Regulus", "Antares", "Polaris",
)  # fmt: skip
APART = 5
"""How many stars further on the next rank begins."""


def star_of(bot: str, seat: int) -> str:
    """The star of a bot on a seat; more seats than stars get a number, too."""
    ranks = bot_names()
    rank = bot.partition(SETTING)[0]
    first = APART * (ranks.index(rank) - ranks.index("cadet")) if rank in ranks else 0
    again = seat // len(STARS)
    star = STARS[(first + seat) % len(STARS)]
    return f"{star} {again + 1}" if again else star


def rank_name(bot: str, language: str = ENGLISH) -> str:
    """The rank of a bot in words."""
    rank = bot.partition(SETTING)[0]
    return words_of("players", language).label("", f"rank-{rank}", rank.capitalize())


def bot_called(bot: str, seat: int, language: str = ENGLISH) -> str:
    """What a bot on a seat is called: `Cadet Vega`."""
    values = {"rank": rank_name(bot, language), "star": star_of(bot, seat)}
    return words_of("players", language).say("", "bot-called", values)
