"""Connect four, the smallest complete game of Orrery: four files beside its words."""

from orrery.core.meta import Meta, Option, never

META = Meta(
    id="connect_four",
    title="Connect Four",
    blurb="Drop discs into a frame; four of yours in a row win.",
    year=1974,
    min_players=2,
    max_players=2,
    seat_names=("yellow", "red"),
    clause_prefix="CF",
    n_clauses=6,
    options=(
        Option("first", "who drops the first disc", "CF-2", "yellow", choices=("yellow", "red")),
    ),
    boards=("standard", "small"),
    labels={"first": "First player", "standard": "seven by six", "small": "five by four"},
    max_actions=63,
    draws=never,
)
