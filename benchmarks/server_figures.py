"""What `server.py` measures: times of moves, and what they have to bear that is not the server's.

That is how late processes wake up that only sleep, and how long the disk takes for next to nothing.
What the processes of the clients measured, each for itself, becomes one phase here (`phase_of`).
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

TARGET = 0.1  # seconds until a move is on the other player's screen
NAP = 0.005  # seconds
SYNC_EVERY = 0.1  # seconds
SYNC_BYTES = bytes(4096)


def percentile(values: list[float], percent: float) -> float:
    """In milliseconds; 0 when there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def share_within(values: list[float], limit: float) -> float:
    """The share of values up to a limit, from 0 to 1; 1 when there are none."""
    return sum(value <= limit for value in values) / len(values) if values else 1.0


def times(name: str, values: list[float]) -> dict[str, float]:
    """Median, 99th percentile and worst in milliseconds."""
    found = {f"{name}_p{percent}": percentile(values, percent) for percent in (50, 99)}
    return {**found, f"{name}_max": percentile(values, 100)}


class Naps:
    """Short sleeps, one after the other, and how much too long each was.

    In a process of the clients this is the lag of their own event loop; in a process that does
    nothing else it is what the machine itself holds up, whoever is to blame.
    """

    def __init__(self) -> None:
        """Not asleep yet."""
        self._late: list[tuple[float, float]] = []  # (when it began, how late it ended)

    def nap(self) -> None:
        """Sleep once, in a process with nothing else to do."""
        began = time.monotonic()
        time.sleep(NAP)
        self.woke(began)

    async def keep_napping(self) -> None:
        """Sleep again and again beside whatever an event loop does."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(NAP)
            self.woke(began)

    def woke(self, began: float) -> None:
        """A nap that began then ends now."""
        self._late.append((began, max(0.0, time.monotonic() - began - NAP)))

    def late(self, began: float, ended: float) -> list[float]:
        """How late the naps of a stretch of time ended, in seconds."""
        return [late for at, late in self._late if began <= at <= ended]


class Syncs(threading.Thread):
    """Puts a little on the disk ten times a second; how long it takes until it is there."""

    def __init__(self, folder: str) -> None:
        """A file in `folder`, beside the server's database."""
        super().__init__(daemon=True)
        self._file = Path(folder) / "sync"
        self._took: list[tuple[float, float]] = []  # (when it began, how long)
        self._is_over = threading.Event()

    def run(self) -> None:
        """The life of the thread."""
        with open(self._file, "wb") as file:
            while not self._is_over.wait(SYNC_EVERY):
                began = time.monotonic()
                os.pwrite(file.fileno(), SYNC_BYTES, 0)
                os.fsync(file.fileno())
                self._took.append((began, time.monotonic() - began))

    def stop(self) -> None:
        """Enough."""
        self._is_over.set()
        self.join()

    def took(self, began: float, ended: float) -> list[float]:
        """How long it took in a stretch of time, in seconds."""
        return [took for at, took in self._took if began <= at <= ended]


class Share(msgspec.Struct):
    """What one process of clients measured in a phase; all times in seconds."""

    began: float  # by the clock that all processes of a machine share
    ended: float
    n_moves: int  # acknowledged by then
    acked: list[float]
    seen: list[float]
    lag: list[float]  # how late short sleeps in that process ended


class Told(msgspec.Struct):
    """All that one process of clients tells at its end."""

    clients: int
    lost: int
    phases: dict[str, Share]


def phase_of(shares: Sequence[Share]) -> dict[str, Any]:
    """One phase from the shares of all processes: rates, and times in milliseconds.

    It lasts from the first beginning to the last end; percentiles are those of all times together.
    """
    began, ended = min(one.began for one in shares), max(one.ended for one in shares)
    seen = _together(one.seen for one in shares)
    return {
        "began": began, "ended": ended, "seconds": ended - began, "moves": len(seen),
        "acknowledged": sum(one.n_moves for one in shares),
        "moves_per_second": sum(one.n_moves for one in shares) / (ended - began),
        **times("ack", _together(one.acked for one in shares)), **times("seen", seen),
        **times("client_lag", _together(one.lag for one in shares)),
        "within_target": share_within(seen, TARGET),
    }  # fmt: skip


def _together(lists: Iterable[list[float]]) -> list[float]:
    return [value for values in lists for value in values]
