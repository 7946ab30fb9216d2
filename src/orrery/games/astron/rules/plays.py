"""What a player may do in a turn: the referee. Authority for AS-12 to AS-15, AS-28 and AS-40."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.cells import N_VALUES, Board
from orrery.games.astron.play_numbers import card_for
from orrery.games.astron.rules.window import (
    column_step,
    is_in_window,
    is_space,
    row_step,
    ship_at,
)
from orrery.games.astron.sheet import (
    DISCARD,
    ENDS_ON_PLANET,
    LEAVES_WINDOW,
    MUST_DISCARD,
    MUST_LEAVE,
    MUST_PLAY,
    NO_SUCH_CARD,
    NOT_IN_HAND,
    OK,
    PASS,
    PLAY_BACKWARD,
    PLAY_FORWARD,
    PLAY_SIDEWAYS,
    PLAY_UPHEAVAL,
    SHIP_IN_THE_WAY,
    SPACE_HELD,
)
from orrery.games.astron.state import (
    BACKWARD,
    FORWARD,
    LEFT,
    N_DIRECTIONS,
    NO_PLANET,
    NO_SHIP,
    STILL,
    State,
)


@rule
def why_not_play(board: Board, state: State, seat: int, direction: int, value: int) -> int:
    """OK, or why `seat` may not play this card so; a fatal play is legal (AS-15, AS-34).

    `value` is the printed one; the blank of an action is one less.
    """
    if state.hands[seat, card_for(direction, value)] == 0:
        return NO_SUCH_CARD
    if direction == STILL:
        return OK  # AS-16: an Upheaval can always be played
    return why_not_fly(board, state, seat, direction, value)


@PLAY_FORWARD.referee
def why_not_forward(board: Board, state: State, seat: int, value: int) -> int:
    """OK, or why not towards the front edge."""
    return why_not_play(board, state, seat, FORWARD, value + 1)


@PLAY_BACKWARD.referee
def why_not_backward(board: Board, state: State, seat: int, value: int) -> int:
    """OK, or why not towards the rear edge."""
    return why_not_play(board, state, seat, BACKWARD, value + 1)


@PLAY_SIDEWAYS.referee
def why_not_sideways(board: Board, state: State, seat: int, side: int, value: int) -> int:
    """OK, or why not to this side."""
    return why_not_play(board, state, seat, LEFT + side, value + 1)


@PLAY_UPHEAVAL.referee
def why_not_upheaval(board: Board, state: State, seat: int, value: int) -> int:
    """OK, or why the base cannot be moved so."""
    return why_not_play(board, state, seat, STILL, value + 1)


@rule
def why_not_fly(board: Board, state: State, ship: int, direction: int, value: int) -> int:
    """OK, or what keeps a ship from flying exactly so far."""
    row = state.row[ship] + value * row_step(direction)
    column = state.column[ship] + value * column_step(direction)
    if not is_in_window(board, row, column):
        return LEAVES_WINDOW
    if ship_at(state, row, column) != NO_SHIP:
        return SPACE_HELD
    if direction <= BACKWARD and ship_on_way(state, ship, direction, value) != NO_SHIP:
        return SHIP_IN_THE_WAY  # AS-14: sideways a ship may pass over others
    if state.grounded[ship] != NO_PLANET and not is_space(board.kind[state.base + row, column]):
        return ENDS_ON_PLANET
    return OK


@rule
def ship_on_way(state: State, ship: int, direction: int, value: int) -> int:
    """A ship on the spaces before the last one, or NO_SHIP."""
    for step in range(1, value):
        row = state.row[ship] + step * row_step(direction)
        other = ship_at(state, row, state.column[ship])
        if other != NO_SHIP:
            return other
    return NO_SHIP


@rule
def has_play(board: Board, state: State, seat: int) -> bool:
    """Whether a card of the hand can be played."""
    for direction in range(N_DIRECTIONS):
        for value in range(1, N_VALUES + 1):
            if why_not_play(board, state, seat, direction, value) == OK:
                return True
    return False


@DISCARD.referee
def why_not_discard(board: Board, state: State, seat: int, card: int) -> int:
    """Waiting is for those who cannot play (AS-15, AS-28)."""
    if has_play(board, state, seat):
        return MUST_PLAY if state.grounded[seat] == NO_PLANET else MUST_LEAVE
    return OK if state.hands[seat, card] > 0 else NOT_IN_HAND


@PASS.referee
def why_not_pass(board: Board, state: State, seat: int) -> int:
    """Passing is for those who have no card (AS-40)."""
    if has_play(board, state, seat):
        return MUST_PLAY if state.grounded[seat] == NO_PLANET else MUST_LEAVE
    return OK if state.hand_size[seat] == 0 else MUST_DISCARD
