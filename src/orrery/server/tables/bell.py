"""The bell: rings for people who listen when something happens at a table of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class Bell:
    """Who listens, by guest."""

    def __init__(self) -> None:
        """Nobody does."""
        self._listeners: dict[str, list[asyncio.Event]] = {}

    @contextmanager
    def listen(self, guest: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever it rings for a guest."""
        rung = asyncio.Event()
        self._listeners.setdefault(guest, []).append(rung)
        try:
            yield rung
        finally:
            self._listeners[guest].remove(rung)
            if not self._listeners[guest]:
                del self._listeners[guest]

    @property
    def is_heard(self) -> bool:
        """Somebody listens, whoever it is."""
        return bool(self._listeners)

    def ring(self, guests: Iterable[str | None]) -> None:
        """Something has happened that concerns these."""
        if not self._listeners:
            return
        for guest in guests:
            for rung in self._listeners.get(guest or "", ()):
                rung.set()
