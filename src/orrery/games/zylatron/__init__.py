"""ZYLATRON, the Battle for the Galaxy: the major and the short game. The lid of the box."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import Remark
from orrery.core.meta import Meta, Option, Value

COLOURS = ("red", "blue", "green", "yellow")
USUAL_ROUNDS = 60
MOST_ROUNDS = 120


def caution(values: Mapping[str, Value]) -> Remark | None:
    """Three players are not equally well placed (ZY-1)."""
    if values["players"] != 3:
        return None
    return Remark(
        "with three players the corner between the other two is at a disadvantage", "ZY-1"
    )


META = Meta(
    id="zylatron",
    title="ZYLATRON",
    blurb="Carry a Warrior across the galaxy and land on the enemy's headquarters.",
    year=1985,
    min_players=2,
    max_players=4,
    default_players=2,
    seat_names=COLOURS,
    clause_prefix="ZY",
    n_clauses=42,
    rules_version=2,
    options=(
        Option(
            "rules", "major: all pieces; short: Star Fighters and Warriors only", "ZY-39",
            default="major", choices=("major", "short"),
        ),
        Option(
            "max_rounds", "rounds after which the game is adjudicated", "ZY-38",
            default=USUAL_ROUNDS, low=1, high=MOST_ROUNDS,
        ),
        Option(
            "prices", "full, or half of what the rulebook asks", "ZY-30",
            default="full", choices=("full", "half"),
        ),
        Option("touch_move", "a begun move must take at least one step", "ZY-42", default=False),
        Option("pick_planets", "players pick their planets, in seat order", "ZY-1", default=False),
    ),
    boards=("major", "short"),
    drawn="cards",
    max_actions=200_000,
    caution=caution,
)  # fmt: skip
