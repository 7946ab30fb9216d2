"""The layout of Space Walk's features (`games/spacewalk/observe.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.envs.observations.layout import Axis, Layout, count, each, flag, one_hot
from orrery.envs.observations.places import Index
from orrery.games.spacewalk.board import MAX_SPACES
from orrery.games.spacewalk.sheet import CARDS, SIZES
from orrery.games.spacewalk.state import MAX_SEATS, PHASES

SPACE, SEAT = Axis("space", MAX_SPACES), Axis("seat", MAX_SEATS)
SIZE, CARD = Axis("size", SIZES), Axis("card", CARDS)
PLACES = ("space",)


def layout(board: Any) -> Layout:
    """In the order of `observe`."""
    return (
        each(SPACE, flag("is_hole"), count("ships", SIZE, SEAT, per=3)),
        count("reserve", SEAT, SIZE, per=3),
        count("group", SIZE, SEAT, per=3),
        count("tokens", SEAT, per=4),
        flag("has_paid", SEAT),
        count("hands", SEAT, CARD, per=4),
        one_hot("last_effect", Axis("card", (*CARDS, "none"))),
        one_hot("phase", Axis("phase", PHASES)),
        one_hot("actor", SEAT),
        one_hot("turn", SEAT),
        count("group_space", per=24, plus=1),
        count("group_distance", per=9),
        count("moves_left"),
        count("round", per=100),
    )


def picture(board: Any) -> Index:
    """A ring: as long as the orbit, its last space beside its first."""
    return np.arange(board.n_spaces)
