"""Group commit, the event loop's side: all writes that wait go to the writer as one package.

While a package is being committed the next one gathers, so groups are as large as the disk is
slow, a lone move waits for nobody, and the two threads meet once a package, not once a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from orrery.server.storage.commits import Failures, Unit
from orrery.server.storage.database import Write
from orrery.server.storage.hands import Writing

MOST_UNITS = 256


class GroupCommit:
    """The writes of one event loop, in the order they came."""

    def __init__(self, writer: Writing, loop: asyncio.AbstractEventLoop) -> None:
        """Nothing waits."""
        self.loop = loop
        self._writer = writer
        self._waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self._is_busy = False

    @property
    def n_waiting(self) -> int:
        """How many units have not been handed in yet."""
        return len(self._waiting)

    async def write(self, writes: Sequence[Write]) -> None:
        """Come back when the unit is committed; who stops waiting does not stop the writing."""
        future: asyncio.Future[None] = self.loop.create_future()
        self._waiting.append((writes, future))
        if not self._is_busy:
            self._is_busy = True
            self.loop.call_soon(self._hand_in)
        await future

    def _hand_in(self) -> None:
        """Give the writer what waits."""
        package, self._waiting = self._waiting[:MOST_UNITS], self._waiting[MOST_UNITS:]
        futures = [future for _, future in package]

        def done(failures: Failures) -> None:
            with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                self.loop.call_soon_threadsafe(self._settle, futures, failures)

        self._writer.submit_all([unit for unit, _ in package], done)

    def _settle(self, futures: list[asyncio.Future[None]], failures: Failures) -> None:
        """Tell who waits, then hand in what has come meanwhile."""
        self._is_busy = bool(self._waiting)
        if self._waiting:
            self._hand_in()
        for future, failure in zip(futures, failures, strict=True):
            if future.done():
                continue
            if failure is None:
                future.set_result(None)
            else:
                future.set_exception(failure)
