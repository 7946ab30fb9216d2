"""The sections of a balance report, from the numbers of many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.hooks import heat_of
from orrery.core.registry import find_game
from orrery.lab.balance_counts import CAP, N_PARTS, Block
from orrery.lab.page import Part, Section

N_BINS = 24
MOST_EVENTS = 24
COURSE = "part of the game, from the first action to the last"


def sections(numbers: dict[str, Any], base: Block, drawn: bool = True) -> list[Section]:
    """The whole report, in order; without charts where they cannot be `drawn`."""
    found = [measures(numbers), wins(numbers), scores(numbers), length(base, numbers)]
    if "branching" in numbers:
        found += [
            branching(numbers), choices(numbers), forced(numbers), leads(numbers),
            points(numbers), events(numbers),
        ]  # fmt: skip
    found += [*skill(numbers), *effects(numbers), *heat_maps(numbers, base)]
    return [part.section(drawn) for part in found if part.rows]


# Parts of the report


def measures(numbers: dict[str, Any]) -> Part:
    """All measures, in words and figures."""
    words = "What is usually asked of a game, with 95 % intervals; shares are parts of 1."
    rows = [
        {"measure": one["name"], "value": one["mean"], "low": one["low"], "high": one["high"],
         "meaning": one["meaning"]}
        for one in numbers["measures"]
    ]  # fmt: skip
    rows += skill_measures(numbers.get("skill"))
    return Part("measures", "Measures", words, rows, "", is_open=True)


def skill_measures(skill: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Depth and luck, where a trace was played."""
    if skill is None:
        return []
    meanings = {
        "depth": "levels of 60 % from the first rung of the skill trace to the last",
        "luck": "part of who wins that follows the deal rather than the player",
    }
    return [
        {"measure": name, "value": skill[name]["mean"], "low": skill[name]["low"],
         "high": skill[name]["high"], "meaning": meaning}
        for name, meaning in meanings.items()
    ]  # fmt: skip


def wins(numbers: dict[str, Any]) -> Part:
    """Who wins."""
    rows = [interval_row(s["seat"], s["won"]) for s in numbers["seats"]]
    fair = 1 / numbers["players"]
    words = (
        f"Share of the games each seat wins, with Wilson's 95 % interval; the line is what would be"
        f" even, {fair:.1%}. {numbers['shared']:,} of {numbers['games']:,} games were shared."
    )
    look = {"form": ".1%", "mark": fair, "colour": "name", "table": "{:.1%}"}
    return Part("wins", "Who wins", words, rows, "intervals", **look)


def scores(numbers: dict[str, Any]) -> Part:
    """Points by seat."""
    rows = [
        {"name": s["seat"], "low": s["score"]["p5"], "mean": s["score"]["mean"],
         "high": s["score"]["p95"]}
        for s in numbers["seats"]
    ]  # fmt: skip
    words = "The mean score of each seat; the line reaches from the 5 % to the 95 % point."
    look = {"form": ".1f", "colour": "name", "table": "{:.1f}"}
    return Part("scores", "Score by seat", words, rows, "intervals", **look)


def length(base: Block, numbers: dict[str, Any]) -> Part:
    """How long games are."""
    spread = numbers["length"]
    words = (
        f"Actions of a game, nature's included: {spread['median']:.0f} in the middle,"
        f" {spread['p5']:.0f} to {spread['p95']:.0f} in nine of ten, {spread['max']:.0f} at most."
    )
    rows = binned(base.rows["length"], bins_of(base.rows["length"]))
    return Part("length", "Length", words, rows, "histogram", below="actions of a game")


def branching(numbers: dict[str, Any]) -> Part:
    """The number of choices over a game."""
    mean = numbers["branching"]
    words = (
        f"A player chooses among {mean['mean']:.2f} actions ({in_words(mean, '{:.2f}')}),"
        f" {numbers['most_choices']} at most. The curve: over the course of a game."
    )
    rows = course(numbers["branching_in_part"], "actions")
    look = {"x": "part", "y": "actions", "form": ".3g", "below": COURSE}
    return Part("branching", "Branching", words, rows, "curve", **look)


def choices(numbers: dict[str, Any]) -> Part:
    """How often there are n choices."""
    counts = np.array(numbers["choices"][1:], float)
    last = int(np.flatnonzero(counts)[-1]) + 1
    step = max(1, -(-last // N_BINS))
    rows = [
        {"start": start + 1, "end": start + 1 + step,
         "share": float(counts[start : start + step].sum() / counts.sum())}
        for start in range(0, last, step)
    ]  # fmt: skip
    words = "How often a player has n choices" + (
        f"; {CAP} stands for all above, too." if last >= CAP else "."
    )
    below = "legal actions at a decision"
    return Part("choices", "Choices at a decision", words, rows, "histogram", below=below)


def forced(numbers: dict[str, Any]) -> Part:
    """Decisions that are none."""
    mean = numbers["forced"]
    words = (
        f"{mean['mean']:.1%} of the decisions have only one choice ({in_words(mean, '{:.1%}')})."
    )
    rows = course(numbers["forced_in_part"], "share")
    look = {"x": "part", "y": "share", "form": ".0%", "below": COURSE}
    return Part("forced", "Only one choice", words, rows, "curve", **look)


def leads(numbers: dict[str, Any]) -> Part:
    """How open a game stays."""
    changes, settled = numbers["lead_changes"], numbers["settled"]
    words = (
        f"The lead in points changes {changes['mean']:.2f} times a game"
        f" ({in_words(changes, '{:.2f}')}), for the last time after {settled['mean']:.0%} of it."
        " The curve: how often whoever leads at that moment wins."
    )
    rows = course(numbers["leader_won"], "share")
    look = {"x": "part", "y": "share", "form": ".0%", "below": "moment of the game", "top": 1.0}
    return Part("leads", "Lead and suspense", words, rows, "curve", **look)


def points(numbers: dict[str, Any]) -> Part:
    """What made the points."""
    names = [seat["seat"] for seat in numbers["seats"]]
    rows = [
        {"name": row["cause"], "seat": seat, "value": float(value)}
        for row in numbers["points"] for seat, value in zip(names, row["a_game"], strict=True)
    ]  # fmt: skip
    words = f"{numbers['unit']} a game by cause and seat."
    look = {"form": "+.2f", "colour": "seat", "table": "{:+.2f}"}
    return Part("points", "How points were made", words, rows, "bars", **look)


def events(numbers: dict[str, Any]) -> Part:
    """What happens."""
    seen = [row for row in numbers["events"] if row["a_game"] > 0]
    rows = [{"name": row["event"], "value": float(row["a_game"])} for row in seen[:MOST_EVENTS]]
    words = "How often each kind of event happens in a game."
    return Part("events", "Events", words, rows, "bars")


def skill(numbers: dict[str, Any]) -> list[Part]:
    """The skill trace, where one was played."""
    if "skill" not in numbers:
        return []
    found = numbers["skill"]
    words = (
        "The share of the stronger of two searches of which one has twice the iterations; the line"
        f" is what would be even. Depth: {found['depth']['mean']:.1f} levels"
        f" ({in_words(found['depth'], '{:.1f}')}). Luck: {found['luck']['mean']:.0%} of what"
        f" decides between the strongest and the weakest ({in_words(found['luck'], '{:.0%}')})."
    )
    rows = [
        {key: one[key] for key in ("name", "low", "mean", "high", "games")}
        for one in found["rungs"]
    ]
    look = {"form": ".1%", "mark": 0.5, "table": "{:.1%}"}
    return [Part("skill", "Skill trace", words, rows, "intervals", **look)]


def effects(numbers: dict[str, Any]) -> list[Part]:
    """What each option changes."""
    same = [{"option": name, "same_as": other} for name, other in numbers["same"].items()]
    unplayed = Part("same", "Options that change nothing here",
                    "Not played: the games would be the same.", same, "", is_open=True)  # fmt: skip
    if not numbers["effects"]:
        return [unplayed]
    first, found = numbers["seats"][0]["seat"], numbers["effects"]
    words = (
        f"Change of {first}'s share of wins when one option is changed: the same"
        f" {found[0]['games']:,} seeds with and without it, paired, 95 % intervals."
    )
    change = [effect_row(one, one["won_change"][0]) for one in found]
    longer = [effect_row(one, one["length_change"]) for one in found]
    return [
        Part("effects", "What options change: who wins", words, change, "intervals",
             form="+.1%", mark=0.0, zero=True, table="{:+.1%}"),
        Part("effects-length", "What options change: length",
             "Change of the length in actions, from the same games.", longer, "intervals",
             form="+.1f", mark=0.0, zero=True, table="{:+.1f}"),
        Part("options", "Options in figures", "Who wins and how long games are with each option.",
             option_rows(numbers), "", is_open=True),
        unplayed,
    ]  # fmt: skip


def option_rows(numbers: dict[str, Any]) -> list[dict[str, Any]]:
    """The options in figures."""
    seats = [seat["seat"] for seat in numbers["seats"]]
    return [
        {"option": one["variant"], "clause": one["clause"], "games": one["games"],
         **{f"{seat} wins": f"{won['mean']:.1%} ({won['low']:.1%} to {won['high']:.1%})"
            for seat, won in zip(seats, one["won"], strict=True)},
         "length": one["length"]["mean"]}
        for one in numbers["effects"]
    ]  # fmt: skip


def heat_maps(numbers: dict[str, Any], base: Block) -> list[Part]:
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
            rows = [
                {"place": place, "x": x, "y": y, "value": float(counts[place] / base.n_games)}
                for place, (x, y) in places.items()
            ]
            found.append(Part(f"heat-{slug(title)}", f"Where {title}", words, rows, "heat_map"))
    return found


# Rows


def interval_row(name: str, found: dict[str, float]) -> dict[str, Any]:
    """A row of `charts.intervals`."""
    return {"name": name, "low": found["low"], "mean": found["mean"], "high": found["high"]}


def effect_row(one: dict[str, Any], change: dict[str, float]) -> dict[str, Any]:
    """The same for an option, with what rules it."""
    return {**interval_row(one["variant"], change), "clause": one["clause"]}


def course(values: Sequence[float | None], name: str) -> list[dict[str, Any]]:
    """A value for the middle of each stretch of a game; stretches without one are left out."""
    return [
        {"part": (number + 0.5) / N_PARTS, name: float(value)}
        for number, value in enumerate(values) if value is not None
    ]  # fmt: skip


def binned(values: npt.NDArray[Any], edges: npt.NDArray[Any]) -> list[dict[str, Any]]:
    """Which share of the values lies in each bin."""
    counts, _ = np.histogram(values, bins=edges)
    return [
        {"start": int(start), "end": int(end), "share": float(count / len(values))}
        for start, end, count in zip(edges, edges[1:], counts, strict=False)
    ]


def bins_of(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Whole-numbered edges of equal bins."""
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // N_BINS))
    return np.arange(low, high + step + 1, step)


def in_words(mean: dict[str, float], form: str) -> str:
    """An interval as text."""
    return f"95 %: {form.format(mean['low'])} to {form.format(mean['high'])}"


def slug(title: str) -> str:
    """A title as a file's name."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split())


def head_of(numbers: dict[str, Any]) -> str:
    """What was played, in a sentence."""
    bots = ", ".join(dict.fromkeys(numbers["bots"]))
    return (
        f"{numbers['games']:,} games, {numbers['players']} players, played by {bots}, board"
        f" {numbers['board']}, seed {numbers['seed']}."
    )
