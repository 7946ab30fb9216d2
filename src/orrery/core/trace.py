"""The trace: what happened during one action, for animation and the log.

Row 0 holds the number of events in its first cell; each further row is one event, its kind and
up to five numbers. A trace of one row records nothing and costs nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.core.rule import rule

Trace = npt.NDArray[np.int32]

EVENT_SIZE = 6


class Event(NamedTuple):
    """One thing that happened: `kind` is a constant of the game's `events` module."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    e: int


@rule
def emit(
    trace: Trace, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Write one event; silently full when there is no row left."""
    if trace.shape[0] == 1:
        return  # known when a playout is compiled: all of this vanishes
    row = trace[0, 0] + 1
    if row >= trace.shape[0]:
        return
    trace[0, 0] = row
    trace[row, 0] = kind
    trace[row, 1] = a
    trace[row, 2] = b
    trace[row, 3] = c
    trace[row, 4] = d
    trace[row, 5] = e


def new_trace(n_events: int = 0) -> Trace:
    """Room for `n_events`; with 0 nothing is recorded."""
    return np.zeros((n_events + 1, EVENT_SIZE), np.int32)


def events_of(trace: Trace) -> list[Event]:
    """The recorded events, first to last."""
    return list(map(Event._make, trace[1 : int(trace[0, 0]) + 1].tolist()))
