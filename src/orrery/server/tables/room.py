"""A room: one table, and the order in which things happen there.

Whatever changes the game is done under the room's lock: judged, committed, acknowledged, and
only then told to the others. What is not committed is never seen: if a commit fails the game
is forgotten here and read again from the log.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

from orrery.core.registry import NoRules, rules_id
from orrery.core.seats import CHANCE
from orrery.server.access.caller import Caller
from orrery.server.incidents import Defect
from orrery.server.logbook.game import (
    NOTE,
    TIME,
    Entry,
    Running,
    outcome_text,
    restore,
    row_of,
)
from orrery.server.protocol.codes import Denied, broken, moving, no_table
from orrery.server.protocol.replies import Fresh, Reply
from orrery.server.ratings.ledger import WANTED
from orrery.server.storage.database import Fenced, Write
from orrery.server.storage.rows import (
    INSERT_EVENT,
    EventRow,
    TimerRow,
    insert,
    upsert,
)
from orrery.server.storage.secrets import HEAD, INVITE, SEALED, forget
from orrery.server.tables import clocks
from orrery.server.tables.archiving import archived
from orrery.server.tables.audience import Audience
from orrery.server.tables.notices import notices_of
from orrery.server.tables.services import Services
from orrery.server.tables.table import HANGS, NO_RULES, Stored, Table

MOST_FAULTS = 5  # of bots or clocks in a row
MOST_HEADS = 1024  # of logs, whose rules are remembered


@lru_cache(MOST_HEADS)
def _rules_of(game: str, header: str) -> str:
    """The rules a game was begun with; where nobody can say, the newest."""
    with suppress(ValueError, KeyError, TypeError):
        return rules_id(game, json.loads(header)["rules"])
    return game


class Room(Table):
    """One table while somebody needs it."""

    def __init__(self, hall: Services, stored: Stored) -> None:
        """As stored; nobody watches yet."""
        super().__init__(hall, stored)
        self.audience = Audience(self, self.leave)
        self.fence = hall.nodes.fence(self.id)
        self.has_rules = False
        """The rules of the game that has begun are known to be compiled."""
        self.unproved: Running | None = None
        """The game as its log was read, while not every hash of that is checked."""
        self.on_entries: Callable[[Room], None] = lambda room: None
        """Called when all have been told of new entries; the hall wakes bots by it."""

    # Reading and beginning

    async def ready(self) -> None:
        """Come back when the rules are compiled. Call it before taking the lock."""
        if self.row.header is not None:
            await self.hall.compilation.ready(_rules_of(self.row.game, self.row.header))
            self.has_rules = True

    async def load(self) -> None:
        """Read the game from its log, if it has begun. Call it under the lock."""
        if self.is_moved:
            raise moving()
        if self.is_gone:
            raise no_table()
        if self._is_lost:
            await self._reread()
        if self._running is not None or self.row.header is None:
            return
        if self.row.fault is None or not (self._is_tried or self.row.fault == HANGS):
            self._is_tried = True
            self.hall.vigil.look_at(self.id)
            rows = await self.hall.reading.log(self.id)
            self._restore(rows)

    def _restore(self, rows: list[EventRow]) -> None:
        """The game of a log; one that cannot be replayed is this table's fault and no other's."""
        try:
            self._is_sealed = any(row.action.startswith(SEALED) for row in rows)
            shown = [self.hall.store.vault.unseal_event(row) for row in rows]
            self._running = restore(self._whole_head(str(self.row.header)), shown)
            self.unproved = self._running
            self.had_to_act = self.awaits
        except NoRules as error:
            self.break_off(NO_RULES, error)
        except Exception as error:
            self.break_off("replay", error)
        else:
            if self.row.fault is not None:
                self._note_fault(None)
            if self.row.status == "over" and self.row.result is None:
                self._keep_result()

    def _whole_head(self, shown: str) -> dict[str, Any]:
        """The head of the log with what is hidden while the game goes on."""
        return {**json.loads(shown), **json.loads(self.secrets.get(HEAD, "{}"))}

    def break_off(self, code: str, error: BaseException) -> None:
        """This table cannot go on: its players are told, nobody else notices."""
        self._running = self.unproved = None
        self.hall.incidents.note_broken(self.id, code, error)
        self._note_fault(code)
        self.publish_table()

    @contextmanager
    def defects_said(self) -> Iterator[None]:
        """A mistake of the game's author breaks this table: its `fault` says which to players."""
        try:
            yield
        except Defect as error:
            raise self._broken_by(error) from None

    def _broken_by(self, error: Defect) -> Denied:
        self._is_tried = True  # it will not be better before the next life of the server
        self.rolls.is_wanted = False
        self.break_off(error.code, error)
        return broken()

    def advance(self, seat: int, text: str, client_id: str | None) -> list[Entry]:
        """Play an action and nature's answers; Denied if the game cannot go on after it."""
        try:
            return self.running.advance(seat, text, client_id)
        except Defect as error:
            raise self._broken_by(error) from None

    def play(self, seat: int, action: int, client_id: str | None) -> list[Entry]:
        """The same for an action that is known to be legal."""
        try:
            return self.running.play(seat, action, client_id)
        except Defect as error:
            raise self._broken_by(error) from None

    def trip(self, code: str, error: Exception) -> None:
        """Something that runs beside has failed here; too often, and the table is broken."""
        self.n_faults += 1
        if self.n_faults >= MOST_FAULTS:
            self.break_off(code, error)

    def _note_fault(self, code: str | None) -> None:
        self.row.fault = code
        write = ("UPDATE tables SET fault = ? WHERE id = ?", (code, self.id))
        self.hall.tasks.keep("faults", lambda: self._write_if_ours(write))

    async def _write_if_ours(self, write: Write) -> None:
        with suppress(Fenced):  # then it is for another node to say
            await self.hall.store.write([*self.fence, write])

    def begin(self, running: Running) -> None:
        """The game begins."""
        self._running = running

    def forget(self) -> None:
        """Drop what may not have been committed: what the storage says counts."""
        self._running = self.unproved = None
        self._is_lost = True

    async def _reread(self) -> None:
        """Read table, seats and clocks again."""
        whole = await self.hall.reading.table(self.id)
        if whole is None:
            raise no_table()
        self.row = whole.row
        self.seats = sorted(whole.seats, key=lambda seat: seat.seat)
        self.timers = {timer.seat: timer for timer in whole.timers}
        self.secrets = whole.secrets
        self.row.invite = self.secrets.get(INVITE, "")
        self.rolls = self._rolls_of(whole.rolls)
        self._is_lost = False

    # Changing

    async def commit(self, entries: Sequence[Entry], writes: Iterable[Write] = ()) -> None:
        """Write entries, clocks and whatever else belongs to them as one unit."""
        running = self._running
        unit = self._stored(entries)
        if running is not None and self.timers:
            unit += [upsert(timer) for timer in self._turn_clocks(entries)]
        if running is not None and running.outcome is not None and self.row.status != "over":
            unit += self._end()
        await self.write([*writes, *unit, *notices_of(self, entries)])
        self.hall.meters.n_entries += len(entries)
        if self.row.rated == WANTED and self.row.status == "over":
            self.hall.tasks.keep("ratings", self.settle_rating)
        self.proposal = None
        self.n_faults = 0
        if not self.is_touched:
            people = self.persons
            self.is_touched = any(e.note is None and e.seat in people for e in entries)

    async def settle_rating(self) -> None:
        """Let a rated game that has ended count, and tell those who watch."""
        await self.hall.ledger.settle(self.id)
        row = await self.hall.store.table(self.id)
        if row is not None and row.rated != self.row.rated:
            self.row.rated = row.rated
            self.publish_table()

    async def write(self, writes: Sequence[Write]) -> None:
        """Have writes stored as one unit; what the storage says counts if that fails."""
        began = time.perf_counter()
        try:
            await self.hall.store.write([*self.fence, *writes])
        except Fenced:
            self.hall.nodes.lost(self.id)
            raise
        except BaseException:
            self.forget()
            raise
        self.hall.meters.commits.note(time.perf_counter() - began)

    def move_away(self) -> None:
        """Another node has the table, or will: nothing more happens here."""
        self.is_moved = True
        for task in (*self.bot_tasks.values(), self.resumption, self.judgement, self.following):
            if task is not None:
                task.cancel()

    def _stored(self, entries: Sequence[Entry]) -> list[Write]:
        """Entries as they are stored: sealed while something of the game is secret."""
        if not self.is_hidden or self.running.outcome is not None:
            return [
                (INSERT_EVENT, (self.id, e.seq, e.seat, e.client_id, e.action, e.hash))
                for e in entries
            ]
        self._is_sealed = self._is_sealed or bool(entries)
        seal = self.hall.store.vault.seal_event
        return [insert(seal(row_of(self.id, entry))) for entry in entries]

    def _end(self) -> list[Write]:
        """The game is over: nothing of it is secret any more."""
        self.row.status = "over"
        self.row.ended = self.hall.clock.date()
        self.row.header = json.dumps(self.running.header)
        self._note_result()
        self.secrets.pop(HEAD, None)
        left = self.hall.conduct.leavers.notes(self.id, self._leavers())
        return [upsert(self.row), *forget(self.id, HEAD), *self._unsealed(), *left, *archived(self)]

    def _leavers(self) -> list[str]:
        """Who let others down: out of time or away at the end, at live pace, among people."""
        people = {seat.seat: seat.guest for seat in self.seats if seat.kind == "person"}
        if len(set(people.values())) < 2 or self.clock.pace == "postal":
            return []
        running = self.running
        late = {entry.seat for entry in running.entries if entry.note == TIME}
        return [guest for seat, guest in people.items() if guest and seat in late | running.away]

    def _note_result(self) -> None:
        """How it ended, for lists in which the game itself is not read."""
        outcome = self.running.outcome
        self.row.result = None if outcome is None else outcome_text(outcome)

    def _keep_result(self) -> None:
        """Of a game that ended before results were kept."""
        self._note_result()
        write = ("UPDATE tables SET result = ? WHERE id = ?", (self.row.result, self.id))
        writes = [write, *archived(self)]
        self.hall.tasks.keep("results", lambda: self.hall.store.write(writes))

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
        acted = {entry.seat for entry in entries if entry.note is None}
        now, resting = self.hall.uptime.now(), self.on_vacation
        return clocks.turn_clocks(
            self.timers.values(), self.clock, self.awaits, acted, now, resting
        )

    async def heed_vacations(self) -> None:
        """Let clocks stand or go on as vacations begin and end. Call it under the lock."""
        changed = self._turn_clocks(())
        if changed:
            await self.save([upsert(timer) for timer in changed])

    async def tell_absent(self, writes: Sequence[Write]) -> None:
        """Have notices stored that belong to nothing else that is."""
        if writes:
            await self.write(writes)

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
        elif self.hall.bell.is_heard:
            self.hall.bell.ring(self.company)
        self.on_entries(self)

    def _changes_table(self, since: int) -> bool:
        """Whether entries changed more than the game: a clock, a note, the end."""
        running = self.running
        if self.timers or running.outcome is not None:
            return True
        for entry in running.entries[since:]:
            if entry.action.startswith(NOTE):
                return True
        return False

    def publish_table(self) -> None:
        """Tell all watchers how the table stands, and ring for those who listen elsewhere."""
        self.audience.publish_table()
        self.hall.bell.ring(self.company)

    def publish_to_all(self, reply: Reply, but: Collection[str | None] = ()) -> None:
        """The same for everyone but some guests."""
        self.audience.publish_to_all(reply, but)

    def fresh(self, viewer: int) -> Fresh:
        """The view for one viewer."""
        return self.audience.fresh(viewer)

    async def refresh(self, caller: Caller) -> None:
        """Send a caller that fell behind the table and one view."""
        async with self.lock:
            await self.load()
            self.audience.refresh(caller)

    # Coming and going

    def leave(self, caller: Caller) -> None:
        """A caller watches no longer."""
        if self.watchers.pop(caller, None) is None:
            return
        for asked in self.consultations.values():
            if asked.caller is caller:
                asked.settle(None)
        for seat in self.seats_of(caller.guest_id):
            if not self.is_present(seat):
                self.gone_since.setdefault(seat, self.hall.clock.now())
        if self.seats_of(caller.guest_id):
            self.hall.tasks.spawn(self._tell_table())

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
