"""What the evaluation goes by, in tenths of it: one row by hand, and one that games have taught.

The learned row is what wins: of two players who search alike each is given weights a little beside
the present ones, one as far to one side as the other to the other, and the weights are moved
towards those who won (`tools/tune_weights.py`; docs/findings/learned.md has games and figures).
"""

from __future__ import annotations

from typing import Any

N_ROWS = 2
BY_HAND, LEARNED = range(N_ROWS)

N_WEIGHTS = 28
MONEY = 0  # for each Zy
PIECES = 1  # eight: each kind sound, and damaged; by the tenth of a Zy of its price
FACTORY = 9
DAMAGED_FACTORY = 10
ZYLON_CARD = 11  # for each factory
NO_WARRIOR = 12
NEAR = 13  # for each step nearer to a landing, from NEAR_STEPS on
THREAT = 14  # a landing can be made in one turn
DANGER = 15  # and suffered
LANDING = 16  # for each landing that is still possible this turn
INCOME = 17  # for each Zy that the end of the turn brings
STEP = 18  # that is left of a move
HALF_MADE = 19  # an action that has begun
HOPE = 20  # 300ths of what is aimed at
NEAR_STEPS = 21
CARRIED = 22  # a Warrior aboard something
LOADED = 23  # a Missile aboard something
GUARD = 24  # a piece near the own headquarters
SECOND = 25  # for each step that the second Warrior is nearer to a landing
MOVES = 26  # for each move left this turn
ATTACK = 27  # for each step that a Star Fighter is nearer to an enemy's headquarters

ZY = 8
PIECE_ZY = 10  # a piece on the board is worth more than its price in the purse

HAND_WRITTEN = (
    80, 0, 0, 0, 0, 0, 0, 0, 0, 600, 520, 200, -15_000, 120, 3_000, -9_000, 4_000, 80, 10, 160,
    100, 30, 0, 0, 0, 0, 0, 0,
)  # fmt: skip
"""Pieces are worth what they cost: see `price_of`."""

TAUGHT = (
    69, 112, 81, 102, 86, 99, 81, 105, 65, 484, 530, 113, -15_705, 121, 2_928, -7_359, 4_086, 122,
    11, 249, 133, 31, 138, 49, 66, 28, 168, 14,
)  # fmt: skip


def lay_weights(board: Any) -> None:
    """Fill both rows for a board with its prices."""
    for row, weights in enumerate((HAND_WRITTEN, TAUGHT)):
        for index in range(N_WEIGHTS):
            board.weights[row, index] = weights[index]
    for kind, price in enumerate(board.prices):
        for is_damaged in (0, 1):
            index = PIECES + 2 * kind + is_damaged
            board.weights[BY_HAND, index] = price_of(int(price), bool(is_damaged))
            board.weights[LEARNED, index] = TAUGHT[index] * int(price)


def price_of(price: int, is_damaged: bool) -> int:
    """What a piece is worth by hand; a third less if it is damaged."""
    worth = PIECE_ZY * price
    return 10 * (2 * worth // 3 if is_damaged else worth)
