"""Nodes without processes: several halls in one loop, on a real PostgreSQL and a real Redis.

Clocks are turned by hand, and so are hearts: `beat` is one beat of every node that is not paused.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from server_house import EASY, Guest, House, NearPool, until

from orrery.server.bots.compilation import READY, Compilation
from orrery.server.clock import ManualClock
from orrery.server.cluster.links import redis_at
from orrery.server.cluster.membership import Membership
from orrery.server.commands.dispatch import receive
from orrery.server.logbook.fair import Keeper
from orrery.server.run import open_node, shared_store
from orrery.server.tables.hall import Hall
from orrery.server.tables.services import Foundation

SETTINGS = replace(EASY, answer_seconds=1e9)


class Hearts(Membership):
    """A node whose heart beats when it is told to."""

    is_paused = False

    async def _keep_beating(self) -> None:
        await asyncio.Event().wait()

    async def _keep_caring(self) -> None:
        await asyncio.Event().wait()


class NodeHouse(House):
    """A node with a way to make guests and tables quickly."""

    def __init__(self, hall: Hall, clock: ManualClock) -> None:
        super().__init__(hall, clock)
        assert isinstance(hall.nodes, Hearts)
        self.node = hall.nodes
        self.guests: list[Guest] = []

    async def guest(self, name: str, token: str | None = None) -> Guest:
        """A guest at this node; with a token one who was here, or at another node, before."""
        if token is None:
            _, token = await self.hall.guests.new(name)
        guest = Guest(self.hall, name, token)
        await guest.say("hello", token=token)
        self.guests.append(guest)
        return guest

    async def die(self) -> None:
        """As if the power had failed: nothing is said, nothing is finished."""
        self.node.is_paused = True
        listening = self.node._listening
        if listening is not None:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


class Houses:
    """All nodes, on one clock."""

    def __init__(self, url: str, redis: str, key: Path) -> None:
        self.url, self.redis, self.key = url, redis, key
        self.clock = ManualClock()
        self.nodes: list[NodeHouse] = []

    @asynccontextmanager
    async def node(self, **more: Any) -> AsyncIterator[NodeHouse]:
        settings = replace(SETTINGS, **more)
        pool = NearPool(settings)
        compilation = Compilation(pool)
        compilation.stages = dict.fromkeys(compilation.stages, READY)
        store, hearts = shared_store(self.url, self.key), Hearts(redis_at(self.redis))
        hall = open_node(Foundation(store, self.clock, settings, pool, compilation, hearts))
        await hall.open()
        house = NodeHouse(hall, self.clock)
        self.nodes.append(house)
        try:
            await until(lambda: house.node.links.is_up)
            await self.beat()
            yield house
        finally:
            await hall.close()
            assert hall.incidents.n_unhandled == 0

    async def beat(self, n: int = 1, seconds: float = 1.0) -> None:
        """Let time go by, and all hearts beat that are not paused."""
        for _ in range(n):
            self.clock.pass_seconds(seconds)
            for house in self.nodes:
                if not house.node.is_paused:
                    await house.node.beat()
            for house in self.nodes:
                if not house.node.is_paused:
                    await house.node.care()


@asynccontextmanager
async def open_nodes(
    url: str, redis: str, tmp_path: Path, n: int = 2, **more: Any
) -> AsyncIterator[tuple[Houses, list[NodeHouse]]]:
    """Some nodes that know each other."""
    houses = Houses(url, redis, tmp_path / "orrery.key")
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(houses.node(**more)) for _ in range(n)]
        yield houses, nodes


async def hears(guest: Guest, kind: str, **fields: Any) -> dict[str, Any]:
    """The next reply of a kind that comes to a guest, however long it takes."""
    async with asyncio.timeout(60):
        while True:
            for reply in guest.heard():
                if reply["type"] == kind and fields.items() <= reply.items():
                    return reply
            await asyncio.sleep(0.005)


async def duel(a: NodeHouse, b: NodeHouse, game: str = "connect_four", **order: Any) -> Any:
    """Ann at one node and Ben at the other, at a running table of Ann's node."""
    ann, ben = await a.guest("Ann"), await b.guest("Ben")
    room = await a.table(ann, game, players=2, **order)
    await ben.say("sit", game=room.id, seat=1, invite=room.row.invite)
    await begin(room.id, ann, ben)
    return room.id, ann, ben


async def begin(table: str, *guests: Guest) -> None:
    """The first guest, who is the host, begins; all take part in the roll as their clients do."""
    keepers = {guest: Keeper(table, guest.id) for guest in guests}
    waiting = set(guests)
    for seat, guest in enumerate(guests):
        watch = {"type": "watch", "game": table, "seat": seat}
        await receive(guest.connection, json.dumps(watch))
    await receive(guests[0].connection, json.dumps({"type": "start", "game": table}))
    async with asyncio.timeout(60):
        while waiting:
            for guest in guests:
                for reply in guest.heard():
                    if reply["type"] == "table":
                        for request in keepers[guest].answer(reply["table"]):
                            await receive(guest.connection, json.dumps(request))
                    if reply["type"] in ("update", "fresh"):
                        waiting.discard(guest)
            await asyncio.sleep(0.005)


async def answer_to(guest: Guest, type_: str, **fields: Any) -> dict[str, Any]:
    """Send a request, again while its table is moving; the answer, frames of others left out."""
    told = ("update", "table", "fresh", "said")
    async with asyncio.timeout(60):
        await receive(guest.connection, json.dumps({"type": type_, **fields}))
        while True:
            for reply in guest.heard():
                if reply["type"] not in told:
                    return reply
            await asyncio.sleep(0.005)


async def play(table: str, guests: list[Guest], columns: str, since: int = 0) -> list[int]:
    """Drop discs in turn; the numbers under which they were acknowledged."""
    seqs = []
    for n, column in enumerate(columns, since):
        guest = guests[n % 2]
        move = {"game": table, "id": f"m{n}", "base": n, "action": f"drop {column}"}
        reply = await answer_to(guest, "move", **move)
        assert reply["type"] == "ack", reply
        seqs.append(reply["seq"])
    return seqs
