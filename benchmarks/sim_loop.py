"""An event loop without real time: sleeping takes no time, and dice decide who goes first.

The order in which callbacks that are ready are run is shuffled by a seed, and so is nothing else:
the same seed gives the same run. Nothing here waits for a socket, a thread or a clock.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import os
import random
import secrets
import selectors
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

DATE = 1_700_000_000.0


class Stuck(Exception):  # noqa: N818 - named for what happened
    """Everybody waits for somebody else: nothing will ever happen again."""


class Machine:
    """What a server runs on: while it is paused nothing of it goes on, and it does not notice."""

    def __init__(self, loop: VirtualLoop) -> None:
        """It runs."""
        self.loop = loop
        self.is_paused = False
        self._held: list[asyncio.Handle] = []
        self.context = contextvars.copy_context()
        self.context.run(MACHINE.set, self)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Have something done by this machine."""
        return self.loop.create_task(work, context=self.context.copy())

    def do(self, call: Callable[[], T]) -> T:
        """Do something as this machine: whatever it begins is this machine's."""
        return self.context.copy().run(call)

    def hold(self, handle: asyncio.Handle) -> None:
        """Do this after the pause."""
        self._held.append(handle)

    def wake(self) -> None:
        """Go on, with everything that has come meanwhile."""
        self.is_paused = False
        held, self._held = self._held, []
        ready: Any = self.loop._ready  # type: ignore[attr-defined]
        ready.extend(held)


T = TypeVar("T")
MACHINE: contextvars.ContextVar[Machine | None] = contextvars.ContextVar("machine", default=None)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time goes by only where all have to wait for it."""

    def __init__(self, dice: random.Random) -> None:
        """At second 0."""
        self._seconds = 0.0
        self._dice = dice
        super().__init__(selectors.SelectSelector())

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._seconds

    def _run_once(self) -> None:
        """Run all that is ready, in an order of the dice; if nothing is, let time go by first."""
        loop: Any = self
        ready, scheduled = loop._ready, loop._scheduled
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False
        if not ready and scheduled:
            self._seconds = max(self._seconds, scheduled[0]._when)
        elif not ready and not loop._stopping:
            raise Stuck("nothing is ready, and nothing ever will be")
        while scheduled and scheduled[0]._when <= self._seconds:
            timer = heapq.heappop(scheduled)
            timer._scheduled = False
            ready.append(timer)
        order = list(ready)
        ready.clear()
        self._dice.shuffle(order)
        for handle in order:
            self._run_or_hold(handle)

    @staticmethod
    def _run_or_hold(handle: Any) -> None:
        if handle._cancelled:
            return
        machine = handle._context.get(MACHINE)
        if machine is not None and machine.is_paused:
            machine.hold(handle)
        else:
            handle._run()

    def _write_to_self(self) -> None:
        """Nobody sleeps, so nobody has to be woken."""


class SimClock:
    """The clocks of a machine in the simulation: both can be disturbed."""

    def __init__(self, loop: VirtualLoop) -> None:
        """On time."""
        self._loop = loop
        self.slept = 0.0  # seconds for which the machine was suspended
        self.set_by = 0.0  # what somebody did to the clock on the wall

    def now(self) -> float:
        """Seconds since the machine was started, sleep included."""
        return self._loop.time() + self.slept

    def date(self) -> float:
        """Seconds since 1970, as the clock on the wall has it."""
        return DATE + self._loop.time() + self.slept + self.set_by

    async def sleep(self, seconds: float) -> None:
        """Come back after this many seconds."""
        await asyncio.sleep(seconds)


@contextmanager
def seeded_secrets(dice: random.Random) -> Iterator[None]:
    """Ids, tokens, keys and words follow from dice, so that a run can be repeated.

    Libraries draw as ever: what one draws when it is first imported would shift all that follows.
    """
    kept = os.urandom, secrets.token_bytes, secrets.randbits

    def is_ours() -> bool:
        """Whether a part of Orrery draws, directly or by a function of `secrets`."""
        asks = str(sys._getframe(2).f_globals.get("__name__"))
        return asks == "secrets" or asks.startswith("orrery.")

    def urandom(size: int) -> bytes:
        return dice.randbytes(size) if is_ours() else kept[0](size)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return dice.randbytes(nbytes or 32) if is_ours() else kept[1](nbytes)

    def randbits(k: int) -> int:
        return dice.getrandbits(k) if is_ours() else kept[2](k)

    os.urandom, secrets.token_bytes, secrets.randbits = urandom, token_bytes, randbits
    try:
        yield
    finally:
        os.urandom, secrets.token_bytes, secrets.randbits = kept
