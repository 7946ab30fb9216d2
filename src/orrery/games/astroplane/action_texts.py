"""Flights, passages and moves of Squares as people write them: from where, to where, new facing.

    f1-f3 n          fly from f1 to f3 and face north there
    h3-o8            into hyperspace, and out at o8
    pass n13-m14 s   through the wormhole from n13, facing south at m14
    step f3-g4       a Square steps; `step f3 ne` says the same

Signs between words may be left out, words shortened; the referee judges what makes sense.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from orrery.core.errors import BadInput
from orrery.core.rule import in_python
from orrery.games.astroplane.blanks import check_own_start
from orrery.games.astroplane.board import (
    CENTRE,
    FIRING,
    HYPERSPACE,
    HYPERSPACE_0,
    NO_CELL,
    Board,
)
from orrery.games.astroplane.places import (
    DIAGONALS,
    cell_name,
    facing_letter,
    is_cell_name,
    parse_cell,
)
from orrery.games.astroplane.refusal_words import cell_of_place
from orrery.games.astroplane.rules.flying import hyperspace_exit
from orrery.games.astroplane.rules.listing import first_flight
from orrery.games.astroplane.rules.pieces import turned
from orrery.games.astroplane.rules.squares import slide_end
from orrery.games.astroplane.rules.wormholes import is_wormhole, other_end
from orrery.games.astroplane.sheet import (
    END_OF_WORMHOLE,
    FACING,
    SPACE,
    STRAIGHT,
    TO_LEFT,
    TO_RIGHT,
    kill_action,
    pass_action,
    step_action,
)
from orrery.games.astroplane.state import State

# Flights


def flight_text(board: Board, cell: int, facing: int, turn: int) -> str:
    """`f1-f3 n`, into hyperspace `h3-o8`."""
    return _flight_text(board, cell, facing, turn)


@functools.lru_cache(8192)
def _flight_text(board: Board, cell: int, facing: int, turn: int) -> str:
    name = cell_name(board, cell)
    target = board.beyond[cell, facing]
    new = facing_letter(turned(facing, turn))
    if target == NO_CELL:
        return f"{name}-{facing_letter(facing)} {new}"
    if board.kind[target] == HYPERSPACE:
        return f"{name}-{cell_name(board, hyperspace_exit(target, turn))}"
    is_forced = board.kind[target] in (CENTRE, FIRING) and turn == STRAIGHT
    return f"{name}-{cell_name(board, target)}" + ("" if is_forced else f" {new}")


def leaving_text(board: Board, state: State, seat: int, place: int, turn: int) -> str:
    """A flight from a place with one way out."""
    cell = cell_of_place(state, seat, place)
    return flight_text(board, cell, board.only_facing[cell], turn)


def read_flight(board: Board, state: State, seat: int, text: str, words: list[str]) -> int | None:
    """A flight from a space or a place; a passage without its verb is read elsewhere."""
    words = words[1:] if words[0] == "fly" else words
    if len(words) < 1 or not is_cell_name(words[0]):
        return None
    if len(words) < 2 or not is_cell_name(words[1]):
        raise BadInput(f"{text!r} lacks the place to fly to: write it like 'f1-f3 n'")
    cell, target = parse_cell(board, words[0]), parse_cell(board, words[1])
    if is_wormhole(board, cell, target):
        return None
    facing = _way_to(board, text, cell, target)
    check_own_start(board, state, seat, cell)
    return int(first_flight(cell, facing)) + _read_turn(board, text, facing, target, words[2:])


def _way_to(board: Board, text: str, cell: int, target: int) -> int:
    """The facing by which a piece of `cell` comes to `target`."""
    for facing in range(4):
        beyond = board.beyond[cell, facing]
        if beyond != NO_CELL and board.kind[beyond] == HYPERSPACE:
            if beyond == target:
                where = cell_name(board, target)
                raise BadInput(f"{text!r}: no piece stays at {where}, name the exit", "AP-32")
            if board.kind[target] == HYPERSPACE:
                return facing
        elif beyond == target:
            return facing
    raise BadInput(f"{text!r}: no flight leads there, a piece flies two places straight on", "AP-5")


def _read_turn(board: Board, text: str, facing: int, target: int, words: list[str]) -> int:
    """The turn of a flight: by new facing, or by exit."""
    if board.kind[target] == HYPERSPACE:
        entry = (facing + 2) % 4  # one flies south into the entry of side south
        return (target - HYPERSPACE_0 - entry - 1) % 4
    is_forced = board.kind[target] in (CENTRE, FIRING)
    if not words:
        if is_forced:
            return STRAIGHT
        raise BadInput(f"{text!r} lacks the new facing: n, e, s or w", "AP-5")
    new = FACING.read(board, None, words[0])
    if is_forced:  # another facing than the only one is for the referee to refuse
        return STRAIGHT if new == board.only_facing[target] else TO_RIGHT
    if new == (facing + 2) % 4:
        raise BadInput(f"{text!r}: a piece cannot face the way it came from", "AP-5")
    return (STRAIGHT, TO_RIGHT, -1, TO_LEFT)[(new - facing) % 4]


# Passages


def passage_text(board: Board, end: int, facing: int) -> str:
    """`pass n13-m14 s`."""
    names = (
        cell_name(board, board.end_cell[end]),
        cell_name(board, in_python(other_end)(board, end)),
    )
    return f"pass {'-'.join(names)} {facing_letter(facing)}"


def read_passage(board: Board, state: State, words: list[str]) -> int | None:
    """`pass n13-m14 s`, without its verb or without the other end."""
    if words[0] != "pass" and not is_cell_name(words[0]):
        return None
    words = words[1:] if words[0] == "pass" else words
    if not words:
        way_out = "'pass' is for wormholes, like 'pass n13-m14 s'; 'end' ends the turn"
        raise BadInput(way_out, "AP-34")
    end = END_OF_WORMHOLE.read(board, state, words[0])
    if len(words) > 2 and parse_cell(board, words[1]) != other_end(board, end):
        raise BadInput(f"{words[1]} is not the other end of the wormhole at {words[0]}", "AP-11")
    if is_cell_name(words[-1]):
        raise BadInput(f"a passage from {words[0]} needs the new facing: n, e, s or w", "AP-34")
    return int(pass_action(end, FACING.read(board, state, words[-1])))


# Squares


def step_text(board: Board, space: int, diagonal: int) -> str:
    """`step f3-g4`."""
    return _square_text(board, "step", space, diagonal, board.beside[space, diagonal])


def kill_text(board: Board, state: State, space: int, diagonal: int) -> str:
    """`kill f3-i6`."""
    return _square_text(board, "kill", space, diagonal, slide_end(board, state, space, diagonal))


def _square_text(board: Board, verb: str, space: int, diagonal: int, target: int) -> str:
    if target == NO_CELL:
        return f"{verb} {cell_name(board, space)} {DIAGONALS[diagonal]}"
    return f"{verb} {cell_name(board, space)}-{cell_name(board, target)}"


def read_step(board: Board, state: State, words: list[str]) -> int | None:
    """`step f3-g4`; the sheet reads `step f3 ne`."""
    if not _names_target(words, "step"):
        return None
    space = SPACE.read(board, state, words[1])
    diagonal = _diagonal_to(board, words[2], lambda way: board.beside[space, way])
    if diagonal is None:
        raise BadInput(f"{words[2]} is not one space away from {words[1]}", "AP-27")
    return int(step_action(space, diagonal))


def read_kill(board: Board, state: State, words: list[str]) -> int | None:
    """`kill f3-i6`; the sheet reads `kill f3 ne`."""
    if not _names_target(words, "kill"):
        return None
    space = SPACE.read(board, state, words[1])
    diagonal = _diagonal_to(board, words[2], lambda way: slide_end(board, state, space, way))
    if diagonal is None:
        why = f"{words[2]} is not the first thing on a diagonal from {words[1]}"
        raise BadInput(why, "AP-28")
    return int(kill_action(space, diagonal))


def _names_target(words: list[str], verb: str) -> bool:
    """Whether words are a verb and two cells."""
    return len(words) > 2 and verb.startswith(words[0]) and all(map(is_cell_name, words[1:3]))


def _diagonal_to(board: Board, name: str, end_of: Callable[[int], int]) -> int | None:
    """The diagonal that ends in the cell of a name."""
    target = parse_cell(board, name)
    return next((diagonal for diagonal in range(4) if end_of(diagonal) == target), None)
