"""What anyone may know of SITUATION 7: everything is public (S7-2). Built by allow-list."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Annotated, TypedDict

from orrery.core.direct import Question
from orrery.core.knowledge import words
from orrery.core.readings import of_board, remembered
from orrery.games.situation7 import SEATS, TEMPOS
from orrery.games.situation7.puzzle import (
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    SIDES,
    WORD_BITS,
    Board,
    goal_name,
    location_name,
    locations_in,
)
from orrery.games.situation7.rules.launching import is_ready
from orrery.games.situation7.rules.placing import open_word
from orrery.games.situation7.state import LIVE, PHASES, PLAYING, RACE, State

MOST_MASKS = 2048
"""Whose locations are remembered."""

ask_is_ready, ask_open_word = Question(is_ready), Question(open_word)

SideName = Annotated[str, words(*SIDES)]
Kind = Annotated[str, words(*EQUIPMENT)]


class Equipment(TypedDict):
    """One kind of equipment of a side."""

    left: int
    ready: bool
    at: list[str]  # where it stands


class SideView(TypedDict):
    """Land, equipment and tray of a side; the client shuffles the tray (S7-11)."""

    seats: list[str]
    land: list[str]  # "3.11"
    equipment: dict[Kind, Equipment]
    open: list[str]  # where the side may place
    tray: list[str]
    has_passed: bool
    clock_ms: int | None
    time_percent: int


class Goal(TypedDict):
    """A goal and how many of its locations each side holds."""

    name: str
    kind: Annotated[str, words(*GOAL_KINDS)]
    points: int
    owner: SideName | None
    size: int
    held: list[int]  # [side]


class View(TypedDict):
    """What anyone may know."""

    phase: Annotated[str, words(*PHASES)]
    tempo: Annotated[str, words(*TEMPOS)]
    acting: str | None
    sides: dict[SideName, SideView]
    goals: list[Goal]
    empty: int
    sun_first: SideName | None
    time_limit: int


def view(board: Board, state: State, viewer: int) -> View:
    """Plain values for a client or a program."""
    is_turn = state.tempo != LIVE and state.phase == PLAYING
    return {
        "phase": PHASES[state.phase],
        "tempo": TEMPOS[state.tempo],
        "acting": SEATS[state.due[state.turn]] if is_turn else None,
        "sides": {name: _side(board, state, side) for side, name in enumerate(SIDES)},
        "goals": _goals(board, state),
        "empty": state.n_empty,
        "sun_first": SIDES[state.sun_first] if state.sun_first >= 0 else None,
        "time_limit": state.time_limit,
    }


def _side(board: Board, state: State, side: int) -> SideView:
    """Land, equipment and tray of a side; the client shuffles the tray (S7-11)."""
    return {
        "seats": [SEATS[seat] for seat in range(state.n_seats) if seat % N_SIDES == side],
        "land": _names(board, _land(state, side)),
        "equipment": {
            name: {
                "left": state.left[kind, side],
                "ready": bool(ask_is_ready(board, state, kind, side)),
                "at": _names(board, one_mask(state.stands[kind, side])),
            }
            for kind, name in enumerate(EQUIPMENT[:N_EQUIPMENT])
        },
        "open": _names(board, one_mask(open_words(board, state, side))),
        "tray": _tray(board, state),
        "has_passed": bool(state.has_passed >> side & 1),
        "clock_ms": state.clocks[side] if state.tempo == RACE else None,
        "time_percent": state.level[side],
    }


@remembered
def _tray(board: Board, state: State) -> list[str]:
    """The locations that nobody holds."""
    everything = (1 << board.n_locations) - 1
    return _names(board, everything & ~(_land(state, 0) | _land(state, 1)))


def _land(state: State, side: int) -> int:
    return one_mask(state.land[side])


def one_mask(words: Sequence[int]) -> int:
    """The words of a mask as one number."""
    return sum(words[word] << WORD_BITS * word for word in range(N_WORDS))


@functools.lru_cache(MOST_MASKS)
def _names(board: Board, mask: int) -> list[str]:
    """The locations of a mask, lowest first; not to be changed."""
    bits = f"{mask:b}"[::-1]
    return [name for name, bit in zip(_all_names(board), bits, strict=False) if bit == "1"]


@of_board
def _all_names(board: Board) -> list[str]:
    return [location_name(board, location) for location in range(board.n_locations)]


def open_to(board: Board, state: State, side: int) -> set[int]:
    """The locations a side may place on by S7-10."""
    return set(locations_in(open_words(board, state, side)))


def open_words(board: Board, state: State, side: int) -> list[int]:
    """The same as words of a mask."""
    return [int(ask_open_word(board, state, side, word)) for word in range(N_WORDS)]


@remembered
def _goals(board: Board, state: State) -> list[Goal]:
    """Every goal and how many of its locations each side holds."""
    held = zip(*(_held(board, _land(state, side)) for side in range(N_SIDES)), strict=True)
    return [_goal(board, goal, counts) for goal, counts in enumerate(held)]


@functools.lru_cache(MOST_MASKS)
def _held(board: Board, land: int) -> list[int]:
    """How many locations of each goal are land; not to be changed."""
    return [(mask & land).bit_count() for _, mask in _printed_goals(board)]


@functools.lru_cache(8192)
def _goal(board: Board, goal: int, held: tuple[int, ...]) -> Goal:
    """A goal of which the sides hold so many locations; not to be changed."""
    return {**_printed_goals(board)[goal][0], "held": list(held)}


@of_board
def _printed_goals(board: Board) -> list[tuple[Goal, int]]:
    """Every goal, held by nobody, and its locations as a mask."""
    return [_printed_goal(board, goal) for goal in range(board.n_goals)]


def _printed_goal(board: Board, goal: int) -> tuple[Goal, int]:
    owner = board.goal_owner[goal]
    printed: Goal = {
        "name": goal_name(board, goal),
        "kind": GOAL_KINDS[board.goal_kind[goal]],
        "points": board.goal_points[goal],
        "owner": SIDES[owner] if owner >= 0 else None,
        "size": board.goal_size[goal],
        "held": [0] * N_SIDES,
    }
    return printed, one_mask(board.goal_mask[goal])


def goal_locations(board: Board, goal: int) -> set[int]:
    """All locations of a goal."""
    return set(locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)]))
