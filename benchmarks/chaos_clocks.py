"""Clocks are fair: jumps of the date, suspended machines and restarts, against a plain sum."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from chaos_halls import Seat, ask, next_move
from chaos_reports import Outcome, Task
from near_hall import SETTINGS, new_hall

from orrery.server.clock import ManualClock
from orrery.server.storage.store import Store, pulse_write
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.upkeep.timekeeper import tick

PER_GAME = 300 * 24 * 3600.0
HOUR = 3600.0
BLINK = 1e-6  # what adding seconds in another order may make


class Witness:
    """Counts each seat's seconds by itself, and how far the server's clocks are from that."""

    def __init__(self, clock: ManualClock) -> None:
        """No game yet."""
        self.clock = clock
        self.used: dict[int, float] = {}
        self.unsaved = 0.0  # seconds since the last pulse: lost at a crash, to the player's good
        self.forgiven = 0.0  # all of those
        self.against = 0.0  # the worst error to a player's harm,
        self.favour = 0.0  # and beyond what crashes explain to their good

    def pass_seconds(self, hall: Hall, room: Room, seconds: float) -> None:
        """Somebody thinks."""
        self.clock.pass_seconds(seconds)
        hall.uptime.now()
        seat = room.running.to_act[0]
        self.used[seat] = self.used.get(seat, 0.0) + seconds
        self.unsaved += seconds

    def crash(self) -> None:
        """What was not noted is forgotten."""
        self.forgiven += self.unsaved
        self.unsaved = 0.0

    def look(self, hall: Hall, room: Room) -> None:
        """Compare all clocks of a table."""
        up = hall.uptime.now()
        total = 0.0
        for timer in room.timers.values():
            running = 0.0 if timer.since is None else up - timer.since
            total += PER_GAME - (timer.remaining or 0.0) + running
        error = total - sum(self.used.values())
        self.against = max(self.against, error)
        self.favour = max(self.favour, -error - self.forgiven)


async def clocks(task: Task) -> Outcome:
    """Random jumps, sleeps, crashes and moves; no player loses a second by them."""
    dice, clock = random.Random(task.seed), ManualClock()
    witness, n_crashes = Witness(clock), 0
    with TemporaryDirectory(prefix="orrery-clocks-") as home:
        db = str(Path(home) / "chaos.db")
        hall = new_hall(Store(db), SETTINGS, clock)
        await hall.open()
        _, token = await hall.guests.new("Ann")
        seat = Seat(token)
        await seat.come_in(hall)
        room = await seat.new_room(clock={"per_game": PER_GAME})
        for n in range(task.n):
            deed = dice.choice(["think", "think", "set", "sleep", "pulse", "move", "crash"])
            if deed == "think":
                witness.pass_seconds(hall, room, dice.uniform(0, SETTINGS.stall_seconds))
            elif deed == "set":
                clock.set_date(dice.uniform(-HOUR, HOUR))
            elif deed == "sleep":
                clock.pass_seconds(dice.uniform(2 * SETTINGS.stall_seconds, HOUR))
            elif deed == "pulse":
                await hall.store.write([pulse_write(hall.uptime.now())])
                witness.unsaved = 0.0
            elif deed == "move":
                await ask(seat.sockets[0], **next_move(room, dice))
                witness.unsaved = 0.0  # a clock's start says how late it was
            else:
                n_crashes += 1
                witness.crash()
                hall, room = await _next_life(hall, room, seat, db)
            await tick(hall)
            witness.look(hall, room)
            if room.running.outcome is not None:
                room = await seat.new_room(clock={"per_game": PER_GAME})
                witness.used, witness.forgiven, witness.unsaved = {}, 0.0, 0.0
            task.progress(n + 1)
        await hall.close()
    figures = {"events": task.n, "crashes": n_crashes,
               "s at most against a player": round(witness.against, 3)}  # fmt: skip
    faults = {"seconds against": int(witness.against > BLINK),
              "seconds given away": int(witness.favour > BLINK)}  # fmt: skip
    return Outcome(figures, faults)


async def _next_life(hall: Hall, room: Room, seat: Seat, db: str) -> tuple[Hall, Room]:
    """The server crashes, and comes up again some time later."""
    await hall.tasks.close()
    hall.store.close()
    clock = hall.clock
    assert isinstance(clock, ManualClock)
    clock.pass_seconds(HOUR)
    again = new_hall(Store(db), SETTINGS, clock)
    await again.open()
    await seat.come_in(again)
    await ask(seat.sockets[0], type="watch", game=room.id)
    return again, again.rooms[room.id]
