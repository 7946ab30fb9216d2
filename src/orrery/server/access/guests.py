"""Guests: a name and a secret token each, of which only a hash is stored.

A guest whose name is kept by an account (`accounts`) has no token, but sessions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.server.access import tokens
from orrery.server.access.addresses import share_of
from orrery.server.access.budgets import Buckets
from orrery.server.clock import DAY, Clock
from orrery.server.protocol.codes import SENTENCES, Denied, Misread
from orrery.server.settings import Settings
from orrery.server.storage.reading import Reading
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.store import Store, seen_write
from orrery.server.tasks import Tasks

SEATED = "id IN (SELECT guest FROM seats WHERE game = ?)"


class Guests:
    """Those who were here lately; the others are in the store."""

    def __init__(
        self, store: Store, reading: Reading, clock: Clock, settings: Settings, tasks: Tasks
    ) -> None:
        """Nobody has come yet."""
        self._store = store
        self._reading = reading
        self._clock = clock
        self._tasks = tasks
        self.rows: dict[str, GuestRow] = {}  # by id
        self.n_nodes: Callable[[], int] = lambda: 1
        """How many nodes let guests in: each has its share of the limits."""
        per_minute = settings.guests_per_minute
        self._newcomers = Buckets(per_minute / 60, max(per_minute, settings.guests_burst))

    async def new(self, name: str, address: str = "") -> tuple[GuestRow, str]:
        """A guest and the secret token, which is told once and stored only as a hash."""
        name = " ".join(name.split())[:40]
        if not name or not name.isprintable():
            raise Misread("a guest needs a name of printable characters")
        if not self._newcomers.take(share_of(address), self._clock.now(), self.n_nodes()):
            raise Denied("slow_down", "too many new guests from your address: wait a minute")
        token = tokens.new_token()
        today = self._clock.date()
        guest = GuestRow(tokens.new_id(), name, tokens.hash_of(token), today, today)
        await self._store.write([insert(guest)])
        self.rows[guest.id] = guest
        return guest, token

    async def by_token(self, token: str) -> GuestRow:
        """Whose token this is; Denied if nobody's."""
        guest = await self._reading.guest_by_token(tokens.hash_of(token))
        if guest is None:
            raise Denied("bad_token", "nobody has this token")
        return self.welcome(guest)

    async def by_id(self, guest_id: str) -> GuestRow | None:
        """A guest as the store knows them now."""
        found = await self._store.rows(GuestRow, "id = ?", (guest_id,))
        return found[0] if found else None

    async def meet(self, guest_id: str) -> None:
        """Get to know a guest as the store knows them now."""
        guest = await self.by_id(guest_id)
        if guest is not None:
            self.rows[guest.id] = guest

    def welcome(self, guest: GuestRow) -> GuestRow:
        """Somebody has proved who they are; Denied if they are shut out."""
        if guest.banned is not None:
            raise Denied("banned", SENTENCES["banned"])
        self.rows[guest.id] = guest
        if self._clock.date() - (guest.seen or guest.created) > DAY:
            visit = seen_write(guest.id, self._clock.date())
            self._tasks.keep("visits", lambda: self._store.write([visit]))
        return guest

    async def read_seated(self, table: str) -> None:
        """Get to know those who sit at a table."""
        self.know(await self._store.rows(GuestRow, SEATED, (table,)))

    def know(self, guests: Iterable[GuestRow]) -> None:
        """Remember guests as the store knows them now."""
        self.rows.update({guest.id: guest for guest in guests})

    def name_of(self, guest: str | None) -> str | None:
        """The name of a guest; none when it was deleted."""
        return (self.rows[guest].name or None) if guest in self.rows else None

    def is_bot(self, guest: str | None) -> bool:
        """A program plays under this name, as its label says."""
        return guest in self.rows and self.rows[guest].bot is not None

    def is_kept(self, guest: str | None) -> bool:
        """The name of a guest is kept by an account: nobody else can have it so."""
        return guest in self.rows and self.rows[guest].kept is not None
