"""How one action follows another in `alternate` and `live` play. Authority for S7-24 and S7-25."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.situation7.puzzle import Board
from orrery.games.situation7.rules.launching import can_launch
from orrery.games.situation7.rules.placing import open_word, opponent_of
from orrery.games.situation7.sheet import SKIPPED
from orrery.games.situation7.state import State


@rule
def can_place(board: Board, state: State, side: int) -> bool:
    """Whether some location is open to a side by S7-10."""
    return open_word(board, state, side, 0) | open_word(board, state, side, 1) != 0


@rule
def can_extend(board: Board, state: State, side: int) -> bool:
    """Whether a side has a placement or a launch."""
    return can_place(board, state, side) or can_launch(board, state, side)


@rule
def next_turn(board: Board, state: State, trace: Trace) -> None:
    """The other side's turn, unless it must be skipped; team mates take turns (S7-1, S7-25).

    While a location is empty one of the sides can fill it: what one side's guards close to the
    other lies beside that side's own pieces.
    """
    side = state.turn
    state.due[side] = team_mate(state, state.due[side])
    if can_extend(board, state, opponent_of(side)):
        state.turn = opponent_of(side)
    else:
        emit(trace, SKIPPED, opponent_of(side))


@rule
def team_mate(state: State, seat: int) -> int:
    """The seat of the same side that acts after `seat`: itself, if it plays alone."""
    other = (seat + 2) % 4
    return other if other < state.n_seats else seat
