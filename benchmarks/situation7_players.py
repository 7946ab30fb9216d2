"""Players of SITUATION 7 for measuring, and games that note what came of them."""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, Rng, draw, draw_weighted
from orrery.core.contract import Actions, Weights
from orrery.core.registry import find_game
from orrery.core.rule import rule
from orrery.core.trace import Trace
from orrery.games.situation7.engine import FOUND_0, LAUNCH_0
from orrery.games.situation7.puzzle import N_EQUIPMENT, N_SIDES
from orrery.games.situation7.rules.ending import holds_goal
from orrery.games.situation7.rules.turns import can_extend
from orrery.games.situation7.state import RACE

engine = find_game("situation7").engine  # with all that follows from the declaration

RANDOM, GREEDY, WANTED, FOUND = range(4)
NAMES = ("random", "greedy", "always wanted", "always found")

# What is noted of a game, for each side
POINTS, WON, BLOCKED = range(3)
SCORED_0 = 3  # then the points of each kind of goal
USED_0 = 9  # then the equipment used
N_NOTES = 12


@rule
def is_considered(action: int, kind: int) -> bool:
    """Whether a player of this kind thinks of an action at all."""
    if kind == WANTED:
        return action != FOUND_0
    return kind != FOUND or action >= LAUNCH_0


@rule
def choose(
    board: Any, states: Any, kind: int, seat: int, actions: Actions, rng: Rng, trace: Trace
) -> int:
    """The action whose position is best, ties at random; states[1] is scratch."""
    n = engine.fill_actions(board, states[0], seat, actions)
    if kind == RANDOM:
        return int(actions[draw(rng, n)])
    best = -1
    best_value = 0
    n_best = 0
    for index in range(n):
        if is_considered(actions[index], kind):
            states[1] = states[0]
            engine.apply(board, states[1], seat, actions[index], trace)
            value = engine.evaluate(board, states[1], seat)
            if n_best == 0 or value > best_value:
                best_value = value
                n_best = 0
            if value == best_value:
                n_best += 1
                if draw(rng, n_best) == 0:
                    best = int(actions[index])
    return best


@rule
def step(
    board: Any, states: Any, kinds: Any, actions: Actions, weights: Weights, rng: Rng, trace: Trace
) -> None:
    """One action of nature or of a player."""
    if engine.chance_due(board, states[0]):
        n = engine.fill_chance(board, states[0], actions, weights)
        engine.apply(board, states[0], CHANCE, int(actions[draw_weighted(rng, weights, n)]), trace)
        return
    seat = 0
    while not engine.may_act(board, states[0], seat):
        seat += 1
    action = choose(board, states, kinds[seat % N_SIDES], seat, actions, rng, trace)
    engine.apply(board, states[0], seat, action, trace)


@rule
def note_blocks(board: Any, state: Any, notes: Any) -> None:
    """How many locations were left when a side was blocked, if it still is."""
    for side in range(N_SIDES):
        if can_extend(board, state, side):
            notes[side, BLOCKED] = 0
        elif notes[side, BLOCKED] == 0:
            notes[side, BLOCKED] = state.n_empty


@rule
def note_end(board: Any, state: Any, notes: Any) -> None:
    """What each side has in the end."""
    for side in range(N_SIDES):
        notes[side, POINTS] = engine.score(board, state, side)
        notes[side, WON] = engine.is_winner(board, state, side)
        for goal in range(board.n_goals):
            if holds_goal(board, state, side, goal):
                notes[side, SCORED_0 + board.goal_kind[goal]] += board.goal_points[goal]
        for kind in range(N_EQUIPMENT):
            notes[side, USED_0 + kind] = board.equipment[kind] - state.left[kind, side]


@rule
def play_games(
    board: Any, options: Any, states: Any, kinds: Any, seeds: Any,
    actions: Actions, weights: Weights, rng: Rng, trace: Trace, notes: Any,
) -> None:  # fmt: skip
    """A game for each seed; fills `notes[game, side]`."""
    for game in range(seeds.shape[0]):
        rng[0] = seeds[game]
        engine.setup(board, states[0], options)
        while not engine.is_over(board, states[0]):
            step(board, states, kinds, actions, weights, rng, trace)
            if not engine.is_over(board, states[0]):
                note_blocks(board, states[0], notes[game])
        note_end(board, states[0], notes[game])


@rule
def choose_live(
    board: Any, states: Any, seat: int, actions: Actions, rng: Rng, trace: Trace
) -> int:
    """What a bot in live play does next, weighing time as in the race: states[0] is changed."""
    side = seat % N_SIDES
    states[0].tempo = RACE
    states[0].turn = side
    states[0].n_seats = N_SIDES
    return choose(board, states, GREEDY, side, actions, rng, trace)
