"""Letters: sentences for somebody, kept until they are put away. The client has the words."""

from __future__ import annotations

import json
from typing import Any

from orrery.server.access.tokens import new_id
from orrery.server.clock import DAY, Clock
from orrery.server.protocol.conduct import LetterSeen
from orrery.server.storage.database import Write
from orrery.server.storage.rows import insert
from orrery.server.storage.society import LetterRow
from orrery.server.storage.store import Store

MOST = 20  # shown at once
KEPT = 60 * DAY


class Letters:
    """All letters, in the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Nothing is kept in memory."""
        self._store = store
        self._clock = clock

    def write(self, guest: str, kind: str, **said: Any) -> Write:
        """The write that leaves a letter."""
        today = self._clock.date()
        return insert(LetterRow(new_id(), guest, kind, json.dumps(said), today))

    async def of(self, guest: str) -> list[LetterSeen]:
        """Somebody's letters, the newest first."""
        where = f"guest = ? ORDER BY at DESC, id LIMIT {MOST}"
        rows = await self._store.rows(LetterRow, where, (guest,))
        return [LetterSeen(row.id, row.kind, json.loads(row.said), row.at) for row in rows]

    async def put_away(self, guest: str, letter: str) -> None:
        """It has been read."""
        sql = "DELETE FROM letters WHERE guest = ? AND id = ?"
        await self._store.write([(sql, (guest, letter))])

    async def forget(self) -> None:
        """What nobody has read for two months."""
        before = self._clock.date() - KEPT
        await self._store.write([("DELETE FROM letters WHERE at < ?", (before,))])
