"""Keeps long-lived tasks alive: whatever one of them trips over, it is noted and begins again.

The pause before each new beginning grows, so that a fault that lasts costs little; after a calm
stretch it is short again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from orrery.server.clock import Clock

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
CALM_SECONDS = 30.0  # of work without a fault, then the next pause is the first again


class Supervisor:
    """Runs work until it ends by itself."""

    def __init__(self, clock: Clock, note: Callable[[str, Exception], None]) -> None:
        """`note` is told of every fault."""
        self._clock = clock
        self._note = note
        self.restarts: Counter[str] = Counter()
        """How often work of each kind had to begin again."""

    async def keep(self, kind: str, work: Callable[[], Awaitable[None]]) -> None:
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
