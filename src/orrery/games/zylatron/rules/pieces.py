"""Pieces: kinds, command, who stands where, removal. Authority for ZY-6 and ZY-9."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    MISSILE,
    PIECES_PER_SEAT,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.geometry import column_of, row_of
from orrery.games.zylatron.sheet import (
    IS_CAPTURED,
    IS_DAMAGED,
    IS_LOST,
    NOT_YOUR_PIECE,
    PIECE_LOST,
)
from orrery.games.zylatron.state import (
    CAPTURED,
    IN_BANK,
    NO_PIECE,
    NOBODY,
    State,
)

FIRST_FIGHTER, FIRST_WARRIOR, FIRST_MISSILE = 2, 6, 11


@rule
def kind_of_piece(piece: int) -> int:
    """What a piece is, from its slot."""
    slot = piece % PIECES_PER_SEAT
    if slot < FIRST_FIGHTER:
        return BATTLE_STAR
    if slot < FIRST_WARRIOR:
        return STAR_FIGHTER
    return WARRIOR if slot < FIRST_MISSILE else MISSILE


@rule
def first_slot(kind: int) -> int:
    """The lowest slot of a kind."""
    if kind == BATTLE_STAR:
        return 0
    if kind == STAR_FIGHTER:
        return FIRST_FIGHTER
    return FIRST_WARRIOR if kind == WARRIOR else FIRST_MISSILE


@rule
def n_pieces_in_play(state: State) -> int:
    """Piece numbers are below this."""
    return PIECES_PER_SEAT * state.n_seats


@rule
def commander(state: State, piece: int) -> int:
    """The seat that a piece obeys, or NOBODY."""
    return state.holder[piece // PIECES_PER_SEAT]


@rule
def is_alive(state: State, seat: int) -> bool:
    """Whether a player is still in the game."""
    return state.holder[seat] == seat


@rule
def has_done(state: State, piece: int, deed: int) -> bool:
    """Whether a flag of this turn is set."""
    return (state.flags[piece] & deed) != 0


@rule
def can_act(state: State, piece: int) -> bool:
    """On the board, undamaged and not just captured (ZY-24, ZY-34)."""
    if state.point[piece] == IN_BANK or state.damage[piece] > 0:
        return False
    return not has_done(state, piece, CAPTURED)


@rule
def why_not_yours(state: State, seat: int, piece: int) -> int:
    """OK if the piece is on the board and obeys `seat`."""
    if commander(state, piece) != seat:
        return NOT_YOUR_PIECE
    return IS_LOST if state.point[piece] == IN_BANK else OK


@rule
def why_not_able(state: State, seat: int, piece: int) -> int:
    """OK if the piece obeys `seat` and can act."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    if state.damage[piece] > 0:
        return IS_DAMAGED  # ZY-24
    return IS_CAPTURED if has_done(state, piece, CAPTURED) else OK


# Who stands where: a bit for each point with a stack, by commander


@rule
def stands_at(state: State, seat: int, point: int) -> bool:
    """Whether a stack of `seat` stands on a point."""
    return ((state.occupied[seat, row_of(point)] >> column_of(point)) & 1) != 0


@rule
def mark(state: State, seat: int, point: int) -> None:
    """A stack of `seat` now stands there."""
    bit = 1 << column_of(point)
    state.taken[row_of(point)] |= bit
    state.occupied[seat, row_of(point)] |= bit


@rule
def unmark(state: State, seat: int, point: int) -> None:
    """No stack of `seat` stands there any more."""
    others = ~(1 << column_of(point))
    state.taken[row_of(point)] &= others
    state.occupied[seat, row_of(point)] &= others


@rule
def enemy_bits(state: State, seat: int, row: int) -> int:
    """The points of a row where another player stands."""
    return state.taken[row] & ~state.occupied[seat, row]


@rule
def is_free(state: State, point: int) -> bool:
    """Whether nobody stands on a point (ZY-9)."""
    return ((state.taken[row_of(point)] >> column_of(point)) & 1) == 0


@rule
def who_stands_at(state: State, point: int) -> int:
    """The seat whose stack stands on a point, or NOBODY."""
    for seat in range(state.n_seats):
        if stands_at(state, seat, point):
            return seat
    return NOBODY


@rule
def n_warriors(state: State, seat: int) -> int:
    """Warriors on the board that obey `seat`, captured ones included (ZY-37)."""
    n = 0
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first + FIRST_WARRIOR, first + FIRST_MISSILE):
                if state.point[piece] != IN_BANK:
                    n += 1
    return n


# Putting down and taking away


@rule
def set_up(board: Board, state: State, seat: int) -> None:
    """The start position of a seat on its planet (ZY-5)."""
    for slot in range(PIECES_PER_SEAT):
        point = board.start[state.planet[seat], slot]
        if point != IN_BANK:
            put_down(state, PIECES_PER_SEAT * seat + slot, point)


@rule
def put_down(state: State, piece: int, point: int) -> None:
    """A piece without cargo stands on a point."""
    state.point[piece] = point
    state.carrier[piece] = NO_PIECE
    mark(state, commander(state, piece), point)


@rule
def put_aboard(state: State, piece: int, carrier: int) -> None:
    """A piece, with what is on it, sits on a carrier at the same point."""
    state.point[piece] = state.point[carrier]
    state.carrier[piece] = carrier
    state.cargo[carrier] += 1


@rule
def take_off(state: State, piece: int) -> None:
    """A carried piece, with what is on it, leaves its peg; its point stays for now."""
    state.cargo[state.carrier[piece]] -= 1
    state.carrier[piece] = NO_PIECE


@rule
def is_aboard(state: State, piece: int, carrier: int) -> bool:
    """Whether `piece` is `carrier` or sits somewhere on it."""
    while piece != NO_PIECE:
        if piece == carrier:
            return True
        piece = state.carrier[piece]
    return False


@rule
def remove(state: State, piece: int, trace: Trace) -> None:
    """A piece goes to the bank with all that is stacked on it (ZY-23)."""
    point = state.point[piece]
    if state.carrier[piece] == NO_PIECE:
        unmark(state, commander(state, piece), point)
    else:
        take_off(state, piece)
    for other in range(n_pieces_in_play(state)):
        if other != piece and state.point[other] == point and is_aboard(state, other, piece):
            bank(state, other, trace)
    for other in range(n_pieces_in_play(state)):
        if state.point[other] == IN_BANK:
            state.carrier[other] = NO_PIECE
    bank(state, piece, trace)


@rule
def bank(state: State, piece: int, trace: Trace) -> None:
    """Into the bank; carriers are untied by `remove`. The removal of a last Warrior is noted."""
    emit(trace, PIECE_LOST, piece, state.point[piece])
    state.point[piece] = IN_BANK
    state.cargo[piece] = 0
    state.damage[piece] = 0
    state.flags[piece] = 0
    if kind_of_piece(piece) == WARRIOR:
        seat = commander(state, piece)
        if n_warriors(state, seat) == 0:
            state.remover[seat] = state.turn  # ZY-36
