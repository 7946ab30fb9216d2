"""A node that is busy keeps its lease; one that hangs does not."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from server_house import EASY, in_loop

from orrery.server.clock import SystemClock, Uptime
from orrery.server.cluster.nodes import Nodes
from orrery.server.cluster.pacemaker import Pacemaker
from orrery.server.storage.store import Store, medium_of

SETTINGS = replace(
    EASY, beat_seconds=0.1, lease_seconds=0.6, dead_seconds=0.8, busy_seconds=3.0
)  # fmt: skip


@asynccontextmanager
async def node(url, tmp_path, has_pacemaker=True):
    """A node that beats in its loop, as a member does, and its pacemaker."""
    store = Store(url, medium=medium_of(url, tmp_path / "orrery.key", is_shared=True))
    clock, register = SystemClock(), store.register()
    nodes = Nodes(register, clock, Uptime(clock, SETTINGS.stall_seconds), SETTINGS)
    pacemaker = Pacemaker(store.connect, nodes, clock, SETTINGS)
    try:
        await nodes.enter()
        await nodes.beat()
        if has_pacemaker:
            pacemaker.start()
        yield nodes
    finally:
        pacemaker.end()
        register.close()
        store.close()


async def keep_beating(nodes):
    while True:
        await nodes.beat()
        await asyncio.sleep(SETTINGS.beat_seconds)


@in_loop
@pytest.mark.parametrize("has_pacemaker", [True, False])
async def test_a_loop_that_is_busy_for_longer_than_a_lease_keeps_it(
    has_pacemaker, nodes_db, tmp_path
):
    async with (
        node(nodes_db, tmp_path) as other,
        node(nodes_db, tmp_path, has_pacemaker) as nodes,
    ):
        await other.beat()
        watching = asyncio.create_task(asyncio.to_thread(watch, other, nodes.id))
        await asyncio.sleep(0.1)
        time.sleep(2.0)  # nothing else has a turn
        assert nodes.is_sound == has_pacemaker
        assert await watching == has_pacemaker


def watch(other, node):
    """Whether another node finds this one living, from a loop of its own."""

    async def look():
        for _ in range(15):
            await other.beat()
            await asyncio.sleep(0.1)
        return other.lives(node)

    return asyncio.run(look())


@in_loop
async def test_a_loop_that_hangs_falls_silent(nodes_db, tmp_path):
    async with node(nodes_db, tmp_path) as nodes:
        time.sleep(SETTINGS.busy_seconds + SETTINGS.lease_seconds + 0.5)
        assert not nodes.is_sound


@in_loop
async def test_the_pacemaker_rests_while_the_heart_beats(nodes_db, tmp_path, monkeypatch):
    beats = []
    monkeypatch.setattr(Pacemaker, "_beat", lambda self: beats.append(self))
    async with node(nodes_db, tmp_path) as nodes:
        beating = asyncio.create_task(keep_beating(nodes))
        await asyncio.sleep(1.0)
        beating.cancel()
    assert beats == []


@in_loop
async def test_whoever_was_held_for_dead_is_not_kept_alive(nodes_db, tmp_path):
    async with node(nodes_db, tmp_path) as nodes:
        await nodes._register._do(
            lambda database: database.execute("UPDATE nodes SET state='dead'")
        )
        time.sleep(2 * SETTINGS.lease_seconds)
        assert not nodes.is_sound
        assert not await nodes.beat()
