"""The balance report: one HTML page that needs nothing else, from the numbers of many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from orrery.core.hooks import heat_of
from orrery.core.registry import find_game
from orrery.lab import report_plots as plots
from orrery.lab.balance_counts import CAP, Block

N_BINS = 24
MOST_EVENTS = 24


@dataclass(frozen=True)
class Section:
    """A heading, what it says in words, and a plot; `name` is the plot's file."""

    name: str
    title: str
    words: str
    plot: str


def sections(numbers: dict[str, Any], base: Block) -> list[Section]:
    """The whole report, in order."""
    found = [wins(numbers), scores(numbers), length(base, numbers)]
    if "branching" in numbers:
        found += [
            branching(numbers), choices(numbers), forced(numbers), leads(numbers),
            points(numbers), events(numbers),
        ]  # fmt: skip
    found += [*effects(numbers), *heat_maps(numbers, base)]
    return [section for section in found if section.plot]


# Parts of the report


def wins(numbers: dict[str, Any]) -> Section:
    """Who wins."""
    rows = [(s["seat"], s["won"]["low"], s["won"]["mean"], s["won"]["high"])
            for s in numbers["seats"]]  # fmt: skip
    fair = 1 / numbers["players"]
    high = min(1.0, max(row[3] for row in rows) + 0.1)
    low = max(0.0, min(row[1] for row in rows) - 0.1)
    words = (
        f"Share of the games each seat wins, with Wilson's 95 % interval; the line is what would be"
        f" even, {fair:.1%}. {numbers['shared']:,} of {numbers['games']:,} games were shared."
    )
    seats = range(len(rows))
    return Section("wins", "Who wins", words, plots.intervals(rows, low, high, fair, seats=seats))


def scores(numbers: dict[str, Any]) -> Section:
    """Points by seat."""
    rows = [(s["seat"], s["score"]["p5"], s["score"]["mean"], s["score"]["p95"])
            for s in numbers["seats"]]  # fmt: skip
    words = "The mean score of each seat; the line reaches from the 5 % to the 95 % point."
    low, high = min(row[1] for row in rows), max(row[3] for row in rows)
    plot = plots.intervals(rows, low, high, None, "{:.1f}", range(len(rows)))
    return Section("scores", "Score by seat", words, plot)


def length(base: Block, numbers: dict[str, Any]) -> Section:
    """How long games are."""
    counts, edges = np.histogram(base.rows["length"], bins=_bins(base.rows["length"]))
    spread = numbers["length"]
    words = (
        f"Actions of a game, nature's included: {spread['median']:.0f} in the middle,"
        f" {spread['p5']:.0f} to {spread['p95']:.0f} in nine of ten, {spread['max']:.0f} at most."
    )
    labels = [f"{edge:.0f}" for edge in edges[:-1]]
    plot = plots.histogram((counts / counts.sum()).tolist(), labels, "actions of a game")
    return Section("length", "Length", words, plot)


def branching(numbers: dict[str, Any]) -> Section:
    """The number of choices over a game."""
    mean = numbers["branching"]
    words = (
        f"A player chooses among {mean['mean']:.2f} actions on average ({_range(mean, '{:.2f}')}),"
        f" {numbers['most_choices']} at most. The curve: from the first to the last action."
    )
    values = numbers["branching_in_part"]
    high = 1.1 * max(value for value in values if value is not None)
    plot = plots.curve(values, 0.0, high, "{:g}", "from the first to the last action")
    return Section("branching", "Branching", words, plot)


def choices(numbers: dict[str, Any]) -> Section:
    """How often there are so many choices."""
    counts = np.array(numbers["choices"][1:], float)
    last = int(np.flatnonzero(counts)[-1]) + 1
    step = max(1, -(-last // N_BINS))
    starts = range(0, last, step)
    parts = [counts[start : start + step].sum() / counts.sum() for start in starts]
    labels = [f"{start + 1}" for start in starts]
    words = "How often a player has so many choices" + (
        f"; {CAP} stands for all above, too." if last >= CAP else "."
    )
    plot = plots.histogram(parts, labels, "legal actions at a decision")
    return Section("choices", "Choices at a decision", words, plot)


def forced(numbers: dict[str, Any]) -> Section:
    """Decisions that are none."""
    mean = numbers["forced"]
    words = f"{mean['mean']:.1%} of the decisions have only one choice ({_range(mean, '{:.1%}')})."
    values = numbers["forced_in_part"]
    high = max(0.05, 1.1 * max(value for value in values if value is not None))
    plot = plots.curve(values, 0.0, high, "{:.0%}", "from the first to the last action")
    return Section("forced", "Only one choice", words, plot)


def leads(numbers: dict[str, Any]) -> Section:
    """How open a game stays."""
    changes, settled = numbers["lead_changes"], numbers["settled"]
    words = (
        f"The lead in points changes {changes['mean']:.2f} times a game"
        f" ({_range(changes, '{:.2f}')}), for the last time after {settled['mean']:.0%} of it. The"
        " curve: how often whoever leads at that moment wins."
    )
    plot = plots.curve(numbers["leader_won"], 0.0, 1.0, "{:.0%}", "moment of the game")
    return Section("leads", "Lead and suspense", words, plot)


def points(numbers: dict[str, Any]) -> Section:
    """What made the points."""
    rows = [(row["cause"], row["a_game"]) for row in numbers["points"]]
    words = f"{numbers['unit']} a game by cause, seat by seat; the figure is the mean of all seats."
    names = [seat["seat"] for seat in numbers["seats"]]
    plot = plots.bars(rows, "{:+.2f}", names) if rows else ""
    return Section("points", "How points were made", words, plot)


def events(numbers: dict[str, Any]) -> Section:
    """What happens."""
    seen = [row for row in numbers["events"] if row["a_game"] > 0]
    rows = [(row["event"], [row["a_game"]]) for row in seen[:MOST_EVENTS]]
    words = "How often each kind of event happens in a game."
    return Section("events", "Events", words, plots.bars(rows))


def effects(numbers: dict[str, Any]) -> list[Section]:
    """What each option changes."""
    if not numbers["effects"]:
        return []
    first = numbers["seats"][0]["seat"]
    n_games = numbers["effects"][0]["games"]
    change = [_effect_row(e["variant"], e["won_change"][0]) for e in numbers["effects"]]
    longer = [_effect_row(e["variant"], e["length_change"]) for e in numbers["effects"]]
    words = (
        f"Change of {first}'s share of wins when one option is changed: the same {n_games:,} seeds"
        " with and without it, paired, 95 % intervals. The bottom of the page says which clause"
        " rules an option."
    )
    others = "Change of the length in actions, from the same games."
    return [
        Section("effects", "What options change: who wins", words,
                plots.intervals(change, *_around(change), 0.0, "{:+.1%}")),
        Section("effects-length", "What options change: length", others,
                plots.intervals(longer, *_around(longer), 0.0, "{:+.1f}")),
    ]  # fmt: skip


def heat_maps(numbers: dict[str, Any], base: Block) -> list[Section]:
    """The board, once for each thing that happens on it."""
    game = find_game(numbers["game"])
    told = heat_of(game)
    if told is None:
        return []
    places = told.places(game.load_board(numbers["board"]))
    found = []
    for name, counts in base.counts.items():
        kind, _, title = name.partition(":")
        if kind == "heat" and counts.sum():
            words = f"{counts.sum() / base.n_games:.2f} times a game."
            plot = plots.heat_map(places, (counts / base.n_games).tolist())
            found.append(Section(f"heat-{_slug(title)}", f"Where {title}", words, plot))
    return found


def _effect_row(name: str, change: dict[str, float]) -> tuple[str, float, float, float]:
    return name, change["low"], change["mean"], change["high"]


def _around(rows: Sequence[tuple[str, float, float, float]]) -> tuple[float, float]:
    """A scale that holds all rows and zero."""
    return min(0.0, *(row[1] for row in rows)), max(0.0, *(row[3] for row in rows))


def _range(mean: dict[str, float], form: str) -> str:
    return f"95 %: {form.format(mean['low'])} to {form.format(mean['high'])}"


def _bins(values: Any) -> Any:
    """Whole-numbered edges of equal bins."""
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // N_BINS))
    return np.arange(low, high + step + 1, step)


def _slug(title: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split())


# The page

STYLE = """
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1.2rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: .4rem 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem; }
p { margin: .3rem 0 .8rem; color: var(--soft); } code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; display: block; } .table { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; } td, th { padding: .25rem .7rem .25rem 0;
  border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
"""


def page(numbers: dict[str, Any], parts: Sequence[Section], command: str) -> str:
    """The page; no request leaves it."""
    title = f"{numbers['title']}: balance"
    bots = ", ".join(dict.fromkeys(numbers["bots"]))
    head = (
        f"{numbers['games']:,} games, {numbers['players']} players, played by {bots}, board"
        f" {numbers['board']}, seed {numbers['seed']}. Made by"
    )
    body = [f"<h1>{escape(title)}</h1><p>{escape(head)} <code>{escape(command)}</code></p>"]
    for part in parts:
        text = f"<h2>{escape(part.title)}</h2><p>{escape(part.words)}</p>{part.plot}"
        body.append(f'<section id="{part.name}">{text}</section>')
    if numbers["effects"]:
        body.append(effect_table(numbers))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{plots.COLOURS}{STYLE}</style></head><body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def effect_table(numbers: dict[str, Any]) -> str:
    """The options in figures."""
    seats = [seat["seat"] for seat in numbers["seats"]]
    heads = ["option", "clause", "games", *(f"{seat} wins" for seat in seats), "length"]
    rows = [
        [e["variant"], e["clause"], f"{e['games']:,}",
         *(f"{won['mean']:.1%} ({won['low']:.1%} to {won['high']:.1%})" for won in e["won"]),
         f"{e['length']['mean']:.1f}"]
        for e in numbers["effects"]
    ]  # fmt: skip
    cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return (
        '<section id="options"><h2>Options in figures</h2><div class="table">'
        f"<table><tr>{cells}</tr>{body}</table></div></section>"
    )
