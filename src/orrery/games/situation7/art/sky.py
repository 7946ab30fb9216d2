"""The sky: tints, stars, starbursts, orbits, drifting shapes."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator

from orrery.games.situation7.art.svg import (
    AQUA,
    CREAM,
    MUSTARD,
    ORANGE,
    ROSE,
    SAND,
    SLATE,
    Point,
    at,
    circle,
    group,
    line,
    path,
    polar,
    polygon,
    star_points,
    tag,
)

TINTS = {
    "board": ("#2b3a68", "#161f44", "#0a0f22"),
    "yellow": ("#6b3f96", "#3d2269", "#1c0f38"),  # the purple puzzle
    "green": ("#2c6cb0", "#17427f", "#0a1f47"),  # the blue puzzle
}
"""Centre, middle and rim of the background, by whose puzzle it is (S7-2)."""

N_STARS = 420
N_BURSTS = 26
N_ASTEROIDS = 230


def sky_defs(tint: str) -> str:
    """The gradient behind everything."""
    centre, middle, rim = TINTS[tint]
    stops = "".join(
        tag("stop", offset=offset, stop_color=colour)
        for offset, colour in (("0%", centre), ("55%", middle), ("100%", rim))
    )
    glow = "".join(
        tag("stop", offset=offset, stop_color=ORANGE, stop_opacity=opacity)
        for offset, opacity in (("45%", 0.55), ("100%", 0))
    )
    return tag("radialGradient", stops, id="sky", cx="50%", cy="50%", r="52%") + tag(
        "radialGradient", glow, id="glow"
    )


def sky(radius: float) -> str:
    """The whole background disc."""
    return group(
        [
            circle(0, 0, radius, fill="url(#sky)"),
            drifts(),
            orbits(),
            group(star_dots(radius), fill=CREAM),
            group(bursts(radius)),
            comets(),
            asteroids(),
        ],
        id="sky-art",
    )


def numbers(seed: str) -> Iterator[float]:
    """Shares from 0 to 1 that follow from a word: the same sky everywhere."""
    block = 0
    while True:
        for byte_pair in zip(*[iter(hashlib.sha256(f"{seed}/{block}".encode()).digest())] * 2,
                             strict=False):  # fmt: skip
            yield (byte_pair[0] * 256 + byte_pair[1]) / 65536
        block += 1


def places(seed: str, n: int, radius: float) -> Iterator[tuple[Point, float]]:
    """Places spread evenly over a disc, each with a number of its own."""
    share = numbers(seed)
    for _ in range(n):
        degrees, far, own = 360 * next(share), math.sqrt(next(share)), next(share)
        yield polar(degrees, 205 + far * (radius - 220)), own


def star_dots(radius: float) -> list[str]:
    """Small stars."""
    return [
        circle(x, y, 1.2 + 2.4 * own * own, opacity=round(0.35 + 0.6 * own, 2))
        for (x, y), own in places("stars", N_STARS, radius)
    ]


def bursts(radius: float) -> list[str]:
    """Larger stars, drawn the way the sixties drew them."""
    drawn = []
    for index, ((x, y), own) in enumerate(places("bursts", N_BURSTS, radius)):
        size = 13 + 15 * own
        colour = (CREAM, MUSTARD, AQUA)[index % 3]
        shape = spark(size, colour) if index % 2 else atom_star(size, colour)
        drawn.append(at(x, y, [shape], turn=90 * own))
    return drawn


def spark(size: float, colour: str) -> str:
    """A star with four long points."""
    return polygon(star_points(4, size, size * 0.16), fill=colour, opacity=0.9)


def atom_star(size: float, colour: str) -> str:
    """Lines through one point, a ball at each end."""
    parts = []
    for step in range(4):
        x, y = polar(45 * step, size * (1 if step % 2 == 0 else 0.66))
        parts += [line(-x, -y, x, y), circle(x, y, 2.2), circle(-x, -y, 2.2)]
    return group(parts, stroke=colour, stroke_width=1.6, fill=colour, opacity=0.85)


def orbits() -> str:
    """Dashed paths of the planets."""
    rings = [circle(0, 0, r) for r in (272, 352, 431, 510, 749)]
    return group(rings, fill="none", stroke=CREAM, stroke_width=1.6, stroke_dasharray="2 11",
                 stroke_linecap="round", opacity=0.5)  # fmt: skip


def drifts() -> str:
    """Boomerang clouds."""
    boomerang = "M-190,70C-150,-60 -20,-120 60,-118C150,-116 230,-40 205,10C180,56 110,-20 40,-14" \
                "C-50,-6 -90,60 -130,104C-160,136 -205,116 -190,70Z"  # fmt: skip
    spots = ((-610, 420, 20, 1.7), (610, -420, 200, 1.7), (-60, 740, 5, 1.1), (60, -740, 185, 1.1))
    shapes = [at(x, y, [path(boomerang)], turn, size) for x, y, turn, size in spots]
    return group(shapes, fill="#ffffff", opacity=0.05)


def comets() -> str:
    """Two comets in the outer dark."""
    tail = path("M0,0C-70,-16 -150,-14 -235,18C-150,2 -70,6 0,14Z", fill=AQUA, opacity=0.5)
    core = path("M0,2C-60,-2 -110,2 -165,18C-110,8 -60,8 0,12Z", fill=CREAM, opacity=0.8)
    one = [tail, core, circle(3, 7, 9, fill=CREAM)]
    return "".join(
        at(*polar(degrees, 905), one, turn, 0.9) for degrees, turn in ((31, 20), (211, 200))
    )


def asteroids() -> str:
    """The belt between the middle and the outer circle."""
    share = numbers("asteroids")
    stones = []
    for _ in range(N_ASTEROIDS):
        x, y = polar(360 * next(share), 676 + 56 * next(share))
        size = 2.5 + 8 * next(share) ** 3
        corners = [polar(60 * k, size * (0.7 + 0.6 * next(share))) for k in range(6)]
        ink = (SAND, CREAM, ROSE, SLATE)[int(4 * next(share))]
        stones.append(at(x, y, [polygon(corners, fill=ink)]))
    return group(stones, opacity=0.85, id="asteroids")
