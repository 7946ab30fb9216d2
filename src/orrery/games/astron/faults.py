"""What holds in every position of ASTRON, hidden ones too; broken invariants have a number."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.astron import MIN_IN_TEAMS
from orrery.games.astron.cells import (
    COMET,
    LAND,
    N_CARDS,
    RINGS,
    STELLAR_STATION,
    TAKE_OFF_SPACE,
    Board,
)
from orrery.games.astron.rules.cards import full_hand
from orrery.games.astron.rules.displacement import OWNER_CHOOSES, way_out
from orrery.games.astron.rules.landing import has_landed
from orrery.games.astron.rules.window import (
    is_in_window,
    kind_beneath,
    last_base,
    next_in_play,
    number_beneath,
    ship_at,
)
from orrery.games.astron.sheet import (
    BAD_BASE,
    BAD_GROUNDING,
    BAD_PHASE,
    BAD_SEATS,
    BAD_STATUS,
    CARDS_MISSING,
    HAND_TOO_LARGE,
    NO_DODGE,
    NOT_OVER,
    ON_DEADLY_CELL,
    SHIPS_COLLIDE,
)
from orrery.games.astron.state import (
    DEALING,
    DODGING,
    FINISHED,
    IN_PLAY,
    LOST_TO_RINGS,
    MAX_SEATS,
    NO_PLANET,
    NO_SEAT,
    NO_SHIP,
    OFF_WINDOW,
    OVER,
    READY,
    TAKING_OFF,
    State,
)

SATURN_BIT = 1 << 7


@rule
def fault(board: Board, state: State) -> int:
    """OK, or the number of the first broken invariant."""
    if not 2 <= state.n_seats <= MAX_SEATS or not 0 <= state.actor < state.n_seats:
        return BAD_SEATS
    if not 0 <= state.turn < state.n_seats:
        return BAD_SEATS
    if state.n_teams != 0 and (not 2 <= state.n_teams <= 3 or state.n_seats < MIN_IN_TEAMS):
        return BAD_SEATS  # AS-41
    if not TAKING_OFF <= state.phase <= OVER:
        return BAD_PHASE
    if not 0 <= state.base <= last_base(board) or state.round < 0:
        return BAD_BASE
    if state.round > state.base + (state.phase != DEALING):
        return BAD_BASE  # every round moves the base, and then cards are dealt (AS-17)
    for ship in range(state.n_seats):
        broken = ship_fault(board, state, ship)
        if broken != OK:
            return broken
    broken = card_fault(board, state)
    return broken if broken != OK else phase_fault(board, state)


@rule
def ship_fault(board: Board, state: State, ship: int) -> int:
    """What is wrong with one ship."""
    if not READY <= state.status[ship] <= LOST_TO_RINGS:
        return BAD_STATUS
    if (state.status[ship] == FINISHED) != (state.landed[ship] & SATURN_BIT != 0):
        return BAD_STATUS
    if state.status[ship] == IN_PLAY:
        return place_fault(board, state, ship)
    is_away = state.row[ship] == OFF_WINDOW and state.column[ship] == OFF_WINDOW
    if not is_away or state.grounded[ship] != NO_PLANET or state.hand_size[ship] != 0:
        return BAD_STATUS
    return OK


@rule
def place_fault(board: Board, state: State, ship: int) -> int:
    """What is wrong with the place of a ship in play."""
    if not is_in_window(board, state.row[ship], state.column[ship]):
        return BAD_STATUS
    if ship_at(state, state.row[ship], state.column[ship]) != ship:
        return SHIPS_COLLIDE
    kind = kind_beneath(board, state, ship)
    if kind in (COMET, RINGS):
        return ON_DEADLY_CELL
    return grounding_fault(state, ship, kind, number_beneath(board, state, ship))


@rule
def grounding_fault(state: State, ship: int, kind: int, planet: int) -> int:
    """Grounded on what is beneath; free on land only where the ship is at home (AS-27 to AS-30)."""
    if state.grounded[ship] != NO_PLANET:
        is_there = kind in (LAND, STELLAR_STATION) and state.grounded[ship] == planet
        return OK if is_there and not has_landed(state, ship, planet) else BAD_GROUNDING
    if kind == LAND and not has_landed(state, ship, planet):
        return BAD_GROUNDING
    return OK


@rule
def card_fault(board: Board, state: State) -> int:
    """All cards are somewhere; a hidden hand or pile shows none of its cards."""
    n_known = 0
    n_cards = 0
    for card in range(N_CARDS):
        known = state.pile[card] + state.discards[card]
        for seat in range(state.n_seats):
            known += state.hands[seat, card]
        if known > board.deck[card]:
            return CARDS_MISSING
        n_known += state.discards[card]
        n_cards += board.deck[card]
    for seat in range(state.n_seats):
        if not 0 <= state.hand_size[seat] <= most_cards(state, seat):
            return HAND_TOO_LARGE
        if not is_hand_sound(state, seat):
            return CARDS_MISSING
        n_known += state.hand_size[seat]
    return OK if n_known + state.pile_size == n_cards and is_pile_sound(state) else CARDS_MISSING


@rule
def most_cards(state: State, seat: int) -> int:
    """A card less for who has had the turn of this round, until it is dealt again (AS-8, AS-17)."""
    if state.phase == TAKING_OFF:
        return 0
    if state.phase == DEALING:
        is_short = state.round > 0 and seat >= state.actor
    elif state.phase == OVER:
        is_short = False
    else:
        is_short = seat < state.turn or (seat == state.turn and state.phase == DODGING)
    return full_hand(state) - is_short


@rule
def is_hand_sound(state: State, seat: int) -> bool:
    """As many cards as the size says, or none because they are hidden."""
    n = 0
    for card in range(N_CARDS):
        if state.hands[seat, card] < 0:
            return False
        n += state.hands[seat, card]
    return n == state.hand_size[seat] or n == 0


@rule
def is_pile_sound(state: State) -> bool:
    """The same of the pile; no count is below zero."""
    n = 0
    for card in range(N_CARDS):
        if state.pile[card] < 0 or state.discards[card] < 0:
            return False
        n += state.pile[card]
    return n == state.pile_size or n == 0


@rule
def phase_fault(board: Board, state: State) -> int:
    """The phase fits the ships."""
    if state.phase == TAKING_OFF:
        return take_off_fault(board, state)
    is_end = state.base == last_base(board) or next_in_play(state, NO_SEAT) == NO_SEAT
    if is_end != (state.phase == OVER):
        return NOT_OVER
    for ship in range(state.n_seats):
        if state.status[ship] == READY:
            return BAD_PHASE
    if state.phase == OVER:
        return OK
    if state.status[state.actor] != IN_PLAY:
        return BAD_PHASE
    if state.phase == DEALING and (state.pile_size == 0 or not is_deal_sound(board, state)):
        return BAD_PHASE
    return dodge_fault(board, state) if state.phase == DODGING else turn_fault(state)


@rule
def is_deal_sound(board: Board, state: State) -> bool:
    """The first deal goes round, to ships that have not moved (AS-11)."""
    if state.round > 0:
        return True
    dealt = state.hand_size[state.actor]
    for ship in range(state.n_seats):
        if not is_at_take_off(board, state, ship):
            return False
        if state.hand_size[ship] != dealt + (ship < state.actor):
            return False
    return state.base == 0 and dealt < full_hand(state)


@rule
def is_at_take_off(board: Board, state: State, ship: int) -> bool:
    """Whether a ship stands on a take-off space, with nothing won or lost."""
    if state.status[ship] != IN_PLAY or state.row[ship] != 0:
        return False
    if state.points[ship] != 0 or state.landed[ship] != 0:
        return False
    return bool(board.kind[0, state.column[ship]] == TAKE_OFF_SPACE)


@rule
def take_off_fault(board: Board, state: State) -> int:
    """Ships before the actor stand on take-off spaces, the others wait."""
    for ship in range(state.n_seats):
        if state.status[ship] != (IN_PLAY if ship < state.actor else READY):
            return BAD_PHASE
        if state.status[ship] == IN_PLAY and not is_at_take_off(board, state, ship):
            return BAD_PHASE
    if state.turn != state.actor:
        return BAD_PHASE
    return OK if state.base == 0 and state.round == 0 else BAD_BASE


@rule
def turn_fault(state: State) -> int:
    """Who decides is whose turn it is; before the first round only cards are dealt."""
    if state.turn != state.actor:
        return BAD_PHASE
    return OK if state.phase == DEALING or state.round > 0 else BAD_PHASE


@rule
def dodge_fault(board: Board, state: State) -> int:
    """The actor's ship has one directly in front of it and two ways out (AS-18)."""
    ship = state.actor
    in_front = ship_at(state, state.row[ship] + 1, state.column[ship])
    if in_front == NO_SHIP or ship == state.turn or way_out(board, state, ship) != OWNER_CHOOSES:
        return NO_DODGE
    return OK
