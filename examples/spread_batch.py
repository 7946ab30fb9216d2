"""Random play on every GPU of a Ray cluster: rows in parts, an actor a GPU.

    python examples/spread_batch.py --actors 4 --device cuda --size 262144
    python examples/spread_batch.py --actors 2 --size 2000 --steps 50        (CPU, to try it)

Each actor plays its own rows; only counts travel. Needs `pip install 'orrery[ray]'`, and
'orrery[cuda]' for GPUs.
"""

from __future__ import annotations

import argparse
import time

from orrery.envs import Batch
from orrery.envs.actors import SpreadBatch
from orrery.envs.batch import ENDED


class Play:
    """So many random steps; how many games ended."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def __call__(self, batch: Batch) -> int:
        """Play the rows of one actor."""
        n_ended = 0
        for _ in range(self.steps):
            batch.step(batch.random_actions())
            n_ended += int((batch.rows.to_host(batch.outcomes) == ENDED).sum())
        return n_ended


def main() -> None:
    """Play, and say how fast it was."""
    parser = argparse.ArgumentParser(description="Random play on several GPUs.")
    parser.add_argument("--game", default="spacewalk")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--size", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=200)
    args = parser.parse_args()
    batch = SpreadBatch(args.game, args.size, actors=args.actors, device=args.device)
    batch.each(Play(1))  # compiles
    start = time.perf_counter()
    ended = batch.each(Play(args.steps))
    seconds = time.perf_counter() - start
    batch.close()
    steps = args.size * args.steps
    print(
        f"{steps:,} steps, {sum(ended):,} games, {seconds:.1f} s: {steps / seconds:,.0f} a second"
    )


if __name__ == "__main__":
    main()
