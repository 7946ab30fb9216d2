"""Meters as Prometheus reads them: plain text, a line for each value. Numbers only, no names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from orrery.server.meters import LIMITS, Times
from orrery.server.tables.hall import Hall

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def exposition(hall: Hall) -> str:
    """Everything that is measured, now."""
    return "".join(_lines(hall))


def _lines(hall: Hall) -> Iterable[str]:
    meters, commits = hall.meters, hall.store.writer.commits
    workers, busy, waiting = hall.pool.load()
    yield _value("entries_total", "counter", "entries of logs committed", meters.n_entries)
    yield _value("commits_total", "counter", "transactions committed", commits.n_commits)
    yield _value("units_total", "counter", "units of writes in them", commits.n_units)
    yield from _times("commit_seconds", "from handing a unit in to its commit", meters.commits)
    yield from _times("request_seconds", "time to carry out a request", meters.requests)
    yield _by("refusals_total", "counter", "requests refused", "code", meters.refusals)
    yield _value("writes_waiting", "gauge", "units not handed to the writer", hall.store.n_waiting)
    yield _by("tables", "gauge", "tables in memory", "status", _statuses(hall))
    yield _value("sockets", "gauge", "open sockets", len(hall.connections))
    outbox = sum(caller.outbox.n_bytes for caller in hall.connections)
    yield _value("outbox_bytes", "gauge", "bytes that wait for slow readers", outbox)
    yield _value("workers", "gauge", "processes that think for bots", workers)
    yield _value("workers_busy", "gauge", "those that think now", busy)
    yield _value("questions_waiting", "gauge", "questions of bots that wait", waiting)
    yield _value("nodes", "gauge", "nodes that live, as seen from here", hall.nodes.n_nodes)
    yield _value("sound", "gauge", "1: this node may speak for its tables", hall.nodes.is_sound)
    incidents = hall.incidents
    yield _value("unhandled_total", "counter", "exceptions nobody foresaw", incidents.n_unhandled)
    yield _value("broken_total", "counter", "tables found broken", incidents.n_broken)
    restarts = hall.tasks.supervisor.restarts
    yield _by("restarts_total", "counter", "tasks begun again", "kind", restarts)


def _statuses(hall: Hall) -> dict[str, int]:
    found = dict.fromkeys(("open", "running", "over"), 0)
    for room in hall.rooms.values():
        found[room.row.status] = found.get(room.row.status, 0) + 1
    return found


def _head(name: str, kind: str, about: str) -> str:
    return f"# HELP orrery_{name} {about}\n# TYPE orrery_{name} {kind}\n"


def _value(name: str, kind: str, about: str, value: float) -> str:
    return f"{_head(name, kind, about)}orrery_{name} {value + 0}\n"  # a truth is 1 or 0


def _by(name: str, kind: str, about: str, label: str, values: Mapping[str, int]) -> str:
    lines = (f'orrery_{name}{{{label}="{key}"}} {n}\n' for key, n in sorted(values.items()))
    return _head(name, kind, about) + "".join(lines)


def _times(name: str, about: str, times: Times) -> Iterable[str]:
    yield _head(name, "histogram", about)
    n_so_far = 0
    for limit, count in zip((*map(str, LIMITS), "+Inf"), times.counts, strict=True):
        n_so_far += count
        yield f'orrery_{name}_bucket{{le="{limit}"}} {n_so_far}\n'
    yield f"orrery_{name}_sum {times.total:.6f}\norrery_{name}_count {n_so_far}\n"
