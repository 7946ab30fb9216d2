"""The ways in of an account: password, recovery codes, passkeys, e-mail; one is always left."""

from __future__ import annotations

from typing import Any

from orrery.server.access.tokens import new_id
from orrery.server.accounts import codes, passkeys
from orrery.server.accounts.letters import SET_MAIL
from orrery.server.accounts.office import PASSWORD, Office
from orrery.server.accounts.passkeys import wrong
from orrery.server.accounts.tickets import stale
from orrery.server.accounts.visits import Visit
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import CredentialRow, SessionRow, insert

MOST_PASSKEYS = 10
FORGET_CODES = "DELETE FROM credentials WHERE account = ? AND kind = 'code'"
FORGET_PASSWORD = "DELETE FROM credentials WHERE account = ? AND kind = 'password'"
FORGET_WAY = "DELETE FROM credentials WHERE id = ? AND account = ?"


class Ways:
    """Added and taken away by whoever has signed in lately."""

    def __init__(self, office: Office) -> None:
        """For the names of an office."""
        self._office = office

    async def set_password(self, session: SessionRow, password: str) -> None:
        """A password in place of the old one, if there is one; other sessions end."""
        self._office.need_change(session)
        account = await self._office.need_account(session)
        hashed = await self._office.passwords.hash(password, account.name)
        way = CredentialRow(new_id(), account.id, PASSWORD, hashed, "", self._office.clock.date())
        others: Write = (
            "DELETE FROM sessions WHERE account = ? AND id <> ?", (account.id, session.id)
        )  # fmt: skip
        await self._office.store.write([(FORGET_PASSWORD, (account.id,)), insert(way), others])

    async def new_codes(self, session: SessionRow) -> list[str]:
        """Ten codes in place of the old ones."""
        self._office.need_change(session)
        found = codes.new_codes()
        rows = codes.code_rows(
            self._office.store.vault, session.account, found, self._office.clock.date()
        )
        forget: Write = (FORGET_CODES, (session.account,))
        await self._office.store.write([forget, *map(insert, rows)])
        return found

    async def ask_more_key(self, visit: Visit, session: SessionRow) -> tuple[str, dict[str, Any]]:
        """What a browser needs to make one more passkey."""
        self._office.need_change(session)
        account = await self._office.need_account(session)
        known = await self._office.register.credentials(account.id)
        keys = [way for way in known if way.kind == passkeys.KIND]
        if len(keys) >= MOST_PASSKEYS:
            raise Denied("too_many", f"an account has at most {MOST_PASSKEYS} passkeys")
        return self._office.passkeys.ask_key(visit.site, account.id, account.name, keys)

    async def add_key(
        self, visit: Visit, session: SessionRow, ticket: str, answer: dict[str, Any]
    ) -> None:
        """One more passkey."""
        self._office.need_change(session)
        today = self._office.clock.date()
        way, _ = await self._office.passkeys.read_key(
            visit.site, ticket, answer, today, visit.label
        )
        if way.account != session.account:
            raise stale()
        try:
            await self._office.store.write([insert(way)])
        except Conflict:
            raise wrong() from None

    async def remove_way(self, session: SessionRow, way: str) -> None:
        """Take a way away, unless it is the last one; `mail` is the address."""
        self._office.need_change(session)
        account = await self._office.need_account(session)
        known = await self._office.register.credentials(account.id)
        left = [one for one in known if one.id != way and one.kind != codes.KIND]
        has_mail = account.mail is not None and way != "mail"
        if not left and not has_mail:
            raise Denied("last_way", "this is the last way in: add another one first")
        write: Write = (FORGET_WAY, (way, account.id))
        if way == "mail":
            write = SET_MAIL, (None, None, account.id)
        await self._office.store.write([write])
