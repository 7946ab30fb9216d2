"""Liar's dice on the lid of the box; docs/add_a_game.md walks through the package."""

from orrery.core.meta import Meta, Option

META = Meta(
    id="liars_dice",
    title="Liar's Dice",
    blurb="Bid on dice that nobody sees in full; call the bluff.",
    year=1800,
    min_players=2,
    max_players=4,
    seat_names=("red", "blue", "green", "white"),
    clause_prefix="LD",
    n_clauses=7,
    options=(
        Option("dice", "dice of each player at the start", "LD-1", 5, low=1, high=5),
        Option("wild", "ones count as every face", "LD-5", True),
    ),
    boards=("standard", "small"),
    labels={"wild": "Wild ones", "standard": "six faces", "small": "four faces"},
    max_actions=3000,
    drawn="dice",
)
