"""The training of a network from samples, and how well it foretells what it has not seen."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec

import numpy as np

from orrery.bots.network.layers import Network
from orrery.bots.network.rounding import rounded
from orrery.bots.selfplay.samples import Samples
from orrery.core.errors import BadInput
from orrery.learn import numpy_fit, torch_fit
from orrery.learn.lessons import Lessons, lessons_of, loss_of
from orrery.learn.plan import Plan
from orrery.learn.schedule import Course, Layers, Shape

MOST_JUDGED = 50_000
LEAST_ROWS = 8
PARTS = 16, 4, 1  # of the steps
DECAYS = 0.01, 2.0  # of the weights, for each step of the rate


@dataclass(frozen=True)
class Trained:
    """A network, and the cross-entropy of the winner on games that were not trained on."""

    network: Network
    loss: float
    loss_by_hand: float  # of the game's own evaluation
    positions: int
    course: Course


def has_torch() -> bool:
    """Whether PyTorch is installed."""
    return find_spec("torch") is not None


def train(plan: Plan, samples: Samples) -> Trained:
    """Learn from samples."""
    lessons = lessons_of(samples, plan.searched)
    n_held_out = int(lessons.is_held_out.sum())
    if min(n_held_out, len(lessons) - n_held_out) < LEAST_ROWS:
        raise BadInput(
            f"{len(lessons)} positions were kept, {n_held_out} of them to judge by, which is too"
            " little to learn from: play more --games or --keep more of 100"
        )
    game = plan.found
    shape = Shape(game.engine.OBSERVATION_SIZE, plan.first, plan.second, game.meta.max_players)
    fit = torch_fit.fit if has_torch() else numpy_fit.fit
    best: Trained | None = None
    for course in courses_of(plan):
        layers = fit(lessons, shape, course, plan.seed)
        by_hand, learned = judged(lessons, layers)
        if best is None or learned < best.loss:
            best = Trained(rounded(layers), learned, by_hand, len(lessons), course)
    assert best is not None
    return best


def courses_of(plan: Plan) -> list[Course]:
    """How to train: what was held out chooses, because few games are soon learned by heart."""
    lengths = sorted({max(1, plan.steps // part) for part in PARTS})
    return [Course(steps, plan.batch, decay) for steps in lengths for decay in DECAYS]


def judged(lessons: Lessons, layers: Layers) -> tuple[float, float]:
    """The cross-entropy of the evaluation alone and of the network, on what was held out."""
    rows = np.nonzero(lessons.is_held_out)[0][:MOST_JUDGED]
    shares, outcomes = lessons.shares[rows], lessons.outcomes[rows]
    logits = numpy_fit.logits_of(layers, lessons.real_features(rows))
    return loss_of(shares, outcomes), loss_of((logits + shares).astype(np.float32), outcomes)
