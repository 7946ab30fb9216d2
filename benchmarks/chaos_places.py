"""Where a promise is tried: a lone server on SQLite or PostgreSQL, or two nodes of a cluster.

A place can be hurt: its servers, its database, its Redis and the wire between can be taken away.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from chaos_proxy import Line
from chaos_servers import Server

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

import with_postgres
import with_redis

STORES = ("sqlite", "postgres", "cluster")
N_NODES = 2
PATIENCE_SECONDS = 120.0


class Place:
    """Servers on one database, and what lies between and below them."""

    def __init__(self, db: str) -> None:
        """Nothing runs yet; `db` is reached directly, past any line that may be cut."""
        self.db = db
        self.servers: list[Server] = []
        self.line: Line | None = None
        self.redis: with_redis.RedisServer | None = None

    async def start(self) -> None:
        """Start all servers; the first makes key and schema."""
        for server in self.servers:
            await asyncio.to_thread(server.start)

    async def kill(self, n: int) -> None:
        """Kill a server and start it again."""
        server = self.servers[n % len(self.servers)]
        server.kill()
        await asyncio.to_thread(server.start)

    async def crash_database(self) -> None:
        """Kill PostgreSQL with all it has begun, and start it again."""
        await asyncio.to_thread(crash_postgres, self.db)

    async def restart_redis(self) -> None:
        """Kill Redis and start it again."""
        assert self.redis is not None
        self.redis.kill()
        await asyncio.to_thread(self.redis.start)

    async def cut(self, seconds: float, is_silent: bool) -> None:
        """Take the wire to the database away for a while."""
        assert self.line is not None
        (self.line.hang if is_silent else self.line.cut)()
        await asyncio.sleep(seconds)
        self.line.mend()

    def end(self) -> None:
        """End all servers."""
        for server in self.servers:
            server.kill()


@asynccontextmanager
async def place_of(
    store: str, bug: str | None = None, with_line: bool = False
) -> AsyncIterator[Place]:
    """A place of a kind, its servers not started yet."""
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="orrery-chaos-")))
        place = Place(fresh_db(store, home, stack))
        reached = place.db
        if with_line:
            place.line = Line(place.db)
            await place.line.open()
            stack.push_async_callback(place.line.close)
            reached = place.line.url
        redis = None
        if store == "cluster":
            place.redis = stack.enter_context(with_redis.redis())
            redis = place.redis.url
        n_servers = N_NODES if store == "cluster" else 1
        key = home / "orrery.key"
        place.servers = [Server(reached, bug, key, redis) for _ in range(n_servers)]
        stack.callback(place.end)
        yield place


def fresh_db(store: str, home: Path, stack: contextlib.ExitStack | AsyncExitStack) -> str:
    """A new, empty database of a kind."""
    if store == "sqlite":
        return str(home / "chaos.db")
    url = stack.enter_context(with_postgres.cluster())
    return with_postgres.fresh_database(url)


def fresh_redis(store: str, stack: contextlib.ExitStack | AsyncExitStack) -> str | None:
    """A Redis for the nodes of a cluster; None for a lone server."""
    return stack.enter_context(with_redis.redis()).url if store == "cluster" else None


def crash_postgres(url: str) -> None:
    """SIGKILL for the first process of PostgreSQL, then start it anew, as often as that takes."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    data = Path(row[0])
    pid, options = int((data / "postmaster.pid").read_text().split()[0]), data / "postmaster.opts"
    words = options.read_text().split('"')[1::2]
    os.kill(pid, signal.SIGKILL)
    user = data.owner() if os.geteuid() == 0 else None
    command: list[str | Path] = [
        with_postgres.folder() / "pg_ctl", "-D", data, "-w", "-t", "60", "-l", data.parent / "log",
        "-o", " ".join(words[2:]), "start",
    ]  # fmt: skip
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            with_postgres._run(user, command)
            return
        except with_postgres.NoPostgres:  # its children have not noticed yet
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
