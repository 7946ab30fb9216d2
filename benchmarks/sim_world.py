"""The world of the simulation: one server with many lives, its disk, its clock, and people."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import random
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from near_hall import SETTINGS, new_hall
from sim_checks import Broken, Witness, need
from sim_loop import SimClock, VirtualLoop, seeded_secrets
from sim_people import Person
from sim_storage import CALM, STORMY, Disk

from orrery.server.bots.minder import seats_of_bots
from orrery.server.incidents import Outage, place_of
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.storage.database import Write
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.upkeep import timekeeper
from orrery.server.upkeep.ends import keep_ending
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking

HOUR = 3600.0
WORLD = replace(SETTINGS, bot_pause=0.7, send_seconds=20.0)
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
FURY = (1.0, 1.0, 3.0, 10.0)  # how many times as often something fails, by dice


class World:
    """Everything there is."""

    def __init__(self, seed: int, loop: VirtualLoop, is_stormy: bool = True) -> None:
        """Nothing runs yet."""
        self.loop = loop
        self.dice = random.Random(seed)
        self.disk = Disk(random.Random(seed + 1))
        self.clock = SimClock(loop)
        self.witness = Witness(self.disk)
        self.hall: Hall | None = None
        self.people: dict[str, Person] = {}
        self.counts: Counter[str] = Counter()
        self._is_stormy = is_stormy
        self._trace = hashlib.sha256()
        self._tasks: list[asyncio.Task[Any]] = []
        self._fault: Broken | None = None
        self._last = ""  # exception that nobody foresaw
        self.disk.on_commit, self.disk.on_crash = self._note_commit, self.crash

    @property
    def trace(self) -> str:
        """The hash of all that was asked, answered and stored, and when."""
        return self._trace.hexdigest()

    # Lives of the server

    async def boot(self) -> None:
        """The server comes up, however often that takes."""
        while self.hall is None:
            if self.disk.is_down:  # whoever starts servers starts it again
                await asyncio.sleep(1)
                continue
            hall = new_hall(self.disk.open(), WORLD, self.clock)
            life = self.disk.life
            try:
                await hall.open()
            except Outage:
                self.disk.life += life == self.disk.life
                self._end(hall)
                continue
            if life == self.disk.life:
                self._run(hall)

    def _run(self, hall: Hall) -> None:
        hall.tasks.keep("pulse", partial(keep_pulse, hall))
        hall.tasks.keep("clocks", partial(keep_ticking, hall))
        hall.tasks.keep("ends", partial(keep_ending, hall))
        honest = hall.incidents.note_unhandled

        def note(where: str, error: BaseException | None) -> None:
            self._note_unhandled(where, error)
            honest(where, error)

        hall.incidents.note_unhandled = note  # type: ignore[method-assign]
        self.hall = hall
        self.counts["lives"] += 1

    def crash(self) -> None:
        """As if the power had failed: nothing is said, nothing is finished."""
        hall, self.hall = self.hall, None
        if hall is None:
            return
        self.counts["crashes"] += 1
        self.disk.life += 1
        self._need_no_bugs(hall)
        self._end(hall)
        for person in self.people.values():
            person.hang_up()
        self.loop.call_later(self.dice.uniform(0.5, 60), self._boot_again)

    def _boot_again(self) -> None:
        self._tasks.append(self.spawn(self.boot()))

    @staticmethod
    def _end(hall: Hall) -> None:
        for task in sorted(hall.tasks._running, key=lambda task: int(task.get_name()[5:])):
            task.cancel()

    def spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Something the network does."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        task.add_done_callback(self._note_end)
        return task

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.note_fault(f"{error!r} {place_of(error)}")

    def room(self, table: str) -> Room | None:
        """A table that is in memory."""
        return None if self.hall is None else self.hall.rooms.get(table)

    # Noting

    def _note_unhandled(self, where: str, error: BaseException | None) -> None:
        self._last = f"{where}: {error!r} {place_of(error)}"

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

    def _note_commit(self, writes: list[Write]) -> None:
        self.note("commits", "", repr(writes).encode())
        try:
            self.witness.note_commit(writes)
        except Broken as fault:
            self.note_fault(str(fault))

    def note_fault(self, text: str) -> None:
        """The first thing that does not hold ends the run."""
        self._fault = self._fault or Broken(f"at {self.loop.time():.3f} s: {text}")

    def _need_no_bugs(self, hall: Hall) -> None:
        need(hall.incidents.n_unhandled == 0, "no exception is unforeseen", self._last)
        need(hall.incidents.n_broken == 0, "no table breaks", hall.incidents.n_broken)

    # A day

    async def live(self, hours: float) -> None:
        """Let everybody play for some hours, with faults; then some calm minutes to finish."""
        await self.boot()
        await self._invite()
        lives = [asyncio.ensure_future(person.live()) for person in self.people.values()]
        lives += [asyncio.ensure_future(self._keep_playing(party)) for party in PARTIES]
        lives += [asyncio.ensure_future(self._look_around(name)) for name in ONLOOKERS]
        lives += [asyncio.ensure_future(self._make_trouble())] if self._is_stormy else []
        try:
            await self._watch(hours * HOUR)
            self.disk.troubles, self.disk.is_down = CALM, False
            if self._is_stormy:
                lives[-1].cancel()
            await self._watch(QUIET_SECONDS)
            self._need_progress()
        finally:
            for task in [*lives, *self._tasks]:
                task.cancel()
            await asyncio.gather(*lives, *self._tasks, return_exceptions=True)
            if self.hall is not None:
                self._end(self.hall)

    async def _invite(self) -> None:
        assert self.hall is not None
        for party in PARTIES:
            for name in party.names:
                dice = random.Random(self.dice.getrandbits(64))
                person = self.people[name] = Person(self, name, dice, party.pace)
                _, person.token = await self.hall.guests.new(name)
        for name in ONLOOKERS:
            self.people[name] = Person(self, name, random.Random(self.dice.getrandbits(64)), 60)
            _, self.people[name].token = await self.hall.guests.new(name)
        self.disk.troubles = STORMY.times(self.dice.choice(FURY)) if self._is_stormy else CALM

    async def _watch(self, seconds: float) -> None:
        """Look around every minute until time is up or something does not hold."""
        end, n = self.loop.time() + seconds, 0
        while self.loop.time() < end and self._fault is None:
            await asyncio.sleep(60)
            n += 1
            if self.hall is not None:
                for room in list(self.hall.rooms.values()):
                    self.witness.note_clocks(room, self.hall.uptime.now(), self.loop.time())
            if n % 60 == 0:
                self.witness.need_all_acks()
                gc.collect()
        if self._fault is not None:
            raise self._fault
        self.witness.need_all_acks()
        if self.hall is not None:
            self._need_no_bugs(self.hall)

    def _need_progress(self) -> None:
        """After some calm nobody waits for an answer, and no bot owes a move."""
        need(self.hall is not None, "the server is up")
        for person in self.people.values():
            waited = self.loop.time() - person.asked_at
            need(person.pending is None or waited < 300, "who asks is answered", person.pending)
        assert self.hall is not None
        for room in self.hall.rooms.values():
            if room.row.status == "running" and room.watchers:
                need(room.has_begun, "a running table is in memory", room.id)
                owed = seats_of_bots(room)
                need(not owed or room.are_bots_busy, "bots act", room.id, owed)

    async def _keep_playing(self, party: Party) -> None:
        """A new table whenever the last game is over."""
        while True:
            await asyncio.sleep(self.dice.uniform(1, 30))
            room = self.room(self.people[party.names[0]].table)
            table = self.people[party.names[0]].table
            if self.hall is None or (table and (room is None or room.row.status == "running")):
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
            rooms = [] if self.hall is None else list(self.hall.rooms.values())
            if rooms:
                room, person = self.dice.choice(rooms), self.people[name]
                person.sit_at(room.id)
                person.meddle(room)

    async def _open(self, party: Party) -> None:
        hall, host = self.hall, self.people[party.names[0]]
        connection = host.connection
        if hall is None or connection is None or connection.guest is None:
            return
        order = TableOrder(party.game, **party.order)
        room = await hall.new_table(connection.guest, order)
        self.counts["tables"] += 1
        self.witness.began[room.id] = self.loop.time()
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

    # Trouble

    async def _make_trouble(self) -> None:
        """Crashes, databases that are away, clocks that are set, machines that sleep."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 900))
            trouble = self.dice.choice(["crash", "down", "set", "suspend", "hang up"])
            self.counts[trouble] += 1
            if trouble == "crash":
                self.crash()
            elif trouble == "down":
                self.disk.is_down = True
                await asyncio.sleep(self.dice.uniform(0.1, 90))
                self.disk.is_down = False
            elif trouble == "set":
                self.clock.set_by += self.dice.uniform(-HOUR, HOUR)
            elif trouble == "suspend":
                self.clock.slept += self.dice.uniform(1, 2 * HOUR)
            else:
                self.dice.choice(list(self.people.values())).hang_up()


@dataclass(frozen=True)
class Day:
    """What came of one seed."""

    seed: int
    trace: str
    counts: dict[str, int]
    fault: str = ""


def simulate(seed: int, hours: float, is_stormy: bool = True) -> Day:
    """Live through some hours of a seed's world."""
    log = logging.getLogger("orrery")
    kept, log.disabled = timekeeper.TICK_SECONDS, True
    loop = VirtualLoop(random.Random(seed + 2))
    loop.set_exception_handler(lambda loop, context: None)
    gc.collect()
    gc.disable()
    timekeeper.TICK_SECONDS = 1.0  # a day has enough of them
    fault = ""
    try:
        asyncio.set_event_loop(loop)
        with seeded_secrets(random.Random(seed + 3)):
            world = World(seed, loop, is_stormy)
            try:
                loop.run_until_complete(world.live(hours))
            except Broken as error:
                fault = str(error)
        counts = {**world.counts, "views compared": world.witness.n_views,
                  "acks": len(world.witness.acks)}  # fmt: skip
        return Day(seed, world.trace, dict(sorted(counts.items())), fault)
    finally:
        timekeeper.TICK_SECONDS = kept
        log.disabled = False
        gc.enable()
        asyncio.set_event_loop(None)
        loop.close()
