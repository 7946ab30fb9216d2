"""Reads position texts of SITUATION 7; the other half of `notation.position_text`."""

from __future__ import annotations

import re
from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.position_words import read_index, read_players
from orrery.core.records import new_record
from orrery.games.situation7.board import (
    ASTRONAUT,
    GREEN,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    NO_SIDE,
    YELLOW,
    Board,
    locations_in,
    mask_words,
    neighbours_of,
)
from orrery.games.situation7.meta import SEATS, TEMPOS, USUAL_TIME
from orrery.games.situation7.notation import (
    EMPTY,
    EQUIPPED,
    EVERYONE,
    PHASES,
    PIECES,
    SIDES,
    land_of,
    stands_of,
    sun_sides,
)
from orrery.games.situation7.state import LIVE, State

RUN = re.compile(r"(\d*)([.ygARSars])")
MAX_CLOCK = 2**31 - 1


def read_position(board: Board, text: str) -> State:
    """A State from `2p alternate RINGS yellow play key=value ...`."""
    words = text.split()
    if len(words) < 5:
        raise BadInput(f"a position needs players, tempo, rings, a seat and a phase, not {text!r}")
    state = new_record(State)
    state.n_seats = read_players(words[0], 4, "S7-1")
    state.tempo = read_index(words[1], TEMPOS, "tempo")
    _read_rings(board, state, words[2])
    _set_usual(state)
    _read_seat(state, words[3])
    state.phase = read_index(words[4], PHASES, "phase")
    for word in words[5:]:
        _read_extra(state, word)
    _add_what_follows(board, state)
    return state


def _set_usual(state: State) -> None:
    for side in range(N_SIDES):
        state.due[side] = side
        state.level[side] = USUAL_TIME
    state.sun_first = NO_SIDE
    state.last = NO_SIDE


def _read_seat(state: State, word: str) -> None:
    """Who acts: a seat, or `both` in live play."""
    if (word == EVERYONE) != (state.tempo == LIVE):
        raise BadInput(f"{word!r} acts: write '{EVERYONE}' in live play, else a seat", "S7-24")
    if word != EVERYONE:
        seat = read_index(word, SEATS, "seat")
        state.turn = seat % N_SIDES
        state.due[state.turn] = seat


# Rings


def _read_rings(board: Board, state: State, text: str) -> None:
    rings = text.split("/")
    if len(rings) != board.n_rings:
        raise BadInput(f"{len(rings)} rings in {text!r}, this board has {board.n_rings}", "S7-3")
    signs = "".join(_ring_signs(board, number, ring) for number, ring in enumerate(rings))
    for side in range(N_SIDES):
        mine = PIECES[side] + EQUIPPED[side]
        _write(state.land[side], {i for i, sign in enumerate(signs) if sign in mine})
        for kind in range(N_EQUIPMENT):
            sign = EQUIPPED[side][kind]
            _write(state.stands[kind, side], {i for i, found in enumerate(signs) if found == sign})
    state.n_empty = signs.count(EMPTY)


def _ring_signs(board: Board, ring: int, text: str) -> str:
    """`22.2yA7.` written out."""
    runs = RUN.findall(text)
    if "".join(n + sign for n, sign in runs) != text:
        raise BadInput(f"cannot read ring {ring + 1} {text!r}: write numbers and . y g A R S a r s")
    signs = "".join(sign * int(n or 1) for n, sign in runs)
    if len(signs) != board.ring_size[ring]:
        size = board.ring_size[ring]
        raise BadInput(f"ring {ring + 1} {text!r} has {len(signs)} pieces, not {size}", "S7-3")
    return signs


def _write(row: object, locations: set[int]) -> None:
    for word, bits in enumerate(mask_words(locations)):
        row[word] = bits  # type: ignore[index]


# Extras


def _read_extra(state: State, word: str) -> None:
    key, _, value = word.partition("=")
    readers: dict[str, Callable[[], None]] = {
        "next": lambda: _read_next(state, value),
        "agree": lambda: setattr(state, "may_agree", True),
        "passed": lambda: setattr(state, "has_passed", _bits(word, value)),
        "limit": lambda: setattr(state, "time_limit", _number(word, value, 600)),
        "sun": lambda: setattr(state, "sun_first", read_index(value, SIDES, "side")),
        "clocks": lambda: _read_pair(state.clocks, word, value, MAX_CLOCK),
        "times": lambda: _read_pair(state.level, word, value, 400),
        "last": lambda: setattr(state, "last", read_index(value, SIDES, "side")),
        "open": lambda: setattr(state, "n_open", _number(word, value, 124)),
    }
    if key not in readers:
        raise BadInput(f"cannot read {word!r} in a position: {one_of(key, list(readers))}")
    readers[key]()


def _read_next(state: State, value: str) -> None:
    """The seat that takes the other side's next turn."""
    seat = read_index(value, SEATS, "seat")
    state.due[seat % N_SIDES] = seat


def _number(word: str, value: str, high: int) -> int:
    if not value.isdecimal() or int(value) > high:
        raise BadInput(f"{word!r} needs a number from 0 to {high}")
    return int(value)


def _bits(word: str, value: str) -> int:
    if not value or any(letter not in PIECES for letter in value):
        raise BadInput(f"{word!r} needs letters of sides ({PIECES})")
    return sum(1 << PIECES.index(letter) for letter in set(value))


def _read_pair(row: object, word: str, value: str, high: int) -> None:
    numbers = value.split(",")
    if len(numbers) != N_SIDES:
        raise BadInput(f"{word!r} needs two numbers, Yellow's and Green's")
    for side, number in enumerate(numbers):
        row[side] = _number(word, number, high)  # type: ignore[index]


# What follows from the rings


def _add_what_follows(board: Board, state: State) -> None:
    """Equipment left, the sets that follow from the land, and who was first on the sun."""
    sides = sun_sides(board, state)
    if len(sides) == 1:
        state.sun_first = sides[0]
    for side in (YELLOW, GREEN):
        for kind in range(N_EQUIPMENT):
            n_set = len(stands_of(state, kind, side))
            state.left[kind, side] = max(board.equipment[kind] - n_set, -1)
        land = land_of(state, side)
        line = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        _write(state.reach[side], _beside(board, land) if land else set(line))
        _write(state.watch[side], _beside(board, stands_of(state, ASTRONAUT, side)))
        _write(state.joined[side], _joined(board, side, land))


def _beside(board: Board, locations: set[int]) -> set[int]:
    return {near for location in locations for near in neighbours_of(board, location)}


def _joined(board: Board, side: int, land: set[int]) -> set[int]:
    """Own land joined to the astronaut base (S7-16)."""
    base = locations_in([board.bases[ASTRONAUT, side, word] for word in range(N_WORDS)])
    joined = land & set(base)
    while True:
        more = (_beside(board, joined) & land) - joined
        if not more:
            return joined
        joined |= more
