"""Kinds of events; the numbers of each are listed behind it."""

from __future__ import annotations

FIRST_DRAWN = 1  # seat
PIECE_FLEW = 2  # seat, cell, target, facing
PIECE_PASSED = 3  # seat, cell, target, facing: through a wormhole
PIECE_FIRED = 4  # seat, cell, target
SQUARE_FORMED = 5  # seat, space
SQUARE_STEPPED = 6  # seat, space, target
SQUARE_KILLED = 7  # seat, space, target
LANDED_ON = 8  # seat, cell, owner of the piece beneath
BONUS_EARNED = 9  # seat, cell
PIECE_ELIMINATED = 10  # owner, space
STACK_SENT_BACK = 11  # seat, cell, number of pieces
PIECE_SENT = 12  # owner, start area
ENTERED = 13  # seat, central space
RESERVE_TAKEN = 14  # seat, start area
RESERVE_LEFT = 15  # seat
TURN_ENDED = 16  # seat
ROUND_BEGAN = 17  # round
PLAYER_OUT = 18  # seat
TRUE_WIN = 19  # seat
ENDED_BY_POINTS = 20  # a STUCK, ROUNDS or QUIET of rules.ending
GAME_SCORED = 21  # seat, points of the game
GAME_BEGAN = 22  # number of the game, seat that begins
HYPERSPACE_CROSSED = 23  # seat, entry, exit
