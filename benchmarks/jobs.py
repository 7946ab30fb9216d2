"""Work for all cores: the same function for many arguments, in processes of their own."""

from __future__ import annotations

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import TypeVar

import quick_rules

A = TypeVar("A")
T = TypeVar("T")


def n_cores() -> int:
    """How many processes can work at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def each(
    work: Callable[[A], T], given: Sequence[A], n_jobs: int, seconds: float = math.inf
) -> Iterator[tuple[A, T]]:
    """What `work` makes of each, as it is done; one job works here, more in processes.

    After some seconds nothing more is begun; what is under way is finished.
    """
    end = time.monotonic() + seconds
    if n_jobs <= 1:
        for one in given:
            if time.monotonic() > end:
                return
            yield one, work(one)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(n_jobs, len(given)), context, quick_rules.load) as pool:
        waiting = {pool.submit(work, one): one for one in given}
        while waiting:
            done, _ = wait(waiting, max(0.0, min(1.0, end - time.monotonic())), FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
            if time.monotonic() > end:
                end = math.inf
                waiting = {future: one for future, one in waiting.items() if not future.cancel()}
