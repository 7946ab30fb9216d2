"""Generation after generation: games, training, trial; what wins plays the next games."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.bots.network.layers import Network
from orrery.bots.selfplay.samples import Samples, joined
from orrery.learn.folder import KEPT, Folder
from orrery.learn.generation import generate
from orrery.learn.pace import equal_iterations
from orrery.learn.training import Trained, train
from orrery.learn.trial import Sides, Verdict, run_trial

REMEMBERED = 3  # generations whose games are learned from

Say = Callable[[str, int], None]


@dataclass(frozen=True)
class Machine:
    """Where games are played."""

    processes: int
    with_gpu: bool


def run(folder: Folder, generations: int, machine: Machine, say: Say) -> list[dict[str, Any]]:
    """Go on until so many generations are over; the diary. `say` hears how far it is."""
    while (number := len(folder.diary)) < generations:
        folder.note(generation(folder, number, machine, say))
    return folder.diary[:generations]


def generation(folder: Folder, number: int, machine: Machine, say: Say) -> dict[str, Any]:
    """One generation; what is written down of it."""
    plan, former, start = folder.plan, folder.kept(), time.monotonic()
    samples = gathered(folder, number, former, machine, say)
    say("training", 0)
    trained = train(plan, samples)
    iterations = equal_iterations(plan, trained.network, former)
    sides = Sides(trained.network, former, iterations, plan.trial_iterations)
    verdict = run_trial(plan, sides, machine.processes, lambda n: say("trial", n))
    entry = entry_of(number, trained, sides, verdict)
    entry["minutes"] = round((time.monotonic() - start) / 60, 1)
    how = {"plan": plan.as_json(), **entry}
    folder.write(f"network_{number:03}.npz", trained.network, how)
    if verdict.is_stronger:
        folder.write(KEPT, trained.network, how)
    return entry


def gathered(
    folder: Folder, number: int, former: Network | None, machine: Machine, say: Say
) -> Samples:  # fmt: skip
    """The positions of a generation and of those right before it."""
    if folder.samples(number) is None:
        found = generate(
            folder.plan, number, former, machine.processes, machine.with_gpu,
            lambda n: say("games", n),
        )  # fmt: skip
        folder.keep_samples(number, found.samples)
    first = max(0, number - REMEMBERED + 1)
    parts = [folder.samples(index) for index in range(first, number + 1)]
    return joined([part for part in parts if part is not None])


def entry_of(number: int, trained: Trained, sides: Sides, verdict: Verdict) -> dict[str, Any]:
    """A line of the diary."""
    return {
        "generation": number, "positions": trained.positions, "course": trained.course._asdict(),
        "loss": round(trained.loss, 5), "loss_by_hand": round(trained.loss_by_hand, 5),
        "iterations": [sides.new_iterations, sides.old_iterations],
        "games": verdict.games, "share": round(verdict.share, 4), "verdict": verdict.said,
        "is_kept": verdict.is_stronger,
    }  # fmt: skip
