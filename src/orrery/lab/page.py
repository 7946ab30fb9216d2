"""A report as one HTML page that needs nothing else: charts that answer a mouse, tables.

Without Altair the page holds the tables alone. It is light and dark, as wide as the screen, and
prints without scripts' controls.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from orrery.lab import charts
from orrery.lab.charts import Chart, Row


@dataclass(frozen=True)
class Section:
    """A heading, what it says in words, its figures and a chart of them.

    `name` is that of its files; `form` says how numbers of its table are written.
    """

    name: str
    title: str
    words: str
    rows: Sequence[Row]
    chart: Chart | None = None
    form: str = "{:.3g}"
    is_open: bool = field(default=False)
    """Whether the table is shown beside the chart."""


class Part:
    """A section whose chart is made when it is wanted: `kind` of `charts` with `settings`."""

    def __init__(
        self, name: str, title: str, words: str, rows: Sequence[Row], kind: str, **settings: Any
    ) -> None:
        self.name, self.title, self.words, self.rows = name, title, words, rows
        self.kind, self.settings = kind, settings

    def section(self, drawn: bool) -> Section:
        """With its chart, or as a table."""
        form = self.settings.pop("table", "{:.3g}")
        is_open = self.settings.pop("is_open", False)
        chart = None
        if drawn and self.kind:
            chart = getattr(charts, self.kind)(self.rows, **self.settings)
        return Section(self.name, self.title, self.words, self.rows, chart, form, is_open)


def _variables(colours: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in colours.items())


STYLE = (
    f"""
:root {{ {_variables(charts.LIGHT)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_variables(charts.DARK)} }} }}
@media print {{ :root {{ {_variables(charts.LIGHT)} }} }}
"""
    + """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 110rem; margin: 0 auto; padding: 1.2rem clamp(.9rem, 3vw, 3rem) 4rem; }
h1 { font-size: 1.7rem; margin: .4rem 0; } h2 { font-size: 1.15rem; margin: 0 0 .3rem; }
header { max-width: 60rem; margin-bottom: 2rem; }
p { margin: .3rem 0 .8rem; color: var(--soft); } code { overflow-wrap: anywhere; }
.sections { display: grid; gap: 2.6rem 3.5rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
section { min-width: 0; } section.wide { grid-column: 1 / -1; }
.chart { width: 100%; } .chart svg { max-width: 100%; height: auto; }
.table { overflow-x: auto; } summary { color: var(--soft); cursor: pointer; font-size: .9rem; }
table { border-collapse: collapse; font-size: .9rem; } td, th { padding: .25rem .9rem .25rem 0;
  border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
td:first-child, th:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 9rem; }
@media print {
  main { padding: 0; max-width: none; } body { font-size: 11pt; }
  .sections { display: block; } section { break-inside: avoid; margin-bottom: 1.4rem; }
  section.wide { break-inside: auto; } details:not([open]) { display: none; }
  .chart { max-width: 17cm; }
}
"""
)
DRAWING = """
for (const place of document.querySelectorAll(".chart")) {
  const spec = JSON.parse(place.querySelector("script").textContent);
  vegaEmbed(place, spec, {renderer: "svg", actions: false}).then(() => place.dataset.drawn = "yes");
}
"""


def page(title: str, head: str, command: str, parts: Sequence[Section]) -> str:
    """The page; no request leaves it."""
    body = "\n".join(map(_section, parts))
    has_charts = any(part.chart for part in parts)
    scripts = f"<script>(() => {{{charts.library()}}})();</script>" if has_charts else ""
    drawing = f"<script>{DRAWING}</script>" if has_charts else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(head)} Made by"
        f" <code>{escape(command)}</code></p></header>\n"
        f'<div class="sections">\n{body}\n</div></main>{scripts}{drawing}</body></html>\n'
    )


def _section(part: Section) -> str:
    chart = _chart(part.chart) if part.chart else ""
    table = table_of(part.rows, part.form)
    if chart and not part.is_open:
        table = f"<details><summary>as a table</summary>{table}</details>"
    kind = ' class="wide"' if part.is_open else ""
    told = escape(part.words).replace(" %", "&nbsp;%")
    words = f"<h2>{escape(part.title)}</h2><p>{told}</p>"
    return f'<section id="{escape(part.name)}"{kind}>{words}{chart}{table}</section>'


def _chart(chart: Chart) -> str:
    """Where a chart is drawn, with what it is; no text of it can end the script."""
    spec = json.dumps(chart).replace("<", "\\u003c")
    return f'<div class="chart"><script type="application/json">{spec}</script></div>'


def table_of(rows: Sequence[Row], form: str) -> str:
    """Rows as a table; the keys of the first are the headings."""
    if not rows:
        return ""
    heads = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in rows[0])
    lines = "".join(
        "<tr>"
        + "".join(f"<td>{escape(_cell(value, form))}</td>" for value in row.values())
        + "</tr>"
        for row in rows
    )
    return f'<div class="table"><table><tr>{heads}</tr>{lines}</table></div>'


def _cell(value: Any, form: str) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return form.format(value)
    return f"{value:,}" if type(value) is int else str(value)
