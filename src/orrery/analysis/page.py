"""A report as one page of HTML that needs nothing else: no network, no script."""

from __future__ import annotations

from html import escape

from orrery.analysis.report import Report
from orrery.analysis.sentences import Sentences

WIDTH, HEIGHT, EDGE = 900, 300, 30
COLOURS = ("#d1495b", "#2e86ab", "#e0a100", "#4c956c", "#7b5ea7", "#c46d3b")
STYLE = """
body { font: 17px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #fbf8f1; color: #22252e; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2rem; font-size: 1.2rem; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #d8d2c4; border-radius: 8px; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .3rem .6rem;
  border-bottom: 1px solid #d8d2c4; } .note { color: #5b5f6b; font-size: .92rem; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em; }
"""


def page_of(said: Sentences) -> str:
    """The whole page."""
    title = escape(f"{said.say('title')}: {said.head}")
    body = [
        f"<h1>{escape(said.say('title'))}</h1>", f"<p>{escape(said.head)}</p>",
        f"<h2>{escape(said.say('moments'))}</h2>", listed(said.moments()),
        f"<h2>{escape(said.say('curve'))}</h2>", curve_of(said), seats_of(said),
        *costly_of(said),
        *(f'<p class="note">{escape(note)}</p>' for note in said.notes()),
    ]  # fmt: skip
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    content = "\n".join(body)
    opening = f'<!doctype html><html lang="{said.language}"><head>{head}{view}</head>'
    return f"{opening}\n<body>\n{content}\n</body></html>\n"


def listed(sentences: list[str]) -> str:
    """Sentences as a list."""
    return "<ul>" + "".join(f"<li>{escape(one)}</li>" for one in sentences) + "</ul>"


def costly_of(said: Sentences) -> list[str]:
    """The choices that cost most; nothing where none did."""
    found = said.costly()
    return [f"<h2>{escape(said.say('costly'))}</h2>", listed(found)] if found else []


def seats_of(said: Sentences) -> str:
    """The table of seats; its first column is the key to the curve's colours."""
    head = "".join(f"<th>{escape(one)}</th>" for one in said.heads())
    rows = []
    for seat, (name, *cells) in enumerate(said.rows()):
        key = f'<span class="key" style="background:{colour(seat)}"></span>'
        rest = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><td>{key}{escape(name)}</td>{rest}</tr>")
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def curve_of(said: Sentences) -> str:
    """Each seat's chance over the game, and a mark at each turning point."""
    report = said.report
    marks = "".join(mark(report, one.n) for one in report.moments)
    lines = "".join(line_of(report, seat, said.name(seat)) for seat in range(len(report.seats)))
    grid = "".join(grid_line(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
    box = f"0 0 {WIDTH} {HEIGHT}"
    label = escape(said.say("curve"))
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">{grid}{marks}{lines}</svg>'


def line_of(report: Report, seat: int, name: str) -> str:
    """One seat's line."""
    pairs = zip(report.positions, report.shares, strict=True)
    path = " ".join(f"{x_of(report, n):.1f},{y_of(shares[seat]):.1f}" for n, shares in pairs)
    style = f'fill="none" stroke="{colour(seat)}" stroke-width="2.5" stroke-linejoin="round"'
    return f'<polyline points="{path}" {style}><title>{escape(name)}</title></polyline>'


def mark(report: Report, n: int) -> str:
    """A line down through a moment, with its number."""
    x = x_of(report, n)
    line = f'<line x1="{x:.1f}" y1="{EDGE}" x2="{x:.1f}" y2="{HEIGHT - EDGE}" stroke="#b5a27a"'
    text = f'<text x="{x:.1f}" y="{EDGE - 8}" font-size="14" text-anchor="middle">{n}</text>'
    return f'{line} stroke-dasharray="4 4"/>{text}'


def grid_line(share: float) -> str:
    """A line across, with its number of a hundred."""
    y = y_of(share)
    line = f'<line x1="{EDGE}" y1="{y}" x2="{WIDTH - EDGE}" y2="{y}" stroke="#e8e2d4"/>'
    return f'{line}<text x="2" y="{y + 4}" font-size="12" fill="#77705f">{100 * share:.0f}</text>'


def x_of(report: Report, n: int) -> float:
    """Where a position lies."""
    return EDGE + (WIDTH - 2 * EDGE) * n / max(1, report.n_steps)


def y_of(share: float) -> float:
    """Where a chance lies."""
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share


def colour(seat: int) -> str:
    """Of a seat's line."""
    return COLOURS[seat % len(COLOURS)]
