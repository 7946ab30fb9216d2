"""The lobby of a cluster: which tables there are says the database, how they stand their owners."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from orrery.server.cluster.calls import Calls
from orrery.server.cluster.messages import TablesAsked, TablesShown
from orrery.server.cluster.nodes import Nodes
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.seen import LobbySeen, TableSeen
from orrery.server.storage.rows import SeatRow, TableRow, columns_of
from orrery.server.storage.store import read_row
from orrery.server.tables.hall import Hall
from orrery.server.tables.lobby import MOST_FINISHED, LobbyQuery, read_cursor, shown, write_cursor
from orrery.server.tables.table import Stored

ANSWER_SECONDS = 1.0  # for another node to say how its tables stand
OWN = "(host = ? OR id IN (SELECT game FROM seats WHERE guest = ?))"
LISTED = f"status <> 'over' AND is_private = 0 AND NOT {OWN}"
AFTER = "(CASE status WHEN 'open' THEN 1 ELSE 0 END, created, id) < (?, ?, ?)"
ORDER = "ORDER BY CASE status WHEN 'open' THEN 1 ELSE 0 END DESC, created DESC, id DESC"

Owned = tuple[TableRow, int | None]  # a table, and whose it is


class Lobby:
    """Pages of the tables of all nodes."""

    def __init__(self, hall: Hall, nodes: Nodes, calls: Calls) -> None:
        """For the callers of this node."""
        self._hall = hall
        self._nodes = nodes
        self._calls = calls

    async def page(self, asked: LobbyQuery) -> LobbySeen:
        """One's own tables on the first page, then those of others, page by page."""
        others = await self._others(asked)
        page = others[: asked.count]
        following = write_cursor(page[-1][0]) if len(others) > asked.count else None
        mine = await self._mine(asked)
        seen = await self._seen([*mine, *page], asked.language)
        return LobbySeen(
            [seen[row.id] for row, _ in mine if row.id in seen],
            [seen[row.id] for row, _ in page if row.id in seen],
            following,
        )

    async def _others(self, asked: LobbyQuery) -> list[Owned]:
        after, guest = read_cursor(asked.cursor), asked.guest or ""
        where = LISTED if after is None else f"{LISTED} AND {AFTER}"
        values = (guest, guest, *(after or ()))
        return await self._rows(f"{where} {ORDER} LIMIT {asked.count + 1}", values)

    async def _mine(self, asked: LobbyQuery) -> list[Owned]:
        guest = asked.guest
        if guest is None:
            return []
        found: list[Owned] = []
        if asked.cursor is None:
            found = await self._rows(f"status <> 'over' AND {OWN} {ORDER}", (guest, guest))
        if asked.with_finished:
            last = f"ORDER BY created DESC LIMIT {MOST_FINISHED}"
            found += await self._rows(f"status = 'over' AND {OWN} {last}", (guest, guest))
        return found

    async def _rows(self, where: str, values: Sequence[Any]) -> list[Owned]:
        columns = ", ".join(columns_of(TableRow))
        sql = f"SELECT owner, {columns} FROM tables WHERE {where}"
        found = await self._hall.store.read(sql, values)
        return [(read_row(TableRow, row[1:]), row[0]) for row in found]

    # How they stand

    async def _seen(self, tables: list[Owned], language: str) -> dict[str, TableSeen]:
        """Each as its owner sees it; as it is stored where nobody answers."""
        by_node: dict[int, list[str]] = {}
        for row, owner in tables:
            if owner is not None and self._nodes.lives(owner):
                by_node.setdefault(owner, []).append(row.id)
        asked = (self._ask(node, ids, language) for node, ids in by_node.items())
        seen = {one.id: one for part in await asyncio.gather(*asked) for one in part}
        for one in await self._stored([row for row, _ in tables if row.id not in seen], language):
            seen[one.id] = one
        return seen

    async def _ask(self, node: int, ids: list[str], language: str) -> list[TableSeen]:
        rooms = self._hall.rooms
        if node == self._nodes.id:
            return await shown([rooms[one] for one in ids if one in rooms], language)
        with suppress(Denied, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await self._calls.ask(node, lambda n: TablesAsked(n, ids, language))
            if isinstance(answer, TablesShown):
                return msgspec.json.decode(answer.tables, type=list[TableSeen])
        return []

    async def _stored(self, rows: Iterable[TableRow], language: str) -> list[TableSeen]:
        """Tables that no living node has in memory, as far as they are stored."""
        found = []
        for row in rows:
            seats = await self._hall.store.rows(SeatRow, "game = ?", (row.id,))
            await self._hall.guests.read_seated(row.id)
            with suppress(Denied):  # a row that cannot be read is noted
                found.append(self._hall.shown_room(Stored(row, seats)))
        return await shown(found, language)
