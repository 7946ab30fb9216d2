"""Reads position texts of Astroplane; the other half of `positions.position_text`."""

from __future__ import annotations

import re
from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.position_words import read_index, read_players
from orrery.core.records import memory_of, new_record
from orrery.games.astroplane.board import (
    ANY_FACING,
    NO_CELL,
    REMOVED_0,
    RESERVE_0,
    SENT,
    Board,
)
from orrery.games.astroplane.meta import COLOURS
from orrery.games.astroplane.places import FACINGS, cell_name, parse_cell
from orrery.games.astroplane.positions import LETTERS, MARKS, NO_STACKS, PHASES, SQUARES
from orrery.games.astroplane.rules.pieces import key_of
from orrery.games.astroplane.state import (
    MAX_SEATS,
    MOVES_A_TURN,
    N_PIECES,
    NOBODY,
    SQUARE,
    State,
)

STACK = re.compile(r"([a-z]\d+)(n|e|s|w|ns|ew)?:((?:[a-z][!^]*)+)")
MAX_NUMBER = 30_000


class Fleets:
    """The keys of all pieces found so far, by seat."""

    def __init__(self, n_seats: int) -> None:
        """Nobody has a piece yet."""
        self.keys: list[list[int]] = [[] for _ in range(n_seats)]

    def add(self, word: str, letter: str, key: int) -> None:
        """One piece of the colour of a letter."""
        seat = LETTERS.find(letter)
        if not 0 <= seat < len(self.keys):
            known = LETTERS[: len(self.keys)]
            raise BadInput(
                f"{letter!r} in {word!r} is nobody's piece: the colours are {known}", "AP-1"
            )
        self.keys[seat].append(key)


def read_position(board: Board, text: str) -> State:
    """A State from `2p STACKS red move key=value ...`."""
    words = text.split()
    if len(words) < 4:
        raise BadInput(f"a position needs players, stacks, a colour and a phase, not {text!r}")
    state = _empty(read_players(words[0], 4, "AP-1"))
    fleets = Fleets(state.n_seats)
    for stack in [] if words[1] == NO_STACKS else words[1].split(","):
        _read_stack(board, state, fleets, stack)
    state.turn = read_index(words[2], COLOURS, "colour")
    state.phase = read_index(words[3], PHASES, "phase")
    for word in words[4:]:
        _read_extra(board, state, fleets, word)
    _write_fleets(state, fleets)
    return state


def _empty(n_seats: int) -> State:
    state = new_record(State)
    state.n_seats = n_seats
    state.moves_left = MOVES_A_TURN
    state.bound_square = NO_CELL
    state.round = 1
    state.game = 1
    memory_of(state)["top"] = NOBODY
    return state


def _read_stack(board: Board, state: State, fleets: Fleets, word: str) -> None:
    """`f3n:rb`: the stack of one cell."""
    found = STACK.fullmatch(word)
    if found is None:
        raise BadInput(f"cannot read the stack {word!r}: write a cell, a facing, pieces: f3n:rb")
    cell = parse_cell(board, found[1])
    if state.height[cell]:
        raise BadInput(f"{found[1]} is given twice in this position")
    _pile(state, fleets, word, cell, found[3])
    state.facing[cell] = _facing(board, word, cell, found[2] or "")


def _facing(board: Board, word: str, cell: int, letters: str) -> int:
    only = board.only_facing[cell]
    if only != ANY_FACING:
        if letters not in ("", FACINGS[only][0]):
            raise BadInput(
                f"{word!r}: a piece on {cell_name(board, cell)} faces {FACINGS[only]} only"
            )
        return only
    if not letters:
        raise BadInput(f"{word!r} lacks a facing: n, e, s, w, or ns, ew for a Square", "AP-2")
    if letters in SQUARES:
        return SQUARE + SQUARES.index(letters)
    return [facing[0] for facing in FACINGS].index(letters)


def _pile(state: State, fleets: Fleets, word: str, cell: int, pieces: str) -> None:
    """Put pieces, top first in the text, into a cell."""
    found = re.findall(r"([a-z])([!^]*)", pieces)
    if len(found) > N_PIECES * MAX_SEATS:
        raise BadInput(f"{len(found)} pieces in {word!r} are more than there are", "AP-1")
    for level, (letter, marks) in enumerate(reversed(found)):
        flags = sum(bit for bit, mark in MARKS.items() if mark in marks)
        fleets.add(word, letter, key_of(cell, level, flags))
    state.height[cell] = len(found)
    state.top[cell] = LETTERS.index(found[0][0])


def _read_extra(board: Board, state: State, fleets: Fleets, word: str) -> None:
    key, _, value = word.partition("=")
    readers: dict[str, Callable[[], None]] = {
        "reserve": lambda: _read_reserve(state, fleets, word, value),
        "left": lambda: setattr(state, "moves_left", _number(word, value, 100)),
        "moved": lambda: setattr(state, "has_moved", True),
        "passed": lambda: setattr(state, "has_passed", True),
        "bound": lambda: setattr(state, "bound_square", parse_cell(board, value)),
        "sent": lambda: _pile(state, fleets, word, SENT, value),
        "take": lambda: setattr(state, "reserve_due", _number(word, value, 2)),
        "first": lambda: setattr(state, "first", read_index(value, COLOURS, "colour")),
        "round": lambda: setattr(state, "round", _number(word, value, 100)),
        "stir": lambda: setattr(state, "last_stir", _number(word, value, 100)),
        "out": lambda: setattr(state, "is_out", _bits(word, value)),
        "kills": lambda: _read_row(state, word, value, state.kills, 30),
        "match": lambda: setattr(state, "match_to", _number(word, value, MAX_NUMBER)),
        "game": lambda: setattr(state, "game", _number(word, value, 100)),
        "points": lambda: _read_row(state, word, value, state.points, MAX_NUMBER),
    }
    if key not in readers:
        raise BadInput(f"cannot read {word!r} in a position: {one_of(key, list(readers))}")
    readers[key]()


def _number(word: str, value: str, high: int) -> int:
    if not value.isdecimal() or int(value) > high:
        raise BadInput(f"{word!r} needs a number from 0 to {high}")
    return int(value)


def _numbers(state: State, word: str, value: str, high: int) -> list[int]:
    counts = value.split(",")
    if len(counts) != state.n_seats:
        raise BadInput(f"{word!r} needs {state.n_seats} numbers")
    return [_number(word, count, high) for count in counts]


def _read_row(state: State, word: str, value: str, row: object, high: int) -> None:
    for seat, number in enumerate(_numbers(state, word, value, high)):
        row[seat] = number  # type: ignore[index]


def _bits(word: str, value: str) -> int:
    if not value or any(letter not in LETTERS for letter in value):
        raise BadInput(f"{word!r} needs letters of colours ({LETTERS})")
    return sum(1 << LETTERS.index(letter) for letter in set(value))


def _read_reserve(state: State, fleets: Fleets, word: str, value: str) -> None:
    for seat, n in enumerate(_numbers(state, word, value, N_PIECES)):
        if n:
            _pile(state, fleets, word, RESERVE_0 + seat, LETTERS[seat] * n)


def _write_fleets(state: State, fleets: Fleets) -> None:
    """Sorted keys; pieces nobody mentioned are out of the game."""
    for seat, keys in enumerate(fleets.keys):
        missing = N_PIECES - len(keys)
        if missing < 0:
            raise BadInput(
                f"{COLOURS[seat]} has {len(keys)} pieces, there are {N_PIECES} each", "AP-1"
            )
        if missing:
            _pile(state, fleets, "", REMOVED_0 + seat, LETTERS[seat] * missing)
        for piece, key in enumerate(sorted(fleets.keys[seat])):
            state.pieces[seat, piece] = key
