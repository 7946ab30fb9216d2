"""The queue: those who look for others, in the store, so that all nodes see the same.

Whoever waits asks every two seconds. The one who has waited longest of a group makes its table; a
place in the queue is used once (its hash is a primary key), so that two nodes make one table.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from orrery.server.access.tokens import hash_of
from orrery.server.conduct.blocks import friendly
from orrery.server.pairing.groups import BOTS_AFTER, Group, Waiting, group_of
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.pairing import PairingSeen, PairingWish
from orrery.server.ratings.anchors import anchors
from orrery.server.ratings.ledger import scope_of
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import GuestRow, SeatRow, SeekerRow, SpentRow, insert, upsert
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room

LOST_AFTER = 10.0  # seconds without a question: the page was closed
KEPT = 3600.0  # a place that was used is remembered
PACES = {
    "calm": {"pace": "live", "per_game": 1800},
    "quick": {"pace": "live", "per_move": 60},
    "postal": {"pace": "postal", "per_move": 3 * 86400},
}
STILL_THERE = "UPDATE seekers SET seen = ?, takes_bots = ? WHERE guest = ?"
SEATED = "UPDATE seekers SET game = ? WHERE guest = ?"
LEAVE = "DELETE FROM seekers WHERE guest = ?"


class Asked(NamedTuple):
    """Who looks for what."""

    guest: GuestRow
    wish: PairingWish
    address: str


def wish_text(wish: PairingWish) -> str:
    """What all who can play together have in common."""
    return f"{wish.game}/{wish.players}/{wish.pace}/{'rated' if wish.rated else 'free'}"


async def seek(hall: Hall, asked: Asked) -> PairingSeen:
    """Wait, or go on waiting; the table once there is one."""
    me = await _place(hall, asked)
    if me.game is not None:
        await leave(hall, asked.guest.id)
        return PairingSeen(0, 0, False, me.game)
    here = await _waiting(hall, me.wish)
    others = await _company(hall, me.guest, here)
    group = group_of(_seen(hall, me), [_seen(hall, one) for one in others], asked.wish.players)
    if group is not None and await _claim(hall, group, [me, *here]):
        room = await _open(hall, asked, group)
        await leave(hall, asked.guest.id)
        return PairingSeen(0, 0, False, room.id)
    seconds = hall.clock.date() - me.since
    return PairingSeen(len(here), round(seconds), seconds >= BOTS_AFTER, None)


async def leave(hall: Hall, guest: str) -> None:
    """Look no longer."""
    await hall.store.write([(LEAVE, (guest,))])


async def count(hall: Hall) -> dict[str, int]:
    """How many look for each game just now."""
    found: dict[str, int] = {}
    for row in await hall.store.rows(SeekerRow, "game IS NULL AND seen > ?", (_lost(hall),)):
        game = row.wish.partition("/")[0]
        found[game] = found.get(game, 0) + 1
    return found


def _lost(hall: Hall) -> float:
    return hall.clock.date() - LOST_AFTER


async def _place(hall: Hall, asked: Asked) -> SeekerRow:
    """One's place in the queue, noted anew; another wish is another place."""
    today, text = hall.clock.date(), wish_text(asked.wish)
    found = await hall.store.rows(SeekerRow, "guest = ?", (asked.guest.id,))
    old = found[0] if found and found[0].wish == text and found[0].seen > _lost(hall) else None
    if old is not None and old.game is not None:
        return old
    if old is not None and await _is_orphaned(hall, old):
        old = None  # whoever used the place did not come to make a table: begin anew
    guest, takes_bots = asked.guest.id, asked.wish.takes_bots
    if old is not None:  # not written anew: somebody may be seating us just now
        await hall.store.write([(STILL_THERE, (today, int(takes_bots), guest))])
        return replace(old, seen=today, takes_bots=takes_bots)
    strength = await hall.ledger.strength(guest, scope_of(asked.wish.game, asked.wish.players))
    row = SeekerRow(guest, text, strength, today, today, takes_bots)
    await hall.store.write([upsert(row)])
    return row


async def _is_orphaned(hall: Hall, row: SeekerRow) -> bool:
    """A place that was used a while ago, although there is no table."""
    found = await hall.store.rows(SpentRow, "hash = ?", (_hash_of_place(row),))
    return bool(found) and hall.clock.date() - (found[0].expires - KEPT) > LOST_AFTER


def _hash_of_place(row: SeekerRow) -> str:
    return hash_of(f"place {row.guest} {row.since!r}")


async def _waiting(hall: Hall, wish: str) -> list[SeekerRow]:
    """All who wait for the same, whoever asks included."""
    where = "wish = ? AND game IS NULL AND seen > ? ORDER BY since, guest"
    return await hall.store.rows(SeekerRow, where, (wish, _lost(hall)))


async def _company(hall: Hall, me: str, here: list[SeekerRow]) -> list[SeekerRow]:
    """Those who wait and could sit down together: nobody among them has blocked another."""
    others = {row.guest: row for row in here if row.guest != me}
    apart = await hall.conduct.blocks.among([me, *others])
    return [others[guest] for guest in friendly(me, others, apart)]


def _seen(hall: Hall, row: SeekerRow) -> Waiting:
    return Waiting(row.guest, row.strength, hall.clock.date() - row.since, row.takes_bots)


async def _claim(hall: Hall, group: Group, rows: list[SeekerRow]) -> bool:
    """Use the places of a group; False when somebody has used one of them."""
    known = {row.guest: row for row in rows}
    until = hall.clock.date() + KEPT
    places = [_hash_of_place(known[one.guest]) for one in group.people]
    try:
        await hall.store.write([insert(SpentRow(place, until)) for place in places])
    except Conflict:
        return False
    return True


async def _open(hall: Hall, asked: Asked, group: Group) -> Room:
    """The table of a group, everybody seated by lot, told to all who wait."""
    wish = asked.wish
    order = TableOrder(
        wish.game, wish.players, seats=["open"] * wish.players, clock=PACES[wish.pace],
        rated=wish.rated, hints=False,
    )  # fmt: skip
    room = await hall.new_table(asked.guest, order, address=asked.address)
    seats = _seats(room.id, wish, group)
    async with room.lock:
        await room.write([upsert(seat) for seat in seats])
        for seat in seats:
            room.seats[seat.seat] = seat
        await hall.guests.read_seated(room.id)
    told: list[Write] = [(SEATED, (room.id, one.guest)) for one in group.people]
    await hall.store.write(told)
    return room


def _seats(table: str, wish: PairingWish, group: Group) -> list[SeatRow]:
    """Who sits where: by the table's own random id, so that nobody chooses."""
    people = sorted(group.people, key=lambda one: hash_of(f"{table} {one.guest}"))
    middle = sum(one.strength for one in people) / len(people)
    bot = _bot_near(wish.game, middle)
    seats = [SeatRow(table, n, "person", guest=one.guest) for n, one in enumerate(people)]
    more = range(len(people), len(people) + group.n_bots)
    return seats + [SeatRow(table, n, "bot", bot=bot) for n in more]


def _bot_near(game: str, strength: float) -> str:
    """The bot that plays most like the people."""
    known = anchors().get(game)
    if not known:
        return "lieutenant"
    return min(known, key=lambda bot: abs(known[bot] - strength))
