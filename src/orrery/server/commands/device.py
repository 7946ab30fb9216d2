"""A device that thinks for bots and hints: it is lent, and answers what it is asked."""

from __future__ import annotations

from orrery.server.bots.devices import objection, why_not_lend, withdraw
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.requests import Lend, Thought


@command(Lend, Who.PLAYER, When.RUNNING)
async def lend(at: Here, asked: Lend) -> None:
    """Lend a device, or take it back."""
    watcher = at.room.watchers.get(at.caller)
    if watcher is None:
        raise Denied("not_now", "watch the table before you lend your device to it")
    reason = why_not_lend(at.room) if asked.yes else None
    if reason is not None:
        raise Denied("not_now", reason)
    watcher.lends = asked.yes
    at.done()


@command(Thought, Who.PLAYER, When.RUNNING)
async def thought(at: Here, asked: Thought) -> None:
    """What a device was asked for; only the one that was asked may answer, once and in time."""
    waiting = at.room.consultations.get(asked.n)
    if waiting is None or waiting.caller is not at.caller or waiting.answer.done():
        raise Denied("not_now", "nobody waits for this thought")
    fault = objection(at.room, waiting, asked)
    if fault is not None:
        withdraw(at.room, at.caller)
        waiting.settle(None)
        raise Misread(fault)
    is_empty = asked.action is None and not asked.lines
    waiting.settle(None if is_empty else asked)
    at.done()
