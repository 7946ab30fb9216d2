"""Scratch: the small arrays that rules write into, handed around as one; one set a thread."""

from __future__ import annotations

import threading
from typing import Any, NamedTuple

import numpy as np

from orrery.core.chance import Rng
from orrery.core.contract import Actions, Weights
from orrery.core.trace import Trace, new_trace

EVENTS_PER_ACTION = 512


class Scratch(NamedTuple):
    """What compiled loops hand down to the rules."""

    actions: Actions  # the legal actions, as far as they were counted
    weights: Weights  # how likely each is, where nature acts
    rng: Rng  # the state of the generator
    trace: Trace  # what happened


def new_scratch(engine: Any, n_events: int = 0) -> Scratch:
    """Large enough for any position of a game; the generator is to be seeded."""
    return Scratch(
        actions=np.zeros(max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1), np.int32),
        weights=np.zeros(max(engine.MAX_CHANCE, 1), np.int32),
        rng=np.ones(1, np.uint64),
        trace=new_trace(n_events),
    )


class ThreadScratch(threading.local):
    """What a `Game` hands to its rules; every thread that looks here finds a set of its own."""

    def __init__(self, engine: Any) -> None:
        """Called anew in every thread."""
        self.own = new_scratch(engine)
        self.events = new_trace(EVENTS_PER_ACTION)
        self.trial: Any = None
        """A position on which actions are tried."""
