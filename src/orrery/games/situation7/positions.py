"""Positions of SITUATION 7 as one line of text, written and read.

Players, tempo, the rings from the centre on, who acts, the phase, then what is not as usual:

    2p alternate 4./16./16./24./32./22.2yA7. green play passed=y

Rings: piece 0 first; `.` empty, `y` and `g` pieces of Yellow and Green; with a rocket, satellite
or astronaut on it a piece is R S A (Yellow) or r s a (Green). A number repeats what follows it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.core.position_words import read_index
from orrery.core.positions import Bits, Custom, Extra, Flag, Num, Players, Position, Row, Said
from orrery.games.situation7 import SEATS, TEMPOS, USUAL_TIME
from orrery.games.situation7.blanks import MAX_MS, PHASE, SIDE, TEMPO
from orrery.games.situation7.land import beside, joined_of, land_of, stands_of, sun_sides
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    GREEN,
    MAX_LOCATIONS,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    NO_SIDE,
    YELLOW,
    Board,
    locations_in,
    mask_words,
)
from orrery.games.situation7.state import LIVE, MAX_SEATS, RACE, State

PIECES = "yg"
EQUIPPED = ("RSA", "rsa")
EMPTY = "."
EVERYONE = "both"
RUN = re.compile(r"(\d*)([.ygARSars])")
MOST_MINUTES = 600
MOST_PERCENT = 400


# The rings


def piece_signs(board: Board, state: State) -> str:
    """What lies on each location, as one character."""
    signs = [EMPTY] * board.n_locations
    for side in range(N_SIDES):
        _lay(signs, state.land[side], PIECES[side])
        for kind in range(N_EQUIPMENT):
            _lay(signs, state.stands[kind, side], EQUIPPED[side][kind])
    return "".join(signs)


def _lay(signs: list[str], mask: Sequence[int], sign: str) -> None:
    for location in locations_in([mask[word] for word in range(N_WORDS)]):
        signs[location] = sign


def rings_text(board: Board, state: State) -> str:
    """All rings between strokes."""
    signs, starts, sizes = piece_signs(board, state), board.ring_start, board.ring_size
    return "/".join(_runs(signs[starts[r] : starts[r] + sizes[r]]) for r in range(board.n_rings))


@functools.lru_cache(4096)
def _runs(ring: str) -> str:
    """`22.2yA7.` for a ring written out."""
    runs = [(sign, len(list(run))) for sign, run in groupby(ring)]
    return "".join(f"{n if n > 1 else ''}{sign}" for sign, n in runs)


def read_rings(board: Board, state: State, text: str) -> None:
    """Land and equipment of both sides."""
    rings = text.split("/")
    if len(rings) != board.n_rings:
        raise BadInput(f"{len(rings)} rings in {text!r}, this board has {board.n_rings}", "S7-3")
    signs = "".join(_ring_signs(board, number, ring) for number, ring in enumerate(rings))
    for side in range(N_SIDES):
        _write(state.land[side], _places_of(signs, PIECES[side] + EQUIPPED[side]))
        for kind in range(N_EQUIPMENT):
            _write(state.stands[kind, side], _places_of(signs, EQUIPPED[side][kind]))
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


def _places_of(signs: str, wanted: str) -> set[int]:
    return {location for location, sign in enumerate(signs) if sign in wanted}


def _write(row: Any, locations: set[int]) -> None:
    for word, bits in enumerate(mask_words(locations)):
        row[word] = bits


# Who acts


def actor_text(board: Board, state: State) -> str:
    """A seat, or `both` in live play."""
    return EVERYONE if state.tempo == LIVE else SEATS[state.due[state.turn]]


def read_actor(board: Board, state: State, word: str) -> None:
    """The other way round; the tempo is known."""
    if (word == EVERYONE) != (state.tempo == LIVE):
        raise BadInput(f"{word!r} acts: write '{EVERYONE}' in live play, else a seat", "S7-24")
    for side in range(N_SIDES):
        state.due[side] = side
    if word != EVERYONE:
        seat = read_index(word, SEATS, "seat")
        state.turn = seat % N_SIDES
        state.due[state.turn] = seat


def next_text(board: Board, state: State) -> str:
    """The seat that takes the other side's next turn."""
    return SEATS[state.due[1 - state.turn]]


def read_next(board: Board, state: State, word: str) -> None:
    """The other way round."""
    seat = read_index(word, SEATS, "seat")
    state.due[seat % N_SIDES] = seat


# What is as usual, and what follows from the rings


def set_usual(state: State) -> None:
    """What is not written."""
    for side in range(N_SIDES):
        state.level[side] = USUAL_TIME
    state.sun_first = NO_SIDE
    state.last = NO_SIDE


def add_what_follows(board: Board, state: State) -> None:
    """Equipment left, the sets that follow from the land, and who was first on the sun."""
    sides = sun_sides(board, state)
    if len(sides) == 1:
        state.sun_first = sides[0]
    for side in range(N_SIDES):
        for kind in range(N_EQUIPMENT):
            n_set = len(stands_of(state, kind, side))
            state.left[kind, side] = max(board.equipment[kind] - n_set, -1)
        land = land_of(state, side)
        line = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        _write(state.reach[side], beside(board, land) if land else set(line))
        _write(state.watch[side], beside(board, stands_of(state, ASTRONAUT, side)))
        _write(state.joined[side], joined_of(board, state, side))


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    return {
        "tempo": TEMPOS[state.tempo],
        "agree": bool(state.may_agree),
        "time_limit": state.time_limit,
        "yellow_time": state.level[YELLOW],
        "green_time": state.level[GREEN],
    }


POSITION = Position(
    [
        Players(MAX_SEATS, "S7-1"),
        Said("tempo", TEMPO),
        Custom(rings_text, read_rings),
        Custom(actor_text, read_actor),
        Said("phase", PHASE),
    ],
    {
        "next": Extra(
            Custom(next_text, read_next),
            lambda state: state.due[1 - state.turn] != 1 - state.turn,
        ),
        "agree": Extra(Flag("may_agree")),
        "passed": Extra(Bits("has_passed", PIECES)),
        "limit": Extra(Num("time_limit", MOST_MINUTES)),
        "sun": Extra(
            Said("sun_first", SIDE), lambda board, state: len(sun_sides(board, state)) == 2
        ),
        "clocks": Extra(Row("clocks", MAX_MS, length=N_SIDES), lambda state: state.tempo == RACE),
        "times": Extra(
            Row("level", MOST_PERCENT, length=N_SIDES),
            lambda state: any(state.level[side] != USUAL_TIME for side in range(N_SIDES)),
        ),
        "last": Extra(Said("last", SIDE), lambda state: state.last != NO_SIDE),
        "open": Extra(Num("n_open", MAX_LOCATIONS)),
    },
    set_usual,
    complete=add_what_follows,
    shape="players, tempo, rings, a seat and a phase",
)
