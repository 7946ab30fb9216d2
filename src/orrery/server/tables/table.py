"""What is known of one table: its rows, its game, who watches. Changes nothing by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from orrery.core.registry import find_game, find_meta
from orrery.server.access.caller import Caller
from orrery.server.logbook.game import Outcome, Running, read_outcome
from orrery.server.protocol.codes import Denied, no_rules
from orrery.server.protocol.replies import Sight
from orrery.server.protocol.seen import ClockSeen
from orrery.server.storage.rows import ChatRow, RollRow, SeatRow, TableRow, TimerRow
from orrery.server.storage.secrets import HEAD
from orrery.server.tables.consultations import Consultation
from orrery.server.tables.proposals import Proposal
from orrery.server.tables.rolls import Rolls
from orrery.server.tables.services import Services
from orrery.server.tables.tempo import Tempo

NO_RULES = "rules"  # the fault of a table whose rules are not here
OF_TOURNAMENT = "tournament:"  # begins the host of a table that nobody has opened
HANGS = "hangs"  # of one whose rules did not come back; it is not tried again


@dataclass
class Watcher:
    """What somebody asked to see, and as whom they were last told something."""

    wanted: int  # a seat, or SPECTATOR
    told: Sight
    lends: bool = False  # their device thinks for bots and hints


@dataclass(frozen=True)
class Stored:
    """All that is stored of a table but the entries of its game."""

    row: TableRow
    seats: Sequence[SeatRow]
    timers: Sequence[TimerRow] = ()
    chat: Sequence[ChatRow] = ()
    rolls: Sequence[RollRow] = ()
    secrets: dict[str, str] = field(default_factory=dict)  # by name


class Table:
    """One table as it stands."""

    def __init__(self, hall: Services, stored: Stored) -> None:
        """As stored; the game itself is read when it is first needed."""
        self.hall = hall  # as much of it as a table needs
        self.id = stored.row.id
        """The table's id, which is also its game's."""
        self.row = stored.row
        self.seats = sorted(stored.seats, key=lambda seat: seat.seat)
        self.timers = {timer.seat: timer for timer in stored.timers}
        self.chat = list(stored.chat)
        self.secrets = stored.secrets
        self.rolls = self._rolls_of(stored.rolls)
        self.clock = msgspec.json.decode(self.row.clock, type=ClockSeen)
        self.lock = asyncio.Lock()
        self.watchers: dict[Caller, Watcher] = {}  # by their sockets
        self.opened_from = ""  # the network of who opened it; kept in memory alone
        self.proposal: Proposal | None = None
        now = hall.clock.now()
        self.gone_since = {seat.seat: now for seat in self.seats if seat.kind == "person"}
        self.watched_at = now
        """When somebody watched last, as far as the timekeeper has noticed."""
        self.used_at = now
        """When anybody last asked for this table."""
        self.is_touched = False
        """A person has moved here, or come to the open table, since that was last noted."""
        self.is_warned = False
        """Those at the table have been told that it ends soon."""
        self.is_moved = False
        """Another node has it by now."""
        self.is_gone = False
        """It has been deleted."""
        self.n_faults = 0
        """Faults of what runs beside since the last entry was committed."""
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self.consultations: dict[int, Consultation] = {}  # that wait for a device, by number
        self.n_consultations = 0
        self.resumption: asyncio.Task[None] | None = None
        self.judgement: asyncio.Task[None] | None = None  # of what time brings
        self.following: asyncio.Task[None] | None = None  # of plans
        self.tempo: Tempo | None = None
        self.had_to_act: set[int] = set()
        """The seats of people whose turn it was after the last commit."""
        self.have_read: set[str] = set()
        """Guests who are known to have no unread notice of this table."""
        self._running: Running | None = None
        self._is_lost = False
        self._is_sealed = False  # some stored entry is
        self._is_tried = False  # a table that was broken is tried once in each life of the server

    def _rolls_of(self, rows: Sequence[RollRow]) -> Rolls:
        """The rolls; none for a game in which nothing is drawn."""
        draws = find_meta(self.row.game).draws(json.loads(self.row.options))
        return Rolls(list(rows) if draws else [], self.secrets, self.hall.clock.now())

    # The game

    @property
    def running(self) -> Running:
        """The game; Denied before it has begun, and when it cannot be replayed."""
        running = self._running
        if running is None:
            raise self._why_not_running()
        vigil = self.hall.vigil
        if vigil.table is not self.id:
            vigil.look_at(self.id)
        return running

    def _why_not_running(self) -> Denied:
        """Why there is no game to look at."""
        if self.row.fault == NO_RULES:
            return no_rules()
        if self.row.fault is not None:
            return Denied("broken", f"this table is broken ({self.row.fault}); its moves are kept")
        return Denied("not_now", "the game has not begun")

    @property
    def has_begun(self) -> bool:
        """The game is loaded: it runs or is over."""
        return self._running is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, also while it is not in memory; None: it goes on, or nobody knows."""
        if self._running is not None:
            return self._running.outcome
        return None if self.row.result is None else read_outcome(self.row.result)

    @property
    def is_hidden(self) -> bool:
        """Something of the game is secret until its end: hands, or what nature will do."""
        game = find_game(self.row.game) if self._running is None else self._running.game
        return bool(self.rolls.rows) or HEAD in self.secrets or game.has_secrets

    @property
    def awaited(self) -> list[int]:
        """The seats the roll waits for: to be there and bound, or once frozen, for their word."""
        rolls = self.rolls
        if rolls.current is None or self.row.status != "open":
            return []
        if rolls.is_frozen:
            return rolls.unshown()
        people = [s for s in self.seats if s.kind == "person" and s.seat not in rolls.left_out]
        return [s.seat for s in people if s.commitment is None or not self.is_present(s.seat)]

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The colours or names of the seats."""
        return find_meta(self.row.game).seat_names

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds."""
        if guest is None:
            return []
        return [seat.seat for seat in self.seats if seat.guest == guest]

    @property
    def company(self) -> set[str | None]:
        """The host, those who sit here, and those for whom a seat is kept."""
        return {self.row.host, *(one for seat in self.seats for one in (seat.guest, seat.held))}

    @property
    def n_onlookers(self) -> int:
        """How many watch who hold no seat: what people read under the table."""
        return sum(not self.seats_of(caller.guest_id) for caller in self.watchers)

    def is_present(self, seat: int) -> bool:
        """The owner of a seat has a socket open on this table."""
        guest = self.seats[seat].guest
        if guest is None:
            return False
        for caller in self.watchers:
            if caller.guest_id == guest:
                return True
        return False

    def is_played_by_bot(self, seat: int) -> bool:
        """A bot acts for this seat: its own, or one that holds it for a person."""
        running = self.running
        return self.seats[seat].kind != "person" or seat in running.out or seat in running.away

    @property
    def on_vacation(self) -> set[int]:
        """The seats of people whose postal clocks stand."""
        if self.clock.pace != "postal":
            return set()
        bulletin, clock = self.hall.bulletin, self.hall.clock
        return {s.seat for s in self.seats if bulletin.back_on(s.guest, clock) is not None}

    @property
    def awaits(self) -> set[int]:
        """The seats of people whose turn it is."""
        running, seats = self.running, self.seats
        out, away = running.out, running.away  # whose seats bots play
        return {
            seat for seat in running.sights.to_act
            if seat >= 0 and seats[seat].kind == "person" and seat not in out and seat not in away
        }  # fmt: skip

    @property
    def has_bots(self) -> bool:
        """A bot acts for some seat of a game that has begun."""
        running = self._running
        if running is None:
            return False
        if running.out or running.away:
            return True
        for seat in self.seats:
            if seat.kind != "person":
                return True
        return False

    @property
    def is_asleep(self) -> bool:
        """Bots play among themselves and nobody looks: they wait until somebody does."""
        if self.persons or self.watchers:
            return False
        return self.hall.clock.now() - self.watched_at >= self.hall.settings.bots_alone_seconds

    @property
    def needs_loading(self) -> bool:
        """The game goes on, but is not in memory."""
        may_try = self.row.fault is None or not (self._is_tried or self.row.fault == HANGS)
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
    def is_against_bots(self) -> bool:
        """One person plays against bots alone, perhaps on several seats."""
        guests = {seat.guest for seat in self.seats if seat.kind == "person"}
        return len(guests) == 1 and all(seat.kind != "open" for seat in self.seats)

    @property
    def allows_hints(self) -> bool:
        """As ordered; unless ordered, when one person plays against bots."""
        return self.is_against_bots if self.row.hints is None else self.row.hints

    @property
    def persons(self) -> set[int]:
        """The seats of people who are still in the game."""
        out = self._running.out if self._running is not None else set()
        return {seat.seat for seat in self.seats if seat.kind == "person" and seat.seat not in out}
