"""This node as a member of its cluster: joins, lives, takes over, hands over.

The one answer to `tables.neighbours.Neighbours` that knows of others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from orrery.server.access.caller import Caller
from orrery.server.cluster.calls import Calls
from orrery.server.cluster.links import Links, Redis
from orrery.server.cluster.lobby import Lobby
from orrery.server.cluster.messages import Beat, Message, Page, PageAnswer, PageAsked
from orrery.server.cluster.nodes import Nodes
from orrery.server.cluster.owners import Owners
from orrery.server.cluster.pacemaker import Pacemaker
from orrery.server.cluster.reception import AnswerPage, Reception
from orrery.server.cluster.routing import Router
from orrery.server.cluster.visitors import Visitors
from orrery.server.commands.dispatch import carry_out_here
from orrery.server.protocol.codes import moving
from orrery.server.storage.database import StorageDown, Write
from orrery.server.tables.hall import Hall
from orrery.server.tables.lobby import LobbyQuery

LINKS = "links"  # what the key between nodes is for
HEAR_SECONDS = 5.0  # for Redis to answer before people are let in
LEAVE_SECONDS = 10.0  # for what is under way to be finished before a node goes
SOON = 0.05  # seconds until a node without a lease looks again
N_TABLES = """SELECT COUNT(*) FROM tables WHERE host = ? AND status <> 'over'
    AND (owner IS NULL OR owner <> ?)"""


class Membership:
    """Everything this node is to the others."""

    is_alone = False

    def __init__(self, redis: Redis, has_pacemaker: bool = False) -> None:
        """Of no hall yet; `redis` carries the links to the others."""
        self._redis = redis
        self._has_pacemaker = has_pacemaker
        self._pacemaker: Pacemaker | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Task[None] | None = None

    def attach(self, hall: Hall) -> None:
        """Speak for this hall."""
        self.hall = hall
        store, settings = hall.store, hall.settings
        self.register = store.register()
        self.links = Links(self._redis, store.vault.key_for(LINKS), store.vault.key_id)
        self.nodes = Nodes(self.register, hall.clock, hall.uptime, settings)
        self.owners = Owners(self.register, self.nodes, hall.uptime)
        self.calls = Calls(self.links, hall.tasks, settings.answer_seconds, self.nodes.absence)
        self.visitors = Visitors(hall, self._send_frames)
        self.router = Router(hall, self.nodes, self.owners, self.calls)
        self._lobby = Lobby(hall, self.nodes, self.calls)
        self.reception = Reception(hall, self)
        self.links.on_message = self.reception.take
        self.links.on_gap = self._miss

    # Coming and going

    async def join(self) -> bool:
        """Be a node from now on; the heart beats already while Redis is waited for."""
        await self._enter()
        tasks, hall = self.hall.tasks, self.hall
        if self._has_pacemaker:
            connect = hall.store.connect
            self._pacemaker = Pacemaker(connect, self.nodes, hall.clock, hall.settings)
            self._pacemaker.start()
        self._tasks = [
            tasks.keep("beat", self._keep_beating),
            tasks.keep("care", self._keep_caring),
        ]
        with suppress(TimeoutError):  # without Redis our own tables are served all the same
            async with asyncio.timeout(HEAR_SECONDS):
                await self.links.up.wait()
        return True

    async def _enter(self) -> None:
        """Join under a new number, and listen there."""
        await self.nodes.enter()
        if self._listening is not None:
            self._listening.cancel()
        node = self.nodes.id
        self.links.name(node)
        self._listening = self.hall.tasks.keep(
            "links", lambda: self.links.listen(node, self._be_heard)
        )
        await self.nodes.beat()

    async def leave(self) -> bool:
        """Finish what is under way, then let others have the tables."""
        self.owners.is_closing = True
        if self._pacemaker is not None:
            self._pacemaker.end()
        for task in self._tasks:
            task.cancel()
        for _ in range(round(LEAVE_SECONDS / SOON)):
            if not any(room.lock.locked() for room in self.hall.rooms.values()):
                break
            await asyncio.sleep(SOON)
        for table in list(self.hall.rooms):
            self.hall.give_up(table)
        try:
            await self.nodes.leave()
        except StorageDown as error:
            self.hall.incidents.note_fault("leaving", error)
        if self._listening is not None:
            self._listening.cancel()
        await self.links.close()
        self.register.close()
        return True

    # Living

    async def _keep_beating(self) -> None:
        while True:
            await self.beat()
            await self.hall.clock.sleep(self.hall.settings.beat_seconds)

    async def beat(self) -> None:
        """Renew the lease; clocks stand while that cannot be stored."""
        before = set(self.nodes.others)
        try:
            is_alive = await self.nodes.beat()
        except StorageDown as error:
            self.hall.uptime.stand()
            self.hall.incidents.note_fault("the beat", error)
            return
        self.hall.uptime.run()
        for node in before - set(self.nodes.others):
            self.visitors.end(node)
            self.calls.give_up(node)
        if not is_alive:
            await self._begin_anew()

    async def _begin_anew(self) -> None:
        """Others hold this node for dead and may have its tables: forget them, join again."""
        for table in list(self.hall.rooms):
            for caller in list(self.hall.rooms[table].watchers):
                caller.outbox.forget(table, None)
            self.hall.give_up(table)
        self.owners.mine.clear()
        self.visitors.end_all()
        self.calls.give_up(None)
        await self._enter()

    async def _keep_caring(self) -> None:
        while True:
            await self.care()
            await self.hall.clock.sleep(self.hall.settings.beat_seconds)

    async def care(self) -> None:
        """Take over what nobody living has, and watch again what has moved."""
        with suppress(StorageDown):  # then later
            found = await self.owners.adopt(self.hall.settings.adopted_at_once)
            await self.hall.take_up(list(found))
        await self.router.watch_again(carry_out_here)

    # Links

    async def _be_heard(self) -> None:
        """This node listens (again): what it could not send is missed by its number."""
        for node in {*self.nodes.others, *self.visitors.nodes}:
            self.calls.tell(node, Beat())

    def _miss(self, node: int | None) -> None:
        """Messages of a node may have been lost: answers and frames among them."""
        self.calls.give_up(node)
        self.router.loosen(node)

    # What tables and commands ask

    @property
    def n_nodes(self) -> int:
        """How many share the limits."""
        return self.nodes.n_living

    @property
    def is_sound(self) -> bool:
        """The lease is good, and this node does not leave."""
        return self.nodes.is_sound and not self.owners.is_closing

    def need(self, table: str) -> None:
        """Denied unless a table is ours and our lease is good."""
        if table not in self.owners.mine or not self.nodes.is_sound:
            raise moving()

    def fence(self, table: str) -> list[Write]:
        """What every unit about a table begins with."""
        return self.owners.fence(table)

    def own(self, table: str) -> list[Write]:
        """What makes a new table ours."""
        return self.owners.own(table)

    def owned(self, table: str) -> None:
        """A new table is ours."""
        self.owners.owned(table)

    def lost(self, table: str) -> None:
        """Another node has it: the next beat will say that this one was held for dead."""
        self.owners.forget(table)
        self.hall.give_up(table)

    async def n_tables(self, guest: str) -> int:
        """How many unfinished tables of a guest other nodes have."""
        found = await self.hall.store.read(N_TABLES, (guest, self.nodes.id))
        return int(found[0][0])

    async def sound(self, table: str | None) -> None:
        """Come back when the lease is good, if the table is ours: only then we speak for it."""
        while table in self.owners.mine and not self.nodes.is_sound:
            await self.hall.clock.sleep(SOON)

    async def _send_frames(self, node: int, message: Message) -> None:
        """Send frames of our tables to their watchers at another node, while we have a lease."""
        while not self.nodes.is_sound:
            await self.hall.clock.sleep(SOON)
        await self.links.send(node, message)

    async def carry(
        self, caller: Any, request: Any, here: Callable[[Any, Any], Awaitable[Any]]
    ) -> Any:
        """Have a request carried out where its table is."""
        return await self.router.carry(caller, request, here)

    def is_elsewhere(self, caller: Caller, table: str) -> bool:
        """A watched table of another node, which is asked for a fresh view."""
        return self.router.is_elsewhere(caller, table)

    def dropped(self, caller: Caller) -> None:
        """A socket is gone."""
        self.router.dropped(caller)

    async def lobby(self, asked: LobbyQuery, here: Callable[[Any], Awaitable[Any]]) -> Any:
        """The tables of all nodes."""
        return await self._lobby.page(asked)

    async def fetch(self, table: str, page: Page) -> PageAnswer | None:
        """A page of another node; None when the table is ours."""
        node = await self.owners.find(table)
        if node == self.nodes.id:
            return None
        answer = await self.calls.ask(node, lambda n: PageAsked(n, page))
        if not isinstance(answer, PageAnswer):
            raise moving()
        return answer

    def serve_pages(self, answer: AnswerPage) -> None:
        """How pages of our tables are made for other nodes."""
        self.reception.answer_page = answer
