"""The table of promises, tried: one row a promise, each with its negative control.

    orrery bench chaos [--store sqlite|postgres|cluster] [--only ROW] [--size small|full]
                       [--trials N] [--seed N] [--jobs J] [--tables N] [--pace S] [--json]

Every row is tried twice: as the server is, and in a process of its own with one guard switched off
(`chaos_bugs.py`), which the row must notice. Exit code 1 when a promise is broken or a missing
guard was not noticed. PostgreSQL and Redis are started for the run, nothing of yours is touched.
Many trials are made of parts, each with a seed of its own, which `--jobs` processes share; a part
that fails is named, and is repeated by its `--trials` and `--seed`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec

import quick_rules

if __name__ == "__main__":
    quick_rules.choose()

import jobs
from chaos_bugs import planted
from chaos_places import STORES
from chaos_reports import Crowd, Line, Outcome, Task, Ticker, joined
from chaos_rows import BY_NAME, ROWS, Row

ALONE = Crowd()
FAULTS_CODE = 1
NOTICED_CODE = 5  # of a control: the row has found faults


def run_row(
    row: Row, store: str, size: str, seed: int, n: int, n_jobs: int = 1, crowd: Crowd = ALONE
) -> Line:
    """Try a promise, then each of its controls."""
    began = time.monotonic()
    found = try_row(row, store, size, seed, n, n_jobs, crowd)
    with ThreadPoolExecutor(n_jobs) as pool:
        bugs = row.controls_on(store)
        controls = list(pool.map(lambda bug: run_control(row, bug, store, seed), bugs))
    missed = [bug for bug, faults in zip(bugs, controls, strict=True) if not any(faults.values())]
    return Line(
        row.name, row.promise, store, n, found.figures, found.faults, found.example,
        control=", ".join(missed or bugs),
        control_faults={} if missed else _sum(controls),
        seconds=round(time.monotonic() - began, 1),
    )  # fmt: skip


def try_row(
    row: Row, store: str, size: str, seed: int, n: int, n_jobs: int = 1, crowd: Crowd = ALONE
) -> Outcome:
    """Try a promise n times, in one go or in parts; a part that fails is named."""
    ticker = Ticker(f"{row.name} on {store}", n)
    parts = row.parts(n, seed)
    if len(parts) == 1:
        task = Task(store, n, seed, None, ticker, crowd)
        with asyncio.Runner(loop_factory=_fast_loop if row.has_crowd else None) as runner:
            return runner.run(_tried(row, size, task))
    outcomes, n_done = [], 0
    work = partial(_part, row.name, store, size)
    for (n_trials, own_seed), outcome in jobs.each(work, parts, n_jobs):
        outcomes.append(outcome)
        n_done += n_trials
        if not outcome.is_good:
            print(f"{row.name} on {store}: --trials {n_trials} --seed {own_seed}:"
                  f" {outcome.faults}", file=sys.stderr, flush=True)  # fmt: skip
        ticker(n_done)
    return joined(outcomes)


def _part(name: str, store: str, size: str, part: tuple[int, int]) -> Outcome:
    """The trials of one seed; whatever is raised is a fault."""
    task = Task(store, *part)
    try:
        return asyncio.run(_tried(BY_NAME[name], size, task))
    except (Exception, SystemExit) as error:
        return Outcome({}, {"fell": 1}, f"seed {task.seed}: {error!r}"[:300])


async def _tried(row: Row, size: str, task: Task) -> Outcome:
    with planted(task.bug):
        return await row.run_at(size)(task)


def _fast_loop() -> asyncio.AbstractEventLoop:
    """The loop of servers, if it is here: a crowd must not be slower than what it tries."""
    if find_spec("uvloop") is None:
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def _sum(controls: list[dict[str, int]]) -> dict[str, int]:
    names = {name for faults in controls for name in faults}
    return {name: sum(faults.get(name, 0) for faults in controls) for name in sorted(names)}


def run_control(row: Row, bug: str, store: str, seed: int) -> dict[str, int]:
    """The faults that a row finds in a process with a guard switched off."""
    print(f"{row.name} on {store}: with `{bug}` planted", file=sys.stderr, flush=True)
    words = [sys.executable, __file__, "--only", row.name, "--store", store, "--bug", bug]
    done = subprocess.run([*words, "--seed", str(seed)], capture_output=True, text=True)
    if done.returncode not in (0, NOTICED_CODE):
        last = done.stderr.strip().splitlines()[-1:] or ["no word"]
        return {f"fell: {last[0][:200]}": 1}
    faults: dict[str, int] = json.loads(done.stdout)
    return faults


def be_control(row: Row, store: str, bug: str, seed: int) -> int:
    """The process of a control: the row with its guard off; prints its faults."""
    outcome = asyncio.run(_tried(row, "small", Task(store, row.size.control, seed, bug)))
    print(json.dumps(outcome.faults))
    return 0 if outcome.is_good else NOTICED_CODE


def rows_for(only: list[str], store: str | None) -> list[tuple[Row, str]]:
    """The rows wanted, each on each store it is for."""
    rows = [BY_NAME[name] for name in only] or list(ROWS)
    stores = STORES if store is None else (store,)
    return [(row, one) for row in rows for one in stores if one in row.stores]


def main() -> int:
    """Exit code 1 when a promise is broken or not proved, 2 when there is nothing to try."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--store", choices=STORES, help="default: all, each row where it applies")
    parser.add_argument("--only", metavar="ROW", action="append", default=[], choices=list(BY_NAME),
                        help=f"one or more of {', '.join(BY_NAME)}")  # fmt: skip
    parser.add_argument("--size", choices=("small", "full"), default="small")
    parser.add_argument("--trials", type=int, help="instead of those of a size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (0: one a core)")
    parser.add_argument("--tables", type=int, help="of `nodes` and `takeover`: how many")
    parser.add_argument("--pace", type=float, help="of `nodes`: seconds for a move, about")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    parser.add_argument("--bug", help=argparse.SUPPRESS)
    args = parser.parse_args()
    wanted = rows_for(args.only, args.store)
    if not wanted:
        print(f"{', '.join(args.only)} is not for {args.store}", file=sys.stderr)
        return 2
    crowd = Crowd(args.tables, args.pace)
    if crowd != ALONE and not all(row.has_crowd for row, _ in wanted):
        parser.error("--tables and --pace are for --only nodes and --only takeover")
    n_jobs = args.jobs or jobs.n_cores()
    quick_rules.load()
    if args.bug:
        return be_control(*wanted[0], args.bug, args.seed)
    lines = []
    for row, store in wanted:
        n = args.trials or row.n(args.size)
        lines.append(run_row(row, store, args.size, args.seed, n, n_jobs, crowd))
        print(lines[-1], file=sys.stderr if args.json else sys.stdout, flush=True)
    if args.json:
        head = {"size": args.size, "seed": args.seed}
        print(json.dumps({**head, "rows": [line.as_json() for line in lines]}, indent=1))
    return 0 if all(line.is_kept and line.is_proved for line in lines) else FAULTS_CODE


if __name__ == "__main__":
    sys.exit(main())
