"""Scratch: the small arrays that rules write their lists into, one set a thread."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from orrery.core.trace import new_trace


class Scratch(threading.local):
    """What a `Game` hands to its rules; every thread that looks here finds a set of its own."""

    def __init__(self, engine: Any) -> None:
        """Large enough for any position; called anew in every thread."""
        self.actions = np.zeros(max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1), np.int32)
        self.weights = np.zeros(max(engine.MAX_CHANCE, 1), np.int32)
        self.no_trace = new_trace()
