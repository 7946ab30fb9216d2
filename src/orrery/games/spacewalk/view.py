"""What anyone may know of Space Walk: everything is public (SW-22). Built by allow-list."""

from __future__ import annotations

import functools
from typing import Annotated, TypedDict

from orrery.core.knowledge import words
from orrery.core.readings import of_board, remembered
from orrery.games.spacewalk import COLOURS
from orrery.games.spacewalk.board import Board, board_text
from orrery.games.spacewalk.fleet import count as n_ships
from orrery.games.spacewalk.sheet import CARDS, SIZES
from orrery.games.spacewalk.state import N_SIZES, PHASES, State

Phase = Annotated[str, words(*PHASES)]
Size = Annotated[str, words(*SIZES)]


class Fleet(TypedDict):
    """Ships of one size and owner."""

    size: Size
    owner: str
    count: int


class Group(TypedDict):
    """Ships in flight."""

    space: int
    distance: int
    ships: list[Fleet]


class View(TypedDict):
    """What anyone may know."""

    phase: Phase
    actor: str
    turn: str
    round: int
    orbit: str  # "big oooooo*..." or the letters alone: o planet, * black hole
    ships: list[list[Fleet]]  # [space]
    reserve: list[list[int]]  # [seat][size]
    group: Group | None
    tokens: list[int]
    has_paid: list[bool]
    hands: list[dict[str, int]] | None  # how many of each card, where cards are played
    last_effect: str | None


def view(board: Board, state: State, viewer: int) -> View:
    """Plain values for a client or a program."""
    seats = range(state.n_seats)
    return {
        "phase": PHASES[state.phase],
        "actor": COLOURS[state.actor],
        "turn": COLOURS[state.turn],
        "round": state.round,
        "orbit": _orbit(board),
        "ships": _ships(board, state),
        "reserve": [[state.reserve[s, k] for k in range(N_SIZES)] for s in seats],
        "group": _group(state),
        "tokens": [state.tokens[s] for s in seats],
        "has_paid": [bool(state.has_paid >> s & 1) for s in seats],
        "hands": [
            {name: state.hands[s, card] for card, name in enumerate(CARDS)} for s in seats
        ] if state.with_cards else None,
        "last_effect": CARDS[state.last_effect] if state.last_effect >= 0 else None,
    }  # fmt: skip


_orbit = of_board(board_text)


@remembered
def _ships(board: Board, state: State) -> list[list[Fleet]]:
    """The ships of every space."""
    return [_fleets(tuple(state.ships[space])) for space in range(board.n_spaces)]


@functools.lru_cache(4096)
def _fleets(fleets: tuple[int, ...]) -> list[Fleet]:
    """How many ships of each size and owner."""
    return [
        {"size": SIZES[size], "owner": COLOURS[owner], "count": n_ships(fleet, owner)}
        for size, fleet in enumerate(fleets)
        for owner in range(len(COLOURS))
        if n_ships(fleet, owner)
    ]


def _group(state: State) -> Group | None:
    if state.group_space < 0:
        return None
    ships = _fleets(tuple(state.group))
    return {"space": state.group_space, "distance": state.group_distance, "ships": ships}
