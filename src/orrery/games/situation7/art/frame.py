"""The frame: a rim with ticks, and the card around it with a title."""

from __future__ import annotations

from orrery.games.situation7.art.bases import astronaut, rocket, satellite
from orrery.games.situation7.art.sky import atom_star, spark
from orrery.games.situation7.art.svg import (
    AQUA,
    CREAM,
    INK,
    MUSTARD,
    ORANGE,
    RED,
    SLATE,
    TEAL,
    arc_words,
    at,
    circle,
    ellipse,
    group,
    line,
    path,
    polar,
    rect,
    words,
)

HALF = 1180


def card() -> str:
    """The cardboard under the board."""
    return group([
        rect(-HALF, -HALF, 2 * HALF, 2 * HALF, rx=46, fill=CREAM),
        rect(-HALF + 26, -HALF + 26, 2 * HALF - 52, 2 * HALF - 52, rx=30, fill="none",
             stroke=TEAL, stroke_width=7),
        rect(-HALF + 40, -HALF + 40, 2 * HALF - 80, 2 * HALF - 80, rx=22, fill="none",
             stroke=ORANGE, stroke_width=3),
    ], id="card")  # fmt: skip


def rim(radius: float) -> str:
    """A dark rim with ticks, like the scale of an instrument."""
    ticks = []
    for step in range(96):
        length = 26 if step % 12 == 0 else 16 if step % 3 == 0 else 9
        ink = MUSTARD if step % 12 == 0 else CREAM
        inner, outer = polar(3.75 * step, radius + 12), polar(3.75 * step, radius + 12 + length)
        ticks.append(line(*inner, *outer, stroke=ink, stroke_width=5 if step % 12 == 0 else 2.5))
    names = [
        arc_words("rim-green", "GREEN", 90, radius + 58, 34, MUSTARD, letter_spacing=16),
        arc_words("rim-yellow", "YELLOW", 270, radius + 58, 34, MUSTARD, letter_spacing=16),
    ]
    return group([
        circle(0, 0, radius + 92, fill=INK), circle(0, 0, radius + 84, fill="none", stroke=TEAL,
                                                    stroke_width=4),
        circle(0, 0, radius + 3, fill="none", stroke=MUSTARD, stroke_width=8), *ticks, *names,
    ], id="rim")  # fmt: skip


def corners() -> str:
    """The title, and what flies."""
    return group([title(), orbiting(958, -958), launch_pad(-962, 940), spacewalk(962, 950)],
                 id="corners")  # fmt: skip


def title() -> str:
    """SITUATION 7."""
    seven = words(0, 0, "7", 280, RED, font_weight=900)
    shadow = words(8, 8, "7", 280, TEAL, font_weight=900, opacity=0.45)
    ring = path("M-140,-62A150,42 -16 0 0 148,-138", fill="none", stroke=ORANGE, stroke_width=9)
    moon = circle(150, -140, 17, fill=MUSTARD, stroke=INK, stroke_width=3)
    name = words(0, -226, "SITUATION", 46, INK, letter_spacing=5)
    return at(-958, -820, [shadow, seven, ring, moon, name])


def orbiting(x: float, y: float) -> str:
    """A satellite on its way."""
    paths = [
        ellipse(0, 0, 150, 62, fill="none", stroke=TEAL, stroke_width=4, stroke_dasharray="3 12",
                stroke_linecap="round", transform=f"rotate({turn})")
        for turn in (35, -35)
    ]  # fmt: skip
    stars = [at(-118, 92, [atom_star(34, ORANGE)]), at(124, 108, [spark(30, RED)])]
    return at(x, y, [*paths, at(0, 0, [satellite()], -28, 1.5), *stars])


def launch_pad(x: float, y: float) -> str:
    """A rocket over the curve of a planet."""
    puffs = ((-46, 152, 30), (0, 162, 36), (46, 152, 30))
    smoke = [circle(cx, cy, r, fill=AQUA, opacity=0.7) for cx, cy, r in puffs]
    ground = path("M-150,176C-70,132 70,132 150,176L150,186L-150,186Z", fill=SLATE)
    stars = [at(-116, -88, [spark(34, ORANGE)]), at(112, 60, [atom_star(30, TEAL)])]
    return at(x, y, [*smoke, ground, at(0, 0, [rocket()], 0, 1.75), *stars])


def spacewalk(x: float, y: float) -> str:
    """An astronaut on a line."""
    tether = path("M20,60C90,120 150,60 130,-20C118,-66 60,-70 70,-120", fill="none", stroke=RED,
                  stroke_width=7, stroke_linecap="round")  # fmt: skip
    anchor = at(72, -128, [circle(0, 0, 15, fill=MUSTARD, stroke=INK, stroke_width=4)])
    star = at(-108, -64, [atom_star(34, TEAL)])
    return at(x, y, [tether, at(0, 10, [astronaut()], 14, 1.75), star, anchor])
