"""The picture of the puzzle as SVG: our own drawing, generated from the board.

    python -m orrery.games.situation7.picture > board.svg
    python -m orrery.games.situation7.picture --side yellow --bare --pieces > purple.svg

`--pieces` adds a <clipPath id="clip-3.11"> and, drawn as its outline, a <path id="piece-3.11">
for every location, so that a browser can cut the picture into jigsaw pieces.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple

from orrery.games.situation7.art import planets, stations
from orrery.games.situation7.art.bases import Region, bases, paving
from orrery.games.situation7.art.frame import HALF, card, corners, rim
from orrery.games.situation7.art.planets import clip_defs, point_circle, sun
from orrery.games.situation7.art.sky import TINTS, sky, sky_defs
from orrery.games.situation7.art.svg import (
    CREAM,
    INK,
    MUSTARD,
    arc_words,
    at,
    circle,
    group,
    halo,
    line,
    path,
    polar,
    tag,
    words,
)
from orrery.games.situation7.board import load_board
from orrery.games.situation7.puzzle import (
    CIRCLE,
    N_WORDS,
    PLANET,
    STATION,
    SUN,
    Board,
    goal_name,
    location_name,
    locations_in,
)
from orrery.games.situation7.shapes import Cut, piece_id


class Look(NamedTuple):
    """How an objective is drawn: by what, how large, and where its name stands."""

    draw: Callable[[], str]
    size: float = 1
    dx: float = 0  # of the name, from the middle of the objective
    dy: float = 0
    curve: float = 0  # the radius of a name that follows a circle; 0: straight


LOOKS = {
    "Jupiter": Look(planets.jupiter, curve=647),
    "Saturn": Look(planets.saturn, curve=647),
    "Uranus": Look(planets.uranus, dy=158),
    "Neptune and Pluto": Look(planets.neptune_and_pluto, dy=164),
    "Earth and Mars": Look(planets.earth_and_mars, dx=30, dy=-120),
    "Mercury and Venus": Look(planets.mercury_and_venus, dx=26, dy=128),
    "Relay Station": Look(stations.relay_station, dy=94),
    "Observatory": Look(stations.observatory, dy=92),
    "Solar Laboratory": Look(stations.solar_laboratory, 0.76, curve=331),
    "Solar Collector": Look(stations.solar_collector, 0.8, curve=331),
    "Repair Dock": Look(stations.repair_dock, 0.82, dx=-8, dy=-70),
    "Fuel Depot": Look(stations.fuel_depot, dy=72),
    "West Beacon": Look(stations.beacon, dy=98),
    "East Beacon": Look(stations.beacon, dx=16, dy=-88),
}
PLAIN = {PLANET: Look(planets.plain_planet, dy=92), STATION: Look(stations.plain_station, dy=64)}
"""For objectives of other boards."""


def picture(
    board: Board, side: str = "board", with_frame: bool = True, with_pieces: bool = False
) -> str:
    """The whole SVG document."""
    cut = Cut(board)
    radius = cut.radii[-1]
    half = HALF if with_frame else radius
    parts = [_defs(cut, side, with_pieces), card() + rim(radius) + corners() if with_frame else ""]
    parts += [puzzle(board, cut), _outlines(cut) if with_pieces else cut_lines(cut)]
    return tag(
        "svg", "".join(parts), xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-half:g} {-half:g} {2 * half:g} {2 * half:g}",
    ) + "\n"  # fmt: skip


def puzzle(board: Board, cut: Cut) -> str:
    """What is printed on the pieces."""
    radius = cut.radii[-1]
    parts = [sky(radius), bases(board, cut.disc), grid(cut)]
    parts += [objective(board, cut, goal) for goal in range(board.n_goals)]
    return group(parts, id="puzzle", clip_path="url(#disc)")


def _defs(cut: Cut, side: str, with_pieces: bool) -> str:
    disc = tag("clipPath", circle(0, 0, cut.radii[-1]), id="disc")
    clips = "".join(
        tag("clipPath", path(cut.path(location)), id=f"clip-{location_name(cut.board, location)}")
        for location in range(cut.board.n_locations if with_pieces else 0)
    )
    return tag("defs", sky_defs(side) + disc + clip_defs() + paving() + clips)


# The grid and the cut


def grid(cut: Cut) -> str:
    """The lines between sectors: circles and spokes (S7-4)."""
    board = cut.board
    circles = [
        cut.radii[ring + 1] for ring in range(board.n_rings - 1)
        if board.ring_circle[ring] != board.ring_circle[ring + 1]
    ]  # fmt: skip
    spokes = [polar(360 * number / board.n_segments, cut.radii[-1])
              for number in range(board.n_segments)]  # fmt: skip
    shapes = [circle(0, 0, r) for r in circles] + [line(0, 0, x, y) for x, y in spokes]
    return group([
        group(shapes, stroke=INK, stroke_width=11), group(shapes, stroke=CREAM, stroke_width=2.2),
    ], id="grid", fill="none")  # fmt: skip


def cut_lines(cut: Cut) -> str:
    """Where the picture is cut, as on cardboard: a dark line with light beside it."""
    data = cut.cut_lines()
    return group([
        path(data, stroke="#ffffff", stroke_width=2.2, opacity=0.3, transform="translate(1.3 1.3)"),
        path(data, stroke=INK, stroke_width=2.4, opacity=0.7),
    ], id="cut", fill="none", stroke_linejoin="round")  # fmt: skip


def _outlines(cut: Cut) -> str:
    """Every piece as a path of its own."""
    outlines = [
        path(cut.path(location), id=piece_id(cut.board, location))
        for location in range(cut.board.n_locations)
    ]
    return group(outlines, id="pieces", fill="none", stroke=INK, stroke_width=2.4)


# Objectives


def objective(board: Board, cut: Cut, goal: int) -> str:
    """The sun, a planet, a man-made object or a special circle, with its value."""
    kind = board.goal_kind[goal]
    if kind == SUN:
        return sun()
    if kind not in (PLANET, STATION, CIRCLE):
        return ""
    where = locations_in([board.goal_mask[goal, word] for word in range(N_WORDS)])
    degrees, radius = Region(board, cut.disc, where).middle()
    if kind == CIRCLE:
        return at(*polar(degrees, radius), [point_circle(int(board.goal_points[goal]))])
    name = goal_name(board, goal)
    look = LOOKS.get(name, PLAIN[kind])
    turn = upright_turn(degrees) if look.curve else 0
    x, y = polar(degrees, radius)
    ink = tag("tspan", str(board.goal_points[goal]), fill=MUSTARD)
    text = f"{name.upper()} {ink}"
    style = {"letter_spacing": 2, **halo()}
    if look.curve:
        title = arc_words(f"name-{goal}", text, degrees, look.curve, 19, CREAM, **style)
    else:
        title = words(x + look.dx, y + look.dy, text, 19, CREAM, **style)
    return at(x, y, [look.draw()], turn, look.size) + title


def upright_turn(degrees: float) -> float:
    """How to turn art so that it stands on its circle, as seen from the bottom of the picture."""
    return (90 if degrees < 180 else 270) - degrees


# The command


def main(arguments: list[str] | None = None) -> None:
    """Print the picture."""
    parser = argparse.ArgumentParser(prog="python -m orrery.games.situation7.picture")
    parser.add_argument("--board", default="standard", help="a board, or the path of a board file")
    parser.add_argument("--side", default="board", choices=list(TINTS),
                        help="whose puzzle: yellow is purple, green is blue")  # fmt: skip
    parser.add_argument("--bare", action="store_true", help="the round puzzle without its frame")
    parser.add_argument("--pieces", action="store_true", help="every piece outline with an id")
    given = parser.parse_args(arguments)
    print(picture(load_board(given.board), given.side, not given.bare, given.pieces), end="")


if __name__ == "__main__":
    main()
