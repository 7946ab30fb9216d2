"""The sun, the planets and the special circles."""

from __future__ import annotations

from orrery.games.situation7.art.svg import (
    AQUA,
    CREAM,
    INK,
    LEAF,
    MUSTARD,
    ORANGE,
    RED,
    ROSE,
    SAND,
    SLATE,
    TEAL,
    at,
    circle,
    ellipse,
    group,
    line,
    path,
    polar,
    polygon,
    rect,
    tag,
    words,
)


def clip_defs() -> str:
    """Round windows to paint planets in; `ball-R` has radius R."""
    sizes = (28, 36, 66, 68, 92, 104, 112, 120)
    return "".join(tag("clipPath", circle(0, 0, r), id=f"ball-{r}") for r in sizes)


def ball(r: int, ground: str, marks: list[str], shade: float = 0.22) -> str:
    """A planet: ground, marks on it, and night on its lower right."""
    night = path(f"M{0.5 * r:.2f},{-0.95 * r:.2f}A{r},{r} 0 1 1 {-0.95 * r:.2f},{0.5 * r:.2f}"
                 f"A{1.18 * r:.2f},{1.18 * r:.2f} 0 0 0 {0.5 * r:.2f},{-0.95 * r:.2f}Z",
                 fill=INK, opacity=shade)  # fmt: skip
    inside = group([circle(0, 0, r, fill=ground), *marks, night], clip_path=f"url(#ball-{r})")
    return inside + circle(0, 0, r, fill="none", stroke=INK, stroke_width=3)


# The sun


def sun() -> str:
    """Rays in two inks round a core of circles."""
    rays = []
    for step in range(32):
        degrees = 11.25 * step
        reach = 186 if step % 4 == 0 else 172 if step % 2 == 0 else 150
        ink = (MUSTARD, ORANGE)[step % 2]
        width = 5.6 if step % 2 == 0 else 4.4
        corners = [polar(degrees - width, 100), polar(degrees, reach), polar(degrees + width, 100)]
        rays.append(polygon(corners, fill=ink))
    rings = [
        circle(0, 0, 112, fill=ORANGE), circle(0, 0, 98, fill=MUSTARD),
        circle(0, 0, 80, fill=CREAM), circle(0, 0, 72, fill=MUSTARD),
    ]  # fmt: skip
    dots = [circle(*polar(15 * step, 89), 3.2, fill=ORANGE) for step in range(24)]
    glow = circle(0, 0, 330, fill="url(#glow)")
    value = words(0, 24, "200", 66, RED, letter_spacing=-2)
    return group([glow, *rays, *rings, *dots, value], id="sun")


# Planets


def jupiter() -> str:
    """Bands and the red spot."""
    bands = [
        rect(-140, -104, 280, 22, fill=SAND), rect(-140, -68, 280, 30, fill=ORANGE),
        rect(-140, -24, 280, 12, fill=SAND), rect(-140, 2, 280, 34, fill=ROSE),
        rect(-140, 50, 280, 16, fill=SAND), rect(-140, 78, 280, 26, fill=ORANGE),
        ellipse(48, 24, 34, 19, fill=RED), ellipse(48, 24, 22, 11, fill=ORANGE),
    ]  # fmt: skip
    return ball(120, CREAM, bands)


def saturn() -> str:
    """A ball within rings."""
    bands = [
        rect(-100, -60, 200, 18, fill=SAND), rect(-100, -22, 200, 24, fill="#f0cf7a"),
        rect(-100, 24, 200, 16, fill=SAND), rect(-100, 56, 200, 30, fill=ORANGE, opacity=0.6),
    ]  # fmt: skip
    back = _rings("M-158,0A158,41 0 0 1 158,0")
    front = _rings("M-158,0A158,41 0 0 0 158,0")
    return group([back, ball(92, MUSTARD, bands), front], transform="rotate(-17)")


def _rings(half: str) -> str:
    thin = half.replace("158,41", "140,35").replace("158,0", "140,0").replace("M-158", "M-140")
    return group([
        path(half, stroke=INK, stroke_width=17), path(half, stroke=CREAM, stroke_width=11),
        path(thin, stroke=INK, stroke_width=13), path(thin, stroke=ORANGE, stroke_width=8),
    ], fill="none")  # fmt: skip


def uranus() -> str:
    """A pale ball, lying on its side, in a thin ring."""
    bands = [
        rect(-40, -120, 26, 240, fill="#a9ddd7"), rect(10, -120, 14, 240, fill="#a9ddd7"),
        rect(52, -120, 30, 240, fill=TEAL, opacity=0.55),
    ]  # fmt: skip
    back = path("M0,-134A36,134 0 0 1 0,134", fill="none", stroke=CREAM, stroke_width=6)
    front = path("M0,-134A36,134 0 0 0 0,134", fill="none", stroke=CREAM, stroke_width=6)
    return group([back, ball(104, AQUA, bands), front], transform="rotate(12)")


def neptune_and_pluto() -> str:
    """A deep blue ball with white wisps, and little Pluto."""
    wisps = [
        rect(-120, -70, 240, 20, fill="#5b86c9"), rect(-120, 12, 240, 34, fill="#5b86c9"),
        ellipse(-30, -22, 30, 10, fill=INK, opacity=0.45),
        path("M-80,-38C-40,-52 10,-44 46,-50", stroke=CREAM, stroke_width=5, fill="none"),
        path("M-40,62C0,52 40,60 80,52", stroke=CREAM, stroke_width=5, fill="none"),
    ]  # fmt: skip
    pluto = ball(28, ROSE, [ellipse(-4, 6, 13, 9, fill=CREAM)])
    return at(10, -6, [ball(104, "#3966b0", wisps)]) + at(-86, 108, [pluto])


def earth_and_mars() -> str:
    """Earth with its moon, Mars beside it."""
    lands = [
        path("M-62,-34C-30,-66 8,-62 6,-40C4,-18 -18,-22 -20,0C-22,22 -44,18 -52,2Z", fill=LEAF),
        path("M8,6C34,-10 66,-2 66,22C62,48 30,62 18,44C10,32 -4,18 8,6Z", fill=LEAF),
        path("M-66,20C-30,8 10,-6 66,-34", stroke=CREAM, stroke_width=7, fill="none", opacity=0.8),
        path("M-50,50C-20,42 10,48 40,40", stroke=CREAM, stroke_width=6, fill="none", opacity=0.8),
    ]
    marks = [
        ellipse(-8, -26, 17, 8, fill=CREAM),
        path("M-36,2C-16,-8 10,10 36,0", stroke="#8f2a20", stroke_width=6, fill="none"),
    ]
    earth = [ball(68, TEAL, lands), circle(-74, -44, 13, fill=CREAM, stroke=INK, stroke_width=2.5)]
    return at(38, -36, earth) + at(-76, 58, [ball(36, RED, marks)])


def mercury_and_venus() -> str:
    """Venus under clouds, Mercury beside it."""
    clouds = [
        path("M-70,-26C-30,-44 20,-14 70,-34L70,-14C20,4 -30,-24 -70,-6Z", fill=CREAM),
        path("M-70,22C-30,6 30,34 70,12L70,30C30,54 -30,24 -70,42Z", fill=ORANGE, opacity=0.7),
    ]
    holes = [
        circle(-8, -8, 6, fill=SLATE),
        circle(9, 5, 4, fill=SLATE),
        circle(-3, 14, 3, fill=SLATE),
    ]
    venus = ball(66, MUSTARD, clouds)
    return at(-38, 36, [venus]) + at(70, -62, [ball(28, SAND, holes)])


def plain_planet() -> str:
    """A planet that our own board does not have."""
    return ball(66, TEAL, [rect(-70, -20, 140, 18, fill=AQUA), rect(-70, 22, 140, 12, fill=CREAM)])


# Special circles


def point_circle(points: int) -> str:
    """A target with its value."""
    inks = {75: RED, 50: ORANGE, 25: TEAL}
    ink = inks.get(points, TEAL)
    marks = [line(*polar(45 * k, 47), *polar(45 * k, 56), stroke=CREAM, stroke_width=4)
             for k in range(8)]  # fmt: skip
    return group([
        *marks, circle(0, 0, 46, fill=INK), circle(0, 0, 43, fill=CREAM),
        circle(0, 0, 37, fill=ink), circle(0, 0, 29, fill=CREAM),
        words(0, 12.5, str(points), 35, INK, letter_spacing=-1),
    ])  # fmt: skip
