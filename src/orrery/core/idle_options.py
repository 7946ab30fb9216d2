"""Part of conformance: options that never made a difference."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.meta import Option, Value, Values
from orrery.core.runs import record_random_game

GAMES = 6


def idle_options(game: Game, seed: int) -> list[str]:
    """The options with which the same seeds gave the same games, whatever their value."""
    return [option.name for option in game.meta.options if _is_idle(game, option, seed)]


def other_values(option: Option) -> list[Value]:
    """The values of an option beside the usual one; of numbers the smallest and the largest."""
    if option.kind == "flag":
        return [not option.default]
    known: list[Value] = list(option.choices) if option.choices else [option.low, option.high]
    return [value for value in known if value != option.default]


def _is_idle(game: Game, option: Option, seed: int) -> bool:
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        usual = _games(game, game.meta.read_options(players, {}), seed)
        for value in other_values(option):
            try:
                values = game.meta.read_options(players, {option.name: value})
            except BadInput:
                continue  # the game itself objects to this combination
            if _games(game, values, seed) != usual:
                return False
    return True


def _games(game: Game, values: Values, seed: int) -> Any:
    """What was done in some random games, and what came of them."""
    board = game.load_board(game.default_board(values))
    found = []
    for index in range(GAMES):
        state = game.setup(board, values)
        steps = record_random_game(game, board, state, seed + index)
        found.append((steps, game.scores(board, state), game.winners(board, state)))
    return found
