"""Positions of Astroplane as one line of text.

Players, every stack that is on the board, whose turn it is, the phase, then what is not as usual:

    2p h3n:rb,f5ns:rr,h7:b,f1:rr,j15:bbb red move reserve=4,4 left=1 moved round=7 stir=5

A stack is a cell, its facing (`ns` and `ew` are Squares; cells with one facing have none), and
its pieces, top first, by the letter of their colour. `^` marks a piece that came through a
wormhole, `!` one that landed on an opponent's piece in this turn. What is neither on the board
nor in the reserve is out of the game. Omitted: reserve=0, left=2, round=1, stir=0, game=1.
"""

from __future__ import annotations

from orrery.core.meta import Value
from orrery.core.records import memory_of
from orrery.games.astroplane.board import (
    ANY_FACING,
    NO_CELL,
    RESERVE_0,
    SENT,
    Board,
)
from orrery.games.astroplane.meta import COLOURS
from orrery.games.astroplane.places import cell_name, facing_letter
from orrery.games.astroplane.rules.pieces import CAME_THROUGH, FRESH
from orrery.games.astroplane.state import DRAWING, MOVES_A_TURN, SQUARE, State

LETTERS = "".join(colour[0] for colour in COLOURS)
PHASES = ("draw", "move", "send", "reserve", "over")
SQUARES = ("ns", "ew")
MARKS = {CAME_THROUGH: "^", FRESH: "!"}
NO_STACKS = "-"


Stacks = dict[int, list[tuple[int, int]]]
"""The pieces of each cell, bottom first: (owner, flags)."""


def position_text(board: Board, state: State) -> str:
    """The whole position; parse_position reads it back."""
    stacks = stacks_of(state)
    cells = sorted(cell for cell in stacks if cell < SENT)
    texts = ",".join(_stack_text(board, state, cell, stacks) for cell in cells) or NO_STACKS
    head = [f"{state.n_seats}p", texts, COLOURS[state.turn], PHASES[state.phase]]
    extras = _extras(board, state, letters_of(stacks.get(SENT, [])))
    return " ".join(head + [text for text in extras if text])


def stacks_of(state: State) -> Stacks:
    """Every piece, by cell and level."""
    keys = memory_of(state)[0]["pieces"].tolist()
    levels = sorted((key, owner) for owner in range(state.n_seats) for key in keys[owner])
    stacks: Stacks = {}
    for key, owner in levels:
        stacks.setdefault(key >> 8, []).append((owner, key & (CAME_THROUGH | FRESH)))
    return stacks


def _stack_text(board: Board, state: State, cell: int, stacks: Stacks) -> str:
    facing = facing_text(state.facing[cell]) if board.only_facing[cell] == ANY_FACING else ""
    return f"{cell_name(board, cell)}{facing}:{letters_of(stacks[cell])}"


def facing_text(facing: int) -> str:
    """`n`, ... or, for Squares, `ns` and `ew`."""
    return SQUARES[facing - SQUARE] if facing >= SQUARE else facing_letter(facing)


def letters_of(stack: list[tuple[int, int]]) -> str:
    """The pieces of a stack, top first: colour letters and marks."""
    return "".join(
        LETTERS[owner] + "".join(mark for bit, mark in MARKS.items() if flags & bit)
        for owner, flags in reversed(stack)
    )


def _extras(board: Board, state: State, sent: str) -> list[str]:
    """What differs from the usual, as key=value."""
    seats = range(state.n_seats)
    reserve = [state.height[RESERVE_0 + seat] for seat in seats]
    kills = [state.kills[seat] for seat in seats]
    points = [state.points[seat] for seat in seats]
    is_bound = state.bound_square != NO_CELL
    return [
        f"reserve={_row(reserve)}" if any(reserve) else "",
        f"left={state.moves_left}" if state.moves_left != MOVES_A_TURN else "",
        "moved" if state.has_moved else "",
        "passed" if state.has_passed else "",
        f"bound={cell_name(board, state.bound_square)}" if is_bound else "",
        f"sent={sent}" if sent else "",
        f"take={state.reserve_due}" if state.reserve_due else "",
        f"first={COLOURS[state.first]}" if state.first else "",
        f"round={state.round}" if state.round != 1 else "",
        f"stir={state.last_stir}" if state.last_stir else "",
        f"out={_seat_letters(state.is_out)}" if state.is_out else "",
        f"kills={_row(kills)}" if any(kills) else "",
        f"match={state.match_to}" if state.match_to else "",
        f"game={state.game}" if state.game != 1 else "",
        f"points={_row(points)}" if any(points) else "",
    ]


def _row(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def _seat_letters(bits: int) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if bits >> seat & 1)


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    told: dict[str, Value] = {"match_to": state.match_to}
    return told | ({"first_player": "random"} if state.phase == DRAWING else {})


def parse_position(board: Board, text: str) -> State:
    """The position of a text; BadInput names the word that cannot be read."""
    from orrery.games.astroplane.position_reader import read_position

    return read_position(board, text)
