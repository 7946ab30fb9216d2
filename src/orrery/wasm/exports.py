# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: what a module of a game offers. `engine` is the game's.

Records come as they lie in memory, arrays as the address of their first entry (`array_at` makes an
array of it, without a copy). How long an array is follows from the game, or is told. Names of
parameters decide their types: `compiling.POINTERS`.
"""

from __future__ import annotations

from typing import Any

from orrery.core.contract import Engine
from orrery.core.results import Results
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.core.trace import EVENT_SIZE
from orrery.wasm.arrays import array_at

engine: Engine  # bound by core.templates
check_bound(globals())

loops: Any = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]

N_ACTIONS = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_FEATURES = engine.OBSERVATION_SIZE


@rule
def setup(board: Any, state: Any, options: Any) -> int:
    """A fresh position."""
    engine.setup(board, state, options)
    return 0


@rule
def chance_due(board: Any, state: Any) -> int:
    """1 where nature must act next."""
    return int(engine.chance_due(board, state))


@rule
def fill_chance(board: Any, state: Any, actions: Any, weights: Any) -> int:
    """Nature's actions and their weights; how many."""
    room = array_at(actions, (N_ACTIONS,))
    return int(engine.fill_chance(board, state, room, array_at(weights, (N_WEIGHTS,))))


@rule
def may_act(board: Any, state: Any, seat: int) -> int:
    """1 where the seat may act."""
    return int(engine.may_act(board, state, seat))


@rule
def fill_actions(board: Any, state: Any, seat: int, actions: Any) -> int:
    """The legal actions of a seat that may act; how many."""
    return int(engine.fill_actions(board, state, seat, array_at(actions, (N_ACTIONS,))))


@rule
def why_not(board: Any, state: Any, seat: int, action: int) -> int:
    """0, or the number of the reason."""
    return int(engine.why_not(board, state, seat, action))


@rule
def apply(board: Any, state: Any, seat: int, action: int, trace: Any, n_rows: int) -> int:
    """Play a legal action; its events go into the `n_rows` rows of `trace`."""
    engine.apply(board, state, seat, action, array_at(trace, (n_rows, EVENT_SIZE)))
    return 0


@rule
def is_over(board: Any, state: Any) -> int:
    """1 at the end."""
    return int(engine.is_over(board, state))


@rule
def score(board: Any, state: Any, seat: int) -> int:
    """The points of a seat."""
    return int(engine.score(board, state, seat))


@rule
def is_winner(board: Any, state: Any, seat: int) -> int:
    """1 where the seat has won."""
    return int(engine.is_winner(board, state, seat))


@rule
def hide(board: Any, state: Any, viewer: int) -> int:
    """Erase what the viewer may not know."""
    engine.hide(board, state, viewer)
    return 0


@rule
def deal_hidden(board: Any, state: Any, viewer: int, rng: Any) -> int:
    """Fill again what `hide` erases, as the viewer holds it possible."""
    engine.deal_hidden(board, state, viewer, array_at(rng, (1,)))
    return 0


@rule
def observe(board: Any, state: Any, viewer: int, features: Any) -> int:
    """Features for learners."""
    engine.observe(board, state, viewer, array_at(features, (N_FEATURES,)))
    return 0


@rule
def evaluate(board: Any, state: Any, seat: int) -> int:
    """How well a seat stands."""
    return int(engine.evaluate(board, state, seat))


@rule
def fault(board: Any, state: Any) -> int:
    """0, or the number of the invariant that this state breaks."""
    return int(engine.fault(board, state))


@rule
def lay_tables(board: Any) -> int:
    """Fill what follows from the rest of a board and is too large to be sent about."""
    tables_of(board)
    return 0


@rule
def draw_chart(board: Any, charts: Any, states: Any, trace: Any) -> int:
    """Fill the chart of a board, zeros so far; `states` has three records."""
    chart_of(
        board, array_at(charts, (1,))[0], array_at(states, (3,)), array_at(trace, (1, EVENT_SIZE))
    )
    return 0


@rule
def no_tables(board: Any) -> None:
    """A board is what it says."""


@rule
def no_chart(board: Any, chart: Any, states: Any, trace: Any) -> None:
    """A game without a chart."""


tables_of = getattr(engine, "lay_tables", no_tables)
chart_of = getattr(engine, "draw_chart", no_chart)


@rule
def playout(
    board: Any, state: Any, limit: int, actions: Any, weights: Any, rng: Any, trace: Any
) -> int:
    """Play at random to the end, or `limit` actions; how many were played."""
    scratch = Scratch(
        array_at(actions, (N_ACTIONS,)), array_at(weights, (N_WEIGHTS,)), array_at(rng, (1,)),
        array_at(trace, (1, EVENT_SIZE)),
    )  # fmt: skip
    return int(loops.playout(board, state, limit, scratch))


@rule
def play_many(
    board: Any, options: Any, state: Any, seeds: Any, n_games: int, limit: int, actions: Any,
    weights: Any, rng: Any, trace: Any, lengths: Any, scores: Any, wins: Any, n_seats: int,
) -> int:  # fmt: skip
    """A random game for each of `n_games` seeds; how many actions in all."""
    scratch = Scratch(
        array_at(actions, (N_ACTIONS,)), array_at(weights, (N_WEIGHTS,)), array_at(rng, (1,)),
        array_at(trace, (1, EVENT_SIZE)),
    )  # fmt: skip
    results = Results(
        array_at(lengths, (n_games,)), array_at(scores, (n_games, n_seats)),
        array_at(wins, (n_games, n_seats)),
    )  # fmt: skip
    many = array_at(seeds, (n_games,))
    return int(loops.play_many(board, options, state, many, limit, scratch, results))
