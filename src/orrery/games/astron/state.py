"""A position of ASTRON: one record, every field named. A seat is the number of its ship less 1."""

from __future__ import annotations

from typing import Annotated

from orrery.core.knowledge import NOBODY, OWNER, only, usual
from orrery.core.records import Int8, Int8s, Int16s, UInt8s, record_dtype
from orrery.games.astron.cells import N_CARDS

MAX_SEATS = 6

# Phases: whose decision is due
TAKING_OFF = 0  # a take-off space is picked (AS-11)
DEALING = 1  # nature deals a card to the actor (AS-8)
PLAYING = 2  # a card is played or, where none can be, discarded (AS-12, AS-15)
DODGING = 3  # the owner of a displaced ship chooses left or right (AS-18)
OVER = 4

# What has become of a ship
READY = 0  # before take-off
IN_PLAY = 1
FINISHED = 2  # landed on Saturn (AS-35)
LOST_TO_COMET = 3
LOST_TO_RINGS = 4

# Directions of flight; STILL is the ship under a Cosmic Upheaval
FORWARD, BACKWARD, LEFT, RIGHT, STILL = range(5)
N_DIRECTIONS = 5

NO_SEAT = -1
NO_SHIP = -1
NO_CARD = -1
OFF_WINDOW = -1  # row and column of a ship that is not in play
NO_PLANET = 0


class Options:
    """What the players agreed on before the game; see the meta."""

    players: Int8
    teams: Int8  # 0: none, 1: two, 2: three


class State:
    """A position."""

    n_seats: Int8
    n_teams: Int8  # 2, 3, or 0: each alone; a seat's team is seat % n_teams
    phase: Int8
    actor: Int8  # the seat whose decision is due, or who is dealt a card
    turn: Int8  # the seat whose turn it is; but for DODGING that is the actor
    round: Int8  # 1, 2, ...; 0 before the first turn
    base: Int8  # base steps made: the base row beneath window row 0

    row: Annotated[Int8s, (MAX_SEATS,), usual(OFF_WINDOW)]  # in the window: [seat]
    column: Annotated[Int8s, (MAX_SEATS,), usual(OFF_WINDOW)]
    status: Annotated[Int8s, (MAX_SEATS,)]  # READY, IN_PLAY, ...
    grounded: Annotated[Int8s, (MAX_SEATS,)]  # the planet of a bad landing, or NO_PLANET (AS-27)
    landed: Annotated[UInt8s, (MAX_SEATS,)]  # bit station - 1: landed there properly (AS-22)
    points: Annotated[Int16s, (MAX_SEATS,)]

    hands: Annotated[Int8s, (MAX_SEATS, N_CARDS), only(OWNER)]  # how many: [seat, card] (AS-10)
    hand_size: Annotated[Int8s, (MAX_SEATS,)]  # known to all
    pile: Annotated[Int8s, (N_CARDS,), only(NOBODY)]  # a multiset
    pile_size: Int8
    discards: Annotated[Int8s, (N_CARDS,)]  # face up


STATE = record_dtype(State)
