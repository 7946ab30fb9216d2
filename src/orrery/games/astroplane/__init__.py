"""Astroplane on the lid of the box."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import Remark
from orrery.core.meta import Meta, Option, Value

COLOURS = ("red", "blue", "green", "yellow")
RANDOM_FIRST = len(COLOURS)  # the last choice of the option first_player


def objection(values: Mapping[str, Value]) -> Remark | None:
    """Options that do not go together (AP-13)."""
    first = str(values["first_player"])
    if first != "random" and COLOURS.index(first) >= int(values["players"]):
        return Remark(f"first_player is {first}, but only {values['players']} play", "AP-13")
    return None


def caution(values: Mapping[str, Value]) -> Remark | None:
    """What people should know before they sit down (AP-8)."""
    if values["players"] == 3:
        return Remark("three seats are not quite fair: rotate them in a match", "AP-8")
    return None


def draws(values: Mapping[str, Value]) -> bool:
    """Only the first player may be drawn (AP-13)."""
    return values["first_player"] == "random"


META = Meta(
    id="astroplane",
    title="Astroplane",
    blurb="Fly through two interlaced universes, form Squares, and take the Singularity.",
    year=2005,
    min_players=2,
    max_players=4,
    default_players=2,
    seat_names=COLOURS,
    clause_prefix="AP",
    n_clauses=47,
    rules_version=1,
    options=(
        Option(
            "first_player", "who takes the first turn", "AP-13",
            default="red", choices=(*COLOURS, "random"),
        ),
        Option(
            "match_to", "play games until somebody has that many points; 0: a single game", "AP-46",
            default=0, low=0, high=50,
        ),
    ),
    boards=("standard", "wide"),
    labels={"first_player": "First player", "match_to": "Match to", "random": "drawn"},
    max_actions=500_000,
    objection=objection,
    caution=caution,
    draws=draws,
)  # fmt: skip
