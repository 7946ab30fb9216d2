"""A greedy sampling player for ZYLATRON, compiled with the rules; `measure_zylatron` uses it.

It samples whole turns, each small action at random or the best of three random ones, looks at the
position after each with the game's `evaluate`, and plays the best turn up to the first strike
card; then it samples again. Row 0 of `rows` is the game, row 1 the sampled turn, row 2 a trial.
"""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, draw, draw_weighted
from orrery.core.registry import find_game
from orrery.core.rule import rule
from orrery.games.zylatron.sheet import END_0

engine = find_game("zylatron").engine

LONGEST_LINE = 400
N_TRIED = 10
GAME, SAMPLE, TRIAL = 0, 1, 2


@rule
def play_game(
    board: Any, rows: Any, n_samples: Any, counts: Any, lines: Any, actions: Any, weights: Any,
    rng: Any, trace: Any,
) -> int:  # fmt: skip
    """Play row 0 to the end, each seat with its number of samples (0: at random); actions made."""
    made = 0
    while not engine.is_over(board, rows[GAME]):
        seat = rows[GAME].turn
        if engine.chance_due(board, rows[GAME]):
            lines[0, 0] = draw_card(board, rows[GAME], actions, weights, rng)
            seat = CHANCE
            n = 1
        else:
            n = plan(board, rows, seat, n_samples[seat], lines, actions, weights, rng, trace)
        for index in range(n):
            trace[0, 0] = 0
            engine.apply(board, rows[GAME], seat, lines[0, index], trace)
            count_events(counts, trace)
        made += n
    return made


@rule
def count_events(counts: Any, trace: Any) -> None:
    """How often each kind of event happened, and in column 1 the sum of its second number."""
    for row in range(1, trace[0, 0] + 1):
        counts[trace[row, 0], 0] += 1
        counts[trace[row, 0], 1] += trace[row, 2]
        counts[trace[row, 0], 2] += trace[row, 3]


@rule
def draw_card(board: Any, state: Any, actions: Any, weights: Any, rng: Any) -> int:
    """Nature's action."""
    n = engine.fill_chance(board, state, actions, weights)
    return int(actions[draw_weighted(rng, weights, n)])


@rule
def plan(
    board: Any, rows: Any, seat: int, n_samples: int, lines: Any, actions: Any, weights: Any,
    rng: Any, trace: Any,
) -> int:  # fmt: skip
    """Write the actions of the best sampled turn, up to the first card, into `lines[0]`."""
    if n_samples == 0:
        n = engine.fill_actions(board, rows[GAME], seat, actions)
        lines[0, 0] = actions[draw(rng, n)]
        return 1
    best = 0
    best_value = -(10**9)
    for _ in range(n_samples):
        rows[SAMPLE] = rows[GAME]
        n = sample_turn(board, rows, seat, lines, actions, weights, rng, trace)
        value = engine.evaluate(board, rows[SAMPLE], seat)
        if value > best_value:
            best_value = value
            best = n
            for index in range(n):
                lines[0, index] = lines[1, index]
    return best


@rule
def sample_turn(
    board: Any, rows: Any, seat: int, lines: Any, actions: Any, weights: Any, rng: Any, trace: Any
) -> int:
    """Play row 1 to the end of the turn; the actions up to the first card go into `lines[1]`."""
    n = 0
    is_open = True
    for _ in range(LONGEST_LINE):
        if engine.is_over(board, rows[SAMPLE]) or rows[SAMPLE].turn != seat:
            return n
        if engine.chance_due(board, rows[SAMPLE]):
            is_open = False
            card = draw_card(board, rows[SAMPLE], actions, weights, rng)
            engine.apply(board, rows[SAMPLE], CHANCE, card, trace)
        else:
            action = pick(board, rows, seat, actions, rng, trace)
            if is_open:
                lines[1, n] = action
                n += 1
            engine.apply(board, rows[SAMPLE], seat, action, trace)
    return n


@rule
def pick(board: Any, rows: Any, seat: int, actions: Any, rng: Any, trace: Any) -> int:
    """A random action, or the best of three; the turn is seldom ended with moves in hand."""
    n = engine.fill_actions(board, rows[SAMPLE], seat, actions)
    best = int(actions[draw(rng, n)])
    if best == END_0 and rows[SAMPLE].moves_left > 0 and draw(rng, 4) > 0:
        best = int(actions[draw(rng, n)])
    if draw(rng, 2) == 0:
        return best
    best_value = look_at(board, rows, seat, best, trace)
    for _ in range(N_TRIED - 1):
        action = int(actions[draw(rng, n)])
        value = look_at(board, rows, seat, action, trace)
        if value > best_value:
            best_value = value
            best = action
    return best


@rule
def look_at(board: Any, rows: Any, seat: int, action: int, trace: Any) -> int:
    """The value of the sampled position after one more action."""
    rows[TRIAL] = rows[SAMPLE]
    engine.apply(board, rows[TRIAL], seat, action, trace)
    return engine.evaluate(board, rows[TRIAL], seat)
