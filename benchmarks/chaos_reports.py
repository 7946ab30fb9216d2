"""What a row of the table of promises is asked for, and what came of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Crowd:
    """How many play how fast, where that is not what a row has by itself."""

    tables: int | None = None
    pace: float | None = None  # seconds for a move, about


@dataclass(frozen=True)
class Task:
    """One run of a row."""

    store: str
    n: int  # trials
    seed: int = 1
    bug: str | None = None
    progress: Progress = lambda done: None
    crowd: Crowd = Crowd()


@dataclass(frozen=True)
class Outcome:
    """Figures of a run, and its faults, of which there must be none."""

    figures: dict[str, Any]
    faults: dict[str, int]
    example: str = ""

    @property
    def is_good(self) -> bool:
        """No fault at all."""
        return not any(self.faults.values())


MOST = ("most", "longest", "kinds", "sockets")  # figures of which the largest counts


def joined(outcomes: Sequence[Outcome]) -> Outcome:
    """What came of several parts: sums, and the largest where a figure says "most"."""
    figures: dict[str, Any] = {}
    faults: dict[str, int] = {}
    for outcome in outcomes:
        for name, value in outcome.figures.items():
            if name not in figures:
                figures[name] = value
            elif isinstance(value, int | float) and not isinstance(value, bool):
                is_most = any(word in name.split() for word in MOST)
                figures[name] = max(figures[name], value) if is_most else figures[name] + value
        for name, count in outcome.faults.items():
            faults[name] = faults.get(name, 0) + count
    return Outcome(figures, faults, next((one.example for one in outcomes if one.example), ""))


@dataclass
class Line:
    """A row of the report: the promise, what was found, and what its control found."""

    row: str
    promise: str
    store: str
    n: int
    figures: dict[str, Any] = field(default_factory=dict)
    faults: dict[str, int] = field(default_factory=dict)
    example: str = ""
    control: str = ""  # the guard that was switched off
    control_faults: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def is_kept(self) -> bool:
        """The promise held."""
        return not any(self.faults.values())

    @property
    def is_proved(self) -> bool:
        """It failed with the guard off, so the row can fail."""
        return any(self.control_faults.values())

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        below = 3 / self.n if self.is_kept else None  # the rule of three
        return {**asdict(self), "kept": self.is_kept, "proved": self.is_proved, "below": below}

    def __str__(self) -> str:
        figures = ", ".join(f"{value:,} {name}" for name, value in self.figures.items())
        faults = ", ".join(f"{count} {name}" for name, count in self.faults.items())
        caught = ", ".join(f"{count} {name}" for name, count in self.control_faults.items())
        mark = "kept  " if self.is_kept else "BROKEN"
        proof = (
            f"with `{self.control}`: {caught}"
            if self.is_proved
            else f"`{self.control}` NOT NOTICED"
        )
        example = f"\n    for example: {self.example}" if self.example else ""
        return f"{mark} {self.row} on {self.store}: {figures}: {faults}; {proof}{example}"


class Ticker:
    """Says on the standard error how far a run is, at most once a second."""

    def __init__(self, what: str, n: int) -> None:
        """Nothing is done yet."""
        self._what, self._n = what, n
        self._said = self._began = time.monotonic()

    def __call__(self, done: int) -> None:
        """`done` trials are over."""
        now = time.monotonic()
        if now - self._said < 1.0 and done < self._n:
            return
        self._said = now
        passed = now - self._began
        rest = passed / max(1, done) * (self._n - done)
        print(f"{self._what}: {done:,} of {self._n:,} in {passed:.0f} s, about {rest:.0f} s to go",
              file=sys.stderr, flush=True)  # fmt: skip
