"""Reads position texts of ZYLATRON; the other half of `position_writer`."""

from __future__ import annotations

import re
from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.position_words import read_index, read_players
from orrery.core.records import memory_of, new_record
from orrery.games.zylatron.board import (
    MAX_COLUMNS,
    N_CARDS,
    NO_POINT,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.meta import COLOURS, MOST_ROUNDS, USUAL_ROUNDS
from orrery.games.zylatron.names import (
    LETTERS,
    factory_number,
    piece_number,
    point_number,
    target_number,
)
from orrery.games.zylatron.position_writer import (
    PHASES,
    SHORT_CORNERS,
    USUAL_PLANETS,
    usual_moves,
    usual_round,
)
from orrery.games.zylatron.state import (
    DAMAGED,
    DESTROYED,
    FLAG_LETTERS,
    IN_BANK,
    NO_PIECE,
    NO_PLANET,
    NO_TARGET,
    NOBODY,
    State,
)
from orrery.games.zylatron.unpack import unpacked

MOST_MONEY = 30_000
_PIECE = re.compile(rf"(\w+?\d)(!{{0,2}})(?:\.([{FLAG_LETTERS}]+))?")


def read_position(board: Board, text: str) -> State:
    """A State from `2p red act STACKS key=value ...`."""
    words = text.split()
    if len(words) < 3:
        raise BadInput(f"a position needs players, a colour and a phase, not {text!r}")
    state = _blank(board, words)
    for word in words[3:]:
        if ":" in word and "=" not in word:
            _read_stack(board, state, word)
        else:
            _read_extra(board, state, word)
    _draw_conclusions(board, state)
    return state


def _blank(board: Board, words: list[str]) -> State:
    """Nothing on the board, everything as usual."""
    state = new_record(State)
    state.n_seats = read_players(words[0], 4, "ZY-1")
    state.turn = read_index(words[1], COLOURS[: state.n_seats], "colour at this table")
    state.phase = read_index(words[2], PHASES, "phase")
    state.round = usual_round(state.phase)
    state.moves_left = usual_moves(board, state.phase)
    state.max_rounds = USUAL_ROUNDS
    state.mover = state.subject = NO_PIECE
    state.target, state.blast, state.zylon = NO_TARGET, NO_POINT, NOBODY
    memory = memory_of(state)[0]
    memory["point"][:], memory["carrier"][:] = IN_BANK, NO_PIECE
    memory["planet"][:], memory["holder"][:], memory["remover"][:] = NO_PLANET, NOBODY, NOBODY
    for seat in range(state.n_seats):
        state.planet[seat] = USUAL_PLANETS[state.n_seats][seat]
        state.holder[seat] = seat
    for card in range(N_CARDS):
        state.strikes[card] = board.strikes[card]
    return state


# Stacks


def _read_stack(board: Board, state: State, word: str) -> None:
    """`16,4:rf1.m[rf2[rw1],rm1]`."""
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


# key=value


def _read_extra(board: Board, state: State, word: str) -> None:
    key, _, value = word.partition("=")
    if key in COLUMNS:
        field, reader = COLUMNS[key]
        setattr(state, field, reader(board, value))
    elif key in TABLES:
        TABLES[key](state, word, value)
    else:
        known = [*COLUMNS, *TABLES]
        raise BadInput(f"cannot read {word!r} in a position: {one_of(key, known)}")


def _number(value: str, high: int) -> int:
    if not value.isdecimal() or int(value) > high:
        raise BadInput(f"{value!r} should be a number from 0 to {high}")
    return int(value)


def _parts(word: str, value: str, n: int) -> list[str]:
    parts = value.split(",")
    if len(parts) != n:
        raise BadInput(f"{word!r} needs {n} values with commas between")
    return parts


def _read_numbers(row: object, n: int, word: str, value: str, high: int) -> None:
    for index, part in enumerate(_parts(word, value, n)):
        row[index] = _number(part, high)  # type: ignore[index]


def _read_planets(state: State, word: str, value: str) -> None:
    known = (*SHORT_CORNERS, "-")
    for seat, part in enumerate(_parts(word, value, state.n_seats)):
        corner = read_index(part, known, "corner")
        state.planet[seat] = corner if part != "-" else NO_PLANET


def _read_letters(row: object, n: int, word: str, value: str) -> None:
    known = LETTERS[:n] + "-"
    if len(value) != n or any(letter not in known for letter in value):
        raise BadInput(f"{word!r} needs {n} letters of {known!r}")
    for index, letter in enumerate(value):
        row[index] = LETTERS.index(letter) if letter != "-" else NOBODY  # type: ignore[index]


def _read_factories(state: State, condition: int, value: str) -> None:
    for name in value.split(","):
        state.factory[factory_number(name)] = condition


def _read_mover(state: State, word: str, value: str) -> None:
    """`mover=rf1:3`: rf1 has three steps left."""
    name, _, steps = value.partition(":")
    state.mover = piece_number(name)
    state.steps_left = _number(steps, 100)


def _draw_conclusions(board: Board, state: State) -> None:
    """The bank's money and the marks of where everyone stands."""
    read = unpacked(state)
    state.bank = board.total_money - sum(read.money)
    for piece, point in enumerate(read.point):
        holder = read.holder[piece // PIECES_PER_SEAT]
        if point != IN_BANK and read.carrier[piece] == NO_PIECE and holder != NOBODY:
            row, bit = point // MAX_COLUMNS, 1 << point % MAX_COLUMNS
            state.taken[row] |= bit
            state.occupied[holder, row] |= bit


Setter = Callable[[State, str, str], None]
COLUMNS: dict[str, tuple[str, Callable[[Board, str], object]]] = {
    "zylon": ("zylon", lambda board, value: read_index(value, COLOURS, "colour")),
    "round": ("round", lambda board, value: _number(value, MOST_ROUNDS)),
    "moves": ("moves_left", lambda board, value: _number(value, 10)),
    "subject": ("subject", lambda board, value: piece_number(value)),
    "target": ("target", lambda board, value: target_number(value)),
    "blast": ("blast", point_number),
    "of": ("max_rounds", lambda board, value: _number(value, MOST_ROUNDS)),
    "lacked": ("lacked_warrior", lambda board, value: True),
    "half": ("half_prices", lambda board, value: True),
    "touch": ("touch_move", lambda board, value: True),
}
"""Key -> (field, reader of its value)."""
TABLES: dict[str, Setter] = {
    "planets": lambda state, word, value: _read_planets(state, word, value),
    "money": lambda state, word, value: _read_numbers(
        state.money, state.n_seats, word, value, MOST_MONEY
    ),
    "strikes": lambda state, word, value: _read_numbers(state.strikes, N_CARDS, word, value, 100),
    "held": lambda state, word, value: _read_letters(state.holder, state.n_seats, word, value),
    "remover": lambda state, word, value: _read_letters(state.remover, state.n_seats, word, value),
    "ruins": lambda state, word, value: _read_factories(state, DESTROYED, value),
    "hurt": lambda state, word, value: _read_factories(state, DAMAGED, value),
    "mover": lambda state, word, value: _read_mover(state, word, value),
}
"""Key -> what its value changes."""
