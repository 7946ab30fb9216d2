"""Guards switched off, by name: the negative controls of `chaos.py` and the simulation.

Each replaces one attribute of the server for a while. A row of the table of promises that does not
fail under its bug would prove nothing. The redactions of `twin_bugs.py` belong to these as well.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import twin_bugs

from orrery.server.access.outbox import Outbox
from orrery.server.clock import Uptime
from orrery.server.cluster.nodes import Nodes
from orrery.server.cluster.owners import Owners
from orrery.server.commands import dispatch
from orrery.server.commands.dispatch import COMMANDS
from orrery.server.commands.frame import Command
from orrery.server.logbook.game import Running
from orrery.server.protocol.requests import Stand
from orrery.server.storage import writer
from orrery.server.storage.commits import Commits, Failures, Unit
from orrery.server.storage.database import StorageDown, Write
from orrery.server.storage.register import Living
from orrery.server.storage.store import Store

Patch = tuple[Any, str, Any]
INHERITED = object()


async def _ack_first(self: Store, writes: Sequence[Write]) -> None:
    """Come back before the commit."""
    self.submit(writes)


def _told_done(honest: Callable[[Commits, list[Unit]], Failures]) -> Any:
    def write(self: Commits, units: list[Unit]) -> Failures:
        """What the database did not take is reported as done."""
        failures = honest(self, units)
        return [None if isinstance(failure, StorageDown) else failure for failure in failures]

    return write


async def _careless(caller: Any, asked: Any) -> None:
    """A verb that looks at the seat after the last one."""
    room = await caller.hall.room(asked.game)
    assert room.seats[asked.seat + 9].guest


def _wall_clock(self: Uptime) -> float:
    """Uptime by the clock on the wall, which people set."""
    at = self._clock.date()
    began = self.__dict__.setdefault("_began", at)
    return at - began


def _buried_late(honest: Callable[[Nodes, list[Living]], Awaitable[None]]) -> Any:
    async def bury(self: Nodes, living: list[Living]) -> None:
        """Nodes that stand still are held for dead three times as late."""
        kept = self._settings
        self._settings = replace(kept, dead_seconds=3 * kept.dead_seconds)
        try:
            await honest(self, living)
        finally:
            self._settings = kept

    return bury


def _commands() -> dict[Any, Any]:
    return {**COMMANDS, Stand: Command(Stand, _careless)}


def patches() -> dict[str, list[Patch]]:
    """For each bug what to put in place of what."""
    own: dict[str, list[Patch]] = {
        "ack-first": [(Store, "write", _ack_first), (writer, "GROUP_SECONDS", 0.05)],
        "down-is-done": [(Commits, "write", _told_done(Commits.write))],
        "ids-forgotten": [(Running, "known", lambda self, seat, client_id: None)],
        "any-base": [(Running, "is_live", property(lambda self: True))],
        "careless-verb": [(dispatch, "COMMANDS", _commands())],
        "wall-clock": [(Uptime, "now", _wall_clock)],
        "endless-outbox": [(Outbox, "drop", lambda self: None)],
        "late-burial": [(Nodes, "_bury", _buried_late(Nodes._bury))],
        "no-fence": [(Owners, "fence", lambda self, table: [])],
    }
    return own | {bug: [patch] for bug, patch in twin_bugs.patches().items()}


@contextmanager
def planted(bug: str | None) -> Iterator[None]:
    """Switch a guard off for a while; None: all are on."""
    chosen = [] if bug is None else patches()[bug]
    kept = [(owner, name, vars(owner).get(name, INHERITED)) for owner, name, _ in chosen]
    for owner, name, replacement in chosen:
        setattr(owner, name, replacement)
    try:
        yield
    finally:
        for owner, name, honest in kept:
            if honest is INHERITED:
                delattr(owner, name)
            else:
                setattr(owner, name, honest)
