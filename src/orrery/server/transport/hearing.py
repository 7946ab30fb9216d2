"""Hearing: requests of one wire are carried out one after the other, each to its end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from orrery.server.commands.connection import Connection, DirectWire
from orrery.server.commands.dispatch import receive

WIRE = "orrery.wire"  # in the extensions of a socket's scope
MOST_WAITING = 8  # texts that were read but not looked at


class HeardWire(DirectWire, Protocol):
    """A wire as it is heard; that of uvicorn is `wire.Wire`, which a server in a page has not."""

    hear: Callable[[str], None] | None

    def hold(self) -> None:
        """Read no more for now."""

    def go_on(self) -> None:
        """Read again."""


class Hearing:
    """What comes on a wire."""

    def __init__(self, wire: HeardWire, connection: Connection) -> None:
        """Hear from now on."""
        self._wire = wire
        self._connection = connection
        self._waiting: deque[str] = deque()
        self._is_busy = False
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done by what ends the socket: an offence, or a mistake of ours."""
        wire.hear = self._hear

    def close(self) -> None:
        """Nobody is there any more: what waits is left alone, what is under way is finished."""
        self._waiting.clear()
        self._wire.hear = None
        self.end.cancel()

    def _hear(self, text: str) -> None:
        self._waiting.append(text)
        if not self._is_busy:
            self._is_busy = True
            self._connection.hall.tasks.start(self._carry_out())
        elif len(self._waiting) >= MOST_WAITING:
            self._wire.hold()

    async def _carry_out(self) -> None:
        try:
            while self._waiting:
                await receive(self._connection, self._waiting.popleft())
                if not self._waiting:
                    self._wire.go_on()
        except Exception as error:
            if not self.end.done():
                self.end.set_exception(error)
        finally:
            self._is_busy = False


def wire_of(scope: Any) -> HeardWire | None:
    """The wire of a socket, where it came by one: not in tests, nor in a browser."""
    found: HeardWire | None = scope.get("extensions", {}).get(WIRE)
    return found
