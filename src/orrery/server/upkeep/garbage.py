"""Tunes the garbage collector: small steps during play, a full collection when nobody is there.

Looking through everything takes a tenth of a second with 1,000 sockets and 500 games, and nobody
moves meanwhile. Python would do so whenever much that is new has stayed, which is what a log of
moves does. What becomes garbage here is nearly always young; sockets that ended are the rest.
"""

from __future__ import annotations

import gc

from orrery.server.tables.hall import Hall

YOUNG, MIDDLE, NEVER = 500, 4, 1_000_000_000
"""New objects before the young are looked through (0.3 ms), how often until those that stayed
are looked through once more (1 ms), and how often until all are: `keep_sweeping` does that."""

SWEEP_SECONDS = 600.0  # a full collection, at the earliest this long after the last,
QUIET_SECONDS = 1.0  # when nobody has sent anything for a moment,
PATIENCE_SECONDS = 3600.0  # or this long after the last in any case


def sweep_only_the_young() -> None:
    """What is loaded by now stays; what is made from now on is looked through in small steps."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def keep_sweeping(hall: Hall) -> None:
    """Look through all that lives at quiet moments, for ever."""
    swept = hall.clock.now()
    while True:
        await hall.clock.sleep(QUIET_SECONDS)
        now = hall.clock.now()
        if is_time_to_sweep(now - swept, now - hall.last_frame):
            gc.collect()
            swept = now


def is_time_to_sweep(since_sweep: float, since_frame: float) -> bool:
    """Whether to look through everything now, by the seconds since the last sweep and frame."""
    if since_sweep >= PATIENCE_SECONDS:
        return True
    return since_sweep >= SWEEP_SECONDS and since_frame >= QUIET_SECONDS
