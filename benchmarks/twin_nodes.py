"""Two nodes of a cluster as a stage of `server_twins.py`.

Every step is waited for until all that it sends has arrived. Now and then the table changes hands:
its node is held for dead, and the other takes the game over from its log.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from twin_stored import PATIENCE_SECONDS, Stored
from twin_verbs import Person, Scene

from orrery.server.cluster.links import LinksDown
from orrery.server.cluster.membership import Membership
from orrery.server.cluster.messages import (
    Carried,
    Frame,
    Message,
    PageAnswer,
    Parcel,
)
from orrery.server.commands.dispatch import receive
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room

AFAR, MOVED, OVERHEARD = "viewed from afar", "taken over", "compared between nodes"
ERROR = b'{"type":"error"'


class Heart(Membership):
    """A node whose heart beats when it is told to."""

    async def _keep_beating(self) -> None:
        await asyncio.Event().wait()

    async def _keep_caring(self) -> None:
        await asyncio.Event().wait()


class Nodes(Stored):
    """Two nodes: the table is the first one's, and the second one passes on."""

    def __init__(self, *halls: Hall) -> None:
        """The nodes know each other."""
        super().__init__(*halls)
        self._under_way = Counter[int]()  # messages, by the node they are for
        self._arrived = asyncio.Event()
        self._told: list[bytes] = []  # frames that went to the node of the viewer
        self._answered: list[bytes] = []
        self._is_overheard = True
        for hall in halls:
            self._listen(hall)

    @property
    def _members(self) -> list[Membership]:
        return [member_of(hall) for hall in self.halls]

    def _listen(self, hall: Hall) -> None:
        """Hear what comes to a node."""
        links = member_of(hall).links
        take, send = links.on_message, links.send

        async def counted(node: int, message: Message) -> None:
            self._under_way[node] += 1
            try:
                await send(node, message)
            except LinksDown:
                self._under_way[node] -= 1
                self._arrived.set()
                raise

        def heard(sender: int, message: Message) -> None:
            if self._under_way[links._node]:  # else it was sent before anybody counted
                self._under_way[links._node] -= 1
            self._arrived.set()
            if hall is self.halls[1] and self._is_overheard:
                self._note(message)
            take(sender, message)

        links.send, links.on_message = counted, heard  # type: ignore[method-assign]

    def _note(self, message: Message) -> None:
        """Keep what a node is sent, but for the numbers of sockets and of questions."""
        match message:
            case Parcel(items):
                for item in items:
                    words = f"{item.table} {item.viewer} ".encode()
                    self._told.append(words + (item.data if isinstance(item, Frame) else b""))
            case Carried(_, error, _):
                self._answered.append(msgspec.json.encode(error))
            case PageAnswer(_, status, headers, body):
                self._answered.append(f"{status} {headers} ".encode() + body)

    async def open(self, header: dict[str, Any]) -> Room:
        """Nothing was told yet."""
        self._told, self._answered, self._is_overheard = [], [], True
        self.marks = set()
        return await super().open(header)

    def person(self, guest: str, is_far: bool = False) -> Person:
        """The viewer comes first; where others come as well the far node may be told more."""
        person = super().person(guest, is_far)
        viewer = self._people[0]
        if is_far and person is viewer:
            self.marks.add(AFAR)
        if is_far and person.guest_id != viewer.guest_id:
            self._is_overheard = False
        return person

    async def settle(self) -> None:
        """Come back when all has arrived; readers then read, errors last.

        Why something was refused comes by another message than what was told meanwhile.
        """
        await super().settle()
        for person in self._people:
            if not person.is_stream:
                known = person.read
                person.read = []
                new = sorted(person.heard(), key=lambda data: data.startswith(ERROR))
                person.read = [*known, *new]

    async def _is_busy(self) -> bool:
        """Nothing runs, nothing waits to be sent, and all that was sent has arrived."""
        self._eternal = self._lasting()
        is_busy = await super()._is_busy()
        posts = [post for one in self._members for post, _ in one.visitors._posts.values()]
        while any(post._items for post in posts):
            is_busy = True
            await asyncio.sleep(0)
        while any(self._under_way[one.nodes.id] for one in self._members):
            is_busy = True
            self._arrived.clear()
            await self._arrived.wait()
        return is_busy

    def _lasting(self) -> set[asyncio.Task[Any]]:
        """What a node does as long as it lives."""
        lasting = set[asyncio.Task[Any]]()
        for member in self._members:
            lasting.update(member._tasks)
            lasting.update(task for _, task in member.visitors._posts.values())
            if member._listening is not None:
                lasting.add(member._listening)
        return lasting

    async def change_hands(self, scene: Scene) -> None:
        """The node of the table is held for dead; a silent one if the viewer is at the other."""
        (dead, heir), self._is_overheard = self._members, False
        self.marks.add(MOVED)
        if scene.watcher.hall is heir.hall and dead._listening is not None:
            dead._listening.cancel()
            with suppress(asyncio.CancelledError):
                await dead._listening
            await self._not_heard(dead)
            await receive(scene.watcher, json.dumps({"type": "recap", "game": "t", **scene.seat}))
        await heir.hall.store.write(
            [("UPDATE nodes SET state = 'dead' WHERE id = ?", (dead.nodes.id,))]
        )
        await heir.beat()
        await heir.care()
        await dead.beat()
        await meet(dead, heir)
        self.halls = heir.hall, dead.hall
        room = await heir.hall.room("t")
        assert room is not None
        async with room.lock:
            await room.load()
        scene.room = room
        await dead.care()
        await self.settle()

    async def _not_heard(self, dead: Membership) -> None:
        """Come back when Redis has noticed that a node does not listen."""
        client, channel = dead.links._redis, dead.links.channel_of(dead.nodes.id)
        while (await client.pubsub_numsub(channel))[0][1]:
            await asyncio.sleep(0.001)

    async def close(self) -> list[bytes]:
        """No node has a table any more; what the viewer's node was told."""
        await super().close()
        for member in self._members:
            member.owners.mine.clear()
            member.owners._others.clear()
        if self._is_overheard and self._told:
            self.marks.add(OVERHEARD)
        return [*self._told, *self._answered]


def member_of(hall: Hall) -> Membership:
    """The node of a hall."""
    assert isinstance(hall.nodes, Membership)
    return hall.nodes


async def meet(*members: Membership) -> None:
    """Let nodes hear of each other."""
    for member in members:
        await asyncio.wait_for(member.links.up.wait(), PATIENCE_SECONDS)
    for member in (*members, *members):
        await member.beat()
