"""What skill is worth in a game: the stronger's share as iterations double, depth, share of luck.

The trace lets one search meet itself with twice the iterations, rung by rung. Depth counts levels
between both ends, a level being a player who wins 60 % against the one below. Luck compares games
of the same deal in which the strongest and the weakest of the trace change seats: what follows the
deal is luck, what follows the player is skill.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.players import bot_names
from orrery.lab import arena
from orrery.lab.ablation import Variant
from orrery.lab.balance import file_name
from orrery.lab.ratings import Z_95, share_interval

RANK = "captain"
RUNGS = (8, 16, 32, 64, 128)  # iterations
LEVEL = 400 * math.log10(0.6 / 0.4)  # Elo of a win of 60 %
RESAMPLES = 1000


def player(iterations: int) -> str:
    """The search of the trace with n iterations: no blunders on purpose, no clock."""
    assert RANK in bot_names()
    return f"{RANK}/iterations={iterations}/random_share=0"


def n_games_of(n_games: int, n_seats: int) -> int:
    """Games of the whole trace, with those for luck."""
    return len(RUNGS) * -(-n_games // n_seats) * n_seats


def skill_trace(
    game: str,
    variant: Variant,
    n_games: int,
    seed: int,
    folder: Path,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play and count; `folder` keeps the games, and a second run goes on."""

    def met(strong: int, weak: int, n_before: int) -> list[arena.Block]:
        bots = player(strong), player(weak)
        plan = arena.Plan(game, variant.values, variant.board, bots, seed)
        file = folder / f"skill-{file_name(variant.name)}-{strong}-{weak}.jsonl"
        told = None if progress is None else lambda done: progress(n_before + done)
        return arena.run(plan, n_games, workers, file, None, told, ray)

    rungs, n_before = [], 0
    for weak, strong in pairwise(RUNGS):
        done = met(strong, weak, n_before)
        n_before += sum(len(block.games) for block in done)
        rungs.append(rung(weak, strong, done))
    ends = met(RUNGS[-1], RUNGS[0], n_before)
    return {"rungs": rungs, "depth": depth(rungs), "luck": luck_share(ends)}


def rung(weak: int, strong: int, done: Sequence[arena.Block]) -> dict[str, Any]:
    """The share of the stronger, with Wilson's interval."""
    shares = [arena.won_by(game, 0) for block in done for game in block.games]
    low, high = share_interval(sum(shares), len(shares))
    return {
        "name": f"{strong} against {weak} iterations", "iterations": strong, "games": len(shares),
        "low": low, "mean": sum(shares) / len(shares), "high": high,
    }  # fmt: skip


def depth(rungs: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Levels from the first rung to the last, with a 95 % interval."""
    levels = variance = 0.0
    for one in rungs:
        n = one["games"]
        share = (one["mean"] * n + 0.5) / (n + 1)  # a clean sweep is no infinite skill
        levels += 400 * math.log10(share / (1 - share)) / LEVEL
        slope = 400 / math.log(10) / LEVEL / (share * (1 - share))
        variance += slope**2 * share * (1 - share) / n
    error = Z_95 * math.sqrt(variance)
    return {"mean": levels, "low": levels - error, "high": levels + error}


# Luck


def luck_share(done: Sequence[arena.Block]) -> dict[str, float]:
    """What part of who wins follows the deal, of what follows deal or player; 95 % by bootstrap."""
    results = deal_results(done)
    rng = np.random.default_rng(1)
    drawn = rng.integers(0, len(results), (RESAMPLES, len(results)))
    values = [luck_of(results[rows]) for rows in drawn]
    low, high = np.percentile(values, [2.5, 97.5])
    return {"mean": luck_of(results), "low": float(low), "high": float(high)}


def deal_results(done: Sequence[arena.Block]) -> npt.NDArray[np.float64]:
    """[deal, game, seat]: the part of the win of a seat, in each game of a deal.

    Line-ups alternate from block to block where seats are more than bots; the game in which the
    first bot of the plan sits first comes first, so that seats are held by the same bots.
    """
    return np.array([
        [_parts(game) for game in sorted(block.games, key=lambda game: game.seats)]
        for block in done if block.games[0].seats.count(0) == done[0].games[0].seats.count(0)
    ])  # fmt: skip


def _parts(game: arena.Played) -> list[float]:
    winners = game.winners or list(range(len(game.seats)))
    return [(seat in winners) / len(winners) for seat in range(len(game.seats))]


def luck_of(results: npt.NDArray[np.float64]) -> float:
    """Covariance of a seat's results in games of one deal, beside the variance by players."""
    n_deals, n_games, n_seats = results.shape
    means = results.mean(axis=0)  # [game, seat]
    rest = results - means
    of_deal = 0.0
    for one in range(n_games):
        for other in range(one):
            of_deal += float((rest[:, one] * rest[:, other]).sum()) / max(n_deals - 1, 1)
    of_deal = max(of_deal / (n_games * (n_games - 1) / 2) / n_seats, 0.0)
    of_player = float(((means - means.mean(axis=0)) ** 2).mean())
    total = of_deal + of_player
    return of_deal / total if total > 0 else 0.0
