"""Visitors: callers at sockets of other nodes, as the tables of this node know them.

To a table a visitor is a caller like all others. What is put into a visitor's outbox goes to the
visitor's node; frames for several of its sockets travel once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from orrery.server.access.outbox import Outbox
from orrery.server.cluster.messages import Frame, Message, Parcel, Visit, Withdrawn
from orrery.server.commands.connection import Connection
from orrery.server.incidents import Outage
from orrery.server.protocol.replies import Reply, Sealed, Sight, seal
from orrery.server.storage.rows import GuestRow
from orrery.server.tables.hall import Hall

MOST_ITEMS = 20_000  # that wait for one node; then frames are dropped, and it asks for fresh views

Send = Callable[[int, Message], Awaitable[None]]


class Post:
    """What waits to be sent to one node, in its order."""

    def __init__(self, node: int, send: Send) -> None:
        """Nothing waits."""
        self._node = node
        self._send = send
        self._items: list[Frame | Withdrawn] = []
        self._last: Sealed | None = None  # what the last item carries
        self._is_cut = False  # frames that waited were dropped
        self._filled = asyncio.Event()

    def put(self, caller: int, sealed: Sealed) -> None:
        """A frame for a socket; the same one for the next socket only adds its number."""
        if sealed is self._last:
            last = self._items[-1]
            assert isinstance(last, Frame)
            last.callers.append(caller)
            return
        viewer = None if sealed.sight is None else sealed.sight.viewer
        self._add(Frame([caller], sealed.data, sealed.table, viewer))
        self._last = sealed

    def withdraw(self, caller: int, table: str, sight: Sight | None) -> None:
        """A socket sees a table otherwise from now on."""
        self._last = None
        self._add(Withdrawn(caller, table, None if sight is None else sight.viewer))

    def _add(self, item: Frame | Withdrawn) -> None:
        if len(self._items) >= MOST_ITEMS:
            self._cut()
        self._items.append(item)
        self._filled.set()

    def _cut(self) -> None:
        """Drop all frames; the last word on what each socket may see of a table must arrive."""
        left = [item for item in self._items if isinstance(item, Withdrawn)]
        self._items = list({(item.caller, item.table): item for item in left}.values())
        self._is_cut = True

    async def deliver(self) -> None:
        """Send what comes until cancelled; what cannot be sent is missed by its number."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            parcel = Parcel(self._items, self._is_cut)
            self._items, self._last, self._is_cut = [], None, False
            try:
                await self._send(self._node, parcel)
            except Outage:
                continue


class FarOutbox(Outbox):
    """The outbox of a visitor: it never holds anything."""

    def __init__(self, hall: Hall, caller: int, post: Post) -> None:
        """Everything goes to the post of the visitor's node."""
        super().__init__(hall.settings)
        self._caller = caller
        self._post = post

    def put(self, reply: Reply | Sealed) -> None:
        """Send a reply; only sealed ones ever reach a socket."""
        self._post.put(self._caller, reply if isinstance(reply, Sealed) else seal(reply))

    def forget(self, table: str, sight: Sight | None) -> None:
        """Have the visitor's node drop what shows a table otherwise."""
        self._post.withdraw(self._caller, table, sight)


class Visitor(Connection):
    """Somebody at a socket of another node."""

    def __init__(self, hall: Hall, caller: int, post: Post) -> None:
        """Nobody yet."""
        super().__init__(hall)
        self.outbox: Outbox = FarOutbox(hall, caller, post)

    def meet(self, visit: Visit) -> None:
        """Who they are, as their node knows them."""
        self.address, self.language = visit.address, visit.language
        if visit.guest is not None and self.guest_id != visit.guest:
            guest = GuestRow(visit.guest, visit.name or "", "", 0.0)
            self.guest = self.hall.guests.rows.setdefault(guest.id, guest)

    def leave(self) -> None:
        """They are gone."""
        self.hall.drop(self)


class Visitors:
    """All callers at sockets of other nodes that have asked for a table here."""

    def __init__(self, hall: Hall, send: Send) -> None:
        """Nobody has come yet."""
        self._hall = hall
        self._send = send
        self._visitors: dict[int, dict[int, Visitor]] = {}  # by node and number
        self._posts: dict[int, tuple[Post, asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._visitors.values()))

    @property
    def nodes(self) -> list[int]:
        """Where they come from."""
        return list(self._posts)

    def find(self, node: int, visit: Visit) -> Visitor:
        """A visitor, met now or before."""
        visitors = self._visitors.setdefault(node, {})
        visitor = visitors.get(visit.caller)
        if visitor is None:
            visitor = visitors[visit.caller] = Visitor(self._hall, visit.caller, self._post(node))
        visitor.meet(visit)
        return visitor

    def known(self, node: int, caller: int) -> Visitor | None:
        """A visitor who has come before."""
        return self._visitors.get(node, {}).get(caller)

    def _post(self, node: int) -> Post:
        if node not in self._posts:
            post = Post(node, self._send)
            self._posts[node] = post, self._hall.tasks.spawn(post.deliver())
        return self._posts[node][0]

    def leave(self, node: int, caller: int) -> None:
        """A socket of another node has closed."""
        visitor = self._visitors.get(node, {}).pop(caller, None)
        if visitor is not None:
            visitor.leave()

    def end(self, node: int) -> None:
        """A node is gone, and its sockets with it."""
        for visitor in self._visitors.pop(node, {}).values():
            visitor.leave()
        if node in self._posts:
            self._posts.pop(node)[1].cancel()

    def end_all(self) -> None:
        """This node begins anew."""
        for node in {*self._visitors, *self._posts}:
            self.end(node)
