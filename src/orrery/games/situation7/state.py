"""A position of SITUATION 7: one record, every field named.

Sets of locations are masks of two words (see `board`). Seats 0 and 2 play Yellow, 1 and 3 Green,
so the side of a seat is seat % 2 (S7-1).
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.knowledge import usual
from orrery.core.records import (
    Bool,
    Int8,
    Int8s,
    Int16,
    Int16s,
    Int32s,
    Int64s,
    record_dtype,
)
from orrery.games.situation7.puzzle import N_EQUIPMENT, N_SIDES, N_WORDS, NO_SIDE

MAX_SEATS = 4

# Tempos: how time passes
ALTERNATE, LIVE, RACE = range(3)

# Phases
STARTING = 0  # nature draws a starting clock (S7-26)
PLAYING = 1  # a side acts, or, in live play, any seat
FINDING = 2  # nature draws the location that was found (S7-26)
TIMING_WANTED = 3  # nature draws how long a wanted or launched piece took
TIMING_FOUND = 4  # nature draws how long a found piece took
OVER = 5
PHASES = ("start", "play", "find", "wanted", "found", "over")


class Options:
    """What the players agreed on before the game; see the meta."""

    players: Int8
    tempo: Int8
    agree: Bool
    time_limit: Int16
    yellow_time: Int16
    green_time: Int16


class State:
    """A position."""

    n_seats: Int8
    tempo: Int8
    phase: Int8
    turn: Int8  # the side to act (or whose clock is drawn); YELLOW in live play
    due: Annotated[Int8s, (N_SIDES,)]  # the seat of each side that takes its next turn
    may_agree: Bool  # the option `agree`
    has_passed: Int8  # a bit for each side that passed since the last placement (S7-20)
    sun_first: Annotated[
        Int8, usual(NO_SIDE)
    ]  # the side that placed the first piece on the sun, or NO_SIDE (S7-23)
    n_empty: Int8  # E of S7-26
    left: Annotated[Int8s, (N_EQUIPMENT, N_SIDES)]  # equipment not yet set

    land: Annotated[Int64s, (N_SIDES, N_WORDS)]  # the locations a side holds
    stands: Annotated[Int64s, (N_EQUIPMENT, N_SIDES, N_WORDS)]  # where equipment stands
    reach: Annotated[Int64s, (N_SIDES, N_WORDS)]  # beside own land; at first the base line (S7-10)
    watch: Annotated[Int64s, (N_SIDES, N_WORDS)]  # beside own guarded pieces (S7-17)
    joined: Annotated[Int64s, (N_SIDES, N_WORDS)]  # own land joined to the astronaut base (S7-16)

    time_limit: Int16  # minutes, or 0 (S7-20)
    last: Annotated[Int8, usual(NO_SIDE)]  # the side that acted last in the race, or NO_SIDE
    n_open: Int8  # F of S7-26 before a piece was found
    level: Annotated[Int16s, (N_SIDES,)]  # percent of the usual times
    clocks: Annotated[Int32s, (N_SIDES,)]  # ms


STATE = record_dtype(State)
