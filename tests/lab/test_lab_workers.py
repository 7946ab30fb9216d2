"""Work on processes and clusters: the same results, and a worker that dies costs nothing."""

from __future__ import annotations

import os
import signal
import sys
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace

import pytest

from orrery.core.errors import BadInput
from orrery.lab import cluster
from orrery.lab.pools import pool_of
from orrery.lab.workers import _finished, spread


def square(number: int) -> int:
    return number * number


def dies_once(job: tuple[int, str]) -> int:
    """Kills its own process in the middle of job 3, the first time."""
    number, folder = job
    marker = Path(folder) / "died"
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dies_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order_from_any_number_of_processes(workers):
    assert list(spread(square, range(7), workers)) == [0, 1, 4, 9, 16, 25, 36]
    assert list(spread(square, [], workers)) == []


def test_a_process_that_is_killed_costs_nothing(tmp_path):
    jobs = [(number, str(tmp_path)) for number in range(8)]
    assert list(spread(dies_once, jobs, 2)) == [n * n for n in range(8)]
    assert (tmp_path / "died").exists()


def test_what_a_pool_had_finished_when_it_broke_is_kept():
    done, broken, waiting = Future(), Future(), Future()
    done.set_result(16)
    broken.set_exception(BrokenProcessPool("a process died"))
    assert _finished({4: done, 5: broken, 6: waiting}) == {4: 16}


def test_work_that_kills_every_process_ends_with_a_sentence():
    with pytest.raises(BadInput, match="died 4 times in a row at 0: it may need more memory"):
        list(spread(dies_always, range(2), 2))


# Ray


@pytest.mark.long
def test_a_worker_of_a_cluster_that_is_killed_costs_nothing(tmp_path, monkeypatch):
    pytest.importorskip("ray")
    folder = str(Path(__file__).parent)
    monkeypatch.setenv("PYTHONPATH", folder, prepend=os.pathsep)  # for its workers
    jobs = [(number, str(tmp_path)) for number in range(8)]
    assert list(spread(dies_once, jobs, ray="local")) == [n * n for n in range(8)]
    assert (tmp_path / "died").exists()


class Failing:
    """A Ray whose `get` fails as told."""

    class exceptions:  # noqa: N801 - as Ray calls it
        class RayError(Exception): ...

        class RayTaskError(RayError): ...

        class WorkerCrashedError(RayError): ...

        class LocalRayletDiedError(RayError): ...

    def get(self, error):
        raise error


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("WorkerCrashedError", "a worker of the cluster died 4 times at the same games"),
        ("LocalRayletDiedError", r"the Ray cluster failed \(its raylet died\); what was finished"),
    ],
)
def test_a_cluster_that_fails_is_told_in_a_sentence(kind, said):
    error = getattr(Failing.exceptions, kind)("its raylet died\nand more")
    with pytest.raises(BadInput, match=said):
        cluster._result(Failing(), error)


def test_what_the_work_itself_raises_on_a_cluster_is_raised_here():
    with pytest.raises(Failing.exceptions.RayTaskError, match="no such bot"):
        cluster._result(Failing(), Failing.exceptions.RayTaskError("no such bot"))


def fake_ray(asked: list, is_running: bool) -> SimpleNamespace:
    def init(address, **settings):
        asked.append(address)
        if address == "auto" and not is_running:
            raise ConnectionError("Could not find any running Ray instance")

    return SimpleNamespace(init=init)


@pytest.mark.parametrize(
    ("is_running", "addresses"), [(True, ["auto"]), (False, ["auto", "local"])]
)
def test_a_cluster_is_started_here_where_none_runs(monkeypatch, is_running, addresses):
    asked: list = []
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", fake_ray(asked, is_running))
    cluster._connected(cluster.AUTO)
    assert asked == addresses


def test_a_cluster_that_was_named_is_not_replaced(monkeypatch):
    asked: list = []
    monkeypatch.setenv("RAY_ADDRESS", "far.example:6379")
    monkeypatch.setitem(sys.modules, "ray", fake_ray(asked, False))
    with pytest.raises(BadInput, match="no Ray cluster at 'auto'"):
        cluster._connected(cluster.AUTO)
    assert asked == ["auto"]


def rest(seconds):
    time.sleep(seconds)


def interrupted(what):
    with pool_of(2) as pool:
        for _ in range(4):
            pool.submit(rest, 120)
        time.sleep(1)
        raise what


@pytest.mark.parametrize("what", [KeyboardInterrupt, GeneratorExit])
def test_who_is_interrupted_does_not_wait_for_processes(what):
    began = time.monotonic()
    with pytest.raises(what):
        interrupted(what)
    assert time.monotonic() - began < 60
