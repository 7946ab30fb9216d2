"""The legal actions that depend on distance: going, targets, flight, beams."""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    N_CORNERS,
    NO_HQ,
    PIECES_PER_SEAT,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.beaming import can_beam
from orrery.games.zylatron.rules.cargo import bottom_of, can_join, carries_moved, has_free_peg
from orrery.games.zylatron.rules.geometry import (
    column_of,
    distance,
    end_row,
    first_row,
    point_in,
    row_bits,
    row_of,
    steps_between,
)
from orrery.games.zylatron.rules.headquarters import is_guarded, owner_of_hq
from orrery.games.zylatron.rules.pieces import (
    FIRST_FIGHTER,
    FIRST_WARRIOR,
    enemy_bits,
    kind_of_piece,
    stands_at,
)
from orrery.games.zylatron.rules.strikes import factory_point, laser_of
from orrery.games.zylatron.sheet import (
    GO_0,
    ONTO_0,
    REBUILD_0,
)
from orrery.games.zylatron.state import (
    DESTROYED,
    IN_BANK,
    NO_PIECE,
    NOBODY,
    State,
)

# Going


@rule
def fill_going(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Where the mover can go."""
    if state.mover == NO_PIECE or carries_moved(state, state.mover):
        return n
    n = fill_free_points(board, state, seat, actions, n)
    n = fill_own_points(board, state, seat, actions, n)
    if kind_of_piece(state.mover) == WARRIOR:
        n = fill_defended_hqs(board, state, seat, actions, n)
    return n


@rule
def fill_free_points(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """The free points in reach."""
    start = state.point[state.mover]
    steps = state.steps_left
    kind = kind_of_piece(state.mover)
    for row in range(first_row(start, steps), end_row(board, start, steps)):
        bits = reach_bits(board, kind, start, steps, row) & ~state.taken[row]
        if kind != WARRIOR:
            bits = unguarded(board, state, seat, row, bits)
        n = fill_row(row, bits, actions, n)
    return n


@rule
def reach_bits(board: Board, kind: int, start: int, steps: int, row: int) -> int:
    """The points of a row that a kind can go to; a Star Fighter crosses everything (ZY-8)."""
    if kind == STAR_FIGHTER:
        return row_bits(start, steps, row) & board.points[row]
    return board.ways[start, steps, row]


@rule
def unguarded(board: Board, state: State, seat: int, row: int, bits: int) -> int:
    """The points of a row's mask without the headquarters where only a Warrior may stop (ZY-33)."""
    if (bits & board.hqs[row]) == 0:
        return bits
    for hq in range(N_CORNERS + 1):
        point = board.headquarters[hq]
        if row_of(point) == row and is_guarded(state, seat, hq):
            bits &= ~(1 << column_of(point))
    return bits


@rule
def fill_own_points(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """The own stacks in reach that the mover can load or board."""
    mover = state.mover
    start = state.point[mover]
    kind = kind_of_piece(mover)
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first, first + PIECES_PER_SEAT):
                point = state.point[piece]
                if point != IN_BANK and point != start and state.carrier[piece] == NO_PIECE:
                    if steps_between(board, kind, start, point) <= state.steps_left:
                        if can_meet(board, state, seat, piece, point):
                            actions[n] = GO_0 + point
                            n += 1
    return n


@rule
def can_meet(board: Board, state: State, seat: int, bottom: int, point: int) -> bool:
    """Whether the mover may join the own stack on a point; never on a guarded headquarters."""
    hq = board.hq_at[point]
    if hq != NO_HQ:
        if is_guarded(state, seat, hq):
            return False
    return can_join(board, state, state.mover, bottom)


@rule
def fill_defended_hqs(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Enemy headquarters with a piece of their own player on them (ZY-33)."""
    start = state.point[state.mover]
    for hq in range(N_CORNERS):
        owner = owner_of_hq(state, hq)
        if owner != NOBODY and owner != seat:
            point = board.headquarters[hq]
            if stands_at(state, owner, point) and board.steps[start, point] <= state.steps_left:
                actions[n] = GO_0 + point
                n += 1
    return n


# Targets


@rule
def target_rows(board: Board, state: State, seat: int) -> int:
    """Bit y: row y holds a piece or factory to fire at. Most lasers reach none of these rows."""
    rows = 0
    for origin in range(state.n_seats):
        if state.holder[origin] != seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first, first + PIECES_PER_SEAT):
                if state.point[piece] != IN_BANK:
                    rows |= 1 << row_of(state.point[piece])
            if board.factories_can_be_hit:
                first = FACTORIES_PER_SEAT * origin
                for factory in range(first, first + FACTORIES_PER_SEAT):
                    rows |= 1 << row_of(factory_point(board, state, factory))
    return rows


@rule
def has_target(board: Board, state: State, seat: int, piece: int, rows: int) -> bool:
    """Whether an enemy piece or factory, to be found in some of the `rows`, is in range."""
    start = state.point[piece]
    reach = laser_of(board, piece)
    rows &= (1 << end_row(board, start, reach)) - (1 << first_row(start, reach))
    if rows == 0:
        return False
    while rows != 0:
        row = lowest_bit(rows)
        if (enemy_bits(state, seat, row) & row_bits(start, reach, row)) != 0:
            return True
        rows &= rows - 1
    if board.factories_can_be_hit:
        for factory in range(FACTORIES_PER_SEAT * state.n_seats):
            if is_factory_target(board, state, seat, start, reach, factory):
                return True
    return False


@rule
def is_factory_target(
    board: Board, state: State, seat: int, start: int, reach: int, factory: int
) -> bool:
    """Whether a factory is an enemy's, undestroyed and in range."""
    holder = state.holder[factory // FACTORIES_PER_SEAT]
    if holder == seat or holder == NOBODY or state.factory[factory] == DESTROYED:
        return False
    return distance(start, factory_point(board, state, factory)) <= reach


@rule
def fill_targets(board: Board, state: State, seat: int, actions: Actions) -> int:
    """What the subject can fire at."""
    n = 0
    start = state.point[state.subject]
    reach = laser_of(board, state.subject)
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] != IN_BANK and state.holder[piece // PIECES_PER_SEAT] != seat:
            if distance(start, state.point[piece]) <= reach:
                actions[n] = ONTO_0 + piece
                n += 1
    if board.factories_can_be_hit:
        for factory in range(FACTORIES_PER_SEAT * state.n_seats):
            if is_factory_target(board, state, seat, start, reach, factory):
                actions[n] = REBUILD_0 + factory
                n += 1
    return n


@rule
def fill_flight(board: Board, state: State, actions: Actions) -> int:
    """Where the launched Missile can detonate."""
    n = 0
    start = state.point[state.subject]
    reach = board.moves[MISSILE]
    for row in range(first_row(start, reach), end_row(board, start, reach)):
        n = fill_row(row, row_bits(start, reach, row) & board.points[row], actions, n)
    return n


@rule
def fill_row(row: int, bits: int, actions: Actions, n: int) -> int:
    """All points of a row's mask."""
    first = GO_0 + point_in(row, 0)
    while bits != 0:
        actions[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n


# Beams


@rule
def can_be_beamed(board: Board, state: State, seat: int, piece: int) -> bool:
    """Whether a Warrior or Missile has anywhere to be beamed to."""
    bottom = bottom_of(state, piece)
    beams_down = can_beam(board, state, bottom)
    if beams_down:
        start = state.point[bottom]
        reach = board.beam_range
        for row in range(first_row(start, reach), end_row(board, start, reach)):
            if beam_bits(board, state, seat, start, row) != 0:
                return True
    n_slots = FIRST_WARRIOR if beams_down else FIRST_FIGHTER
    return has_receiver(board, state, seat, piece, n_slots, not beams_down)


@rule
def has_receiver(
    board: Board, state: State, seat: int, piece: int, n_slots: int, must_work: bool
) -> bool:
    """Whether a carrier of the first slots is in beaming range and has a free peg."""
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for carrier in range(first, first + n_slots):
                if state.point[carrier] != IN_BANK:
                    if is_receiver(board, state, piece, carrier, must_work):
                        return True
    return False


@rule
def is_receiver(board: Board, state: State, piece: int, carrier: int, must_work: bool) -> bool:
    """Whether a carrier elsewhere, in range, has a free peg, and works if it does the beaming."""
    if state.point[carrier] == state.point[piece] or not has_free_peg(board, state, carrier):
        return False
    if must_work and not can_beam(board, state, carrier):
        return False
    return distance(state.point[carrier], state.point[piece]) <= board.beam_range


@rule
def beam_bits(board: Board, state: State, seat: int, start: int, row: int) -> int:
    """The points of a row that can receive a piece beamed down from `start`."""
    bits = row_bits(start, board.beam_range, row) & board.land[row]
    return unguarded(board, state, seat, row, bits & ~state.taken[row])


@rule
def fill_beams(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Where the subject can be beamed to."""
    n = 0
    bottom = bottom_of(state, state.subject)
    beams_down = can_beam(board, state, bottom)
    for carrier in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[carrier] != IN_BANK and state.holder[carrier // PIECES_PER_SEAT] == seat:
            must_work = not beams_down
            if kind_of_piece(carrier) <= STAR_FIGHTER:
                if is_receiver(board, state, state.subject, carrier, must_work):
                    actions[n] = ONTO_0 + carrier
                    n += 1
    if beams_down:
        start = state.point[bottom]
        reach = board.beam_range
        for row in range(first_row(start, reach), end_row(board, start, reach)):
            n = fill_row(row, beam_bits(board, state, seat, start, row), actions, n)
    return n
