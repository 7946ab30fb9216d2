"""The man-made objects."""

from __future__ import annotations

from orrery.games.situation7.art.svg import (
    AQUA,
    CREAM,
    INK,
    LEAF,
    MUSTARD,
    ORANGE,
    RED,
    SLATE,
    TEAL,
    circle,
    ellipse,
    group,
    line,
    path,
    polar,
    polygon,
    rect,
)


def outlined(parts: list[str]) -> str:
    """Shapes with dark outlines."""
    return group(parts, stroke=INK, stroke_width=3, stroke_linejoin="round")


def relay_station() -> str:
    """A wheel with spokes and two antennas."""
    spokes = [
        line(*polar(60 * k, 14), *polar(60 * k, 56), stroke=CREAM, stroke_width=7) for k in range(6)
    ]
    waves = [_wave(58 + 14 * k, 18 + 8 * k, 30 + 14 * k) for k in (1, 2)]
    wheel = outlined([
        circle(0, 0, 60, fill="none", stroke=INK, stroke_width=20),
        circle(0, 0, 60, fill="none", stroke=AQUA, stroke_width=14),
    ])  # fmt: skip
    lamps = [circle(*polar(30 * k, 60), 3.6, fill=INK) for k in range(12)]
    mirrored = group(waves, transform="scale(-1 1)")
    hub = outlined([circle(0, 0, 19, fill=ORANGE), circle(0, 0, 8, fill=CREAM)])
    return group([*waves, mirrored, *spokes, wheel, *lamps, hub])


def _wave(x: float, y: float, r: float) -> str:
    data = f"M{x},{-y}A{r},{r} 0 0 1 {x},{y}"
    return path(data, fill="none", stroke=MUSTARD, stroke_width=5, opacity=0.9)


def observatory() -> str:
    """A dome with an open slit, the telescope out."""
    return outlined([
        polygon([(-6, -18), (44, -74), (62, -58), (14, 0)], fill=CREAM),
        polygon([(44, -74), (51, -82), (70, -65), (62, -58)], fill=ORANGE),
        path("M-52,20A52,52 0 0 1 52,20Z", fill=AQUA),
        path("M-10,-31L18,-29L18,20L-10,20Z", fill=INK),
        polygon([(-4, -10), (12, -28), (18, -22), (18, 6)], fill=CREAM, stroke_width=2),
        rect(-62, 20, 124, 15, fill=MUSTARD), rect(-46, 35, 92, 13, fill=TEAL),
        path("M-30,48L-44,68M30,48L44,68M0,48L0,68", stroke=CREAM, stroke_width=6, fill="none"),
    ])  # fmt: skip


def solar_laboratory() -> str:
    """A drum with portholes between wings of cells."""
    return outlined([*_wing(-96), *_wing(36), line(-40, 0, 40, 0, stroke=CREAM, stroke_width=8),
        path("M-26,-44L26,-44L26,44L-26,44Z", fill=CREAM), ellipse(0, -44, 26, 9, fill=ORANGE),
        path("M-26,44A26,9 0 0 0 26,44", fill=ORANGE),
        circle(0, -16, 10, fill=TEAL), circle(0, 16, 10, fill=TEAL),
        path("M0,-53L0,-70", stroke=CREAM, stroke_width=5), circle(0, -73, 5, fill=RED),
    ])  # fmt: skip


def _wing(x: float) -> list[str]:
    cells = [rect(x + 20 * col, -30 + 20 * row, 20, 20, fill=(SLATE, TEAL)[(col + row) % 2],
                  stroke_width=2) for col in range(3) for row in range(3)]  # fmt: skip
    return [rect(x - 3, -33, 66, 66, fill=MUSTARD), *cells]


def solar_collector() -> str:
    """A great dish that gathers the light."""
    beams = [line(-34, 13 * k, -86, 22 * k, stroke=MUSTARD, stroke_width=4, stroke_linecap="round",
                  stroke_dasharray="13 9") for k in (-2, -1, 0, 1, 2)]  # fmt: skip
    dish = outlined([
        line(6, 0, 62, 0, stroke=CREAM, stroke_width=9),
        path("M-18,-62C34,-48 34,48 -18,62C-4,24 -4,-24 -18,-62Z", fill=MUSTARD),
        ellipse(-18, 0, 13, 62, fill=ORANGE), ellipse(-18, 0, 7, 44, fill=CREAM, stroke_width=2),
        path("M-18,-34L-50,0L-18,34", fill="none", stroke=CREAM, stroke_width=3),
        circle(-50, 0, 8, fill=RED), rect(50, -19, 34, 38, rx=6, fill=TEAL),
        rect(58, -9, 18, 18, fill=CREAM, stroke_width=2),
    ])  # fmt: skip
    return group([*beams, dish])


def repair_dock() -> str:
    """A frame with a ship held in it, and a crane."""
    return outlined([
        path("M-84,-46L84,-46L84,-30L-68,-30L-68,30L84,30L84,46L-84,46Z", fill=ORANGE),
        path("M-44,0C-20,-24 34,-24 66,0C34,24 -20,24 -44,0Z", fill=CREAM),
        path("M-44,0L-62,-18L-30,-13Z", fill=RED), path("M-44,0L-62,18L-30,13Z", fill=RED),
        circle(20, 0, 9, fill=TEAL), circle(-6, 0, 6, fill=TEAL),
        path("M40,-30L40,-20M0,-30L0,-20M-36,-30L-36,-12", stroke=INK, stroke_width=5),
        path("M40,30L40,20M0,30L0,20", stroke=INK, stroke_width=5),
        path("M66,-46L66,-66L36,-66L36,-56", fill="none", stroke=MUSTARD, stroke_width=7),
        circle(36, -54, 6, fill=RED),
    ])  # fmt: skip


def fuel_depot() -> str:
    """Four tanks on a spine."""
    tanks = [tank for x, ink in ((-58, LEAF), (58, LEAF), (-20, TEAL), (20, TEAL))
             for tank in (circle(x, -25, 22, fill=ink), circle(x, 25, 22, fill=ink))]  # fmt: skip
    shine = [circle(x - 7, y - 7, 5, fill=CREAM, stroke="none")
             for x in (-58, -20, 20, 58) for y in (-25, 25)]  # fmt: skip
    return outlined([
        rect(-94, -8, 188, 16, fill=CREAM), *tanks, *shine,
        polygon([(-94, -13), (-112, 0), (-94, 13)], fill=ORANGE),
        polygon([(94, -13), (112, 0), (94, 13)], fill=ORANGE),
    ])  # fmt: skip


def beacon() -> str:
    """A light tower that turns its beam."""
    beams = ([(0, -40), (-92, -74), (-92, -22)], [(0, -40), (92, -6), (92, -58)])
    light = group([polygon(beam, fill=CREAM, opacity=0.4) for beam in beams])
    tower = outlined([
        polygon([(-13, -22), (13, -22), (25, 62), (-25, 62)], fill=CREAM),
        polygon([(-17, 6), (17, 6), (20, 30), (-20, 30)], fill=RED),
        rect(-22, -30, 44, 9, fill=INK), circle(0, -42, 15, fill=MUSTARD),
        path("M-15,-50A15,15 0 0 1 15,-50Z", fill=RED), rect(-36, 62, 72, 12, rx=4, fill=TEAL),
        line(0, -58, 0, -74, stroke=CREAM, stroke_width=4),
    ])  # fmt: skip
    return group([light, tower])


def plain_station() -> str:
    """A station that our own board does not have."""
    return outlined([rect(-60, -10, 120, 20, fill=SLATE), circle(0, 0, 30, fill=CREAM),
                     circle(0, 0, 14, fill=TEAL)])  # fmt: skip
