"""Where `server_twins.py` plays its worlds: in memory, on PostgreSQL, or between two nodes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from chaos_places import fresh_db, fresh_redis
from near_hall import new_hall
from twin_nodes import Heart, Nodes, meet, member_of
from twin_stored import PATIENCE_SECONDS, InOrder, Stored
from twin_table import SETTINGS, EchoPool, Near, Stage

from orrery.server.clock import ManualClock
from orrery.server.cluster import lobby
from orrery.server.cluster.links import redis_at
from orrery.server.run import shared_store
from orrery.server.storage.store import Store
from orrery.server.tables import room as rooms

NEVER = 1e6  # seconds


@asynccontextmanager
async def opened_stage(db: str, redis: str | None, key: Path) -> AsyncIterator[Stored]:
    """A server, or with Redis two nodes, on an empty database."""
    settings = replace(SETTINGS, answer_seconds=PATIENCE_SECONDS, tables_per_guest=10**6)
    async with AsyncExitStack() as stack:
        halls = []
        for _ in range(1 if redis is None else 2):
            member = None if redis is None else Heart(redis_at(redis))
            store = Store(db, key) if redis is None else shared_store(db, key)
            hall = new_hall(store, settings, ManualClock(), member, EchoPool(settings))
            hall.wake_bots = lambda room: None
            hall.connections = cast(Any, InOrder())
            await hall.open()
            stack.push_async_callback(hall.close)
            halls.append(hall)
        if redis is not None:
            await meet(*map(member_of, halls))
        stage = Stored(*halls) if redis is None else Nodes(*halls)
        await stage.introduce()
        with _patched(rooms, "restore", stage.restored), _patched(lobby, "ANSWER_SECONDS", NEVER):
            yield stage


@asynccontextmanager
async def stage_at(store: str) -> AsyncIterator[Stage]:
    """The stage of a kind of store, with servers of its own; SQLite's needs none."""
    if store == "sqlite":
        yield Near()
        return
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="orrery-twins-")))
        db, redis = fresh_db(store, home, stack), fresh_redis(store, stack)
        yield await stack.enter_async_context(opened_stage(db, redis, home / "orrery.key"))


@contextmanager
def _patched(module: Any, name: str, value: Any) -> Iterator[None]:
    kept = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, kept)
