"""How a game begins: the roll goes on as far as it can, then nature deals and clocks start."""

from __future__ import annotations

import json

from orrery.server.logbook.fair import Header
from orrery.server.logbook.game import Running
from orrery.server.logbook.heads import new_head, rolled, split_head, undrawn
from orrery.server.storage.database import Write
from orrery.server.storage.rows import upsert
from orrery.server.storage.secrets import HEAD, forget
from orrery.server.tables import clocks
from orrery.server.tables.rolling import freeze, secrets_of_roll
from orrery.server.tables.rolls import SECRET
from orrery.server.tables.room import Room


async def go_on(room: Room) -> None:
    """Freeze the roll when nobody is missing, begin when all words are shown. Under the lock."""
    rolls = room.rolls
    if room.row.status != "open" or not (rolls.is_wanted or rolls.is_frozen):
        return
    if rolls.current is not None and not rolls.is_frozen and not room.awaited:
        await freeze(room)
        room.publish_table()
    if room.awaited:
        return
    await begin(room)
    room.publish_table()
    room.publish(0)


async def begin(room: Room) -> None:
    """The seed is fixed, nature deals, clocks start."""
    header = _header(room)
    running = Running(header)
    with room.defects_said():
        entries = running.settle()
    shown, hidden = split_head(header)
    room.row.header = json.dumps(shown)
    room.row.status = "running"
    room.begin(running)
    timers = clocks.fresh_timers(room.id, room.clock, running.n_seats)
    minutes = running.game.hooks.live_minutes(running.header["options"])
    if minutes:
        timers.append(clocks.limit_timer(room.id, minutes, room.hall.uptime.now()))
    room.timers = {timer.seat: timer for timer in timers}
    writes = [upsert(room.row), *map(upsert, timers)]
    if hidden:
        writes.append(room.hall.store.vault.save(room.id, HEAD, json.dumps(hidden)))
        room.secrets[HEAD] = json.dumps(hidden)
    await room.commit(entries, [*writes, *_forget_roll(room)])


def _header(room: Room) -> Header:
    """The head of the log, with everything the seed follows from."""
    head = new_head(room.row.game, json.loads(room.row.options), room.row.board)
    roll = room.rolls.current
    if roll is None or roll.text is None:
        return undrawn(head)
    return rolled(head, roll.text, room.secrets[f"{SECRET} {roll.n}"], room.rolls.words)


def _forget_roll(room: Room) -> list[Write]:
    """Secret and words are in the head now."""
    if room.rolls.current is None:
        return []
    names = secrets_of_roll(room, room.rolls.current.n)
    for name in names:
        del room.secrets[name]
    return forget(room.id, *names)
