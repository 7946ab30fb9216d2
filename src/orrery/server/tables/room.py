"""A room: one table, those who watch it, and the order in which things happen there.

Whatever changes the game is done under the room's lock: judged, committed, acknowledged, and
only then told to the others. What is not committed is never seen: if a commit fails the game
is forgotten here and read again from the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from orrery.core.registry import find_meta
from orrery.core.seats import CHANCE
from orrery.server.bots.tempo import Tempo
from orrery.server.logbook.game import Entry, Running, restore, row_of
from orrery.server.protocol.codes import Denied, no_table
from orrery.server.protocol.messages import Fresh, Reply
from orrery.server.storage.database import Write
from orrery.server.storage.rows import (
    ChatRow,
    EventRow,
    RollRow,
    SeatRow,
    TableRow,
    TimerRow,
    insert,
    upsert,
)
from orrery.server.storage.secrets import HEAD, INVITE, SEALED, forget
from orrery.server.tables import clocks
from orrery.server.tables.audience import Audience, Watcher
from orrery.server.tables.proposals import Proposal
from orrery.server.tables.rolls import Rolls, awaited
from orrery.server.transport.connection import Connection
from orrery.server.views.secrecy import has_secrets
from orrery.server.views.seen import ClockSeen

if TYPE_CHECKING:
    from orrery.server.tables.hall import Hall

MOST_FAULTS = 5  # of bots or clocks in a row


class Room:
    """One table while somebody needs it."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        seats: list[SeatRow],
        timers: Sequence[TimerRow] = (),
        chat: Sequence[ChatRow] = (),
        rolls: Sequence[RollRow] = (),
        secrets: dict[str, str] | None = None,
    ) -> None:
        """As stored; the game itself is read when it is first needed."""
        self.hall = hall
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.timers = {timer.seat: timer for timer in timers}
        self.chat = list(chat)
        self.secrets = secrets or {}  # by name
        self.rolls = self._rolls_of(rolls)
        self.clock = msgspec.json.decode(row.clock, type=ClockSeen)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.opened_from = ""  # the network of who opened it; kept in memory alone
        self.proposal: Proposal | None = None
        self.gone_since = {seat.seat: hall.clock.now() for seat in seats if seat.kind == "person"}
        self.watched_at = hall.clock.now()
        """When somebody watched last, as far as the timekeeper has noticed."""
        self.used_at = hall.clock.now()
        """When anybody last asked for this table."""
        self.is_touched = False
        """A person has moved here, or come to the open table, since that was last noted."""
        self.is_gone = False
        """It has been deleted."""
        self.n_faults = 0
        """Faults of what runs beside since the last entry was committed."""
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self.resumption: asyncio.Task[None] | None = None
        self.judgement: asyncio.Task[None] | None = None  # of what time brings
        self.tempo: Tempo | None = None
        self._running: Running | None = None
        self._is_lost = False
        self._is_sealed = False  # some stored entry is
        self._is_tried = False  # a table that was broken is tried once in each life of the server

    def _rolls_of(self, rows: Sequence[RollRow]) -> Rolls:
        """The rolls; none for a game in which nothing is drawn."""
        draws = find_meta(self.row.game).draws(json.loads(self.row.options))
        return Rolls(list(rows) if draws else [], self.secrets, self.hall.clock.now())

    # What is known of the table

    @property
    def watchers(self) -> dict[Connection, Watcher]:
        """Who watches, by their sockets."""
        return self.audience.watchers

    @property
    def id(self) -> str:
        """The table's id, which is also its game's."""
        return self.row.id

    @property
    def running(self) -> Running:
        """The game; Denied before it has begun, and when it cannot be replayed."""
        if self._running is None and self.row.fault is not None:
            raise Denied("broken", f"this table is broken ({self.row.fault}); its moves are kept")
        if self._running is None:
            raise Denied("not_now", "the game has not begun")
        return self._running

    @property
    def has_begun(self) -> bool:
        """The game is loaded: it runs or is over."""
        return self._running is not None

    @property
    def is_hidden(self) -> bool:
        """Something of the game is secret until its end: hands, or what nature will do."""
        return bool(self.rolls.rows) or HEAD in self.secrets or has_secrets(self.row.game)

    @property
    def awaited(self) -> list[int]:
        """The seats the roll waits for."""
        return awaited(self)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The colours or names of the seats."""
        return find_meta(self.row.game).seat_names

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def is_present(self, seat: int) -> bool:
        """The owner of a seat has a socket open on this table."""
        guest = self.seats[seat].guest
        return guest is not None and any(c.guest_id == guest for c in self.watchers)

    def is_played_by_bot(self, seat: int) -> bool:
        """A bot acts for this seat: its own, or one that holds it for a person."""
        running = self.running
        return self.seats[seat].kind != "person" or seat in running.out or seat in running.away

    @property
    def has_bots(self) -> bool:
        """A bot acts for some seat."""
        running = self.running
        return bool(running.out or running.away) or any(s.kind != "person" for s in self.seats)

    @property
    def is_asleep(self) -> bool:
        """Bots play among themselves and nobody looks: they wait until somebody does."""
        if self.persons or self.watchers:
            return False
        return self.hall.clock.now() - self.watched_at >= self.hall.settings.bots_alone_seconds

    @property
    def needs_loading(self) -> bool:
        """The game goes on, but is not in memory."""
        may_try = self.row.fault is None or not self._is_tried
        return self.row.status == "running" and not self.has_begun and may_try

    @property
    def is_idle(self) -> bool:
        """Nobody watches and nothing is under way."""
        return not self.watchers and not self.lock.locked() and not self.are_bots_busy

    @property
    def are_bots_busy(self) -> bool:
        """A bot is thinking, waiting or playing."""
        return any(not task.done() for task in self.bot_tasks.values())

    @property
    def allows_hints(self) -> bool:
        """As ordered; unless ordered, when one person plays against bots."""
        if self.row.hints is not None:
            return self.row.hints
        guests = {seat.guest for seat in self.seats if seat.kind == "person"}
        return len(guests) == 1 and all(seat.kind != "open" for seat in self.seats)

    @property
    def persons(self) -> set[int]:
        """The seats of people who are still in the game."""
        out = self._running.out if self._running is not None else set()
        return {seat.seat for seat in self.seats if seat.kind == "person" and seat.seat not in out}

    # Reading and beginning

    async def ready(self) -> None:
        """Come back when the rules are compiled. Call it before taking the lock."""
        if self.row.header is not None:
            await self.hall.warmth.ready(self.row.game)

    async def load(self) -> None:
        """Read the game from its log, if it has begun. Call it under the lock."""
        if self.is_gone:
            raise no_table()
        if self._is_lost:
            await self._reread()
        if self._running is not None or self.row.header is None:
            return
        if self.row.fault is None or not self._is_tried:
            self._is_tried = True
            rows = await self.hall.store.events(self.id)
            self._restore(rows)

    def _restore(self, rows: list[EventRow]) -> None:
        """The game of a log; one that cannot be replayed is this table's fault and no other's."""
        try:
            self._is_sealed = any(row.action.startswith(SEALED) for row in rows)
            shown = [self.hall.store.vault.unseal_event(row) for row in rows]
            self._running = restore(self._whole_head(str(self.row.header)), shown)
        except Exception as error:
            self.break_off("replay", error)
        else:
            if self.row.fault is not None:
                self._note_fault(None)

    def _whole_head(self, shown: str) -> dict[str, Any]:
        """The head of the log with what is hidden while the game goes on."""
        return {**json.loads(shown), **json.loads(self.secrets.get(HEAD, "{}"))}

    def break_off(self, code: str, error: BaseException) -> None:
        """This table cannot go on: its players are told, nobody else notices."""
        self._running = None
        self.hall.note_broken(self.id, code, error)
        self._note_fault(code)
        self.publish_table()

    def trip(self, code: str, error: Exception) -> None:
        """Something that runs beside has failed here; too often, and the table is broken."""
        self.n_faults += 1
        if self.n_faults >= MOST_FAULTS:
            self.break_off(code, error)

    def _note_fault(self, code: str | None) -> None:
        self.row.fault = code
        write = ("UPDATE tables SET fault = ? WHERE id = ?", (code, self.id))
        self.hall.keep("faults", lambda: self.hall.store.write([write]))

    def begin(self, running: Running) -> None:
        """The game begins."""
        self._running = running

    def forget(self) -> None:
        """Drop what may not have been committed: what the storage says counts."""
        self._running = None
        self._is_lost = True

    async def _reread(self) -> None:
        """Read table, seats and clocks again."""
        store = self.hall.store
        row = await store.table(self.id)
        if row is None:
            raise no_table()
        self.row = row
        seats = await store.rows(SeatRow, "game = ?", (self.id,))
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        timers = await store.rows(TimerRow, "game = ?", (self.id,))
        self.timers = {timer.seat: timer for timer in timers}
        self.secrets = await store.secrets(self.id)
        self.row.invite = self.secrets.get(INVITE, "")
        rolls = await store.rows(RollRow, "game = ?", (self.id,))
        self.rolls = self._rolls_of(rolls)
        self._is_lost = False

    # Changing

    async def commit(self, entries: Sequence[Entry], writes: Iterable[Write] = ()) -> None:
        """Write entries, clocks and whatever else belongs to them as one unit."""
        unit = [insert(row) for row in self._stored(entries)]
        unit += [upsert(timer) for timer in self._turn_clocks(entries)]
        if self.has_begun and self.running.outcome is not None and self.row.status != "over":
            unit += self._end()
        await self.write([*writes, *unit])
        self.proposal = None
        self.n_faults = 0
        self.is_touched |= any(e.note is None and e.seat in self.persons for e in entries)

    async def write(self, writes: Sequence[Write]) -> None:
        """Have writes stored as one unit; what the storage says counts if that fails."""
        try:
            await self.hall.store.write(writes)
        except BaseException:
            self.forget()
            raise

    def _stored(self, entries: Sequence[Entry]) -> list[EventRow]:
        """Entries as they are stored: sealed while something of the game is secret."""
        rows = [row_of(self.id, entry) for entry in entries]
        if not self.is_hidden or self.running.outcome is not None:
            return rows
        self._is_sealed = self._is_sealed or bool(rows)
        return [self.hall.store.vault.seal_event(row) for row in rows]

    def _end(self) -> list[Write]:
        """The game is over: nothing of it is secret any more."""
        self.row.status = "over"
        self.row.header = json.dumps(self.running.header)
        self.secrets.pop(HEAD, None)
        return [upsert(self.row), *forget(self.id, HEAD), *self._unsealed()]

    def _unsealed(self) -> list[Write]:
        """The stored entries in clear."""
        if not self._is_sealed:
            return []
        self._is_sealed = False
        sql = "UPDATE events SET action = ?, hash = ? WHERE game = ? AND seq = ?"
        return [(sql, (e.action, e.hash, self.id, e.seq)) for e in self.running.entries]

    def _turn_clocks(self, entries: Sequence[Entry]) -> list[TimerRow]:
        if not self.has_begun or not self.timers:
            return []
        running = self.running
        ticking = {seat for seat in running.to_act if seat >= 0 and not self.is_played_by_bot(seat)}
        acted = {entry.seat for entry in entries if entry.note is None}
        now = self.hall.uptime.now()
        return clocks.turn_clocks(self.timers.values(), self.clock, ticking, acted, now)

    async def save(self, writes: Sequence[Write]) -> None:
        """Write changes of the table itself, then tell everyone."""
        await self.write(writes)
        self.publish_table()

    # Telling

    def publish(self, since: int) -> None:
        """Tell all watchers what happened after entry `since`, and let bots act."""
        self.audience.publish(since)
        if self._changes_table(since):
            self.publish_table()
        self.hall.poke(self)

    def _changes_table(self, since: int) -> bool:
        """Whether entries changed more than the game: a clock, a note, the end."""
        running = self.running
        has_note = any(entry.note is not None for entry in running.entries[since:])
        return has_note or bool(self.timers) or running.outcome is not None

    def publish_table(self) -> None:
        """Tell all watchers how the table stands."""
        self.audience.publish_table()

    def publish_to_all(self, reply: Reply) -> None:
        """The same for everyone."""
        self.audience.publish_to_all(reply)

    def fresh(self, viewer: int) -> Fresh:
        """The view for one viewer."""
        return self.audience.fresh(viewer)

    async def refresh(self, connection: Connection) -> None:
        """Send a connection that fell behind the table and one view."""
        async with self.lock:
            await self.load()
            self.audience.refresh(connection)

    # Coming and going

    def leave(self, connection: Connection) -> None:
        """A connection watches no longer."""
        if self.watchers.pop(connection, None) is None:
            return
        for seat in self.seats_of(connection.guest_id):
            if not self.is_present(seat):
                self.gone_since.setdefault(seat, self.hall.clock.now())
        if self.seats_of(connection.guest_id):
            self.hall.spawn(self._tell_table())

    async def _tell_table(self) -> None:
        """Tell all watchers how the table stands, once nothing is under way."""
        async with self.lock:
            with suppress(Denied):  # a broken table has nothing to tell
                await self.load()
                self.publish_table()

    def is_due(self, now: float) -> list[int]:
        """The seats whose time is up at a second of the uptime (CHANCE: the game's limit)."""
        if not self.timers or self.row.status != "running" or self.row.fault is not None:
            return []
        timers = self.timers.values()
        return [t.seat for t in timers if t.deadline is not None and t.deadline <= now]

    def stop_limit(self) -> list[Write]:
        """The limit of the game has been called."""
        timer = self.timers.pop(CHANCE)
        return [("DELETE FROM timers WHERE game = ? AND seat = ?", (timer.game, timer.seat))]
