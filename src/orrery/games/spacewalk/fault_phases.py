"""What each phase of Space Walk presupposes."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.rules.cards import MOVE_CARDS
from orrery.games.spacewalk.rules.moving import NO_SIZE, SEVERAL, next_size, only_owner
from orrery.games.spacewalk.rules.tokens import may_pay, payers
from orrery.games.spacewalk.sheet import (
    BAD_GROUP,
    BAD_PLACING,
    CANNOT_PAY,
    NOT_THE_MOVER,
    STRAY_GROUP,
    WRONG_CARDS,
    WRONG_PAYMENTS,
    WRONG_ROUND,
)
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    CARD_DOUBLE,
    CARD_MOVE,
    CARD_STEP,
    DRAWING,
    GAP,
    MAX_SEATS,
    MOVING,
    N_CARDS,
    N_SIZES,
    NO_CARD,
    NO_SPACE,
    ORDERING,
    OVER,
    PLACING,
    SHIPS_PER_SIZE,
    STEPPING,
    State,
)


@rule
def phase_fault(board: Board, state: State) -> int:
    """OK, or what does not go with the phase."""
    if not DRAWING <= state.phase <= OVER or not is_round_sound(state):
        return WRONG_ROUND
    broken = cards_fault(state)
    if broken == OK:
        broken = group_fault(board, state)
    if broken == OK:
        broken = payment_fault(state)
    if broken != OK:
        return broken
    if state.phase == DRAWING or state.phase == PLACING:
        return placing_fault(board, state)
    if state.phase == OVER:
        return OK
    return asking_fault(state)


@rule
def is_round_sound(state: State) -> bool:
    """Rounds are counted from the first turn on; the first gap comes before it (SW-15, SW-16)."""
    if state.phase == DRAWING or state.phase == PLACING:
        return state.round == 0
    if state.phase != GAP and state.phase != OVER:
        return state.round > 0
    return state.round > 0 or (state.turn + 1) % state.n_seats == state.first


# Placing


@rule
def placing_fault(board: Board, state: State) -> int:
    """Ships are placed in turn (SW-5); no two of one size share a planet (SW-6)."""
    for space in range(board.n_spaces):
        for size in range(N_SIZES):
            if n_at(state, space, size) > 1:
                return BAD_PLACING
    if state.phase == DRAWING:
        return OK if n_waiting(state, 0) == N_SIZES * SHIPS_PER_SIZE else BAD_PLACING
    return OK if n_waiting(state, state.actor) > 0 and is_in_turn(state) else BAD_PLACING


@rule
def n_at(state: State, space: int, size: int) -> int:
    """How many ships of a size stand on a space."""
    n = 0
    for owner in range(MAX_SEATS):
        n += n_ships(state.ships[space, size], owner)
    return n


@rule
def n_waiting(state: State, seat: int) -> int:
    """How many ships of a seat are still beside the board."""
    n = 0
    for size in range(N_SIZES):
        n += state.reserve[seat, size]
    return n


@rule
def is_in_turn(state: State) -> bool:
    """Clockwise from who places now: those who place later in this lap, then those who have."""
    most = n_waiting(state, state.actor)
    have_placed = False
    for further in range(1, state.n_seats):
        n = n_waiting(state, (state.actor + further) % state.n_seats)
        if n != most and n != most - 1:
            return False
        if n == most and have_placed:
            return False
        have_placed = n == most - 1
    return True


# Cards


@rule
def cards_fault(state: State) -> int:
    """Cards and what they do belong to the variant; it has no tokens (SW-21 to SW-24)."""
    if not state.with_cards:
        is_plain = state.moves_left == 0 and state.last_effect == NO_CARD
        is_phase = state.phase != CARD and state.phase != STEPPING
        return OK if is_plain and is_phase and not has_cards(state) else WRONG_CARDS
    for seat in range(state.n_seats):
        if not is_hand(state, seat) or state.tokens[seat] != 0:
            return WRONG_CARDS
    return OK if does_what_was_laid(state) else WRONG_CARDS


@rule
def has_cards(state: State) -> bool:
    """Whether anybody holds a card."""
    for seat in range(MAX_SEATS):
        for card in range(N_CARDS):
            if state.hands[seat, card] != 0:
                return True
    return False


@rule
def is_hand(state: State, seat: int) -> bool:
    """Part of the eight cards; an empty hand is taken back at the end of the turn (SW-24)."""
    n = 0
    for card in range(N_CARDS):
        most = MOVE_CARDS if card == CARD_MOVE else 1
        if not 0 <= state.hands[seat, card] <= most:
            return False
        n += state.hands[seat, card]
    is_laying = state.phase == MOVING or state.phase == ORDERING or state.phase == STEPPING
    return n > 0 or (seat == state.turn and (is_laying or state.phase == OVER))


@rule
def does_what_was_laid(state: State) -> bool:
    """A planet is moved by MOVE or DOUBLE, a single ship by STEP (SW-22, SW-23)."""
    if not 0 <= state.moves_left <= (state.last_effect == CARD_DOUBLE):
        return False
    if state.phase == MOVING or state.phase == ORDERING:
        return state.last_effect == CARD_MOVE or state.last_effect == CARD_DOUBLE
    if state.phase == STEPPING:
        return state.last_effect == CARD_STEP
    if state.phase == DRAWING or state.phase == PLACING:
        return state.last_effect == NO_CARD
    return state.moves_left == 0 or state.phase == OVER


# Groups


@rule
def group_fault(board: Board, state: State) -> int:
    """A group is in flight exactly while its order is chosen, and there is a choice (SW-10)."""
    if state.phase != ORDERING:
        is_none = state.group_space == NO_SPACE and state.group_distance == 0
        return OK if is_none and next_size(state) == NO_SIZE else STRAY_GROUP
    if not 0 <= state.group_space < board.n_spaces or board.is_hole[state.group_space]:
        return STRAY_GROUP
    size = next_size(state)
    if size == NO_SIZE or only_owner(state, size) != SEVERAL:
        return BAD_GROUP
    most = state.n_seats * N_SIZES * SHIPS_PER_SIZE
    return OK if 1 <= state.group_distance < most else BAD_GROUP


# Tokens


@rule
def payment_fault(state: State) -> int:
    """Payments and passes are of this round and this gap (SW-15, SW-16, SW-26)."""
    is_barred = max(state.round, 1) <= state.barred_rounds
    is_early = state.phase == DRAWING or state.phase == PLACING
    if state.has_paid != 0 and (is_barred or is_early or state.with_cards):
        return WRONG_PAYMENTS
    if state.has_passed != 0 and state.phase != GAP and state.phase != OVER:
        return WRONG_PAYMENTS
    if state.phase == GAP and state.has_passed & ~payers(state) != 0:
        return WRONG_PAYMENTS
    if not state.is_token_turn:
        return OK
    is_bought = (state.has_paid >> state.turn) & 1 != 0
    is_flying = state.phase == ORDERING or state.phase == OVER
    return OK if is_bought and is_flying else WRONG_PAYMENTS


@rule
def asking_fault(state: State) -> int:
    """The player whose turn it is acts; in a gap any who may pay and has not passed."""
    if state.phase != GAP and state.actor != state.turn:
        return NOT_THE_MOVER
    if state.phase != GAP and state.phase != AFTER:
        return OK
    has_passed = (state.has_passed >> state.actor) & 1 != 0
    return OK if may_pay(state, state.actor) and not has_passed else CANNOT_PAY
