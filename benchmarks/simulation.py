"""A day of play on a seeded schedule: the server's own code, virtual time, injected faults.

    orrery bench simulation [--seeds N] [--hours H] [--seed FIRST] [--jobs J] [--bug NAME] [--json]

One server with people and bots lives through simulated hours: it crashes at any moment, commits
fail before or after they count, the database goes away, machines sleep, clocks are set, sockets
drop. After every event it is checked that logs have no gaps, what was acknowledged is stored once,
views are what the stored log says, nobody loses time and nothing secret is told; at the end, that
nobody waits in vain. The same seed gives the same trace. Exit code 1 names the seeds that do not
hold; `--bug` switches a guard off (`chaos_bugs.py`), to show that it is missed.
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
from dataclasses import asdict
from functools import partial

import quick_rules

if __name__ == "__main__":
    quick_rules.choose()

import jobs
from chaos_bugs import patches, planted
from chaos_reports import Ticker
from sim_world import Day, simulate


def run(
    n_seeds: int, first: int, hours: float, bug: str | None, n_jobs: int = 1, n_nodes: int = 1
) -> list[Day]:
    """Live through the days of some seeds; one that does not hold is named at once."""
    ticker, days = Ticker(f"{n_seeds} x {hours:g} h", n_seeds), []
    work = partial(one_day, hours=hours, bug=bug, n_nodes=n_nodes)
    for seed, day in jobs.each(work, range(first, first + n_seeds), n_jobs):
        days.append(day)
        if day.fault:
            print(f"seed {seed}: {day.fault}", file=sys.stderr, flush=True)
        ticker(len(days))
    return sorted(days, key=lambda day: day.seed)


def one_day(seed: int, hours: float, bug: str | None, n_nodes: int = 1) -> Day:
    """The day of a seed; whatever is raised in it does not hold."""
    with planted(bug):
        try:
            return simulate(seed, hours, n_nodes=n_nodes)
        except Exception as error:
            return Day(seed, "", {}, f"fell: {error!r}")


def total(days: list[Day]) -> dict[str, int]:
    """What happened in all days together."""
    names = sorted({name for day in days for name in day.counts})
    return {name: sum(day.counts.get(name, 0) for day in days) for name in names}


def main() -> int:
    """Exit code 1 when something did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1, help="the first")
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--nodes", type=int, default=1, help="servers on one database")
    parser.add_argument("--jobs", type=int, default=1, help="processes (0: one a core)")
    parser.add_argument("--bug", choices=sorted(patches()))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    logging.getLogger("orrery").setLevel(logging.CRITICAL)
    n_jobs = args.jobs or jobs.n_cores()
    if n_jobs == 1:
        quick_rules.load()
    days = run(args.seeds, args.seed, args.hours, args.bug, n_jobs, args.nodes)
    faults = [day for day in days if day.fault]
    if args.json:
        print(json.dumps({"hours": args.hours, "days": [asdict(day) for day in days]}, indent=1))
    else:
        counts = ", ".join(f"{count:,} {name}" for name, count in total(days).items())
        print(f"{len(days)} seeds of {args.hours:g} h: {counts}: {len(faults)} do not hold")
        waits = sorted(wait for day in days for wait in day.takeovers)
        if waits:
            half = waits[len(waits) // 2]
            print(f"{len(waits)} tables of nodes that went answered again after {half:.1f} s"
                  f" (median), {waits[-1]:.1f} s (longest)")  # fmt: skip
        for day in days[:5]:
            print(f"seed {day.seed}: trace {day.trace[:16]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
