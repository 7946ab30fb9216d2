"""The one source of time, handed in so that tests never wait for a real clock.

Two kinds of time: `now` only ever goes on and is for all that lasts; `date` is the clock on the
wall, which people and time servers set, and is for what people read.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

DAY = 24 * 3600.0
BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)


class Clock(Protocol):
    """Tells the time in seconds and sleeps."""

    def now(self) -> float:
        """Seconds since some moment; setting the clock on the wall does not change them."""

    def date(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Come back after this many seconds."""


class SystemClock:
    """The clocks of the machine."""

    def now(self) -> float:
        """Seconds since the machine was started, sleep included where the system counts it."""
        return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)

    def date(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Come back after this many seconds."""
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that moves only when told to; sleeping gives others a turn and no more."""

    def __init__(self, at: float = 1_000_000.0, date: float = 1_700_000_000.0) -> None:
        """Start at any second of any day."""
        self._at = at
        self._date = date

    def now(self) -> float:
        """The second it was set to."""
        return self._at

    def date(self) -> float:
        """The date it was set to."""
        return self._date

    def pass_seconds(self, seconds: float) -> None:
        """Let time go by."""
        self._at += seconds
        self._date += seconds

    def set_date(self, by: float) -> None:
        """Somebody sets the clock on the wall; no time goes by."""
        self._date += by

    async def sleep(self, seconds: float) -> None:
        """Do not wait."""
        await asyncio.sleep(0)


class Uptime:
    """Seconds for which the server could be played on, all its lives together.

    Game clocks go by it, so they stand while the server is down, asleep or stalled, and nobody
    loses time by a clock that somebody sets.
    """

    def __init__(self, clock: Clock, stall_seconds: float) -> None:
        """Begin at 0; a gap longer than `stall_seconds` between two looks does not count."""
        self._clock = clock
        self._stall = stall_seconds
        self._looked = clock.now()
        self._up = 0.0
        self._stands = False

    def now(self) -> float:
        """Look at the clock. The timekeeper does so several times a second."""
        at = self._clock.now()
        passed, self._looked = at - self._looked, at
        if 0 <= passed <= self._stall and not self._stands:
            self._up += passed
        return self._up

    @property
    def stands(self) -> bool:
        """Nothing can be stored, so nobody's time runs."""
        return self._stands

    def stand(self) -> None:
        """Nobody can move: nothing can be stored."""
        self.now()
        self._stands = True

    def run(self) -> None:
        """Moves can be stored again."""
        self.now()
        self._stands = False

    def go_on_from(self, seconds: float) -> None:
        """Go on where an earlier life was last known to be."""
        self._looked = self._clock.now()
        self._up = seconds
