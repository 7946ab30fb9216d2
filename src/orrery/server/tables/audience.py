"""The audience of a table: who watches, and the one way in which a game reaches a socket.

At every send `sight_of` says anew what each watcher may see, from the seats as they are now.
Whoever sees differently than before gets one fresh view in place of what was queued; whoever may
not see the table any longer gets nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.core.contract import SPECTATOR
from orrery.core.texts import ENGLISH
from orrery.server.protocol.codes import no_table
from orrery.server.protocol.messages import (
    Earlier,
    Error,
    Fresh,
    Reply,
    Sealed,
    Seeing,
    Stale,
    TableIs,
    Told,
    Update,
    seal,
)
from orrery.server.protocol.sight import Sight
from orrery.server.views.seen import MOST_ENTRIES, entries_after, look
from orrery.server.views.sight import sight_of
from orrery.server.views.tables import table_seen

if TYPE_CHECKING:
    from orrery.server.tables.room import Room
    from orrery.server.transport.connection import Connection


@dataclass
class Watcher:
    """What somebody asked to see, and as whom they were last told something."""

    wanted: int  # a seat, or SPECTATOR
    told: Sight


class Audience:
    """Those who watch a table."""

    def __init__(self, room: Room) -> None:
        """Nobody yet."""
        self._room = room
        self.watchers: dict[Connection, Watcher] = {}

    # Who sees what

    def sight(self, connection: Connection, wanted: int) -> Sight | None:
        """What a caller who asks for a seat (or SPECTATOR) may see now."""
        room = self._room
        is_invited = room.id in connection.invited
        return sight_of(room.row, room.seats, connection.guest_id, is_invited, wanted)

    def add(self, connection: Connection, wanted: int) -> Sight:
        """Somebody watches from now on; Denied when they may not."""
        sight = self.sight(connection, wanted)
        if sight is None:
            raise no_table()
        self.watchers[connection] = Watcher(wanted, sight)
        return sight

    @property
    def n_spectators(self) -> int:
        """How many sockets watch as spectators."""
        sights = (self.sight(connection, w.wanted) for connection, w in self.watchers.items())
        return sum(sight is not None and sight.viewer == SPECTATOR for sight in sights)

    @property
    def n_onlookers(self) -> int:
        """How many watch who hold no seat: what people read under the table."""
        seats_of = self._room.seats_of
        return sum(not seats_of(connection.guest_id) for connection in self.watchers)

    def may_get(self, connection: Connection, sealed: Sealed) -> bool:
        """Whether what was queued for somebody may still go out to them."""
        wanted = SPECTATOR if sealed.sight is None else sealed.sight.viewer
        return sealed.may_go(self._room.id, self.sight(connection, wanted))

    def look_again(self) -> set[Connection]:
        """Heed changes of seats, host and privacy; those who have been sent a fresh view."""
        changed = set()
        for connection, watcher in list(self.watchers.items()):
            sight = self.sight(connection, watcher.wanted)
            if sight != watcher.told:
                connection.outbox.forget(self._room.id, sight)
                self._turn(connection, watcher, sight)
                changed.add(connection)
        return changed

    def _turn(self, connection: Connection, watcher: Watcher, sight: Sight | None) -> None:
        """Somebody sees the table otherwise from now on, or no longer."""
        if sight is None:
            connection.watched.pop(self._room.id, None)
            self._room.leave(connection)
            denied = no_table()
            connection.outbox.put(Error(denied.code, denied.text, "watch"))
            return
        watcher.told = sight
        if self._room.has_begun:
            connection.outbox.put(seal(self.fresh(sight.viewer), sight))

    # Telling all

    def publish(self, since: int) -> None:
        """Tell all what happened after entry `since`, players first."""
        are_told = self.look_again()
        sealed: dict[tuple[int, str], Sealed] = {}
        watchers = sorted(self.watchers.items(), key=lambda item: -item[1].told.viewer)
        for connection, watcher in watchers:
            if connection in are_told:
                continue
            key = watcher.told.viewer, connection.language
            if key not in sealed:
                sealed[key] = seal(self.update(since, *key), watcher.told)
            connection.outbox.put(sealed[key])

    def publish_table(self) -> None:
        """Tell all how the table stands."""
        self.look_again()
        sealed: dict[str, Sealed] = {}
        for connection in self.watchers:
            language = connection.language
            if language not in sealed:
                sealed[language] = seal(TableIs(table_seen(self._room, language)))
            connection.outbox.put(sealed[language])

    def publish_to_all(self, reply: Reply) -> None:
        """The same for everyone."""
        self.look_again()
        sealed = seal(reply)
        for connection in self.watchers:
            connection.outbox.put(sealed)

    # Telling one

    def answer(self, connection: Connection, reply: Seeing) -> None:
        """Send a caller what a seat may know; Denied when the seat is not (or no longer) theirs."""
        wanted = SPECTATOR if reply.viewer is None else reply.viewer
        connection.outbox.put(seal(reply, self.sight(connection, wanted)))

    def refresh(self, connection: Connection) -> None:
        """The table and one view for somebody who fell behind."""
        are_told = self.look_again()
        if connection not in self.watchers:
            return
        connection.outbox.put(TableIs(table_seen(self._room, connection.language)))
        if self._room.has_begun and connection not in are_told:
            self.answer(connection, self.fresh(self.watchers[connection].told.viewer))

    # What is told

    def update(self, since: int, viewer: int, language: str = ENGLISH) -> Update:
        """The entries after `since` and the view."""
        running = self._room.running
        entries = entries_after(running, since, viewer, language)
        return Update(self._room.id, _seat(viewer), since, running.seq, entries,
                      look(running, viewer))  # fmt: skip

    def fresh(self, viewer: int) -> Fresh:
        """The view alone."""
        running = self._room.running
        return Fresh(self._room.id, _seat(viewer), running.seq, look(running, viewer))

    def catch_up(self, since: int | None, viewer: int, language: str) -> Update | Fresh:
        """What somebody misses who has seen `since`; a fresh view where that is too long ago."""
        seq = self._room.running.seq
        if since is None or not seq - MOST_ENTRIES <= since <= seq:
            return self.fresh(viewer)
        return self.update(since, viewer, language)

    def stale(self, client_id: str, base: int, seat: int, language: str) -> Stale:
        """What a seat missed that moved on an old position: the last page of it."""
        running = self._room.running
        since = max(base, running.seq - MOST_ENTRIES)
        entries = entries_after(running, since, seat, language)
        return Stale(self._room.id, seat, client_id, since, running.seq, entries)

    def told(self, since: int, seat: int, language: str) -> Told:
        """What happened since a seat's last turn: the last page of it."""
        running = self._room.running
        since = max(since, running.seq - MOST_ENTRIES)
        return Told(self._room.id, seat, since, entries_after(running, since, seat, language))

    def earlier(self, since: int, viewer: int, language: str) -> Earlier:
        """A page of the history."""
        running = self._room.running
        entries = entries_after(running, since, viewer, language, MOST_ENTRIES)
        return Earlier(self._room.id, _seat(viewer), since, running.seq, entries)


def _seat(viewer: int) -> int | None:
    """A viewer as messages say it."""
    return None if viewer == SPECTATOR else viewer
