"""How well a seat stands with the cards in its hand: for search, which holds every hand possible.

`heuristic.evaluate` guesses the chance of a landing from the distance. Here one or two cards of the
hand that lead to a station, against the scroll of the base, count for more.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.board import (
    BACKWARDS,
    FORWARDS,
    N_STATIONS,
    N_VALUES,
    SATURN,
    SIDEWAYS,
    Board,
)
from orrery.games.astron.heuristic import (
    HOME,
    POINT,
    are_together,
    chance_to_land,
    fears,
    has_moved,
    n_others_in_play,
)
from orrery.games.astron.rules.landing import has_landed, landed_counts, points_for
from orrery.games.astron.state import IN_PLAY, NO_PLANET, OVER, State

ONE_CARD = 92  # in hundredths: the chance of a landing that one card brings about
TWO_CARDS = 78
NO_PLAN = 70  # percent of what the distance alone promises


@rule
def foresee(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent, in hundredths of a point; teams together."""
    best_other = -(10**6)
    for other in range(state.n_seats):
        if not are_together(state, seat, other):
            best_other = max(best_other, side_standing(board, state, other))
    return side_standing(board, state, seat) - best_other


@rule
def side_standing(board: Board, state: State, seat: int) -> int:
    """The standing of a seat and its team mates."""
    total = 0
    for member in range(state.n_seats):
        if are_together(state, seat, member):
            total += standing(board, state, member)
    return total


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Points, what the ship can plan, and what it must fear."""
    value = POINT * int(state.points[seat])
    if state.status[seat] != IN_PLAY or state.phase == OVER:
        return value
    future = HOME + plans(board, state, seat)
    if state.grounded[seat] != NO_PLANET:
        future -= POINT // 2
    return value + future - fears(board, state, seat, future, n_others_in_play(state, seat))


@rule
def plans(board: Board, state: State, seat: int) -> int:
    """What the stations ahead promise, with the cards in hand."""
    counts = landed_counts(state)
    total = 0
    for station in range(1, N_STATIONS + 1):
        if board.station_row[station] >= state.base and not has_landed(state, seat, station):
            total += points_for(counts, station) * chance(board, state, seat, station)
    return total


@rule
def chance(board: Board, state: State, seat: int, station: int) -> int:
    """In hundredths; `ahead` and `aside` are the way that is left at the next own turn."""
    ahead = int(board.station_row[station]) - int(state.base) - int(state.row[seat])
    if has_moved(state, seat):
        ahead -= 1
    aside = abs(int(board.station_column[station]) - int(state.column[seat]))
    if station == SATURN and state.column[seat] > board.station_column[station]:
        aside -= 1
    if is_one_card(state, seat, ahead, aside):
        return ONE_CARD
    if is_two_cards(state, seat, ahead, aside):
        return TWO_CARDS
    return chance_to_land(board, state, seat, station) * NO_PLAN // 100


@rule
def is_one_card(state: State, seat: int, ahead: int, aside: int) -> bool:
    """A card lands the ship, or puts it where the base lands it at the end of the round."""
    if aside == 0:
        return has_column_card(state, seat, ahead) or has_column_card(state, seat, ahead - 1)
    return 0 <= ahead <= 1 and has_row_card(state, seat, aside)


@rule
def is_two_cards(state: State, seat: int, ahead: int, aside: int) -> bool:
    """Two cards do, one this turn and one the next; the base moves once between them."""
    if aside == 0:
        return is_sum_of_column_cards(state, seat, ahead - 1)
    if not has_row_card(state, seat, aside):
        return False
    return has_column_card(state, seat, ahead - 1) or has_column_card(state, seat, ahead - 2)


@rule
def has_column_card(state: State, seat: int, ahead: int) -> bool:
    """Whether a card flies exactly so far forwards, or backwards below 0."""
    if ahead == 0 or abs(ahead) > N_VALUES:
        return False
    suit = FORWARDS if ahead > 0 else BACKWARDS
    return state.hands[seat, suit * N_VALUES + abs(ahead) - 1] > 0


@rule
def has_row_card(state: State, seat: int, aside: int) -> bool:
    """Whether a card flies exactly so far sideways."""
    return 0 < aside <= N_VALUES and state.hands[seat, SIDEWAYS * N_VALUES + aside - 1] > 0


@rule
def is_sum_of_column_cards(state: State, seat: int, ahead: int) -> bool:
    """Whether two Forwards cards fly so far together."""
    for first in range(max(1, ahead - N_VALUES), min(N_VALUES, ahead // 2) + 1):
        second = ahead - first
        needed = 2 if first == second else 1
        if state.hands[seat, FORWARDS * N_VALUES + first - 1] >= needed:
            if state.hands[seat, FORWARDS * N_VALUES + second - 1] >= needed:
                return True
    return False
