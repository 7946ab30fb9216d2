"""Teaches ZYLATRON's evaluation its weights: evolution strategies, in games with itself.

    python tools/tune_weights.py [--games N] [--iterations N] [--batch N] [--jobs N] [--seed N]
                                 [--by-hand] [--out FILE] [--resume FILE]

In every game one player has the present weights with something added to each, by lot, and the other
the same with it taken away. After a batch the weights move towards what the winners had added. A
batch that says no more than chance would (`signal` about 1) tells that the top is near; what is
printed last is for `zylatron/weights.py`, pieces by the Zy of their price.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.table import Job, Table, seeds_of
from orrery.core.game import rules_view
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.games.zylatron import weights as w

Weights = npt.NDArray[np.float64]

PLAYERS = 2
OPENING = Forks(opening=13, latest=0, longest=1, keep=0)
REACH = np.array(
    [15, 300, 300, 200, 250, 150, 150, 150, 150, 120, 120, 80, 3000, 25, 800, 2000, 1000, 30, 5, 60,
     24, 4, 100, 100, 60, 15, 60, 8], float,
)  # fmt: skip
"""How far a player's weights lie beside the present ones: one standard deviation."""
STEP = 4.0
LONGEST_STEP = 1.5  # in units of REACH
LEAST_NEAR_STEPS, MOST_NEAR_STEPS = 5, 60


@dataclass(frozen=True)
class Plan:
    """Which games are played."""

    iterations: int
    seed: int


class TwoBoards(Table):
    """A table whose seats go by weights of their own."""

    def __init__(self, job: Job) -> None:
        """Both go by the same so far."""
        super().__init__(job)
        name = job.game.default_board(job.values)
        self.boards = [copy_record(job.game.load_board(name)) for _ in range(PLAYERS)]

    def decide(self, seat: int) -> int:
        """By the seat's own weights."""
        self._board = rules_view(self.boards[seat])
        return super().decide(seat)


@functools.cache
def table_for(plan: Plan) -> TwoBoards:
    """The table of this process."""
    game = find_game("zylatron")
    values = game.meta.read_options(PLAYERS, {})
    level = read_level(game, f"captain/tuned=1/iterations={plan.iterations}", PLAYERS)
    board = game.load_board(game.default_board(values))
    return TwoBoards(
        Job(game, board, values, knobs_of(level), plan.iterations, OPENING, plan.seed)
    )  # fmt: skip


def lot_of(seed: int, number: int) -> Weights:
    """What one player has added in a game, in units of REACH."""
    return np.random.default_rng((seed, number)).standard_normal(w.N_WEIGHTS)


def result_of(task: tuple[Plan, Weights, int]) -> float:
    """One game: 1 if the player to whose weights the lot was added wins, -1 if the other does."""
    plan, weights, number = task
    table, lot = table_for(plan), lot_of(plan.seed, number)
    seat = number % PLAYERS
    for own, sign in ((seat, 1), (1 - seat, -1)):
        table.boards[own].weights[w.LEARNED] = whole(weights + sign * lot * REACH)
    played = table.play(number, seeds_of(plan.seed, number, 1)[0])
    return 2.0 * float(played.outcomes[0][seat]) - 1.0


def whole(weights: Weights) -> npt.NDArray[np.int32]:
    """As a board holds them."""
    found = np.rint(weights).astype(np.int32)
    found[w.NEAR_STEPS] = np.clip(found[w.NEAR_STEPS], LEAST_NEAR_STEPS, MOST_NEAR_STEPS)
    return found


def moved(weights: Weights, results: list[float], lots: list[Weights]) -> tuple[Weights, float]:
    """The weights after a batch, and how much it said, where chance alone says 1."""
    slope = np.mean([result * lot for result, lot in zip(results, lots, strict=True)], axis=0)
    signal = float(np.linalg.norm(slope)) / math.sqrt(len(slope) / len(results))
    step = STEP * slope
    step *= min(1.0, LONGEST_STEP / float(np.linalg.norm(step)))
    return weights + step * REACH, signal


def first_weights(by_hand: bool) -> Weights:
    """Those of the usual board."""
    game = find_game("zylatron")
    board = game.load_board(game.default_board(game.meta.read_options(PLAYERS, {})))
    return np.array(board.weights[w.BY_HAND if by_hand else w.LEARNED], float)


def as_written(weights: Weights) -> list[int]:
    """As `weights.py` has them: pieces by the Zy of their price."""
    game = find_game("zylatron")
    board = game.load_board(game.default_board(game.meta.read_options(PLAYERS, {})))
    found = [round(float(value)) for value in weights]
    for kind, price in enumerate(board.prices):
        for index in (w.PIECES + 2 * kind, w.PIECES + 2 * kind + 1):
            found[index] = round(float(weights[index]) / int(price))
    return found


def tune(args: argparse.Namespace) -> list[Weights]:
    """The weights after each batch."""
    plan = Plan(args.iterations, args.seed)
    course: list[Weights] = [np.array(one) for one in read_course(args.resume)]
    weights = course[-1] if course else first_weights(args.by_hand)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for first in range(args.batch * len(course), args.games, args.batch):
            numbers = range(first, first + args.batch)
            results = list(pool.map(result_of, [(plan, weights, number) for number in numbers]))
            weights, signal = moved(weights, results, [lot_of(args.seed, n) for n in numbers])
            course.append(weights)
            print(f"{first + args.batch:,} games, signal {signal:.2f}", flush=True)
            if args.out:
                args.out.write_text(json.dumps([one.tolist() for one in course]), "utf-8")
    return course


def read_course(file: Path | None) -> Any:
    """What an earlier run has written."""
    return json.loads(file.read_text("utf-8")) if file else []


def main() -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description="Teach ZYLATRON's evaluation its weights.")
    parser.add_argument("--games", type=int, default=2_800)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--batch", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--by-hand", action="store_true", help="begin with those written by hand")
    parser.add_argument("--out", type=Path, help="the weights after each batch")
    parser.add_argument("--resume", type=Path, help="go on with such a file")
    args = parser.parse_args()
    course = tune(args)
    print("mean of the last three batches:", as_written(np.mean(course[-3:], axis=0)))


if __name__ == "__main__":
    main()
