"""What goes wrong in the simulation: crashes, databases that are away, clocks that are set."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sim_nodes import WORLD, SimNode

if TYPE_CHECKING:
    from sim_world import World

HOUR = 3600.0
SET_SECONDS = 300.0  # between two times that somebody sets a clock, on average
USUAL = ("crash", "down", "suspend", "hang up")
OF_NODES = ("crash", "cut off", "stop", "links", "redis")


class Troubles:
    """What befalls a world."""

    def __init__(self, world: World) -> None:
        """Nothing has gone wrong yet."""
        self._world = world
        self.n = 0
        """Grows when a trouble begins, and when it ends."""
        self.ended_at = 0.0
        """The second at which the last one was over."""

    async def keep_coming(self) -> None:
        """One trouble after the other, until cancelled."""
        dice, world = self._world.dice, self._world
        kinds = USUAL if world.redis is None else (*USUAL, *OF_NODES)
        while True:
            await asyncio.sleep(dice.expovariate(len(kinds) / len(USUAL) / 900))
            trouble, node = dice.choice(kinds), dice.choice(world.nodes)
            world.counts[trouble] += 1
            self.n += 1
            await self._happen(trouble, node)
            self.n += 1
            self.ended_at = world.loop.time()

    async def keep_setting_clocks(self) -> None:
        """Clocks on the wall are set, until cancelled: nobody may notice, so that is no trouble."""
        dice = self._world.clock_dice
        while True:
            await asyncio.sleep(dice.expovariate(1 / SET_SECONDS))
            self._world.counts["set"] += 1
            dice.choice(self._world.nodes).clock.set_by += dice.uniform(-HOUR, HOUR)

    async def _happen(self, trouble: str, node: SimNode) -> None:
        dice, world = self._world.dice, self._world
        if trouble == "crash":
            node.crash()
        elif trouble == "down":
            world.disk.is_down = True
            await asyncio.sleep(dice.uniform(0.1, 90))
            world.disk.is_down = False
        elif trouble == "suspend":
            node.clock.slept += dice.uniform(2 * WORLD.stall_seconds, 2 * HOUR)
        elif trouble == "hang up":
            dice.choice(list(world.people.values())).hang_up()
        elif trouble == "cut off":
            await node.cut_off(dice.uniform(0.1, 30))
        elif trouble == "stop":
            world.stop(node, world.doze())
        else:
            await self._befall_redis(trouble, node)

    async def _befall_redis(self, trouble: str, node: SimNode) -> None:
        redis = self._world.redis
        assert redis is not None
        if trouble == "links":
            redis.cut(node.life)
        else:
            redis.go_away()
            await asyncio.sleep(self._world.dice.uniform(0.1, 30))
            redis.is_away = False
