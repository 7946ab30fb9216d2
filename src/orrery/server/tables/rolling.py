"""The steps of a roll: binding seats, freezing, showing words, throwing away.

Whatever changes a roll is done under the room's lock and is stored before it is told.
"""

from __future__ import annotations

import json

from msgspec.structs import replace

from orrery.server.logbook import fair
from orrery.server.logbook.heads import new_head
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import RollRow, SeatRow, upsert
from orrery.server.storage.secrets import forget
from orrery.server.tables.rolls import SECRET, WORD, first_roll
from orrery.server.tables.room import Room


async def bind(room: Room, seat: int, commitment: str) -> None:
    """Keep the commitment of a seat."""
    bound = replace(room.seats[seat], commitment=commitment)
    await room.write([upsert(bound)])
    room.seats[seat] = bound


async def freeze(room: Room) -> None:
    """Bind everybody: from now on nothing of the roll can change."""
    row = room.rolls.current
    assert row is not None
    text = fair.roll_text(_roll_of(room, row))
    await room.write([upsert(RollRow(row.game, row.n, row.commitment, text))])
    row.text = text
    room.rolls.frozen_at = room.hall.clock.now()
    room.rolls.words = {}


def _roll_of(room: Room, row: RollRow) -> fair.Roll:
    head = new_head(room.row.game, json.loads(room.row.options), room.row.board)
    return fair.Roll(
        scheme=fair.SCHEME, table=room.id, number=row.n, game=head["game"], rules=head["rules"],
        options=head["options"], board=head["board"], board_hash=head["board_hash"],
        commitment=row.commitment, thrown=room.rolls.thrown,
        seats=[_seat_of(room, seat) for seat in room.seats],
    )  # fmt: skip


def _seat_of(room: Room, seat: SeatRow) -> fair.RollSeat:
    is_out = seat.kind != "person" or seat.seat in room.rolls.left_out
    return fair.RollSeat(
        seat=seat.seat, name=room.seat_names[seat.seat], guest=seat.guest,
        player=name_of(room, seat), bot=seat.kind == "bot", typed=seat.seed,
        commitment=None if is_out else seat.commitment,
    )  # fmt: skip


def name_of(room: Room, seat: SeatRow) -> str:
    """The name of whoever sits on a seat."""
    return seat.bot or room.hall.guests.name_of(seat.guest) or "a guest"


async def show(room: Room, seat: int, word: str) -> None:
    """Take a seat's word; Denied when it is not the one the seat is bound to.

    The last word is not stored by itself: the game begins with it, as one unit.
    """
    row = room.rolls.current
    assert row is not None
    if fair.word_commitment(room.id, seat, word) != room.seats[seat].commitment:
        raise Denied("bad_input", "this is not the word you have committed to")
    name = f"{WORD} {row.n} {seat}"
    if room.rolls.unshown() != [seat]:
        await room.write([room.hall.store.vault.save(room.id, name, word)])
        room.secrets[name] = word
    room.rolls.words[seat] = word


async def throw_away(room: Room) -> None:
    """End a frozen roll: who was missing is kept by name; a new one has new secrets for all."""
    rolls, vault = room.rolls, room.hall.store.vault
    old = rolls.current
    assert old is not None
    missing = [name_of(room, room.seats[seat]) for seat in rolls.unshown()]
    over = RollRow(old.game, old.n, old.commitment, old.text, json.dumps(missing))
    row, secret, writes = first_roll(vault, room.id, old.n + 1)
    seats = [replace(seat, commitment=None) for seat in room.seats]
    stale = secrets_of_roll(room, old.n)
    await room.write([upsert(over), *writes, *map(upsert, seats), *forget(room.id, *stale)])
    for name in stale:
        room.secrets.pop(name, None)
    room.secrets[f"{SECRET} {row.n}"] = secret
    room.seats = seats
    rolls.rows = [*rolls.rows[:-1], over, row]
    rolls.is_wanted, rolls.frozen_at, rolls.words, rolls.left_out = False, None, {}, set()


def secrets_of_roll(room: Room, n: int) -> list[str]:
    """The names of a roll's secrets."""
    begin = f"{WORD} {n} "
    return [name for name in room.secrets if name == f"{SECRET} {n}" or name.startswith(begin)]


def is_overdue(room: Room) -> bool:
    """A frozen roll has waited long enough for its words."""
    at = room.rolls.frozen_at
    if at is None or room.row.status != "open":
        return False
    return room.hall.clock.now() - at >= room.hall.settings.roll_seconds
