"""A position of Space Walk: one record, every field named."""

from __future__ import annotations

from typing import Annotated

from orrery.core.knowledge import usual
from orrery.core.records import Bool, Int8, Int8s, Int16, Int32s, UInt8, UInt16s, record_dtype
from orrery.games.spacewalk.board import MAX_SPACES

MAX_SEATS = 5
N_SIZES = 3
SHIPS_PER_SIZE = 3
LARGE, MEDIUM, SMALL = range(N_SIZES)

# Phases: whose decision is due
DRAWING = 0  # nature draws the first player (SW-4)
PLACING = 1  # a ship goes into orbit (SW-5)
CARD = 2  # a card is chosen (SW-22)
MOVING = 3  # a planet is chosen (SW-9)
ORDERING = 4  # the owner of the next ship of the group is named (SW-10)
STEPPING = 5  # a ship is chosen for STEP (SW-22)
AFTER = 6  # the mover may pay for more, straight after the turn (SW-14)
GAP = 7  # anyone may pay for a single advance (SW-15)
OVER = 8
PHASES = ("draw", "placing", "card", "move", "order", "step", "after", "gap", "over")

N_CARDS = 5
CARD_MOVE, CARD_DOUBLE, CARD_COPY, CARD_STEP, CARD_STAY = range(N_CARDS)
NO_CARD = -1
NO_SPACE = -1


class Options:
    """What the players agreed on before the game; see the meta."""

    players: Int8
    variant: Int8
    tokens: Int8
    first_player: Int8
    first_placer_moves_second: Bool
    no_tokens_first_rounds: Int8


class State:
    """A position. Ships are counted in fleets (see fleet.py)."""

    n_seats: Int8
    phase: Int8
    actor: Int8  # the seat whose decision is due
    turn: Int8  # the seat whose turn it is, or, in a gap, was
    first: Int8  # the seat that takes the first turn of each round
    round: Int16  # 1, 2, ...; 0 during placement
    with_cards: Bool  # the action-card variant
    barred_rounds: Int8  # no tokens in rounds up to this one (SW-26)
    first_moves_second: Bool  # SW-8

    ships: Annotated[UInt16s, (MAX_SPACES, N_SIZES)]  # the fleet there: [space, size]
    where: Annotated[Int32s, (N_SIZES, MAX_SEATS)]  # a bit for each space with such a ship
    reserve: Annotated[Int8s, (MAX_SEATS, N_SIZES)]  # not yet placed: [owner, size]
    in_orbit: Annotated[UInt16s, (N_SIZES,)]  # all on the board and in the moving group: [size]

    group_space: Annotated[Int8, usual(NO_SPACE)]  # the planet being evacuated
    group_distance: Int8  # how far the next ship of the group flies
    group: Annotated[UInt16s, (N_SIZES,)]  # ships still to fly: [size]
    moves_left: Int8  # complete moves this turn still owes after the present one (DOUBLE)

    tokens: Annotated[Int8s, (MAX_SEATS,)]
    has_paid: UInt8  # a bit for each seat that paid in this round (SW-16)
    has_passed: UInt8  # a bit for each seat that passed since the last payment (SW-15)
    is_token_turn: Bool  # the turn was bought, so it opens no SW-14

    hands: Annotated[Int8s, (MAX_SEATS, N_CARDS)]
    last_effect: Annotated[Int8, usual(NO_CARD)]  # what the previous player's card did (SW-23)


STATE = record_dtype(State)
