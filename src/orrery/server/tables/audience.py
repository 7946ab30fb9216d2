"""The audience of a table: who watches, and the one way in which a game reaches a socket.

At every send `viewer_of` says anew what each watcher may see, from the seats as they are now.
Whoever sees differently than before gets one fresh view in place of what was queued; whoever may
not see the table any longer gets nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from orrery.core.contract import SPECTATOR
from orrery.core.texts import ENGLISH
from orrery.core.wording import Listener
from orrery.server.access.caller import Caller
from orrery.server.protocol.codes import no_table
from orrery.server.protocol.replies import (
    Earlier,
    Error,
    Fresh,
    Reply,
    Sealed,
    Seeing,
    Sight,
    Stale,
    TableIs,
    Told,
    Update,
    seal,
    seal_update,
)
from orrery.server.tables.cast import Cast, listener_at
from orrery.server.tables.display import table_seen
from orrery.server.tables.table import Table, Watcher
from orrery.server.views.seen import MOST_ENTRIES, entries_after, look, written
from orrery.server.views.sight import viewer_of
from orrery.server.views.telling import Telling


class Audience:
    """Those who watch a table."""

    def __init__(self, table: Table, leave: Callable[[Caller], None]) -> None:
        """`leave` is called for whoever may not see the table any longer."""
        self._table = table
        self._leave = leave
        self.watchers = table.watchers  # by their sockets
        self._cast = Cast(table)

    # Who sees what

    def sight(self, caller: Caller, wanted: int) -> Sight | None:
        """What a caller who asks for a seat (or SPECTATOR) may see now."""
        table = self._table
        is_invited = table.id in caller.invited
        viewer = viewer_of(table.row, table.seats, caller.guest_id, is_invited, wanted)
        return None if viewer is None else Sight(table.id, viewer)

    def add(self, caller: Caller, wanted: int) -> Sight:
        """Somebody watches from now on; Denied when they may not."""
        sight = self.sight(caller, wanted)
        if sight is None:
            raise no_table()
        before = self.watchers.get(caller)
        self.watchers[caller] = Watcher(wanted, sight, before is not None and before.lends)
        return sight

    @property
    def n_spectators(self) -> int:
        """How many sockets watch as spectators."""
        sights = (self.sight(caller, w.wanted) for caller, w in self.watchers.items())
        return sum(sight is not None and sight.viewer == SPECTATOR for sight in sights)

    def may_get(self, caller: Caller, sealed: Sealed) -> bool:
        """Whether what was queued for somebody may still go out to them."""
        wanted = SPECTATOR if sealed.sight is None else sealed.sight.viewer
        return sealed.may_go(self._table.id, self.sight(caller, wanted))

    def look_again(self) -> set[Caller]:
        """Heed changes of seats, host and privacy; those who have been sent a fresh view."""
        changed = set()
        table = self._table
        row, seats, id_ = table.row, table.seats, table.id
        for caller, watcher in list(self.watchers.items()):
            guest, is_invited = caller.guest_id, id_ in caller.invited
            viewer = viewer_of(row, seats, guest, is_invited, watcher.wanted)
            if viewer != watcher.told.viewer:
                sight = None if viewer is None else Sight(id_, viewer)
                caller.outbox.forget(id_, sight)
                self._turn(caller, watcher, sight)
                changed.add(caller)
        return changed

    def _turn(self, caller: Caller, watcher: Watcher, sight: Sight | None) -> None:
        """Somebody sees the table otherwise from now on, or no longer."""
        if sight is None:
            caller.watched.pop(self._table.id, None)
            self._leave(caller)
            denied = no_table()
            caller.outbox.put(Error(denied.code, denied.text, "watch"))
            return
        watcher.told = sight
        if self._table.has_begun:
            caller.outbox.put(seal(self.fresh(sight.viewer, caller.language), sight))

    # Telling all

    def publish(self, since: int) -> None:
        """Tell all what happened after entry `since`, players first."""
        are_told = self.look_again()
        table, sealed = self._table, dict[tuple[int, str], Sealed]()
        running, hearers = table.running, self._cast.hearers()
        sights, seq = running.sights, len(running.entries)
        telling = Telling(running, running.entries[since:])
        for _, _, caller, told in sorted(
            [(-w.told.viewer, n, who, w.told) for n, (who, w) in enumerate(self.watchers.items())]
        ):
            if caller in are_told:
                continue
            key = viewer, language = told.viewer, caller.language
            frame = sealed.get(key)
            if frame is None:
                listener, words = hearers.get(key) or self._cast.hearer(viewer, language)
                entries = telling.to(listener, words)
                view = viewer, written(sights, viewer, words)
                frame = sealed[key] = seal_update(table.id, since, seq, entries, view, told)
            caller.outbox.put(frame)

    def publish_table(self) -> None:
        """Tell all how the table stands."""
        self.look_again()
        sealed: dict[str, Sealed] = {}
        for caller in self.watchers:
            language = caller.language
            if language not in sealed:
                sealed[language] = seal(TableIs(table_seen(self._table, language)))
            caller.outbox.put(sealed[language])

    def publish_to_all(self, reply: Reply, but: Collection[str | None] = ()) -> None:
        """The same for everyone but some guests."""
        self.look_again()
        sealed = seal(reply)
        for caller in self.watchers:
            if caller.guest_id not in but:
                caller.outbox.put(sealed)

    # Telling one

    def answer(self, caller: Caller, reply: Seeing) -> None:
        """Send a caller what a seat may know; Denied when the seat is not (or no longer) theirs."""
        wanted = SPECTATOR if reply.viewer is None else reply.viewer
        caller.outbox.put(seal(reply, self.sight(caller, wanted)))

    def refresh(self, caller: Caller) -> None:
        """The table and one view for somebody who fell behind."""
        are_told = self.look_again()
        if caller not in self.watchers:
            return
        caller.outbox.put(TableIs(table_seen(self._table, caller.language)))
        if self._table.has_begun and caller not in are_told:
            viewer = self.watchers[caller].told.viewer
            self.answer(caller, self.fresh(viewer, caller.language))

    # What is told

    def update(self, since: int, viewer: int, language: str = ENGLISH) -> Update:
        """The entries after `since` and the view."""
        return self._update(since, listener_at(self._table, viewer, language))

    def _update(self, since: int, listener: Listener) -> Update:
        running = self._table.running
        entries = entries_after(running, since, listener)
        return Update(self._table.id, _seat(listener.viewer), since, running.seq, entries,
                      look(running, listener))  # fmt: skip

    def fresh(self, viewer: int, language: str = ENGLISH) -> Fresh:
        """The view alone."""
        running, listener = self._table.running, listener_at(self._table, viewer, language)
        return Fresh(self._table.id, _seat(viewer), running.seq, look(running, listener))

    def catch_up(self, since: int | None, viewer: int, language: str) -> Update | Fresh:
        """What somebody misses who has seen `since`; a fresh view where that is too long ago."""
        seq = self._table.running.seq
        if since is None or not seq - MOST_ENTRIES <= since <= seq:
            return self.fresh(viewer, language)
        return self.update(since, viewer, language)

    def stale(self, client_id: str, base: int, seat: int, language: str) -> Stale:
        """What a seat missed that moved on an old position: the last page of it."""
        running = self._table.running
        since = max(base, running.seq - MOST_ENTRIES)
        entries = entries_after(running, since, listener_at(self._table, seat, language))
        return Stale(self._table.id, seat, client_id, since, running.seq, entries)

    def told(self, since: int, seat: int, language: str) -> Told:
        """What happened since a seat's last turn: the last page of it."""
        running = self._table.running
        since = max(since, running.seq - MOST_ENTRIES)
        listener = listener_at(self._table, seat, language)
        return Told(self._table.id, seat, since, entries_after(running, since, listener))

    def earlier(self, since: int, viewer: int, language: str) -> Earlier:
        """A page of the history."""
        running = self._table.running
        listener = listener_at(self._table, viewer, language)
        entries = entries_after(running, since, listener, MOST_ENTRIES)
        return Earlier(self._table.id, _seat(viewer), since, running.seq, entries)


def _seat(viewer: int) -> int | None:
    """A viewer as messages say it."""
    return None if viewer == SPECTATOR else viewer
