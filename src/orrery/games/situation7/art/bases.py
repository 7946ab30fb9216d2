"""Base lines with the home planets, and the three bases of each side."""

from __future__ import annotations

from orrery.games.situation7.art.svg import (
    AQUA,
    CREAM,
    INK,
    LEAF,
    MUSTARD,
    ORANGE,
    PINE,
    RED,
    SLATE,
    TEAL,
    arc_data,
    arc_words,
    at,
    cell_data,
    circle,
    ellipse,
    group,
    line,
    path,
    polar,
    polygon,
    rect,
    tag,
)
from orrery.games.situation7.geometry import Arc, Disc
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    N_SIDES,
    N_WORDS,
    ROCKET,
    SATELLITE,
    YELLOW,
    Board,
    locations_in,
)

INKS = ((MUSTARD, "#a8761a"), (LEAF, PINE))
NAMES = {ROCKET: "ROCKETS", SATELLITE: "SATELLITES", ASTRONAUT: "ASTRONAUTS"}
SIDES = ("YELLOW", "GREEN")


class Region:
    """Some locations as one area, its border smooth: no tabs."""

    def __init__(self, board: Board, disc: Disc, locations: list[int]) -> None:
        """Of a board."""
        self.disc = disc
        self.radii = [0, *(int(board.ring_radius[ring]) for ring in range(board.n_rings))]
        self.locations = locations

    def degrees(self, tick: float) -> float:
        """Ticks as degrees."""
        return 360 * tick / self.disc.ticks

    def cells(self) -> str:
        """Path data of all locations."""
        parts = []
        for location in self.locations:
            span, ring = self.disc.span(location), self.disc.places[location][0]
            start, end = self.degrees(span.start), self.degrees(span.end)
            parts.append(cell_data(start, end, self.radii[ring], self.radii[ring + 1]))
        return "".join(parts)

    def border(self) -> str:
        """Path data of the edges to everything else."""
        return "".join(self._own_border(location) for location in self.locations)

    def _own_border(self, location: int) -> str:
        span = self.disc.span(location)
        ring, piece = self.disc.places[location]
        data = ""
        for step, tick in ((-1, span.start), (1, span.end)):
            if self.disc.location(ring, piece + step) not in self.locations:
                degrees = self.degrees(tick)
                inner, outer = (polar(degrees, r) for r in self.radii[ring : ring + 2])
                data += f"M{inner[0]:.2f},{inner[1]:.2f}L{outer[0]:.2f},{outer[1]:.2f}"
        return data + self._arcs(span, ring + 1, ring + 1) + self._arcs(span, ring - 1, ring)

    def _arcs(self, span: Arc, other_ring: int, radius: int) -> str:
        """The parts of an arc behind which no own location lies."""
        if radius == 0:
            return ""
        steps = range(span.start, span.end)
        own = [
            self.disc.span(other)
            for other in self.locations
            if self.disc.places[other][0] == other_ring
        ]
        bare = [
            tick for tick in steps
            if not any(self.disc.shared(Arc(tick, tick + 1), other) for other in own)
        ]  # fmt: skip
        return "".join(
            arc_data(self.degrees(start), self.degrees(end), self.radii[radius])
            for start, end in runs(bare)
        )

    def middle(self) -> tuple[float, float]:
        """Degrees and radius of the middle of the area."""
        first = self.degrees(self.disc.span(self.locations[0]).start)
        starts, ends, rings = [], [], set()
        for location in self.locations:
            span = self.disc.span(location)
            start = self.degrees(span.start)
            start += 360 * round((first - start) / 360)
            starts.append(start)
            ends.append(start + self.degrees(span.end - span.start))
            rings.add(self.disc.places[location][0])
        radius = (self.radii[min(rings)] + self.radii[max(rings) + 1]) / 2
        return (min(starts) + max(ends)) / 2, radius


def runs(ticks: list[int]) -> list[tuple[int, int]]:
    """Neighbouring ticks as stretches (start, end)."""
    found: list[tuple[int, int]] = []
    for tick in ticks:
        if found and found[-1][1] == tick:
            found[-1] = (found[-1][0], tick + 1)
        else:
            found.append((tick, tick + 1))
    return found


def bases(board: Board, disc: Disc) -> str:
    """All bases and base lines."""
    parts = []
    for side in range(N_SIDES):
        for kind in NAMES:
            where = locations_in([board.bases[kind, side, word] for word in range(N_WORDS)])
            parts.append(base(Region(board, disc, where), side, kind))
        where = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        parts.append(base_line(Region(board, disc, where), side))
    return group(parts, id="bases")


def base(region: Region, side: int, kind: int) -> str:
    """A paved area with a black border, and what starts there."""
    ground, seam = INKS[side]
    cells, border = region.cells(), region.border()
    degrees, radius = region.middle()
    draw, further, lean, size = LOOKS[kind]
    spot = polar(degrees + lean, radius + further)
    tilt = (270 if side == YELLOW else 90) - degrees
    label = arc_words(f"label-{side}-{kind}", NAMES[kind], degrees + 2 * lean, 974, 21, INK,
                      letter_spacing=3)  # fmt: skip
    return group([
        path(cells, fill=seam, stroke=seam), path(cells, fill=ground, opacity=0.82),
        path(cells, fill="url(#paving)", opacity=0.5), pad(*spot, 74 * size, ground, seam),
        path(border, fill="none", stroke=INK, stroke_width=13, stroke_linecap="square"),
        path(border, fill="none", stroke=CREAM, stroke_width=1.6), at(*spot, [draw()], tilt, size),
        label,
    ])  # fmt: skip


def pad(x: float, y: float, r: float, ground: str, seam: str) -> str:
    """The round pad under what starts from a base."""
    rays = [line(*polar(30 * k, r), *polar(30 * k, r * 1.09), stroke=seam, stroke_width=5)
            for k in range(12)]  # fmt: skip
    discs = [circle(0, 0, r, fill=seam), circle(0, 0, r - 6, fill=ground),
             circle(0, 0, r - 16, fill="none", stroke=seam, stroke_width=3)]  # fmt: skip
    return at(x, y, [*rays, *discs])


def base_line(region: Region, side: int) -> str:
    """The home planet rising under a red border (S7-5)."""
    ground, seam = INKS[side]
    degrees, _ = region.middle()
    x, y = polar(degrees, 1180)
    cells = region.cells()
    clip = tag("clipPath", path(cells), id=f"home-{side}")
    marks = [circle(x, y, r, fill="none", stroke=seam, stroke_width=w, opacity=0.75)
             for r, w in ((318, 6), (288, 15), (252, 5), (226, 10))]  # fmt: skip
    moons = [circle(*polar(degrees + d, r), size, fill=CREAM, stroke=INK, stroke_width=2.5)
             for d, r, size in ((-14.5, 878, 15), (15.5, 892, 9))]  # fmt: skip
    planet = group([
        path(cells, fill=INK, opacity=0.35), circle(x, y, 345, fill=AQUA, opacity=0.25),
        circle(x, y, 330, fill=ground, stroke=INK, stroke_width=3), *marks, *moons,
    ], clip_path=f"url(#home-{side})")  # fmt: skip
    border = region.border()
    label = arc_words(f"label-{side}", f"{SIDES[side]} HOME PLANET", degrees, 966, 23, INK,
                      letter_spacing=4)  # fmt: skip
    return group([
        clip, planet,
        path(border, fill="none", stroke=INK, stroke_width=19, stroke_linecap="square"),
        path(border, fill="none", stroke=RED, stroke_width=14, stroke_linecap="square"), label,
    ])  # fmt: skip


def paving() -> str:
    """The pattern of the ground of bases."""
    strokes = path("M0,0L24,24M24,0L0,24", stroke=CREAM, stroke_width=1.5, opacity=0.55)
    return tag("pattern", strokes, id="paving", width=24, height=24, patternUnits="userSpaceOnUse")


# Equipment


def rocket() -> str:
    """A rocket with fins, nose up."""
    return group([
        polygon([(-9, 50), (9, 50), (0, 84)], fill=ORANGE),
        polygon([(-4, 50), (4, 50), (0, 68)], fill=CREAM),
        path("M-15,24L-38,58L-13,48Z", fill=RED), path("M15,24L38,58L13,48Z", fill=RED),
        path("M0,-78C28,-44 26,18 14,50L-14,50C-26,18 -28,-44 0,-78Z", fill=CREAM),
        path("M0,-78C13,-62 20,-46 22,-28L-22,-28C-20,-46 -13,-62 0,-78Z", fill=RED),
        circle(0, -6, 11, fill=TEAL), path("M0,20L0,58", stroke=RED, stroke_width=8),
    ], stroke=INK, stroke_width=3, stroke_linejoin="round")  # fmt: skip


def satellite() -> str:
    """A ball with four long feelers and two wings."""
    feelers = [line(12 * a, 12 * b, 62 * a, 54 * b, stroke=CREAM, stroke_width=5)
               for a in (-1, 1) for b in (-1, 1)]  # fmt: skip
    wings = [rect(x, -14, 40, 28, fill=SLATE) for x in (-82, 42)]
    ribs = [path(f"M{x},-14L{x},14", stroke=AQUA) for x in (-69, -55, 55, 69)]
    return group([
        line(-50, 0, 50, 0, stroke=CREAM, stroke_width=7), *feelers, *wings, *ribs,
        circle(0, 0, 31, fill=CREAM), ellipse(0, 0, 31, 11, fill=ORANGE),
        circle(-11, -14, 6, fill=AQUA),
    ], stroke=INK, stroke_width=3, stroke_linejoin="round")  # fmt: skip


def astronaut() -> str:
    """A figure in a suit, waving."""
    return group([
        rect(-27, -20, 54, 50, rx=10, fill=SLATE),
        path("M20,-6L46,-34", stroke=INK, stroke_width=21, stroke_linecap="round"),
        path("M20,-6L46,-34", stroke=CREAM, stroke_width=15, stroke_linecap="round"),
        path("M-20,-4L-40,22", stroke=INK, stroke_width=21, stroke_linecap="round"),
        path("M-20,-4L-40,22", stroke=CREAM, stroke_width=15, stroke_linecap="round"),
        path("M-12,30L-16,62M12,30L16,62", stroke=INK, stroke_width=23, stroke_linecap="round"),
        path("M-12,30L-16,62M12,30L16,62", stroke=CREAM, stroke_width=17, stroke_linecap="round"),
        rect(-23, -18, 46, 56, rx=13, fill=CREAM), rect(-12, 2, 24, 17, rx=3, fill=ORANGE),
        circle(0, -40, 29, fill=CREAM),
        path("M-21,-46C-12,-62 12,-62 21,-46C23,-28 -23,-28 -21,-46Z", fill=TEAL),
        path("M-12,-49C-6,-55 0,-56 6,-55", stroke=CREAM, stroke_width=4, fill="none"),
    ], stroke=INK, stroke_width=3, stroke_linejoin="round")  # fmt: skip


LOOKS = {
    ROCKET: (rocket, 66, 0, 1.12),
    SATELLITE: (satellite, 0, 0, 1.0),
    ASTRONAUT: (astronaut, 8, -2.4, 0.96),
}
"""How equipment is drawn on its base: by what, how far out and aside, how large."""
