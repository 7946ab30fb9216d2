"""Kinds of events; the numbers of each are listed behind it."""

from __future__ import annotations

PLANET_PICKED = 1  # seat, corner
TURN_BEGAN = 2  # seat, round
MOVE_BEGAN = 3  # piece
PIECE_WENT = 4  # piece, from, to, steps
PIECE_LOADED = 5  # piece, carrier
PIECE_DOCKED = 6  # piece, carrier
PIECE_DROPPED = 7  # piece, point
PIECE_SHIFTED = 8  # piece, carrier
PIECE_BEAMED_ABOARD = 9  # piece, carrier, point
PIECE_BEAMED_DOWN = 10  # piece, point
LASER_FIRED = 11  # piece, target
MISSILE_DETONATED = 12  # piece, from, to
CARD_DRAWN = 13  # card, target
PIECE_LOST = 14  # piece, point
PIECE_DAMAGED = 15  # piece
FACTORY_DESTROYED = 16  # factory
FACTORY_DAMAGED = 17  # factory
PILE_RESHUFFLED = 18
PIECE_BOUGHT = 19  # piece, point, price
PIECE_REPAIRED = 20  # piece, price
FACTORY_REBUILT = 21  # factory, price
INCOME_PAID = 22  # seat, Zys
ZYLON_TAKEN = 23  # seat
PLAYER_CAPTURED = 24  # seat, captor
PLAYER_WITHOUT_WARRIOR = 25  # seat, who inherits
PLAYER_DESERTED = 26  # seat whose forces nobody inherits
LAST_PLAYER_LEFT = 27  # seat
ROUNDS_ARE_OVER = 28  # rounds
