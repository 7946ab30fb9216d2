"""Ordering a table: the game, its options, who sits where."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from orrery.bots.players import bot_kind
from orrery.core.errors import BadInput
from orrery.server.protocol.texts import Word as Name
from orrery.server.storage.rows import INVITED, SeatRow

FOR_GUEST = "guest:"


class TableOrder(Struct, forbid_unknown_fields=True):
    """What a host asks for; `seats`: for each `open`, `me` or the name of a bot.

    A seat may be kept: `invited` for holders of the invitation, `guest:ID` for one guest.
    """

    game: Name
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    board: Name | None = None
    seats: list[Name] = field(default_factory=list)
    is_private: bool = False
    clock: dict[str, Any] | None = None
    hints: bool | None = None  # whether players may ask for hints; None: only against bots


def seats_of_order(game: str, n_seats: int, wishes: list[str], host: str) -> list[SeatRow]:
    """The seats of a new table; the host sits on the first unless the order says otherwise."""
    if len(wishes) > n_seats:
        raise BadInput(f"the table has {n_seats} seats, not {len(wishes)}")
    wishes = wishes or ["me"]
    wishes = wishes + ["open"] * (n_seats - len(wishes))
    return [seat_of_wish(game, seat, wish, host) for seat, wish in enumerate(wishes)]


def seat_of_wish(game: str, seat: int, wish: str, host: str) -> SeatRow:
    """A seat that is open (to all, or kept), the host's, or a bot's."""
    if wish == "open":
        return SeatRow(game, seat, "open")
    if wish == INVITED or wish.startswith(FOR_GUEST):
        return SeatRow(game, seat, "open", held=wish.removeprefix(FOR_GUEST))
    if wish == "me":
        return SeatRow(game, seat, "person", guest=host)
    bot_kind(wish)
    return SeatRow(game, seat, "bot", bot=wish)
