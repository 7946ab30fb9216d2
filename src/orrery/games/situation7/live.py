"""Live play: how long it lasts and how it ends (S7-20), how fast bots are (S7-28)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.situation7 import pace
from orrery.games.situation7.sheet import TIME_UP as CALL_OF_TIME

__all__ = ["TIME_UP", "minutes", "pace"]

TIME_UP = CALL_OF_TIME.text


def minutes(options: Mapping[str, Value]) -> int:
    """The time limit; that of the race is kept by its simulated clocks."""
    return int(options["time_limit"]) if options["tempo"] == "live" else 0
