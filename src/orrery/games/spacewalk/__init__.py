"""SPACE WALK: ships herded round an orbit, past black holes. On the lid of the box."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import Remark
from orrery.core.meta import Meta, Option, Value

COLOURS = ("red", "blue", "green", "yellow", "white")
USUAL_TOKENS = -1


def objection(values: Mapping[str, Value]) -> Remark | None:
    """Options that do not go together (SW-4, SW-8, SW-21)."""
    first = str(values["first_player"])
    if first != "random" and COLOURS.index(first) >= int(values["players"]):
        return Remark(f"first_player is {first}, but only {values['players']} play", "SW-4")
    if values["first_placer_moves_second"] and values["players"] != 2:
        return Remark("first_placer_moves_second is for 2 players", "SW-8")
    if values["variant"] == "cards" and values["tokens"] != USUAL_TOKENS:
        return Remark("the action-card variant has no tokens", "SW-21")
    return None


def draws(values: Mapping[str, Value]) -> bool:
    """Only the first player may be drawn (SW-4)."""
    return values["first_player"] == "random"


META = Meta(
    id="spacewalk",
    title="Space Walk",
    blurb="Move whole planets' worth of ships, yours and theirs, past black holes.",
    year=1999,
    min_players=2,
    max_players=5,
    default_players=2,
    seat_names=COLOURS,
    clause_prefix="SW",
    n_clauses=26,
    rules_version=1,
    options=(
        Option(
            "variant", "tokens: the basic game; cards: the action-card variant", "SW-21",
            default="tokens", choices=("tokens", "cards"),
        ),
        Option(
            "tokens", "tokens each; -1: 4, or 3 with five players", "SW-3",
            default=USUAL_TOKENS, low=-1, high=20,
        ),
        Option(
            "first_player", "who places first (and, but for SW-8, takes the first turn)", "SW-4",
            default="red", choices=(*COLOURS, "random"),
        ),
        Option(
            "first_placer_moves_second", "with 2 players the second placer takes the first turn",
            "SW-8", default=False,
        ),
        Option(
            "no_tokens_first_rounds", "rounds at the start without tokens", "SW-26",
            default=0, low=0, high=100,
        ),
    ),
    boards=("big", "small"),
    max_actions=60_000,
    objection=objection,
    draws=draws,
)  # fmt: skip
