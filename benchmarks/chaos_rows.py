"""The table of promises: one row a promise, how it is tried, and the guards it would miss."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import twin_bugs
from chaos_clocks import clocks
from chaos_disk import disk
from chaos_halls import fuzz, once, readers, twins
from chaos_places import STORES
from chaos_races import order
from chaos_reports import Outcome, Task
from chaos_takeover import takeover
from chaos_torment import Torment, crash_database, cut_line, kill_server, restart_middle

Run = Callable[[Task], Awaitable[Outcome]]
MINUTE = 60.0


@dataclass(frozen=True)
class Size:
    """How many trials of each kind."""

    small: int
    full: int
    control: int  # enough to see the guard missing


@dataclass(frozen=True)
class Row:
    """One promise."""

    name: str
    promise: str
    run: Run
    size: Size
    controls: tuple[str, ...]  # guards of `chaos_bugs.py`, each switched off in turn
    stores: tuple[str, ...] = STORES
    full_run: Run | None = None  # where the full size is more than more trials
    has_crowd: bool = False  # players in this process, by the thousand: their number can be chosen
    part: int | None = None  # trials of one seed, where they need not be tried in one go
    far_controls: tuple[str, ...] = ()  # guards of what passes between nodes

    def controls_on(self, store: str) -> tuple[str, ...]:
        """The guards that are switched off on a store."""
        return (*self.controls, *self.far_controls) if store == "cluster" else self.controls

    def run_at(self, size: str) -> Run:
        """How it is tried at a size."""
        return self.full_run if size == "full" and self.full_run is not None else self.run

    def n(self, size: str) -> int:
        """How many trials."""
        return self.size.full if size == "full" else self.size.small

    def parts(self, n: int, seed: int) -> list[tuple[int, int]]:
        """Trials and seed of each part of n trials; the same for any number of processes."""
        most = self.part or n
        starts = range(0, n, most)
        return [(min(most, n - start), seed + k) for k, start in enumerate(starts)]


SERVED = ("postgres", "cluster")
CUT = Torment(cut_line, "cuts", pause=(0.2, 1.0), with_line=True)
CROWD = Torment(kill_server, "nodes killed", n_tables=24, pause=(1.0, 2.0))
LARGE_CROWD = Torment(kill_server, "nodes killed", n_tables=5000, pause=(MINUTE, MINUTE), pace=30.0)

ROWS = (
    Row("kill", "an acknowledged move is never lost: kill -9 of the server, or of nodes in turn",
        Torment(kill_server, "kills").run, Size(3, 1000, 3), ("ack-first",), part=25),
    Row("database", "the same, with kill -9 of PostgreSQL",
        Torment(crash_database, "crashes").run, Size(2, 1000, 2), ("down-is-done",), SERVED,
        part=25),
    Row("once", "each move is done exactly once, however often it is sent",
        once, Size(400, 10**6, 200), ("ids-forgotten",), part=5000),
    Row("order", "one order per game: of eight who race for a number one wins",
        order, Size(30, 10**4, 10), ("any-base",), part=250),
    Row("twins", "nothing hidden leaks: twin worlds send the same bytes, whatever is asked",
        twins, Size(120, 10**5, 200), twin_bugs.BUGS, part=250,
        far_controls=twin_bugs.FAR_BUGS),
    Row("fuzz", "bad input hurts nobody but its sender",
        fuzz, Size(2000, 10**6, 2000), ("careless-verb",), part=5000),
    Row("restarts", "PostgreSQL and Redis restarted in the middle: delay, no loss",
        Torment(restart_middle, "restarts").run, Size(2, 100, 2), ("down-is-done",), ("cluster",)),
    Row("disk", "a full disk refuses moves, loses none, and play goes on when there is room",
        disk, Size(2, 50, 1), ("down-is-done",), ("sqlite",), part=5),
    Row("clocks", "no player loses a second by set clocks, sleep or crashes",
        clocks, Size(400, 10**4, 200), ("wall-clock",), ("sqlite",), part=500),
    Row("cut", "the wire to the database is cut, with and without a word",
        CUT.run, Size(2, 100, 2), ("down-is-done",), SERVED),
    Row("readers", "who does not read is dropped; queues stay bounded and players play on",
        readers, Size(20, 1000, 5), ("endless-outbox",), ("sqlite",)),
    Row("nodes", "two nodes, many players, one node killed after the other",
        CROWD.run, Size(2, 20, 2), ("ack-first",), ("cluster",), LARGE_CROWD.run, has_crowd=True),
    Row("takeover", "a node is killed: its tables answer at the other within 10 s",
        takeover, Size(3, 300, 1), ("late-burial",), ("cluster",), has_crowd=True),
)  # fmt: skip
BY_NAME = {row.name: row for row in ROWS}
