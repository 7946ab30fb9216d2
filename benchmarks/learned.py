"""What a network is worth: games at equal time against the same rank without it.

    python benchmarks/learned.py GAME NETWORK.npz [--rank captain/cut=0] [--players 2,3]
                                 [--games N] [--processes P] [--seconds S] [--paced-at N] [--json]

A block has all rotations of two line-ups in which every other seat has the network, so that equal
players win half of it whatever their number; intervals (95 %) count a block as one sample. The
settings behind a rank belong to the network's side. Both sides think for the same time on one core:
the iterations of the network's side are those that took as long as the rank's own, measured before;
with --paced-at at so many iterations rather than the rank's, which is quicker where these are many.
"""

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path

from orrery.bots.levels import level_of
from orrery.bots.network.files import read_network
from orrery.bots.network.layers import Network
from orrery.core.registry import find_game
from orrery.learn.pace import equal_iterations
from orrery.learn.plan import Plan, checked
from orrery.learn.trial import Sides, block_share


@dataclass(frozen=True)
class Found:
    """What was found for one number of players."""

    players: int
    iterations: tuple[int, int]  # with the network, and without
    games: int
    share: float
    error: float  # half of the interval of 95 %


def measured(
    plan: Plan, network: Network, processes: int, seconds: float, paced_at: int
) -> Found:  # fmt: skip
    """Games with one number of players."""
    paced = equal_iterations(replace(plan, trial_iterations=paced_at), network, None)
    own = round(paced * plan.trial_iterations / paced_at)
    sides = Sides(network, None, own, plan.trial_iterations)
    n = max(2, plan.trial_games // (2 * plan.counts[0]))
    end = time.monotonic() + seconds
    blocks: list[tuple[float, int]] = []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for block in pool.map(block_share, [(plan, sides, number) for number in range(n)]):
            blocks.append(block)
            if time.monotonic() > end and len(blocks) > 1:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    shares = [share for share, _ in blocks]
    return Found(
        plan.counts[0], (own, plan.trial_iterations), sum(n for _, n in blocks),
        sum(shares) / len(shares), interval(shares),
    )  # fmt: skip


def interval(shares: list[float]) -> float:
    """Half of the interval of 95 % of a mean."""
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return 1.96 * math.sqrt(spread / len(shares))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What a network is worth at equal time.")
    parser.add_argument("game")
    parser.add_argument("network", type=Path)
    parser.add_argument("--rank", default="captain")
    parser.add_argument("--players", default="")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="at most, for each number")
    parser.add_argument("--paced-at", type=int, default=0, metavar="N")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    game = find_game(args.game)
    network = read_network(game, args.network)
    counts = [int(n) for n in args.players.split(",")] if args.players else []
    rows = []
    for count in counts or range(game.meta.min_players, game.meta.max_players + 1):
        iterations = level_of(game, args.rank.split("/")[0], count).iterations
        plan = Plan(
            game.meta.id, args.rank, players=(count,), trial_iterations=iterations,
            trial_games=args.games,
        )  # fmt: skip
        paced_at = args.paced_at or iterations
        found = measured(checked(plan), network, args.processes, args.seconds, paced_at)
        rows.append(asdict(found))
        print(
            f"{game.meta.id}, {count} players, {args.rank}: {100 * found.share:.1f} ±"
            f" {100 * found.error:.1f} % of {found.games} games, iterations"
            f" {found.iterations[0]} : {found.iterations[1]}",
            file=sys.stderr if args.json else sys.stdout, flush=True,
        )  # fmt: skip
    if args.json:
        print(json.dumps({"game": game.meta.id, "rank": args.rank, "rows": rows}))


if __name__ == "__main__":
    main()
