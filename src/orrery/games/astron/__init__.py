"""ASTRON: space ships over a scrolling base, from Earth to Saturn. On the lid of the box."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import Remark
from orrery.core.meta import Meta, Option, Value

SHIPS = ("ship1", "ship2", "ship3", "ship4", "ship5", "ship6")
TEAMS = ("none", "2", "3")
MIN_IN_TEAMS = 3


def objection(values: Mapping[str, Value]) -> Remark | None:
    """Teams need three players (AS-41); seated alternately, their sizes differ by one at most."""
    if values["teams"] != "none" and int(values["players"]) < MIN_IN_TEAMS:
        return Remark(f"teams need 3 to 6 players, not {values['players']}", "AS-41")
    return None


META = Meta(
    id="astron",
    title="ASTRON",
    blurb="Fly from Earth to Saturn over a star map that slides beneath all ships.",
    year=1954,
    min_players=2,
    max_players=6,
    default_players=4,
    seat_names=SHIPS,
    clause_prefix="AS",
    n_clauses=42,
    rules_version=1,
    options=(
        Option(
            "teams", "none: each alone; 2 or 3 teams, seated alternately; by average if unequal",
            "AS-41", default="none", choices=TEAMS,
        ),
    ),
    boards=("default", "attested"),
    labels={
        "teams": "Teams", "none": "each alone", "2": "two teams", "3": "three teams",
        "default": "the base", "attested": "attested cards only",
    },
    drawn="cards",
    max_actions=5_000,
    objection=objection,
    open_standing=True,  # cards in hand change neither turns nor points
)  # fmt: skip
