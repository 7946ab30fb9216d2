"""Personal tokens: programs act by them for an account, within scopes, until a day.

A token is told once and stored as a hash. It ends when its owner says so, with the account, and on
its last day.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from orrery.server.access.budgets import Buckets
from orrery.server.access.guests import Guests
from orrery.server.access.scopes import GRANTED
from orrery.server.access.tokens import PERSONAL, hash_of, new_id, new_personal_token
from orrery.server.accounts.doors import Doors
from orrery.server.clock import DAY, Clock
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.settings import Settings
from orrery.server.storage.database import Write
from orrery.server.storage.personal_tokens import PersonalTokenRow
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.store import Store
from orrery.server.tasks import Tasks

MOST_TOKENS = 20  # of an account
MOST_DAYS = 366
HOUR = 3600.0
SHAPE = re.compile(rf"{PERSONAL}[A-Za-z0-9_-]{{32}}")
END = "DELETE FROM personal_tokens WHERE id = ? AND account = ?"
END_ALL = "DELETE FROM personal_tokens WHERE account = ?"
END_OLD = "DELETE FROM personal_tokens WHERE expires < ?"
USED = "UPDATE personal_tokens SET used = ? WHERE id = ?"


class PersonalTokens:
    """Those of all accounts."""

    def __init__(
        self, store: Store, clock: Clock, settings: Settings, guests: Guests, tasks: Tasks,
        doors: Doors,
    ) -> None:  # fmt: skip
        """Everything is in the store, but how often each was used lately."""
        self._store, self._clock, self._guests = store, clock, guests
        self._tasks, self._doors = tasks, doors
        self._per_second = settings.token_per_second
        self._uses = Buckets(settings.token_per_second, settings.token_burst)
        self.n_nodes: Callable[[], int] = lambda: 1

    # Making and ending

    async def new(
        self, account: str, label: str, scopes: Sequence[str], days: int
    ) -> tuple[PersonalTokenRow, str]:
        """A token and its secret, which is told only now."""
        unknown = [scope for scope in scopes if scope not in GRANTED]
        if unknown or not scopes:
            raise Misread(f"scopes are some of {', '.join(GRANTED)}")
        if not 1 <= days <= MOST_DAYS:
            raise Misread(f"a token is good for 1 to {MOST_DAYS} days")
        if len(await self.of(account)) >= MOST_TOKENS:
            raise Denied("too_many", f"an account has at most {MOST_TOKENS} tokens: end one first")
        secret, today = new_personal_token(), self._clock.date()
        words = " ".join(scope for scope in GRANTED if scope in scopes)
        row = PersonalTokenRow(
            new_id(), account, hash_of(secret), label, words, today, today + days * DAY
        )
        await self._store.write([insert(row)])
        return row, secret

    async def of(self, account: str) -> list[PersonalTokenRow]:
        """All tokens of an account that are good, the newest first."""
        where = "account = ? AND expires > ? ORDER BY created DESC, id"
        return await self._store.rows(PersonalTokenRow, where, (account, self._clock.date()))

    async def end(self, account: str, token: str | None = None) -> None:
        """End one token of an account, or all of them."""
        write: Write = (END_ALL, (account,)) if token is None else (END, (token, account))
        await self._store.write([write])

    async def forget(self) -> None:
        """Those whose last day is over."""
        await self._store.write([(END_OLD, (self._clock.date(),))])

    async def living(self, tokens: set[str]) -> set[str]:
        """Those of some tokens that are still good."""
        if not tokens:
            return set()
        marks = ", ".join("?" for _ in tokens)
        sql = f"SELECT id FROM personal_tokens WHERE expires > ? AND id IN ({marks})"
        found = await self._store.read(sql, (self._clock.date(), *sorted(tokens)))
        return {row[0] for row in found}

    # Using

    async def find(self, secret: str, address: str) -> tuple[PersonalTokenRow, GuestRow]:
        """The token of a secret and its owner; Denied for nobody's, an old one, or too often."""
        where = "token_hash = ?"
        is_one = SHAPE.fullmatch(secret) is not None
        found = (
            await self._store.rows(PersonalTokenRow, where, (hash_of(secret),)) if is_one else []
        )
        guest = await self._guests.by_id(found[0].account) if found else None
        if guest is None or guest.kept is None:
            self._doors.knock_from("proof", address)
            raise Denied("bad_token", "nobody has this token")
        row = found[0]
        if row.expires <= self._clock.date():
            raise Denied("bad_token", "this token has expired: make a new one")
        self._need_pace(row)
        self._note_use(row)
        return row, self._guests.welcome(guest)

    def _need_pace(self, row: PersonalTokenRow) -> None:
        if not self._uses.take(row.id, self._clock.now(), self.n_nodes()):
            retry_ms = math.ceil(1000 * self.n_nodes() / self._per_second) + 1
            raise Denied("slow_down", "this token asks too often: wait a little", retry_ms)

    def _note_use(self, row: PersonalTokenRow) -> None:
        today = self._clock.date()
        if row.used is None or today - row.used > HOUR:
            self._tasks.keep("visits", lambda: self._store.write([(USED, (today, row.id))]))
