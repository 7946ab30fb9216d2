"""How long the tables of a node that is gone are silent, as somebody at another node sees it.

A wait counts when nothing else goes wrong meanwhile or has just gone wrong: no second node, no
database, no message lost.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from sim_promise import need

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import receive

if TYPE_CHECKING:
    from sim_nodes import SimNode
    from sim_world import World

MOST_SECONDS = 10.0
LOOK_SECONDS = 0.25
CALM_SECONDS = 15.0  # without any other trouble, before
RUNNING = "SELECT id, owner FROM tables WHERE status = 'running' ORDER BY id"


class Takeovers:
    """The waits of all tables of all nodes that went."""

    def __init__(self, world: World) -> None:
        """None yet."""
        self._world = world
        self.waits: list[float] = []

    def begin(self, gone: SimNode) -> None:
        """A node has just gone: ask another for each of its tables until it answers."""
        world = self._world
        others = [node for node in world.nodes if node is not gone]
        calm = world.loop.time() - CALM_SECONDS
        if world.troubled_at > calm or not all(node.is_well_since(calm) for node in others):
            return
        rows = world.disk.sql.execute(RUNNING).fetchall()
        for table, owner in rows:
            if owner in gone.life.ids:
                world.keep_task(world.spawn(self._ask(table)))

    async def _ask(self, table: str) -> None:
        world = self._world
        began, calm = world.loop.time(), world.n_disturbed
        while world.n_disturbed == calm:
            node = next((node for node in world.nodes if node.is_well), None)
            if node is None:
                return
            is_there = await self._answers(node, table)
            waited = world.loop.time() - began
            if world.n_disturbed == calm and (is_there or waited > MOST_SECONDS):
                self.waits.append(waited)
                need(is_there, "the tables of a node that is gone answer soon", table, waited)
                return
            await asyncio.sleep(LOOK_SECONDS)

    @staticmethod
    async def _answers(node: SimNode, table: str) -> bool:
        """Whether somebody at this node gets to see a table now."""
        hall = node.need_hall()
        caller = Connection(hall)
        asked = node.spawn(receive(caller, json.dumps({"type": "watch", "game": table})))
        await asyncio.wait([asked], timeout=MOST_SECONDS)
        asked.cancel()
        replies = []
        while (sealed := caller.outbox.take()) is not None:
            replies.append(json.loads(sealed.data))
        node.do(lambda: hall.drop(caller))
        return any(map(_shows_table, replies))


def _shows_table(reply: Any) -> bool:
    """The game; or that it has not begun: a start that did not count may have been looked at."""
    if reply["type"] == "table":
        return bool(reply["table"]["status"] == "open")
    return reply["type"] in ("update", "fresh")
