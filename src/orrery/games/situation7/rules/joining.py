"""Which own land is joined to the own astronaut base: astronauts travel over it (S7-16).

Pieces are never removed, so the set only grows and is kept up to date piece by piece.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.situation7.puzzle import ASTRONAUT, WORD_BITS, Board
from orrery.games.situation7.rules.masks import add, has, lowest_bit, meets
from orrery.games.situation7.state import State


@rule
def join(board: Board, state: State, side: int, location: int) -> None:
    """A new piece may join itself, and land that hung on nothing, to the astronaut base."""
    is_base = has(board.bases[ASTRONAUT, side], location)
    if is_base or meets(board.neighbours[location], state.joined[side]):
        add(state.joined[side], location)
        spread(board, state, side, location)


@rule
def spread(board: Board, state: State, side: int, location: int) -> None:
    """Join all own land that hangs together with a joined location."""
    low = fresh_word(board, state, side, location, 0)
    high = fresh_word(board, state, side, location, 1)
    while low | high != 0:
        state.joined[side, 0] |= low
        state.joined[side, 1] |= high
        if low != 0:
            following = lowest_bit(low)
            low &= low - 1
        else:
            following = WORD_BITS + lowest_bit(high)
            high &= high - 1
        low |= fresh_word(board, state, side, following, 0)
        high |= fresh_word(board, state, side, following, 1)


@rule
def fresh_word(board: Board, state: State, side: int, location: int, word: int) -> int:
    """Own land beside a location that is not yet known to be joined."""
    return int(
        board.neighbours[location, word] & state.land[side, word] & ~state.joined[side, word]
    )
