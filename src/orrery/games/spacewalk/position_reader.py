"""Reads position texts of Space Walk; the other half of `notation.position_text`."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.position_words import read_index, read_players
from orrery.core.records import new_record
from orrery.games.spacewalk.board import MAX_SPACES, Board
from orrery.games.spacewalk.fleet import n_ships, one_ship
from orrery.games.spacewalk.meta import COLOURS
from orrery.games.spacewalk.notation import CARDS, LETTERS, PHASES
from orrery.games.spacewalk.state import (
    MAX_SEATS,
    N_SIZES,
    NO_CARD,
    NO_SPACE,
    PLACING,
    SHIPS_PER_SIZE,
    State,
)


def read_position(board: Board, text: str) -> State:
    """A State from `2p SPACES red move key=value ...`."""
    words = text.split()
    if len(words) < 4:
        raise BadInput(f"a position needs players, spaces, a colour and a phase, not {text!r}")
    state = new_record(State)
    state.n_seats = read_players(words[0], 5, "SW-1")
    state.group_space = NO_SPACE
    state.last_effect = NO_CARD
    _read_spaces(board, state, words[1])
    state.actor = read_index(words[2], COLOURS, "colour")
    state.turn = state.actor
    state.phase = read_index(words[3], PHASES, "phase")
    state.round = 0 if state.phase <= PLACING else 1
    for word in words[4:]:
        _read_extra(board, state, word)
    _count_ships(board, state)
    return state


def _read_spaces(board: Board, state: State, text: str) -> None:
    spaces = _unfold(text)
    if len(spaces) != board.n_spaces:
        raise BadInput(f"{len(spaces)} spaces in {text!r}, this orbit has {board.n_spaces}")
    for space, content in enumerate(spaces):
        if (content == "*") != bool(board.is_hole[space]):
            raise BadInput(f"space {space} is {content!r}: black holes, and only they, are '*'")
        if content != "*":
            for size, owner in _fleet(content):
                state.ships[space, size] = _with_one(state.ships[space, size], owner)
                state.where[size, owner] |= 1 << space


def _unfold(text: str) -> list[str]:
    """One text a space: a number stands for so many empty planets."""
    spaces: list[str] = []
    for word in text.split("/"):
        spaces += [""] * min(int(word), MAX_SPACES) if word.isdecimal() else [word]
    return spaces


def _fleet(text: str) -> list[tuple[int, int]]:
    """(size, owner) of every ship in `LrMbb`."""
    size = -1
    ships = []
    for letter in text:
        if letter in "LMS":
            size = "LMS".index(letter)
        elif letter in LETTERS and size >= 0:
            ships.append((size, LETTERS.index(letter)))
        else:
            raise BadInput(f"cannot read ships {text!r}: write sizes L M S and owners {LETTERS}")
    return ships


def _read_extra(board: Board, state: State, word: str) -> None:
    key, _, value = word.partition("=")
    readers: dict[str, Callable[[], None]] = {
        "turn": lambda: setattr(state, "turn", read_index(value, COLOURS, "colour")),
        "first": lambda: setattr(state, "first", read_index(value, COLOURS, "colour")),
        "round": lambda: setattr(state, "round", _number(word, value, 30_000)),
        "reserve": lambda: _read_rows(state.n_seats, word, value, N_SIZES, state.reserve),
        "tokens": lambda: _read_tokens(state, word, value),
        "paid": lambda: setattr(state, "has_paid", _bits(word, value)),
        "passed": lambda: setattr(state, "has_passed", _bits(word, value)),
        "barred": lambda: setattr(state, "barred_rounds", _number(word, value, 100)),
        "group": lambda: _read_group(board, state, word, value),
        "left": lambda: setattr(state, "moves_left", _number(word, value, 1)),
        "bought": lambda: setattr(state, "is_token_turn", True),
        "second": lambda: setattr(state, "first_moves_second", True),
        "cards": lambda: _read_hands(state, word, value),
        "last": lambda: setattr(state, "last_effect", read_index(value, CARDS, "card")),
    }
    if key not in readers:
        raise BadInput(f"cannot read {word!r} in a position: {one_of(key, list(readers))}")
    readers[key]()


def _number(word: str, value: str, high: int) -> int:
    if not value.isdecimal() or int(value) > high:
        raise BadInput(f"{word!r} needs a number from 0 to {high}")
    return int(value)


def _bits(word: str, value: str) -> int:
    if not value or any(letter not in LETTERS for letter in value):
        raise BadInput(f"{word!r} needs letters of colours ({LETTERS})")
    return sum(1 << LETTERS.index(letter) for letter in set(value))


def _read_tokens(state: State, word: str, value: str) -> None:
    counts = value.split(",")
    if len(counts) != state.n_seats:
        raise BadInput(f"{word!r} needs {state.n_seats} numbers")
    for seat, count in enumerate(counts):
        state.tokens[seat] = _number(word, count, 100)


def _read_rows(n_seats: int, word: str, value: str, width: int, rows: object) -> None:
    """One group of digits a seat."""
    groups = value.split(",")
    if len(groups) != n_seats or any(len(g) != width or not g.isdecimal() for g in groups):
        raise BadInput(f"{word!r} needs {n_seats} groups of {width} digits")
    for seat, group in enumerate(groups):
        for column, digit in enumerate(group):
            rows[seat, column] = int(digit)  # type: ignore[index]


def _read_hands(state: State, word: str, value: str) -> None:
    state.with_cards = True
    _read_rows(state.n_seats, word, value, len(CARDS), state.hands)


def _read_group(board: Board, state: State, word: str, value: str) -> None:
    """`group=3+2:Mrb`: from space 3, the next ship flies 2, these are left."""
    start, _, ships = value.partition(":")
    space, _, distance = start.partition("+")
    state.group_space = _number(word, space, board.n_spaces - 1)
    state.group_distance = _number(word, distance, 100)
    for size, owner in _fleet(ships):
        state.group[size] = _with_one(state.group[size], owner)


def _count_ships(board: Board, state: State) -> None:
    for size in range(N_SIZES):
        fleets = [state.ships[space, size] for space in range(board.n_spaces)]
        for owner in range(MAX_SEATS):
            n = sum(n_ships(fleet, owner) for fleet in [state.group[size], *fleets])
            for _ in range(n):
                state.in_orbit[size] = _with_one(state.in_orbit[size], owner)


def _with_one(fleet: int, owner: int) -> int:
    """The fleet and one more ship; no count may run into the next."""
    if n_ships(fleet, owner) == SHIPS_PER_SIZE:
        raise BadInput(f"{COLOURS[owner]} has more than three ships of one size", "SW-1")
    return fleet + one_ship(owner)
