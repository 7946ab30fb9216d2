"""Carries out plans: when what a person foresaw has happened, the server plays their answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from orrery.core.errors import BadInput, IllegalAction
from orrery.server.logbook.game import Entry
from orrery.server.protocol.codes import Denied
from orrery.server.storage.secrets import forget
from orrery.server.tables.notices import turn_notice
from orrery.server.tables.plans import name_of, plan_of, verdict
from orrery.server.tables.room import Room


def follow_plans(room: Room) -> None:
    """Look whether a plan has something to say, beside."""
    if planned_seats(room) and (room.following is None or room.following.done()):
        room.following = room.hall.tasks.keep("plans", partial(follow, room))


def planned_seats(room: Room) -> list[int]:
    """The seats that have a plan."""
    if not room.has_begun:
        return []
    return [seat.seat for seat in room.seats if name_of(seat.seat) in room.secrets]


async def follow(room: Room) -> None:
    """Do what plans say until none has anything to say."""
    is_moving = True
    while is_moving:
        async with room.lock:
            try:
                await room.load()
                is_moving = any([await _follow(room, seat) for seat in planned_seats(room)])
            except Denied:
                return  # a broken table has no plans
        await asyncio.sleep(0)


async def _follow(room: Room, seat: int) -> bool:
    """Play what a plan says now, or drop it; True when something was played."""
    plan = plan_of(room, seat)
    if plan is None:
        return False
    said = verdict(plan, room.running, seat)
    if said.play:
        return await _play(room, seat, said.play, said.is_last)
    if said.is_over:
        await drop(room, seat)
    return False


async def _play(room: Room, seat: int, texts: Sequence[str], is_last: bool) -> bool:
    since, entries = room.running.seq, list[Entry]()
    try:
        for text in texts:
            entries += room.advance(seat, text, None)
    except (BadInput, IllegalAction):
        room.forget()  # nothing of it counts
        await room.load()
        await drop(room, seat)
        return False
    if is_last:
        room.secrets.pop(name_of(seat), None)
    await room.commit(entries, forget(room.id, name_of(seat)) if is_last else ())
    room.publish(since)
    return True


async def drop(room: Room, seat: int) -> None:
    """The plan is over; whoever counted on it hears that it is their turn."""
    room.secrets.pop(name_of(seat), None)
    told = turn_notice(room, seat) if seat in room.awaits else []
    await room.write([*forget(room.id, name_of(seat)), *told])
