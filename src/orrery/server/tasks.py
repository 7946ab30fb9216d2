"""What runs beside requests: tasks that end with the server, and a supervisor for the long ones.

Whatever a supervised task trips over, it is noted and begins again. The pause before each new
beginning grows, so that a fault that lasts costs little; after a calm stretch it is short again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from orrery.server.clock import Clock

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
CALM_SECONDS = 30.0  # of work without a fault, then the next pause is the first again

Note = Callable[[str, BaseException], None]
Work = Callable[[], Awaitable[None]]


class Supervisor:
    """Runs work until it ends by itself."""

    def __init__(self, clock: Clock, note: Note) -> None:
        """`note` is told of every fault."""
        self._clock = clock
        self._note = note
        self.restarts: Counter[str] = Counter()
        """How often work of each kind had to begin again."""

    async def keep(self, kind: str, work: Work) -> None:
        """Do work to its end, however often it has to begin again."""
        pause = FIRST_PAUSE
        while True:
            began = self._clock.now()
            try:
                await work()
                return
            except Exception as error:
                self._note(kind, error)
                self.restarts[kind] += 1
            if self._clock.now() - began >= CALM_SECONDS:
                pause = FIRST_PAUSE
            await self._clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


class Tasks:
    """All that runs beside; what goes wrong there is noted, and `close` ends it."""

    def __init__(self, clock: Clock, note: Note) -> None:
        """Nothing runs yet."""
        self._note = note
        self._running: set[asyncio.Task[Any]] = set()
        self.supervisor = Supervisor(clock, note)

    def spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Run something beside."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._note_end)
        return task

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside that sees to its own faults: with as little ado as possible."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def keep(self, kind: str, work: Work) -> asyncio.Task[None]:
        """Run something beside that begins again after a fault."""
        return self.spawn(self.supervisor.keep(kind, work))

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it is gone meanwhile."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._note("a task", error)

    async def close(self) -> None:
        """End all of it."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
