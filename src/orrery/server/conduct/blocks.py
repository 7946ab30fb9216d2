"""Blocks: who wants nothing to do with whom. The blocked is never told."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.storage.rows import upsert
from orrery.server.storage.society import BlockRow
from orrery.server.storage.store import Store

MOST = 500  # of one person
UNBLOCK = "DELETE FROM blocks WHERE guest = ? AND blocked = ?"


class Blocks:
    """All blocks, in the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Nothing is kept in memory: nodes see the same."""
        self._store = store
        self._clock = clock

    async def block(self, guest: str, other: str) -> None:
        """Have nothing to do with somebody any more."""
        if guest == other:
            raise Misread("nobody can block themselves")
        if len(await self.of(guest)) >= MOST:
            raise Denied("too_many", f"you have blocked {MOST} people already")
        await self._store.write([upsert(BlockRow(guest, other, self._clock.date()))])

    async def unblock(self, guest: str, other: str) -> None:
        """Let somebody come again."""
        await self._store.write([(UNBLOCK, (guest, other))])

    async def of(self, guest: str | None) -> set[str]:
        """Whom somebody has blocked."""
        found = await self._store.read("SELECT blocked FROM blocks WHERE guest = ?", (guest,))
        return {row[0] for row in found}

    async def against(self, guest: str | None) -> set[str]:
        """Who has blocked somebody."""
        found = await self._store.read("SELECT guest FROM blocks WHERE blocked = ?", (guest,))
        return {row[0] for row in found}

    async def among(self, guests: Collection[str]) -> set[frozenset[str]]:
        """The pairs of some people that should not meet, whoever has blocked whom."""
        marks = ", ".join("?" for _ in guests)
        sql = f"SELECT guest, blocked FROM blocks WHERE guest IN ({marks}) AND blocked IN ({marks})"
        return {frozenset(row) for row in await self._store.read(sql, [*guests, *guests])}


def friendly(me: str, others: Iterable[str], apart: Collection[frozenset[str]]) -> list[str]:
    """As many of others, in their order, as can sit together with me and each other."""
    company = [me]
    for one in others:
        if not any(frozenset((one, known)) in apart for known in company):
            company.append(one)
    return company[1:]
