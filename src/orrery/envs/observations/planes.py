"""Features as pictures of the board, for networks that look at neighbours.

    planes = planes_of("astron")
    planes.stack(features)     # float32 [..., channel, row, column]
    planes.channels            # what each channel shows
    planes.rest(features)      # [..., n]: what has no place on the board

Where the board is a ring the picture is [..., channel, space] (Space Walk), where it is a disc a
row a ring (SITUATION 7). Astroplane's is its drawing; ZYLATRON's has the pieces on their points.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.envs.observations.layout import Field
from orrery.envs.observations.places import NOWHERE, Index, Scatter
from orrery.envs.observations.schema import HOME, MODULE, Schema, schema_of, told_by


class Planes:
    """Pictures of the features of a game."""

    def __init__(self, schema: Schema, places: tuple[str, ...], picture: Index | Scatter) -> None:
        """`places`: the axes of fields that say where."""
        self.schema = schema
        self._picture = picture
        if isinstance(picture, Scatter):
            self.shape: tuple[int, ...] = picture.shape
            self.channels = list(picture.channels)
            self._where = np.zeros(0, np.int64)
            gone = [schema.index(name).ravel() for name in (picture.row, picture.column)]
            self._rest = without(schema.size, np.concatenate(gone))
            return
        fields = [field for field in schema.fields if shows(field, places)]
        self.shape = picture.shape
        self.channels = [name for field in fields for name in channel_names(field, places)]
        stacked = np.concatenate([place_last(schema, field, places) for field in fields])
        self._rest = without(schema.size, stacked.ravel())
        self._where = np.where(picture == NOWHERE, NOWHERE, stacked[:, picture])

    def stack(self, features: Any) -> Any:
        """[..., channel, *shape]; 0 where the picture shows no part of the board."""
        features = np.asarray(features, np.float32)
        if isinstance(self._picture, Scatter):
            return scattered(self.schema, self._picture, features)
        return np.where(self._where == NOWHERE, np.float32(0), features[..., self._where])

    def rest(self, features: Any) -> Any:
        """[..., n]: the features that are in no picture."""
        return np.asarray(features)[..., self._rest]


def shows(field: Field, places: tuple[str, ...]) -> bool:
    """Whether a field has a number for each place."""
    return set(places) <= {axis.name for axis in field.axes}


def channel_names(field: Field, places: tuple[str, ...]) -> list[str]:
    """The channels of a field, one for each index of its other axes."""
    others = [axis for axis in field.axes if axis.name not in places]
    names = [field.name]
    for axis in others:
        names = [f"{name}, {axis.label(n)}" for name in names for n in range(axis.size)]
    return names


def place_last(schema: Schema, field: Field, places: tuple[str, ...]) -> Index:
    """[channel, place]: where the numbers of a field lie in the vector."""
    names = [axis.name for axis in field.axes]
    order = [n for n, name in enumerate(names) if name not in places]
    order += [names.index(name) for name in places]
    index = schema.index(field.name).transpose(order)
    n_places = int(np.prod(index.shape[len(index.shape) - len(places) :]))
    return index.reshape(-1, n_places)


def without(size: int, gone: Index) -> Index:
    """The numbers below `size` that are not among `gone`."""
    return np.setdiff1d(np.arange(size), gone)


def scattered(schema: Schema, picture: Scatter, features: Any) -> Any:
    """Every thing as a 1 at its place, in its channel."""
    flat = features.reshape(-1, schema.size)
    values = schema.decode(flat)
    is_on, row, column = (
        values[name].reshape(len(flat), -1) for name in (picture.on, picture.row, picture.column)
    )
    planes = np.zeros((len(flat), len(picture.channels), *picture.shape), np.float32)
    which, thing = np.nonzero(is_on)
    at = which, picture.channel[thing], row[which, thing], column[which, thing]
    np.add.at(planes, at, np.float32(1))
    return planes.reshape(*features.shape[:-1], *planes.shape[1:])


def planes_of(game: str | Game, board: Any = None, players: int | None = None) -> Planes:
    """The pictures of a game, on its usual board unless told; BadInput if it has none."""
    found = find_game(game) if isinstance(game, str) else game
    if board is None or isinstance(board, str):
        board = opening(found, players, {}, board)[2]
    module = told_by(found, MODULE, HOME)
    if not hasattr(module, "picture"):
        raise BadInput(f"{found.meta.title} has no picture of its board for learners")
    places = getattr(module, "PLACES", ())
    return Planes(schema_of(found, board), places, module.picture(board))  # type: ignore[union-attr]
