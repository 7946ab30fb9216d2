"""Letters: links by e-mail, to keep a name, to sign in, or to prove an address."""

from __future__ import annotations

import asyncio
import smtplib
from typing import Any

from orrery.server.access.tokens import new_id
from orrery.server.accounts import mail
from orrery.server.accounts.names import read_name
from orrery.server.accounts.office import Office
from orrery.server.accounts.sessions import NewSession
from orrery.server.accounts.tickets import stale
from orrery.server.accounts.visits import Visit
from orrery.server.incidents import Outage
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Conflict

LINK, LINK_SECONDS = "link", 1800.0
SET_MAIL = "UPDATE accounts SET mail = ?, mail_hash = ? WHERE id = ?"


class Letters:
    """Sent, and followed."""

    def __init__(self, office: Office) -> None:
        """For the names of an office."""
        self._office = office

    async def send_link(self, visit: Visit, text: str, name: str | None) -> None:
        """A link to keep a name, to sign in, or to prove one's address.

        Nobody learns whether an address is known.
        """
        if not self._office.settings.mail:
            raise Denied("not_enabled", "this server sends no e-mail: see --mail")
        address = mail.read_address(text)
        self._office.doors.knock_from("mail", visit.address)
        self._office.doors.knock("mail_to", address)
        hashed = mail.address_hash(self._office.store.vault, address)
        known = await self._office.register.by_mail(hashed)
        said = {"mail": address, "account": visit.session.account if visit.session else None}
        if visit.session is not None:
            self._post(visit, address, "confirm", "", {**said, "deed": "confirm"})
        elif name is not None:
            shown = (await self._office.free_name(visit, name)).shown
            guest = visit.guest.id if visit.guest else None
            fields = {**said, "deed": "keep", "name": shown, "guest": guest}
            self._post(visit, address, "keep", shown, fields)
        elif known is not None:
            fields = {**said, "deed": "sign_in", "account": known.id}
            self._post(visit, address, "sign-in", known.name, fields)

    def _post(
        self, visit: Visit, address: str, kind: str, name: str, fields: dict[str, Any]
    ) -> None:
        ticket = self._office.tickets.issue(LINK, LINK_SECONDS, **fields)
        link = f"{visit.site.origin}/#/account?link={ticket}"
        letter = mail.letter(address, visit.language, kind, link, name)
        self._office.tasks.spawn(self._send(letter))

    async def _send(self, letter: Any) -> None:
        try:
            await asyncio.to_thread(mail.send, self._office.settings.mail, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Outage(f"mail: {type(error).__name__}") from None

    async def follow_link(self, visit: Visit, ticket: str) -> NewSession | None:
        """Do what a link was sent for; a session, unless there is one already."""
        self._office.doors.knock_from("proof", visit.address)
        said = await self._office.tickets.take(LINK, ticket)
        address = self._sealed(said["mail"])
        if said["deed"] == "confirm":
            await self._set_mail(visit, said["account"], address)
            return None
        if said["deed"] == "keep":
            return await self._keep_by_link(visit, said, address)
        account = await self._office.register.by_id(said["account"])
        if account is None or account.mail_hash != address[1]:
            raise stale()  # the account or its address has changed since
        return await self._office.begin(visit, account)

    def _sealed(self, address: str) -> tuple[str, str]:
        vault = self._office.store.vault
        return vault.seal(address, "e-mail"), mail.address_hash(vault, address)

    async def _keep_by_link(
        self, visit: Visit, said: dict[str, Any], address: tuple[str, str]
    ) -> NewSession:
        name = read_name(said["name"])
        await self._office.register.need_free(name)
        if await self._office.register.by_mail(address[1]) is not None:
            raise Denied("mail_taken", "another name is kept with this address")
        is_same = visit.guest is not None and visit.guest.id == said["guest"]
        visit = visit if is_same else Visit(visit.address, visit.label, visit.language, visit.site)
        account = visit.guest.id if visit.guest else new_id()
        return await self._office.keep(visit, name, account, [], address)

    async def _set_mail(self, visit: Visit, account: str, address: tuple[str, str]) -> None:
        if visit.session is None or visit.session.account != account:
            raise stale()  # opened elsewhere: only the one who asked may prove it
        try:
            await self._office.store.write([(SET_MAIL, (*address, account))])
        except Conflict:
            raise Denied("mail_taken", "another name is kept with this address") from None
