"""The entrance: keeping a name and signing in. All wrong proofs get one answer."""

from __future__ import annotations

from typing import Any

from orrery.server.access.tokens import new_id
from orrery.server.accounts import codes, passkeys
from orrery.server.accounts.names import read_name, skeleton_of
from orrery.server.accounts.office import PASSWORD, Office
from orrery.server.accounts.passkeys import wrong
from orrery.server.accounts.sessions import NewSession
from orrery.server.accounts.tickets import stale
from orrery.server.accounts.visits import Visit
from orrery.server.storage.rows import AccountRow, CredentialRow, insert, upsert

CODE_SECONDS = 1800.0  # for which a used code is remembered
FORGET_CODE = "DELETE FROM credentials WHERE id = ? AND account = ? AND kind = 'code'"


class Entrance:
    """By password, recovery code or passkey."""

    def __init__(self, office: Office) -> None:
        """For the names of an office."""
        self._office = office

    # Keeping a name

    async def sign_up(self, visit: Visit, text: str, password: str) -> NewSession:
        """Keep a name with a password."""
        name = await self._office.free_name(visit, text)
        hashed = await self._office.passwords.hash(password, name.shown)
        account = visit.guest.id if visit.guest else new_id()
        way = CredentialRow(new_id(), account, PASSWORD, hashed, "", self._office.clock.date())
        return await self._office.keep(visit, name, account, [insert(way)])

    async def sign_up_by_key(self, visit: Visit, ticket: str, answer: dict[str, Any]) -> NewSession:
        """Keep the name for which a passkey was made."""
        today = self._office.clock.date()
        way, text = await self._office.passkeys.read_key(
            visit.site, ticket, answer, today, visit.label
        )
        name = await self._office.free_name(visit, text)
        if visit.guest is not None and visit.guest.id != way.account:
            raise stale()
        return await self._office.keep(visit, name, way.account, [insert(way)])

    async def ask_new_key(self, visit: Visit, text: str) -> tuple[str, dict[str, Any]]:
        """What a browser needs to make the passkey of a name that is to be kept."""
        self._office.doors.knock_from("proof", visit.address)
        name = read_name(text)
        await self._office.register.need_free(name)
        account = visit.guest.id if visit.guest else new_id()
        return self._office.passkeys.ask_key(visit.site, account, name.shown, [])

    # Signing in

    async def sign_in(self, visit: Visit, text: str, password: str) -> NewSession:
        """By name and password, or by name and recovery code."""
        self._office.doors.knock_from("proof", visit.address)
        skeleton = skeleton_of(text)
        self._office.doors.knock("proof_of_name", skeleton)
        account = await self._office.register.by_skeleton(skeleton)
        known = await self._office.register.credentials(account.id if account else "")
        if self._office.passwords.is_enabled:
            stored = next((way.secret for way in known if way.kind == PASSWORD), None)
            if await self._office.passwords.is_right(stored, password) and account is not None:
                return await self._office.begin(visit, account)
        return await self._sign_in_by_code(visit, account, known, password)

    async def _sign_in_by_code(
        self, visit: Visit, account: AccountRow | None, known: list[CredentialRow], code: str
    ) -> NewSession:
        hashed = codes.code_hash(self._office.store.vault, account.id if account else "", code)
        way = next((w for w in known if w.kind == codes.KIND and w.secret == hashed), None)
        if account is None or way is None:
            raise wrong()
        used = self._office.tickets.spending(
            f"code {way.id}", self._office.clock.date() + CODE_SECONDS
        )
        return await self._office.begin(visit, account, [used, (FORGET_CODE, (way.id, account.id))])

    async def sign_in_by_key(self, visit: Visit, ticket: str, answer: dict[str, Any]) -> NewSession:
        """By a passkey of this site, which says itself whose it is."""
        self._office.doors.knock_from("proof", visit.address)
        row = await self._office.register.credential(str(answer.get("id", ""))[:1500])
        row = row if row is not None and row.kind == passkeys.KIND else None
        used = await self._office.passkeys.check(
            visit.site, ticket, answer, row, self._office.clock.date()
        )
        account = await self._office.register.by_id(used.account)
        if account is None:
            raise wrong()
        return await self._office.begin(visit, account, [upsert(used)])
