"""The office: all that belongs to kept names, and the steps that every way in shares."""

from __future__ import annotations

from orrery.server.access.guests import Guests
from orrery.server.accounts import passkeys
from orrery.server.accounts.doors import EVERYBODY, Doors
from orrery.server.accounts.names import Name, read_name
from orrery.server.accounts.passkeys import Passkeys, wrong
from orrery.server.accounts.passwords import Passwords
from orrery.server.accounts.personal_tokens import PersonalTokens
from orrery.server.accounts.register import Register
from orrery.server.accounts.sessions import NewSession, Sessions
from orrery.server.accounts.tickets import Tickets
from orrery.server.accounts.visits import Visit
from orrery.server.clock import Clock
from orrery.server.protocol.codes import SENTENCES, Denied
from orrery.server.settings import Settings
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import AccountRow, SessionRow
from orrery.server.storage.store import Store
from orrery.server.tasks import Tasks

PASSWORD = "password"


class Office:
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
    def enabled(self) -> list[str]:
        """The ways that the host has enabled."""
        enabled = {
            PASSWORD: self.passwords.is_enabled,
            passkeys.KIND: self.passkeys.is_enabled,
            "mail": bool(self.settings.mail),
        }
        return [way for way, is_there in enabled.items() if is_there]

    # Keeping a name

    async def free_name(self, visit: Visit, text: str) -> Name:
        """A name that somebody may keep now; Denied when it is taken, or they keep one."""
        if visit.session is not None:
            raise Denied("not_now", "you keep a name already")
        name = read_name(text)
        self.doors.knock_from("sign_up", visit.address)
        self.doors.knock("all_sign_ups", EVERYBODY)
        await self.register.need_free(name)
        return name

    async def keep(
        self, visit: Visit, name: Name, account: str, ways: list[Write],
        address: tuple[str, str] | None = None,
    ) -> NewSession:  # fmt: skip
        """A kept name, and a session for whoever keeps it."""
        session = self.sessions.new(account, visit.label)
        writes = [*ways, *session.writes]
        await self.register.keep(visit.guest, name, writes, account, address)
        return session

    # Signing in

    async def begin(
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
        await self.guests.meet(account.id)
        return session

    # Changing

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
