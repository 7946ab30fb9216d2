"""Ratings of games for more than two: OpenSkill's, by Weng and Lin's Plackett-Luce update.

A bot is believed to have strength `mu`, give or take `sigma`; every game moves both. Bots do not
learn, so nothing is added to sigma between games, and the belief narrows. The order of games
matters a little; the arena always counts them in the order of their numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2  # what luck adds to a strength in one game
LEAST = 1e-4  # of the variance that a game leaves
Z_95 = 1.959964


@dataclass(frozen=True)
class Skill:
    """What is believed of a bot."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies by 95 %."""
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills of all seats after a game; lower ranks are better, equal ones tied."""
    c = math.sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))
    strengths = [math.exp(skill.mu / c) for skill in skills]
    return [_moved(skills, ranks, strengths, c, seat) for seat in range(len(skills))]


def _moved(
    skills: Sequence[Skill], ranks: Sequence[int], strengths: Sequence[float], c: float, seat: int
) -> Skill:
    """The skill of one seat: up for each it has beaten, down for each that has beaten it."""
    surprise = information = 0.0
    for other, rank in enumerate(ranks):
        if rank > ranks[seat]:
            continue
        n_tied = sum(r == rank for r in ranks)
        share = strengths[seat] / sum(s for s, r in zip(strengths, ranks, strict=True) if r >= rank)
        surprise += ((1.0 if other == seat else 0.0) - share) / n_tied
        information += share * (1.0 - share) / n_tied
    variance = skills[seat].sigma ** 2
    shrink = information * variance / c**2 * (skills[seat].sigma / c)
    return Skill(
        skills[seat].mu + surprise * variance / c,
        skills[seat].sigma * math.sqrt(max(1.0 - shrink, LEAST)),
    )


def ranks_of(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """0 for the winners, then by score."""
    places = [(0, 0) if seat in winners else (1, -score) for seat, score in enumerate(scores)]
    order = sorted(set(places))
    return [order.index(place) for place in places]


def skills_after(n_bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Skill]:
    """The skills of all bots after games, each (bot of every seat, rank of every seat).

    A bot that holds several seats takes the mean of what happens to them.
    """
    skills = [Skill()] * n_bots
    for bots, ranks in games:
        moved = after_game([skills[bot] for bot in bots], ranks)
        for bot in set(bots):
            own = [skill for skill, b in zip(moved, bots, strict=True) if b == bot]
            mu = sum(skill.mu for skill in own) / len(own)
            skills[bot] = Skill(mu, sum(skill.sigma for skill in own) / len(own))
    return skills
