"""Pools of processes that end with the work they are for: at once on Ctrl-C, waiting for nobody."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


@contextmanager
def pool_of(n: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of n processes. Whoever is interrupted, or wants no more, does not wait for them.

    A terminal sends Ctrl-C to all processes. One of a pool that takes it leaves the others and
    their parent waiting for each other, so it is for the parent alone to end.
    """
    before = set(active_children())
    spawn = get_context("spawn")
    pool = ProcessPoolExecutor(n, mp_context=spawn, initializer=leave_interrupts)
    try:
        yield pool
    except BaseException:
        for process in set(active_children()) - before:
            process.kill()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Let Ctrl-C be the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
