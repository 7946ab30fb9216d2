"""Reception: what other nodes ask of this one, and what they send."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from orrery.server.access.costs import Metered
from orrery.server.cluster.calls import Calls
from orrery.server.cluster.messages import (
    Behind,
    Carried,
    Gone,
    Message,
    Met,
    Page,
    PageAnswer,
    PageAsked,
    Parcel,
    Passed,
    TablesAsked,
    TablesShown,
)
from orrery.server.cluster.nodes import Nodes
from orrery.server.cluster.owners import Owners
from orrery.server.cluster.routing import Router
from orrery.server.cluster.visitors import Visitor, Visitors
from orrery.server.commands.dispatch import carry_out
from orrery.server.protocol.codes import SENTENCES, Denied, moving
from orrery.server.protocol.replies import Error
from orrery.server.protocol.requests import read_request
from orrery.server.storage.database import StorageDown
from orrery.server.tables.hall import Hall
from orrery.server.tables.lobby import shown

AnswerPage = Callable[[int, Page], Awaitable[PageAnswer]]


class Desk(Protocol):
    """What the reception needs of its node."""

    nodes: Nodes
    owners: Owners
    calls: Calls
    visitors: Visitors
    router: Router


class Reception:
    """Takes every message of every node."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        """Nobody has asked yet."""
        self._hall = hall
        self._desk = desk
        self.answer_page: AnswerPage | None = None

    def take(self, sender: int, message: Message) -> None:
        """Do what a message asks, or hand on what it brings."""
        spawn, desk = self._hall.tasks.spawn, self._desk
        match message:
            case Parcel():
                desk.router.unpack(message)
                if message.is_cut:
                    desk.router.loosen(sender)
            case Passed():
                spawn(self._carry_out(sender, message))
            case PageAsked():
                spawn(self._answer_page(sender, message))
            case TablesAsked():
                spawn(self._show_tables(sender, message))
            case Behind():
                spawn(self._refresh(sender, message))
            case Gone():
                desk.visitors.leave(sender, message.caller)
            case Met():
                self._meet(sender, message)
            case Carried() | PageAnswer() | TablesShown():
                desk.calls.take(sender, message)

    async def _carry_out(self, sender: int, passed: Passed) -> None:
        """Do what a visitor asks, and answer with why not and what it cost."""
        request = read_request(passed.request)
        about, table = type(request).__name__.lower(), getattr(request, "game", "")
        visitor = self._desk.visitors.find(sender, passed.visit)
        error, seconds = None, 0.0
        try:
            await self._need(table)
            await self._heed_invite(visitor, table, passed.visit.invite)
            work = Metered(carry_out(visitor, request), self._hall.costs.clock)
            error, seconds = await work, work.seconds
        except Denied as denied:
            error = Error(denied.code, denied.text, about, denied.retry_ms)
        except StorageDown:  # whether the table is ours cannot be found out
            error = Error("storage", SENTENCES["storage"], about)
        self._desk.calls.tell(sender, Carried(passed.n, error, seconds))

    async def _need(self, table: str) -> None:
        """The table must be ours, or nobody's so far."""
        if await self._desk.owners.find(table) != self._desk.nodes.id:
            raise moving()

    async def _heed_invite(self, visitor: Visitor, table: str, invite: str | None) -> None:
        """An invitation that was shown to an earlier owner of the table counts here, too."""
        room = None if invite is None else await self._hall.room(table)
        if room is not None and invite is not None:
            if hmac.compare_digest(invite.encode(), room.row.invite.encode()):
                visitor.invited.add(table)

    async def _answer_page(self, sender: int, asked: PageAsked) -> None:
        if self.answer_page is not None:
            answer = await self.answer_page(asked.n, asked.page)
            self._desk.calls.tell(sender, answer)

    async def _show_tables(self, sender: int, asked: TablesAsked) -> None:
        rooms = [self._hall.rooms[table] for table in asked.tables if table in self._hall.rooms]
        data = msgspec.json.encode(await shown(rooms, asked.language))
        self._desk.calls.tell(sender, TablesShown(asked.n, data))

    async def _refresh(self, sender: int, behind: Behind) -> None:
        visitor = self._desk.visitors.known(sender, behind.caller)
        room = self._hall.rooms.get(behind.table)
        if visitor is not None and room is not None:
            await room.refresh(visitor)

    def _meet(self, sender: int, met: Met) -> None:
        visitor = self._desk.visitors.known(sender, met.visit.caller)
        if visitor is not None:
            visitor.meet(met.visit)
