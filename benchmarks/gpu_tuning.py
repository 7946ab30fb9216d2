"""Which settings of `cuda/tuning.py` make the search of a game fastest on this GPU.

    python benchmarks/gpu_tuning.py astroplane astron [--rows N] [--iterations N] [--seconds S]

Registers and blocks of playouts and of judging go together: a game spends its time on one of them.
A process for each number of registers that walkers and the others have; they compile side by side
and measure one after the other.
"""

from __future__ import annotations

import argparse
import fcntl
import itertools
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from gpu_search import job_for, say, speed_at

from orrery.cuda.tuning import SEARCH_TUNINGS, SearchTuning, search_tuning_of

REGISTERS = (64, 96, 128, 0)  # 0: as many as the compiler likes
WALKERS = (64, 128)  # theirs
BLOCKS = (2, 4, 8, 16)


def tuning_for(game: str, walkers: int, others: int, blocks: int) -> SearchTuning:
    """What a game has, but for what is tried."""
    most = others or None
    return replace(
        search_tuning_of(game), walk_registers=walkers or None, look_registers=most,
        playout_registers=most, playout_blocks=blocks, judge_blocks=blocks,
    )  # fmt: skip


def measure(game: str, args: argparse.Namespace) -> None:
    """All numbers of blocks, with so many registers."""
    from orrery.cuda.selfplay import CudaTable

    ways = args.walkers, args.others
    SEARCH_TUNINGS[game] = tuning_for(game, *ways, BLOCKS[0])
    CudaTable(job_for(game, 1), 1).play(0, 1)
    with alone(args.lock):
        for blocks in BLOCKS:
            SEARCH_TUNINGS[game] = tuning_for(game, *ways, blocks)
            found = speed_at(game, job_for(game, args.iterations), args.rows, args.seconds)
            rate = found["iterations_per_second"] / 1e6 if found else 0.0
            said = f"{args.walkers:4} and {args.others:4} registers, {blocks:3} blocks"
            print(f"{game} {said} {rate:7.2f} M/s", flush=True)


@contextmanager
def alone(lock: str) -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with open(lock, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def ways_of(game: str) -> list[list[str]]:
    """What differs from process to process."""
    return [
        [game, f"--walkers={walkers}", f"--others={others}"]
        for walkers, others in itertools.product(WALKERS, REGISTERS)
    ]


def measure_all(args: argparse.Namespace) -> int:
    """A process for each game, number of registers and place; how many failed."""
    with tempfile.TemporaryDirectory() as folder:
        same = [f"--{name}={getattr(args, name)}" for name in ("rows", "iterations", "seconds")]
        same.append(f"--lock={os.path.join(folder, 'gpu')}")
        asked = [
            subprocess.Popen([sys.executable, __file__, *way, *same])
            for game in args.games
            for way in ways_of(game)
        ]
        return sum(one.wait() != 0 for one in asked)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--rows", type=int, default=1 << 18)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--walkers", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--others", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--lock", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.walkers is None:
        n_failed = measure_all(args)
        say(f"{n_failed} of {sum(len(ways_of(game)) for game in args.games)} failed")
        return n_failed
    measure(args.games[0], args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
