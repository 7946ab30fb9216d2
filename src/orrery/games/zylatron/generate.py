"""The legal actions, quickly. Written apart from the referee; a test proves that they agree."""

from __future__ import annotations

from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.zylatron.generate_money import (
    can_buy,
    fill_money,
    fill_places,
)
from orrery.games.zylatron.generate_reach import (
    can_be_beamed,
    fill_beams,
    fill_flight,
    fill_going,
    fill_targets,
    has_target,
    target_rows,
)
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    MISSILE,
    N_CORNERS,
    PIECES_PER_SEAT,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.cargo import (
    bottom_at,
    can_stand,
    carries_moved,
    has_free_peg,
    why_not_pick_up,
)
from orrery.games.zylatron.rules.geometry import is_on_land
from orrery.games.zylatron.rules.missiles import is_on_start
from orrery.games.zylatron.rules.money import repair_price
from orrery.games.zylatron.rules.moving import has_way, must_step
from orrery.games.zylatron.rules.pieces import (
    FIRST_WARRIOR,
    is_aboard,
    kind_of_piece,
    n_warriors,
)
from orrery.games.zylatron.rules.turns import player_on
from orrery.games.zylatron.sheet import (
    BEAM_0,
    BEGIN_0,
    DOCK_0,
    DROP_0,
    END_0,
    FIRE_0,
    LAUNCH_0,
    LOAD_0,
    ONTO_0,
    PICK_0,
    REPAIR_0,
    SHIFT_0,
)
from orrery.games.zylatron.state import (
    ACTING,
    ARRIVED,
    BEAMED,
    BEAMING,
    BOARDED,
    BUYING,
    CAPTURED,
    DROPPED,
    FIRED,
    FIRING,
    IN_BANK,
    LAUNCHING,
    LEAVING,
    MOVED,
    NEW,
    NO_PIECE,
    NOBODY,
    PICKING,
    SHIFTED,
    SHIFTING,
    State,
)


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of the seat whose turn it is."""
    phase = state.phase
    if phase == ACTING:
        return fill_turn(board, state, seat, actions)
    if phase == LEAVING:
        return fill_going(board, state, seat, actions, 0)
    if phase == ARRIVED:
        return fill_joining(board, state, seat, actions)
    if phase == FIRING:
        return fill_targets(board, state, seat, actions)
    if phase == LAUNCHING:
        return fill_flight(board, state, actions)
    if phase == BEAMING:
        return fill_beams(board, state, seat, actions)
    if phase == SHIFTING:
        return fill_shifts(board, state, seat, actions)
    if phase == BUYING:
        return fill_places(board, state, seat, actions)
    return fill_picks(state, actions) if phase == PICKING else 0


@rule
def fill_picks(state: State, actions: Actions) -> int:
    """The planets nobody has picked."""
    n = 0
    for corner in range(N_CORNERS):
        if player_on(state, corner) == NOBODY:
            actions[n] = PICK_0 + corner
            n += 1
    return n


@rule
def fill_turn(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Everything a turn allows between two decisions."""
    n = 0
    owes_step = must_step(board, state)
    if not owes_step and (n_warriors(state, seat) > 0 or not can_buy(board, state, seat, WARRIOR)):
        actions[n] = END_0
        n += 1
    n = fill_going(board, state, seat, actions, n)
    may_begin = state.moves_left > 0 and not owes_step
    targets = target_rows(board, state, seat)
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first, first + PIECES_PER_SEAT):
                if state.point[piece] != IN_BANK:
                    n = fill_piece(board, state, seat, piece, may_begin, targets, actions, n)
    if state.mover != NO_PIECE:
        n = fill_drops(board, state, seat, actions, n)
    return fill_money(board, state, seat, actions, n)


@rule
def fill_piece(
    board: Board,
    state: State,
    seat: int,
    piece: int,
    may_begin: bool,
    targets: int,
    actions: Actions,
    n: int,
) -> int:
    """What one piece can do, and what can be done with it; `targets`: see `target_rows`."""
    kind = kind_of_piece(piece)
    if state.damage[piece] > 0:
        if state.money[seat] >= repair_price(board, state, kind):
            actions[n] = REPAIR_0 + piece
            n += 1
    elif (state.flags[piece] & CAPTURED) == 0:
        n = fill_deeds(board, state, seat, piece, kind, may_begin, targets, actions, n)
    if kind >= WARRIOR and (state.flags[piece] & (MOVED | BEAMED)) == 0:
        if can_be_beamed(board, state, seat, piece):
            actions[n] = BEAM_0 + piece
            n += 1
    if state.carrier[piece] != NO_PIECE and (state.flags[piece] & SHIFTED) == 0:
        if fill_pegs(board, state, seat, piece, actions, n) > n:
            actions[n] = SHIFT_0 + piece
            n += 1
    return n


@rule
def fill_deeds(
    board: Board,
    state: State,
    seat: int,
    piece: int,
    kind: int,
    may_begin: bool,
    targets: int,
    actions: Actions,
    n: int,
) -> int:
    """Moving, firing, launching: what only a working piece does."""
    if kind == MISSILE:
        if (state.flags[piece] & NEW) == 0:
            if has_launching_place(board, state, piece):
                actions[n] = LAUNCH_0 + piece
                n += 1
        return n
    if may_begin and (state.flags[piece] & (MOVED | BOARDED)) == 0:
        if can_set_out(board, state, piece, kind):
            actions[n] = BEGIN_0 + piece
            n += 1
    if (state.flags[piece] & FIRED) == 0 and has_target(board, state, seat, piece, targets):
        actions[n] = FIRE_0 + piece
        n += 1
    return n


@rule
def has_launching_place(board: Board, state: State, missile: int) -> bool:
    """An undamaged carrier (ZY-24) or a start position of its own (ZY-26)."""
    carrier = state.carrier[missile]
    if carrier != NO_PIECE:
        return state.damage[carrier] == 0
    return is_on_start(board, state, missile)


@rule
def can_set_out(board: Board, state: State, piece: int, kind: int) -> bool:
    """A Warrior needs land under its feet (ZY-8), and nothing carried may have moved (ZY-11)."""
    if kind == WARRIOR and not is_on_land(board, state.point[piece]):
        return False
    return not carries_moved(state, piece)


@rule
def fill_drops(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """The cargo that the mover can set down where it is."""
    mover = state.mover
    if state.cargo[mover] == 0 or state.carrier[mover] != NO_PIECE:
        return n
    if not has_way(board, state, seat, mover, state.steps_left):
        return n
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] == state.point[mover] and piece != mover:
            is_possible = (state.flags[piece] & DROPPED) == 0 and is_aboard(state, piece, mover)
            if is_possible and can_stand(board, piece, state.point[mover]):
                actions[n] = DROP_0 + piece
                n += 1
    return n


@rule
def fill_pegs(
    board: Board,
    state: State,
    seat: int,
    piece: int,
    actions: Actions,
    n: int,
) -> int:
    """The other carriers of a piece's stack that have an empty peg (ZY-16)."""
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for carrier in range(first, first + FIRST_WARRIOR):
                if state.point[carrier] == state.point[piece] and carrier != state.carrier[piece]:
                    is_open = has_free_peg(board, state, carrier)
                    if is_open and not is_aboard(state, carrier, piece):
                        actions[n] = ONTO_0 + carrier
                        n += 1
    return n


@rule
def fill_shifts(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Where the subject can be shifted to."""
    return fill_pegs(board, state, seat, state.subject, actions, 0)


@rule
def fill_joining(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Load the stack that stands here, or board a free peg of it (ZY-13)."""
    mover = state.mover
    bottom = bottom_at(state, seat, state.point[mover], mover)
    n = 0
    if why_not_pick_up(board, state, mover, bottom) == OK:
        actions[n] = LOAD_0 + bottom
        n += 1
    if kind_of_piece(mover) == BATTLE_STAR:
        return n
    for carrier in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[carrier] == state.point[mover] and has_free_peg(board, state, carrier):
            if is_aboard(state, carrier, bottom):
                actions[n] = DOCK_0 + carrier
                n += 1
    return n
