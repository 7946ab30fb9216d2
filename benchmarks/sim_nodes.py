"""Servers of the simulation: each on a machine of its own, with a clock and many lives."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from near_hall import SETTINGS, new_hall
from sim_loop import Machine, SimClock
from sim_promise import need
from sim_storage import Life

from orrery.server.access.caller import Caller
from orrery.server.cluster.membership import Membership
from orrery.server.incidents import Outage, place_of
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.upkeep.ends import keep_ending
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking

if TYPE_CHECKING:
    from sim_world import World

WORLD = replace(SETTINGS, bot_pause=0.7, send_seconds=20.0)


class InOrder:
    """A set that is gone through in the order of entry, so that a run can be repeated."""

    def __init__(self) -> None:
        """Empty."""
        self._things: dict[Caller, None] = {}
        self.discard = lambda thing: self._things.pop(thing, None)
        self.add = lambda thing: self._things.setdefault(thing)

    def __iter__(self) -> Iterator[Caller]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)


class SimNode(Machine):
    """A lone server, or one node of several."""

    def __init__(self, world: World) -> None:
        """Nothing runs yet."""
        super().__init__(world.loop)
        self._world = world
        self.clock = SimClock(world.loop)
        self.hall: Hall | None = None
        self.life = Life(is_over=True)
        self._well_since = 0.0
        self._last = ""  # exception that nobody foresaw

    @property
    def is_well(self) -> bool:
        """Up, and neither stopped nor cut off."""
        return self.hall is not None and not self.is_paused and not self.life.is_cut

    def is_well_since(self, second: float) -> bool:
        """Well, and neither started nor woken after that second."""
        return self.is_well and self._well_since <= second

    def wake(self) -> None:
        """Go on."""
        super().wake()
        self._well_since = self.loop.time()

    def need_hall(self) -> Hall:
        """The hall of a server that is up."""
        assert self.hall is not None
        return self.hall

    def owns(self, table: str) -> bool:
        """Whether a table is this server's, as the database has it."""
        owner = self._world.witness.owner_of(table)
        return owner is None or owner in self.life.ids

    def rooms(self) -> list[Room]:
        """Its tables in memory; what another node has by now does not count."""
        rooms = [] if self.hall is None else list(self.hall.rooms.values())
        return [room for room in rooms if self.owns(room.id)]

    # Lives

    async def boot(self) -> None:
        """Come up, however often that takes."""
        disk = self._world.disk
        while self.hall is None:
            if disk.is_down:  # whoever starts servers starts it again
                await asyncio.sleep(1)
                continue
            life = self.life = Life()
            hall = new_hall(disk.open(life), WORLD, self.clock, self._member(life))
            hall.connections = InOrder()  # type: ignore[assignment]
            try:
                await hall.open()
            except Outage:
                life.is_over = True
                self._end(hall)
                continue
            if not life.is_over:
                self._run(hall)

    def _member(self, life: Life) -> Membership | None:
        redis = self._world.redis
        return None if redis is None else Membership(redis.client(life))

    def _run(self, hall: Hall) -> None:
        if hall.nodes.is_alone:
            hall.tasks.keep("pulse", partial(keep_pulse, hall))
        hall.tasks.keep("clocks", partial(keep_ticking, hall))
        hall.tasks.keep("ends", partial(keep_ending, hall))
        honest = hall.incidents.note_unhandled

        def note(where: str, error: BaseException | None) -> None:
            self._last = f"{where}: {error!r} {place_of(error)}"
            honest(where, error)

        hall.incidents.note_unhandled = note  # type: ignore[method-assign]
        self.hall, self._well_since = hall, self.loop.time()
        self._world.counts["lives"] += 1

    def crash(self) -> None:
        """As if the power had failed: nothing is said, nothing is finished."""
        world, hall, self.hall = self._world, self.hall, None
        if hall is None:
            return
        world.counts["crashes"] += 1
        self.life.is_over = True
        if world.redis is not None:
            world.redis.cut(self.life)
        self.need_no_bugs(hall)
        self._end(hall)
        self.wake()
        world.note_death(self)
        self.loop.call_later(world.dice.uniform(0.5, 60), self._boot_again)

    def _boot_again(self) -> None:
        self._world.keep_task(self.spawn(self.boot()))

    @staticmethod
    def _end(hall: Hall) -> None:
        for task in sorted(hall.tasks._running, key=lambda task: int(task.get_name()[5:])):
            task.cancel()

    def end(self) -> None:
        """The simulation is over."""
        if self.hall is not None:
            self._end(self.hall)

    def need_no_bugs(self, hall: Hall) -> None:
        """Nothing has happened that nobody foresaw."""
        need(hall.incidents.n_unhandled == 0, "no exception is unforeseen", self._last)
        need(hall.incidents.n_broken == 0, "no table breaks", hall.incidents.n_broken)

    # Trouble

    def pause(self, seconds: float) -> None:
        """Stop, as by a signal; when it goes on it does not know how long that was."""
        if not self.is_paused and self.hall is not None:
            self._world.counts["pauses"] += 1
            self.is_paused = True
            self._world.loop.call_later(seconds, self._wake_of, self.life, context=OUTSIDE)

    def _wake_of(self, life: Life) -> None:
        if self.life is life:
            self.wake()

    async def cut_off(self, seconds: float) -> None:
        """No database for a while; the others have it."""
        life = self.life
        life.is_cut = True
        await asyncio.sleep(seconds)
        life.is_cut = False


OUTSIDE = contextvars.copy_context()  # of no machine
