"""Rules are compiled in the background at the start; until a game is ready its tables wait."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from orrery.core.registry import game_ids
from orrery.core.rule import IS_PLAIN
from orrery.server.brains import Brains
from orrery.server.denied import Denied

WAITING, COMPILING, READY, FAILED = "waiting", "compiling", "ready", "failed"


class Warmth:
    """How far each game is: waiting, compiling, ready or failed."""

    def __init__(self, brains: Brains) -> None:
        """Nothing is compiled yet."""
        self._brains = brains
        self.stages = dict.fromkeys(game_ids(), READY if IS_PLAIN else WAITING)
        self.faults: dict[str, str] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._searchable: set[str] = set(self.stages) if IS_PLAIN else set()
        self._n_awaited = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()

    async def warm_all(self) -> None:
        """Compile all games, one after the other, then the search for each.

        Nothing new is begun while somebody waits for a game: that one has the processor.
        """
        for game in self.stages:
            await self._nobody_waits.wait()
            await self.warm(game)
        for game in self.stages:
            await self._nobody_waits.wait()
            await self._warm_search(game)

    async def ready_to_search(self, game: str) -> None:
        """Come back when the search for a game is compiled."""
        if game not in self._searchable:
            with self._awaited():
                await self._warm_search(game)

    @contextmanager
    def _awaited(self) -> Iterator[None]:
        """Somebody waits for a game."""
        self._n_awaited += 1
        self._nobody_waits.clear()
        try:
            yield
        finally:
            self._n_awaited -= 1
            if not self._n_awaited:
                self._nobody_waits.set()

    async def _warm_search(self, game: str) -> None:
        """Compile the search for a game in a worker, onto the disk."""
        async with self._locks.setdefault(f"search {game}", asyncio.Lock()):
            if game not in self._searchable:
                fault = await self._brains.warm_up(game, with_search=True)
                if fault is not None:
                    self.faults[f"search {game}"] = fault
                self._searchable.add(game)

    @property
    def searchable(self) -> list[str]:
        """The games whose ranks can think already."""
        return sorted(self._searchable)

    async def warm(self, game: str) -> None:
        """Compile one game in a worker, then load it here from the disk."""
        async with self._locks.setdefault(game, asyncio.Lock()):
            if self.stages.get(game) not in (WAITING, FAILED):
                return
            self.stages[game] = COMPILING
            fault = None if IS_PLAIN else await self._brains.warm_up(game)
            if fault is None:
                fault = await asyncio.to_thread(load_here, game)
            self.stages[game] = READY if fault is None else FAILED
            if fault is not None:
                self.faults[game] = fault

    async def ready(self, game: str) -> None:
        """Come back when a game can be played; Denied when it cannot."""
        if self.stages.get(game) == READY:
            return
        with self._awaited():
            await self.warm(game)
        if self.stages.get(game) != READY:
            raise Denied("not_ready", f"{game} cannot be played: {self.faults.get(game, '?')}")


def load_here(game: str) -> str | None:
    """Load compiled rules into this process; None, or what went wrong."""
    from orrery.server.worker import warm_up

    try:
        warm_up(game)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    gc.freeze()  # compiled rules stay: looking through them for garbage stops play for 0.15 s
    return None
