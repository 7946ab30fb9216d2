"""What every action of every row would lead to, and rows that begin where somebody says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.records import memory_of
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch

TEMPLATE = "orrery.core.expansion"

States = npt.NDArray[np.void]


class Afterstates(NamedTuple):
    """All legal actions of a batch: one entry an action, those of a row side by side."""

    rows: npt.NDArray[np.int64]
    """The row it belongs to."""
    seats: npt.NDArray[np.int32]
    """Who would play it."""
    actions: npt.NDArray[np.int32]
    states: States
    """The position right after it, before nature answers."""


def expand(game: Game, board: Any, states: States, seats: npt.NDArray[np.int32]) -> Afterstates:
    """Every action of every row; `seats` says who decides."""
    template, scratch, board = game.template(TEMPLATE), new_scratch(game.engine), rules_view(board)
    counts = np.zeros(len(states), np.int64)
    template.count_rows(board, rules_rows(states), seats, counts, scratch)
    firsts = np.cumsum(counts) - counts
    actions = np.zeros(counts.sum(), np.int32)
    after = np.zeros(len(actions), game.dtype)
    template.expand_rows(
        board, rules_rows(states), seats, firsts, actions, rules_rows(after), scratch
    )
    rows = np.repeat(np.arange(len(states)), counts)
    return Afterstates(rows, seats[rows], actions, after)


def features_of(
    game: Game, board: Any, states: States, seats: npt.NDArray[np.int32]
) -> npt.NDArray[np.float32]:
    """The features of positions, each for its own seat."""
    features = np.zeros((len(states), game.engine.OBSERVATION_SIZE), np.float32)
    template = game.template(TEMPLATE)
    template.observe_each(rules_view(board), rules_rows(states), seats, features)
    return features


def read_states(game: Game, board: Any, positions: States | Sequence[str], n_seats: int) -> States:
    """Positions as an array of records; BadInput names the first that cannot be used."""
    if isinstance(positions, np.ndarray) and positions.dtype == game.dtype:
        states = copy_states(positions)
    else:
        found = [_read(game, board, text, row) for row, text in enumerate(positions)]
        states = np.concatenate(found) if found else np.zeros(0, game.dtype)
    for row in np.flatnonzero(states["n_seats"] != n_seats)[:1]:
        n = int(states["n_seats"][row])
        raise BadInput(f"position {row} is of {n} players, the batch of {n_seats}")
    return states


def copy_states(states: States) -> States:
    """The same bytes; numpy's own copy leaves what lies between fields undefined."""
    return np.ascontiguousarray(states).view(np.uint8).copy().view(states.dtype)


def _read(game: Game, board: Any, text: str, row: int) -> States:
    try:
        return memory_of(game.parse_position(text, board)[1])
    except BadInput as error:
        raise BadInput(f"position {row}: {error.reason}", error.clause) from None


def settle(
    game: Game, board: Any, states: States, rngs: npt.NDArray[np.uint64]
) -> npt.NDArray[np.int32]:
    """Let nature act where it must, in place; who decides. BadInput where a game is over."""
    seats = np.zeros(len(states), np.int32)
    scratch = new_scratch(game.engine)
    template = game.template(TEMPLATE)
    template.settle_rows(rules_view(board), rules_rows(states), rngs, seats, scratch)
    for row in np.flatnonzero(seats == CHANCE)[:1]:
        raise BadInput(f"position {row}: the game is over, nobody has anything to decide")
    return seats
