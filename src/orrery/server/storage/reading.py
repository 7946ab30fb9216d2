"""Reads whole tables, many by one round of queries: who asks while one is under way is in the next.

When a node dies, another opens its tables by the thousand. Table by table each query would wait in
line for the one connection that reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from orrery.server.storage.database import Row
from orrery.server.storage.rows import (
    NAMES,
    ChatRow,
    EventRow,
    GuestRow,
    RollRow,
    SeatRow,
    SecretRow,
    TableRow,
    TimerRow,
    columns_of,
)
from orrery.server.storage.store import Store, read_row
from orrery.server.storage.together import Together

T = TypeVar("T", bound=msgspec.Struct)
TABLES_AT_A_TIME = 100
LOGS_AT_A_TIME = 25  # a log may have a thousand entries
SIZES = (1, 5, 25, 100)  # of lists of ids: few statements, so that they stay prepared

OF_GAME = "SELECT {columns}, game FROM {name} WHERE game IN ({ids})"
QUERIES: dict[type[msgspec.Struct], str] = {
    TableRow: "SELECT {columns}, id FROM {name} WHERE id IN ({ids})",
    SeatRow: OF_GAME,
    TimerRow: OF_GAME,
    ChatRow: OF_GAME + " AND n > (SELECT MAX(n) FROM chat c WHERE c.game = chat.game) - {kept}"
    " ORDER BY n",
    RollRow: OF_GAME + " ORDER BY n",
    SecretRow: OF_GAME,
    GuestRow: "SELECT {columns}, game FROM {name}"
    " JOIN (SELECT DISTINCT game, guest FROM seats WHERE game IN ({ids})) s ON s.guest = guests.id",
}
"""What belongs to a table; the last column says to which."""
LOG = OF_GAME + " ORDER BY seq"


class Whole(NamedTuple):
    """All that is stored of a table but the entries of its game; rows of whoever has asked."""

    row: TableRow
    seats: list[SeatRow]
    timers: list[TimerRow]
    chat: list[ChatRow]
    rolls: list[RollRow]
    secrets: dict[str, str]  # by name
    guests: list[GuestRow]  # who sit there


class Reading:
    """Reads tables and logs."""

    def __init__(self, store: Store, chat_kept: int) -> None:
        """Of a table's talk the last lines are enough."""
        self._store = store
        self._chat_kept = chat_kept
        self._loop: asyncio.AbstractEventLoop | None = None

    async def table(self, table: str) -> Whole | None:
        """A table as it is stored now; None when there is none."""
        parts = await self._groups()[0].ask(table)
        if parts is None:
            return None
        rows = {
            kind: [read_row(kind, row) for row in part]
            for kind, part in zip(QUERIES, parts, strict=True)
        }
        open_text = self._store.vault.text
        secrets = {row.name: open_text(row) for row in _of(SecretRow, rows)}
        return Whole(
            _of(TableRow, rows)[0], _of(SeatRow, rows), _of(TimerRow, rows), _of(ChatRow, rows),
            _of(RollRow, rows), secrets, _of(GuestRow, rows),
        )  # fmt: skip

    async def log(self, game: str) -> list[EventRow]:
        """The log of a game, first entry first; entries may be sealed (`vault.unseal_event`)."""
        return [read_row(EventRow, row) for row in await self._groups()[1].ask(game) or ()]

    def _groups(self) -> tuple[Together[str, list[list[Row]]], Together[str, list[Row]]]:
        """Those who ask in the running loop."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            self._tables = Together(self._read_tables, TABLES_AT_A_TIME)
            self._logs = Together(self._read_logs, LOGS_AT_A_TIME)
        return self._tables, self._logs

    async def _read_tables(self, tables: list[str]) -> dict[str, list[list[Row]]]:
        ids = _padded(tables)
        asked = [(_query(kind, len(ids), self._chat_kept), ids) for kind in QUERIES]
        parts = [_by_last(rows) for rows in await self._store.read_all(asked)]
        return {table: [part.get(table, []) for part in parts] for table in parts[0]}

    async def _read_logs(self, games: list[str]) -> dict[str, list[Row]]:
        ids = _padded(games)
        return _by_last(await self._store.read(_sql(LOG, EventRow, len(ids)), ids))


def _of(kind: type[T], rows: dict[Any, list[Any]]) -> list[T]:
    return rows[kind]


def _query(kind: type[msgspec.Struct], n_ids: int, kept: int) -> str:
    return _sql(QUERIES[kind], kind, n_ids).replace("{kept}", str(kept))


def _sql(query: str, kind: type[msgspec.Struct], n_ids: int) -> str:
    name = NAMES[kind]
    columns = ", ".join(f"{name}.{column}" for column in columns_of(kind))
    ids = ", ".join("?" * n_ids)
    return query.format(columns=columns, name=name, ids=ids, kept="{kept}")


def _padded(ids: Sequence[str]) -> list[str]:
    """The ids, the last of them again and again up to the next of few sizes."""
    size = next(size for size in SIZES if size >= len(ids))
    return [*ids, *[ids[-1]] * (size - len(ids))]


def _by_last(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Rows without their last column, by that column."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row[-1], []).append(row[:-1])
    return found
