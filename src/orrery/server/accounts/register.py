"""The register: accounts as they are stored, how one comes to be, and how it goes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from orrery.server.access.guests import Guests
from orrery.server.access.tokens import hash_of, new_id, new_token
from orrery.server.accounts.labels import labelled
from orrery.server.accounts.names import Name
from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied
from orrery.server.storage import clubs
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import AccountRow, CredentialRow, GuestRow, insert
from orrery.server.storage.society import WITH_ACCOUNT
from orrery.server.storage.store import Store

SHOWN_AT_FIRST = "ratings"
SHOWABLE = ("games", "ratings", "statistics")
MARK_BOT = """UPDATE guests SET bot = ?, name = ?, changed = ? WHERE id = ? AND bot IS NULL
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)"""
KEEP = "UPDATE guests SET name = ?, token_hash = ?, kept = ?, changed = ? WHERE id = ?"
DELETIONS = (
    "DELETE FROM accounts WHERE id = ?",
    "DELETE FROM credentials WHERE account = ?",
    "DELETE FROM sessions WHERE account = ?",
    "DELETE FROM standings WHERE guest = ?",
    "DELETE FROM rating_steps WHERE guest = ?",
    "DELETE FROM seekers WHERE guest = ?",
    "DELETE FROM personal_tokens WHERE account = ?",
    "DELETE FROM studies WHERE owner = ?",
    "DELETE FROM notices WHERE guest = ?",
    "DELETE FROM deliveries WHERE guest = ?",
    "DELETE FROM notice_wishes WHERE account = ?",
    "DELETE FROM push_targets WHERE account = ?",
    "DELETE FROM vacations WHERE guest = ?",
    "UPDATE chat SET name = '' WHERE guest = ?",
    *WITH_ACCOUNT,
    *clubs.WITH_ACCOUNT,
)


class Register:
    """All accounts."""

    def __init__(self, store: Store, clock: Clock, guests: Guests) -> None:
        """Everything is in the store; guests have the names that tables show."""
        self._store = store
        self._clock = clock
        self._guests = guests

    # Finding

    async def by_id(self, account: str) -> AccountRow | None:
        """The account of a guest."""
        return await self._one("id = ?", account)

    async def by_skeleton(self, skeleton: str) -> AccountRow | None:
        """The account of a name or of one that looks like it."""
        return await self._one("skeleton = ?", skeleton)

    async def by_mail(self, mail_hash: str) -> AccountRow | None:
        """The account of an address."""
        return await self._one("mail_hash = ?", mail_hash)

    async def _one(self, where: str, value: str) -> AccountRow | None:
        found = await self._store.rows(AccountRow, where, (value,))
        return found[0] if found else None

    async def credentials(self, account: str) -> list[CredentialRow]:
        """All ways of an account, the oldest first."""
        return await self._store.rows(CredentialRow, "account = ? ORDER BY created, id", (account,))

    async def credential(self, credential: str) -> CredentialRow | None:
        """One way by its id."""
        found = await self._store.rows(CredentialRow, "id = ?", (credential,))
        return found[0] if found else None

    # Coming and going

    async def need_free(self, name: Name) -> None:
        """Denied when somebody keeps a name, or one that looks like it."""
        if await self.by_skeleton(name.skeleton) is not None:
            raise taken()

    async def keep(
        self, guest: GuestRow | None, name: Name, writes: Sequence[Write],
        account: str | None = None, mail: tuple[str, str] | None = None,
    ) -> AccountRow:  # fmt: skip
        """Make an account: of a guest, whose games are its games, or of somebody new.

        The old token of the guest is good for nothing any more.
        """
        today = self._clock.date()
        row = GuestRow(
            guest.id if guest else account or new_id(), name.shown, hash_of(new_token()),
            guest.created if guest else today, today, None, today, today,
        )  # fmt: skip
        sealed, mail_hash = mail or (None, None)
        kept = AccountRow(
            row.id, name.shown, name.skeleton, today, SHOWN_AT_FIRST, sealed, mail_hash
        )
        known: Write = insert(row)
        if guest is not None:
            known = (KEEP, (row.name, row.token_hash, row.kept, row.changed, row.id))
        try:
            await self._store.write([insert(kept), known, *writes])
        except Conflict:
            raise taken() from None
        self._guests.rows[row.id] = row
        return kept

    async def delete(self, account: str) -> None:
        """Forget an account: its games stay, its name goes."""
        today = self._clock.date()
        writes: list[Write] = [(sql, (account,)) for sql in DELETIONS]
        gone: Write = (KEEP, ("", hash_of(new_token()), None, today, account))
        await self._store.write([*writes, gone])
        known = self._guests.rows.get(account)
        if known is not None:
            self._guests.rows[account] = msgspec.structs.replace(known, name="", kept=None)

    async def mark_bot(self, account: AccountRow) -> GuestRow:
        """From now on and for good a program plays under this name; Denied once it has games."""
        today = self._clock.date()
        shown = labelled(account.name)
        await self._store.write([(MARK_BOT, (today, shown, today, account.id))])
        await self._guests.meet(account.id)
        guest = self._guests.rows[account.id]
        if guest.bot is None:
            raise Denied("not_now", "only an account without games can become a program's")
        return guest

    async def show(self, account: str, shows: Sequence[str]) -> None:
        """What others may see."""
        words = " ".join(word for word in SHOWABLE if word in shows)
        await self._store.write([("UPDATE accounts SET shows = ? WHERE id = ?", (words, account))])


def taken() -> Denied:
    """Somebody was here first."""
    return Denied("name_taken", "somebody keeps this name, or one that looks like it")
