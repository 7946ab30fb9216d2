"""What the plain sentences of Space Walk say beside the words of its sheet.

A planet is known by its number on the board and by its place after the black hole before it.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from orrery.core.game import rules_view
from orrery.core.phrases import Phrase
from orrery.core.trace import Event
from orrery.games.spacewalk import COLOURS
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import count as n_ships
from orrery.games.spacewalk.rules.moving import NO_SIZE, next_size
from orrery.games.spacewalk.sheet import CARDS, SHIP_FLEW, SHIP_LOST, SHIP_PLACED, SIZES, sheet
from orrery.games.spacewalk.state import N_SIZES, STEPPING, State

Words = Mapping[str, object]


def of_action(board: Board, state: State, seat: int, action: int) -> Words:
    """Where it leads, and how many ships it moves."""
    kind = sheet.kind_of(action)
    blanks = kind.values(action)
    words: dict[str, object] = {"payment": "card" if state.phase == STEPPING else "token"}
    if "space" in blanks:
        words |= _place(board, state, blanks["space"])
    if "size" in blanks:
        words["size"] = SIZES[blanks["size"]]
    if "owner" in blanks:
        words["ship"] = _ship(COLOURS[blanks["owner"]], _flying_size(state))
    if "card" in blanks:
        words["card"] = CARDS[blanks["card"]]
    return words


def of_refusal(board: Board, state: State, seat: int, action: int) -> Words:
    """As of the action itself."""
    return of_action(board, state, seat, action)


def of_event(board: Board, event: Event) -> Words:
    """The ship that flew, and the place of the planet where one was put."""
    if event.kind in (SHIP_FLEW, SHIP_LOST):
        return {"ship": _ship(COLOURS[event.a], event.b)}
    return {"nth": nth_after_hole(board, event.c)} if event.kind == SHIP_PLACED else {}


def _place(board: Board, state: State, space: int) -> Words:
    if space >= board.n_spaces:
        return {"space": space, "nth": 0, "n": 0}
    return {"space": space, "nth": nth_after_hole(board, space), "n": n_ships_at(state, space)}


def nth_after_hole(board: Board, space: int) -> int:
    """How many spaces after the nearest black hole behind it a space lies; 0: it is one."""
    n = 0
    while not board.is_hole[(space - n) % board.n_spaces]:
        n += 1
    return n


def n_ships_at(state: State, space: int) -> int:
    """All ships of a space, whoever owns them."""
    fleets = [int(state.ships[space, size]) for size in range(N_SIZES)]
    return sum(n_ships(fleet, owner) for fleet in fleets for owner in range(len(COLOURS)))


def _flying_size(state: State) -> int:
    """The size of the ship that flies next; any where none does."""
    size = int(next_size(rules_view(state)))
    return 0 if size == NO_SIZE else size


@functools.lru_cache(4096)
def _ship(owner: str, size: int) -> Phrase:
    return Phrase("ship", {"owner": owner, "size": SIZES[size]})
