"""Sessions: browsers that are signed in. A cookie holds the token, the store only its hash."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

import msgspec

from orrery.server.access.guests import Guests
from orrery.server.access.tokens import hash_of, new_id, new_token
from orrery.server.clock import DAY, Clock
from orrery.server.protocol.codes import Denied
from orrery.server.settings import Settings
from orrery.server.storage.database import Write
from orrery.server.storage.rows import GuestRow, SessionRow, insert
from orrery.server.storage.store import Store

HOUR = 3600.0
END = "DELETE FROM sessions WHERE id = ? AND account = ?"
END_ALL = "DELETE FROM sessions WHERE account = ?"
END_OLD = "DELETE FROM sessions WHERE seen < ?"
SEEN = "UPDATE sessions SET seen = ? WHERE id = ?"


class NewSession(NamedTuple):
    """A session that is about to begin: what to store, and the token for the cookie."""

    row: SessionRow
    token: str
    writes: list[Write]


class Sessions:
    """Who is signed in where."""

    def __init__(self, store: Store, clock: Clock, settings: Settings, guests: Guests) -> None:
        """Everything is in the store."""
        self._store = store
        self._clock = clock
        self._settings = settings
        self._guests = guests

    def new(self, account: str, label: str, old: SessionRow | None = None) -> NewSession:
        """A session with a token nobody has seen; the old one of this browser ends."""
        token, today = new_token(), self._clock.date()
        row = SessionRow(new_id(), account, hash_of(token), label[:80], today, today)
        ends: list[Write] = [] if old is None else [(END, (old.id, old.account))]
        return NewSession(row, token, [*ends, insert(row)])

    async def find(self, token: str) -> tuple[SessionRow, GuestRow] | None:
        """Whose cookie this is; None when it is nobody's any more."""
        found = await self._store.rows(SessionRow, "token_hash = ?", (hash_of(token),))
        if not found or self._is_old(found[0]):
            return None
        session = found[0]
        guest = await self._guests.by_id(session.account)
        if guest is None or guest.kept is None:
            return None
        await self._note_visit(session)
        return session, guest

    def _is_old(self, session: SessionRow) -> bool:
        return self._clock.date() - session.seen > self._settings.session_days * DAY

    async def _note_visit(self, session: SessionRow) -> None:
        if self._clock.date() - session.seen > HOUR:
            await self._store.write([(SEEN, (self._clock.date(), session.id))])

    async def of(self, account: str) -> list[SessionRow]:
        """All sessions of an account, the last used first."""
        rows = await self._store.rows(
            SessionRow, "account = ? ORDER BY seen DESC, created DESC", (account,)
        )
        return [row for row in rows if not self._is_old(row)]

    async def end(self, account: str, session: str | None = None) -> None:
        """End one session of an account, or all of them."""
        write: Write = (END_ALL, (account,)) if session is None else (END, (session, account))
        await self._store.write([write])

    async def forget(self) -> None:
        """End those that were not used for long."""
        before = self._clock.date() - self._settings.session_days * DAY
        await self._store.write([(END_OLD, (before,))])

    async def living(self, sessions: set[str]) -> set[str]:
        """Those of some sessions that have not ended."""
        if not sessions:
            return set()
        marks = ", ".join("?" for _ in sessions)
        sql = f"SELECT id FROM sessions WHERE id IN ({marks})"
        return {row[0] for row in await self._store.read(sql, sorted(sessions))}

    def csrf_of(self, session: SessionRow) -> str:
        """What every request that changes something must carry beside the cookie."""
        key = self._store.vault.key_for("csrf")
        return hmac.new(key, session.token_hash.encode(), hashlib.sha256).hexdigest()[:32]

    def need_csrf(self, session: SessionRow, shown: str) -> None:
        """Denied unless a request carries the right word."""
        if not hmac.compare_digest(shown.encode(), self.csrf_of(session).encode()):
            raise Denied("bad_csrf", "this request does not come from our page")

    def need_fresh(self, session: SessionRow) -> None:
        """Denied when somebody signed in long ago, for what can lock an owner out."""
        if self._clock.date() - session.created > self._settings.fresh_seconds:
            raise Denied("sign_in_again", "sign in again to change this")


def label_of(agent: str) -> str:
    """A browser in a few words, from what it says of itself."""
    browsers = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome",
                "Safari/": "Safari"}  # fmt: skip
    systems = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
               "Mac OS": "Mac", "Linux": "Linux"}  # fmt: skip
    browser = next((name for word, name in browsers.items() if word in agent), "")
    system = next((name for word, name in systems.items() if word in agent), "")
    return ", ".join(part for part in (browser, system) if part)


def described(row: SessionRow) -> dict[str, object]:
    """A session without its secret."""
    found = msgspec.structs.asdict(row)
    return {name: found[name] for name in ("id", "label", "created", "seen")}
