"""Planted bugs for `server_twins.py`: each drops one redaction and must be caught.

Those of `FAR_BUGS` are about what passes between two nodes.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from orrery.core.game import Game
from orrery.core.records import bytes_of, copy_record
from orrery.core.stills import still
from orrery.server.cluster.messages import Frame
from orrery.server.cluster.visitors import FarOutbox, Post
from orrery.server.commands import agree, hints
from orrery.server.incidents import Incidents
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import HintQuestion
from orrery.server.protocol.replies import Sealed
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables import audience
from orrery.server.tables.audience import Audience
from orrery.server.tables.room import Room
from orrery.server.views import telling


def _full(self: Game, board: Any, state: Any, viewer: int) -> Any:
    """Hides nothing."""
    return still(copy_record(state))


def _leaky_question(honest: Callable[..., HintQuestion]) -> Callable[..., HintQuestion]:
    def question(room: Room, seat: int) -> HintQuestion:
        state = bytes_of(room.running.table.state)
        return msgspec.structs.replace(honest(room, seat), state=state)

    return question


def _telling_target(running: Running, seat: int) -> int:
    """Whether something may be taken back depends on all cards."""
    if zlib.crc32(bytes_of(running.table.state)) % 2:
        raise Denied("no_undo", "something has been revealed since: it cannot be taken back")
    raise Denied("no_undo", "nothing to take back: you have not acted yet")


def _kept(
    row: TableRow, seats: Sequence[SeatRow], guest: str | None, is_invited: bool, wanted: int
) -> int:
    """What was granted once is granted for ever."""
    return wanted


def _wordy(self: Incidents, table: str, code: str, error: BaseException) -> None:
    """Logs the words of an error that saw the whole game."""
    logging.getLogger("orrery.server").error("table %s is broken: %s", table, error)


def _one_for_all(honest: Callable[[Post, int, Sealed], None]) -> Callable[..., None]:
    def put(self: Post, caller: int, sealed: Sealed) -> None:
        """What one socket of a node is told of a table all of them are told."""
        last = self._items[-1] if self._items else None
        if isinstance(last, Frame) and last.data[:16] == sealed.data[:16] == b'{"type":"update"':
            last.callers.append(caller)
        else:
            honest(self, caller, sealed)

    return put


def _sent_along(honest: Callable[[Audience, int], None]) -> Callable[..., None]:
    def publish(self: Audience, since: int) -> None:
        """Other nodes get the whole position beside what is for their sockets."""
        honest(self, since)
        table = self._table
        whole = Frame([], bytes_of(table.running.table.state), table.id, None)
        for outbox in [caller.outbox for caller in self.watchers]:
            if isinstance(outbox, FarOutbox):
                outbox._post._add(whole)

    return publish


def patches() -> dict[str, tuple[Any, str, Any]]:
    """For each bug what to put in place of what."""
    return {
        "events": (Game, "seen_events", lambda self, events, viewer: list(events)),
        "position": (Game, "known", _full),
        "actions": (telling, "_holds_no_secret", lambda entry, shown: True),
        "hint": (hints, "question_for", _leaky_question(hints.question_for)),
        "undo": (agree, "undo_target", _telling_target),
        "watcher-kept": (audience, "viewer_of", _kept),
        "error-text": (Incidents, "note_broken", _wordy),
        "sent-along": (Audience, "publish", _sent_along(Audience.publish)),
        "parcel": (Post, "put", _one_for_all(Post.put)),
    }


BUGS = ("events", "position", "actions", "hint", "undo", "watcher-kept", "error-text")
FAR_BUGS = ("parcel", "sent-along")


@contextmanager
def planted(bug: str | None) -> Iterator[None]:
    """Drop a redaction for a while."""
    if bug is None:
        yield
        return
    owner, name, replacement = patches()[bug]
    kept = getattr(owner, name)
    setattr(owner, name, replacement)
    try:
        yield
    finally:
        setattr(owner, name, kept)
