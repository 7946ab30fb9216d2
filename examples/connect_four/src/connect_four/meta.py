"""Connect four on the lid of the box."""

from orrery.core.meta import Meta, Option, never

META = Meta(
    id="connect_four",
    title="Connect Four",
    blurb="Drop discs into a frame; four of yours in a row win.",
    year=1974,
    min_players=2,
    max_players=2,
    default_players=2,
    seat_names=("yellow", "red"),
    clause_prefix="CF",
    n_clauses=6,
    rules_version=1,
    options=(
        Option("first", "who drops the first disc", "CF-2", "yellow", choices=("yellow", "red")),
    ),
    boards=("standard", "small"),
    max_actions=63,
    draws=never,
)
