"""The hall: all tables in memory by their ids, the sockets of all callers, the way in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from orrery.server.access.addresses import share_of
from orrery.server.access.caller import Caller
from orrery.server.access.costs import Costs
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.texts import is_id
from orrery.server.storage.database import StorageDown
from orrery.server.storage.rows import GuestRow, upsert
from orrery.server.storage.secrets import INVITE
from orrery.server.storage.store import pulse_write
from orrery.server.tables.analyses import Analyses
from orrery.server.tables.display import table_seen
from orrery.server.tables.notices import invitations
from orrery.server.tables.orders import rows_of_order
from orrery.server.tables.room import Room
from orrery.server.tables.services import Foundation, Services
from orrery.server.tables.table import HANGS, Stored
from orrery.server.views.replays import Shelf

TAKEN_AT_ONCE = 50  # tables that are opened together
UNFINISHED = "SELECT id FROM tables WHERE status <> 'over'"
LEAVE_ALONE = "UPDATE tables SET fault = ?, owner = NULL, epoch = epoch + 1 WHERE id = ?"
"""A node that has taken the table over meanwhile is fenced out, and reads it anew."""


class Hall(Services):
    """Everything that is going on."""

    def __init__(self, base: Foundation, wake_bots: Callable[[Room], None]) -> None:
        """Empty until `open`; `wake_bots` is called wherever a bot may have to act."""
        super().__init__(base)
        self.wake_bots = wake_bots
        self.rooms: dict[str, Room] = {}
        self._living: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Rooms somebody still has in hand, also when they are forgotten here."""
        self.connections: set[Caller] = set()
        self.costs = Costs(self.settings)
        self.shelf = Shelf(self.settings.replay_cache_bytes)
        self.analyses = Analyses(self)
        self.last_frame = self.clock.now()
        """When anybody last sent anything."""
        self.pool.is_watched = self._is_watched

    # Opening and closing

    async def open(self) -> None:
        """Take up all tables where they were; clocks go on as if no time had passed."""
        for table in self.vigil.left_by():
            await self._leave_alone(table)
        if await self.nodes.join():
            return
        self.uptime.go_on_from(await self.store.last_uptime())
        await self.store.take_all(self.uptime.now())
        await self.store.write([pulse_write(self.uptime.now())])
        await self.take_up([str(row[0]) for row in await self.store.read(UNFINISHED)])

    async def _leave_alone(self, table: str) -> None:
        """The last life hung in the rules of a table: it is broken from now on, for any node."""
        await self.store.write([(LEAVE_ALONE, (HANGS, table))])

    async def take_up(self, tables: Sequence[str]) -> None:
        """Let tables go on where they were."""
        for first in range(0, len(tables), TAKEN_AT_ONCE):
            lot = tables[first : first + TAKEN_AT_ONCE]
            await asyncio.gather(*map(self._take_up, lot))

    async def _take_up(self, table: str) -> None:
        with suppress(Denied):  # a table that cannot even be shown is noted and left alone
            room = await self._open_room(table)
            if room is not None:
                self.resume(room)

    def resume(self, room: Room) -> None:
        """Have a running game read and its bots play on, however often that fails."""
        if room.needs_loading and (room.resumption is None or room.resumption.done()):
            room.resumption = self.tasks.keep("tables", lambda: self._resume(room))

    async def _resume(self, room: Room) -> None:
        with suppress(Denied):  # the rules cannot be compiled: whoever comes is told
            await room.ready()
            async with room.lock:
                await room.load()
            self.wake_bots(room)

    async def close(self) -> None:
        """End what runs beside, then let go of the storage."""
        is_left = await self.nodes.leave()
        await self.tasks.close()
        await self.pool.close()
        try:
            if is_left:
                return
            await self.store.write([pulse_write(self.uptime.now())])
        except StorageDown as error:
            self.incidents.note_fault("closing", error)
        finally:
            self.store.close()

    # Rooms

    async def room(self, table_id: str) -> Room | None:
        """A room by the id of its table; always the same one while anybody has it in hand."""
        self.nodes.need(table_id)
        room = self.rooms.get(table_id)
        if room is None and is_id(table_id):
            room = await self._open_room(table_id)
        if room is None or room.is_gone:
            return None
        room.used_at = self.clock.now()
        room.is_touched |= room.row.status == "open"
        return room

    def _admit(self, room: Room) -> Room:
        """Keep a room in memory, and hear of what happens there."""
        room.on_entries = self.wake_bots
        self._living[room.id] = self.rooms[room.id] = room
        return room

    def give_up(self, table_id: str) -> None:
        """Another node has a table by now: forget it here."""
        self._living.pop(table_id, None)
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.move_away()

    async def _open_room(self, table: str) -> Room | None:
        """Read a table, if there is one; Denied when it cannot even be shown."""
        whole = await self.reading.table(table)
        if whole is None:
            return None
        self.guests.know(whole.guests)
        known = self._living.get(table)  # somebody was faster, or has it in hand
        if known is not None:
            return self._admit(known)
        row, secrets = whole.row, whole.secrets
        row.invite = secrets.get(INVITE, "")
        stored = Stored(row, whole.seats, whole.timers, whole.chat, whole.rolls, secrets)
        return self._admit(self.shown_room(stored))

    def shown_room(self, stored: Stored) -> Room:
        """A room that can be shown, so that no list of tables trips over it; else Denied."""
        try:
            room = Room(self, stored)
            table_seen(room)
        except Exception as error:
            self.incidents.note_broken(stored.row.id, "row", error)
            raise Denied("broken", "this table is broken (row); its moves are kept") from None
        return room

    async def new_table(
        self, host: GuestRow, order: TableOrder, rematch_of: Room | None = None, address: str = ""
    ) -> Room:
        """Open a table; Misread says what is wrong with the order."""
        await self._check_number(host, order, address)
        if order.rated and not self.guests.is_kept(host.id):
            raise Denied("need_account", "at a rated table everybody keeps a name")
        new = rows_of_order(order, host.id, self.clock.date(), self.store.vault)
        writes = new.writes
        if rematch_of is not None:
            rematch_of.row.rematch = new.stored.row.id
            writes = [*rematch_of.fence, *writes, upsert(rematch_of.row)]
        told = invitations(new.stored, self.clock.date())
        await self.store.write([*writes, *told, *self.nodes.own(new.stored.row.id)])
        self.nodes.owned(new.stored.row.id)
        room = Room(self, new.stored)
        room.opened_from = share_of(address)
        self.bell.ring(room.company)
        return self._admit(room)

    async def _check_number(self, host: GuestRow, order: TableOrder, address: str) -> None:
        """Nobody has too many tables, nor fills the lobby from one network."""
        rooms = [room for room in self.rooms.values() if room.row.status != "over"]
        n_own = sum(r.row.host == host.id for r in rooms) + await self.nodes.n_tables(host.id)
        if n_own >= self.settings.tables_per_guest:
            raise Denied("too_many", "you have too many tables open: finish or abandon one")
        if order.is_private or not address:
            return
        network = share_of(address)
        near = [r for r in rooms if r.row.status == "open" and not r.row.is_private]
        most = self.settings.open_per_address / self.nodes.n_nodes
        if sum(r.opened_from == network for r in near) >= most:
            raise Denied("too_many", "too many tables of your network wait for players already")

    # Callers

    def _is_watched(self, table: str) -> bool:
        """A person looks at a table now."""
        room = self.rooms.get(table)
        return room is not None and bool(room.watchers)

    def drop(self, caller: Caller) -> None:
        """A socket is gone."""
        self.connections.discard(caller)
        for game in caller.watched:
            if game in self.rooms:
                self.rooms[game].leave(caller)
        self.nodes.dropped(caller)
        caller.watched.clear()
