"""Words of refusals that an action does not have itself: where it leads, and who is there."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import NamedTuple

from orrery.core.kinds import Kind
from orrery.core.rule import in_python
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import HYPERSPACE_0, NO_CELL, OWN_START, SENT, START_0, Board
from orrery.games.astroplane.places import FACINGS, cell_name
from orrery.games.astroplane.rules.pieces import side_of, turned
from orrery.games.astroplane.rules.squares import slide_end
from orrery.games.astroplane.rules.wormholes import other_end
from orrery.games.astroplane.sheet import FLY, KILL, LEAVE, PASS, STEP
from orrery.games.astroplane.state import NOBODY, SQUARE, State


class Parts(NamedTuple):
    """What an action is about, as far as it has it."""

    cell: int = NO_CELL
    target: int = NO_CELL
    facing: int = 0
    new: int = 0


def refusal_words(
    board: Board, state: State, seat: int, kind: Kind, blanks: Mapping[str, int]
) -> dict[str, str]:
    """Cells and facings of an action, and whose pieces are there."""
    parts = parts_of(board, state, seat, kind, blanks)
    return {
        "cell": cell_name(board, parts.cell),
        "target": cell_name(board, parts.target),
        "facing": FACINGS[parts.facing],
        "new": FACINGS[parts.new],
        **_stack_words(state, parts.cell, "owner", "faces"),
        **_stack_words(state, parts.target, "holder", "held"),
        "mover": COLOURS[state.turn],
        "sent": _owner(state.top[SENT]),
        "bound": cell_name(board, state.bound_square),
    }


def parts_of(board: Board, state: State, seat: int, kind: Kind, blanks: Mapping[str, int]) -> Parts:
    """Where an action begins and leads."""
    if kind == FLY:
        return _flight(board, **blanks)
    if kind == LEAVE:
        cell = cell_of_place(state, seat, blanks["place"])
        return _flight(board, cell, board.only_facing[cell], blanks["turn"])
    if kind == PASS:
        end = blanks["end"]
        return Parts(board.end_cell[end], in_python(other_end)(board, end), new=blanks["facing"])
    if kind == STEP:
        return Parts(blanks["space"], board.beside[blanks["space"], blanks["diagonal"]])
    if kind == KILL:
        return Parts(blanks["space"], in_python(slide_end)(board, state, **blanks))
    return Parts()


def cell_of_place(state: State, seat: int, place: int) -> int:
    """What the rule `place_cell` says, which does too little to be called."""
    if place < OWN_START:
        return HYPERSPACE_0 + place
    return START_0 + 2 * int(in_python(side_of)(state, seat)) + place - OWN_START


@functools.lru_cache(8192)
def _flight(board: Board, cell: int, facing: int, turn: int) -> Parts:
    return Parts(cell, board.beyond[cell, facing], facing, turned(facing, turn))


def _stack_words(state: State, cell: int, owner: str, facing: str) -> dict[str, str]:
    """Who is on top of a cell, and how it faces."""
    if cell == NO_CELL:
        return {owner: "?", facing: "?"}
    return {owner: _owner(state.top[cell]), facing: FACINGS[state.facing[cell] % SQUARE]}


def _owner(seat: int) -> str:
    return COLOURS[seat] if seat != NOBODY else "?"
