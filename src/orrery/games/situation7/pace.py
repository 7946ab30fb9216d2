"""How long a bot takes in live play, in real time (S7-24, S7-28). Pure functions, no clock.

A bot chooses, waits the time it drew from S7-26, and acts; if the action is no longer legal then,
it chooses and waits again. How fast the bot is follows the person it plays (`match`), or not
(`fixed`), and its level.

    estimate = START
    estimate = next_estimate(estimate, 9.5)               # the person took 9.5 s
    percent = time_percent("match", level=3, estimate=estimate)
    wait = search_ms(board, state, seat, action, luck=5, percent=percent)
    action, wait = act(game, board, state, seat, wanted, percent, dice)
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game, rules_view
from orrery.core.hooks import FIXED, FOLLOW
from orrery.games.situation7.puzzle import N_SIDES, Board
from orrery.games.situation7.rules.placing import n_open
from orrery.games.situation7.rules.race import found_time, wanted_time
from orrery.games.situation7.sheet import FOUND, GUARD, LAUNCH, PLACE, sheet
from orrery.games.situation7.state import State

PACES = (FOLLOW, FIXED)
START = 11.5  # seconds a piece, before anything is known of the person
QUICKEST, SLOWEST = 8.0, 18.0  # seconds a piece; the estimate stays between them
STEP = 1 / 8  # how far the estimate moves towards each interval

LEVELS = (1.35, 1.15, 1.0, 0.88)
"""Factors on time of levels 1 to 4; each further level is faster by the last of them."""


def next_estimate(estimate: float, interval: float) -> float:
    """The estimate of a person's seconds a piece, after one more interval between pieces."""
    moved = estimate + STEP * (interval - estimate)
    return min(max(moved, QUICKEST), SLOWEST)


def estimate_of(intervals: Iterable[float]) -> float:
    """The estimate after all intervals of a person so far."""
    estimate = START
    for interval in intervals:
        estimate = next_estimate(estimate, interval)
    return estimate


def level_factor(level: int) -> float:
    """The factor on time of a level, from 1 (slow) on."""
    if level < 1:
        raise BadInput(f"levels start at 1, not {level}", "S7-28")
    further = max(level - len(LEVELS), 0)
    return LEVELS[min(level, len(LEVELS)) - 1] * LEVELS[-1] ** further


def time_percent(pace: str, level: int, estimate: float = START) -> int:
    """The percentage of the usual search times a bot takes."""
    if pace not in PACES:
        raise BadInput(f"no pace {pace!r}: {one_of(pace, list(PACES))}", "S7-28")
    matched = estimate / START if pace == FOLLOW else 1.0
    return round(100 * level_factor(level) * matched)


def search_ms(
    board: Board, state: State, seat: int, action: int, luck: int, percent: int = 100
) -> int:
    """How long a bot waits before it acts: the cost of S7-26 in the present position.

    `action` is a PLACE or LAUNCH searched for, FOUND for taking whatever fits first, or a
    GUARD; `luck` is drawn from 0 to 7.
    """
    args = rules_view(board), percent, state.n_empty
    kind = sheet.kind_of(action)
    if kind == GUARD:
        return int(board.astronaut_time)
    if kind == FOUND:
        n = n_open(rules_view(board), rules_view(state), seat % N_SIDES)
        return int(found_time(*args, n, luck))
    if kind in (PLACE, LAUNCH):
        return int(wanted_time(*args, luck))
    return 0


TYPICAL_LUCK = 4  # of 0 to 7


def act(
    game: Game,
    board: Board,
    state: State,
    seat: int,
    wanted: int,
    percent: int,
    dice: random.Random,
) -> tuple[int, int]:
    """What a bot does who wants an action, and the milliseconds it takes (S7-24, S7-26).

    Looking for one piece takes long; where any piece that fits gains more a second, the bot
    takes whatever it finds first.
    """
    luck = dice.randrange(8)
    if sheet.kind_of(wanted) == PLACE and is_quicker_found(game, board, state, seat, wanted):
        found = dice.choice(placements(game, board, state, seat))
        return found, search_ms(board, state, seat, FOUND.first, luck, percent)
    return wanted, search_ms(board, state, seat, wanted, luck, percent)


def is_quicker_found(game: Game, board: Board, state: State, seat: int, wanted: int) -> bool:
    """Whether taking what fits first gains more a second than looking for the wanted piece."""
    gains = {
        action: gain(game, board, state, seat, action)
        for action in placements(game, board, state, seat)
    }
    usual = sum(gains.values()) / len(gains)
    found_time = search_ms(board, state, seat, FOUND.first, TYPICAL_LUCK)
    return usual / found_time > gains[wanted] / search_ms(board, state, seat, wanted, TYPICAL_LUCK)


def placements(game: Game, board: Board, state: State, seat: int) -> list[int]:
    """The pieces a seat may place."""
    return [action for action in game.actions(board, state, seat) if sheet.kind_of(action) == PLACE]


def gain(game: Game, board: Board, state: State, seat: int, action: int) -> float:
    """How much better the seat stands after an action."""
    later = game.after(board, state, seat, action)
    return float(game.evaluate(board, later, seat) - game.evaluate(board, state, seat))
