"""The one source of time, handed in so that tests never wait for a real clock."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds and sleeps."""

    def now(self) -> float:
        """Seconds since 1970."""

    def steady(self) -> float:
        """Seconds since some moment; never set back or forward."""

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""


class SystemClock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds of the monotonic clock."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that moves only when told to; sleeping gives others a turn and no more."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        """Start at any second."""
        self.at = at

    def now(self) -> float:
        """The second it was set to."""
        return self.at

    def steady(self) -> float:
        """The same: tests turn both."""
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        """Let time go by."""
        self.at += seconds

    async def sleep(self, seconds: float) -> None:
        """Do not wait."""
        await asyncio.sleep(0)
