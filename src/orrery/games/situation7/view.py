"""What anyone may know of SITUATION 7: everything is public (S7-2). Built by allow-list."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from orrery.core.game import rules_view
from orrery.core.knowledge import words
from orrery.games.situation7 import SEATS, TEMPOS
from orrery.games.situation7.land import land_of, stands_of
from orrery.games.situation7.puzzle import (
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    SIDES,
    Board,
    goal_name,
    location_name,
    locations_in,
)
from orrery.games.situation7.rules.launching import is_ready
from orrery.games.situation7.rules.placing import open_word
from orrery.games.situation7.state import LIVE, PHASES, PLAYING, RACE, State

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
        "goals": [_goal(board, state, goal) for goal in range(board.n_goals)],
        "empty": state.n_empty,
        "sun_first": SIDES[state.sun_first] if state.sun_first >= 0 else None,
        "time_limit": state.time_limit,
    }


def _side(board: Board, state: State, side: int) -> SideView:
    """Land, equipment and tray of a side; the client shuffles the tray (S7-11)."""
    filled = land_of(state, 0) | land_of(state, 1)
    return {
        "seats": [SEATS[seat] for seat in range(state.n_seats) if seat % N_SIDES == side],
        "land": _names(board, land_of(state, side)),
        "equipment": {
            name: {
                "left": state.left[kind, side],
                "ready": _is_ready(board, state, kind, side),
                "at": _names(board, stands_of(state, kind, side)),
            }
            for kind, name in enumerate(EQUIPMENT[:N_EQUIPMENT])
        },
        "open": _names(board, open_to(board, state, side)),
        "tray": _names(board, set(range(board.n_locations)) - filled),
        "has_passed": bool(state.has_passed >> side & 1),
        "clock_ms": state.clocks[side] if state.tempo == RACE else None,
        "time_percent": state.level[side],
    }


def _names(board: Board, locations: set[int]) -> list[str]:
    return [location_name(board, location) for location in sorted(locations)]


def open_to(board: Board, state: State, side: int) -> set[int]:
    """The locations a side may place on by S7-10."""
    args = rules_view(board), rules_view(state), side
    return set(locations_in([int(open_word(*args, word)) for word in range(N_WORDS)]))


def _is_ready(board: Board, state: State, kind: int, side: int) -> bool:
    return bool(is_ready(rules_view(board), rules_view(state), kind, side))


def _goal(board: Board, state: State, goal: int) -> Goal:
    """A goal and how many of its locations each side holds."""
    owner, mask = board.goal_owner[goal], board.goal_mask[goal]
    return {
        "name": goal_name(board, goal),
        "kind": GOAL_KINDS[board.goal_kind[goal]],
        "points": board.goal_points[goal],
        "owner": SIDES[owner] if owner >= 0 else None,
        "size": board.goal_size[goal],
        "held": [_n_held(mask, state.land[side]) for side in range(N_SIDES)],
    }


def _n_held(mask: Any, land: Any) -> int:
    return sum((mask[word] & land[word]).bit_count() for word in range(N_WORDS))


def goal_locations(board: Board, goal: int) -> set[int]:
    """All locations of a goal."""
    return set(locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)]))
