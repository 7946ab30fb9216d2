"""What the features of a game mean: names, shapes and scales, and features back into numbers.

    schema = schema_of("spacewalk")
    schema.take(features, "ships")       # float32 [..., space, size, seat], as learners see it
    schema.decode(features)["ships"]     # whole numbers
    print(*schema.explain(features), sep="\\n")

A plug-in says its layout in a module `observation` with a function `layout(board)`; without one,
and without an `observe` of its own, the layout is that of its State.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.core.state_rules import observed
from orrery.envs.observations.layout import FLAG, ONE_HOT, SEAT, Axis, Field, Layout, count, placed

HOME = "orrery.envs.observations"
MODULE = "observation"

Features = npt.NDArray[np.float32]


class Schema:
    """The fields of a game's features on a board."""

    def __init__(self, game: str, size: int, layout: Layout) -> None:
        """BadInput if the layout does not fill the vector."""
        self.game = game
        self.size = size
        self.fields = tuple(placed(layout))
        self._by_name = {field.name: field for field in self.fields}
        told = sum(field.size for field in self.fields)
        if told != size:
            raise BadInput(f"the layout of {game} tells of {told} features, not of all {size}")
        if len(self._by_name) != len(self.fields):
            raise BadInput(f"two fields of the layout of {game} have the same name")

    def __getitem__(self, name: str) -> Field:
        if name not in self._by_name:
            known = one_of(name, list(self._by_name))
            raise BadInput(f"no field {name!r} in the features of {self.game}: {known}")
        return self._by_name[name]

    def index(self, name: str) -> npt.NDArray[np.int64]:
        """Where each number of a field lies in the vector, as an array of the field's shape."""
        field = self[name]
        places = np.full(field.shape, field.offset, np.int64)
        for number, stride in enumerate(field.strides):
            ones = [1] * len(field.shape)
            ones[number] = -1
            places += (stride * np.arange(field.shape[number])).reshape(ones)
        return places

    @cached_property
    def _indices(self) -> dict[str, npt.NDArray[np.int64]]:
        return {field.name: self.index(field.name) for field in self.fields}

    def take(self, features: Any, name: str) -> Any:
        """The numbers of a field as they stand in the features, in its shape."""
        self[name]
        return features[..., self._indices[name]]

    def decode(self, features: Any) -> dict[str, Any]:
        """Every field as whole numbers; a one-hot field as the index, -1 where there is none."""
        self._check(features)
        return {field.name: self._value(field, features) for field in self.fields}

    def _check(self, features: Any) -> None:
        shape = np.shape(features)
        if not shape or shape[-1] != self.size:
            raise BadInput(f"{self.game} has {self.size} features, not an array of shape {shape}")

    def _value(self, field: Field, features: Any) -> Any:
        found = np.asarray(self.take(features, field.name), np.float64)
        if field.kind == ONE_HOT:
            return np.where(found.any(axis=-1), found.argmax(axis=-1), -1)
        if field.kind == FLAG:
            return found.astype(bool)
        if field.per == 1.0 and field.unit == "share":
            return found
        return np.rint(found * field.per).astype(np.int64) - field.plus

    def explain(self, features: Any, seats: Sequence[str] = ()) -> Iterator[str]:
        """One vector in words, a line for each number that is not 0.

        `seats`: what to call the seats, the viewer's first.
        """
        self._check(features)
        for field in self.fields:
            values = self._value(field, features)
            for index, value in np.ndenumerate(values):
                said = _said(field, value, seats)
                if said:
                    yield f"{_head(field, index, seats)}{said}"

    def rows(self) -> list[tuple[str, ...]]:
        """Name, shape, where it starts, kind, scale and whose: a row a field, for a table."""
        return [
            (
                field.name, " x ".join(map(str, field.axes)) or "1", str(field.offset), field.kind,
                scale_of(field), field.whose,
            )
            for field in self.fields
        ]  # fmt: skip


def scale_of(field: Field) -> str:
    """How a feature is made of a number, as people write it."""
    number = "n" if not field.plus else f"(n + {field.plus})"
    made = number if field.per == 1.0 else f"{number} / {field.per:g}"
    return f"{made} {field.unit}".strip() if field.kind not in (FLAG, ONE_HOT) else "0 or 1"


def _said(field: Field, value: Any, seats: Sequence[str]) -> str:
    """What a number says; nothing where it is the usual one."""
    if field.kind == ONE_HOT:
        return "" if value < 0 else f": {_label(field.axes[-1], int(value), seats)}"
    if field.kind == FLAG:
        return ": yes" if value else ""
    if not value or value == -field.plus:
        return ""
    text = f"{value:.3g}" if isinstance(value, float) else str(value)
    return f": {text} {field.unit}".rstrip()


def _head(field: Field, index: tuple[int, ...], seats: Sequence[str]) -> str:
    places = [_label(axis, n, seats) for axis, n in zip(field.axes, index, strict=False)]
    return f"{field.name}[{', '.join(places)}]" if places else field.name


def _label(axis: Axis, index: int, seats: Sequence[str]) -> str:
    if axis.name != SEAT or axis.labels is not None:
        return axis.label(index)
    if index < len(seats):
        return seats[index]
    return "own" if index == 0 else f"seat +{index}"


def schema_of(game: str | Game, board: Any = None, players: int | None = None) -> Schema:
    """The schema of a game, on its usual board unless told; BadInput if nobody has said it."""
    found = find_game(game) if isinstance(game, str) else game
    if board is None or isinstance(board, str):
        board = opening(found, players, {}, board)[2]
    size = int(found.engine.OBSERVATION_SIZE)
    module = told_by(found, MODULE, HOME)
    if module is not None:
        return Schema(found.meta.id, size, module.layout(board))
    return Schema(found.meta.id, size, derived_layout(found))


def told_by(game: Game, name: str, home: str) -> ModuleType | None:
    """The module `name` of a plug-in, or that of `home` with the id of a game of ours."""
    for module in (f"{game.package}.{name}", f"{home}.{game.meta.id}"):
        if find_spec(module) is not None:
            return import_module(module)
    return None


def derived_layout(game: Game) -> Layout:
    """Of a declared game without an `observe` of its own: the fields of its State."""
    if game.declaration is None or hasattr(game.declaration.rules, "observe"):
        where = f"{game.package}.{MODULE}"
        raise BadInput(
            f"nobody has said what the features of {game.meta.title} mean:"
            f" write a function layout(board) in {where} (docs/envs.md)"
        )
    return [
        count(field.name, *(_numbered(n, size) for n, size in enumerate(field.shape)))
        for field in observed(game.module("state").State)
    ]


def _numbered(number: int, size: int) -> Axis:
    """An axis of a field of a State."""
    return Axis(f"index {number}", [str(n) for n in range(size)])
