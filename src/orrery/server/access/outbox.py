"""The outbox of a socket: bounded. When it overflows, the queue gives way to fresh views."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from orrery.server.protocol.replies import Reply, Sealed, Sight, seal
from orrery.server.settings import Settings


class Outbox:
    """Replies waiting for one reader."""

    def __init__(self, settings: Settings) -> None:
        """Empty."""
        self._settings = settings
        self._queue: deque[Sealed] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self._is_taken = False  # one that was taken is on its way
        self.is_behind = False
        """The queue was dropped: its reader is owed a fresh view of all it watches."""
        self._gathered: list[Sealed] | None = None  # since `gather`
        self.send_at_once: Callable[[Sequence[Sealed]], bool] | None = None
        """Sends replies now, together; False when they have to wait."""

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def n_bytes(self) -> int:
        """How much memory waits."""
        return self._bytes

    def put(self, reply: Reply | Sealed) -> None:
        """Queue a reply; only sealed replies ever reach a socket."""
        sealed = reply if isinstance(reply, Sealed) else seal(reply)
        if self._gathered is not None:
            self._gathered.append(sealed)
        else:
            self._send((sealed,))

    def gather(self) -> None:
        """Keep replies together from now on: each way to the socket takes a call to the kernel."""
        self._gathered = []

    def send_gathered(self) -> None:
        """Send what was put since `gather`, in that order."""
        gathered, self._gathered = self._gathered, None
        if gathered:
            self._send(gathered)

    def _send(self, replies: Sequence[Sealed]) -> None:
        """Send replies at once if nothing is before them, or else let them wait in line."""
        send = self.send_at_once
        if send is not None and not (self._queue or self._is_taken or self.is_behind):
            if send(replies):
                return
        for sealed in replies:
            self._queue_up(sealed)

    def _queue_up(self, sealed: Sealed) -> None:
        self._queue.append(sealed)
        self._bytes += len(sealed.data)
        limit = self._settings
        if len(self._queue) > limit.outbox_messages or self._bytes > limit.outbox_bytes:
            self.drop()
        self._filled.set()

    def drop(self) -> None:
        """Forget the queue; a fresh view will do."""
        self._queue.clear()
        self._bytes = 0
        self.is_behind = True

    def forget(self, table: str, sight: Sight | None) -> None:
        """Take out what shows a table otherwise than its reader may see it now (None: at all)."""
        kept = [sealed for sealed in self._queue if sealed.may_go(table, sight)]
        self._queue = deque(kept)
        self._bytes = sum(len(sealed.data) for sealed in kept)

    @contextmanager
    def taken(self) -> Iterator[Sealed | None]:
        """The next reply, or None; no other overtakes it meanwhile."""
        self._is_taken = True
        try:
            yield self.take()
        finally:
            self._is_taken = False

    def take(self) -> Sealed | None:
        """The next reply, or None."""
        if not self._queue:
            return None
        sealed = self._queue.popleft()
        self._bytes -= len(sealed.data)
        return sealed

    async def wait(self) -> None:
        """Come back when there is something to send."""
        if not self._queue and not self.is_behind:
            self._filled.clear()
            await self._filled.wait()
