"""The rolls of a table: gathering commitments, freezing, showing words, throwing away.

`logbook.fair` says what a roll is. Whatever changes one is done under the room's lock and is
stored before it is told.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from msgspec.structs import replace

from orrery.server.access.tokens import hash_of
from orrery.server.logbook import fair
from orrery.server.logbook.heads import new_head
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Write
from orrery.server.storage.rows import RollRow, SeatRow, upsert
from orrery.server.storage.secrets import Vault, forget

if TYPE_CHECKING:
    from orrery.server.tables.room import Room

SECRET, WORD = "secret", "word"  # names of secrets: "secret 1", "word 1 0"


class Rolls:
    """The rolls of one table, the last one counts; none where nothing is drawn."""

    def __init__(self, rows: list[RollRow], secrets: dict[str, str], now: float) -> None:
        """As stored; a frozen roll waits for its words from now on."""
        self.rows = sorted(rows, key=lambda row: row.n)
        self.is_wanted = False  # the host has begun; a restart forgets it
        self.left_out: set[int] = set()  # seats the host goes on without
        self.frozen_at: float | None = None  # on the server's clock
        self.words: dict[int, str] = {}  # shown for the present roll
        if self.rows and self.rows[-1].text is not None:
            self.frozen_at = now
            self.words = _stored_words(secrets, self.rows[-1].n)

    @property
    def current(self) -> RollRow | None:
        """The roll that counts."""
        return self.rows[-1] if self.rows else None

    @property
    def is_frozen(self) -> bool:
        """All are bound: now words are shown, or have been."""
        return bool(self.rows) and self.rows[-1].text is not None

    @property
    def hash(self) -> str | None:
        """R of the present roll, once it is frozen."""
        text = self.rows[-1].text if self.rows else None
        return None if text is None else hash_of(text)

    @property
    def thrown(self) -> list[fair.Thrown]:
        """The rolls that were thrown away."""
        return [
            fair.Thrown(row.n, hash_of(row.text or ""), json.loads(row.missing))
            for row in self.rows
            if row.missing is not None
        ]

    def unshown(self) -> list[int]:
        """The seats bound by the frozen roll that have not shown their word."""
        text = self.rows[-1].text if self.rows else None
        if text is None:
            return []
        bound = [entry.seat for entry in fair.read_roll(text).seats if entry.commitment is not None]
        return [seat for seat in bound if seat not in self.words]


def _stored_words(secrets: dict[str, str], n: int) -> dict[int, str]:
    begin = f"{WORD} {n} "
    return {int(k.removeprefix(begin)): v for k, v in secrets.items() if k.startswith(begin)}


def first_roll(vault: Vault, game: str, n: int = 1) -> tuple[RollRow, str, list[Write]]:
    """A roll, the server's secret for it, and the writes that keep both."""
    secret = fair.new_word()
    row = RollRow(game, n, fair.commitment(secret))
    return row, secret, [upsert(row), vault.save(game, f"{SECRET} {n}", secret)]


def awaited(room: Room) -> list[int]:
    """The seats the roll waits for: to be there and bound, or once it is frozen, for their word."""
    rolls = room.rolls
    if rolls.current is None or room.row.status != "open":
        return []
    if rolls.is_frozen:
        return rolls.unshown()
    people = [s for s in room.seats if s.kind == "person" and s.seat not in rolls.left_out]
    return [s.seat for s in people if s.commitment is None or not room.is_present(s.seat)]


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
    return seat.bot or room.hall.guest_name(seat.guest) or "a guest"


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
