"""Which piece fits where (S7-12), for those who try it before it is their turn."""

from __future__ import annotations

from orrery.core.errors import BadInput
from orrery.core.hooks import Objection
from orrery.games.situation7.blanks import fits
from orrery.games.situation7.puzzle import Board
from orrery.games.situation7.sheet import DOES_NOT_FIT


def objection(board: Board, text: str) -> Objection | None:
    """`place 3.11 on 3.12` is wrong at any time: a piece fits its own location only."""
    named = [word for word in text.split() if word[0].isdecimal()]
    if len(named) != 2:
        return None
    try:
        is_fitting = fits(board, *named)
    except BadInput:
        return None
    values = {"piece": named[0], "location": named[1]}
    return None if is_fitting else Objection(DOES_NOT_FIT, values)
