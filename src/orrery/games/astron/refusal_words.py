"""The words of refusals beside those of the action: who, where, and what would do instead."""

from __future__ import annotations

from orrery.games.astron import SHIPS
from orrery.games.astron.ask import ask
from orrery.games.astron.cells import MAX_COLUMNS, N_VALUES, Board, cell_name
from orrery.games.astron.play_numbers import card_for, direction_of, is_play, play_action, value_of
from orrery.games.astron.rules.plays import ship_on_way, why_not_play
from orrery.games.astron.rules.window import column_step, row_step, ship_at
from orrery.games.astron.sheet import TAKE_OFF, TAKE_OFF_0, sheet
from orrery.games.astron.spelling import NOTATION
from orrery.games.astron.state import IN_PLAY, N_DIRECTIONS, STILL, State
from orrery.games.astron.words import card_name


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, str]:
    """The words for the blanks of refusals; only the seat's own hand is looked at."""
    values = {"place": "?", "target": "?", "other": "?", "example": "?"}
    values |= {"actor": SHIPS[state.actor], "n_pile": str(state.pile_size)}
    values |= NOTATION.action_values(board, state, seat, action)
    if sheet.kind_of(action) == TAKE_OFF:
        values["other"] = ship_word(ask(ship_at, state, 0, action - TAKE_OFF_0))
    if is_play(action):
        values["card"] = card_name(card_for(direction_of(action), value_of(action)))
    if seat >= 0 and state.status[seat] == IN_PLAY:
        values["place"] = cell_name(state.row[seat], state.column[seat])
        values["example"] = first_play(board, state, seat)
        if is_play(action):
            values |= flight_values(state, seat, direction_of(action), value_of(action))
    return values


def flight_values(state: State, ship: int, direction: int, value: int) -> dict[str, str]:
    """Where a play leads, and who stands there or on the way."""
    row = state.row[ship] + value * row_step(direction)
    column = state.column[ship] + value * column_step(direction)
    if direction == STILL or row < 0 or not 0 <= column < MAX_COLUMNS:
        return {}
    other = ask(ship_at, state, row, column)
    if other < 0:
        other = ask(ship_on_way, state, ship, direction, value)
    return {"target": cell_name(row, column), "other": ship_word(other)}


def ship_word(ship: int) -> str:
    """The name of a ship, `?` for none."""
    return SHIPS[ship] if ship >= 0 else "?"


def first_play(board: Board, state: State, seat: int) -> str:
    """A legal play of the seat's own hand, as an example."""
    for direction in range(N_DIRECTIONS):
        for value in range(1, N_VALUES + 1):
            if ask(why_not_play, board, state, seat, direction, value) == 0:
                action = play_action(direction, value)
                return NOTATION.action_text(board, state, seat, action)
    return "?"
