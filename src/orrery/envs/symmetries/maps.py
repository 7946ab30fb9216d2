"""Maps of actions and features, from maps of what stands in their blanks and axes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.kinds import Kind
from orrery.core.sheet import Sheet
from orrery.envs.observations.schema import Schema

Places = npt.NDArray[np.int64]
Map = Sequence[int] | Places
Maps = Mapping[str, Map]


def action_map(
    sheet: Sheet, maps: Callable[[Kind, Mapping[str, int]], Mapping[str, int]]
) -> Places:
    """The image of every action; `maps` says the blanks of the image of an action's."""
    found = np.arange(sheet.n_actions)
    for kind in sheet.kinds:
        for blanks in all_blanks(kind):
            found[number_of(kind, blanks)] = number_of(kind, maps(kind, blanks))
    return found


def by_blank(maps: Maps) -> Callable[[Kind, Mapping[str, int]], Mapping[str, int]]:
    """Every blank by the map of its name; others stay."""

    def mapped(kind: Kind, blanks: Mapping[str, int]) -> Mapping[str, int]:
        return {
            name: int(maps[name][value]) if name in maps else value
            for name, value in blanks.items()
        }

    return mapped


def all_blanks(kind: Kind) -> list[dict[str, int]]:
    """The blanks of every action of a kind."""
    sizes = [range(blank.size) for blank in kind.blanks.values()]
    return [dict(zip(kind.blanks, values, strict=True)) for values in itertools.product(*sizes)]


def number_of(kind: Kind, blanks: Mapping[str, int]) -> int:
    """The action with these blanks."""
    return kind.first + sum(kind.units[name] * value for name, value in blanks.items())


def feature_map(schema: Schema, maps: Maps) -> Places:
    """Where each feature of the image is found: index n of an axis goes to maps[axis][n]."""
    sources = np.arange(schema.size)
    for field in schema.fields:
        index = schema.index(field.name)
        image = index
        for number, axis in enumerate(field.axes):
            if axis.name in maps:
                image = np.take(image, inverse(maps[axis.name]), axis=number)
        sources[index] = image
    return sources


def inverse(mapped: Map) -> Places:
    """The map back."""
    back = np.empty(len(mapped), np.int64)
    back[np.asarray(mapped)] = np.arange(len(mapped))
    return back


def extended(mapped: Mapping[int, int], size: int) -> Places:
    """A map of all numbers below `size`; those that are not mapped stay."""
    full = np.arange(size)
    for one, image in mapped.items():
        full[one] = image
    return full


def mapped_bits(bits: int, mapped: Map) -> int:
    """A set of numbers as the bits of a word, mapped."""
    return sum(1 << int(mapped[n]) for n in range(len(mapped)) if bits >> n & 1)


def exchange(field: Any, mapped: Map) -> Any:
    """An array whose first index is mapped."""
    image = field.copy()
    image[np.asarray(mapped)] = field
    return image
