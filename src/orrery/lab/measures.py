"""What a game is measured by, from the rows of many games: each with a 95 % interval.

A measure is a ratio of two sums over games, `above` by `below`; a plain mean has ones below. So two
studies with the same seeds are compared game by game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.lab.balance_counts import Block
from orrery.lab.ratings import Z_95, share_interval

Floats = npt.NDArray[np.float64]
Interval = dict[str, float]


class Terms(NamedTuple):
    """Entry g is what game g adds to the two sums."""

    above: Floats
    below: Floats


@dataclass(frozen=True)
class Measure:
    """`meaning` is a sentence for the page; `is_share` whether it is written in per cent."""

    name: str
    meaning: str
    terms: Callable[[Block], Terms]
    is_share: bool = False
    needs: str = "length"
    """The row of a block without which there is nothing to measure."""
    is_yes_or_no: bool = False
    """Whether each game has it or not: then the interval is Wilson's."""


def won(block: Block) -> npt.NDArray[np.bool_]:
    """[game, seat]: who won."""
    names = sorted((n for n in block.rows if n.startswith("won_")), key=lambda n: int(n[4:]))
    return np.stack([block.rows[name] for name in names], axis=1).astype(np.bool_)


def won_parts(block: Block) -> Floats:
    """[game, seat]: what part of the win a seat has; all share a game that nobody won."""
    wins = won(block).astype(np.float64)
    wins[wins.sum(axis=1) == 0] = 1.0
    return np.asarray(wins / wins.sum(axis=1, keepdims=True))


def _mean(name: str) -> Callable[[Block], Terms]:
    return lambda block: _ones(block.rows[name])


def _ratio(above: str, below: str) -> Callable[[Block], Terms]:
    return lambda block: Terms(
        block.rows[above].astype(np.float64), block.rows[below].astype(np.float64)
    )


def _ones(values: npt.NDArray[Any]) -> Terms:
    return Terms(values.astype(np.float64), np.ones(len(values)))


def _first_seat(block: Block) -> Terms:
    parts = won_parts(block)
    return _ones(parts[:, 0] - 1 / parts.shape[1])


def _decisive(block: Block) -> Terms:
    return _ones(won(block).sum(axis=1) == 1)


MEASURES = (
    Measure("length", "actions of a game, nature's included", _mean("length")),
    Measure("decisions", "actions of players", _mean("decisions"), needs="decisions"),
    Measure("branching", "legal actions at a decision", _ratio("choices", "decisions"),
            needs="choices"),
    Measure("forced", "decisions with only one legal action", _ratio("forced", "decisions"),
            is_share=True, needs="forced"),
    Measure("decisiveness", "games that one seat wins alone", _decisive, is_share=True,
            is_yes_or_no=True),
    Measure("lead changes", "how often another seat comes to lead alone", _mean("lead_changes"),
            needs="lead_changes"),
    Measure("settled", "part of the game after which the lead changes no more", _mean("settled"),
            is_share=True, needs="settled"),
    Measure("comeback", "games that who leads alone at half time does not win", _mean("comeback"),
            is_share=True, needs="comeback", is_yes_or_no=True),
    Measure("first seat", "what the first seat wins above an even share", _first_seat,
            is_share=True),
)  # fmt: skip


def measured(block: Block) -> list[dict[str, Any]]:
    """All measures that a block has rows for."""
    return [
        {"name": one.name, "meaning": one.meaning, "is_share": one.is_share,
         **interval_of(one, one.terms(block))}
        for one in MEASURES if one.needs in block.rows
    ]  # fmt: skip


def differences(before: Block, after: Block) -> list[dict[str, Any]]:
    """What each measure is in both, and the change: the same seeds, so it is paired."""
    n = min(before.n_games, after.n_games)
    rows = []
    for one in MEASURES:
        if one.needs in before.rows and one.needs in after.rows:
            a, b = (Terms(*(t[:n] for t in one.terms(block))) for block in (before, after))
            found = {"a": interval_of(one, a), "b": interval_of(one, b), "change": change(a, b)}
            rows.append({"name": one.name, "is_share": one.is_share, **found})
    return rows


# Estimates


def interval_of(measure: Measure, terms: Terms) -> Interval:
    """A measure with its 95 % interval."""
    if not measure.is_yes_or_no:
        return estimate(terms)
    low, high = share_interval(float(terms.above.sum()), len(terms.above))
    return {"mean": float(terms.above.mean()), "low": low, "high": high}


def estimate(terms: Terms) -> Interval:
    """The ratio of the sums with its 95 % interval (linearized, normal)."""
    value, influence = _linearized(terms)
    return _around(value, influence)


def change(before: Terms, after: Terms) -> Interval:
    """After less before, game by game, with its 95 % interval."""
    old, old_influence = _linearized(before)
    new, new_influence = _linearized(after)
    return _around(new - old, new_influence - old_influence)


def _linearized(terms: Terms) -> tuple[float, Floats]:
    """The ratio, and how much each game moves it."""
    value = float(terms.above.sum() / max(terms.below.sum(), 1e-9))
    mean_below = max(float(terms.below.mean()), 1e-9)
    return value, (terms.above - value * terms.below) / mean_below


def _around(value: float, influence: Floats) -> Interval:
    n = len(influence)
    error = float(influence.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
    return {"mean": value, "low": value - Z_95 * error, "high": value + Z_95 * error}
