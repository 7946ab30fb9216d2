"""The head of a server's log: what all may see while the game goes on, and what is hidden."""

from __future__ import annotations

from typing import Any

from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.access.tokens import hash_of
from orrery.server.logbook import fair
from orrery.server.logbook.fair import Header


def new_head(game: str, options: dict[str, Any], board: str | None) -> Header:
    """The head of a game that has no seed yet."""
    given = dict(options)
    players = given.pop("players")
    table = new_table(find_game(game), players, "", "manual", board, given)
    return {key: value for key, value in table.log.header.items() if key != "seed"}


def undrawn(head: Header) -> Header:
    """The head of a game in which nothing is drawn."""
    return {**head, "scheme": fair.NOTHING_DRAWN}


def rolled(head: Header, text: str, secret: str, shown: dict[int, str]) -> Header:
    """The whole head: the roll, the secret, every word, and the seed that follows from them."""
    roll, roll_hash = fair.read_roll(text), hash_of(text)
    words = fair.all_words(roll, roll_hash, shown)
    return {
        **head, "scheme": fair.SCHEME, "commitment": roll.commitment, "roll": text,
        "seed": fair.seed_of(roll_hash, secret, words), "secret": secret, "words": words,
    }  # fmt: skip


def split_head(head: Header) -> tuple[Header, Header]:
    """What may be seen while the game goes on, and what may not."""
    shown = {key: value for key, value in head.items() if key not in fair.SECRET_KEYS}
    return shown, {key: value for key, value in head.items() if key in fair.SECRET_KEYS}
