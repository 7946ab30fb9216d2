"""The hall: all rooms, all guests, and what runs beside them (clocks, bots, the pulse)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game, find_meta
from orrery.server import clocks, fair, tokens
from orrery.server.bot_play import keep_bot_playing, seats_of_bots
from orrery.server.brains import Brains
from orrery.server.clock import Clock, SystemClock
from orrery.server.connection import Connection
from orrery.server.denied import Denied
from orrery.server.limits import Buckets
from orrery.server.room import Room
from orrery.server.settings import Settings
from orrery.server.storage.rows import (
    ChatRow,
    GuestRow,
    SeatRow,
    TableRow,
    TimerRow,
    insert,
    upsert,
)
from orrery.server.storage.store import Store, pulse_write
from orrery.server.tables import TableOrder, seats_of_order
from orrery.server.warmth import Warmth

log = logging.getLogger("orrery.server")

MOST_ROOMS_OVER = 200


@dataclass
class Services:
    """What a hall is built on; tests hand in their own."""

    store: Store
    clock: Clock
    settings: Settings
    brains: Brains
    warmth: Warmth


class Hall:
    """Everything that is going on."""

    def __init__(self, services: Services) -> None:
        """Empty until `open`."""
        self.store = services.store
        self.clock = services.clock
        self.settings = services.settings
        self.brains = services.brains
        self.warmth = services.warmth
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.guests: dict[str, GuestRow] = {}
        self.newcomers = Buckets(
            self.settings.guests_per_minute / 60, self.settings.guests_per_minute
        )
        self.last_frame = self.clock.now()
        """When anybody last sent anything."""
        self.n_unhandled = 0
        """Exceptions nobody foresaw; each is a bug, and is logged."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Take up all tables where they were; clocks go on as if no time had passed."""
        self.guests = {guest.id: guest for guest in await self.store.rows(GuestRow)}
        await self._skip_downtime()
        for row in await self.store.rows(TableRow, "status <> 'over'"):
            await self._open_room(row)
        for room in list(self.rooms.values()):
            if room.row.status == "running":
                self.spawn(self._resume(room))

    async def _skip_downtime(self) -> None:
        now = self.clock.now()
        last = await self.store.last_pulse()
        timers = await self.store.rows(TimerRow, "since IS NOT NULL")
        for timer in timers:
            clocks.skip_downtime(timer, max(0.0, now - (last if last is not None else now)))
        await self.store.write([*map(upsert, timers), pulse_write(now)])

    async def _resume(self, room: Room) -> None:
        await room.ready()
        async with room.lock:
            await room.load()
        self.poke(room)

    async def close(self) -> None:
        """End what runs beside, then let go of the storage."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.brains.close()
        await self.store.write([pulse_write(self.clock.now())])
        self.store.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside; it is ended with the hall, and what goes wrong is logged."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._note_end)
        return task

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it is gone meanwhile."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.note_unhandled("a task", task.exception())

    def note_unhandled(self, where: str, error: BaseException | None) -> None:
        """Count and log an exception nobody foresaw; the log holds no position."""
        self.n_unhandled += 1
        log.error("unhandled %s in %s", type(error).__name__, where, exc_info=error)

    # Guests

    async def new_guest(self, name: str, address: str = "") -> tuple[GuestRow, str]:
        """A guest and the secret token, which is told once and stored only as a hash."""
        name = " ".join(name.split())[:40]
        if not name or not name.isprintable():
            raise BadInput("a guest needs a name of printable characters")
        if not self.newcomers.take(address, self.clock.now()):
            raise Denied("slow_down", "too many new guests from your address: wait a minute")
        token = tokens.new_token()
        guest = GuestRow(tokens.new_id(), name, tokens.hash_of(token), self.clock.now())
        await self.store.write([insert(guest)])
        self.guests[guest.id] = guest
        return guest, token

    async def guest_of(self, token: str) -> GuestRow:
        """Whose token this is; Denied if nobody's."""
        guest = await self.store.guest_by_token(tokens.hash_of(token))
        if guest is None:
            raise Denied("bad_token", "nobody has this token")
        return guest

    def guest_name(self, guest: str | None) -> str | None:
        """The name of a guest."""
        return self.guests[guest].name if guest in self.guests else None

    # Rooms

    async def room(self, table_id: str) -> Room | None:
        """A room by the id of its table."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        row = await self.store.table(table_id)
        return None if row is None else await self._open_room(row)

    async def _open_room(self, row: TableRow) -> Room:
        seats = await self.store.rows(SeatRow, "game = ?", (row.id,))
        timers = await self.store.rows(TimerRow, "game = ?", (row.id,))
        kept = f"game = ? ORDER BY n DESC LIMIT {self.settings.chat_kept}"
        chat = await self.store.rows(ChatRow, kept, (row.id,))
        self._make_space()
        return self.rooms.setdefault(row.id, Room(self, row, seats, timers, chat[::-1]))

    def _make_space(self) -> None:
        """Forget finished games that nobody watches, when there are many."""
        idle = [r for r in self.rooms.values() if r.row.status == "over" and not r.watchers]
        for room in idle[: max(0, len(idle) - MOST_ROOMS_OVER)]:
            del self.rooms[room.id]

    async def new_table(
        self, host: GuestRow, order: TableOrder, rematch_of: Room | None = None
    ) -> Room:
        """Open a table; BadInput says what is wrong with the order."""
        hosted = [
            r for r in self.rooms.values() if r.row.host == host.id and r.row.status != "over"
        ]
        if len(hosted) >= self.settings.tables_per_guest:
            raise Denied("too_many", "you have too many tables open: finish or abandon one")
        meta = find_meta(order.game)
        if order.board is not None and order.board not in meta.boards:
            raise BadInput(f"{meta.title} has the boards {', '.join(meta.boards)}")
        values = opening(find_game(order.game), order.players, order.options, order.board).values
        clock = clocks.read_clock(order.clock)
        row = TableRow(
            id=tokens.new_id(), game=order.game, options=json.dumps(values), board=order.board,
            host=host.id, is_private=order.is_private, invite=tokens.new_token(), status="open",
            created=self.clock.now(), clock=msgspec.json.encode(clock).decode(),
            server_seed=fair.new_server_seed(), hints=order.hints,
        )  # fmt: skip
        seats = seats_of_order(row.id, int(values["players"]), order.seats, host.id)
        writes = [insert(row), *map(insert, seats)]
        if rematch_of is not None:
            rematch_of.row.rematch = row.id
            writes.append(upsert(rematch_of.row))
        await self.store.write(writes)
        self.rooms[row.id] = Room(self, row, seats)
        return self.rooms[row.id]

    # What runs beside

    def poke(self, room: Room) -> None:
        """Let bots act where it is for them to act."""
        for seat in seats_of_bots(room):
            task = room.bot_tasks.get(seat)
            if task is None or task.done():
                room.bot_tasks[seat] = self.spawn(keep_bot_playing(room, seat))

    def drop(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        for game in connection.watched:
            if game in self.rooms:
                self.rooms[game].leave(connection)
        connection.watched.clear()


def open_hall(url: str, settings: Settings | None = None, clock: Clock | None = None) -> Hall:
    """A hall on a database, with its own workers."""
    settings = settings or Settings()
    brains = Brains(settings)
    return Hall(Services(Store(url), clock or SystemClock(), settings, brains, Warmth(brains)))
