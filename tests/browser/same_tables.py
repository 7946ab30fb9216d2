"""Plays the first moves of every game and prints a hash of all that was seen and thought.

python same_tables.py [--stand-in] GAME ...
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.core.table import Table

N_MOVES = 12
JUDGED = "connect_four"  # by a search; in plain Python that takes its time elsewhere


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
    if game_id == JUDGED:
        digest.update(judged(table).encode())
    return digest.hexdigest()


def judged(table: Table) -> str:
    """Each seat's chance in the last position."""
    from orrery.analysis.judge import Judge, sights_of

    sights = sights_of(table.game, table.board, table.state)
    return str(Judge(table.game).shares(table.board, sights, 2))


if __name__ == "__main__":
    main(sys.argv[1:])
