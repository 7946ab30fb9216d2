"""What the plain sentences of Astroplane say beside the words of its sheet.

Directions are those of the screen, which shows every board with north on top. A place is what is
drawn there; an ordinary space is named as on the edge of the board, and only where two planes of
the same player would otherwise be said alike.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Hashable

from orrery.core.kinds import Kind
from orrery.core.phrases import Phrase
from orrery.core.readings import remembered
from orrery.core.records import bytes_of
from orrery.core.trace import Event
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import (
    FIRING,
    FIRING_0,
    HYPERSPACE,
    MAX_SPACES,
    NO_CELL,
    SENT,
    START_0,
    Board,
)
from orrery.games.astroplane.places import cell_name
from orrery.games.astroplane.refusal_words import Parts, parts_of
from orrery.games.astroplane.rules.flying import hyperspace_exit
from orrery.games.astroplane.rules.pieces import side_of
from orrery.games.astroplane.sheet import (
    CHOOSE,
    CHOOSE_NONE,
    FIRE,
    FLY,
    KILL,
    LANDED_ON,
    LEAVE,
    PASS,
    PIECE_FIRED,
    PIECE_FLEW,
    PIECE_PASSED,
    SQUARE_KILLED,
    SQUARE_STEPPED,
    STEP,
    sheet,
)
from orrery.games.astroplane.spots import WAYS, corner_word, spot, way_between, way_of
from orrery.games.astroplane.stacks import stacks_of
from orrery.games.astroplane.state import NOBODY, SENDING, SQUARE, State

Words = dict[str, object]
NOWHERE = "none"


def of_action(board: Board, state: State, seat: int, action: int) -> Words:
    """Where it leads, by direction or by what is drawn there."""
    kind = sheet.kind_of(action)
    blanks = kind.values(action)
    parts = parts_of(board, state, seat, kind, blanks)
    if kind in (FLY, LEAVE):
        return _flight(board, state, seat, kind, parts, blanks["turn"])
    if kind == PASS:
        both = all(state.top[cell] == seat for cell in (parts.cell, parts.target))
        way = {"place": spot(board, parts.cell), "facing": WAYS[parts.new]}
        return way | {"start": _start(board, parts.cell, both)}
    if kind in (STEP, KILL):
        return _square(board, state, seat, parts, blanks["diagonal"])
    if kind == FIRE:
        return {"corner": corner_word(blanks["corner"])}
    return _choice(board, state, seat, blanks["choice"]) if kind == CHOOSE else {}


def gist(board: Board, state: State, seat: int) -> Hashable:
    """Which planes look alike, where a seat stands before wormholes, who is sent back to where.

    Squares see as far as nothing is in their way, so with them it is the whole position.
    """
    if any(facing >= SQUARE for facing in _own_facings(board, state, seat)):
        return bytes_of(state)
    top = state.top
    ways = tuple([n > 1 for n in _n_alike(board, state, seat)])
    ends = tuple([top[cell] == seat for cell in board.end_cell])
    return ways, ends, top[SENT], state.phase, state.n_seats, state.game


def of_refusal(board: Board, state: State, seat: int, action: int) -> Words:
    """Places and directions in place of cells and facings."""
    kind = sheet.kind_of(action)
    parts = parts_of(board, state, seat, kind, kind.values(action))
    held = _facing(state, parts.target)
    return {
        "cell": spot(board, parts.cell),
        "target": spot(board, parts.target),
        "facing": WAYS[parts.facing],
        "new": WAYS[parts.new],
        "faces": WAYS[_facing(state, parts.cell)],
        "held": WAYS[held],
        "back": WAYS[(held + 2) % 4],
        "bound": spot(board, state.bound_square),
    }


def of_event(board: Board, event: Event) -> Words:
    """Places and directions in place of cells and facings."""
    words: Words = {"cell": spot(board, event.b)}
    if event.kind in (PIECE_FLEW, PIECE_PASSED, PIECE_FIRED, SQUARE_STEPPED, SQUARE_KILLED):
        words |= {"target": spot(board, event.c), "way": way_between(board, event.b, event.c)}
    if event.kind in (PIECE_FLEW, PIECE_PASSED):
        words["facing"] = WAYS[event.d]
    if event.kind == PIECE_FIRED:
        words["corner"] = corner_word((event.b - FIRING_0) // 2)
    if event.kind == LANDED_ON:
        is_own = event.a == event.c
        words["plane"] = Phrase("own-plane", {}) if is_own else plane(COLOURS[event.c])
    return words


@functools.lru_cache(4096)
def plane(owner: str) -> Phrase:
    """Somebody's plane."""
    return Phrase("plane", {"owner": owner})


def _flight(board: Board, state: State, seat: int, kind: Kind, parts: Parts, turn: int) -> Words:
    target = parts.target
    if target != NO_CELL and board.kind[target] == HYPERSPACE:
        target = hyperspace_exit(target, turn)
    is_firing = kind == LEAVE and board.kind[parts.cell] == FIRING
    is_one_of_many = kind == FLY and _n_alike(board, state, seat)[parts.facing] > 1
    return {
        "place": spot(board, parts.cell),
        "target": spot(board, target),
        "way": WAYS[parts.facing],
        "facing": WAYS[parts.new],
        "start": _start(board, parts.cell, is_firing or is_one_of_many),
    }


def _start(board: Board, cell: int, is_needed: bool) -> str:
    """The name of a space on the edge of the board, where it tells planes apart."""
    return cell_name(board, cell) if is_needed else NOWHERE


@remembered
def _n_alike(board: Board, state: State, seat: int) -> list[int]:
    """How many planes of a seat could fly each way from a space."""
    own = Counter(_own_facings(board, state, seat))
    return [own[facing] + own[SQUARE + facing % 2] for facing in range(SQUARE)]


def _own_facings(board: Board, state: State, seat: int) -> list[int]:
    """How the planes and Squares of a seat face that stand on spaces."""
    top, facing, stacks = state.top, state.facing, stacks_of(board, state)
    return [facing[cell] for cell in stacks if cell < MAX_SPACES and top[cell] == seat]


def _square(board: Board, state: State, seat: int, parts: Parts, diagonal: int) -> Words:
    n_squares = sum(facing >= SQUARE for facing in _own_facings(board, state, seat))
    owner = state.top[parts.target] if parts.target != NO_CELL else NOBODY
    return {
        "way": way_of(diagonal),
        "plane": plane(COLOURS[owner]) if owner != NOBODY else Phrase("no-plane", {}),
        "start": _start(board, parts.cell, n_squares > 1),
    }


def _choice(board: Board, state: State, seat: int, choice: int) -> Words:
    """Left and right as on the screen, of whoever's plane it is."""
    is_sent = state.phase == SENDING and state.top[SENT] != NOBODY
    owner = int(state.top[SENT]) if is_sent else seat
    if choice == CHOOSE_NONE:
        return {"phase": "none", "plane": plane(COLOURS[owner]), "place": NOWHERE}
    cell = START_0 + 2 * int(side_of(state, owner)) + choice
    phase = "sending" if is_sent else "reserve"
    return {"phase": phase, "plane": plane(COLOURS[owner]), "place": spot(board, cell)}


def _facing(state: State, cell: int) -> int:
    return int(state.facing[cell]) % SQUARE if cell != NO_CELL else 0
