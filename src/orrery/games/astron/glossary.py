"""The words of ASTRON that its glossary explains, and the numbers they name."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.astron.cells import N_STATIONS, SATURN, Board
from orrery.games.astron.rules.landing import FIRST_POINTS

TERMS = (
    "ship", "space-station", "stellar-station", "station-points", "land", "rings", "comet",
    "meteors", "rays", "blackout", "asteroid", "take-off-space", "forward", "backward", "sideways",
    "upheaval", "base-strip", "ship-points", "ship-cards",
)  # fmt: skip


def terms(board: Board, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The same on every base."""
    return TERMS


def numbers(board: Board, values: Mapping[str, Value]) -> dict[str, int]:
    """What a station scores (AS-21), and which of them is Saturn's (AS-35)."""
    return {"first": FIRST_POINTS, "stations": N_STATIONS, "saturn": SATURN}
