"""The hall: all rooms, all guests, and what runs beside them (clocks, bots, the pulse)."""

from __future__ import annotations

import asyncio
import functools
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game, find_meta
from orrery.server.access import tokens
from orrery.server.access.addresses import share_of
from orrery.server.access.budgets import Buckets
from orrery.server.access.costs import Costs
from orrery.server.bots.compilation import Warmth
from orrery.server.bots.minder import mind, seats_of_bots
from orrery.server.bots.pool import Brains, WorkerDown
from orrery.server.clock import Clock, SystemClock, Uptime
from orrery.server.incidents import place_of
from orrery.server.protocol.codes import Denied, Misread, reading
from orrery.server.protocol.texts import is_id
from orrery.server.settings import Settings
from orrery.server.storage.database import Displaced, StorageDown, Write
from orrery.server.storage.rows import (
    ChatRow,
    GuestRow,
    RollRow,
    SeatRow,
    TableRow,
    TimerRow,
    insert,
    upsert,
)
from orrery.server.storage.secrets import INVITE
from orrery.server.storage.store import Store, pulse_write, seen_write
from orrery.server.tables import clocks
from orrery.server.tables.orders import TableOrder, seats_of_order
from orrery.server.tables.rolls import SECRET, first_roll
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.upkeep.supervisor import Supervisor
from orrery.server.views.replays import Shelf
from orrery.server.views.tables import table_seen

log = logging.getLogger("orrery.server")

DAY = 24 * 3600.0
SEATED = "id IN (SELECT guest FROM seats WHERE game = ?)"


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
        self.uptime = Uptime(self.clock, self.settings.stall_seconds)
        """What game clocks go by."""
        self.rooms: dict[str, Room] = {}
        self._living: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Rooms somebody still has in hand, also when they are forgotten here."""
        self.connections: set[Connection] = set()
        self.guests: dict[str, GuestRow] = {}
        per_minute = self.settings.guests_per_minute
        self.newcomers = Buckets(per_minute / 60, max(per_minute, self.settings.guests_burst))
        self.costs = Costs(self.settings)
        self.shelf = Shelf(self.settings.replay_cache_bytes)
        self.last_frame = self.clock.now()
        """When anybody last sent anything."""
        self.n_unhandled = 0
        """Exceptions nobody foresaw; each is a bug, and is logged."""
        self.n_broken = 0
        """Tables that were found broken."""
        self.supervisor = Supervisor(self.clock, self.note_fault)
        self.brains.is_watched = self._is_watched
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Take up all tables where they were; clocks go on as if no time had passed."""
        self.uptime.go_on_from(await self.store.last_uptime())
        await self.store.write([pulse_write(self.uptime.now())])
        for row in await self.store.rows(TableRow, "status <> 'over'"):
            with suppress(Denied):  # a table that cannot even be shown is noted and left alone
                self.resume(await self._open_room(row))

    def resume(self, room: Room) -> None:
        """Have a running game read and its bots play on, however often that fails."""
        if room.needs_loading and (room.resumption is None or room.resumption.done()):
            room.resumption = self.keep("tables", lambda: self._resume(room))

    async def _resume(self, room: Room) -> None:
        with suppress(Denied):  # the rules cannot be compiled: whoever comes is told
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
        try:
            await self.store.write([pulse_write(self.uptime.now())])
        except StorageDown as error:
            self.note_fault("closing", error)
        self.store.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside; it is ended with the hall, and what goes wrong is logged."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._note_end)
        return task

    def keep(self, kind: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Run something beside that begins again after a fault; it is ended with the hall."""
        return self.spawn(self.supervisor.keep(kind, work))

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it is gone meanwhile."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note_fault("a task", error)

    def note_fault(self, where: str, error: BaseException) -> None:
        """Log a fault of something that runs beside; storage and workers fail without a bug."""
        if isinstance(error, Displaced):
            log.error("nothing is stored any more: %s", error)
        elif isinstance(error, StorageDown | WorkerDown):
            log.warning("%s in %s: trying again", type(error).__name__, where)
        else:
            self.note_unhandled(where, error)

    def note_unhandled(self, where: str, error: BaseException | None) -> None:
        """Count and log an exception nobody foresaw; the log holds no position."""
        self.n_unhandled += 1
        log.error("unhandled in %s: %s", where, place_of(error))

    def note_broken(self, table: str, code: str, error: BaseException) -> None:
        """Count and log a table that cannot go on; neither its cards nor its hashes."""
        self.n_broken += 1
        log.error("table %s is broken: %s (%s)", table, code, place_of(error))

    # Guests

    async def new_guest(self, name: str, address: str = "") -> tuple[GuestRow, str]:
        """A guest and the secret token, which is told once and stored only as a hash."""
        name = " ".join(name.split())[:40]
        if not name or not name.isprintable():
            raise Misread("a guest needs a name of printable characters")
        if not self.newcomers.take(share_of(address), self.clock.now()):
            raise Denied("slow_down", "too many new guests from your address: wait a minute")
        token = tokens.new_token()
        today = self.clock.date()
        guest = GuestRow(tokens.new_id(), name, tokens.hash_of(token), today, today)
        await self.store.write([insert(guest)])
        self.guests[guest.id] = guest
        return guest, token

    async def guest_of(self, token: str) -> GuestRow:
        """Whose token this is; Denied if nobody's."""
        guest = await self.store.guest_by_token(tokens.hash_of(token))
        if guest is None:
            raise Denied("bad_token", "nobody has this token")
        self.guests[guest.id] = guest
        if self.clock.date() - (guest.seen or guest.created) > DAY:
            visit = seen_write(guest.id, self.clock.date())
            self.keep("visits", lambda: self.store.write([visit]))
        return guest

    def guest_name(self, guest: str | None) -> str | None:
        """The name of a guest."""
        return self.guests[guest].name if guest in self.guests else None

    # Rooms

    async def room(self, table_id: str) -> Room | None:
        """A room by the id of its table; always the same one while anybody has it in hand."""
        room = self.rooms.get(table_id)
        if room is None and is_id(table_id):
            row = await self.store.table(table_id)
            room = None if row is None else await self._open_room(row)
        if room is None or room.is_gone:
            return None
        room.used_at = self.clock.now()
        room.is_touched |= room.row.status == "open"
        return self._admit(room)

    def _admit(self, room: Room) -> Room:
        """Keep a room in memory."""
        self._living[room.id] = self.rooms[room.id] = room
        return room

    async def _open_room(self, row: TableRow) -> Room:
        """Read a table; Denied when it cannot even be shown."""
        seats = await self.store.rows(SeatRow, "game = ?", (row.id,))
        timers = await self.store.rows(TimerRow, "game = ?", (row.id,))
        kept = f"game = ? ORDER BY n DESC LIMIT {self.settings.chat_kept}"
        chat = await self.store.rows(ChatRow, kept, (row.id,))
        rolls = await self.store.rows(RollRow, "game = ?", (row.id,))
        secrets = await self.store.secrets(row.id)
        row.invite = secrets.get(INVITE, "")
        for guest in await self.store.rows(GuestRow, SEATED, (row.id,)):
            self.guests[guest.id] = guest
        known = self._living.get(row.id)  # somebody was faster, or has it in hand
        if known is not None:
            return self._admit(known)
        room = functools.partial(Room, self, row, seats, timers, chat[::-1], rolls, secrets)
        return self._admit(self._checked(row.id, room))

    def _checked(self, table: str, make: Callable[[], Room]) -> Room:
        """A room that can be shown, so that no list of tables trips over it."""
        try:
            room = make()
            table_seen(room)
        except Exception as error:
            self.note_broken(table, "row", error)
            raise Denied("broken", "this table is broken (row); its moves are kept") from None
        return room

    async def new_table(
        self, host: GuestRow, order: TableOrder, rematch_of: Room | None = None, address: str = ""
    ) -> Room:
        """Open a table; BadInput says what is wrong with the order."""
        self._check_number(host, order, address)
        with reading():
            meta = find_meta(order.game)
            if order.board is not None and order.board not in meta.boards:
                raise BadInput(f"{meta.title} has the boards {', '.join(meta.boards)}")
            game = find_game(order.game)
            values = opening(game, order.players, order.options, order.board).values
            clock = clocks.read_clock(order.clock)
        row = TableRow(
            id=tokens.new_id(), game=order.game, options=json.dumps(values), board=order.board,
            host=host.id, is_private=order.is_private, invite=tokens.new_token(), status="open",
            created=self.clock.date(), clock=msgspec.json.encode(clock).decode(),
            hints=order.hints,
        )  # fmt: skip
        with reading():
            seats = seats_of_order(row.id, int(values["players"]), order.seats, host.id)
        rolls, secrets, kept = self._first_secrets(row, meta.draws(values))
        writes = [insert(row), *map(insert, seats), *kept]
        if rematch_of is not None:
            rematch_of.row.rematch = row.id
            writes.append(upsert(rematch_of.row))
        await self.store.write(writes)
        room = self._admit(Room(self, row, seats, rolls=rolls, secrets=secrets))
        room.opened_from = share_of(address)
        return room

    def _check_number(self, host: GuestRow, order: TableOrder, address: str) -> None:
        """Nobody has too many tables, nor fills the lobby from one network."""
        rooms = [room for room in self.rooms.values() if room.row.status != "over"]
        if sum(r.row.host == host.id for r in rooms) >= self.settings.tables_per_guest:
            raise Denied("too_many", "you have too many tables open: finish or abandon one")
        if order.is_private or not address:
            return
        network = share_of(address)
        near = [r for r in rooms if r.row.status == "open" and not r.row.is_private]
        if sum(r.opened_from == network for r in near) >= self.settings.open_per_address:
            raise Denied("too_many", "too many tables of your network wait for players already")

    def _first_secrets(
        self, row: TableRow, draws: bool
    ) -> tuple[list[RollRow], dict[str, str], list[Write]]:
        """The first roll of a table, its secrets, and the writes that keep them."""
        vault = self.store.vault
        writes = [vault.save(row.id, INVITE, row.invite)]
        if not draws:
            return [], {INVITE: row.invite}, writes
        roll, secret, more = first_roll(vault, row.id)
        return [roll], {INVITE: row.invite, f"{SECRET} 1": secret}, [*writes, *more]

    # What runs beside

    def poke(self, room: Room) -> None:
        """Let bots act where it is for them to act."""
        for seat in seats_of_bots(room):
            task = room.bot_tasks.get(seat)
            if task is None or task.done():
                room.bot_tasks[seat] = self.keep("bots", functools.partial(mind, room, seat))

    def _is_watched(self, table: str) -> bool:
        """A person looks at a table now."""
        room = self.rooms.get(table)
        return room is not None and bool(room.watchers)

    def drop(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        for game in connection.watched:
            if game in self.rooms:
                self.rooms[game].leave(connection)
        connection.watched.clear()


def open_hall(
    url: str,
    settings: Settings | None = None,
    clock: Clock | None = None,
    key_file: Path | None = None,
) -> Hall:
    """A hall on a database, with its own workers."""
    settings = settings or Settings()
    brains = Brains(settings)
    store = Store(url, key_file)
    return Hall(Services(store, clock or SystemClock(), settings, brains, Warmth(brains)))
