"""How long decisions take with a network and without: equal time is what a trial compares at."""

from __future__ import annotations

import time
from dataclasses import replace

from orrery.bots.network.layers import Network
from orrery.bots.selfplay.table import Table, play, seeds_of
from orrery.learn.generation import NO_FORKS, job_of
from orrery.learn.plan import Plan

N_GAMES = 4
LEAST_PART, MOST_PART = 0.25, 8.0  # of the iterations a network is given in any case, and at most


def equal_iterations(plan: Plan, network: Network, old: Network | None) -> int:
    """The iterations of a network that take the time of the plan's without it, or with `old`."""
    plan = replace(plan, iterations=plan.trial_iterations)
    part = sum(cost(plan, count, old) / cost(plan, count, network) for count in plan.counts)
    part = max(LEAST_PART, min(MOST_PART, part / len(plan.counts)))
    return max(1, round(part * plan.trial_iterations))


def cost(plan: Plan, count: int, network: Network | None) -> float:
    """Processor time of a decision of self-play, in seconds."""
    job = job_of(plan, count, 0, network, NO_FORKS)
    play(job, 0, 1)  # whatever is compiled is compiled now
    table, n_decisions = Table(job), 0
    start = time.process_time()
    for number, seeds in enumerate(seeds_of(job.seed, 1, N_GAMES)):
        n_decisions += int(table.play(number, seeds).decisions.sum())
    return (time.process_time() - start) / max(1, n_decisions)
