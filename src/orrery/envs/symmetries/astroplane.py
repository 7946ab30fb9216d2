"""Astroplane: quarter turns with four players, half a turn and mirrors with two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from orrery.core.kinds import Kind
from orrery.core.meta import Values
from orrery.envs.observations.schema import Schema, schema_of
from orrery.envs.symmetries import Symmetry
from orrery.envs.symmetries.maps import (
    Map,
    Places,
    action_map,
    exchange,
    feature_map,
    mapped_bits,
)
from orrery.games.astroplane.board import (
    HYPERSPACE,
    HYPERSPACE_0,
    N_CELLS,
    NO_CELL,
    OWN_START,
    REMOVED_0,
    RESERVE_0,
    SENT,
    START_0,
)
from orrery.games.astroplane.board import NOWHERE as NO_KIND
from orrery.games.astroplane.places import find_cell
from orrery.games.astroplane.sheet import CHOOSE, FIRE, FIRST, sheet
from orrery.games.astroplane.state import MAX_SEATS, NOBODY, SQUARE

WORDS = ("", "a quarter turn", "half a turn", "three quarter turns")


class Motion(NamedTuple):
    """A motion of the board: mirrored left and right or not, then some quarter turns clockwise."""

    is_mirrored: bool
    quarters: int

    def point(self, x: int, y: int) -> tuple[int, int]:
        """Where a place goes."""
        x = -x if self.is_mirrored else x
        for _ in range(self.quarters):
            x, y = y, -x
        return x, y

    def facing(self, facing: int) -> int:
        """Where north, east, south or west, or the side opposite to it, goes."""
        return (self.quarters + (-facing if self.is_mirrored else facing)) % 4

    def diagonal(self, diagonal: int) -> int:
        """Where north-east, south-east, south-west or north-west goes."""
        return (self.quarters + (3 - diagonal if self.is_mirrored else diagonal)) % 4

    def name(self) -> str:
        """In words."""
        words = ["mirrored"] if self.is_mirrored else []
        return ", ".join(words + ([WORDS[self.quarters]] if self.quarters else []))


MOTIONS = {
    2: (Motion(False, 2), Motion(True, 0), Motion(True, 2)),
    4: (Motion(False, 1), Motion(False, 2), Motion(False, 3)),
}
"""By the number of players: those that put players where players sit, in the order of play."""


class Image(NamedTuple):
    """A motion on a board."""

    board: Any
    motion: Motion
    seats: tuple[int, ...]
    cells: Places

    def turn(self, cell: int, facing: int, turn: int) -> int:
        """The turn of a flight: right is left in a mirror, and exits are counted the other way."""
        if not self.motion.is_mirrored:
            return turn
        target = self.board.beyond[cell, facing]
        if target != NO_CELL and self.board.kind[target] == HYPERSPACE:
            return 2 - turn
        return (0, 2, 1)[turn]

    def hand(self, side: int) -> int:
        """Left or right; there may be a third choice."""
        return 1 - side if self.motion.is_mirrored and side < 2 else side


def symmetries(board: Any, values: Values) -> Iterator[Symmetry]:
    """Three players sit round a side that nobody has: there is none."""
    n = int(values["players"])
    for motion in MOTIONS.get(n, ()):
        steps = motion.quarters if n == 4 else motion.quarters // 2
        seats = tuple((seat + steps) % n for seat in range(n))
        cells = moved_cells(board, motion, seats)
        if cells is not None:
            yield symmetry(Image(board, motion, seats, cells))


def moved_cells(board: Any, motion: Motion, seats: tuple[int, ...]) -> Places | None:
    """The image of every cell; None if the board does not look the same."""
    cells = np.arange(N_CELLS)
    for cell in range(SENT):
        if board.kind[cell] != NO_KIND:
            image = find_cell(board, *motion.point(int(board.x[cell]), int(board.y[cell])))
            if image == NO_CELL or board.kind[image] != board.kind[cell]:
                return None
            cells[cell] = image
    for seat, other in enumerate(seats):
        cells[RESERVE_0 + seat] = RESERVE_0 + other
        cells[REMOVED_0 + seat] = REMOVED_0 + other
    return cells


def symmetry(image: Image) -> Symmetry:
    """The maps of a motion."""
    return Symmetry(
        image.motion.name(),
        image.seats,
        action_map(sheet, partial(moved_blanks, image)),
        moved_features(schema_of("astroplane", image.board), image),
        partial(move, image),
    )


def moved_blanks(image: Image, kind: Kind, blanks: Mapping[str, int]) -> Mapping[str, int]:
    """The blanks of an action's image."""
    if kind == CHOOSE:
        return {"choice": image.hand(blanks["choice"])}
    if kind == FIRE:
        return {"corner": image.motion.diagonal(blanks["corner"])}
    if kind == FIRST:
        owner = blanks["owner"]
        return {"owner": image.seats[owner] if owner < len(image.seats) else owner}
    made = {name: moved_blank(image, name, value) for name, value in blanks.items()}
    if "turn" in blanks:
        made["turn"] = image.turn(*origin(image.board, blanks), blanks["turn"])
    return made


def moved_blank(image: Image, name: str, value: int) -> int:
    """A blank that is mapped by itself."""
    if name in ("cell", "space"):
        return int(image.cells[value])
    if name == "facing":
        return image.motion.facing(value)
    if name == "diagonal":
        return image.motion.diagonal(value)
    if name == "end":
        return int(image.board.end_of[image.cells[image.board.end_cell[value]]])
    if name == "place":
        if value >= OWN_START:
            return OWN_START + image.hand(value - OWN_START)
        return int(image.cells[HYPERSPACE_0 + value]) - HYPERSPACE_0
    return value


def origin(board: Any, blanks: Mapping[str, int]) -> tuple[int, int]:
    """The cell a flight leaves, and the way it faces; no start area leads into hyperspace."""
    if "cell" in blanks:
        return blanks["cell"], blanks["facing"]
    cell = HYPERSPACE_0 + min(blanks["place"], OWN_START)
    return cell, int(board.only_facing[cell])


def moved_features(schema: Schema, image: Image) -> Places:
    """Cells, facings and sides; in a mirror the start areas are exchanged."""
    facings = [image.motion.facing(facing) for facing in range(4)]
    maps: dict[str, Map] = {"cell": image.cells[:START_0], "facing": facings, "side": facings}
    sources = feature_map(schema, maps)
    if image.motion.is_mirrored:
        left, right = schema.index("left_start"), schema.index("right_start")
        sources[left], sources[right] = right, left
    return sources


def move(image: Image, state: Any, moved: Any) -> None:
    """The image of a position."""
    seats = [*image.seats, *range(len(image.seats), MAX_SEATS)]
    for name in ("turn", "first"):
        moved[name] = seats[state[name]]
    for name in ("kills", "points"):
        moved[name] = exchange(state[name], seats)
    moved["is_out"] = mapped_bits(int(state["is_out"]), seats)
    if state["bound_square"] != NO_CELL:
        moved["bound_square"] = image.cells[state["bound_square"]]
    for name in ("height", "top", "facing"):
        moved[name] = exchange(state[name], image.cells)
    for seat, keys in enumerate(state["pieces"][: len(image.seats)]):
        moved["pieces"][seats[seat]] = np.sort(image.cells[keys >> 8] << 8 | keys & 0xFF)
    for cell in range(N_CELLS):
        if state["top"][cell] != NOBODY and state["height"][cell]:
            moved["top"][image.cells[cell]] = seats[state["top"][cell]]
        if state["height"][cell] and cell < SENT:
            moved["facing"][image.cells[cell]] = moved_facing(image, int(state["facing"][cell]))


def moved_facing(image: Image, facing: int) -> int:
    """Of a piece or a Square."""
    if facing < SQUARE:
        return image.motion.facing(facing)
    return SQUARE + (facing - SQUARE + image.motion.quarters) % 2
