"""Plays the first moves of every game and prints a hash of all that was seen; run as a script.

python same_tables.py [--stand-in] GAME ...
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

N_MOVES = 12


def main(arguments: list[str]) -> None:
    """One line a game."""
    if "--stand-in" in arguments:
        sys.modules["numba"] = None  # type: ignore[assignment]
        from orrery.browser.page import use_stand_ins

        use_stand_ins()
    for game in [name for name in arguments if not name.startswith("-")]:
        print(game, seen(game))


def seen(game_id: str) -> str:
    """A hash of positions, views, lists and events."""
    from orrery.core.registry import find_game
    from orrery.core.table import new_table

    table, dice, digest = new_table(find_game(game_id), seed=3), random.Random(4), hashlib.sha256()
    for _ in range(N_MOVES):
        seat = table.to_act[0]
        actions = table.actions(seat)
        digest.update(json.dumps([table.view(viewer) for viewer in range(2)]).encode())
        digest.update(f"{table.text} {actions} {table.play(seat, dice.choice(actions))}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    main(sys.argv[1:])
