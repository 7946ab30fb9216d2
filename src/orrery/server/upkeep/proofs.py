"""Proofs: a log that was read in haste is replayed at leisure, and every hash of it checked.

A table that is read believes its log but for the last action (`logbook.game.restore`), so that the
tables of a node that died are soon elsewhere, however long their games are. What that cannot see,
such as a hash in the middle that somebody changed, is found here: a few milliseconds of replaying,
then a pause, one table after the other.
"""

from __future__ import annotations

import time

from orrery.core.errors import BadInput
from orrery.server.logbook.game import prove
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room

LOOK_SECONDS = 1.0  # between looks for tables that were read
WORK_SECONDS, PAUSE_SECONDS = 0.005, 0.1  # of a proof, in turns


async def keep_proving(hall: Hall) -> None:
    """Prove the logs of tables that were read, for ever."""
    while True:
        await hall.clock.sleep(LOOK_SECONDS)
        for room in list(hall.rooms.values()):
            if room.unproved is not None:
                await prove_log(room)


async def prove_log(room: Room) -> None:
    """Replay the whole log of a table; one that does not hold is broken from now on."""
    hall, running = room.hall, room.unproved
    assert running is not None
    proof = prove(running)
    try:
        is_proved = False
        while not is_proved and room.unproved is running:
            hall.vigil.look_at(room.id)
            end = time.perf_counter() + WORK_SECONDS
            while not is_proved and time.perf_counter() < end:
                is_proved = next(proof, None) is None
            await hall.clock.sleep(PAUSE_SECONDS)
    except BadInput as error:
        async with room.lock:
            if room.unproved is running:
                room.break_off("replay", error)
    if room.unproved is running:
        room.unproved = None
