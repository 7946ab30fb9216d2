"""What the searches of a batch keep in the memory of a GPU from wave to wave, a row each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from orrery.bots.search.walk import WALK
from orrery.bots.search.work import MAX_PATH, OTHER
from orrery.core.contract import Engine
from orrery.core.game import Game
from orrery.cuda.copies import padded
from orrery.cuda.nodes import node_dtype

MOST_SEATS = 8
MOST_FIRST, MOST_SECOND = 128, 64
"""Units of a network that a kernel has room for."""
N_POSITIONS = OTHER + 1

WAVES = 8  # between two questions of the host whether all is done
N_LOOKS, N_LEAVES, N_HOPES = 0, 1, 2  # how long the lists are
N_LEFT = 3  # rows that have iterations left
N_COUNTS = 4


class Searches(NamedTuple):
    """Arrays; those of scratch memory are as in `bots.search.work`."""

    positions: Any  # [row, which]
    walks: Any  # [row]
    nodes: Any  # [row, node]
    n_nodes: Any  # [row]
    lucks: Any  # [row, visit]
    paths: Any  # [row, depth]
    marks: Any  # [row, action]
    actions: Any  # [row, number]
    priors: Any  # [row, number]
    outlooks: Any  # [row, number]
    notes: Any  # [seat, note]: none; a row is searched by what it shows
    looks: Any  # [place, 2]: the list of actions to be looked at, each a row and a number
    values: Any  # [row, seat]
    leaves: Any  # [place]: the list of rows to be played out from a leaf
    hopes: Any  # [place, 2]: the list of ends to be judged, each a row and a seat
    counts: Any  # [wave, which]: see above


def new_searches(
    zeros: Callable[[Any, Any], Any], game: Game, n_seats: int, size: int, n_nodes: int,
    n_lucks: int,
) -> Searches:  # fmt: skip
    """Room for so many searches of so many nodes; `zeros` makes an array of a shape and a type."""
    n_buffer, n_notes = buffer_of(game.engine), notes_of(game)
    return Searches(
        positions=zeros((size, N_POSITIONS), padded(game.dtype)),
        walks=zeros(size, WALK),
        nodes=zeros((size, n_nodes), node_dtype(n_seats)),
        n_nodes=zeros(size, np.int32),
        lucks=zeros((size, max(1, n_lucks)), np.uint64),
        paths=zeros((size, MAX_PATH), np.int32),
        marks=zeros((size, game.engine.N_ACTIONS + 1), np.int32),
        actions=zeros((size, n_buffer), action_type(game.engine)),
        priors=zeros((size, n_buffer), np.float64),
        outlooks=zeros((size, n_buffer), np.float64),
        notes=zeros((MOST_SEATS, n_notes), np.float64),
        looks=zeros((size * n_buffer, 2), np.int32),
        values=zeros((size, MOST_SEATS), np.float64),
        leaves=zeros(size, np.int32),
        hopes=zeros((size * game.meta.max_players, 2), np.int32),
        counts=zeros((WAVES, N_COUNTS), np.int32),
    )


def bytes_beside(game: Game) -> int:
    """What a row takes besides its tree."""
    scratch = (MAX_PATH + game.engine.N_ACTIONS + 2) * 4 + MOST_SEATS * 16 + WALK.itemsize
    an_action = np.dtype(action_type(game.engine)).itemsize + 2 * 8 + 2 * 4
    return N_POSITIONS * padded(game.dtype).itemsize + scratch + buffer_of(game.engine) * an_action


def buffer_of(engine: Engine) -> int:
    """Actions that a position can have, a player's or nature's."""
    return max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)


def notes_of(game: Game) -> int:
    """Notes of a seat."""
    memory = game.hooks.thinking.memory
    return max(1, memory.n_notes if memory else 0)


def action_type(engine: Engine) -> Any:
    """Of the numbers of actions."""
    return np.int16 if engine.N_ACTIONS < 1 << 15 else np.int32
