"""Balance: many games of a variant and of its neighbours, counted, on any number of machines.

Games come in blocks. A block follows from the plan, the variant and its number alone, so results
are the same on one process, on many and on a cluster; finished blocks lie in a folder, and a
second run goes on with the rest.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from orrery.bots.personalities import level_behind, searching_names
from orrery.bots.players import SEARCHING, contest
from orrery.core.errors import BadInput, trouble
from orrery.core.registry import find_game
from orrery.core.runs import seeds_for
from orrery.lab.ablation import BASE, Variant
from orrery.lab.balance_counts import Block, chronicles_block, joined, results_block
from orrery.lab.balance_games import chronicles, kind_of
from orrery.lab.workers import spread

FORMAT = 2
BLOCKS = "blocks"
BLOCK = 100
THOUGHTFUL_BLOCK = 4  # where somebody searches a game takes its time


@dataclass(frozen=True)
class Plan:
    """What is to be studied: seat s is played by `bots[s]`."""

    game: str
    base: Variant
    bots: tuple[str, ...]
    seed: int

    @property
    def n_seats(self) -> int:
        """Players of a game."""
        return int(self.base.values["players"])

    @property
    def block(self) -> int:
        """Games of a block."""
        is_slow = max(kind_of(name) for name in self.bots) >= SEARCHING
        return THOUGHTFUL_BLOCK if is_slow else BLOCK


@dataclass(frozen=True)
class Job:
    """Games first, first + 1, ... of a variant; `is_whole`: all that can be counted."""

    plan: Plan
    variant: Variant
    first: int
    n_games: int
    is_whole: bool

    @property
    def file(self) -> str:
        """The name of the file that keeps what came of it."""
        parts = [file_name(self.variant.name), str(self.first), str(self.n_games)]
        if self.is_whole and self.variant.name != BASE:
            parts.insert(1, "whole")
        if self.variant.board != self.plan.base.board:  # a file may have been edited since
            game = find_game(self.plan.game)
            parts.insert(1, game.board_hash(game.load_board(self.variant.board)))
        return "-".join(parts) + ".npz"


def file_name(variant: str) -> str:
    """A variant's name as a file's: one that is a path or odd is told apart by its hash."""
    if re.fullmatch(r"[\w=.-]{1,80}", variant):
        return variant
    plain = re.sub(r"[^\w=-]+", "_", variant)[-40:]
    return f"{plain}-{hashlib.sha256(variant.encode()).hexdigest()[:8]}"


def jobs_of(plan: Plan, variant: Variant, n_games: int, is_whole: bool = True) -> list[Job]:
    """The blocks of a variant."""
    n = plan.block
    return [Job(plan, variant, i, min(n, n_games - i), is_whole) for i in range(0, n_games, n)]


def play_job(job: Job) -> Block:
    """Play a block."""
    plan, variant = job.plan, job.variant
    game = find_game(plan.game)
    board = game.load_board(variant.board)
    seeds = seeds_for(plan.seed, job.first, job.n_games)
    if not job.is_whole and not any(":" in name for name in plan.bots):
        return results_block(contest(game, board, variant.values, plan.bots, seeds), seeds)
    told = chronicles(game, board, variant.values, plan.bots, seeds)
    return chronicles_block(game, board, plan.n_seats, told, seeds)


def run(
    plan: Plan,
    n_games: int,
    neighbours: Sequence[Variant],
    n_each: int,
    folder: Path,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
    is_whole: bool = False,
) -> dict[str, Block]:
    """The games of the base and `n_each` of every neighbour, by name; `folder` keeps blocks.

    Neighbours are played for their results only, unless `is_whole`.
    """
    claim(plan, folder)
    jobs = jobs_of(plan, plan.base, n_games)
    for variant in neighbours:
        jobs += jobs_of(plan, variant, n_each, is_whole)
    files = [folder / BLOCKS / job.file for job in jobs]
    kept = [Block.load(file) for file in files]
    rest = [job for job, block in zip(jobs, kept, strict=True) if block is None]
    played = spread(play_job, rest, workers, ray)
    found: dict[str, list[Block]] = {}
    n_done = 0
    for job, file, block in zip(jobs, files, kept, strict=True):
        if block is None:
            block = next(played)
            block.save(file)
        found.setdefault(job.variant.name, []).append(block)
        n_done += job.n_games
        if progress is not None:
            progress(n_done)
    return {name: joined(parts) for name, parts in found.items()}


def run_on_gpu(
    plan: Plan, n_games: int, neighbours: Sequence[Variant], n_each: int
) -> dict[str, Block]:
    """Random play on a GPU: lengths, scores and winners, the same as the CPU's."""
    if set(plan.bots) != {"random"}:
        raise BadInput(f"--gpu plays at random only, not {','.join(sorted(set(plan.bots)))}")
    from orrery.cuda.rows import CudaRows

    game = find_game(plan.game)
    found = {}
    for variant, size in [(plan.base, n_games), *((variant, n_each) for variant in neighbours)]:
        rows = CudaRows(game, game.load_board(variant.board), variant.values, size)
        seeds = seeds_for(plan.seed, 0, size)
        found[variant.name] = results_block(rows.play_out(plan.seed), seeds)
    return found


# The folder


def claim(plan: Plan, folder: Path) -> None:
    """Make the folder this plan's; BadInput if it is another's."""
    file = folder / "plan.json"
    try:
        (folder / BLOCKS).mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(json.dumps(described(plan), indent=1) + "\n", "utf-8")
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot keep results in {folder}: {trouble(error)}") from None
    if found != described(plan):
        raise BadInput(f"{folder} holds results of another plan: give another --out")


def described(plan: Plan) -> dict[str, Any]:
    """All that decides what a block is."""
    game = find_game(plan.game)
    board = game.board_hash(game.load_board(plan.base.board))
    ranks = sorted(set(plan.bots) & set(searching_names()))
    return {
        "lab": FORMAT, "rules": game.meta.rules_version, "board": board, "block": plan.block,
        "levels": {name: asdict(level_behind(game, name, plan.n_seats)) for name in ranks},
        **json.loads(json.dumps(asdict(plan))),
    }  # fmt: skip
