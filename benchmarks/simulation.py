"""A day of play on a seeded schedule: the server's own code, virtual time, injected faults.

    orrery bench simulation [--seeds N] [--hours H] [--seed FIRST] [--bug NAME] [--json]

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
import os
import sys
from dataclasses import asdict

if __name__ == "__main__":
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # nothing to compile: a day is short

from chaos_bugs import patches, planted
from chaos_reports import Ticker
from sim_world import Day, simulate


def run(n_seeds: int, first: int, hours: float, bug: str | None) -> list[Day]:
    """Live through the days of some seeds."""
    ticker, days = Ticker(f"{n_seeds} x {hours:g} h", n_seeds), []
    for seed in range(first, first + n_seeds):
        with planted(bug):
            days.append(simulate(seed, hours))
        if days[-1].fault:
            print(f"seed {seed}: {days[-1].fault}", file=sys.stderr, flush=True)
        ticker(len(days))
    return days


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
    parser.add_argument("--bug", choices=sorted(patches()))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    logging.getLogger("orrery").setLevel(logging.CRITICAL)
    days = run(args.seeds, args.seed, args.hours, args.bug)
    faults = [day for day in days if day.fault]
    if args.json:
        print(json.dumps({"hours": args.hours, "days": [asdict(day) for day in days]}, indent=1))
    else:
        counts = ", ".join(f"{count:,} {name}" for name, count in total(days).items())
        print(f"{len(days)} seeds of {args.hours:g} h: {counts}: {len(faults)} do not hold")
        for day in days[:5]:
            print(f"seed {day.seed}: trace {day.trace[:16]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
