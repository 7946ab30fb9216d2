"""Write the example logs of `examples/games`: whole games of simple bots, every variant once.

python tools/make_example_games.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orrery
from orrery.bots.players import Bot
from orrery.core.chance import CHANCE, game_seed

FOLDER = Path(__file__).parents[1] / "examples" / "games"

GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("two-players", "spacewalk", 2, {}),
    ("cards", "spacewalk", 2, {"variant": "cards"}),
    ("three-players", "spacewalk", 3, {}),
    ("four-players-cards", "spacewalk", 4, {"variant": "cards"}),
    ("five-players", "spacewalk", 5, {}),
    ("two-ships", "astron", 2, {}),
    ("three-ships", "astron", 3, {}),
    ("four-ships", "astron", 4, {}),
    ("teams", "astron", 4, {"teams": "2"}),
    ("by-turns", "situation7", 2, {"tempo": "alternate"}),
    ("live", "situation7", 2, {"tempo": "live"}),
    ("race", "situation7", 2, {"tempo": "race"}),
    ("short", "zylatron", 2, {"rules": "short"}),
    ("major-few-rounds", "zylatron", 2, {"rules": "major", "max_rounds": 3}),
    ("three-fleets", "zylatron", 3, {"rules": "short"}),
    ("two-colours", "astroplane", 2, {}),
    ("three-colours", "astroplane", 3, {}),
    ("four-colours", "astroplane", 4, {}),
    ("four-in-a-row", "connect_four", 2, {}),
    ("dice", "liars_dice", 3, {"dice": 2}),
]


def play(game: str, players: int, options: dict[str, Any], seed: int) -> orrery.Table:
    """A whole game: the first seat greedy, the others random."""
    table = orrery.new(game, players=players, seed=seed, **options)
    bots = [
        Bot(table.game, "random" if seat else "greedy", game_seed(seed, seat))
        for seat in range(players)
    ]
    while not table.is_over:
        seat = table.to_act[0]
        assert seat != CHANCE
        table.play_number(seat, bots[seat].choose(table.board, table.state, seat))
    return table


def main() -> None:
    """All of them anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (name, game, players, options) in enumerate(GAMES, 1):
        table = play(game, players, options, seed)
        file = FOLDER / f"{game}-{name}.jsonl"
        table.save(file)
        print(f"{file.name}: {len(table.log.steps)} actions")


if __name__ == "__main__":
    main()
