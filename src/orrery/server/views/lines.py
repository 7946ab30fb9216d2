"""Lines of play in plain words: a hint, and what may follow it."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.wording import Listener, action_words


def line_words(
    game: Game, board: Any, known: Any, seat: int, actions: list[str], listener: Listener
) -> list[str]:
    """Each action of a line, played on from what a seat knows; where that ends, the notation."""
    said: list[str] = []
    for text in actions:
        try:
            action = game.parse_action(board, known, seat, text)
        except BadInput:
            break
        said.append(action_words(game, board, known, seat, action, listener))
        if game.why_not(board, known, seat, action):
            break  # somebody else's, from what this seat cannot know
        known = game.after(board, known, seat, action)
        seat = next(iter(game.to_act(board, known)), seat)
    return said + actions[len(said) :]
