"""Random games told by their bytes, by any target: what `said` says must be the same for all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from orrery.core.chance import CHANCE, draw, draw_weighted, new_rng
from orrery.core.game import Game
from orrery.core.records import bytes_of, copy_record
from orrery.core.results import new_results
from orrery.core.runs import seeds_for
from orrery.core.scratch import Scratch, new_scratch
from orrery.core.seats import SPECTATOR

SEED = 5


def said(game: Game, rules: Any, n_batch: int, limit: int) -> Iterator[str]:
    """A game step by step, one at once, then a batch; for the fewest and the most players."""
    for players in sorted({game.meta.min_players, game.meta.max_players}):
        values = game.meta.read_options(players, {})
        board = game.load_board(game.default_board(values))
        yield f"{players} {game_told(game, rules, board, values, limit)}"
        yield f"{players} {playout_told(game, rules, board, values, limit)}"
        yield f"{players} {batch_told(game, rules, board, values, n_batch, limit)}"


def game_told(game: Game, rules: Any, board: Any, values: Any, limit: int) -> str:
    """A hash of everything the contract says along a random game, and its last generator."""
    scratch = new_scratch(game.engine, n_events=64)
    scratch.rng[:] = new_rng(SEED)
    state = game.new_state()
    rules.setup(board, state, game.options_record(values))
    digest = hashlib.sha256(bytes_of(state))
    n = 0
    while not rules.is_over(board, state) and n < limit:
        look(digest, game, rules, board, state)
        step(digest, rules, board, state, scratch)
        n += 1
    points = [int(rules.score(board, state, seat)) for seat in range(state.n_seats)]
    won = [bool(rules.is_winner(board, state, seat)) for seat in range(state.n_seats)]
    return f"{n} {points} {won} {int(scratch.rng[0])} {digest.hexdigest()}"


def look(digest: Any, game: Game, rules: Any, board: Any, state: Any) -> None:
    """What each viewer sees of a position."""
    features = np.zeros(game.engine.OBSERVATION_SIZE, np.float32)
    rng = new_rng(1)
    for viewer in (SPECTATOR, *range(state.n_seats)):
        copy = copy_record(state)
        rules.hide(board, copy, viewer)
        digest.update(bytes_of(copy))
        rules.deal_hidden(board, copy, viewer, rng)
        digest.update(bytes_of(copy) + rng.tobytes())
    rules.observe(board, state, 0, features)
    digest.update(features.tobytes())
    worth = [int(rules.evaluate(board, state, seat)) for seat in range(state.n_seats)]
    digest.update(repr((worth, int(rules.fault(board, state)))).encode())


def step(digest: Any, rules: Any, board: Any, state: Any, scratch: Scratch) -> None:
    """One random action, its list, its refusals and its events."""
    actions, weights, rng, trace = scratch
    trace[:] = 0
    seat = CHANCE
    if rules.chance_due(board, state):
        n = rules.fill_chance(board, state, actions, weights)
        chosen = int(actions[draw_weighted(rng, weights, n)])
        digest.update(weights[:n].tobytes())
    else:
        seat = next(one for one in range(state.n_seats) if rules.may_act(board, state, one))
        n = rules.fill_actions(board, state, seat, actions)
        chosen = int(actions[draw(rng, n)])
    refused = [int(rules.why_not(board, state, one, chosen)) for one in range(-1, state.n_seats)]
    digest.update(repr((seat, refused)).encode() + actions[:n].tobytes())
    rules.apply(board, state, seat, chosen, trace)
    digest.update(bytes_of(state) + trace.tobytes())


def playout_told(game: Game, rules: Any, board: Any, values: Any, limit: int) -> str:
    """A whole game at once: its length, its last position and generator."""
    scratch = new_scratch(game.engine)
    scratch.rng[:] = new_rng(SEED)
    state = game.new_state()
    rules.setup(board, state, game.options_record(values))
    n = rules.playout(board, state, limit, scratch)
    return f"{n} {int(scratch.rng[0])} {hashlib.sha256(bytes_of(state)).hexdigest()}"


def batch_told(
    game: Game, rules: Any, board: Any, values: Any, n_games: int, limit: int
) -> str:  # fmt: skip
    """Many games at once: lengths, scores, winners, last position and generator."""
    scratch, state = new_scratch(game.engine), game.new_state()
    results = new_results(n_games, int(values["players"]))
    options, seeds = game.options_record(values), seeds_for(3, 0, n_games)
    total = rules.play_many(board, options, state, seeds, limit, scratch, results)
    content = bytes_of(state) + b"".join(column.tobytes() for column in results)
    return f"{total} {int(scratch.rng[0])} {hashlib.sha256(content).hexdigest()}"
