"""Positions of Astroplane as one line of text.

Players, every stack that is on the board, whose turn it is, the phase, then what is not as usual:

    2p h3n:rb,f5ns:rr,h7:b,f1:rr,j15:bbb red move reserve=4,4 left=1 moved round=7 stir=5

`stacks` says how a stack is written. What is neither on the board nor in the reserve is out of the
game. Omitted: reserve=0, left=2, round=1, stir=0, game=1.
"""

from __future__ import annotations

from orrery.core.meta import Value
from orrery.core.positions import (
    Bits,
    Custom,
    Extra,
    Flag,
    Num,
    Players,
    Position,
    Row,
    Said,
    Word,
)
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import NO_CELL, RESERVE_0, SENT, Board
from orrery.games.astroplane.sheet import CELL
from orrery.games.astroplane.stacks import (
    LETTERS,
    complete_fleets,
    empty_board,
    read_reserve,
    read_sent,
    read_stacks,
    reserve_text,
    sent_text,
    stacks_text,
)
from orrery.games.astroplane.state import DRAWING, MAX_SEATS, MOVES_A_TURN, State

PHASES = ("draw", "move", "send", "reserve", "over")
MAX_NUMBER = 30_000


class Table(Players):
    """How many play, at a board without pieces."""

    def read(self, board: Board, state: State, text: str) -> None:
        """What follows puts the pieces there."""
        super().read(board, state, text)
        empty_board(state)


def has_reserve(state: State) -> bool:
    """Whether somebody has pieces in reserve."""
    return any(state.height[RESERVE_0 + seat] for seat in range(state.n_seats))


def is_sending(state: State) -> bool:
    """Whether pieces are being sent back."""
    return state.height[SENT] > 0


POSITION = Position(
    [
        Table(MAX_SEATS, "AP-1"),
        Custom(stacks_text, read_stacks),
        Word("turn", COLOURS, "colour"),
        Word("phase", PHASES, "phase"),
    ],
    {
        "reserve": Extra(Custom(reserve_text, read_reserve), has_reserve),
        "left": Extra(Num("moves_left", 100), usual=MOVES_A_TURN),
        "moved": Extra(Flag("has_moved")),
        "passed": Extra(Flag("has_passed")),
        "bound": Extra(Said("bound_square", CELL), usual=NO_CELL),
        "sent": Extra(Custom(sent_text, read_sent), is_sending),
        "take": Extra(Num("reserve_due", 2)),
        "first": Extra(Word("first", COLOURS, "colour")),
        "round": Extra(Num("round", 100), usual=1),
        "stir": Extra(Num("last_stir", 100)),
        "out": Extra(Bits("is_out", LETTERS)),
        "kills": Extra(Row("kills", 30)),
        "match": Extra(Num("match_to", MAX_NUMBER)),
        "game": Extra(Num("game", 100), usual=1),
        "points": Extra(Row("points", MAX_NUMBER)),
    },
    complete=complete_fleets,
    shape="players, stacks, a colour and a phase",
)


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    told: dict[str, Value] = {"match_to": state.match_to}
    return told | ({"first_player": "random"} if state.phase == DRAWING else {})
