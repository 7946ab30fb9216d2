"""The desk: everything about conduct in one place, as tables and pages ask for it."""

from __future__ import annotations

from orrery.server.clock import DAY, Clock
from orrery.server.conduct.blocks import Blocks
from orrery.server.conduct.leavers import Leavers
from orrery.server.conduct.letters import Letters
from orrery.server.conduct.reports import Reports
from orrery.server.conduct.verdicts import Verdicts
from orrery.server.protocol.codes import Denied
from orrery.server.storage.clubs import FORGET_ASKED, FORGET_EMPTY
from orrery.server.storage.rows import upsert
from orrery.server.storage.society import ModeratorRow
from orrery.server.storage.store import Store

FORGOTTEN = 60 * DAY  # a tournament that was never begun
FORGET_TOURNAMENTS = "DELETE FROM tournaments WHERE state = 'open' AND created < ?"
FORGET_ENTRANTS = """DELETE FROM entrants WHERE tournament IN
    (SELECT id FROM tournaments WHERE state = 'open' AND created < ?)"""


class Conduct:
    """Blocks, reports, verdicts, letters, leavers and moderators."""

    def __init__(self, store: Store, clock: Clock, moderators: tuple[str, ...] = ()) -> None:
        """`moderators`: skeletons of names that the operator gave on the command line."""
        self._store = store
        self._clock = clock
        self._named = moderators
        self.blocks = Blocks(store, clock)
        self.leavers = Leavers(store, clock)
        self.letters = Letters(store, clock)
        self.reports = Reports(store, clock)
        self.verdicts = Verdicts(store, clock, self.reports, self.letters)

    async def is_moderator(self, guest: str | None) -> bool:
        """Whether somebody decides about reports; only whoever keeps a name can."""
        sql = """SELECT a.skeleton, m.guest FROM accounts a LEFT JOIN moderators m
            ON m.guest = a.id WHERE a.id = ?"""
        found = await self._store.read(sql, (guest,))
        return any(named is not None or skeleton in self._named for skeleton, named in found)

    async def need_moderator(self, guest: str | None) -> None:
        """Denied for all others, who need not know that there is such a page."""
        if not await self.is_moderator(guest):
            raise Denied("no_page", "there is no such page")

    async def appoint(self, guest: str) -> None:
        """Somebody is a moderator from now on."""
        await self._store.write([upsert(ModeratorRow(guest, self._clock.date()))])

    async def dismiss(self, guest: str) -> None:
        """And no longer."""
        await self._store.write([("DELETE FROM moderators WHERE guest = ?", (guest,))])

    async def moderators(self) -> set[str]:
        """All whom the operator's page has made moderators."""
        return {row.guest for row in await self._store.rows(ModeratorRow)}

    async def tidy(self) -> None:
        """What is over: bans, silences; what is old: letters, leavings, invitations ..."""
        await self.verdicts.lapse()
        await self.letters.forget()
        await self.leavers.forget()
        today = self._clock.date()
        old = today - FORGOTTEN
        await self._store.write([
            ("DELETE FROM invitations WHERE expires < ?", (today,)),
            (FORGET_ENTRANTS, (old,)),
            (FORGET_TOURNAMENTS, (old,)),
            (FORGET_EMPTY, ()),
            (FORGET_ASKED, ()),
        ])  # fmt: skip
