"""Work on a Ray cluster (the extra `ray`). What comes back does not depend on where it was done."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from orrery.core.errors import BadInput
from orrery.core.extras import extra

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL = "local"
AUTO = "auto"  # the cluster that runs here or that RAY_ADDRESS names; else one of our own
MOST_DEATHS = 3  # workers that may die at one job before it is given up
PER_CORE = 2  # jobs under way for each core of the cluster
PROBE_SECONDS = 5.0  # to answer a knock; Ray itself would go on trying for minutes


def on_cluster(
    work: Callable[[Job], Result], jobs: Iterable[Job], address: str
) -> Iterator[Result]:
    """The results of all jobs, in order; `address` is a cluster's, `auto`, or `local` for here.

    A job whose worker died is given to another, MOST_DEATHS times.
    """
    ray = _connected(address)
    try:
        remote = ray.remote(max_retries=MOST_DEATHS)(work)
        room = PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: deque[Any] = deque()
        for job in jobs:
            under_way.append(remote.remote(job))
            if len(under_way) >= room:
                yield _result(ray, under_way.popleft())
        while under_way:
            yield _result(ray, under_way.popleft())
    finally:
        ray.shutdown()


def _result(ray: Any, reference: Any) -> Any:
    """What came of a job; BadInput where its workers died again and again, or the cluster did."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError:  # what the work itself raised
        raise
    except ray.exceptions.WorkerCrashedError:
        raise BadInput(
            f"a worker of the cluster died {MOST_DEATHS + 1} times at the same games: it may need"
            " more memory than there is; what was finished is kept"
        ) from None
    except ray.exceptions.RayError as error:
        why = str(error).partition("\n")[0]
        raise BadInput(
            f"the Ray cluster failed ({why}); what was finished is kept: run it again to go on"
        ) from None


def _connected(address: str) -> Any:
    """Ray, connected; BadInput says what is missing."""
    ray = extra("--ray needs Ray: pip install 'orrery[ray]'", "ray")
    _knock(address)
    try:
        _start(ray, address)
    except ConnectionError as error:
        if address != AUTO or "RAY_ADDRESS" in os.environ:
            raise BadInput(f"no Ray cluster at {address!r}: {error}") from None
        _start(ray, LOCAL)
    return ray


def _start(ray: Any, address: str) -> None:
    ray.init(address=address, log_to_driver=False, logging_level="error")


def _knock(address: str) -> None:
    """BadInput unless somebody listens at HOST:PORT; names such as `auto` are left to Ray."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PROBE_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"no Ray cluster at {address!r}: {error}") from None
