"""The register of nodes and of who owns which table: the statements, on a connection of its own.

PostgreSQL only. A node is *up* until it says that it is *gone* or others have found it *dead*; both
are for ever: whoever comes back gets a new number. Only tables without a living owner change hands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, TypeVar

from orrery.server.storage.database import Database, StorageDown, Unstorable
from orrery.server.storage.hands import Connect
from orrery.server.storage.rows import NodeRow, insert
from orrery.server.storage.together import Together

T = TypeVar("T")
UP, GONE, DEAD = "up", "gone", "dead"
NEW = "new"  # stands for the rules of a table that has not begun

AT_ONCE = "SET synchronous_commit TO off"
"""A beat must not wait for a busy disk. A claim need not: whatever is written under it comes later
in the database's log, so it is on the disk before that is, or neither is."""
BEAT = "UPDATE nodes SET beats = beats + 1, up = ? WHERE id = ? AND state = 'up'"
BEAT_ONCE = "UPDATE nodes SET beats = beats + 1 WHERE id = ? AND state = 'up' RETURNING id"
LIVING = "SELECT id, beats, rules FROM nodes WHERE state = 'up'"
BURY = "UPDATE nodes SET state = ? WHERE id = ? AND state = 'up' AND beats = ?"
LEAVE = "UPDATE nodes SET state = ?, up = ? WHERE id = ? AND state = 'up'"
FORGET = """DELETE FROM nodes WHERE state <> 'up' AND id <> ? AND started < ? AND NOT EXISTS
    (SELECT 1 FROM tables WHERE tables.owner = nodes.id AND tables.status <> 'over')"""
RULES = "t.game || ' ' || COALESCE(t.header::json ->> 'rules', 'new')"
PLACES = f"SELECT t.id, t.owner, t.epoch, t.status, {RULES} FROM tables t WHERE t.id = ANY(?)"
ORPHAN = """SELECT t.id, t.owner, n.up, (SELECT MAX(since) FROM timers WHERE game = t.id)
    FROM tables t LEFT JOIN nodes n ON n.id = t.owner WHERE (n.id IS NULL OR n.state <> 'up')"""
ORPHANS = f"""{ORPHAN} AND t.status <> 'over' AND {RULES} = ANY(?)
    ORDER BY t.created LIMIT ? FOR UPDATE OF t SKIP LOCKED"""
WANTED = f"{ORPHAN} AND t.id = ANY(?) FOR UPDATE OF t SKIP LOCKED"
CLAIM = """UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ANY(?)
    AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.state = 'up')
    AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = ? AND nodes.state = 'up')
    RETURNING id, epoch"""
PULSE = "SELECT MAX(at) FROM pulse"  # of a lone server, whose tables have no owner
SHIFT = "UPDATE timers SET since = since + ?, deadline = deadline + ? WHERE game = ANY(?)"
AT_A_TIME = 500  # tables that are looked up, or claimed because somebody asks, by one query


class Living(NamedTuple):
    """A node that is up, as the register has it."""

    id: int
    beats: int
    rules: str


class Place(NamedTuple):
    """Whose a table is, and which rules it needs."""

    owner: int | None
    epoch: int
    status: str
    rules: str  # such as "astron 3", "astron new"


class Wish(NamedTuple):
    """A table that a node claims at a second of its uptime, because somebody asks for it."""

    node: int
    table: str
    up: float


class Orphan(NamedTuple):
    """A table without a living owner, and what is known of when its clocks last ran."""

    table: str
    owner: int | None
    up: float | None  # its owner's, when that was last heard of
    since: float | None  # the latest start of one of its clocks; None: none runs


class Register:
    """Reads and changes who is there and who has what; one statement or transaction at a time."""

    def __init__(self, connect: Connect, thread: Executor | None = None) -> None:
        """Connects at the first question; `thread` does one thing after the other."""
        self._connect = connect
        self._database: Database | None = None
        self._thread = thread or ThreadPoolExecutor(1, "orrery-register")
        self._places = Together(self._look_up, AT_A_TIME)
        self._claims = Together(self._claim, AT_A_TIME)

    # Nodes

    async def enter(self, node: NodeRow) -> None:
        """A node is there from now on."""
        sql, values = insert(node)
        await self._do(lambda database: database.execute(sql, values))

    async def beat(self, node: int, up: float) -> list[Living]:
        """Note that a node lives; all that do. A node that is not among them is dead."""

        def work(database: Database) -> list[Living]:
            database.execute(BEAT, (up, node))
            return [Living(*row) for row in database.execute(LIVING)]

        return await self._do(work)

    async def living(self) -> list[Living]:
        """All nodes that are up."""
        found = await self._do(lambda database: database.execute(LIVING))
        return [Living(*row) for row in found]

    async def bury(self, node: int, beats: int) -> None:
        """A node whose heart stands still at this beat is dead."""
        await self._do(lambda database: database.execute(BURY, (DEAD, node, beats)))

    async def leave(self, node: int, up: float) -> None:
        """A node goes; all its tables may be claimed."""
        await self._do(lambda database: database.execute(LEAVE, (GONE, up, node)))

    async def forget(self, node: int, before: float) -> None:
        """Forget nodes that ended long ago and left nothing to claim."""
        await self._do(lambda database: database.execute(FORGET, (node, before)))

    # Tables

    async def place(self, table: str) -> Place | None:
        """Whose a table is; None when there is none."""
        return await self._places.ask(table)

    async def _look_up(self, tables: list[str]) -> dict[str, Place]:
        found = await self._do(lambda database: database.execute(PLACES, (tables,)))
        return {row[0]: Place(*row[1:]) for row in found}

    async def claim(self, node: int, table: str, up: float) -> int | None:
        """The epoch in which a table without a living owner is this node's; None: it is not."""
        return await self._claims.ask(Wish(node, table, up))

    async def _claim(self, wishes: list[Wish]) -> dict[Wish, int]:
        """Claim what is wanted by one node; the wishes of its earlier numbers come to nothing."""
        node, up = wishes[-1].node, max(wish.up for wish in wishes)
        tables = sorted({wish.table for wish in wishes if wish.node == node})

        def work(database: Database) -> dict[str, int]:
            found = database.execute(WANTED, (tables,))
            return _claim_all(database, node, [Orphan(*row) for row in found], up)

        epochs = await self._do(lambda database: _whole(database, work))
        ours = [wish for wish in wishes if wish.node == node and wish.table in epochs]
        return {wish: epochs[wish.table] for wish in ours}

    async def adopt(self, node: int, up: float, rules: Sequence[str], most: int) -> dict[str, int]:
        """Claim some unfinished tables without a living owner: their epochs by their ids."""

        def work(database: Database) -> dict[str, int]:
            found = database.execute(ORPHANS, (list(rules), most))
            return _claim_all(database, node, [Orphan(*row) for row in found], up)

        return await self._do(lambda database: _whole(database, work))

    # The connection

    async def _do(self, work: Callable[[Database], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._work, work)

    def _work(self, work: Callable[[Database], T]) -> T:
        """Do it; StorageDown when the connection is lost, which is opened again the next time."""
        try:
            if self._database is None:
                self._database = self._connect()
                self._database.execute(AT_ONCE)
            return work(self._database)
        except Exception as error:
            if self._database is None or self._database.is_lost(error):
                self._drop()
                raise StorageDown(str(error)) from None
            with suppress(Exception):
                self._database.execute("ROLLBACK")
            raise Unstorable(f"{type(error).__name__}: {error}") from None

    def _drop(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            with suppress(Exception):  # it is lost anyway
                database.close()

    def close(self) -> None:
        """Let go."""
        self._thread.submit(self._drop)
        self._thread.shutdown()


def beat_once(database: Database, node: int) -> bool:
    """Note that a node lives, on any connection; False when it does not, for the others."""
    database.execute(AT_ONCE)
    return bool(database.execute(BEAT_ONCE, (node,)))


def _whole(database: Database, work: Callable[[Database], T]) -> T:
    """All of it or nothing."""
    database.execute("BEGIN")
    found = work(database)
    database.execute("COMMIT")
    return found


def _claim_all(
    database: Database, node: int, orphans: Sequence[Orphan], up: float
) -> dict[str, int]:
    """Take tables over; clocks go on as they stood when the last owner was last heard of."""
    if not orphans:
        return {}
    found = database.execute(CLAIM, (node, [orphan.table for orphan in orphans], node))
    epochs = {str(table): int(epoch) for table, epoch in found}
    shifts: dict[float, list[str]] = {}
    for orphan in orphans:
        if orphan.table in epochs and orphan.since is not None:
            last = max(orphan.since, _last_heard(database, orphan))
            shifts.setdefault(up - last, []).append(orphan.table)
    for shift, tables in shifts.items():
        database.execute(SHIFT, (shift, shift, tables))
    return epochs


def _last_heard(database: Database, orphan: Orphan) -> float:
    """The uptime at which the owner of a table was last heard of."""
    known = database.execute(PULSE)[0][0] if orphan.owner is None else orphan.up
    return float(known or 0.0)
