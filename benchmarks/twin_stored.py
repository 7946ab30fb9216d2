"""A server on a database as a stage of `server_twins.py`.

The table is stored, sealed and read like any other; nature alone does as written.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from starlette.applications import Starlette
from twin_table import FORMER, SETTINGS, rows_of, scripted
from twin_verbs import Person, Scene

from orrery.core.chance import CHANCE
from orrery.server.access import tokens
from orrery.server.logbook.game import Running, row_of
from orrery.server.logbook.heads import split_head
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, insert, upsert
from orrery.server.storage.secrets import HEAD, INVITE
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.transport.app import build_app
from orrery.server.upkeep.ends import OF_A_TABLE
from orrery.server.views.replays import Shelf

MOST_PLAYERS = 6
PATIENCE_SECONDS = 120.0
LEFT_BEHIND = (*OF_A_TABLE, "archive", "voices", "analyses", "leavings")


class InOrder(dict[Any, None]):
    """A set that is gone through in the order in which its members came: the same in any world."""

    def add(self, one: Any) -> None:
        """One more."""
        self[one] = None

    def discard(self, one: Any) -> None:
        """One less."""
        self.pop(one, None)


class Stored:
    """A server on a database, which goes on from world to world."""

    pages = 0.3

    def __init__(self, *halls: Hall) -> None:
        """The halls are open."""
        self.halls = halls[0], halls[-1]
        self.marks = set[str]()
        self._apps = {hall: build_app(hall) for hall in halls}  # each makes pages of its tables
        self._eternal = {task for hall in halls for task in hall.tasks._running}
        self._people: list[Person] = []
        self._script: list[str] = []

    async def introduce(self) -> None:
        """Let everybody be known."""
        hall, today = self.halls[0], self.halls[0].clock.date()
        names = [*(f"g{n}" for n in range(MOST_PLAYERS)), FORMER]
        guests = [
            GuestRow(name, f"Guest {name}", tokens.hash_of(token_of(name)), today, today)
            for name in names
        ]
        await hall.store.write([insert(guest) for guest in guests])
        for one in self._apps:
            one.guests.know(guests)

    async def open(self, header: dict[str, Any]) -> Room:
        """A table of the first hall."""
        row, seats = rows_of(header)
        hall, self._people = self.halls[0], []
        invite = hall.store.vault.save("t", INVITE, "i")
        writes = [insert(row), *map(insert, seats), invite, *hall.nodes.own("t")]
        await hall.store.write(writes)
        hall.nodes.owned("t")
        room = await hall.room("t")
        assert room is not None
        return room

    def person(self, guest: str, is_far: bool = False) -> Person:
        """A socket; all that is asked by it has its effects before the next step."""
        hall = self.halls[is_far]
        person = Person(hall, hall.guests.rows.get(guest))
        person.settle = self.settle
        hall.connections.add(person)
        self._people.append(person)
        return person

    async def seat(self, room: Room, seat: SeatRow) -> None:
        """Store it."""
        await room.write([upsert(seat)])
        room.seats[seat.seat] = seat

    async def begin(self, room: Room, header: dict[str, Any], script: list[str]) -> None:
        """As `tables.beginning` does it."""
        self._script = script
        running = scripted(header, script)
        shown, hidden = split_head(header)
        async with room.lock:
            entries = running.settle()
            room.row.status, room.row.header = "running", json.dumps(shown)
            room.begin(running)
            room.secrets[HEAD] = json.dumps(hidden)
            head = room.hall.store.vault.save(room.id, HEAD, room.secrets[HEAD])
            await room.commit(entries, [upsert(room.row), head])
            room.publish_table()
            room.publish(0)
        await self.settle()

    def restored(self, header: dict[str, Any], rows: list[EventRow]) -> Running:
        """A game from its log, whose nature goes on as written."""
        n_drawn = sum(row.seat == CHANCE for row in rows)
        running = scripted(header, self._script[n_drawn:])
        for row in rows:
            running.replay(row)
        return running

    async def change_hands(self, scene: Scene) -> None:
        """There is nobody else."""

    async def spoil(self, room: Room) -> None:
        """The last entry has another hash."""
        last = row_of("t", room.running.entries[-1])
        wrong = room.hall.store.vault.seal_event(msgspec.structs.replace(last, hash="0" * 16))
        sql = "UPDATE events SET action = ?, hash = ? WHERE game = ? AND seq = ?"
        await room.write([(sql, (wrong.action, wrong.hash, "t", last.seq))])
        room.forget()

    def app(self, hall: Hall) -> Starlette:
        """The pages of a hall."""
        return self._apps[hall]

    async def settle(self) -> None:
        """Come back when nothing more follows from what was asked."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while await self._is_busy():
                pass

    async def _is_busy(self) -> bool:
        """Whether anything had to be waited for."""
        running = [task for hall in self._apps for task in hall.tasks._running]
        passing = [task for task in running if task not in self._eternal]
        if passing:
            await asyncio.wait(passing)
        return bool(passing)

    async def close(self) -> list[bytes]:
        """Everybody leaves, and nothing stays behind, on the disk or in memory."""
        for person in self._people:
            person.hall.drop(person)
        await self.settle()
        store = self.halls[0].store
        await store.write([*((f"DELETE FROM {name}", ()) for name in LEFT_BEHIND),
                           ("DELETE FROM tables", ())])  # fmt: skip
        for hall in self._apps:
            for table in list(hall.rooms):
                hall.give_up(table)
            hall.shelf = Shelf(SETTINGS.replay_cache_bytes)
            assert hall.incidents.n_unhandled == 0, "something went unhandled"
        return []


def token_of(guest: str) -> str:
    """By which a guest is known over HTTP."""
    return f"token-of-{guest}".ljust(32, "x")
