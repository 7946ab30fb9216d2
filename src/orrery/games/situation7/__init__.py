"""SITUATION 7: two sides race to cover one round jigsaw puzzle of the solar system.

The lid of the box; `engine` declares the game.
"""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import Remark
from orrery.core.meta import Meta, Option, Value

SEATS = ("yellow", "green", "yellow2", "green2")
TEMPOS = ("alternate", "live", "race")
USUAL_TIME = 100


def objection(values: Mapping[str, Value]) -> Remark | None:
    """Options that do not go together (S7-1, S7-20, S7-26)."""
    tempo = values["tempo"]
    if tempo == "race" and values["players"] != 2:
        return Remark(f"race is for 2 players, not {values['players']}", "S7-1")
    if tempo == "race" and values["agree"]:
        return Remark("agree needs passes, and race has none", "S7-26")
    if tempo == "alternate" and values["time_limit"]:
        return Remark("time_limit needs a clock: tempo live or race", "S7-20")
    for side in ("yellow", "green"):
        if tempo != "race" and values[f"{side}_time"] != USUAL_TIME:
            return Remark(f"{side}_time is for tempo race, not {tempo}", "S7-26")
    return None


def caution(values: Mapping[str, Value]) -> Remark | None:
    """What to warn people of before they sit down, or None (S7-1)."""
    if values["players"] == 3 and values.get("tempo") == "live":
        return Remark(
            "two against one is lopsided in live play: the pair nearly always wins", "S7-1"
        )
    return None


def draws(values: Mapping[str, Value]) -> bool:
    """Nature draws in the race only (S7-26)."""
    return values["tempo"] == "race"


META = Meta(
    id="situation7",
    title="SITUATION 7",
    blurb="Two identical jigsaw puzzles, one board: race to cover the solar system first.",
    year=1969,
    min_players=2,
    max_players=4,
    default_players=2,
    seat_names=SEATS,
    clause_prefix="S7",
    n_clauses=28,
    rules_version=1,
    options=(
        Option(
            "tempo", "alternate: in turns; live: all at once; race: simulated clocks", "S7-24",
            default="alternate", choices=TEMPOS, offered="live",
        ),
        Option(
            "agree", "the game also ends when both sides pass", "S7-20", default=False,
        ),
        Option(
            "time_limit", "minutes after which the game ends (live and race); 0: none", "S7-20",
            default=0, low=0, high=600,
        ),
        Option(
            "yellow_time", "Yellow's search times in the race, percent of the usual", "S7-26",
            default=USUAL_TIME, low=25, high=400,
        ),
        Option(
            "green_time", "Green's search times in the race, percent of the usual", "S7-26",
            default=USUAL_TIME, low=25, high=400,
        ),
    ),
    boards=("standard",),
    labels={
        "yellow": "Yellow", "green": "Green", "yellow2": "Yellow 2", "green2": "Green 2",
        "tempo": "Tempo", "alternate": "in turns", "live": "all at once",
        "race": "simulated clocks", "agree": "End by agreement", "time_limit": "Time limit",
        "yellow_time": "Yellow's time", "green_time": "Green's time",
    },
    max_actions=400,
    objection=objection,
    caution=caution,
    draws=draws,
)  # fmt: skip
