"""A node among others keeps its lease, whatever becomes of Redis; in virtual time."""

from __future__ import annotations

import asyncio

import pytest
import sim_storage
from sim_world import World, virtual


@pytest.fixture(autouse=True)
def steady_disk(monkeypatch):
    """Nothing else goes wrong: a disk that stalls stops a heart."""
    monkeypatch.setattr(sim_storage, "STALL", 0.0)


def lived(world: World, story) -> None:
    """Let a story happen in a calm world of some nodes at which people play."""

    async def live():
        life = asyncio.ensure_future(world.live(0.1))
        try:
            await asyncio.sleep(200)
            await story()
        finally:
            life.cancel()
            await asyncio.gather(life, return_exceptions=True)

    world.loop.run_until_complete(live())


def test_a_node_that_joins_again_while_redis_is_away_stays():
    with virtual(1) as loop:
        world = World(1, loop, is_stormy=False, n_nodes=2)
        first, second = world.nodes

        async def story():
            world.redis.go_away()
            world.stop(first, 25.0)
            await asyncio.sleep(60)
            assert len(first.life.ids) == 2  # it was held for dead, once
            for node in (first, second):
                assert node.need_hall().nodes.is_sound
            (living,) = first.need_hall().nodes.nodes.others
            assert living in second.life.ids

        lived(world, story)


def test_a_node_that_starts_while_redis_is_away_stays():
    with virtual(2) as loop:
        world = World(2, loop, is_stormy=False, n_nodes=2)
        first, second = world.nodes

        async def story():
            world.redis.go_away()
            first.crash()
            await asyncio.sleep(120)
            assert len(first.life.ids) == 1
            assert list(second.need_hall().nodes.nodes.others) == list(first.life.ids)

        lived(world, story)


def test_whoever_asks_for_the_tables_of_a_node_that_is_stopped_is_not_stopped_with_it():
    with virtual(3) as loop:
        world = World(3, loop, is_stormy=False, n_nodes=2)

        async def story():
            for node in world.nodes:
                node.do(lambda node=node: world.stop(node, 25.0))  # in the middle of its own work
                await asyncio.sleep(22)
                assert node.is_paused
                n_asked = len(world.takeovers.waits)
                await asyncio.sleep(40)
                assert len(world.takeovers.waits) == n_asked  # all had their answer before it woke
            assert world.takeovers.waits
            assert max(world.takeovers.waits) < 10

        lived(world, story)
