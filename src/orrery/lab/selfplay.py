"""Self-play: batches of games over processes, the same numbers for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from orrery.bots.players import contest
from orrery.core.meta import Values
from orrery.core.registry import find_game
from orrery.core.runs import Results, seeds_for

CHUNK = 250


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    values: Values
    board: str
    bots: tuple[str, ...]
    games: int
    seed: int


def run(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Results:
    """Play a plan; `progress` hears how many games are done after each chunk."""
    parts = []
    done = 0
    for part in _parts(plan, workers):
        parts.append(part)
        done += len(part.lengths)
        if progress is not None:
            progress(done)
    return Results(
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.wins for part in parts]),
    )


def _parts(plan: Plan, workers: int) -> Iterator[Results]:
    """The chunks of a plan in order, whoever plays them."""
    jobs = [(plan, first) for first in range(0, plan.games, CHUNK)]
    if workers <= 1:
        yield from map(_play_chunk, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, jobs)


def _play_chunk(job: tuple[Plan, int]) -> Results:
    plan, first = job
    game = find_game(plan.game)
    n_games = min(CHUNK, plan.games - first)
    seeds = seeds_for(plan.seed, first, n_games)
    return contest(game, game.load_board(plan.board), plan.values, plan.bots, seeds)


def summary(plan: Plan, results: Results) -> dict[str, Any]:
    """The numbers of a run, as plain values."""
    wins = results.wins
    is_sole = wins.sum(axis=1) == 1
    return {
        "game": plan.game,
        "games": plan.games,
        "players": int(plan.values["players"]),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": dict(plan.values),
        "lengths": _spread(results.lengths),
        "scores_by_seat": [_spread(results.scores[:, seat]) for seat in range(wins.shape[1])],
        "wins_by_seat": [int(n) for n in wins.sum(axis=0)],
        "sole_wins_by_seat": [int(n) for n in wins[is_sole].sum(axis=0)],
        "shared_wins": int((~is_sole).sum()),
    }


def _spread(numbers: Any) -> dict[str, float]:
    low, median, high = np.percentile(numbers, [5, 50, 95])
    return {
        "min": float(numbers.min()), "p5": float(low), "median": float(median),
        "mean": round(float(numbers.mean()), 4), "p95": float(high), "max": float(numbers.max()),
    }  # fmt: skip


def seats_of_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot a seat: a single name plays all seats."""
    if len(names) == 1:
        return tuple(names) * players
    return tuple(names)
