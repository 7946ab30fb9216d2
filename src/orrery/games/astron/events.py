"""Kinds of events; the numbers of each are listed behind it. Rows and columns are the window's."""

from __future__ import annotations

TOOK_OFF = 1  # seat, row, column
CARD_DEALT = 2  # seat, card (NO_CARD where it is hidden)
PILE_SHUFFLED = 3  # cards
ROUND_BEGAN = 4  # round
CARD_PLAYED = 5  # seat, card
SHIP_FLEW = 6  # seat, row, column, row and column it reaches; a lost ship where it is lost
SHIP_DISPLACED = 7  # the same
BASE_MOVED = 8  # base before, steps
HAZARD_HIT = 9  # seat, kind of cell, base row, column
SHIP_LOST = 10  # seat, kind of cell, base row, column
LANDED = 11  # seat, station, points
LANDED_AGAIN = 12  # seat, station
BAD_LANDING = 13  # seat, planet
FREED = 14  # seat, planet left
FINISHED_VOYAGE = 15  # seat
WAITED = 16  # seat, card, points lost
PASSED = 17  # seat
HAND_DISCARDED = 18  # seat, cards
SURVIVED = 19  # seat
GAME_ENDED = 20  # base
