"""Reads for many by one round of queries: who asks while one is under way is in the next.

When a node dies, thousands come to another at once, and it opens their tables. One by one they
would wait in line for the one thread that reads, which has to wait for a busy loop each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
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
BY_TOKEN = "SELECT {columns}, token_hash FROM {name} WHERE token_hash IN ({ids})"


class Whole(NamedTuple):
    """All that is stored of a table but the entries of its game; rows of whoever has asked."""

    row: TableRow
    seats: list[SeatRow]
    timers: list[TimerRow]
    chat: list[ChatRow]
    rolls: list[RollRow]
    secrets: dict[str, str]  # by name
    guests: list[GuestRow]  # who sit there


class Groups(NamedTuple):
    """Those who wait for something of one kind, as rows of the database."""

    tables: Together[str, list[list[Row]]]
    logs: Together[str, list[Row]]
    guests: Together[str, list[Row]]


class Reading:
    """Reads tables, logs and guests."""

    def __init__(self, store: Store, chat_kept: int) -> None:
        """Of a table's talk the last lines are enough."""
        self._store = store
        self._chat_kept = chat_kept
        self._known: tuple[asyncio.AbstractEventLoop, Groups] | None = None

    async def table(self, table: str) -> Whole | None:
        """A table as it is stored now; None when there is none."""
        parts = await self._groups().tables.ask(table)
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
        return [read_row(EventRow, row) for row in await self._groups().logs.ask(game) or ()]

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        """Whose token this is."""
        found = await self._groups().guests.ask(token_hash)
        return read_row(GuestRow, found[0]) if found else None

    def _groups(self) -> Groups:
        """Those who ask in the running loop."""
        loop = asyncio.get_running_loop()
        if self._known is None or self._known[0] is not loop:
            groups = Groups(
                Together(self._read_tables, TABLES_AT_A_TIME),
                Together(partial(self._read_rows, LOG, EventRow), LOGS_AT_A_TIME),
                Together(partial(self._read_rows, BY_TOKEN, GuestRow), TABLES_AT_A_TIME),
            )
            self._known = loop, groups
        return self._known[1]

    async def _read_tables(self, tables: list[str]) -> dict[str, list[list[Row]]]:
        ids = _padded(tables)
        asked = [(_query(kind, len(ids), self._chat_kept), ids) for kind in QUERIES]
        parts = [_by_last(rows) for rows in await self._store.read_all(asked)]
        return {table: [part.get(table, []) for part in parts] for table in parts[0]}

    async def _read_rows(
        self, query: str, kind: type[msgspec.Struct], keys: list[str]
    ) -> dict[str, list[Row]]:
        ids = _padded(keys)
        return _by_last(await self._store.read(_sql(query, kind, len(ids)), ids))


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
