"""How a game begins: its checked options and the board they are played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from orrery.core.board_files import WhichBoard
from orrery.core.game import Game
from orrery.core.meta import Values


class Opening(NamedTuple):
    """What is settled before the first action."""

    values: Values
    board_name: str
    board: Any


def opening(
    game: Game, players: object, options: Mapping[str, object], board: str | None = None
) -> Opening:
    """Options and board that go together; BadInput says what does not.

    What was not asked for follows the board: a board file of the short game is played by the
    rules of the short game. What was asked for and does not go with the board is refused.
    """
    values = game.meta.read_options(players, options)
    name, loaded = _board(game, values, board)
    of_board = game.board_options(loaded)
    values |= {key: value for key, value in of_board.items() if key not in options}
    game.check_board(loaded, values)
    return Opening(values, name, loaded)


def _board(game: Game, values: Values, asked: str | None) -> tuple[str, Any]:
    """The board asked for; of a file with several the one these options are usually played on."""
    usual = game.default_board(values)
    name = usual if asked is None else asked
    try:
        return name, game.load_board(name)
    except WhichBoard as several:
        if usual not in several.boards:
            raise
    return f"{name}:{usual}", game.load_board(f"{name}:{usual}")
