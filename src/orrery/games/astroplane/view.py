"""What anyone may know of Astroplane: everything is public. Built by allow-list."""

from __future__ import annotations

import functools
from typing import TypedDict

from orrery.core.direct import Question
from orrery.core.rule import in_python
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import (
    NO_CELL,
    REMOVED_0,
    RESERVE_0,
    SENT,
    START_0,
    Board,
    drawing_of,
)
from orrery.games.astroplane.places import FACINGS, cell_name
from orrery.games.astroplane.positions import PHASES
from orrery.games.astroplane.rules.ending import points_of
from orrery.games.astroplane.rules.pieces import CAME_THROUGH, FRESH, is_playing, side_of
from orrery.games.astroplane.stacks import Pieces, stacks_of
from orrery.games.astroplane.state import OVER, SQUARE, State

ask_points = Question(points_of)

SIDES = ("south", "west", "north", "east")


class Piece(TypedDict):
    """A piece of a stack."""

    owner: str
    came_through: bool
    landed_now: bool


class Stack(TypedDict):
    """One stack or Square on the board."""

    cell: str
    x: int
    y: int
    facing: str  # north, ...; of a Square: one of its two
    is_square: bool
    pieces: list[Piece]  # top first


class StartArea(TypedDict):
    """A start area and how many pieces wait there."""

    cell: str
    pieces: int


class Player(TypedDict):
    """What one seat has beside the board."""

    colour: str
    side: str
    start: list[StartArea]
    reserve: int
    removed: int
    kills: int
    is_out: bool
    game_points: int | None
    match_points: int


class View(TypedDict):
    """What anyone may know."""

    phase: str  # draw, move, send, reserve, over
    turn: str
    first: str
    round: int
    last_stir: int
    moves_left: int
    must_move_on: str | None
    board: list[str]  # the drawing, north first
    stacks: list[Stack]
    sent: list[str]  # owners of pieces being sent back, next first
    reserve_due: int
    players: list[Player]
    match_to: int
    game_number: int


def view(board: Board, state: State, viewer: int) -> View:
    """Plain values for a client or a program."""
    stacks, facing = stacks_of(board, state), state.facing
    is_bound = state.bound_square != NO_CELL
    return {
        "phase": PHASES[state.phase],
        "turn": COLOURS[state.turn],
        "first": COLOURS[state.first],
        "round": state.round,
        "last_stir": state.last_stir,
        "moves_left": state.moves_left,
        "must_move_on": cell_name(board, state.bound_square) if is_bound else None,
        "board": drawing_of(board),
        "stacks": [
            _stack(board, cell, facing[cell], stacks[cell])
            for cell in sorted(stacks)
            if cell < START_0
        ],
        "sent": [COLOURS[owner] for owner, _ in reversed(stacks.get(SENT, ()))],
        "reserve_due": state.reserve_due,
        "players": [_player(board, state, seat) for seat in range(state.n_seats)],
        "match_to": state.match_to,
        "game_number": state.game,
    }


@functools.lru_cache(8192)
def _stack(board: Board, cell: int, facing: int, pieces: Pieces) -> Stack:
    """One stack or Square on the board; pieces top first."""
    return {
        "cell": cell_name(board, cell),
        "x": board.x[cell],
        "y": board.y[cell],
        "facing": FACINGS[facing % SQUARE],
        "is_square": facing >= SQUARE,
        "pieces": [_piece(owner, flags) for owner, flags in reversed(pieces)],
    }


def _piece(owner: int, flags: int) -> Piece:
    return {
        "owner": COLOURS[owner],
        "came_through": bool(flags & CAME_THROUGH),
        "landed_now": bool(flags & FRESH),
    }


def _player(board: Board, state: State, seat: int) -> Player:
    """What one seat has beside the board."""
    side = int(in_python(side_of)(state, seat))
    areas = [START_0 + 2 * side, START_0 + 2 * side + 1]
    return {
        "colour": COLOURS[seat],
        "side": SIDES[side],
        "start": [{"cell": cell_name(board, c), "pieces": state.height[c]} for c in areas],
        "reserve": state.height[RESERVE_0 + seat],
        "removed": state.height[REMOVED_0 + seat],
        "kills": state.kills[seat],
        "is_out": not in_python(is_playing)(state, seat),
        "game_points": None if state.phase == OVER else int(ask_points(board, state, seat)),
        "match_points": state.points[seat],
    }
