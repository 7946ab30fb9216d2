"""How long it takes to read a table from its log, which is what a restart or a takeover costs.

For each game one random game, to its end or to the most entries: milliseconds of processor time
to read it as the server does (`logbook.game.restore`, which believes hashes but for the last), and
with every hash proved, as `orrery fsck` does and the server at leisure.

    python benchmarks/loading.py [--entries N] [--games GAME,...] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

from orrery.core.readings import forget_all
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.logbook.game import Running, prove, restore, row_of
from orrery.server.storage.rows import EventRow

GAMES = "connect_four", "spacewalk", "astroplane", "situation7", "astron", "zylatron"
RUNS = 3  # of each; the quickest counts


def played(game: str, most: int) -> tuple[dict[str, Any], list[EventRow]]:
    """The head and the rows of a random game."""
    dice, table = random.Random(3), new_table(find_game(game), seed=5)
    running = Running(dict(table.log.header))
    running.settle()
    while running.outcome is None and running.seq < most:
        seat = running.to_act[0]
        running.play(seat, dice.choice(running.sights.legal(seat)), None)
    return dict(running.header), [row_of("table", entry) for entry in running.entries]


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time of the quickest run; nothing is remembered from one to the next."""
    times = []
    for _ in range(RUNS + 1):  # the first compiles what is not compiled yet
        forget_all()
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1000 * min(times[1:])


def measured(game: str, most: int) -> dict[str, Any]:
    """The figures of one game."""
    head, rows = played(game, most)
    read = milliseconds(lambda: restore(head, rows))
    running = restore(head, rows)
    proved = milliseconds(lambda: list(prove(running)))
    return {"game": game, "entries": len(rows), "read_ms": round(read, 2),
            "proved_ms": round(proved, 2), "ratio": round(read / proved, 2)}  # fmt: skip


def line(row: dict[str, Any]) -> str:
    """The figures of one game for people."""
    read, proved = f"{row['read_ms']:9.1f} ms", f"{row['proved_ms']:9.1f} ms"
    return (
        f"{row['game']:14}{row['entries']:6,} entries{read}, proved{proved}, ratio {row['ratio']}"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1500, help="of a game, at most")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    for game in args.games.split(","):
        found.append(measured(game, args.entries))
        if not args.json:
            print(line(found[-1]), flush=True)
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
