"""Stacks as text: `f3n:rb` is a cell, its facing, and its pieces, top first.

`ns` and `ew` are the facings of Squares; cells with one facing have none. `^` marks a piece that
came through a wormhole, `!` one that landed on an opponent's piece in this turn.
"""

from __future__ import annotations

import functools
import re

from orrery.core.errors import BadInput
from orrery.core.position_parts import read_number
from orrery.core.readings import remembered
from orrery.core.records import memory_of
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import ANY_FACING, REMOVED_0, RESERVE_0, SENT, Board
from orrery.games.astroplane.places import FACINGS, cell_name, facing_letter, parse_cell
from orrery.games.astroplane.rules.pieces import CAME_THROUGH, FRESH, key_of
from orrery.games.astroplane.state import MAX_SEATS, N_PIECES, NOBODY, SQUARE, State

LETTERS = "".join(colour[0] for colour in COLOURS)
SQUARES = ("ns", "ew")
MARKS = {CAME_THROUGH: "^", FRESH: "!"}
NO_STACKS = "-"
STACK = re.compile(r"([a-z]\d+)(n|e|s|w|ns|ew)?:(.+)")
PIECES = re.compile(r"(?:[a-z][!^]*)+")
UNPLACED = 0xFFFF  # the key of a piece that was not mentioned yet

Pieces = tuple[tuple[int, int], ...]
Stacks = dict[int, Pieces]
"""The pieces of each cell, bottom first: (owner, flags)."""


@remembered
def stacks_of(board: Board, state: State) -> Stacks:
    """Every piece, by cell and level."""
    levels = sorted((key, owner) for owner in range(state.n_seats) for key in state.pieces[owner])
    stacks: dict[int, list[tuple[int, int]]] = {}
    for key, owner in levels:
        stacks.setdefault(key >> 8, []).append((owner, key & (CAME_THROUGH | FRESH)))
    return {cell: tuple(pieces) for cell, pieces in stacks.items()}


# Written


def stacks_text(board: Board, state: State) -> str:
    """All stacks on the board."""
    stacks, facing = stacks_of(board, state), state.facing
    cells = sorted(cell for cell in stacks if cell < SENT)
    texts = [_stack_text(board, cell, facing[cell], stacks[cell]) for cell in cells]
    return ",".join(texts) or NO_STACKS


@functools.lru_cache(8192)
def _stack_text(board: Board, cell: int, facing: int, pieces: Pieces) -> str:
    way = _facing_text(facing) if board.only_facing[cell] == ANY_FACING else ""
    return f"{cell_name(board, cell)}{way}:{_letters_of(pieces)}"


def _facing_text(facing: int) -> str:
    return SQUARES[facing - SQUARE] if facing >= SQUARE else facing_letter(facing)


def _letters_of(stack: Pieces) -> str:
    """The pieces of a stack, top first: colour letters and marks."""
    return "".join(
        LETTERS[owner] + "".join(mark for bit, mark in MARKS.items() if flags & bit)
        for owner, flags in reversed(stack)
    )


def sent_text(board: Board, state: State) -> str:
    """The pieces that are being sent back, top first."""
    return _letters_of(stacks_of(board, state)[SENT])


def reserve_text(board: Board, state: State) -> str:
    """How many pieces each seat has in reserve."""
    return ",".join(str(state.height[RESERVE_0 + seat]) for seat in range(state.n_seats))


# Read


def empty_board(state: State) -> None:
    """No piece of those who play is anywhere yet."""
    memory_of(state)["top"] = NOBODY
    memory_of(state)[0]["pieces"][: state.n_seats] = UNPLACED


def read_stacks(board: Board, state: State, text: str) -> None:
    """The stacks on the board, in any order."""
    for word in [] if text == NO_STACKS else text.split(","):
        found = STACK.fullmatch(word)
        if found is None or not PIECES.fullmatch(found[3]):
            form = "write a cell, a facing, pieces: f3n:rb"
            raise BadInput(f"cannot read the stack {word!r}: {form}")
        cell = parse_cell(board, found[1])
        if state.height[cell]:
            raise BadInput(f"{found[1]} is given twice in this position")
        _pile(state, word, cell, found[3])
        state.facing[cell] = _read_facing(board, word, cell, found[2] or "")


def _read_facing(board: Board, word: str, cell: int, letters: str) -> int:
    only = board.only_facing[cell]
    if only != ANY_FACING:
        if letters not in ("", facing_letter(only)):
            where = cell_name(board, cell)
            raise BadInput(f"{word!r}: a piece on {where} faces {FACINGS[only]} only")
        return only
    if not letters:
        raise BadInput(f"{word!r} lacks a facing: n, e, s, w, or ns, ew for a Square", "AP-2")
    if letters in SQUARES:
        return SQUARE + SQUARES.index(letters)
    return [facing_letter(facing) for facing in range(4)].index(letters)


def read_sent(board: Board, state: State, text: str) -> None:
    """The pieces that are being sent back, top first."""
    if not PIECES.fullmatch(text):
        raise BadInput(f"cannot read the pieces {text!r}: write letters of colours, top first: rb")
    _pile(state, text, SENT, text)


def read_reserve(board: Board, state: State, text: str) -> None:
    """How many pieces each seat has in reserve."""
    counts = text.split(",")
    if len(counts) != state.n_seats:
        raise BadInput(f"{text!r} needs {state.n_seats} numbers")
    for seat, count in enumerate(counts):
        n = read_number(count, N_PIECES)
        if n:
            _pile(state, text, RESERVE_0 + seat, LETTERS[seat] * n)


def _pile(state: State, word: str, cell: int, pieces: str) -> None:
    """Put pieces, top first in the text, into a cell."""
    found = re.findall(r"([a-z])([!^]*)", pieces)
    if len(found) > N_PIECES * MAX_SEATS:
        raise BadInput(f"{len(found)} pieces in {word!r} are more than there are", "AP-1")
    owners = [_seat_of(state, word, letter) for letter, _ in found]
    for seat in set(owners):
        n = _n_placed(state, seat) + owners.count(seat)
        if n > N_PIECES:
            raise BadInput(f"{COLOURS[seat]} has {n} pieces, there are {N_PIECES} each", "AP-1")
    for level, (letter, marks) in enumerate(reversed(found)):
        seat = LETTERS.index(letter)
        flags = sum(bit for bit, mark in MARKS.items() if mark in marks)
        state.pieces[seat, _n_placed(state, seat)] = key_of(cell, level, flags)
    state.height[cell] = len(found)
    state.top[cell] = owners[0]


def _seat_of(state: State, word: str, letter: str) -> int:
    known = LETTERS[: state.n_seats]
    if letter not in known:
        why = f"is nobody's piece: the colours are {known}"
        raise BadInput(f"{letter!r} in {word!r} {why}", "AP-1")
    return known.index(letter)


def _n_placed(state: State, seat: int) -> int:
    """Pieces of a seat that were mentioned; they come first."""
    keys = memory_of(state)[0]["pieces"][seat]
    return int((keys != UNPLACED).sum())


def complete_fleets(board: Board, state: State) -> None:
    """Pieces that nobody mentioned are out of the game; keys are sorted."""
    for seat in range(state.n_seats):
        missing = N_PIECES - _n_placed(state, seat)
        if missing:
            _pile(state, "", REMOVED_0 + seat, LETTERS[seat] * missing)
        memory_of(state)[0]["pieces"][seat].sort()
