"""Charts as Vega-Lite, made with Altair (the extra `lab`): intervals, bars, curves, maps.

A chart is a dictionary that any tool for Vega-Lite draws; hovering shows the values of a row.
Colours are CSS variables, so a chart follows its page into the dark; `with_colours` gives it those
of paper, for a file. Names stand above their lines, so that long ones never overlap.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from orrery.core.extras import extra

Row = Mapping[str, Any]
Chart = dict[str, Any]

MISSING = "charts need Altair: pip install 'orrery[lab]'"
ROW = 46  # pixels: a line of words, a line of chart
HEIGHT = 220
FILE_WIDTH = 640
LIGHT = {
    "ink": "#1b2333", "soft": "#5d6a80", "line": "#d5dbe6", "paper": "#ffffff", "hot": "#c8453b",
    "cold": "#edf0f6", "s0": "#c8453b", "s1": "#2766c4", "s2": "#2b8a57", "s3": "#b58300",
    "s4": "#7a4fb5", "s5": "#4a5568",
}  # fmt: skip
DARK = {
    "ink": "#e8ecf5", "soft": "#9aa6bd", "line": "#313a4d", "paper": "#131825", "hot": "#ff8a5c",
    "cold": "#222a3b", "s0": "#ff7d72", "s1": "#76aaff", "s2": "#62cf95", "s3": "#f2c14b",
    "s4": "#b795ee", "s5": "#a9b4c8",
}  # fmt: skip
SEATS = tuple(f"var(--s{seat})" for seat in range(6))
PLAIN = SEATS[1]
CONFIG = {
    "font": "system-ui, sans-serif",
    "background": "transparent",
    "view": {"stroke": None},
    "text": {"fontSize": 14, "color": "var(--ink)"},
    "axis": {
        "labelColor": "var(--soft)", "titleColor": "var(--soft)", "gridColor": "var(--line)",
        "tickColor": "var(--line)", "domainColor": "var(--line)", "labelFontSize": 13,
        "titleFontSize": 13, "titleFontWeight": "normal",
    },
    "legend": {
        "labelColor": "var(--ink)", "labelFontSize": 13, "labelLimit": 0, "title": None,
        "orient": "bottom", "direction": "vertical",
    },
}  # fmt: skip


@functools.cache
def altair() -> Any:
    """Altair with what draws it; BadInput says how to get them."""
    return extra(MISSING, "altair", "vl_convert")


# Kinds of charts


def intervals(
    rows: Sequence[Row],
    form: str = ".1%",
    mark: float | None = None,
    colour: str | None = None,
    zero: bool = False,
) -> Chart:
    """A dot and a line (name, low, mean, high) a row; `mark` is what would be even or nothing.

    `colour` names the column that is told apart by colours.
    """
    alt = altair()
    place = alt.Y("name:N", sort=None, axis=None)
    scale = alt.Scale(zero=zero, nice=True)
    tips = _tips(rows[0], form)
    tint = _tint(rows, colour)
    base = alt.Chart(_data(rows)).encode(y=place, tooltip=tips)
    axis = alt.Axis(format=form, title=None, tickCount=5)
    lines = base.mark_rule(strokeWidth=3, yOffset=10).encode(
        x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q", **tint
    )
    dots = base.mark_circle(size=110, yOffset=10, opacity=1).encode(x="mean:Q", **tint)
    number = alt.Text("mean:Q", format=form)
    layers = [lines, dots, *_names(base), _numbers(base).encode(text=number)]
    if mark is not None:
        even = alt.Chart(_data([{"even": mark}])).mark_rule(color="var(--soft)", strokeDash=[5, 4])
        layers.insert(0, even.encode(x="even:Q"))
    return _finished(alt.layer(*layers), height=ROW * len({row["name"] for row in rows}))


def bars(rows: Sequence[Row], form: str = ".2f", colour: str | None = None) -> Chart:
    """Bars (name, value), those of a name beside each other in the order of `colour`."""
    alt = altair()
    names = list(dict.fromkeys(row["name"] for row in rows))
    series = list(dict.fromkeys(row[colour] for row in rows)) if colour else [""]
    thick = 14 if len(series) == 1 else 9
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("name:N", sort=None, axis=None), tooltip=_tips(rows[0], form)
    )
    layers = []
    for number, one in enumerate(series):
        some = base.transform_filter(alt.datum[colour] == one) if colour else base
        drawn = some.mark_bar(size=thick, yOffset=4 + (thick + 1) * number, opacity=1)
        axis = alt.Axis(title=None, tickCount=5)
        layers.append(drawn.encode(x=alt.X("value:Q", axis=axis), **_tint(rows, colour)))
    step = 34 + (thick + 1) * len(series)
    once = alt.Chart(_data([{"name": name} for name in names]))
    words = _names(once.encode(y=alt.Y("name:N", sort=None, axis=None)), up=step / 2 - 10)
    return _finished(alt.layer(*layers, *words), height=step * len(names))


def curve(
    rows: Sequence[Row],
    x: str,
    y: str,
    form: str,
    below: str,
    colour: str | None = None,
    top: float | None = None,
) -> Chart:
    """A line with dots; `below` says what runs to the right."""
    alt = altair()
    bounds = {"domain": [0, top]} if top is not None else {"zero": True}
    mark = {"point": {"size": 45, "filled": True}, "strokeWidth": 2.5}
    if colour is None:
        mark = {**mark, "color": PLAIN, "point": {"size": 45, "filled": True, "color": PLAIN}}
    drawn = alt.Chart(_data(rows)).mark_line(**mark).encode(
        x=alt.X(f"{x}:Q", axis=alt.Axis(title=below, grid=False)),
        y=alt.Y(f"{y}:Q", scale=alt.Scale(**bounds), axis=alt.Axis(format=form, title=None)),
        tooltip=_tips(rows[0], form), **(_tint(rows, colour) if colour else {}),
    )  # fmt: skip
    return _finished(drawn, HEIGHT)


def histogram(rows: Sequence[Row], below: str, colour: str | None = None) -> Chart:
    """Bars from `start` to `end` as high as `share`; outlines where several are told apart."""
    alt = altair()
    x = alt.X("start:Q", axis=alt.Axis(title=below, grid=False), scale=alt.Scale(zero=False))
    y = alt.Y("share:Q", axis=alt.Axis(format="%", title=None))
    drawn = alt.Chart(_data(rows)).encode(x=x, y=y, tooltip=_tips(rows[0], ".1%"))
    if colour is None:
        drawn = drawn.mark_bar(color=PLAIN, opacity=1, stroke="var(--paper)", strokeWidth=1)
        return _finished(drawn.encode(x2="end:Q", y2=alt.datum(0)), HEIGHT)
    drawn = drawn.mark_line(interpolate="step-after", strokeWidth=2.5, point={"opacity": 0})
    return _finished(drawn.encode(**_tint(rows, colour)), HEIGHT)


def dots(rows: Sequence[Row], x: str, y: str, colour: str, form: str, below: str) -> Chart:
    """A dot for each row."""
    alt = altair()
    drawn = alt.Chart(_data(rows)).mark_circle(size=90, opacity=0.8).encode(
        x=alt.X(f"{x}:Q", axis=alt.Axis(title=below, grid=False, tickMinStep=1)),
        y=alt.Y(f"{y}:Q", axis=alt.Axis(format=form, title=None)),
        tooltip=_tips(rows[0], form), **_tint(rows, colour),
    )  # fmt: skip
    return _finished(drawn, HEIGHT)


def heat_map(rows: Sequence[Row]) -> Chart:
    """A spot for each place (x, y, value), hotter and larger the more happens there."""
    alt = altair()
    xs, ys = [row["x"] for row in rows], [row["y"] for row in rows]
    wide, high = max(xs) - min(xs) + 1.2, max(ys) - min(ys) + 1.2
    unit = min(FILE_WIDTH / wide, 36.0)

    def axis(kind: Any, name: str, values: Sequence[float], flip: bool) -> Any:
        domain = [min(values) - 0.6, max(values) + 0.6]
        return kind(
            f"{name}:Q", axis=None, scale=alt.Scale(domain=domain, reverse=flip, nice=False)
        )

    base = alt.Chart(_data(rows)).encode(
        x=axis(alt.X, "x", xs, False), y=axis(alt.Y, "y", ys, True), tooltip=_tips(rows[0], ".3g")
    )
    most = max(max(row["value"] for row in rows), 1e-9)
    cold = base.mark_circle(size=(unit * 0.86) ** 2, color="var(--cold)", opacity=1)
    hot = base.transform_filter("datum.value > 0").mark_circle(color="var(--hot)").encode(
        size=alt.Size("value:Q", legend=None,
                      scale=alt.Scale(domain=[0, most], range=[9, (unit * 0.8) ** 2])),
        opacity=alt.Opacity("value:Q", legend=None,
                            scale=alt.Scale(domain=[0, most], range=[0.35, 1.0])),
    )  # fmt: skip
    return _finished(alt.layer(cold, hot), unit * high, unit * wide)


# Pieces


def _data(rows: Sequence[Row]) -> Any:
    return altair().Data(values=[dict(row) for row in rows])


def _tips(row: Row, form: str) -> list[Any]:
    """What hovering shows: every column, numbers in the chart's form."""
    alt = altair()
    return [
        alt.Tooltip(f"{name}:Q", format=form if name not in ("start", "end") else "g")
        if isinstance(value, float)
        else alt.Tooltip(f"{name}:N")
        for name, value in row.items()
        if name not in ("x", "y")
    ]


def _tint(rows: Sequence[Row], colour: str | None) -> dict[str, Any]:
    alt = altair()
    if colour is None:
        return {"color": alt.value(PLAIN)}
    names = list(dict.fromkeys(row[colour] for row in rows))
    tints = [SEATS[number % len(SEATS)] for number in range(len(names))]
    scale = alt.Scale(domain=names, range=tints)
    more = {"legend": None} if colour == "name" else {}  # the names stand there already
    return {"color": alt.Color(f"{colour}:N", sort=None, scale=scale, **more)}


def _names(base: Any, up: float = 10) -> list[Any]:
    """The name of each row at the left, above its line; what does not fit is cut off."""
    alt = altair()
    room = alt.expr("max(width - 84, 60)")
    drawn = base.mark_text(align="left", dy=-up, limit=room, baseline="middle")
    return [drawn.encode(x=alt.value(0), text="name:N")]


def _numbers(base: Any) -> Any:
    alt = altair()
    return base.mark_text(align="right", dy=-10, baseline="middle").encode(x=alt.value("width"))


def _finished(chart: Any, height: float, width: float | None = None) -> Chart:
    """As wide as its place unless `width` says otherwise."""
    chart = chart.properties(height=round(height), width=(width and round(width)) or "container")
    if width is None:
        chart = chart.properties(autosize={"type": "fit-x", "contains": "padding"})
    return dict(chart.configure(**CONFIG).to_dict())


# Files


def with_colours(chart: Chart, colours: Mapping[str, str] = LIGHT) -> Chart:
    """A chart with its own colours and width, to stand alone."""
    text = re.sub(r"var\(--(\w+)\)", lambda found: colours[found[1]], json.dumps(chart))
    alone: Chart = json.loads(text)
    if alone.get("width") == "container":
        alone["width"] = FILE_WIDTH
        alone["autosize"] = {"type": "pad"}
    alone["config"]["background"] = colours["paper"]
    return alone


def svg(chart: Chart) -> str:
    """A chart as an SVG file."""
    altair()
    convert = import_module("vl_convert")
    return str(convert.vegalite_to_svg(with_colours(chart), vl_version=_version()))


@functools.cache
def library() -> str:
    """The JavaScript that draws charts in a page: Vega, Vega-Lite and Vega-Embed, in one text."""
    altair()
    return str(import_module("vl_convert").javascript_bundle(vl_version=_version()))


def _version() -> str:
    """The Vega-Lite that Altair speaks, as vl-convert names it: 6.4."""
    major, minor, *_ = altair().SCHEMA_VERSION.removeprefix("v").split(".")
    return f"{major}.{minor}"
