"""What an arena found: ratings, every meeting, and a picture of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from typing import Any

import numpy as np

from orrery.core.registry import find_game
from orrery.lab.arena import Block, Plan, Played, pair_shares, won_by
from orrery.lab.charts import intervals, svg
from orrery.lab.openskill import ranks_of, skills_after
from orrery.lab.ratings import Sprt, ratings, share_interval


def report(plan: Plan, done: Sequence[Block], sprt: Sprt | None = None) -> dict[str, Any]:
    """All numbers, as plain values."""
    games = [game for block in done for game in block.games]
    numbers = {
        "game": plan.game,
        "options": dict(plan.values),
        "players": plan.n_seats,
        "seed": plan.seed,
        "games": len(games),
        "bots": rated_bots(plan, done),
        "meetings": meetings(plan, games),
        "wins_by_seat": [
            sum(seat in game.winners for game in games) for seat in range(plan.n_seats)
        ],
        "mean_length": round(sum(game.length for game in games) / len(games), 2),
    }
    if plan.n_seats > 2:
        numbers["skills"] = skills(plan, games)
    if sprt is not None:
        numbers["sprt"] = {
            **asdict(sprt),
            "ratio": round(sprt.ratio(pair_shares(done)), 4),
            "bound": round(sprt.bound, 4),
            "verdict": sprt.verdict(pair_shares(done)),
        }
    return numbers


def rated_bots(plan: Plan, done: Sequence[Block]) -> list[dict[str, Any]]:
    """Each bot with its Elo and what it won, in the order of the plan."""
    n_bots = len(plan.bots)
    seats = np.array([_seats(block.games[0], n_bots) for block in done], float)
    wins = np.array(
        [[sum(won_by(g, bot) for g in block.games) for bot in range(n_bots)] for block in done]
    )
    weights = np.array([float(len(block.games)) for block in done])
    fitted = ratings(seats, wins, weights)
    return [
        {
            "bot": name,
            "elo": round(fitted[bot].elo, 1),
            "low": round(fitted[bot].low, 1),
            "high": round(fitted[bot].high, 1),
            "games": int(weights[seats[:, bot] > 0].sum()),
            "won": round(float(wins[:, bot].sum()), 3),
        }
        for bot, name in enumerate(plan.bots)
    ]


def skills(plan: Plan, games: Sequence[Played]) -> list[dict[str, Any]]:
    """For more than two players: OpenSkill's rating of each bot, which counts places too."""
    ranked = [(game.seats, ranks_of(game.winners, game.scores)) for game in games]
    found = []
    for name, skill in zip(plan.bots, skills_after(len(plan.bots), ranked), strict=True):
        low, high = skill.interval
        numbers = {"mu": skill.mu, "sigma": skill.sigma, "low": low, "high": high}
        found.append({"bot": name, **{key: round(x, 3) for key, x in numbers.items()}})
    return found


def _seats(game: Played, n_bots: int) -> list[int]:
    return [game.seats.count(bot) for bot in range(n_bots)]


def meetings(plan: Plan, games: Sequence[Played]) -> list[dict[str, Any]]:
    """For two players: what each won against each other, with an interval."""
    if plan.n_seats != 2:
        return []
    found = []
    for a, b in combinations(range(len(plan.bots)), 2):
        between = [game for game in games if sorted(game.seats) == [a, b]]
        if between:
            found.append(_meeting(plan, a, b, between))
    return found


def _meeting(plan: Plan, a: int, b: int, games: Sequence[Played]) -> dict[str, Any]:
    shares = [won_by(game, a) for game in games]
    low, high = share_interval(sum(shares), len(shares))
    return {
        "bots": [plan.bots[a], plan.bots[b]],
        "games": len(games),
        "wins": sum(share == 1 for share in shares),
        "shared": sum(0 < share < 1 for share in shares),
        "losses": sum(share == 0 for share in shares),
        "share": round(sum(shares) / len(shares), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


# The picture


def picture(numbers: dict[str, Any]) -> str:
    """The ratings as an SVG: a dot for each bot, a line for its interval; needs Altair."""
    bots = sorted(numbers["bots"], key=lambda bot: -bot["elo"])
    rows = [{"name": b["bot"], "low": b["low"], "mean": b["elo"], "high": b["high"]} for b in bots]
    title = f"{find_game(numbers['game']).meta.title}: Elo after {numbers['games']} games"
    return svg({**intervals(rows, "+.0f"), "title": title})
