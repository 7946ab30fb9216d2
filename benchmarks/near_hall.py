"""A hall without a network whose bots think in this process: the stage of several benchmarks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from orrery.server.bots import worker
from orrery.server.bots.compilation import READY, Compilation
from orrery.server.bots.minder import wake_bots
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import Clock, ManualClock, SystemClock
from orrery.server.cluster.links import redis_at
from orrery.server.cluster.membership import Membership
from orrery.server.protocol.questions import Answer, HintQuestion, JudgeQuestion, Question
from orrery.server.run import open_node, shared_store
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall
from orrery.server.tables.services import Foundation

SETTINGS = Settings(messages_per_second=1e9, messages_burst=1e9, guests_per_minute=1e9,
                    tables_per_guest=10**6, bots_use_clock=False, stand_in="greedy",
                    hint_bot="random", bot_pause=0, cpu_burst=1e9)  # fmt: skip


class NearPool(WorkerPool):
    """Bots that think in this process."""

    async def ask(self, question: Question | HintQuestion) -> Answer:
        """Think here."""
        return worker.answer(question)

    async def judge(self, question: JudgeQuestion) -> Answer:
        """Think here."""
        return worker.answer(question)

    async def warm_up(self, game: str, with_search: bool = False, is_awaited: bool = False) -> None:
        """Nothing is compiled beforehand."""


def new_hall(
    store: Store,
    settings: Settings = SETTINGS,
    clock: Clock | None = None,
    member: Membership | None = None,
    pool: WorkerPool | None = None,
) -> Hall:
    """A hall on a store, not opened yet; with `member` that of a node."""
    pool = pool or NearPool(settings)
    compilation = Compilation(pool)
    compilation.stages = dict.fromkeys(compilation.stages, READY)
    compilation._unloaded.clear()  # a module is loaded here, when it is first asked
    base = Foundation(store, clock or ManualClock(), settings, pool, compilation)
    if member is None:
        return Hall(base, wake_bots)
    return open_node(replace(base, nodes=member))


@asynccontextmanager
async def opened_hall(
    db: str, settings: Settings = SETTINGS, clock: Clock | None = None, key: Path | None = None
) -> AsyncIterator[Hall]:
    """A hall for as long as this lasts."""
    async with _opened(new_hall(Store(db, key), settings, clock)) as hall:
        yield hall


@asynccontextmanager
async def opened_node(db: str, redis: str, key: Path) -> AsyncIterator[Hall]:
    """A node of a cluster for as long as this lasts; its heart beats by the clock."""
    member = Membership(redis_at(redis))
    async with _opened(new_hall(shared_store(db, key), SETTINGS, SystemClock(), member)) as hall:
        yield hall


@asynccontextmanager
async def _opened(hall: Hall) -> AsyncIterator[Hall]:
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


@asynccontextmanager
async def opened_pair(db: str, redis: str | None, key: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    """Where tables are and where else people come in: two nodes, or without Redis one server."""
    if redis is None:
        async with opened_hall(db, key=key) as hall:
            yield hall, hall
    else:
        async with opened_node(db, redis, key) as owner, opened_node(db, redis, key) as door:
            yield owner, door
