"""Games begin with their modules; compiled code takes over where a game is played.

It is compiled in the background, by a process that gives way to everybody, and loaded from the disk
while the module plays on (`orrery.wasm.takeover` says why nobody notices).

A game without a good module is compiled from the start; until it is ready its tables wait.
What somebody waits for is compiled before everything else and at once, the rules first and then the
search of the bots. The background gives way: its process is stopped, and begins again when nobody
waits any more. Little is lost by that, because each compiled function is on the disk at once. Only
rules that are awaited themselves go on.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from orrery.bots.compilation import is_on_disk, load, warm_up
from orrery.core.registry import find_game, game_ids, package_of
from orrery.core.rule import IS_PLAIN
from orrery.core.target import is_at_once
from orrery.server.bots.pool import WorkerPool
from orrery.server.protocol.codes import Denied
from orrery.wasm.choice import compiled_plays, has_module, plays_at_once
from orrery.wasm.host import is_there

log = logging.getLogger("orrery.server")

WAITING, COMPILING, READY, FAILED = "waiting", "compiling", "ready", "failed"
GAVE_WAY = "gave way to what somebody waits for"


class Compilation:
    """How far each game is: waiting, compiling, ready or failed."""

    def __init__(self, pool: WorkerPool) -> None:
        """Nothing is compiled yet."""
        self._pool = pool
        self.stages = dict.fromkeys(game_ids(), READY if IS_PLAIN else WAITING)
        self.faults: dict[str, str] = {}
        self._on_disk: set[str] = set()  # games whose rules are compiled
        self._searchable: set[str] = set(self.stages) if IS_PLAIN else set()
        self._modules = {game for game in self.stages if begins_at_once(game)}
        self._unloaded = set(self._modules)
        self._played: asyncio.Queue[str] = asyncio.Queue()  # worth compiling
        self.stages |= dict.fromkeys(self._modules, READY)
        self._searchable |= self._modules
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._awaited: Counter[str] = Counter()  # by game: how many wait for it
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._background: asyncio.Future[str | None] | None = None  # gives way
        self._background_rules = ""  # the game whose rules it compiles

    @property
    def searchable(self) -> list[str]:
        """The games whose ranks can think already."""
        return sorted(self._searchable)

    async def warm_all(self) -> None:
        """Compile all games without a module, then the search for each; then those played."""
        if self._modules:
            await self._pool.begin()
        for game in self.stages:
            while self.stages[game] not in (READY, FAILED):
                await self._nobody_waits.wait()
                await self._warm(game)
        for game in self.stages:
            while game not in self._searchable:
                await self._nobody_waits.wait()
                await self._warm_search(game)
        while self._modules and not IS_PLAIN:
            await self._take_over(await self._played.get())

    def is_ready(self, game: str) -> bool:
        """A game can be played."""
        return self.stages.get(game) == READY

    # Waiting for a game

    async def ready(self, game: str) -> None:
        """Come back when a game can be played; Denied when it cannot."""
        await self._load_module(game)
        if self.is_ready(game):
            return
        with self._awaiting(game):
            await self._warm(game)
        if not self.is_ready(game):
            raise Denied("not_ready", f"{game} cannot be played: its rules do not compile")

    async def ready_to_search(self, game: str) -> None:
        """Come back when the search for a game is compiled, its rules before it."""
        await self._load_module(game)
        if game in self._searchable:
            return
        with self._awaiting(game):
            if self.stages.get(game) == READY or await self._compile_rules(game):
                await self._warm_search(game)

    async def _load_module(self, game: str) -> None:
        """Let the module of a game be ready; one that is no good counts as none."""
        if game not in self._unloaded:
            return
        async with self._locks[f"module {game}"]:
            if game in self._unloaded:
                is_good = await asyncio.to_thread(plays_at_once, find_game(game))
                self._unloaded.discard(game)
                if is_good:
                    self._played.put_nowait(game)
                else:
                    self._modules.discard(game)
                    self._searchable.discard(game)
                    self.stages[game] = WAITING

    async def _take_over(self, game: str) -> None:
        """Compile a game that is played, then let compiled code go on between two moves."""
        fault = None if is_on_disk(game) else await self._pool.warm_up(game, with_search=True)
        if fault is None:
            fault = await asyncio.to_thread(load_here, game, load)
        if fault is None:
            compiled_plays(find_game(game))  # nothing else runs in this moment
        else:
            self.faults[game] = fault
            log.error("the module of %s plays on, its rules do not compile: %s", game, fault)

    @contextmanager
    def _awaiting(self, game: str) -> Iterator[None]:
        """Somebody waits for a game: what is done in the background for others stops."""
        self._awaited[game] += 1
        self._nobody_waits.clear()
        if self._background is not None and self._background_rules != game:
            self._background.cancel()
        try:
            yield
        finally:
            self._awaited[game] -= 1
            if not self._awaited.total():
                self._nobody_waits.set()

    # Compiling

    async def _warm(self, game: str) -> None:
        """Compile the rules of a game, then load them here from the disk."""
        if not await self._compile_rules(game):
            return
        async with self._locks[f"load {game}"]:
            if self.stages[game] != READY:
                self._note_rules(game, await asyncio.to_thread(load_here, game), READY)

    async def _compile_rules(self, game: str) -> bool:
        """Compile the rules of a game onto the disk; whether they are there."""
        async with self._locks[game]:
            if game not in self._on_disk:
                self.stages[game] = COMPILING
                fault: str | None = GAVE_WAY
                try:
                    fault = await self._compile(game)
                finally:
                    self._note_rules(game, fault, COMPILING)
                if fault is None:
                    self._on_disk.add(game)
        return game in self._on_disk

    def _note_rules(self, game: str, fault: str | None, stage: str) -> None:
        """The stage of a game after something was done for it."""
        self.stages[game] = {None: stage, GAVE_WAY: WAITING}.get(fault, FAILED)
        if self.stages[game] == FAILED:
            self.faults[game] = str(fault)
            log.error("the rules of %s do not compile: %s", game, fault)

    async def _warm_search(self, game: str) -> None:
        """Compile the search for a game onto the disk; one that fails is not tried again."""
        async with self._locks[f"search {game}"]:
            if game in self._searchable:
                return
            fault = await self._compile(game, with_search=True)
            if fault == GAVE_WAY:
                return
            if fault is not None:
                self.faults[f"search {game}"] = fault
            self._searchable.add(game)

    async def _compile(self, game: str, with_search: bool = False) -> str | None:
        """None, what went wrong, or GAVE_WAY if nobody waits for this but for something else."""
        if self._awaited[game]:
            return await self._pool.warm_up(game, with_search, is_awaited=True)
        work = self._background = asyncio.ensure_future(self._pool.warm_up(game, with_search))
        self._background_rules = "" if with_search else game
        try:
            await asyncio.wait([work])
        finally:
            self._background = None
            if work.cancel():
                await asyncio.wait([work])
        return GAVE_WAY if work.cancelled() else work.result()


def begins_at_once(game: str) -> bool:
    """Whether a game begins with a module, as far as one can tell without loading it."""
    return is_at_once() and is_there() and has_module(package_of(game))


def load_here(game: str, load_rules: Callable[[str], None] = warm_up) -> str | None:
    """Load compiled rules into this process; None, or what went wrong."""
    try:
        load_rules(game)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    gc.freeze()  # compiled rules stay: looking through them for garbage stops play for 0.15 s
    return None
