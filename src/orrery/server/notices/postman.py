"""The postman: takes what is due and has it sent, by letters, Web Push and webhooks.

Whoever cannot be reached is tried again, with growing pauses and not for ever; a browser that is
gone is forgotten. Nothing here waits for a person: a round ends.
"""

from __future__ import annotations

import asyncio
import smtplib
from collections import defaultdict
from collections.abc import Sequence

from orrery.core.errors import BadInput
from orrery.server.accounts import mail
from orrery.server.accounts.tickets import Tickets
from orrery.server.clock import Clock
from orrery.server.notices import push, webhooks
from orrery.server.notices.deliveries import (
    FAILED,
    MAIL,
    PUSH,
    SENT,
    settle,
    settle_tried,
    take,
    write_due,
)
from orrery.server.notices.letters import letter, stop_ticket
from orrery.server.notices.outside import Allowed
from orrery.server.notices.push import Message
from orrery.server.notices.sentences import Told, sentence, told
from orrery.server.notices.wishes import wishes_of
from orrery.server.settings import Settings
from orrery.server.storage.notice_rows import DeliveryRow, NoticeRow, PushTargetRow
from orrery.server.storage.rows import AccountRow
from orrery.server.storage.store import Store

AT_ONCE = 8  # connections
GONE = (404, 410)
AGAIN = (408, 425, 429)


class Gone(Exception):  # noqa: N818 - named for what happened
    """There is nobody there any more: trying again is of no use."""


class Unreached(Exception):  # noqa: N818 - named for what happened
    """Not now; perhaps later."""


class Postman:
    """Sends what is due."""

    def __init__(self, store: Store, clock: Clock, settings: Settings, tickets: Tickets) -> None:
        """Everything is in the store."""
        self._store, self._clock, self._settings = store, clock, settings
        self._tickets = tickets
        self._hooks = Allowed(settings.webhooks)
        self._services = push_services(settings)
        self._places = asyncio.Semaphore(AT_ONCE)

    async def round(self) -> int:
        """Send all that is due now: how many deliveries were tried."""
        await write_due(self._store, self._clock.date())
        taken = await take(self._store, self._clock.date())
        groups: dict[tuple[str | None, ...], list[DeliveryRow]] = defaultdict(list)
        for row in taken:
            key = (row.guest, row.batch) if row.channel == MAIL else (row.notice, row.target)
            groups[row.channel, *key].append(row)
        await asyncio.gather(*(self._deliver(rows) for rows in groups.values()))
        return len(taken)

    async def _deliver(self, rows: Sequence[DeliveryRow]) -> None:
        """Send deliveries that go out as one, and note what became of them."""
        async with self._places:
            try:
                await self._send(rows)
            except (Unreached, OSError, smtplib.SMTPException):
                for row in rows:
                    await settle_tried(self._store, row, self._clock.date())
            except (Gone, BadInput):
                await self._settle(rows, FAILED)
            else:
                await self._settle(rows, SENT)

    async def _settle(self, rows: Sequence[DeliveryRow], state: str) -> None:
        for row in rows:
            await settle(self._store, row, state, row.due)

    async def _send(self, rows: Sequence[DeliveryRow]) -> None:
        found = await self._told(rows)
        if not found:
            raise Gone
        channel = rows[0].channel
        if channel == MAIL:
            await self._write(rows[0], found)
        elif channel == PUSH:
            await self._push(rows[0], found[0])
        else:
            await self._call(rows[0], found[0])

    async def _told(self, rows: Sequence[DeliveryRow]) -> list[Told]:
        marks = ", ".join("?" for _ in rows)
        where = f"id IN ({marks}) ORDER BY at, id"
        ids = [row.notice for row in rows]
        return await told(self._store, await self._store.rows(NoticeRow, where, ids))

    # The channels

    async def _write(self, row: DeliveryRow, found: Sequence[Told]) -> None:
        """A letter."""
        accounts = await self._store.rows(AccountRow, "id = ?", (row.guest,))
        wishes, setting = await wishes_of(self._store, row.guest), self._settings.mail
        if not accounts or accounts[0].mail is None or wishes.letters == "off" or not setting:
            raise Gone
        address = self._store.vault.open(accounts[0].mail, "e-mail")
        ticket = stop_ticket(self._tickets, row.guest)
        message = letter(address, found, wishes, ticket, str(row.batch), setting)
        try:
            await asyncio.to_thread(mail.send, setting, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (Gone if all(code >= 550 for code in codes) else Unreached) from None

    async def _push(self, row: DeliveryRow, one: Told) -> None:
        """A message for a browser."""
        rows = await self._store.rows(PushTargetRow, "id = ?", (row.target,))
        if not rows or not push.is_enabled():
            raise Gone
        wishes = await wishes_of(self._store, row.guest)
        message = Message("Orrery", sentence(one, wishes), f"/{one.link}", one.notice.id)
        key = await push.private_key(self._store)
        sub = self._contact(wishes.site)
        target = push.opened(self._store, rows[0])
        status = await asyncio.to_thread(
            push.send, target, message, key, sub, self._clock.date(), self._services
        )
        if status in GONE:
            await push.remove_target(self._store, row.guest, row.target)
        need_success(status)

    def _contact(self, site: str) -> str:
        """Whom a push service may write to."""
        if self._settings.mail not in ("", mail.TO_LOG):
            return f"mailto:{mail.read_smtp(self._settings.mail).sender}"
        return site or "https://orrery.invalid"

    async def _call(self, row: DeliveryRow, one: Told) -> None:
        """A webhook."""
        hook = await webhooks.hook_of(self._store, row.target)
        if hook is None:
            raise Gone
        status = await asyncio.to_thread(webhooks.send, hook, one, self._clock.date(), self._hooks)
        need_success(status)


def need_success(status: int) -> None:
    """Gone or Unreached unless an answer says yes; a redirect is a no."""
    if 200 <= status < 300:
        return
    raise Unreached if status >= 500 or status in AGAIN else Gone


def push_services(settings: Settings) -> Allowed:
    """Where messages for browsers may be sent."""
    return Allowed((*push.SERVICES, *settings.push))
