"""Tickets: what a link or a challenge says, sealed by our key, good for one use and some minutes.

Nothing is stored when one is issued; its hash is stored when it is used, so that it is used once.
"""

from __future__ import annotations

import json
from typing import Any

from orrery.core.errors import BadInput
from orrery.server.access.tokens import hash_of, new_token
from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import SpentRow, insert
from orrery.server.storage.store import Store

TO_URL, FROM_URL = str.maketrans("+/", "-_"), str.maketrans("-_", "+/")
FORGET = "DELETE FROM spent WHERE expires < ?"


class Tickets:
    """Issues and takes tickets."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Dates say when a ticket is over, so that all nodes agree."""
        self._store = store
        self._clock = clock

    def issue(self, purpose: str, seconds: float, **fields: Any) -> str:
        """A text that only we can read, for one purpose alone."""
        content = {**fields, "until": self._clock.date() + seconds, "n": new_token()}
        sealed = self._store.vault.seal(json.dumps(content), f"ticket {purpose}")
        return sealed.translate(TO_URL).rstrip("=")

    def read(self, purpose: str, text: str) -> dict[str, Any]:
        """What a ticket says; Denied when it is not ours, for something else, or too old."""
        try:
            padded = text.translate(FROM_URL) + "=" * (-len(text) % 4)
            content: dict[str, Any] = json.loads(
                self._store.vault.open(padded, f"ticket {purpose}")
            )
        except BadInput:
            raise stale() from None
        if content["until"] < self._clock.date():
            raise stale()
        return content

    async def take(self, purpose: str, text: str) -> dict[str, Any]:
        """The same, and it is used up."""
        content = self.read(purpose, text)
        try:
            await self._store.write([self.spending(content["n"], content["until"])])
        except Conflict:
            raise stale() from None
        return content

    def spending(self, word: str, until: float) -> Write:
        """What uses a word up: the second time it is a Conflict."""
        return insert(SpentRow(hash_of(word), until))

    async def forget(self) -> None:
        """Those that are too old need not be remembered."""
        await self._store.write([(FORGET, (self._clock.date(),))])


def stale() -> Denied:
    """The same answer to a forged, a used and an old ticket."""
    return Denied("stale_link", "this link or page has expired or was used already")
