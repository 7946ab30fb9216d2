"""Kinds of events; the numbers of each are listed behind it."""

from __future__ import annotations

FIRST_DRAWN = 1  # seat
SHIP_PLACED = 2  # owner, size, space
SHIP_FLEW = 3  # owner, size, space, target, distance
SHIP_LOST = 4  # owner, size, space, hole, distance
TOKEN_PAID = 5  # seat
PASSED = 6  # seat
CARD_LAID = 7  # seat, card
CARD_COPIED = 8  # seat, effect
HAND_TAKEN_BACK = 9  # seat
ROUND_BEGAN = 10  # round
GAME_ENDED = 11  # seat without ships
