"""Trials of a search: games on a candidate's board, and what they say about the aims."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.players import contest
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.registry import find_game
from orrery.core.runs import seeds_for
from orrery.lab.balance_counts import Block, facts, results_block
from orrery.lab.balance_games import Chronicle, chronicles
from orrery.lab.board_text import board_text
from orrery.lab.design_spec import EVENT, SEAT_GAP, Aim, Spec, Task, event_kinds
from orrery.lab.measures import MEASURES, Terms, won_parts

Floats = npt.NDArray[np.float64]
IN_RESULTS = ("length",)  # rows that need no single actions


@dataclass(frozen=True)
class Trial:
    """Games first, first + 1, ... on a board that is carried as text, so that it can travel."""

    game: str
    board: str
    values: Values
    bots: tuple[str, ...]
    events: tuple[int, ...]
    is_whole: bool
    seed: int
    first: int
    n_games: int


def trial_of(task: Task, table: dict[str, Any], seed: int, first: int, n_games: int) -> Trial:
    """The games of a candidate that its task needs."""
    game, spec = find_game(task.game), task.spec
    bots = (spec.bot,) * int(task.values["players"])
    events = tuple(kind for kind in wanted_events(game, spec).values())
    return Trial(
        task.game, board_text(table), task.values, bots, events, is_whole(spec), seed, first,
        n_games,
    )  # fmt: skip


def play_trial(trial: Trial) -> Block:
    """A row a game."""
    game = find_game(trial.game)
    board = load_text(game, trial.board)
    seeds = seeds_for(trial.seed, trial.first, trial.n_games)
    if not trial.is_whole:
        return results_block(contest(game, board, trial.values, trial.bots, seeds), seeds)
    rows = [_row(told, trial) for told in chronicles(game, board, trial.values, trial.bots, seeds)]
    return Block({name: np.array([row[name] for row in rows]) for name in rows[0]})


def play_trial_on_gpu(trial: Trial) -> Block:
    """The same for random play on a GPU; games of a batch start with the first."""
    from orrery.cuda.rows import CudaRows

    game = find_game(trial.game)
    size = trial.first + trial.n_games
    rows = CudaRows(game, load_text(game, trial.board), trial.values, size)
    block = results_block(rows.play_out(trial.seed), seeds_for(trial.seed, 0, size))
    return Block({name: values[trial.first :] for name, values in block.rows.items()})


def check_gpu(spec: Spec) -> None:
    """BadInput where a GPU cannot play what is asked."""
    if spec.bot != "random":
        raise BadInput(f'--gpu plays at random only, not {spec.bot}: say bot = "random"')
    if is_whole(spec):
        raise BadInput("--gpu counts no single actions: aim at length, decisiveness or seats")


def _row(told: Chronicle, trial: Trial) -> dict[str, Any]:
    row = facts(told, len(trial.bots))
    kinds = told.events[:, 0]
    return row | {f"event_{kind}": int((kinds == kind).sum()) for kind in trial.events}


def load_text(game: Game, text: str) -> Any:
    """The board of a file's text."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "candidate.toml"
        file.write_text(text, "utf-8")
        return game.load_board(str(file))


# Aims


def wanted_events(game: Game, spec: Spec) -> dict[str, int]:
    """The kinds of events that are aimed at."""
    kinds = event_kinds(game)
    names = [a.measure.removeprefix(EVENT) for a in spec.aim if a.measure.startswith(EVENT)]
    return {name: kinds[name] for name in names}


def is_whole(spec: Spec) -> bool:
    """Whether an aim needs single actions."""
    needs = {one.name: one.needs for one in MEASURES}
    return any(needs.get(a.measure, a.measure) not in (*IN_RESULTS, SEAT_GAP) for a in spec.aim)


def aim_values(task: Task, aim: Aim, block: Block, weights: Floats) -> Floats:
    """[k]: the measure of an aim under each of k weightings of the games, [k, game]."""
    if aim.measure == SEAT_GAP:
        shares = weights @ won_parts(block) / weights.sum(axis=1, keepdims=True)
        return np.asarray(shares.max(axis=1) - shares.min(axis=1))
    above, below = _terms(task, aim, block)
    return np.asarray((weights @ above) / np.maximum(weights @ below, 1e-9))


def yes_or_no(task: Task, aim: Aim, block: Block) -> Floats | None:
    """[game]: 0 or 1 where an aim is a thing that a game has or has not, else None.

    Its interval is Wilson's: what never happened may happen yet, and a bootstrap cannot know.
    """
    measures = [one.name for one in MEASURES if one.is_yes_or_no]
    if not (aim.measure.startswith(EVENT) or aim.measure in measures):
        return None
    counts = _terms(task, aim, block).above
    return counts if np.isin(counts, (0, 1)).all() else None


def _terms(task: Task, aim: Aim, block: Block) -> Terms:
    """What each game adds to the sums of an aim."""
    if aim.measure.startswith(EVENT):
        kind = event_kinds(find_game(task.game))[aim.measure.removeprefix(EVENT)]
        counts = block.rows[f"event_{kind}"].astype(np.float64)
        return Terms(counts, np.ones(len(counts)))
    return next(one for one in MEASURES if one.name == aim.measure).terms(block)


def losses(task: Task, block: Block, weights: Floats | None = None) -> Floats:
    """[k]: how far from all aims, in squares of what each allows."""
    if weights is None:
        weights = np.ones((1, block.n_games))
    total = np.zeros(len(weights))
    for aim in task.spec.aim:
        off = (aim_values(task, aim, block, weights) - aim.target) / aim.within
        total += aim.weight * off**2
    return total
