"""An event loop without real time: sleeping takes no time, and dice decide who goes first.

The order in which callbacks that are ready are run is shuffled by a seed, and so is nothing else:
the same seed gives the same run. Nothing here waits for a socket, a thread or a clock.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import selectors
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

DATE = 1_700_000_000.0


class Stuck(Exception):  # noqa: N818 - named for what happened
    """Everybody waits for somebody else: nothing will ever happen again."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time goes by only where all have to wait for it."""

    def __init__(self, dice: random.Random) -> None:
        """At second 0."""
        self._seconds = 0.0
        super().__init__(_Waiting(self, dice))

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._seconds

    def pass_seconds(self, seconds: float) -> None:
        """Let time go by."""
        self._seconds += seconds

    def shuffle(self, dice: random.Random) -> None:
        """Let those who are ready be run in another order."""
        ready: Any = self._ready  # type: ignore[attr-defined]
        if len(ready) > 1:
            order = list(ready)
            dice.shuffle(order)
            ready.clear()
            ready.extend(order)

    def _write_to_self(self) -> None:
        """Nobody sleeps, so nobody has to be woken."""


class _Waiting(selectors.SelectSelector):
    """Waits for nothing but time, at once."""

    def __init__(self, loop: VirtualLoop, dice: random.Random) -> None:
        super().__init__()
        self._loop, self._dice = loop, dice

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let the time go by that there is to wait."""
        if timeout is None:
            raise Stuck("nothing is ready, and nothing ever will be")
        if timeout > 0:
            self._loop.pass_seconds(timeout)
        self._loop.shuffle(self._dice)
        return []


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
