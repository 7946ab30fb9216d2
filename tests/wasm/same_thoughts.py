"""Searches told by their trees, by any target: what `thoughts` says must be the same for all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from orrery.bots.deeds import Deed, with_deed
from orrery.bots.levels import knobs_of, level_of
from orrery.bots.network.layers import Network
from orrery.bots.search.searcher import MIN_KEPT, Mind
from orrery.bots.search.tree import NO_NODE, clear, new_tree
from orrery.bots.search.work import KNOWN, NOW, TARGET
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.core.runs import seeds_for

FROM_START = (0, 3, 7)
"""Actions of seats before the positions that are searched."""


def thoughts(
    game: Game, target: Any, values: Values, board_name: str, rank: str, iterations: int,
    starts: tuple[int, ...] = FROM_START, learned: int | None = None,
) -> Iterator[str]:  # fmt: skip
    """The tree of a rank after some iterations, at some positions of a random game.

    With `learned` positions are judged without a playout, by a network or by the evaluation alone.
    """
    board = game.load_board(board_name)
    for n_played in starts:
        state, past = position(game, board, values, n_played)
        if game.is_over(board, state):
            return
        knobs = knobs_of(level_of(game, rank, state.n_seats))
        knobs = knobs._replace(halving=min(knobs.halving, iterations))
        if learned is not None:
            knobs = knobs._replace(learned=learned, cut=0)
        mind = Mind(game, knobs, state.n_seats, iterations, seed=n_played + 1)
        mind.consult(a_network(game))
        mind.use(target.chart(board))
        for line in (*thought(target, mind, board, state, past, iterations), *told(mind)):
            yield f"{n_played} {line}"


def a_network(game: Game) -> Network:
    """Of random weights."""
    draw = np.random.default_rng(1).integers
    n = game.engine.OBSERVATION_SIZE, 16, 8, game.meta.max_players
    return Network(
        draw(-500, 500, n[:2]).astype(np.int16), draw(-500, 500, n[1]).astype(np.int32),
        draw(-500, 500, n[1:3]).astype(np.int16), draw(-500, 500, n[2]).astype(np.int32),
        draw(-500, 500, n[2:]).astype(np.int16), draw(-500, 500, n[3]).astype(np.int32),
    )  # fmt: skip


def thought(
    target: Any, mind: Mind, board: Any, state: Any, past: list[Deed], iterations: int
) -> Iterator[str]:
    """Remember, search, then look for a later position in the tree and keep what is below it."""
    game = mind.game
    seat = game.to_act(board, state)[0]
    for deed in past:
        mind._memory[NOW] = memory_of(game.hidden(board, deed.state, seat))[0]
        target.learn(board, mind._work, deed.seat, deed.action)
    yield f"notes {digest(mind._work.notes)}"
    mind._memory[KNOWN] = memory_of(game.hidden(board, state, seat))[0]
    mind._work.lucks[:] = seeds_for(7, 0, len(mind._work.lucks))
    target.think(board, mind.tree, mind._work, mind.knobs, seat, iterations)
    yield from told(mind)
    node = max(mind.children(0), key=lambda one: int(mind.tree.visits[one]))
    later = game.after(board, state, seat, int(mind.tree.action[node]))
    mind._memory[TARGET] = memory_of(game.hidden(board, later, seat))[0]
    yield f"open {bool(target.is_open(board, mind._work, seat))}"
    found = int(target.find_target(board, mind.tree, mind._work, min(MIN_KEPT, 2)))
    yield f"found {found}"
    if found != NO_NODE:
        fresh = new_tree(len(mind.tree.action), state.n_seats)
        target.keep_subtree(mind.tree, found, fresh)
        mind.tree = fresh
    else:
        clear(mind.tree)


def position(game: Game, board: Any, values: Values, n_played: int) -> tuple[Any, list[Deed]]:
    """Somebody is to act after `n_played` actions of seats, which are told, too; or it is over."""
    state, past = game.setup(board, values), list[Deed]()
    luck = ChanceStream("thoughts")
    while not game.is_over(board, state) and (n_played > 0 or game.chance_due(board, state)):
        if game.chance_due(board, state):
            actions, weights = game.chances(board, state)
            game.apply(board, state, CHANCE, actions[luck.pick(weights)])
            continue
        seat = game.to_act(board, state)[0]
        actions = game.actions(board, state, seat)
        action = actions[luck.pick([1] * len(actions))]
        past = with_deed(past, state, seat, action)
        game.apply(board, state, seat, action)
        n_played -= 1
    return state, past


def told(mind: Mind) -> Iterator[str]:
    """A line for each column, and the generator."""
    n = int(mind.tree.n_nodes[0])
    yield f"{n} nodes, generator {int(mind._work.scratch.rng[0])}"
    for name, column in mind.tree._asdict().items():
        yield f"{name} {digest(column[:n])}"


def digest(array: Any) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()
