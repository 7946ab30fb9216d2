"""A new table as it was ordered: its row, its seats, the secrets of its first roll."""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec

from orrery.bots.players import bot_kind
from orrery.core.errors import BadInput
from orrery.core.meta import Meta, Values
from orrery.core.opening import opening
from orrery.core.registry import find_game, find_meta
from orrery.server.access import tokens
from orrery.server.protocol.codes import reading
from orrery.server.protocol.orders import TableOrder
from orrery.server.ratings.ledger import WANTED
from orrery.server.storage.database import Write
from orrery.server.storage.rows import INVITED, RollRow, SeatRow, TableRow, insert
from orrery.server.storage.secrets import INVITE, Vault
from orrery.server.tables import clocks
from orrery.server.tables.rated import check_order
from orrery.server.tables.rolls import SECRET, first_roll
from orrery.server.tables.table import Stored

FOR_GUEST = "guest:"


@dataclass(frozen=True)
class NewTable:
    """A table at its beginning, and the writes that store it."""

    stored: Stored
    writes: list[Write]


def rows_of_order(order: TableOrder, host: str, date: float, vault: Vault) -> NewTable:
    """The table that an order asks for; Misread says what is wrong with it."""
    with reading():
        if order.rated:
            check_order(order)
        meta, values = _read_options(order)
        row = _row_of_order(order, values, host, date)
        seats = seats_of_order(row.id, int(values["players"]), order.seats, host)
    rolls, secrets, kept = _first_secrets(row, meta.draws(values), vault)
    stored = Stored(row, seats, rolls=rolls, secrets=secrets)
    return NewTable(stored, [insert(row), *map(insert, seats), *kept])


def _read_options(order: TableOrder) -> tuple[Meta, Values]:
    """The game that is meant, and the values of all its options."""
    meta = find_meta(order.game)
    if order.board is not None and order.board not in meta.boards:
        raise BadInput(f"{meta.title} has the boards {', '.join(meta.boards)}")
    game = find_game(order.game)
    return meta, opening(game, order.players, order.options, order.board).values


def _row_of_order(order: TableOrder, values: Values, host: str, date: float) -> TableRow:
    clock = clocks.read_clock(order.clock)
    return TableRow(
        id=tokens.new_id(), game=order.game, options=json.dumps(values), board=order.board,
        host=host, is_private=order.is_private, invite=tokens.new_token(), status="open",
        created=date, clock=msgspec.json.encode(clock).decode(), marks=order.marks,
        hints=False if order.rated else order.hints, rated=WANTED if order.rated else None,
        bots=order.bots,
    )  # fmt: skip


def _first_secrets(
    row: TableRow, draws: bool, vault: Vault
) -> tuple[list[RollRow], dict[str, str], list[Write]]:
    """The first roll of a table, its secrets, and the writes that keep them."""
    writes = [vault.save(row.id, INVITE, row.invite)]
    if not draws:
        return [], {INVITE: row.invite}, writes
    roll, secret, more = first_roll(vault, row.id)
    return [roll], {INVITE: row.invite, f"{SECRET} 1": secret}, [*writes, *more]


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
