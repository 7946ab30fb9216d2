"""Symmetries of a board as index maps, to make several examples of one.

    for symmetry in symmetries_of("spacewalk"):
        more = symmetry.features(features), symmetry.mask(mask), symmetry.actions[action]

Only true ones: what is legal in a position is, mapped, legal in its image, and leads to the image
of what it leads to (`tests/envs/test_symmetries.py`). Where a symmetry exchanges seats the image is
seen by `seats[viewer]`. A plug-in lists its own in a function `symmetries(board, values)` of its
module `observation`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.records import copy_record, memory_of
from orrery.core.registry import find_game
from orrery.envs.observations.schema import MODULE, told_by

__all__ = ["Renumbered", "Symmetry", "symmetries_of"]

HOME = "orrery.envs.symmetries"

Places = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Renumbered:
    """Features that say a number of a place: n / per becomes table[n] / per."""

    where: Places
    table: Places
    per: int
    is_there: Places | None = None
    """[feature, one or more]: the features of which one is not 0 where there is a place at all."""

    def write(self, features: Any, image: Any) -> None:
        """Put the numbers of the image where they belong."""
        old = features[..., self.where]
        n = np.rint(old.astype(np.float64) * self.per).astype(np.int64)
        new = (self.table[n] / self.per).astype(features.dtype)
        if self.is_there is not None:
            new = np.where((features[..., self.is_there] != 0).any(axis=-1), new, old)
        image[..., self.where] = new


@dataclass(frozen=True)
class Symmetry:
    """One way to look at the same game from elsewhere."""

    name: str
    seats: tuple[int, ...]
    """The seat that plays for a seat in the image."""
    actions: Places
    """The number in the image of every action."""
    sources: Places
    """Where each feature of the image is found in the features."""
    change: Callable[[Any, Any], None]
    """Write the image of the first record of a position into the second."""
    renumbered: tuple[Renumbered, ...] = ()

    def features(self, features: Any) -> Any:
        """[..., feature]: the features of the image."""
        features = np.asarray(features)
        image = features[..., self.sources]
        for numbers in self.renumbered:
            numbers.write(features, image)
        return image

    def mask(self, mask: Any) -> Any:
        """[..., action]: a mask, or a policy, for the image."""
        image = np.empty_like(mask)
        image[..., self.actions] = mask
        return image

    def state(self, state: Any) -> Any:
        """The image of a position, a record of its own."""
        image = copy_record(state)
        self.change(memory_of(state)[0], memory_of(image)[0])
        return image


def symmetries_of(
    game: str | Game, players: int | None = None, board: str | None = None, **options: Any
) -> list[Symmetry]:
    """All true symmetries of a game on a board, without the one that changes nothing."""
    found = find_game(game) if isinstance(game, str) else game
    values, _, loaded = opening(found, players, options, board)
    module = told_by(found, MODULE, HOME)
    make = getattr(module, "symmetries", None)
    return [] if make is None else list(make(loaded, values))
