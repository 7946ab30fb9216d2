"""What anyone may know of Astroplane: everything is public. Built by allow-list."""

from __future__ import annotations

from typing import Any

from orrery.core.game import rules_view
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
from orrery.games.astroplane.stacks import Stacks, stacks_of
from orrery.games.astroplane.state import OVER, SQUARE, State

SIDES = ("south", "west", "north", "east")


def view(board: Board, state: State, viewer: int) -> dict[str, Any]:
    """Plain values for a client or a program."""
    stacks = stacks_of(state)
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
        "stacks": [_stack(board, state, cell, stacks) for cell in sorted(stacks) if cell < START_0],
        "sent": [COLOURS[owner] for owner, _ in reversed(stacks.get(SENT, []))],
        "reserve_due": state.reserve_due,
        "players": [_player(board, state, seat) for seat in range(state.n_seats)],
        "match_to": state.match_to,
        "game_number": state.game,
    }


def _stack(board: Board, state: State, cell: int, stacks: Stacks) -> dict[str, Any]:
    """One stack or Square on the board; pieces top first."""
    facing = state.facing[cell]
    return {
        "cell": cell_name(board, cell),
        "x": board.x[cell],
        "y": board.y[cell],
        "facing": FACINGS[facing % SQUARE],
        "is_square": facing >= SQUARE,
        "pieces": [_piece(owner, flags) for owner, flags in reversed(stacks[cell])],
    }


def _piece(owner: int, flags: int) -> dict[str, Any]:
    return {
        "owner": COLOURS[owner],
        "came_through": bool(flags & CAME_THROUGH),
        "landed_now": bool(flags & FRESH),
    }


def _player(board: Board, state: State, seat: int) -> dict[str, Any]:
    """What one seat has beside the board."""
    side = int(side_of(rules_view(state), seat))
    areas = [START_0 + 2 * side, START_0 + 2 * side + 1]
    args = rules_view(board), rules_view(state)
    return {
        "colour": COLOURS[seat],
        "side": SIDES[side],
        "start": [{"cell": cell_name(board, c), "pieces": state.height[c]} for c in areas],
        "reserve": state.height[RESERVE_0 + seat],
        "removed": state.height[REMOVED_0 + seat],
        "kills": state.kills[seat],
        "is_out": not is_playing(rules_view(state), seat),
        "game_points": None if state.phase == OVER else int(points_of(*args, seat)),
        "match_points": state.points[seat],
    }
