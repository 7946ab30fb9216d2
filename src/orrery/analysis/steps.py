"""Steps: what each action of a game changed, the players' choices apart from nature's luck.

A choice costs what its seat gave away against the best action it could have known of: never less
than nothing. Luck is what nature's action was worth against all that might have come, for every
seat, and may be good or bad. The rest of a curve (others' choices, and what the search did not see
coming) is nobody's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from orrery.analysis.judge import Opinion
from orrery.analysis.survey import Survey
from orrery.core.chance import CHANCE


class Sort(StrEnum):
    """What kind of step it is."""

    CHOICE = "choice"
    FORCED = "forced"  # there was one action, or none can be judged apart (see `asked_at`)
    NATURE = "nature"


@dataclass(frozen=True)
class JudgedStep:
    """One action: it leads from position n - 1 to position n."""

    n: int
    seat: int
    sort: Sort
    cost: float = 0.0
    """Of a choice: the share of the win that was given away."""
    luck: tuple[float, ...] = ()
    """Of nature's step: what it gave each seat, or took."""
    opinion: Opinion | None = None


def judged_steps(survey: Survey, seats: list[int]) -> list[JudgedStep]:
    """The steps between neighbouring positions that were judged; `seats` says who acted."""
    return [
        judged_step(survey, n, seats[n - 1])
        for n in range(1, len(seats) + 1)
        if is_judged(survey, n, seats[n - 1])
    ]


def is_judged(survey: Survey, n: int, seat: int) -> bool:
    """Whether enough is known of a step: both positions, and of nature's what might have come."""
    judged = survey.curve.judgements
    return n in judged and n - 1 in judged and (seat != CHANCE or n in survey.draws)


def judged_step(survey: Survey, n: int, seat: int) -> JudgedStep:
    """What one action changed."""
    curve = survey.curve
    if seat == CHANCE:
        return JudgedStep(n, seat, Sort.NATURE, luck=survey.draws[n].luck(survey.n_seats))
    opinion = survey.opinions.get(n - 1)
    if opinion is None:
        return JudgedStep(n, seat, Sort.FORCED)
    return JudgedStep(n, seat, Sort.CHOICE, cost_of(opinion, curve.shares(n)[seat]), (), opinion)


def cost_of(opinion: Opinion, share_after: float) -> float:
    """What a choice gave away; one that was hardly looked at is worth what came of it at once."""
    played = share_after if opinion.played_share is None else opinion.played_share
    return round(max(0.0, opinion.share - played), 4)
