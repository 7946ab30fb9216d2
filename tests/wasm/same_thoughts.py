"""Searches told by their trees, by any target: what `thoughts` says must be the same for all."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from orrery.bots.levels import knobs_of, level_of
from orrery.bots.network.layers import Network
from orrery.bots.search.charts import chart_of
from orrery.bots.search.searcher import Mind
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.game import Game, rules_view

Think = Callable[..., None]


def native(game: Game) -> Think:
    """The search of this process, plain or compiled."""
    search = game.template("orrery.bots.search.thinking")

    def think(board: Any, *args: Any) -> None:
        search.think(rules_view(board), *args)

    return think


def a_network(game: Game) -> Network:
    """Of random weights."""
    draw = np.random.default_rng(1).integers
    n = game.engine.OBSERVATION_SIZE, 16, 8, game.meta.max_players
    return Network(
        draw(-500, 500, n[:2]).astype(np.int16), draw(-500, 500, n[1]).astype(np.int32),
        draw(-500, 500, n[1:3]).astype(np.int16), draw(-500, 500, n[2]).astype(np.int32),
        draw(-500, 500, n[2:]).astype(np.int16), draw(-500, 500, n[3]).astype(np.int32),
    )  # fmt: skip


def thoughts(
    game: Game, think: Think, rank: str, iterations: int, learned: int | None = None
) -> Iterator[str]:
    """The tree of a rank after some iterations, at some positions of a random game.

    With `learned` positions are judged without a playout, by a network or by the evaluation alone.
    """
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    for n_played in (0, 3, 5):
        state = position(game, board, values, n_played)
        seat = game.to_act(board, state)[0]
        knobs = knobs_of(level_of(game, rank))
        if learned is not None:
            knobs = knobs._replace(learned=learned, cut=0)
        mind = Mind(game, knobs, state.n_seats, iterations, seed=n_played + 1)
        mind.use(chart_of(game, board))
        mind.learn(a_network(game))
        mind._recall(board, game.hidden(board, state, seat), seat)
        mind._work.lucks[:] = 1
        think(board, mind.tree, mind._work, mind.knobs, seat, iterations)
        yield from (f"{n_played} {line}" for line in told(mind))


def position(game: Game, board: Any, values: Any, n_played: int) -> Any:
    """Somebody is to act, after `n_played` actions of seats."""
    state = game.setup(board, values)
    luck = ChanceStream("thoughts")
    while n_played > 0 or game.chance_due(board, state):
        if game.chance_due(board, state):
            actions, weights = game.chances(board, state)
            game.apply(board, state, CHANCE, actions[luck.pick(weights)])
            continue
        seat = game.to_act(board, state)[0]
        actions = game.actions(board, state, seat)
        game.apply(board, state, seat, actions[luck.pick([1] * len(actions))])
        n_played -= 1
    return state


def told(mind: Mind) -> Iterator[str]:
    """A line for each column, and the generator."""
    n = int(mind.tree.n_nodes[0])
    yield f"{n} nodes, generator {int(mind._work.scratch.rng[0])}"
    for name, column in mind.tree._asdict().items():
        yield f"{name} {hashlib.sha256(column[:n].tobytes()).hexdigest()}"
