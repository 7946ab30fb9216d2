# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: many games side by side, one decision at a time. `engine` is the game's.

The same steps run in a batch on CPU threads and in CUDA kernels, one row a game. After every step
of a row it is a seat's turn to decide: nature has acted, and a finished game has started anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.chance import CHANCE
from orrery.core.contract import Actions, Engine
from orrery.core.outcomes import ENDED, REFUSED, WENT_ON
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
loops: Any = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]


@rule
def settle(board: Any, state: Any, scratch: Scratch) -> int:
    """Let nature act while it must; the seat that decides next, CHANCE when the game is over."""
    while not engine.is_over(board, state):
        seat = loops.who_is_next(board, state, scratch.rng)
        if seat != CHANCE:
            return seat
        action = loops.choose(board, state, CHANCE, scratch)
        engine.apply(board, state, CHANCE, action, scratch.trace)
    return CHANCE


@rule
def start(board: Any, options: Any, state: Any, scratch: Scratch) -> int:
    """A fresh game, as far as its first decision; who decides."""
    engine.setup(board, state, options)
    return settle(board, state, scratch)


@rule
def step(
    board: Any,
    options: Any,
    state: Any,
    row: int,
    chosen: Any,
    seats: Any,
    outcomes: Any,
    rewards: Any,
    scratch: Scratch,
) -> None:
    """Play `chosen[row]` for `seats[row]` and go on to the next decision."""
    play(board, state, row, chosen, seats, outcomes, rewards, scratch)
    if outcomes[row] == ENDED:
        seats[row] = start(board, options, state, scratch)


@rule
def play(
    board: Any,
    state: Any,
    row: int,
    chosen: Any,
    seats: Any,
    outcomes: Any,
    rewards: Any,
    scratch: Scratch,
) -> None:
    """The same, but a game that ends stays as it ended."""
    for one in range(rewards.shape[1]):
        rewards[row, one] = 0.0
    seat, action = int(seats[row]), int(chosen[row])  # plain rules count with Python's numbers
    if not is_legal(board, state, seat, action):
        outcomes[row] = REFUSED
        return
    engine.apply(board, state, seat, action, scratch.trace)
    seats[row] = settle(board, state, scratch)
    outcomes[row] = WENT_ON
    if seats[row] == CHANCE:
        outcomes[row] = ENDED
        reward(board, state, row, rewards)


@rule
def is_legal(board: Any, state: Any, seat: int, action: int) -> bool:
    """Whether there is such an action and the referee lets it pass."""
    if action < 0 or action >= engine.N_ACTIONS:
        return False
    return engine.why_not(board, state, seat, action) == 0


@rule
def reward(board: Any, state: Any, row: int, rewards: Any) -> None:
    """+1 for the only winner, shared by several; the others pay it in equal parts.

    Everybody's rewards sum to 0; with two players they are +1, 0 and -1.
    """
    n_winners = 0
    for seat in range(state.n_seats):
        if engine.is_winner(board, state, seat):
            n_winners += 1
    n_losers = state.n_seats - n_winners
    if n_winners == 0 or n_losers == 0:
        return
    for seat in range(state.n_seats):
        won = engine.is_winner(board, state, seat)
        rewards[row, seat] = 1.0 / n_winners if won else -1.0 / n_losers


@rule
def keep_playing(board: Any, options: Any, state: Any, n: int, scratch: Scratch) -> int:
    """Play `n` actions at random, nature's included, game after game; how many games ended."""
    n_ended = 0
    for _ in range(n):
        seat = loops.who_is_next(board, state, scratch.rng)
        action = loops.choose(board, state, seat, scratch)
        engine.apply(board, state, seat, action, scratch.trace)
        if engine.is_over(board, state):
            engine.setup(board, state, options)
            n_ended += 1
    return n_ended


@rule
def mask(board: Any, state: Any, row: int, seat: int, actions: Actions, masks: Any) -> None:
    """`masks[row, action]` is 1 where the seat may play the action, else 0."""
    for action in range(masks.shape[1]):
        masks[row, action] = 0
    n = engine.fill_actions(board, state, seat, actions)
    for index in range(n):
        masks[row, actions[index]] = 1


# The same for rows first, first + 1, ... last - 1 of a batch on the CPU.


class Games(NamedTuple):
    """Games side by side on one board, a row each."""

    board: Any
    options: Any
    states: Any
    rngs: Any


@rule
def start_rows(games: Games, first: int, last: int, seats: Any, scratch: Scratch) -> None:
    """A fresh game in every row."""
    for row in range(first, last):
        scratch.rng[0] = games.rngs[row]
        seats[row] = start(games.board, games.options, games.states[row], scratch)
        games.rngs[row] = scratch.rng[0]


@rule
def step_rows(
    games: Games,
    first: int,
    last: int,
    chosen: Any,
    seats: Any,
    outcomes: Any,
    rewards: Any,
    finals: Any,
    scratch: Scratch,
) -> None:
    """Play the chosen action of every row; `finals[row]` is how a game ended, where one did."""
    for row in range(first, last):
        scratch.rng[0] = games.rngs[row]
        state = games.states[row]
        play(games.board, state, row, chosen, seats, outcomes, rewards, scratch)
        if outcomes[row] == ENDED:
            finals[row] = state
            seats[row] = start(games.board, games.options, state, scratch)
        games.rngs[row] = scratch.rng[0]


@rule
def choose_rows(
    games: Games, first: int, last: int, seats: Any, chosen: Any, scratch: Scratch
) -> None:
    """Any legal action in every row."""
    for row in range(first, last):
        scratch.rng[0] = games.rngs[row]
        chosen[row] = loops.choose(games.board, games.states[row], seats[row], scratch)
        games.rngs[row] = scratch.rng[0]


@rule
def mask_rows(
    games: Games, first: int, last: int, seats: Any, masks: Any, scratch: Scratch
) -> None:
    """The legal actions of every row."""
    for row in range(first, last):
        mask(games.board, games.states[row], row, seats[row], scratch.actions, masks)


@rule
def observe_rows(games: Games, first: int, last: int, seats: Any, features: Any) -> None:
    """The features of every row, for the seat that decides."""
    for row in range(first, last):
        engine.observe(games.board, games.states[row], seats[row], features[row])
