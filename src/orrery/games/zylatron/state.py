"""A position of ZYLATRON: one record, every field named.

Pieces are numbered by the seat that set them up: piece 15 * seat + slot. Slots 0-1 are Battle
Stars, 2-5 Star Fighters, 6-10 Warriors, 11-14 Krill Missiles. Who commands a piece follows from
`holder`: a player takes over all of another's pieces or none (ZY-34, ZY-36). Factory 3 * seat + k
is the one on the home planet, on the moon, on Zylon.
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.knowledge import usual
from orrery.core.records import (
    Bool,
    Int8,
    Int8s,
    Int16,
    Int16s,
    Int32s,
    UInt16s,
    record_dtype,
)
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MAX_ROWS,
    N_CARDS,
    PIECES_PER_SEAT,
)

MAX_SEATS = 4
MAX_PIECES = MAX_SEATS * PIECES_PER_SEAT
MAX_FACTORIES = MAX_SEATS * FACTORIES_PER_SEAT

# Phases: which decision is due
PICKING = 0  # a planet is picked (ZY-1)
ACTING = 1  # anything a turn allows (ZY-7)
ARRIVED = 2  # the mover is on an own piece: it loads it or boards it (ZY-9)
LEAVING = 3  # the mover has set a piece down: it moves off (ZY-14)
FIRING = 4  # the target of `subject` is named (ZY-20)
LAUNCHING = 5  # where `subject` detonates (ZY-26)
BEAMING = 6  # where `subject` is beamed to (ZY-18)
SHIFTING = 7  # the carrier that `subject` is shifted to (ZY-16)
BUYING = 8  # where the piece `subject` is put (ZY-31)
STRIKING = 9  # nature draws a strike card for `target` (ZY-22)
OVER = 10
N_PHASES = 11
PHASES = (
    "pick", "act", "join", "leave", "fire", "launch", "beam", "shift", "buy", "card", "over",
)  # fmt: skip

# What a piece has done or suffered this turn: bits of `flags`
MOVED = 1  # has begun its move (ZY-7)
FIRED = 2  # ZY-19
LOADED = 4  # ZY-16
DROPPED = 8  # ZY-16
SHIFTED = 16  # ZY-16
BEAMED = 32  # ZY-16
NEW = 64  # a Missile bought onto a vehicle (ZY-28)
CAPTURED = 128  # cannot act before the captor's next turn (ZY-34)
BOARDED = 256  # a piece came aboard by its own move (ZY-11)
FLAG_LETTERS = "mfldstncb"

WORKING, DAMAGED, DESTROYED = range(3)  # factories

NOBODY = -1
NO_PIECE = -1
NO_TARGET = -1
IN_BANK = -1  # the point of a lost piece
NO_PLANET = -1
NONE = usual(-1)  # any of these, before a game is set up


class Options:
    """What the players agreed on before the game; see the meta."""

    players: Int8
    rules: Int8
    max_rounds: Int16
    prices: Int8
    touch_move: Bool
    pick_planets: Bool


class State:
    """A position."""

    n_seats: Int8
    phase: Int8
    turn: Int8  # the seat whose turn it is
    moves_left: Int8  # pieces that may still begin a move this turn
    round: Int16  # 1, 2, ...; 0 while planets are picked
    max_rounds: Int16
    half_prices: Bool
    touch_move: Bool
    lacked_warrior: Bool  # the seat had no Warrior when its turn began (ZY-36)
    zylon: Annotated[Int8, NONE]  # the seat with the Zylon card, or NOBODY

    mover: Annotated[Int8, NONE]  # the piece whose move can go on, or NO_PIECE
    steps_left: Int8  # of the mover
    subject: Annotated[Int8, NONE]  # the piece of a half-made action, or NO_PIECE
    target: Annotated[Int8, NONE]  # the piece, or 60 + factory, that awaits a card, or NO_TARGET
    blast: Annotated[Int16, NONE]  # the point where a Missile is detonating, or NO_POINT

    planet: Annotated[Int8s, (MAX_SEATS,), NONE]  # the corner of each seat
    holder: Annotated[Int8s, (MAX_SEATS,), NONE]  # who commands what the seat set up, or NOBODY
    remover: Annotated[Int8s, (MAX_SEATS,), NONE]  # who removed the seat's last Warrior, or NOBODY
    money: Annotated[Int16s, (MAX_SEATS,)]  # Zys
    bank: Int16  # Zys; below nothing when more than the box holds is out
    strikes: Annotated[Int8s, (N_CARDS,)]  # cards left in the pile, a multiset

    point: Annotated[Int16s, (MAX_PIECES,), NONE]  # where a piece is, alone or as cargo, or IN_BANK
    carrier: Annotated[Int8s, (MAX_PIECES,), NONE]  # what it sits on, or NO_PIECE
    cargo: Annotated[Int8s, (MAX_PIECES,)]  # how many pieces sit directly on it
    damage: Annotated[Int8s, (MAX_PIECES,)]  # ends of its commander's turns until it recovers
    flags: Annotated[UInt16s, (MAX_PIECES,)]  # this turn's deeds
    factory: Annotated[Int8s, (MAX_FACTORIES,)]  # WORKING, DAMAGED or DESTROYED

    taken: Annotated[Int32s, (MAX_ROWS,)]  # bit c: a stack stands there
    occupied: Annotated[Int32s, (MAX_SEATS, MAX_ROWS)]  # the same, of each seat


STATE = record_dtype(State)
