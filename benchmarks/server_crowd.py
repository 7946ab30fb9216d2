"""The clients of `server.py`: processes that go from phase to phase together.

A process of clients says `ready` when all that comes before a phase is done. When every process
has said so, all are told the moment at which the phase begins (`begin SECONDS`, by the clock that
the processes of a machine share). The last line of each is all that it measured
(`server_figures.Told`).
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import jobs
import msgspec
from server_figures import Naps, Syncs, Told, phase_of, times
from server_meters import Groups, Meter

PHASES = {
    "alone": "one table alone",
    "paced": "at the pace of people",
    "flood": "as fast as acknowledged",
}
SETUP_SECONDS = 240.0  # to compile, connect and sit down
LEAD_SECONDS = 0.1  # from the word that all begin to the moment they do
CORES_A_CROWD = 4  # servers and their databases need cores, too
CLIENTS = "clients"
POSTGRES = "PostgreSQL"


class NotMeasured(Exception):  # noqa: N818 - no error, a note in the report
    """Why something was not measured."""


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def n_crowds() -> int:
    """Processes of clients that this machine has room for beside what they measure."""
    return max(1, jobs.n_cores() // CORES_A_CROWD)


def tables_of(n_tables: int, part: int, n_parts: int) -> range:
    """The numbers of the tables of one process; all have as many, or one more."""
    return range(part, n_tables, n_parts)


class Part:
    """One process of clients."""

    def __init__(self, command: list[str], **more: Any) -> None:
        """Started."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, **more)
        self.n_ready = 0  # how often it has said so
        self.last = ""
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.strip() == "ready":
                self.n_ready += 1
            else:
                self.last = line

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def code(self) -> int | None:
        """Its exit code; None while it runs."""
        return self._process.poll()

    def begin(self, at: float) -> None:
        """Have it begin the next phase at a moment."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it is gone, which its exit code tells
            self._process.stdin.write(f"begin {at:.6f}\n")
            self._process.stdin.flush()

    def end(self) -> None:
        """Kill it if it still runs, and take its last words."""
        self._process.kill()
        self._process.wait()
        self._reading.join()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # a word that nobody has read
                assert pipe is not None
                pipe.close()

    def told(self) -> Told:
        """All that it measured."""
        try:
            return msgspec.json.decode(self.last, type=Told)
        except msgspec.DecodeError as why:
            said = f"{len(self.last)} characters after {self.n_ready} times ready"
            raise NotMeasured(f"what the clients measured cannot be read, {said}: {why}") from None


def crowd(
    commands: Sequence[list[str]], seconds: float, folder: str, groups: Groups, **more: Any
) -> dict[str, Any]:
    """What all processes of clients measured together, and how machine and disk were meanwhile.

    `groups` are the processes that are measured, by what they do.
    """
    parts = [Part(command, **more) for command in commands]
    naps, syncs = Naps(), Syncs(folder)
    meter = Meter({**groups, CLIENTS: [part.pid for part in parts]}, with_children=[POSTGRES])
    for watch in (syncs, meter):
        watch.start()
    try:
        watch_over(parts, naps, SETUP_SECONDS + 3 * seconds)
    finally:
        for part in parts:
            part.end()
        for watch in (syncs, meter):
            watch.stop()
    return together([part.told() for part in parts], naps, syncs, meter)


def watch_over(parts: Sequence[Part], naps: Naps, limit: float) -> None:
    """Nap until all are done, and let each phase begin when all are ready for it."""
    end, n_begun = time.monotonic() + limit, 0
    while any(part.code is None for part in parts):
        naps.nap()
        if any(part.code for part in parts):
            break
        if all(part.n_ready > n_begun for part in parts):
            n_begun += 1
            at = time.monotonic() + LEAD_SECONDS
            for part in parts:
                part.begin(at)
        if time.monotonic() > end:
            raise NotMeasured(f"the clients were not done after {limit:.0f} s")
    if any(part.code for part in parts):
        raise NotMeasured("the clients gave up")


def together(told: Sequence[Told], naps: Naps, syncs: Syncs, meter: Meter) -> dict[str, Any]:
    """One report of all processes; NotMeasured if one of them lacks a phase that all play."""
    found: dict[str, Any] = {
        "clients": sum(one.clients for one in told), "lost": sum(one.lost for one in told),
        "client_processes": len(told),
    }  # fmt: skip
    for name in PHASES:
        shares = [one.phases[name] for one in told if name in one.phases]
        if len(shares) < (1 if name == "alone" else len(told)):
            raise NotMeasured(f"not all clients tell how it was {PHASES[name]}")
        phase = phase_of(shares)
        stretch = phase["began"], phase["ended"]
        phase |= times("stall", naps.late(*stretch)) | times("disk", syncs.took(*stretch))
        found[name] = phase | work_of(phase, meter)
    return found


def work_of(phase: dict[str, Any], meter: Meter) -> dict[str, Any]:
    """Processor time: the server's for a move, and how many cores each group kept busy."""
    stretch = phase["began"], phase["ended"]
    spent = {name: meter.spent(name, *stretch) for name in meter.names}
    return {
        "cpu_per_move": 1000 * spent["server"] / max(phase["acknowledged"], 1),
        "cores": {name: round(cpu / phase["seconds"], 3) for name, cpu in spent.items()},
    }
