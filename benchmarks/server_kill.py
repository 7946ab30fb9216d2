"""An acknowledged move is never lost: kill -9 at random moments under load.

    python benchmarks/server_kill.py --kills 100 [--store sqlite|postgres|cluster] [--bug ack-first]

One row of `chaos.py` by itself: players keep a ledger of every acknowledgement while the server is
killed and started again on the same database, and send what was not answered once more. `--bug
ack-first` plants an acknowledgement before the commit (and commits in groups of 50 ms, so that a
few kills are enough), to show that this catches it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from chaos_places import STORES
from chaos_reports import Outcome, Task, Ticker
from chaos_torment import Torment, kill_server


async def torment(store: str, n_kills: int, bug: str | None = None, seed: int = 1) -> Outcome:
    """Kill and restart a server under load n times; then compare ledger and database."""
    task = Task(store, n_kills, seed, bug, Ticker("kills", n_kills))
    return await Torment(kill_server, "kills").run(task)


def main() -> int:
    """Exit code 1 when something was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--store", choices=STORES, default="sqlite")
    parser.add_argument("--bug", choices=["ack-first"])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    outcome = asyncio.run(torment(args.store, args.kills, args.bug, args.seed))
    print(outcome.figures, outcome.faults)
    return 0 if outcome.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
