"""Kinds of events; the numbers of each are listed behind it."""

from __future__ import annotations

PIECE_PLACED = 1  # seat, location
LAUNCHED = 2  # seat, location, ROCKET or SATELLITE
ASTRONAUT_SET = 3  # seat, location
GOAL_HELD = 4  # side, goal, points
BASE_READY = 5  # side, kind of equipment, how many
NEUTRALISED = 6  # location
PASSED = 7  # seat
SKIPPED = 8  # side
SEARCHING = 9  # seat
CLOCK_SET = 10  # side, ms
TIME_SPENT = 11  # side, ms, clock
WAITED = 12  # side, clock
TIME_IS_UP = 13  #
GAME_ENDED = 14  # points of Yellow, points of Green
