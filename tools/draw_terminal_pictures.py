"""Draws the terminal boards as SVG pictures for README and docs.

    python tools/draw_terminal_pictures.py

One random game for each game, stopped in its middle; the same picture every time.
"""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

from orrery.core.contract import SPECTATOR
from orrery.core.goldens import open_table
from orrery.core.registry import game_ids

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
PLAYERS = {"spacewalk": 3}
STEPS = {"spacewalk": 55, "connect_four": 14}


def draw(game_id: str) -> None:
    """Write docs/pictures/GAME-terminal.svg."""
    given = {"players": PLAYERS[game_id]} if game_id in PLAYERS else {}
    table = open_table(game_id, given, "auto")
    chooser = random.Random(3)
    for _ in range(STEPS.get(game_id, 60)):
        if not table.is_over:
            seat = chooser.choice(table.to_act)
            table.play(seat, chooser.choice(table.actions(seat)))
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    seat = table.to_act[0] if table.to_act else SPECTATOR
    hidden = table.game.hidden(table.board, table.state, seat)
    console.print(table.game.module("terminal").draw(table.board, hidden, seat))
    console.save_svg(str(PICTURES / f"{game_id}-terminal.svg"), title=table.game.meta.title)


if __name__ == "__main__":
    for game_id in game_ids():
        draw(game_id)
        print(f"docs/pictures/{game_id}-terminal.svg")
