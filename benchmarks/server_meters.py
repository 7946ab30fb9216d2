"""Processor time of groups of processes while `server.py` measures: who was at work in a phase."""

from __future__ import annotations

import os
import threading
import time
from bisect import bisect
from collections.abc import Mapping, Sequence
from pathlib import Path

LOOK_EVERY = 0.05  # seconds
Groups = Mapping[str, Sequence[int]]
"""Numbers of processes, by the name of what they do together."""


class Meter(threading.Thread):
    """Reads the processor time of groups of processes again and again.

    Their children count with them for `with_children`, as those of PostgreSQL do.
    """

    def __init__(self, groups: Groups, with_children: Sequence[str] = ()) -> None:
        """Has looked once."""
        super().__init__(daemon=True)
        self._groups, self._with_children = groups, with_children
        self._is_over = threading.Event()
        self._at: list[float] = []
        self._seconds: list[dict[str, float]] = []
        self._look()

    def run(self) -> None:
        """The life of the thread."""
        while not self._is_over.wait(LOOK_EVERY):
            self._look()

    def stop(self) -> None:
        """Look once more; enough."""
        self._is_over.set()
        self.join()
        self._look()

    def _look(self) -> None:
        self._at.append(time.monotonic())
        self._seconds.append({name: self._now(name) for name in self._groups})

    def _now(self, name: str) -> float:
        is_family = name in self._with_children
        return sum(processor_seconds(pid, is_family) for pid in self._groups[name])

    @property
    def names(self) -> list[str]:
        """What the groups do."""
        return list(self._groups)

    def spent(self, name: str, began: float, ended: float) -> float:
        """Processor seconds of a group in a stretch of time."""
        return max(0.0, self._until(name, ended) - self._until(name, began))

    def _until(self, name: str, at: float) -> float:
        """Its processor time up to a moment, straight between two looks."""
        right = min(max(1, bisect(self._at, at)), len(self._at) - 1)
        left = max(0, right - 1)
        before, after = self._seconds[left][name], self._seconds[right][name]
        length = self._at[right] - self._at[left]
        share = (at - self._at[left]) / length if length else 0.0
        return before + min(1.0, max(0.0, share)) * (after - before)


def processor_seconds(pid: int, with_children: bool = False) -> float:
    """Processor time of a process so far, 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    ended = sum(map(int, fields[13:15])) if with_children else 0  # children that are gone
    own = (int(fields[11]) + int(fields[12]) + ended) / os.sysconf("SC_CLK_TCK")
    return own + (sum(map(processor_seconds, children(pid))) if with_children else 0.0)


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    try:
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    except OSError:
        return []
