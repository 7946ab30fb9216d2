"""The world of the simulation: servers, their database, what connects them, and people."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import random
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sim_checks import Witness
from sim_loop import VirtualLoop, seeded_secrets
from sim_nodes import OUTSIDE, SimNode
from sim_people import Person
from sim_promise import Broken, need
from sim_redis import SimRedis
from sim_storage import CALM, STORMY, Disk, Life
from sim_takeover import MOST_SECONDS, Takeovers
from sim_troubles import HOUR, Troubles

from orrery.server.bots.minder import seats_of_bots
from orrery.server.incidents import Outage, place_of
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.storage.database import Write
from orrery.server.tables.room import Room
from orrery.server.upkeep import timekeeper

T = TypeVar("T")
QUIET_SECONDS = 900.0  # without faults at the end: all that is owed must happen meanwhile


@dataclass(frozen=True)
class Party:
    """People who play one game after the other at tables of a kind."""

    names: tuple[str, ...]
    game: str
    order: dict[str, Any] = field(default_factory=dict)
    pace: float = 40.0


PARTIES = (
    Party(("Ann", "Ben"), "connect_four", {"players": 2, "clock": {"per_game": 3600}}),
    Party(("Cid",), "connect_four", {"seats": ["me", "greedy"]}, pace=60),
    Party(("Dot",), "connect_four", {"seats": ["me", "me"]}, pace=60),
    Party(("Eve", "Fay"), "astron", {"players": 2, "clock": {"per_move": 900}}, pace=240),
    Party(("Gus",), "spacewalk", {"seats": ["me", "random"]}, pace=240),
)
ONLOOKERS = ("Hal", "Ida")  # who go from table to table
RARELY = 0.0005  # how often a message between nodes is lost, and how often one is overtaken
FURY = (1.0, 1.0, 3.0, 10.0)  # how many times as often something fails, by dice


class World:
    """Everything there is."""

    def __init__(
        self, seed: int, loop: VirtualLoop, is_stormy: bool = True, n_nodes: int = 1
    ) -> None:
        """Nothing runs yet."""
        self.loop = loop
        self.dice = random.Random(seed)
        self.clock_dice = random.Random(seed + 5)
        self.disk = Disk(random.Random(seed + 1))
        self.witness = Witness(self.disk)
        self.people: dict[str, Person] = {}
        self.counts: Counter[str] = Counter()
        redis = SimRedis(loop, random.Random(seed + 4), self.counts)
        self.redis = redis if n_nodes > 1 else None
        self.nodes = [SimNode(self) for _ in range(n_nodes)]
        self.takeovers = Takeovers(self)
        self._is_stormy = is_stormy
        self._troubles = Troubles(self)
        self._trace = hashlib.sha256()
        self._tasks: list[asyncio.Task[Any]] = []
        self._fault: Broken | None = None
        self.disk.on_commit = self._note_commit
        self.disk.on_crash = lambda life: self._node_of(life).crash()
        self.disk.on_pause = self._pause

    @property
    def trace(self) -> str:
        """The hash of all that was asked, answered and stored, and when."""
        return self._trace.hexdigest()

    @property
    def n_disturbed(self) -> int:
        """Grows whenever something goes wrong that makes everybody slower."""
        lost = self.counts["messages lost"] + self.counts["messages overtaken"]
        n_gone = self.counts["crashes"] + self.counts["pauses"]
        return self._troubles.n + self.disk.n_stalls + lost + n_gone

    @property
    def troubled_at(self) -> float:
        """The last second at which database, links or clocks gave trouble; now if they do."""
        is_ailing = self.disk.is_down or (self.redis is not None and self.redis.is_away)
        lately = max(self._troubles.ended_at, self.disk.stalled_at)
        return self.loop.time() if is_ailing else lately

    # Servers

    def _node_of(self, life: Life) -> SimNode:
        return next(node for node in self.nodes if node.life is life)

    def door(self, dice: random.Random) -> SimNode | None:
        """A server that takes calls, if there is one."""
        up = [node for node in self.nodes if node.hall is not None]
        return dice.choice(up) if up else None

    def note_death(self, gone: SimNode) -> None:
        """A server is gone, and all its sockets."""
        for person in self.people.values():
            if person.node is gone:
                person.hang_up()
        if self.redis is not None:
            self.takeovers.begin(gone)

    def _pause(self, life: Life) -> None:
        if self.redis is not None:
            self.stop(self._node_of(life), self.doze())

    def doze(self) -> float:
        """For how many seconds a node is stopped: perhaps for longer than its lease."""
        return self.dice.choice([self.dice.uniform(0.5, 5), self.dice.uniform(5, 30)])

    def stop(self, node: SimNode, seconds: float) -> None:
        """Stop a node for a while."""
        node.pause(seconds)
        if seconds > 2 * MOST_SECONDS:
            self.takeovers.begin(node)

    def spawn(self, work: Coroutine[Any, Any, T], node: SimNode | None = None) -> asyncio.Task[T]:
        """Something the network does, at the end of a server if one is given.

        Whoever asks for it, also a machine that is just being stopped, does not hold it up.
        """
        outside = OUTSIDE.copy()
        task = self.loop.create_task(work, context=outside) if node is None else node.spawn(work)
        task.add_done_callback(self._note_end)
        return task

    def keep_task(self, task: asyncio.Task[Any]) -> None:
        """End it at the end of the day."""
        self._tasks = [one for one in self._tasks if not one.done()]
        self._tasks.append(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Broken):
            self.note_fault(str(error))
        elif error is not None:
            self.note_fault(f"{error!r} {place_of(error)}")

    def room(self, table: str) -> Room | None:
        """A table that is in memory, at its owner."""
        for node in self.nodes:
            if node.hall is not None and table in node.hall.rooms and node.owns(table):
                return node.hall.rooms[table]
        return None

    # Noting

    def note(self, what: str, who: str, data: bytes) -> None:
        """Write something into the trace."""
        self.counts[what] += 1
        self._trace.update(f"{self.loop.time():.6f} {what} {who} ".encode() + data)

    def note_message(self, who: str, message: dict[str, Any], data: bytes) -> None:
        """Somebody has been told something."""
        self.note("told", who, data)
        try:
            self.witness.note_message(message, data, self.room(message.get("game", "")))
        except Broken as fault:
            self.note_fault(str(fault))

    def _note_commit(self, life: Life, writes: list[Write]) -> None:
        if all(sql.startswith(("BEGIN", "SELECT")) for sql, _ in writes):
            return  # a look for tables without an owner
        self.note("commits", "", repr(writes).encode())
        try:
            self.witness.note_commit(life, writes, self.loop.time())
        except Broken as fault:
            self.note_fault(str(fault))

    def note_fault(self, text: str) -> None:
        """The first thing that does not hold ends the run."""
        self._fault = self._fault or Broken(f"at {self.loop.time():.3f} s: {text}")

    # A day

    async def live(self, hours: float) -> None:
        """Let everybody play for some hours, with faults; then some calm minutes to finish."""
        for node in self.nodes:
            await node.spawn(node.boot())
        await self._invite()
        lives = [asyncio.ensure_future(person.live()) for person in self.people.values()]
        lives += [asyncio.ensure_future(self._keep_playing(party)) for party in PARTIES]
        lives += [asyncio.ensure_future(self._look_around(name)) for name in ONLOOKERS]
        storms = self._storms() if self._is_stormy else []
        lives += storms
        try:
            await self._watch(hours * HOUR)
            for storm in storms:
                storm.cancel()
            self._calm_down()
            await self._watch(QUIET_SECONDS)
            self._need_progress()
        finally:
            for task in [*lives, *self._tasks]:
                task.cancel()
            await asyncio.gather(*lives, *self._tasks, return_exceptions=True)
            for node in self.nodes:
                node.end()

    def _storms(self) -> list[asyncio.Task[None]]:
        troubles = self._troubles
        works = troubles.keep_coming(), troubles.keep_setting_clocks()
        return [asyncio.ensure_future(work) for work in works]

    def _calm_down(self) -> None:
        """Nothing more goes wrong."""
        self.disk.troubles, self.disk.is_down = CALM, False
        if self.redis is not None:
            self.redis.is_away, self.redis.loss, self.redis.disorder = False, 0.0, 0.0
        for node in self.nodes:
            node.life.is_cut = False
            node.wake()

    async def _invite(self) -> None:
        guests = self.nodes[0].need_hall().guests
        for party in PARTIES:
            for name in party.names:
                dice = random.Random(self.dice.getrandbits(64))
                person = self.people[name] = Person(self, name, dice, party.pace)
                _, person.token = await guests.new(name)
        for name in ONLOOKERS:
            self.people[name] = Person(self, name, random.Random(self.dice.getrandbits(64)), 60)
            _, self.people[name].token = await guests.new(name)
        fury = self.dice.choice(FURY) if self._is_stormy else 0.0
        self.disk.troubles = STORMY.times(fury)
        if self.redis is not None:
            self.redis.loss = self.redis.disorder = RARELY * fury

    async def _watch(self, seconds: float) -> None:
        """Look around every minute until time is up or something does not hold."""
        end, n = self.loop.time() + seconds, 0
        while self.loop.time() < end and self._fault is None:
            await asyncio.sleep(60)
            n += 1
            self._look_at_clocks()
            if n % 60 == 0:
                self.witness.need_all_acks()
                gc.collect()
        if self._fault is not None:
            raise self._fault
        self.witness.need_all_acks()
        for node in self.nodes:
            if node.hall is not None:
                node.need_no_bugs(node.hall)

    def _look_at_clocks(self) -> None:
        clocks, now = self.witness.clocks, self.loop.time()
        for node in self.nodes:
            if node.hall is not None and not node.is_paused:
                up = node.hall.uptime.now()
                clocks.note_uptime(node.life, up, now)
                for room in node.rooms():
                    clocks.note_table(room, up, now)

    def _need_progress(self) -> None:
        """After some calm nobody waits for an answer, and no bot owes a move."""
        need(all(node.hall is not None for node in self.nodes), "all servers are up")
        for person in self.people.values():
            waited = self.loop.time() - person.asked_at
            need(person.pending is None or waited < 300, "who asks is answered", person.pending)
        for room in [room for node in self.nodes for room in node.rooms()]:
            if room.row.status == "running" and room.watchers:
                need(room.has_begun, "a running table is in memory", room.id)
                owed = seats_of_bots(room)
                is_busy = room.are_bots_busy or room.lock.locked()  # a commit is under way
                need(not owed or is_busy, "bots act", room.id, owed)

    async def _keep_playing(self, party: Party) -> None:
        """A new table whenever the last game is over."""
        while True:
            await asyncio.sleep(self.dice.uniform(1, 30))
            room = self.room(self.people[party.names[0]].table)
            table = self.people[party.names[0]].table
            if table and (room is None or room.row.status == "running"):
                continue
            try:
                if room is None or room.row.status == "over":
                    await self._open(party)
                else:
                    self._begin(party, room)
            except (Outage, Denied):
                continue

    async def _look_around(self, name: str) -> None:
        """Watch one table after the other, now and then sitting down where a seat is open."""
        while True:
            await asyncio.sleep(self.dice.uniform(30, 600))
            rooms = [room for node in self.nodes for room in node.rooms()]
            if rooms:
                room, person = self.dice.choice(rooms), self.people[name]
                person.sit_at(room.id)
                person.meddle(room)

    async def _open(self, party: Party) -> None:
        host = self.people[party.names[0]]
        connection, node = host.connection, host.node
        if node is None or connection is None or connection.guest is None:
            return
        order = TableOrder(party.game, **party.order)
        asked = node.spawn(connection.hall.new_table(connection.guest, order))
        await asyncio.wait([asked], timeout=60)
        if not asked.done() or asked.cancelled():
            asked.cancel()  # the server is gone; perhaps the table is there, perhaps not
            return
        room = asked.result()
        self.counts["tables"] += 1
        self.witness.clocks.began[room.id] = self.loop.time()
        for name in party.names:
            self.people[name].sit_at(room.id)

    def _begin(self, party: Party, room: Room) -> None:
        """Whoever has no seat yet takes one; then the host begins."""
        for seat, name in enumerate(party.names[1:], 1):
            person = self.people[name]
            if not person._seats():
                person._say(type="sit", game=room.id, seat=seat, invite=room.row.invite)
                person.sit_at(room.id)
        if all(seat.kind != "open" for seat in room.seats):
            host = self.people[party.names[0]]
            host._say(type="watch", game=room.id, seat=0)
            host._say(type="start", game=room.id)


@dataclass(frozen=True)
class Day:
    """What came of one seed."""

    seed: int
    trace: str
    counts: dict[str, int]
    fault: str = ""
    takeovers: tuple[float, ...] = ()  # seconds until a table of a node that went answered again


@contextmanager
def virtual(seed: int) -> Iterator[VirtualLoop]:
    """An event loop of virtual time, with all chance from a seed."""
    log = logging.getLogger("orrery")
    kept, level = timekeeper.TICK_SECONDS, log.level
    log.setLevel(logging.CRITICAL)
    loop = VirtualLoop(random.Random(seed + 2))
    loop.set_exception_handler(lambda loop, context: None)
    gc.collect()
    gc.disable()
    timekeeper.TICK_SECONDS = 3.0  # a day has enough of them
    try:
        asyncio.set_event_loop(loop)
        with seeded_secrets(random.Random(seed + 3)):
            yield loop
    finally:
        timekeeper.TICK_SECONDS = kept
        log.setLevel(level)
        gc.enable()
        asyncio.set_event_loop(None)
        loop.close()


def simulate(seed: int, hours: float, is_stormy: bool = True, n_nodes: int = 1) -> Day:
    """Live through some hours of a seed's world."""
    fault = ""
    with virtual(seed) as loop:
        world = World(seed, loop, is_stormy, n_nodes)
        try:
            loop.run_until_complete(world.live(hours))
        except Broken as error:
            fault = str(error)
        counts = {**world.counts, "views compared": world.witness.n_views,
                  "acks": len(world.witness.acks)}  # fmt: skip
        waits = tuple(round(wait, 3) for wait in world.takeovers.waits)
        return Day(seed, world.trace, dict(sorted(counts.items())), fault, waits)
