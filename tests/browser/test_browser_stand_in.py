"""The stand-in for numpy: the same layouts, numbers and errors, and the same games on it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.browser.stand_in import numpy as stand_in
from orrery.core.registry import BUILT_IN

SCRIPT = Path(__file__).with_name("same_tables.py")
KINDS = ["bool_", "int8", "uint8", "int16", "uint16", "int32", "int64", "uint64", "float32"]
SHAPE = st.lists(st.integers(1, 3), max_size=2).map(tuple)
FIELD = st.tuples(st.sampled_from(KINDS), SHAPE)


def played(*arguments: str) -> str:
    """What the script prints."""
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout


def test_every_game_is_the_same_on_both() -> None:
    """Positions, views of both seats, legal actions, events and sentences."""
    games = [game for game in (*BUILT_IN, *OF_SITES) if game not in MADE_BY_NUMPY]
    assert played("--stand-in", *games) == played(*games)


OF_SITES = ("connect_four",)  # its board is read by the marks of its fields
MADE_BY_NUMPY = ("zylatron",)  # its board is computed inside its WebAssembly module there


@given(st.lists(FIELD, min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_records_have_the_same_layout(fields: list[Any]) -> None:
    """Offsets, sizes, padding: bytes of one are bytes of the other."""
    specs = [
        [(f"f{n}", getattr(lib, kind), *([shape] if shape else []))
         for n, (kind, shape) in enumerate(fields)]
        for lib in (np, stand_in)
    ]  # fmt: skip
    real, mine = np.dtype(specs[0], align=True), stand_in.dtype(specs[1], align=True)
    assert mine.itemsize == real.itemsize
    assert mine.names == real.names
    assert real.fields is not None
    assert mine.fields is not None
    assert [mine.fields[n][1] for n in real.fields] == [f[1] for f in real.fields.values()]
    content = bytes(range(256)) * 4
    if "bool_" not in [kind for kind, _ in fields]:  # only 0 and 1 are truths
        both = (
            np.frombuffer(content[: real.itemsize], real),
            stand_in.frombuffer(bytearray(content[: real.itemsize]), mine),
        )
        for name in real.names or ():
            assert str(both[1][name][0].tolist()) == str(both[0][name][0].tolist())


INDICES: list[Any] = [
    0, -1, (1, 2), (slice(None), 1), (0, slice(1, 3)), slice(1, None), ..., (slice(0, 2), 0, 1),
    (1, 2, 3), (-1, -1, -1),
]  # fmt: skip


@pytest.mark.parametrize("index", INDICES, ids=str)
def test_indices_find_the_same(index: Any) -> None:
    """Whole numbers, slices, dots, from the end; reading and writing."""
    real = np.arange(24, dtype=np.int16).reshape(2, 3, 4)
    mine = stand_in.frombuffer(bytearray(real.tobytes()), stand_in.int16).reshape(2, 3, 4)
    assert np.shape(real[index]) == mine[index].shape
    assert real[index].tolist() == mine[index].tolist()
    real[index], mine[index] = 7, 7
    assert real.tobytes() == mine.tobytes()


def test_errors_are_the_same() -> None:
    """An index past the end, a number that does not fit, an unknown field."""
    for lib in (np, stand_in):
        array = lib.zeros(3, lib.int8)
        with pytest.raises(IndexError):
            array[3]
        with pytest.raises(OverflowError):
            array[0] = 1000
        with pytest.raises(ValueError, match="field"):
            lib.zeros(1, lib.dtype([("a", lib.int8)]))["b"]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 63))
def test_whole_numbers_wrap_around(a: int, b: int, n: int) -> None:
    """The generator of chance counts on it."""
    with np.errstate(over="ignore"):
        for one, other in ((np.uint64(a) * np.uint64(b), stand_in.uint64(a) * stand_in.uint64(b)),
                           (np.uint64(a) << np.uint64(n), stand_in.uint64(a) << n),
                           (np.uint64(a) >> np.uint64(n), stand_in.uint64(a) >> n),
                           (np.uint64(a) ^ np.uint64(b), stand_in.uint64(a) ^ b),
                           (np.uint64(a) + np.uint64(b), stand_in.uint64(a) + b)):  # fmt: skip
            assert int(one) == int(other)


def test_windows_share_their_bytes() -> None:
    """A field, a slice and a view look at the same memory; a copy does not."""
    kind = stand_in.dtype([("a", stand_in.int8), ("b", stand_in.int16, (2,))], align=True)
    array = stand_in.zeros(2, kind)
    copy = array.copy()
    array["b"][1][0] = 5
    array.view(stand_in.uint8)[0] = 9
    assert array[1]["b"].tolist() == [5, 0]
    assert array["a"].tolist() == [9, 0]
    assert copy["a"].tolist() == [0, 0]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "int" in kind])
def test_whole_numbers_have_the_same_ends(kind: str) -> None:
    """Boards are checked by them before they are read."""
    real, mine = np.iinfo(kind), stand_in.iinfo(stand_in.dtype(getattr(stand_in, kind)))
    assert (mine.min, mine.max) == (real.min, real.max)


@pytest.mark.parametrize("kind", ["bool_", "float32"])
def test_other_numbers_have_no_such_ends(kind: str) -> None:
    """As numpy says it."""
    with pytest.raises(ValueError, match="Invalid integer data type"):
        stand_in.iinfo(getattr(stand_in, kind))
