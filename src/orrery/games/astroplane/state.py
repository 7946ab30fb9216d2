"""A position of Astroplane: one record, every field named.

Every piece is always in some cell (see `board`), on a level of the stack there, 0 at the bottom.
Start areas, the reserve and the pieces out of the game are stacks too. A Square is a stack of
two, flat: it has a facing of its own, SQUARE_NS or SQUARE_EW.

`height`, `top` and `facing` follow from `pieces` and the deeds; they are kept so that no rule
has to search. The keys of a seat's pieces are sorted, so equal positions have equal bytes.
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.records import Bool, Int8, Int8s, Int16, Int16s, UInt8, UInt16s, record_dtype
from orrery.games.astroplane.board import N_CELLS

MAX_SEATS = 4
N_PIECES = 10
N_RESERVE = 4
N_START = 3  # in each start area

# Phases: whose decision is due, and of what sort
DRAWING = 0  # nature draws who begins (AP-13)
MOVING = 1  # a move, a passage or the end of the turn (AP-13)
SENDING = 2  # left or right for the top piece of those sent back (AP-24)
RESERVING = 3  # left, right or none for a piece of the reserve (AP-42)
OVER = 4

NOBODY = -1
SQUARE = 4  # facings from here on are Squares
SQUARE_NS = SQUARE
SQUARE_EW = SQUARE + 1

MOVES_A_TURN = 2
MAX_ROUNDS = 100  # AP-47
MAX_QUIET_ROUNDS = 30  # AP-47
MAX_GAMES = 100  # of a match; see docs/decisions/astroplane-match-rotation.md


class Options:
    """What the players agreed on before the game; see the meta."""

    players: Int8
    first_player: Int8
    match_to: Int16


class State:
    """A position."""

    n_seats: Int8
    phase: Int8
    turn: Int8  # the seat whose turn it is; all decisions are its own
    first: Int8  # the seat that takes the first turn of each round
    round: Int8  # 1 to MAX_ROUNDS
    last_stir: Int8  # the last round with an entry, a kill or a sending back (AP-47)

    moves_left: Int8  # of this turn, bonus moves included
    has_moved: Bool  # in this turn: the compulsory first move is made
    has_passed: Bool  # in this turn, through a wormhole
    bound_square: UInt8  # the space of the Square that must move on (AP-29), or NO_CELL
    reserve_due: Int8  # reserve pieces the mover may still take (AP-42)

    is_out: UInt8  # a bit for each seat that is out of the game (AP-44)
    kills: Annotated[Int8s, (MAX_SEATS,)]  # opponents' pieces eliminated in this game

    match_to: Int16  # points that end the match; 0: a single game (AP-46)
    game: Int8  # the number of this game in the match, from 1
    points: Annotated[Int16s, (MAX_SEATS,)]  # of the finished games

    pieces: Annotated[UInt16s, (MAX_SEATS, N_PIECES)]  # cell, level, flags: see rules.pieces
    height: Annotated[Int8s, (N_CELLS,)]  # pieces in the cell
    top: Annotated[Int8s, (N_CELLS,)]  # owner of the top piece, or NOBODY
    facing: Annotated[Int8s, (N_CELLS,)]  # of the stack or Square; 0 where the cell is empty


STATE = record_dtype(State)
