"""Routing: brings the request of a caller to the node whose table it is about.

Also keeps watches where they belong: when a table has moved, or frames may have been lost, the
table is watched again on behalf of its watchers, who get a fresh view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from orrery.core.contract import SPECTATOR
from orrery.server.access.caller import Caller
from orrery.server.cluster.calls import Calls
from orrery.server.cluster.messages import (
    Behind,
    Carried,
    Frame,
    Gone,
    Met,
    Parcel,
    Passed,
    Visit,
    Withdrawn,
)
from orrery.server.cluster.nodes import Nodes
from orrery.server.cluster.owners import Owners
from orrery.server.commands.connection import Connection
from orrery.server.protocol.codes import SENTENCES, Denied, moving
from orrery.server.protocol.replies import Error, Sealed, Sight
from orrery.server.protocol.requests import Asked, Hello, Unwatch, Watch
from orrery.server.storage.database import StorageDown
from orrery.server.tables.hall import Hall

PAUSES = (0.2, 0.6, 0.0)  # seconds after a request found its table on the move

WATCHED_AT_ONCE = 50  # tables that are watched again together

PASSING = ("moving", "no_rules", "storage", "not_ready")  # worth watching again later

Carry = Callable[[Connection, Any], Awaitable[Error | None]]


class Router:
    """The way of requests out of this node, and of frames into it."""

    def __init__(self, hall: Hall, nodes: Nodes, owners: Owners, calls: Calls) -> None:
        """Nobody has called yet."""
        self._hall = hall
        self._nodes = nodes
        self._owners = owners
        self._calls = calls
        self._n_callers = 0
        self._numbers: WeakKeyDictionary[Caller, int] = WeakKeyDictionary()
        self._callers: WeakValueDictionary[int, Caller] = WeakValueDictionary()
        self._invites: WeakKeyDictionary[Caller, dict[str, str]] = WeakKeyDictionary()
        self._held: WeakKeyDictionary[Caller, dict[str, int]] = WeakKeyDictionary()
        """Where each watch of a caller is held: the node by the table."""
        self._visited: WeakKeyDictionary[Caller, set[int]] = WeakKeyDictionary()
        """Other nodes that have carried out something for a caller, and remember them."""

    # Requests

    async def carry(self, caller: Connection, request: Any, here: Carry) -> Error | None:
        """Have a request carried out where its table is."""
        table = getattr(request, "game", None)
        if table is None:
            error = await here(caller, request)
            if isinstance(request, Hello):
                self._introduce(caller)
            return error
        about = type(request).__name__.lower()
        try:
            return await self._carry(caller, table, request, here)
        except Denied as denied:
            return Error(denied.code, denied.text, about, denied.retry_ms)
        except StorageDown:  # nobody can say whose table it is
            return Error("storage", SENTENCES["storage"], about)

    async def _carry(
        self, caller: Connection, table: str, request: Any, here: Carry
    ) -> Error | None:
        self._note_invite(caller, table, getattr(request, "invite", None))
        if isinstance(request, Watch):
            self._need_room(caller, table)
        for pause in PAUSES:
            node = await self._owners.find(table)
            if node == self._nodes.id:
                error = await here(caller, request)
            else:
                error = await self._pass_on(node, caller, table, request)
            if error is None or error.code != "moving":
                break
            self._owners.look_again(table)  # it was not carried out: once more is harmless
            await self._hall.clock.sleep(pause)
        if error is None:
            self._note_watch(caller, table, request, node)
        return error

    async def _pass_on(
        self, node: int, caller: Connection, table: str, request: Asked
    ) -> Error | None:
        """Have another node carry it out; the caller pays here."""
        visit, data = self._visit(caller, table), msgspec.json.encode(request)
        self._visited.setdefault(caller, set()).add(node)
        answer = await self._calls.ask(node, lambda n: Passed(n, visit, data))
        if not isinstance(answer, Carried):
            raise moving()
        hall = self._hall
        hall.costs.charge(caller.guest_id, caller.address, answer.seconds, hall.clock.now())
        return answer.error

    def _visit(self, caller: Connection, table: str | None) -> Visit:
        guest = caller.guest
        return Visit(
            self._number(caller), caller.guest_id, None if guest is None else guest.name,
            caller.language, caller.address, self._invites.get(caller, {}).get(table or ""),
        )  # fmt: skip

    def _number(self, caller: Caller) -> int:
        number = self._numbers.get(caller)
        if number is None:
            self._n_callers += 1
            number = self._numbers[caller] = self._n_callers
            self._callers[number] = caller
        return number

    def _note_invite(self, caller: Caller, table: str, invite: str | None) -> None:
        """Keep an invitation that was shown: the next owner of the table will ask for it."""
        if invite is not None:
            self._invites.setdefault(caller, {})[table] = invite

    def _need_room(self, caller: Caller, table: str) -> None:
        most = self._hall.settings.watched_per_connection
        if table not in caller.watched and len(caller.watched) >= most:
            raise Denied("too_many", "you watch too many tables on this socket")

    # Watches

    def _note_watch(self, caller: Caller, table: str, request: Any, node: int) -> None:
        if isinstance(request, Watch):
            caller.watched[table] = SPECTATOR if request.seat is None else request.seat
            self._held.setdefault(caller, {})[table] = node
        elif isinstance(request, Unwatch):
            caller.watched.pop(table, None)
            self._held.get(caller, {}).pop(table, None)

    def loosen(self, node: int | None) -> None:
        """Frames of a node (None: of any other) may have been lost: watch again."""
        for held in self._held.values():
            for table, holder in held.items():
                if holder != self._nodes.id and node in (None, holder):
                    held[table] = 0

    async def watch_again(self, here: Carry) -> None:
        """Watch what is held by nobody living once more, for those who watch it."""
        lost = [
            (caller, table, seat)
            for caller in self._hall.connections
            for table, seat in caller.watched.items()
            if isinstance(caller, Connection) and not self._is_held(caller, table)
        ]
        for first in range(0, len(lost), WATCHED_AT_ONCE):
            lot = lost[first : first + WATCHED_AT_ONCE]
            await asyncio.gather(*(self._watch_again(*one, here) for one in lot))

    def _is_held(self, caller: Caller, table: str) -> bool:
        """A watch is held by a node that lives."""
        return self._nodes.lives(self._held.get(caller, {}).get(table))

    async def _watch_again(self, caller: Connection, table: str, seat: int, here: Carry) -> None:
        if table not in caller.watched or self._is_held(caller, table):
            return  # they have left, or asked again themselves
        wanted = Watch(table, None if seat == SPECTATOR else seat, None, None)
        error = await self.carry(caller, wanted, here)
        if error is not None and error.code not in PASSING:
            caller.watched.pop(table, None)  # it may not be seen any more
            caller.outbox.forget(table, None)  # the word to drop it was lost, too, if there was one
            caller.outbox.put(error)

    def is_elsewhere(self, caller: Caller, table: str) -> bool:
        """Ask the node of a watched table for a fresh view, if that is not this one."""
        node = self._held.get(caller, {}).get(table)
        if node is None or node == self._nodes.id:
            return False
        self._calls.tell(node, Behind(self._number(caller), table))
        return True

    def dropped(self, caller: Caller) -> None:
        """A socket or a request is gone: whoever knows of it may forget it."""
        self._held.pop(caller, None)
        for node in self._visited.pop(caller, set()):
            self._calls.tell(node, Gone(self._number(caller)))

    def _introduce(self, caller: Connection) -> None:
        """Tell other nodes who somebody is whom they know already."""
        for node in set(self._held.get(caller, {}).values()) - {self._nodes.id}:
            self._calls.tell(node, Met(self._visit(caller, None)))

    # Frames

    def unpack(self, parcel: Parcel) -> None:
        """Hand frames to the sockets they are for."""
        for item in parcel.items:
            if isinstance(item, Frame):
                self._hand_out(item)
            else:
                self._withdraw(item)

    def _hand_out(self, frame: Frame) -> None:
        sealed = Sealed(frame.data, frame.table, _sight(frame.table, frame.viewer))
        for number in frame.callers:
            caller = self._callers.get(number)
            if caller is not None:
                caller.outbox.put(sealed)

    def _withdraw(self, item: Withdrawn) -> None:
        caller = self._callers.get(item.caller)
        if caller is not None:
            caller.outbox.forget(item.table, _sight(item.table, item.viewer))


def _sight(table: str | None, viewer: int | None) -> Sight | None:
    return None if table is None or viewer is None else Sight(table, viewer)
