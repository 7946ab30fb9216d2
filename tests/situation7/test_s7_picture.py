"""Piece shapes and the picture: neighbours match exactly, nothing overlaps, all is drawn."""

from __future__ import annotations

import math
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from s7_help import BOARD, EVERYWHERE

from orrery.games.situation7.board import load_board
from orrery.games.situation7.picture import main, picture
from orrery.games.situation7.puzzle import neighbours_of
from orrery.games.situation7.shapes import RIM, Cut, Edge

CUT = Cut(BOARD)
DOC = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "situation7.svg"
SVG = "{http://www.w3.org/2000/svg}"


def flat(edge: Edge, steps: int = 12) -> np.ndarray:
    """Points along an edge."""
    t = np.linspace(0, 1, steps)[:, None]
    parts = []
    points = np.array(edge.points)
    for index in range(0, len(points) - 1, 3):
        a, b, c, d = points[index : index + 4]
        curve = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
        parts.append(curve[:-1])
    return np.concatenate([*parts, points[-1:]])


def area(location: int) -> float:
    """The area inside an outline; positive when it runs anticlockwise on the board."""
    points = np.concatenate([flat(edge)[:-1] for edge in CUT.outline(location)])
    x, y = points[:, 0], -points[:, 1]
    return float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1)) / 2)


@pytest.mark.clause("S7-3")
def test_the_outlines_of_neighbours_match_exactly():
    """Every edge belongs to two pieces, forwards in one and backwards in the other."""
    users: dict[tuple[int, int, int], list[tuple[int, bool]]] = {}
    for location in range(BOARD.n_locations):
        for side in CUT.sides[location]:
            users.setdefault(side.key, []).append((location, side.is_forward))
    assert set(users) == set(CUT.edges)
    for (one, other, _), found in users.items():
        if other == RIM:
            assert found == [(one, True)]
        else:
            assert sorted(location for location, _ in found) == sorted((one, other))
            assert {forward for _, forward in found} == {True, False}


def test_both_sides_of_an_edge_hold_the_same_points():
    for location in range(BOARD.n_locations):
        for side, edge in zip(CUT.sides[location], CUT.outline(location), strict=True):
            shared = CUT.edges[side.key].points
            assert edge.points == (shared if side.is_forward else shared[::-1])


@pytest.mark.clause("S7-3")
def test_pieces_share_an_edge_exactly_where_they_are_adjacent():
    pairs = {tuple(sorted(key[:2])) for key in CUT.edges if key[1] != RIM}
    adjacent = {
        tuple(sorted((one, other)))
        for one in range(BOARD.n_locations)
        for other in neighbours_of(BOARD, one)
    }
    assert pairs == adjacent
    assert len(pairs) == 328


def test_every_outline_is_closed():
    for location in range(BOARD.n_locations):
        edges = CUT.outline(location)
        for edge, following in zip(edges, edges[1:] + edges[:1], strict=True):
            assert edge.points[-1] == following.points[0]


def test_the_pieces_together_are_the_disc():
    areas = [area(location) for location in range(BOARD.n_locations)]
    assert min(areas) > 4000
    assert math.isclose(sum(areas), math.pi * CUT.radii[-1] ** 2, rel_tol=1e-3)


def crosses(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two chains of straight lines cross between their ends."""
    p, r = one[:-1, None], np.diff(one, axis=0)[:, None]
    q, s = other[None, :-1], np.diff(other, axis=0)[None]
    det = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    gap = q - p
    with np.errstate(divide="ignore", invalid="ignore"):
        t = (gap[..., 0] * s[..., 1] - gap[..., 1] * s[..., 0]) / det
        u = (gap[..., 0] * r[..., 1] - gap[..., 1] * r[..., 0]) / det
    inside = (t > 1e-6) & (t < 1 - 1e-6) & (u > 1e-6) & (u < 1 - 1e-6)
    return bool(inside.any())


def test_no_tab_runs_into_another_edge():
    chains = [flat(edge) for edge in CUT.edges.values()]
    boxes = [(chain.min(axis=0), chain.max(axis=0)) for chain in chains]
    for i, (low, high) in enumerate(boxes):
        for j in range(i):
            if (boxes[j][0] < high).all() and (low < boxes[j][1]).all():
                assert not crosses(chains[i], chains[j]), (i, j)


def test_most_edges_have_a_tab_and_they_point_both_ways():
    tabbed = [edge for edge in CUT.edges.values() if len(edge.points) == 10]
    assert len(tabbed) > 250
    bulge = []
    for edge in tabbed:
        (x0, y0), (x1, y1), (x, y) = edge.points[0], edge.points[-1], edge.points[4]
        bulge.append((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) > 0)
    assert 0.35 < sum(bulge) / len(bulge) < 0.65


def test_shapes_follow_from_the_board_alone():
    again = Cut(load_board("standard"))
    assert [again.path(n) for n in range(124)] == [CUT.path(n) for n in range(124)]


@pytest.mark.parametrize("side", ["board", "yellow", "green"])
def test_the_picture_names_every_piece(side):
    root = ElementTree.fromstring(picture(BOARD, side, with_frame=False, with_pieces=True))
    ids = {element.get("id") for element in root.iter()}
    assert {f"piece-{name}" for name in EVERYWHERE} <= ids
    assert {f"clip-{name}" for name in EVERYWHERE} <= ids
    outlines = {e.get("id"): e.get("d") for e in root.iter(f"{SVG}path")}
    assert outlines["piece-3.11"] == CUT.path(EVERYWHERE.index("3.11"))


def test_an_id_stands_for_one_thing_and_every_reference_is_there():
    text = picture(BOARD, with_pieces=True)
    root = ElementTree.fromstring(text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {word.split(")")[0] for word in text.split("url(#")[1:]}
    used |= {element.get("href")[1:] for element in root.iter() if element.get("href")}
    assert used <= set(ids)


@pytest.mark.clause("S7-2")
def test_the_two_puzzles_differ_in_their_background_only():
    purple, blue = picture(BOARD, "yellow"), picture(BOARD, "green")
    assert purple != blue
    assert purple.split("</radialGradient>", 1)[1] == blue.split("</radialGradient>", 1)[1]


def test_the_picture_in_the_docs_is_the_one_we_draw():
    assert DOC.read_text("utf-8") == picture(BOARD)


def test_the_command_prints_the_picture(capsys):
    main(["--side", "green", "--bare"])
    assert capsys.readouterr().out == picture(BOARD, "green", with_frame=False)


def test_the_module_runs_as_a_command():
    command = [sys.executable, "-m", "orrery.games.situation7.picture", "--help"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "--pieces" in run.stdout
