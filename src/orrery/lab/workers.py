"""Work spread over processes or a Ray cluster: results come in order and are the same anywhere.

A worker that dies in the middle (killed, out of memory) costs its own time only: what it was at is
done again, and what others have finished is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from orrery.core.errors import BadInput
from orrery.lab.cluster import MOST_DEATHS, on_cluster
from orrery.lab.pools import pool_of

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int = 1, ray: str | None = None
) -> Iterator[Result]:
    """The results of all jobs, in order: on n processes, or on the Ray cluster at an address."""
    if not jobs:
        return
    if ray is not None:
        yield from on_cluster(work, jobs, ray)
    elif workers <= 1:
        yield from map(work, jobs)
    else:
        yield from _on_processes(work, jobs, workers)


def _on_processes(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Iterator[Result]:
    """The same with a pool; one that breaks is replaced, MOST_DEATHS times for the same job."""
    kept: dict[int, Result] = {}
    n_done = n_deaths = 0
    while n_done < len(jobs):
        futures: dict[int, Future[Result]] = {}
        try:
            with pool_of(workers) as pool:
                for number in range(n_done, len(jobs)):
                    if number not in kept:
                        futures[number] = pool.submit(work, jobs[number])
                while n_done < len(jobs):
                    is_kept = n_done in kept
                    result = kept.pop(n_done) if is_kept else futures[n_done].result()
                    futures.pop(n_done, None)
                    n_done += 1
                    n_deaths = 0
                    yield result
        except BrokenProcessPool:
            n_deaths += 1
            kept |= _finished(futures)
            if n_deaths > MOST_DEATHS:
                raise BadInput(
                    f"a process died {n_deaths} times in a row at {jobs[n_done]!r}: it may need"
                    " more memory than there is; what was finished is kept"
                ) from None


def _finished(futures: dict[int, Future[Result]]) -> dict[int, Result]:
    """What a pool had finished when it broke."""
    done = {number: future for number, future in futures.items() if future.done()}
    return {number: f.result() for number, f in done.items() if f.exception() is None}
