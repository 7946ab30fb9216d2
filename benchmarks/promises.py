"""The table of promises at full size, in parts that are kept.

    python benchmarks/promises.py [--jobs J] [--only ROW] [--share F] [--seconds S] [--out FILE]
                                  [--store sqlite|postgres|cluster] [--seed FIRST]
    python benchmarks/promises.py --estimate

Rows of `chaos.py` on SQLite and days of the simulation, in parts that `--jobs` processes share
(default: one a core); with `--store` the rows of which many run at a time on PostgreSQL or between
two nodes, each part with servers of its own (more jobs than cores are good there: parts wait for
their servers). Each part is written down when it is done, so that a run which was ended goes
on where it was; after `--seconds` nothing more is begun. Parts have seeds from 1 on; with `--seed`
those before it were tried elsewhere. `--share` takes a part of the full sizes,
`--estimate` tries a little of every row and says how many hours of one core the full size takes.
Exit code 1 when something does not hold, 3 when parts are left.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import quick_rules

if __name__ == "__main__":
    quick_rules.choose()

import chaos
import jobs
import simulation
from chaos_places import STORES
from chaos_reports import Outcome, Ticker, joined
from chaos_rows import BY_NAME

ROWS = ("twins", "once", "fuzz", "order", "clocks", "readers", "disk", "kill")
SERVED_ROWS = ("twins", "fuzz", "once")
"""Rows of one process that PostgreSQL and nodes are tried in."""
DAYS = {"day": (100, 24.0, 1), "hours": (10_000, 1.0, 1), "nodes": (10_000, 1.0, 2),
        "three nodes": (1_000, 1.0, 3)}  # fmt: skip
"""Simulations: seeds, hours and servers."""
LEFT_CODE = 3


@dataclass(frozen=True)
class Part:
    """Some trials of a row with one seed, or with `bug` its control."""

    row: str
    n: int
    seed: int
    bug: str = ""
    store: str = "sqlite"


@dataclass(frozen=True)
class Done:
    """What came of a part, and the processor time it took."""

    part: Part
    outcome: Outcome
    cpu: float


def parts_of(row: str, share: float, store: str = "sqlite", first: int = 1) -> list[Part]:
    """All parts of a row on a store from a seed on, its controls first."""
    if row in DAYS:
        n = max(1, round(share * DAYS[row][0]))
        return [Part(row, 1, seed) for seed in range(first, n + 1)]
    promise = BY_NAME[row]
    n = max(1, round(share * promise.size.full))
    bugs = promise.controls_on(store)
    controls = [Part(row, promise.size.control, 1, bug, store) for bug in bugs]
    return controls + [Part(row, *part, store=store) for part in promise.parts(n, 1)[first - 1 :]]


def work(part: Part) -> Done:
    """Try a part."""
    before = sum(os.times()[:4])
    return Done(part, _outcome(part), round(sum(os.times()[:4]) - before, 2))


def _outcome(part: Part) -> Outcome:
    if part.row in DAYS:
        return _day(part)
    if part.bug:
        faults = chaos.run_control(BY_NAME[part.row], part.bug, part.store, part.seed)
        fell = [fault for fault in faults if fault.startswith("fell")]
        is_noticed = any(faults.values()) and not fell
        return Outcome(
            {}, {"controls not noticed": int(not is_noticed)}, " ".join([part.bug, *fell])
        )
    return chaos._part(part.row, part.store, "full", (part.n, part.seed))


def _day(part: Part) -> Outcome:
    _, hours, n_nodes = DAYS[part.row]
    day = simulation.one_day(part.seed, hours, None, n_nodes)
    figures: dict[str, Any] = {"seeds": 1, "hours": hours, **day.counts}
    if day.takeovers:
        figures |= {"takeovers": len(day.takeovers), "longest takeover s": max(day.takeovers)}
    example = f"seed {day.seed}: {day.fault}" if day.fault else ""
    return Outcome(figures, {"do not hold": int(bool(day.fault))}, example)


class Book:
    """What is done already, one line a part."""

    def __init__(self, file: Path) -> None:
        """Read what an earlier run has left."""
        self._file = file
        lines = file.read_text().splitlines() if file.exists() else []
        self.done = [_read(json.loads(line)) for line in lines]

    def note(self, done: Done) -> None:
        """Keep what came of a part."""
        self.done.append(done)
        with self._file.open("a") as file:
            file.write(json.dumps(asdict(done)) + "\n")

    def left(self, parts: Iterable[Part]) -> list[Part]:
        """Those that are not done yet."""
        known = {done.part for done in self.done}
        return [part for part in parts if part not in known]

    def report(self) -> dict[str, Any]:
        """Each row: trials, figures, faults, and hours of processor time."""
        names = dict.fromkeys(name_of(one.part) for one in self.done)
        return {name: self._row(name) for name in names}

    def _row(self, name: str) -> dict[str, Any]:
        own = [one for one in self.done if name_of(one.part) == name]
        trials = [one for one in own if not one.part.bug]
        found, controls = joined([one.outcome for one in trials]), len(own) - len(trials)
        faults = joined([one.outcome for one in own]).faults
        bad = [f"{one.part}: {one.outcome.example}" for one in own if not one.outcome.is_good]
        return {"trials": sum(one.part.n for one in trials), "controls": controls,
                "figures": found.figures, "faults": faults, "examples": bad[:5],
                "cpu hours": round(sum(one.cpu for one in own) / 3600, 3)}  # fmt: skip


def name_of(part: Part) -> str:
    """The row of a part, and its store where that is another than SQLite."""
    return part.row if part.store == "sqlite" else f"{part.row} on {part.store}"


def _read(line: dict[str, Any]) -> Done:
    return Done(Part(**line["part"]), Outcome(**line["outcome"]), line["cpu"])


def run(
    rows: list[str], share: float, n_jobs: int, seconds: float, book: Book, store: str = "sqlite",
    first: int = 1,
) -> int:  # fmt: skip
    """Do what is left of some rows; how many parts are left then."""
    end = time.monotonic() + seconds
    for row in rows:
        left = book.left(parts_of(row, share, store, first))
        ticker = Ticker(f"{row}: parts", len(left))
        given = jobs.each(work, left, n_jobs, end - time.monotonic()) if left else ()
        for n, (part, done) in enumerate(given, 1):
            book.note(done)
            if not done.outcome.is_good:
                print(f"{part}: {done.outcome.faults} {done.outcome.example}"[:500],
                      file=sys.stderr, flush=True)  # fmt: skip
            ticker(n)
    return sum(len(book.left(parts_of(row, share, store, first))) for row in rows)


def estimate(rows: list[str]) -> None:
    """Try a little of every row here, and say what the full size costs one core."""
    for row in rows:
        full = parts_of(row, 1.0)
        trials = [part for part in full if not part.bug]
        n = 1 if row in DAYS or row in ("disk", "kill") else min(60, trials[0].n)
        work(Part(row, n, 1))  # what is loaded at first is not counted
        done = work(Part(row, n, 2))
        total = sum(part.n for part in trials) * done.cpu / n
        print(f"{row}: {done.cpu / n:.4f} s of a core a trial, {total / 3600:.1f} h in full"
              f" ({sum(part.n for part in trials):,} trials)", flush=True)  # fmt: skip


def main() -> int:
    """Exit code 1 when something does not hold, 3 when parts are left."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    names = (*ROWS, *DAYS)
    parser.add_argument("--store", choices=STORES, default="sqlite")
    parser.add_argument("--only", action="append", default=[], choices=names, metavar="ROW")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: one a core)")
    parser.add_argument("--share", type=float, default=1.0, help="of the full sizes (default 1)")
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--out", type=Path, default=Path("promises.jsonl"), help="kept parts")
    parser.add_argument("--seed", type=int, default=1, help="of the first part (default 1)")
    parser.add_argument("--estimate", action="store_true")
    args = parser.parse_args()
    possible = names if args.store == "sqlite" else SERVED_ROWS
    rows = args.only or list(possible)
    if not set(rows) <= set(possible):
        parser.error(f"on {args.store} there are {', '.join(possible)}")
    if args.estimate and args.store != "sqlite":
        parser.error("--estimate counts the processor time of this process, so SQLite's alone")
    if args.seed < 1:
        parser.error("--seed: the first part has seed 1")
    quick_rules.load()
    if args.estimate:
        estimate(rows)
        return 0
    book = Book(args.out)
    n_jobs = args.jobs or jobs.n_cores()
    n_left = run(rows, args.share, n_jobs, args.seconds, book, args.store, args.seed)
    report = book.report()
    args.out.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
    for row, line in report.items():
        print(f"{row}: {line}")
    if any(any(line["faults"].values()) for line in report.values()):
        return 1
    return LEFT_CODE if n_left else 0


if __name__ == "__main__":
    sys.exit(main())
