"""What a game tells the laboratory, in its module `heat` (optional):

    UNIT                      what `points` are called: points, Zys
    places(board) -> {place: (x, y)}
                              where each space is drawn; y points down, neighbours are about 1 apart
    heat(board, events) -> {title: places}
                              the places of the events of one game, by what happens there
    points(board, events) -> {cause: (seats, points)}
                              who gained (or lost) how much by what, from the events of one game

`events` is an array of whole numbers, a row an event in order: its kind and five numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.game import Game
from orrery.core.hooks import heat_of
from orrery.core.texts import public_constants

Counts = dict[str, npt.NDArray[np.int64]]


def count_events(game: Game, board: Any, n_seats: int, events: npt.NDArray[np.int64]) -> Counts:
    """Events by kind, by place and by what they were worth: `events`, `heat:...`, `points:...`."""
    n_kinds = 1 + max(public_constants(game.module("events")).values())
    counts = {"events": np.bincount(events[:, 0], minlength=n_kinds)}
    told = heat_of(game)
    if told is None:
        return counts
    n_places = 1 + max(told.places(board))
    for title, places in told.heat(board, events).items():
        counts[f"heat:{title}"] = np.bincount(places, minlength=n_places)
    for cause, (seats, worth) in told.points(board, events).items():
        counts[f"points:{cause}"] = np.bincount(seats, worth, n_seats).astype(np.int64)
    return counts
