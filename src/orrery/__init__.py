"""Orrery: out-of-print space board games, brought back.

import orrery
table = orrery.new("spacewalk", players=3, seed=7)
table.play(table.to_act[0], table.actions(table.to_act[0])[0])
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.core.errors import BadInput, IllegalAction
from orrery.core.seats import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from orrery.analysis.report import Report
    from orrery.core.table import Table

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "SPECTATOR", "BadInput", "IllegalAction", "Table",
    "analyse", "list_games", "load", "new", "position",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """`orrery.Table`, loaded only when it is asked for: `import orrery` loads no rules."""
    if name == "Table":
        from orrery.core.table import Table

        return Table
    raise AttributeError(f"module 'orrery' has no attribute {name!r}")


def list_games() -> list[str]:
    """The ids of all games."""
    from orrery.core.registry import game_ids

    return game_ids()


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    chance: str = "auto",
    board: str | None = None,
    **options: object,
) -> Table:
    """A fresh game. Options by keyword; `orrery games` lists them; BadInput says what is wrong."""
    from orrery.core.registry import find_game
    from orrery.core.table import new_table

    return new_table(find_game(game), players, seed, chance, board, options)


def load(path: str | Path) -> Table:
    """A saved game, every action and hash checked, ready to play on."""
    from orrery.core.replay import load

    return load(path)


def position(
    game: str,
    text: str,
    seed: int | str | None = None,
    chance: str = "auto",
    board: str | None = None,
) -> Table:
    """A table at any position, from its one-line text; `board` is a file if it is your own."""
    from orrery.core import replay
    from orrery.core.registry import find_game

    return replay.position(find_game(game), text, seed, chance, board)


def analyse(game: Table | str | Path, iterations: int = 400) -> Report:
    """Each seat's chances through a game, what its choices cost, and what luck gave it."""
    from orrery.analysis.analyse import analyse

    return analyse(game, iterations)
