"""What many games say, as plain values: shares with intervals, spreads, effects of options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.game import Game
from orrery.core.hooks import heat_of
from orrery.core.registry import find_game
from orrery.core.texts import message_ids
from orrery.lab.ablation import BASE, Variant
from orrery.lab.balance import Plan
from orrery.lab.balance_counts import Block
from orrery.lab.measures import Interval, Terms, estimate, measured, won, won_parts
from orrery.lab.ratings import share_interval


def report(
    plan: Plan,
    found: Mapping[str, Block],
    neighbours: Sequence[Variant],
    same: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """All numbers of a report; games on a GPU lack what needs every action.

    `same` are variants that were not played, since they are another one: {tokens=4: base}.
    """
    game, base = find_game(plan.game), found[BASE]
    numbers: dict[str, Any] = {
        "game": plan.game,
        "title": game.meta.title,
        "players": plan.n_seats,
        "options": dict(plan.base.values),
        "board": plan.base.board,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": base.n_games,
        "seats": [seat_numbers(game, base, seat) for seat in range(plan.n_seats)],
        "shared": int((won(base).sum(axis=1) > 1).sum()),
        "length": spread(base.rows["length"]),
        "measures": measured(base),
        "same": dict(same or {}),
        "effects": [effect(found[BASE], found[v.name], v, plan.n_seats) for v in neighbours],
    }
    if base.counts:
        numbers |= told(game, plan, base)
    return numbers


def told(game: Game, plan: Plan, base: Block) -> dict[str, Any]:
    """What the actions and events say."""
    rows, counts = base.rows, base.counts
    n_games = base.n_games
    return {
        "decisions": spread(rows["decisions"]),
        "branching": ratio(rows["choices"], rows["decisions"]),
        "most_choices": int(rows["most_choices"].max()),
        "forced": ratio(rows["forced"], rows["decisions"]),
        "lead_changes": {**spread(rows["lead_changes"]), **mean_of(rows["lead_changes"])},
        "settled": mean_of(rows["settled"]),
        "choices": counts["choices"].tolist(),
        "branching_in_part": quotients(counts["choices_in_part"], counts["decisions_in_part"]),
        "forced_in_part": quotients(counts["forced_in_part"], counts["decisions_in_part"]),
        "leader_won": quotients(counts["leader_won"], counts["led_at_end_of_part"]),
        "events": events(game, counts["events"], n_games),
        "points": points(counts, n_games),
        "unit": asked.UNIT if (asked := heat_of(game)) else "points",
    }


def seat_numbers(game: Game, block: Block, seat: int) -> dict[str, Any]:
    """How a seat fares; a shared win counts in part."""
    scores = block.rows[f"score_{seat}"]
    return {
        "seat": game.seat_name(seat),
        "won": share(won_parts(block)[:, seat]),
        "score": {**spread(scores), **mean_of(scores)},
    }


def effect(base: Block, other: Block, variant: Variant, n_seats: int) -> dict[str, Any]:
    """What an option changes: the same seeds with and without it, so differences are paired."""
    n = min(base.n_games, other.n_games)
    before, after = won_parts(base)[:n], won_parts(other)[:n]
    points = [other.rows[f"score_{s}"][:n] - base.rows[f"score_{s}"][:n] for s in range(n_seats)]
    return {
        "variant": variant.name,
        "clause": variant.clause,
        "games": n,
        "won": [share(after[:, seat]) for seat in range(n_seats)],
        "won_change": [mean_of(after[:, seat] - before[:, seat]) for seat in range(n_seats)],
        "score_change": [mean_of(change) for change in points],
        "length": mean_of(other.rows["length"][:n]),
        "length_change": mean_of(other.rows["length"][:n] - base.rows["length"][:n]),
    }


def events(game: Game, counts: npt.NDArray[np.int64], n_games: int) -> list[dict[str, Any]]:
    """How often each kind of event happens in a game, most often first."""
    names = message_ids(game.module("events"))
    rows = [{"event": names[kind].replace("_", " "), "a_game": counts[kind] / n_games}
            for kind in names]  # fmt: skip
    return sorted(rows, key=lambda row: -row["a_game"])


def points(counts: Mapping[str, npt.NDArray[np.int64]], n_games: int) -> list[dict[str, Any]]:
    """What each seat gains by each cause in a game."""
    return [
        {"cause": name.partition(":")[2], "a_game": (values / n_games).tolist()}
        for name, values in counts.items()
        if name.startswith("points:")
    ]


# Numbers with intervals


def share(parts: npt.NDArray[np.float64]) -> Interval:
    """A share with Wilson's 95 % interval."""
    total = float(parts.sum())
    low, high = share_interval(total, len(parts))
    return {"mean": total / len(parts), "low": low, "high": high}


def mean_of(values: npt.NDArray[Any]) -> Interval:
    """A mean with its 95 % interval (normal)."""
    return estimate(Terms(values.astype(np.float64), np.ones(len(values))))


def ratio(above: npt.NDArray[Any], below: npt.NDArray[Any]) -> Interval:
    """The ratio of two sums over games, with its 95 % interval (linearized)."""
    return estimate(Terms(above.astype(np.float64), below.astype(np.float64)))


def spread(values: npt.NDArray[Any]) -> dict[str, float]:
    """Where most of the numbers lie."""
    p5, median, p95 = np.percentile(values, [5, 50, 95])
    return {
        "min": float(values.min()), "p5": float(p5), "median": float(median),
        "p95": float(p95), "max": float(values.max()),
    }  # fmt: skip


def quotients(above: npt.NDArray[np.int64], below: npt.NDArray[np.int64]) -> list[float | None]:
    """Entry by entry; None where there is nothing to divide by."""
    pairs = zip(above.tolist(), below.tolist(), strict=True)
    return [a / b if b else None for a, b in pairs]
