"""The entrance: keeping a name, signing in, the ways to do so. All wrong proofs get one answer."""

from __future__ import annotations

import asyncio
import smtplib
from dataclasses import dataclass
from typing import Any

from orrery.server.access.guests import Guests
from orrery.server.access.tokens import new_id
from orrery.server.accounts import codes, mail, passkeys
from orrery.server.accounts.doors import EVERYBODY, Doors
from orrery.server.accounts.names import Name, read_name, skeleton_of
from orrery.server.accounts.passkeys import Passkeys, Site, wrong
from orrery.server.accounts.passwords import Passwords
from orrery.server.accounts.personal_tokens import PersonalTokens
from orrery.server.accounts.register import Register
from orrery.server.accounts.sessions import NewSession, Sessions
from orrery.server.accounts.tickets import Tickets, stale
from orrery.server.clock import Clock
from orrery.server.incidents import Outage
from orrery.server.protocol.codes import SENTENCES, Denied
from orrery.server.settings import Settings
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import (
    AccountRow,
    CredentialRow,
    GuestRow,
    SessionRow,
    insert,
    upsert,
)
from orrery.server.storage.store import Store
from orrery.server.tasks import Tasks

PASSWORD = "password"
LINK, LINK_SECONDS = "link", 1800.0
MOST_PASSKEYS = 10
FORGET_CODE = "DELETE FROM credentials WHERE id = ? AND account = ? AND kind = 'code'"
FORGET_CODES = "DELETE FROM credentials WHERE account = ? AND kind = 'code'"
FORGET_PASSWORD = "DELETE FROM credentials WHERE account = ? AND kind = 'password'"
FORGET_WAY = "DELETE FROM credentials WHERE id = ? AND account = ?"
SET_MAIL = "UPDATE accounts SET mail = ?, mail_hash = ? WHERE id = ?"


NOWHERE = Site("")


@dataclass(frozen=True)
class Visit:
    """Who stands at the entrance: a browser, perhaps known as a guest or by a session."""

    address: str = ""
    label: str = ""  # the browser in a few words
    language: str = "en"
    site: Site = NOWHERE
    guest: GuestRow | None = None  # by a token
    session: SessionRow | None = None  # by a cookie


class Accounts:
    """Kept names, and all that belongs to them."""

    def __init__(
        self, store: Store, clock: Clock, settings: Settings, guests: Guests, tasks: Tasks
    ) -> None:
        """Everything is in the store."""
        self.store, self.clock, self.settings, self.tasks = store, clock, settings, tasks
        self.doors = Doors(clock)
        self.tickets = Tickets(store, clock)
        self.passwords = Passwords()
        self.passkeys = Passkeys(self.tickets)
        self.register = Register(store, clock, guests)
        self.sessions = Sessions(store, clock, settings, guests)
        self.personal_tokens = PersonalTokens(store, clock, settings, guests, tasks, self.doors)
        self.guests = guests

    @property
    def ways(self) -> list[str]:
        """The ways that the host has enabled."""
        enabled = {
            PASSWORD: self.passwords.is_enabled,
            passkeys.KIND: self.passkeys.is_enabled,
            "mail": bool(self.settings.mail),
        }
        return [way for way, is_there in enabled.items() if is_there]

    # Keeping a name

    async def sign_up(self, visit: Visit, text: str, password: str) -> NewSession:
        """Keep a name with a password."""
        name = await self._free_name(visit, text)
        hashed = await self.passwords.hash(password, name.shown)
        account = visit.guest.id if visit.guest else new_id()
        way = CredentialRow(new_id(), account, PASSWORD, hashed, "", self.clock.date())
        return await self._keep(visit, name, account, [insert(way)])

    async def sign_up_by_key(self, visit: Visit, ticket: str, answer: dict[str, Any]) -> NewSession:
        """Keep the name for which a passkey was made."""
        today = self.clock.date()
        way, text = await self.passkeys.read_key(visit.site, ticket, answer, today, visit.label)
        name = await self._free_name(visit, text)
        if visit.guest is not None and visit.guest.id != way.account:
            raise stale()
        return await self._keep(visit, name, way.account, [insert(way)])

    async def ask_new_key(self, visit: Visit, text: str) -> tuple[str, dict[str, Any]]:
        """What a browser needs to make the passkey of a name that is to be kept."""
        self.doors.knock_from("proof", visit.address)
        name = read_name(text)
        await self.register.need_free(name)
        account = visit.guest.id if visit.guest else new_id()
        return self.passkeys.ask_key(visit.site, account, name.shown, [])

    async def _free_name(self, visit: Visit, text: str) -> Name:
        if visit.session is not None:
            raise Denied("not_now", "you keep a name already")
        name = read_name(text)
        self.doors.knock_from("sign_up", visit.address)
        self.doors.knock("all_sign_ups", EVERYBODY)
        await self.register.need_free(name)
        return name

    async def _keep(
        self, visit: Visit, name: Name, account: str, ways: list[Write],
        address: tuple[str, str] | None = None,
    ) -> NewSession:  # fmt: skip
        session = self.sessions.new(account, visit.label)
        writes = [*ways, *session.writes]
        await self.register.keep(visit.guest, name, writes, account, address)
        return session

    # Signing in

    async def sign_in(self, visit: Visit, text: str, password: str) -> NewSession:
        """By name and password, or by name and recovery code."""
        self.doors.knock_from("proof", visit.address)
        skeleton = skeleton_of(text)
        self.doors.knock("proof_of_name", skeleton)
        account = await self.register.by_skeleton(skeleton)
        known = await self.register.credentials(account.id if account else "")
        if self.passwords.is_enabled:
            stored = next((way.secret for way in known if way.kind == PASSWORD), None)
            if await self.passwords.is_right(stored, password) and account is not None:
                return await self._begin(visit, account)
        return await self._sign_in_by_code(visit, account, known, password)

    async def _sign_in_by_code(
        self, visit: Visit, account: AccountRow | None, known: list[CredentialRow], code: str
    ) -> NewSession:
        hashed = codes.code_hash(self.store.vault, account.id if account else "", code)
        way = next((w for w in known if w.kind == codes.KIND and w.secret == hashed), None)
        if account is None or way is None:
            raise wrong()
        used = self.tickets.spending(f"code {way.id}", self.clock.date() + LINK_SECONDS)
        return await self._begin(visit, account, [used, (FORGET_CODE, (way.id, account.id))])

    async def sign_in_by_key(self, visit: Visit, ticket: str, answer: dict[str, Any]) -> NewSession:
        """By a passkey of this site, which says itself whose it is."""
        self.doors.knock_from("proof", visit.address)
        row = await self.register.credential(str(answer.get("id", ""))[:1500])
        row = row if row is not None and row.kind == passkeys.KIND else None
        used = await self.passkeys.check(visit.site, ticket, answer, row, self.clock.date())
        account = await self.register.by_id(used.account)
        if account is None:
            raise wrong()
        return await self._begin(visit, account, [upsert(used)])

    async def _begin(
        self, visit: Visit, account: AccountRow, writes: list[Write] | None = None
    ) -> NewSession:
        """A new session; that of this browser, if there is one, ends."""
        guest = await self.guests.by_id(account.id)
        if guest is not None and guest.banned is not None:
            raise Denied("banned", SENTENCES["banned"])
        session = self.sessions.new(account.id, visit.label, visit.session)
        try:
            await self.store.write([*(writes or []), *session.writes])
        except Conflict:  # a code that was used at the same moment
            raise wrong() from None
        return session

    # Mail

    async def send_link(self, visit: Visit, text: str, name: str | None) -> None:
        """A link to keep a name, to sign in, or to prove one's address.

        Nobody learns whether an address is known.
        """
        if not self.settings.mail:
            raise Denied("not_enabled", "this server sends no e-mail: see --mail")
        address = mail.read_address(text)
        self.doors.knock_from("mail", visit.address)
        self.doors.knock("mail_to", address)
        hashed = mail.address_hash(self.store.vault, address)
        known = await self.register.by_mail(hashed)
        said = {"mail": address, "account": visit.session.account if visit.session else None}
        if visit.session is not None:
            self._post(visit, address, "confirm", "", {**said, "deed": "confirm"})
        elif name is not None:
            shown = (await self._free_name(visit, name)).shown
            guest = visit.guest.id if visit.guest else None
            fields = {**said, "deed": "keep", "name": shown, "guest": guest}
            self._post(visit, address, "keep", shown, fields)
        elif known is not None:
            fields = {**said, "deed": "sign_in", "account": known.id}
            self._post(visit, address, "sign-in", known.name, fields)

    def _post(
        self, visit: Visit, address: str, kind: str, name: str, fields: dict[str, Any]
    ) -> None:
        ticket = self.tickets.issue(LINK, LINK_SECONDS, **fields)
        link = f"{visit.site.origin}/#/account?link={ticket}"
        letter = mail.letter(address, visit.language, kind, link, name)
        self.tasks.spawn(self._send(letter))

    async def _send(self, letter: Any) -> None:
        try:
            await asyncio.to_thread(mail.send, self.settings.mail, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Outage(f"mail: {type(error).__name__}") from None

    async def follow_link(self, visit: Visit, ticket: str) -> NewSession | None:
        """Do what a link was sent for; a session, unless there is one already."""
        self.doors.knock_from("proof", visit.address)
        said = await self.tickets.take(LINK, ticket)
        address = self._sealed(said["mail"])
        if said["deed"] == "confirm":
            await self._set_mail(visit, said["account"], address)
            return None
        if said["deed"] == "keep":
            return await self._keep_by_link(visit, said, address)
        account = await self.register.by_id(said["account"])
        if account is None or account.mail_hash != address[1]:
            raise stale()  # the account or its address has changed since
        return await self._begin(visit, account)

    def _sealed(self, address: str) -> tuple[str, str]:
        vault = self.store.vault
        return vault.seal(address, "e-mail"), mail.address_hash(vault, address)

    async def _keep_by_link(
        self, visit: Visit, said: dict[str, Any], address: tuple[str, str]
    ) -> NewSession:
        name = read_name(said["name"])
        await self.register.need_free(name)
        if await self.register.by_mail(address[1]) is not None:
            raise Denied("mail_taken", "another name is kept with this address")
        is_same = visit.guest is not None and visit.guest.id == said["guest"]
        visit = visit if is_same else Visit(visit.address, visit.label, visit.language, visit.site)
        account = visit.guest.id if visit.guest else new_id()
        return await self._keep(visit, name, account, [], address)

    async def _set_mail(self, visit: Visit, account: str, address: tuple[str, str]) -> None:
        if visit.session is None or visit.session.account != account:
            raise stale()  # opened elsewhere: only the one who asked may prove it
        try:
            await self.store.write([(SET_MAIL, (*address, account))])
        except Conflict:
            raise Denied("mail_taken", "another name is kept with this address") from None

    # Ways of an account

    async def set_password(self, session: SessionRow, password: str) -> None:
        """A password in place of the old one, if there is one; other sessions end."""
        self.need_change(session)
        account = await self.need_account(session)
        hashed = await self.passwords.hash(password, account.name)
        way = CredentialRow(new_id(), account.id, PASSWORD, hashed, "", self.clock.date())
        others: Write = (
            "DELETE FROM sessions WHERE account = ? AND id <> ?", (account.id, session.id)
        )  # fmt: skip
        await self.store.write([(FORGET_PASSWORD, (account.id,)), insert(way), others])

    async def new_codes(self, session: SessionRow) -> list[str]:
        """Ten codes in place of the old ones."""
        self.need_change(session)
        found = codes.new_codes()
        rows = codes.code_rows(self.store.vault, session.account, found, self.clock.date())
        forget: Write = (FORGET_CODES, (session.account,))
        await self.store.write([forget, *map(insert, rows)])
        return found

    async def ask_more_key(self, visit: Visit, session: SessionRow) -> tuple[str, dict[str, Any]]:
        """What a browser needs to make one more passkey."""
        self.need_change(session)
        account = await self.need_account(session)
        known = await self.register.credentials(account.id)
        keys = [way for way in known if way.kind == passkeys.KIND]
        if len(keys) >= MOST_PASSKEYS:
            raise Denied("too_many", f"an account has at most {MOST_PASSKEYS} passkeys")
        return self.passkeys.ask_key(visit.site, account.id, account.name, keys)

    async def add_key(
        self, visit: Visit, session: SessionRow, ticket: str, answer: dict[str, Any]
    ) -> None:
        """One more passkey."""
        self.need_change(session)
        today = self.clock.date()
        way, _ = await self.passkeys.read_key(visit.site, ticket, answer, today, visit.label)
        if way.account != session.account:
            raise stale()
        try:
            await self.store.write([insert(way)])
        except Conflict:
            raise wrong() from None

    async def remove_way(self, session: SessionRow, way: str) -> None:
        """Take a way away, unless it is the last one; `mail` is the address."""
        self.need_change(session)
        account = await self.need_account(session)
        known = await self.register.credentials(account.id)
        left = [one for one in known if one.id != way and one.kind != codes.KIND]
        has_mail = account.mail is not None and way != "mail"
        if not left and not has_mail:
            raise Denied("last_way", "this is the last way in: add another one first")
        write: Write = (FORGET_WAY, (way, account.id))
        if way == "mail":
            write = SET_MAIL, (None, None, account.id)
        await self.store.write([write])

    def need_change(self, session: SessionRow) -> None:
        """Denied unless somebody has signed in lately, and not too often."""
        self.doors.knock("change", session.account)
        self.sessions.need_fresh(session)

    async def need_account(self, session: SessionRow) -> AccountRow:
        """The account of a session; Denied when it has been deleted meanwhile."""
        account = await self.register.by_id(session.account)
        if account is None:
            raise Denied("bad_token", "this account is gone")
        return account
