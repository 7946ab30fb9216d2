"""Self-play: batches of games over processes, the same numbers for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from orrery import __version__
from orrery.bots.players import contest
from orrery.core.board_files import read_name
from orrery.core.meta import Values
from orrery.core.registry import find_game
from orrery.core.results import Results
from orrery.core.runs import seeds_for
from orrery.lab.parquet import Columns, recorded
from orrery.lab.pools import pool_of

CHUNK = 250
RECORDED_CHUNK = 20  # where every move is kept


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    values: Values
    board: str
    bots: tuple[str, ...]
    games: int
    seed: int


def run(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Columns], None] | None = None,
    with_observations: bool = False,
) -> Results:
    """Play a plan; `progress` hears how many games are done after each chunk.

    `keep` is given the moves of each chunk (see `lab.parquet`), with observations where asked.
    """
    parts = []
    done = 0
    for part, moves in _parts(plan, workers, keep is not None, with_observations):
        parts.append(part)
        if keep is not None:
            keep(moves)
        done += len(part.lengths)
        if progress is not None:
            progress(done)
    return Results(
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.wins for part in parts]),
    )


def _parts(
    plan: Plan, workers: int, with_moves: bool, with_observations: bool
) -> Iterator[tuple[Results, Columns]]:
    """The chunks of a plan in order, whoever plays them."""
    chunk = RECORDED_CHUNK if with_moves else CHUNK
    jobs = [
        (plan, first, min(chunk, plan.games - first), with_moves, with_observations)
        for first in range(0, plan.games, chunk)
    ]
    if workers <= 1:
        yield from map(_play_chunk, jobs)
        return
    with pool_of(workers) as pool:
        yield from pool.map(_play_chunk, jobs)


def _play_chunk(job: tuple[Plan, int, int, bool, bool]) -> tuple[Results, Columns]:
    plan, first, n_games, with_moves, with_observations = job
    game = find_game(plan.game)
    seeds = seeds_for(plan.seed, first, n_games)
    played = game, game.load_board(plan.board), plan.values, plan.bots, seeds
    if with_moves:
        return recorded(*played, with_observations)
    return contest(*played), {}


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


def card_of(plan: Plan) -> dict[str, Any]:
    """The data card of a plan: all that is needed to play these games again, and to read them."""
    game = find_game(plan.game)
    board = game.load_board(plan.board)
    card = {
        "made_by": f"orrery {__version__}, orrery selfplay",
        "game": plan.game,
        "title": game.meta.title,
        "rules_version": game.meta.rules_version,
        "options": dict(plan.values),
        "board": game.board_name(board),
        "board_hash": game.board_hash(board),
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "actions": game.engine.N_ACTIONS,
        "columns": "docs/lab_data.md",
    }
    if plan.board not in game.meta.boards:
        card["board_data"] = Path(read_name(plan.board).file).read_text("utf-8")
    return card


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
