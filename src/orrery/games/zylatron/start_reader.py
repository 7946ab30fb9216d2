"""Reads where pieces start and factories stand (ZY-4 to ZY-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.errors import BadInput
from orrery.games.zylatron import grid as b
from orrery.games.zylatron.galaxy import Place, distance, mirrored


def check_counts(board: b.Board, start: Mapping[str, Any], name: str) -> None:
    """As many start positions as pieces, at least one Warrior, at least one card (ZY-6, ZY-22)."""
    for kind, key in enumerate(b.KINDS):
        n = int(board.n_pieces[kind])
        if n > b.SLOTS[kind]:
            raise BadInput(f"board {name}: pieces, {key}: {n}, the most is {b.SLOTS[kind]}", "ZY-6")
        if not isinstance(start[key], list) or len(start[key]) != n:
            found = len(start[key]) if isinstance(start[key], list) else repr(start[key])
            raise BadInput(f"board {name}: start, {key}: {found} points for {n} pieces", "ZY-6")
    if board.n_pieces[b.WARRIOR] == 0:
        raise BadInput(f"board {name}: pieces, warrior: nobody can do without Warriors", "ZY-36")
    if sum(board.strikes[card] for card in range(b.N_CARDS)) == 0:
        raise BadInput(f"board {name}: strikes: the pile has no card", "ZY-22")


def lay_start(board: b.Board, start: Mapping[str, Any], name: str) -> None:
    """The start positions of all corners, mirrored from the top left one (ZY-5)."""
    for corner in range(b.N_CORNERS):
        for slot in range(b.PIECES_PER_SEAT):
            board.start[corner, slot] = b.NO_POINT
    taken: dict[Place, str] = {}
    first_slot = 0
    for kind, key in enumerate(b.KINDS):
        for number, offset in enumerate(start[key]):
            label = f"start, {key} {number + 1}"
            place = _from_centre(board, board.headquarters[0], offset, f"board {name}: {label}")
            _check_start(board, kind, place, f"board {name}: {label}", taken)
            taken[place] = label
            for corner in range(b.N_CORNERS):
                point = b.point_at(*mirrored(board, place, corner))
                board.start[corner, first_slot + number] = point
        first_slot += b.SLOTS[kind]


def _from_centre(board: b.Board, centre: int, offset: object, where: str) -> Place:
    """The place at an offset [dx, dy] from a centre."""
    good = isinstance(offset, list) and len(offset) == 2 and all(type(n) is int for n in offset)
    if not good:
        raise BadInput(f"{where}: an offset is two whole numbers [dx, dy], not {offset!r}", "ZY-5")
    assert isinstance(offset, list)
    x, y = b.place_of(centre)
    place = (x + offset[0], y + offset[1])
    if not b.is_point(board, *place):
        raise BadInput(f"{where}: offset {offset} leads to {list(place)}, no point", "ZY-5")
    return place


def _check_start(
    board: b.Board, kind: int, place: Place, where: str, taken: Mapping[Place, str]
) -> None:
    point = b.point_at(*place)
    if place in taken:
        raise BadInput(f"{where}: {list(place)} is taken by {taken[place]}", "ZY-5")
    if board.hq_at[point] != b.NO_HQ:
        raise BadInput(f"{where}: {list(place)} is a headquarters", "ZY-5")
    if kind in (b.WARRIOR, b.MISSILE) and not b.is_land(board, point):
        raise BadInput(f"{where}: {list(place)} is space, this piece stands on land", "ZY-8")
    if kind == b.BATTLE_STAR and b.is_land(board, point):
        raise BadInput(f"{where}: {list(place)} is land, a Battle Star needs space", "ZY-8")
    for corner in range(1, b.N_CORNERS):
        if mirrored(board, place, corner) == place:
            raise BadInput(f"{where}: {list(place)} is its own mirror image", "ZY-5")


def lay_factories(
    board: b.Board,
    factories: Mapping[str, Any],
    discs: Mapping[str, list[tuple[Place, int]]],
    name: str,
) -> None:
    """Each player's factories: on the home planet, on the moon, on Zylon (ZY-4)."""
    sections = ("homes", "moons", "zylon")
    for number, key in enumerate(b.FACTORY_PLACES):
        centre, radius = discs[sections[number]][0]
        where = f"board {name}: factories, {key}"
        place = _from_centre(board, b.point_at(*centre), factories[key], where)
        if distance(place, centre) > radius:
            raise BadInput(f"{where}: {list(place)} is not on that land", "ZY-4")
        if board.hq_at[b.point_at(*place)] != b.NO_HQ:
            raise BadInput(f"{where}: {list(place)} is a headquarters", "ZY-4")
        for corner in range(b.N_CORNERS):
            x, y = mirrored(board, place, corner)
            board.factory[corner, number] = b.point_at(x, y)
            board.factories[y] |= 1 << x // 2
