"""What holds in every position of ZYLATRON; broken invariants have a number.

Conservation: every piece is on the board, in cargo or in the bank; every Zy is with a player or
in the bank; every strike card is in the pile or drawn.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.zylatron.fault_phases import phase_fault
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    MAX_ROWS,
    N_CARDS,
    N_CORNERS,
    NO_HQ,
    PIECES_PER_SEAT,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.ending import n_players_left
from orrery.games.zylatron.rules.geometry import is_on_board, is_on_land
from orrery.games.zylatron.rules.headquarters import is_guarded
from orrery.games.zylatron.rules.pieces import (
    commander,
    first_slot,
    kind_of_piece,
    n_pieces_in_play,
    stands_at,
)
from orrery.games.zylatron.sheet import (
    BAD_CARGO,
    BAD_HOLDERS,
    BAD_MONEY,
    BAD_NUMBER,
    BAD_PHASE,
    BAD_PILE,
    BAD_PLANETS,
    BAD_SEATS,
    HQ_TRESPASS,
    OFF_THE_BOARD,
    SHARED_POINT,
    SHOULD_BE_OVER,
    WRONG_GROUND,
    WRONG_MARKS,
)
from orrery.games.zylatron.state import (
    ARRIVED,
    DESTROYED,
    IN_BANK,
    LEAVING,
    MAX_FACTORIES,
    MAX_PIECES,
    NO_PIECE,
    NOBODY,
    OVER,
    PICKING,
    State,
)


@rule
def fault(board: Board, state: State) -> int:
    """OK, or the number of the first broken invariant."""
    if not 2 <= state.n_seats <= 4 or not 0 <= state.turn < state.n_seats:
        return BAD_SEATS
    if not 0 <= state.phase <= OVER:
        return BAD_PHASE
    broken = seats_fault(state)
    if broken == OK:
        broken = pieces_fault(board, state)
    if broken == OK:
        broken = supply_fault(board, state)
    return broken if broken != OK else phase_fault(board, state)


@rule
def seats_fault(state: State) -> int:
    """Planets are apart; whoever holds another's forces is in the game."""
    for seat in range(state.n_seats):
        planet = state.planet[seat]
        if not -1 <= planet < N_CORNERS or (planet < 0 and state.phase != PICKING):
            return BAD_PLANETS
        for other in range(seat):
            if planet >= 0 and state.planet[other] == planet:
                return BAD_PLANETS
        holder = state.holder[seat]
        if not -1 <= holder < state.n_seats or not -1 <= state.remover[seat] < state.n_seats:
            return BAD_HOLDERS
        if holder != NOBODY:
            if state.holder[holder] != holder:
                return BAD_HOLDERS
    if state.holder[state.turn] != state.turn and state.phase != OVER:
        return BAD_HOLDERS
    if not -1 <= state.zylon < state.n_seats:
        return BAD_SEATS
    if state.zylon != NOBODY:
        if state.holder[state.zylon] != state.zylon:
            return BAD_HOLDERS
    return SHOULD_BE_OVER if n_players_left(state) < 2 and state.phase != OVER else OK


@rule
def pieces_fault(board: Board, state: State) -> int:
    """Every piece is on the board, in cargo or in the bank."""
    n_standing = 0
    for piece in range(MAX_PIECES):
        broken = piece_fault(board, state, piece)
        if broken != OK:
            return broken
        if state.point[piece] != IN_BANK and state.carrier[piece] == NO_PIECE:
            n_standing += 1
    for row in range(MAX_ROWS):
        bits = 0
        for seat in range(state.occupied.shape[0]):
            bits |= state.occupied[seat, row]
        if bits != state.taken[row]:
            return WRONG_MARKS
    n_shared = 1 if state.phase == ARRIVED or state.phase == LEAVING else 0
    return OK if n_marks(state) + n_shared == n_standing else WRONG_MARKS


@rule
def piece_fault(board: Board, state: State, piece: int) -> int:
    """What is wrong with one piece."""
    point = state.point[piece]
    if point == IN_BANK:
        is_blank = state.carrier[piece] == NO_PIECE and state.cargo[piece] == 0
        is_well = state.damage[piece] == 0 and state.flags[piece] == 0
        return OK if is_blank and is_well else BAD_CARGO
    if piece >= n_pieces_in_play(state) or not is_on_board(board, point):
        return OFF_THE_BOARD
    if not exists(board, piece):
        return OFF_THE_BOARD
    if commander(state, piece) == NOBODY:
        return BAD_HOLDERS
    if not 0 <= state.damage[piece] <= 2:
        return BAD_NUMBER
    if n_directly_on(state, piece) != state.cargo[piece]:
        return BAD_CARGO
    if state.cargo[piece] > board.pegs[kind_of_piece(piece)]:
        return BAD_CARGO
    if state.carrier[piece] == NO_PIECE:
        return standing_fault(board, state, piece)
    return cargo_fault(state, piece)


@rule
def exists(board: Board, piece: int) -> bool:
    """Whether the rule set of the board has this piece (ZY-6, ZY-39)."""
    kind = kind_of_piece(piece)
    return piece % PIECES_PER_SEAT - first_slot(kind) < board.n_pieces[kind]


@rule
def n_directly_on(state: State, carrier: int) -> int:
    """How many pieces name this one as their carrier."""
    n = 0
    for piece in range(n_pieces_in_play(state)):
        if state.carrier[piece] == carrier:
            n += 1
    return n


@rule
def cargo_fault(state: State, piece: int) -> int:
    """Cargo is where its carrier is, under one command, and no Battle Star."""
    carrier = state.carrier[piece]
    if not 0 <= carrier < n_pieces_in_play(state) or kind_of_piece(piece) == BATTLE_STAR:
        return BAD_CARGO
    if state.point[carrier] != state.point[piece]:
        return BAD_CARGO
    if commander(state, carrier) != commander(state, piece):
        return BAD_CARGO
    below = piece
    for _ in range(MAX_PIECES):
        if state.carrier[below] == NO_PIECE:
            return OK
        below = state.carrier[below]
    return BAD_CARGO


@rule
def standing_fault(board: Board, state: State, piece: int) -> int:
    """A piece that stands on its point is marked, on its ground, and alone."""
    point = state.point[piece]
    kind = kind_of_piece(piece)
    if kind == BATTLE_STAR and is_on_land(board, point):
        return WRONG_GROUND
    if kind >= WARRIOR and not is_on_land(board, point):
        return WRONG_GROUND
    seat = commander(state, piece)
    if not stands_at(state, seat, point):
        return WRONG_MARKS
    hq = board.hq_at[point]
    if hq != NO_HQ:
        if is_guarded(state, seat, hq) and (hq < N_CORNERS or kind != WARRIOR):
            return HQ_TRESPASS
    for other in range(piece):
        if state.point[other] == point and state.carrier[other] == NO_PIECE:
            if not may_share(state, piece, other):
                return SHARED_POINT
    return OK


@rule
def may_share(state: State, piece: int, other: int) -> bool:
    """Two own pieces are on one point only while the mover joins or leaves (ZY-9, ZY-14)."""
    if state.phase != ARRIVED and state.phase != LEAVING:
        return False
    if commander(state, piece) != commander(state, other):
        return False
    return state.mover == piece or state.mover == other


@rule
def n_marks(state: State) -> int:
    """How many points are marked as taken."""
    n = 0
    for seat in range(state.occupied.shape[0]):
        for row in range(MAX_ROWS):
            bits = state.occupied[seat, row]
            while bits > 0:
                n += bits & 1
                bits >>= 1
    return n


@rule
def supply_fault(board: Board, state: State) -> int:
    """Every Zy is accounted for, and the pile is a part of the deck."""
    total = state.bank
    for seat in range(state.money.shape[0]):
        if state.money[seat] < 0:
            return BAD_MONEY
        total += state.money[seat]
    if total != board.total_money:
        return BAD_MONEY
    n_cards = 0
    for card in range(N_CARDS):
        if not 0 <= state.strikes[card] <= board.strikes[card]:
            return BAD_PILE
        n_cards += state.strikes[card]
    for factory in range(MAX_FACTORIES):
        if not 0 <= state.factory[factory] <= DESTROYED:
            return BAD_NUMBER
    return OK if n_cards > 0 else BAD_PILE
