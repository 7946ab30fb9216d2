"""Plots as SVG, drawn here: dots with intervals, bars, curves, histograms, heat maps.

Colours are CSS variables, so a plot follows the page into the dark; `standalone` gives a plot the
colours it needs to stand alone as a file.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH = 460  # narrow, so that words stay readable on a phone
SIDE = 22
ROW = 40  # a line of words, a line of plot
TOP = 8
FOOT = 30

COLOURS = """
:root, svg.alone { --ink: #1b2333; --soft: #5d6a80; --line: #d5dbe6; --paper: #ffffff;
  --s0: #c8453b; --s1: #2766c4; --s2: #2b8a57; --s3: #b58300; --s4: #7a4fb5; --s5: #4a5568;
  --hot: #c8453b; --cold: #edf0f6; }
@media (prefers-color-scheme: dark) { :root, svg.alone { --ink: #e8ecf5; --soft: #9aa6bd;
  --line: #313a4d; --paper: #131825; --s0: #ff7d72; --s1: #76aaff; --s2: #62cf95; --s3: #f2c14b;
  --s4: #b795ee; --s5: #a9b4c8; --hot: #ff8a5c; --cold: #222a3b; } }
svg { font: 14px system-ui, sans-serif; fill: var(--ink); }
"""
N_COLOURS = 6


def standalone(svg: str) -> str:
    """A plot with its own colours and paper, for a file."""
    head, rest = svg.split(">", 1)
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" class="alone" ')
    paper = '<rect width="100%" height="100%" style="fill:var(--paper)"/>'
    return f"{head}><style>{COLOURS}</style>{paper}{rest}\n"


def colour(seat: int) -> str:
    """The colour of a seat."""
    return f"var(--s{seat % N_COLOURS})"


# Rows: a name to the left, a number to the right, the plot beneath


def intervals(
    rows: Sequence[tuple[str, float, float, float]],
    low: float,
    high: float,
    mark: float | None = None,
    form: str = "{:.1%}",
    seats: Sequence[int] | None = None,
) -> str:
    """A dot and a line (name, low, value, high) a row; `mark` is what would be fair or nothing."""
    scale = _Scale(low, high)
    parts = [scale.grid(TOP, TOP + ROW * len(rows), form)]
    if mark is not None:
        parts.append(_line(scale.at(mark), TOP, scale.at(mark), TOP + ROW * len(rows), "--soft", 2))
    for index, (name, least, value, most) in enumerate(rows):
        y = TOP + ROW * index + 29
        tint = colour(seats[index] if seats else 1)
        parts.append(_line(scale.at(least), y, scale.at(most), y, tint, 3))
        parts.append(f'<circle cx="{scale.at(value):.1f}" cy="{y}" r="5" style="fill:{tint}"/>')
        parts.append(_names(name, form.format(value), y - 14))
    return _svg(parts, TOP + ROW * len(rows) + FOOT)


def bars(
    rows: Sequence[tuple[str, Sequence[float]]], form: str = "{:.2f}", names: Sequence[str] = ()
) -> str:
    """A bar for each value of a row, in the colours of the seats; below zero to the left."""
    every = [value for _, values in rows for value in values] or [0.0]
    scale = _Scale(min(0.0, *every), max(0.0, *every))
    thin = max(len(values) for _, values in rows) > 1
    step = 9 if thin else 16
    parts = []
    y = float(TOP)
    for name, values in rows:
        parts.append(_names(name, form.format(sum(values) / len(values)), y + 14))
        y += 19
        parts.append(
            _line(scale.at(0.0), y - 2, scale.at(0.0), y + step * len(values), "--soft", 1)
        )
        for index, value in enumerate(values):
            start, end = sorted((scale.at(0.0), scale.at(value)))
            tint = colour(index) if thin else colour(1)
            parts.append(
                f'<rect x="{start:.1f}" y="{y + step * index:.1f}" width="{end - start:.1f}"'
                f' height="{step - 2}" style="fill:{tint}"/>'
            )
        y += step * len(values) + 4
    return _svg([*parts, _legend(names, y + 20)], y + (FOOT if names else 8))


# Curves and histograms


def curve(values: Sequence[float | None], low: float, high: float, form: str, below: str) -> str:
    """A line over the course of a game."""
    frame = _Frame(low, high)
    known = [(i, v) for i, v in enumerate(values) if v is not None]
    width = WIDTH - frame.left - 10
    spots = [(frame.left + width * (i + 0.5) / len(values), frame.at(v)) for i, v in known]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    line = f'<polyline points="{path}" style="fill:none;stroke:{colour(1)};stroke-width:3"/>'
    return _svg([frame.grid(form), line, _centred(below, frame.bottom + 24)], frame.bottom + 34)


def histogram(counts: Sequence[float], labels: Sequence[str], below: str) -> str:
    """Bars side by side."""
    frame = _Frame(0.0, max(max(counts, default=0.0), 1e-9))
    step = (WIDTH - frame.left - 10) / max(len(counts), 1)
    parts = [frame.grid("{:.0%}")]
    every = max(1, math.ceil(len(labels) / 8))
    for index, count in enumerate(counts):
        x, y = frame.left + step * index, frame.at(count)
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{max(step - 2, 1):.1f}"'
            f' height="{frame.bottom - y:.1f}" style="fill:{colour(1)}"/>'
        )
        if index % every == 0:
            parts.append(_text(x + step / 2, frame.bottom + 16, labels[index], "middle"))
    return _svg([*parts, _centred(below, frame.bottom + 36)], frame.bottom + 46)


# The board


def heat_map(places: Mapping[int, tuple[float, float]], counts: Sequence[float]) -> str:
    """A spot for each space, hotter and larger the more happens there; its number on touching."""
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    unit = min((WIDTH - 8) / (max(xs) - min(xs) + 1.2), 40)
    width, height = (unit * (max(side) - min(side) + 1.2) for side in (xs, ys))
    most = max((counts[place] for place in places), default=0) or 1
    shift = (WIDTH - width) / 2
    parts = []
    for place, (x, y) in places.items():
        part = counts[place] / most
        spot = (
            f'cx="{shift + unit * (x - min(xs) + 0.6):.1f}" cy="{unit * (y - min(ys) + 0.6):.1f}"'
        )
        parts.append(f'<circle {spot} r="{unit * 0.44:.1f}" style="fill:var(--cold)"/>')
        if part > 0:
            parts.append(
                f'<circle {spot} r="{unit * (0.12 + 0.32 * math.sqrt(part)):.1f}"'
                f' style="fill:var(--hot);opacity:{0.35 + 0.65 * part:.2f}">'
                f"<title>{counts[place]:.3g}</title></circle>"
            )
    return _svg(parts, height)


# Pieces of plots


class _Scale:
    """From numbers to x."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0

    def at(self, value: float) -> float:
        """The x of a value; what lies outside stays at the edge."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return SIDE + (WIDTH - 2 * SIDE) * part

    def grid(self, top: float, bottom: float, form: str) -> str:
        """Thin lines at round numbers, named below."""
        parts = []
        for tick in ticks(self.low, self.high):
            parts.append(_line(self.at(tick), top, self.at(tick), bottom, "--line", 1))
            parts.append(_text(self.at(tick), bottom + 20, form.format(tick), "middle"))
        return "".join(parts)


class _Frame:
    """From numbers to y, for curves and histograms."""

    left = 50
    bottom = 170

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0

    def at(self, value: float) -> float:
        """The y of a value."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - TOP) * part

    def grid(self, form: str) -> str:
        """Thin lines at round numbers, named at the left."""
        parts = []
        for tick in ticks(self.low, self.high):
            y = self.at(tick)
            parts.append(_line(self.left, y, WIDTH - 10, y, "--line", 1))
            parts.append(_text(self.left - 8, y + 5, form.format(tick), "end"))
        return "".join(parts)


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from low to high."""
    rough = (high - low) / wanted
    power = 10 ** math.floor(math.log10(rough))
    step = next(m * power for m in (1, 2, 2.5, 5, 10) if m * power >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [n * step for n in range(first, math.floor(high / step + 1e-9) + 1)]


def _svg(parts: Sequence[str], height: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'


def _line(x1: float, y1: float, x2: float, y2: float, tint: str, width: int) -> str:
    stroke = f"var({tint})" if tint.startswith("--") else tint
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        f' style="stroke:{stroke};stroke-width:{width}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str, tint: str = "--soft") -> str:
    style = f"fill:var({tint})"
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" style="{style}">'
        f"{escape(text)}</text>"
    )


def _names(name: str, number: str, y: float) -> str:
    """The name of a row and its number."""
    return _text(4, y, name, "start", "--ink") + _text(WIDTH - 4, y, number, "end", "--ink")


def _centred(text: str, y: float) -> str:
    return _text(WIDTH / 2, y, text, "middle")


def _legend(names: Sequence[str], y: float) -> str:
    parts = []
    for index, name in enumerate(names):
        x = 10 + 74 * index
        parts.append(f'<circle cx="{x}" cy="{y - 5:.1f}" r="5" style="fill:{colour(index)}"/>')
        parts.append(_text(x + 10, y, name, "start"))
    return "".join(parts)
