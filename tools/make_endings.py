"""Finished random games for tests of the browser: web/tests/boards/endings.json.

    NUMBA_DISABLE_JIT=1 python tools/make_endings.py

Each has the last view, all events that earn something, and the scores that the rules say.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import orrery

FILE = Path(__file__).parents[1] / "web" / "tests" / "boards" / "endings.json"
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("spacewalk", {"players": 3}),
    ("astron", {"players": 3}),
    ("astroplane", {"players": 2}),
    ("astroplane", {"players": 2, "match_to": 20}),
    ("situation7", {"players": 2, "tempo": "alternate"}),
    ("zylatron", {"players": 2, "rules": "short", "max_rounds": 25}),
)
EARNING = (
    "landed", "hazard_hit", "bad_landing", "waited", "survived", "game_scored", "true_win",
    "game_began",
)  # fmt: skip


def ending(game: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A random game, played to its end."""
    table, rng = orrery.new(game, seed=seed, **options), random.Random(seed)
    events: list[dict[str, Any]] = []
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.actions(seat)))
        named = [(table.game.event_name(event), event) for event in table.events]
        events += [
            {"kind": k, "numbers": list(e[1:]), "text": ""} for k, e in named if k in EARNING
        ]
    scores = table.game.scores(table.board, table.state)
    view = table.game.view(table.board, table.state, 0)
    return {"game": game, "options": options, "view": view, "events": events, "scores": scores}


def main() -> None:
    """Two games of each kind."""
    found = [ending(game, options, seed) for game, options in GAMES for seed in (1, 2)]
    FILE.write_text(json.dumps(found, default=int) + "\n", "utf-8")
    for one in found:
        print(one["game"], one["scores"], len(one["events"]), "events")


if __name__ == "__main__":
    main()
