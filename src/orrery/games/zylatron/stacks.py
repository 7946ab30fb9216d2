"""Stacks of a position text: `16,4:rf1.m[rf2[rw1],rm1]`."""

from __future__ import annotations

import functools
import re

from orrery.core.errors import BadInput
from orrery.core.stills import readable
from orrery.games.zylatron.grid import PIECES_PER_SEAT, Board
from orrery.games.zylatron.names import piece_name, piece_number, point_name, point_number
from orrery.games.zylatron.state import FLAG_LETTERS, IN_BANK, NO_PIECE, State

_PIECE = re.compile(rf"(\w+?\d)(!{{0,2}})(?:\.([{FLAG_LETTERS}]+))?")


def stack_texts(board: Board, state: State) -> list[str]:
    """Every stack as `point:tree`."""
    state = readable(state)
    point, carrier, damage, flags = state.point, state.carrier, state.damage, state.flags
    pieces = range(PIECES_PER_SEAT * state.n_seats)
    on_board = [piece for piece in pieces if point[piece] != IN_BANK]
    said = {piece: _decorated(piece, damage[piece], flags[piece]) for piece in on_board}
    cargo: dict[int, list[int]] = {}
    for piece in on_board:
        if carrier[piece] != NO_PIECE:
            cargo.setdefault(carrier[piece], []).append(piece)
    return [
        f"{point_name(point[piece])}:{_tree(piece, said, cargo) if piece in cargo else said[piece]}"
        for piece in on_board
        if carrier[piece] == NO_PIECE
    ]


def _tree(piece: int, said: dict[int, str], cargo: dict[int, list[int]]) -> str:
    """A piece that carries others, and those."""
    above = [_tree(one, said, cargo) if one in cargo else said[one] for one in cargo[piece]]
    return f"{said[piece]}[{','.join(above)}]"


@functools.lru_cache(4096)
def _decorated(piece: int, damage: int, flags: int) -> str:
    letters = flag_letters(flags)
    return piece_name(piece) + "!" * damage + (f".{letters}" if letters else "")


@functools.cache
def flag_letters(bits: int) -> str:
    """A letter for each thing a piece did this turn."""
    return "".join(letter for n, letter in enumerate(FLAG_LETTERS) if bits >> n & 1)


def read_stack(board: Board, state: State, word: str) -> None:
    """Put a stack on the board."""
    place, _, tree = word.partition(":")
    point = point_number(board, place)
    rest = _read_tree(state, tree, point, NO_PIECE, word)
    if rest:
        raise BadInput(f"cannot read the stack {word!r} from {rest!r} on")


def _read_tree(state: State, text: str, point: int, carrier: int, word: str) -> str:
    """Put a piece and its cargo down; what is left of the text."""
    found = _PIECE.match(text)
    if found is None:
        raise BadInput(f"cannot read the stack {word!r}: a piece is missing at {text!r}")
    piece = _place(state, found, point, carrier)
    rest = text[found.end() :]
    while rest and rest[0] == ("[" if state.cargo[piece] == 0 else ","):
        rest = _read_tree(state, rest[1:], point, piece, word)
    if state.cargo[piece] == 0:
        return rest
    if not rest.startswith("]"):
        raise BadInput(f"cannot read the stack {word!r}: a bracket of {found[1]} is not closed")
    return rest[1:]


def _place(state: State, found: re.Match[str], point: int, carrier: int) -> int:
    piece = piece_number(found[1])
    if piece >= PIECES_PER_SEAT * state.n_seats:
        raise BadInput(f"{found[1]} belongs to a colour that does not play here", "ZY-1")
    if state.point[piece] != IN_BANK:
        raise BadInput(f"{found[1]} is named twice")
    state.point[piece] = point
    state.carrier[piece] = carrier
    state.damage[piece] = len(found[2])
    state.flags[piece] = sum(1 << FLAG_LETTERS.index(letter) for letter in set(found[3] or ""))
    if carrier != NO_PIECE:
        state.cargo[carrier] += 1
    return piece
