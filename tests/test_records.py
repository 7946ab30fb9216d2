"""Records: one class for mypy, numpy, plain Python and Numba."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from orrery.core.records import (
    Bool,
    Int8,
    Int8s,
    Int16,
    Rows,
    bytes_of,
    copy_record,
    memory_of,
    new_record,
    overwrite,
    record_dtype,
    record_from,
)


class Ship:
    size: Int8
    speed: Int16
    is_lost: Bool
    cargo: Annotated[Int8s, (2, 3)]


def test_a_typed_class_becomes_an_aligned_record():
    dtype = record_dtype(Ship)
    assert dtype.names == ("size", "speed", "is_lost", "cargo")
    assert dtype["speed"] == np.int16
    assert dtype["cargo"].shape == (2, 3)
    assert dtype.isalignedstruct


def test_an_untyped_field_is_refused_by_name():
    class Bad:
        size: int

    with pytest.raises(TypeError, match=r"Bad\.size"):
        record_dtype(Bad)


def test_plain_reading_gives_python_numbers_that_do_not_overflow():
    ship = new_record(Ship)
    ship.size = 100
    assert ship.size * 3 == 300
    assert type(ship.size) is int
    ship.cargo[1, 2] = 127
    assert ship.cargo[1, 2] + 1 == 128


def test_plain_writing_refuses_what_does_not_fit():
    ship = new_record(Ship)
    with pytest.raises(OverflowError):
        ship.size = 128
    with pytest.raises(OverflowError):
        ship.cargo[0, 0] = -129


def test_plain_indexing_refuses_what_compiled_code_reads_in_silence():
    ship = new_record(Ship)
    with pytest.raises(IndexError):
        ship.cargo[-1, 0]
    with pytest.raises(IndexError):
        ship.cargo[0, -1] = 1
    with pytest.raises(IndexError):
        ship.cargo[2, 0]


@pytest.mark.parametrize(
    ("index", "said"),
    [
        (slice(0, 1), "[0:1]: rules take"),
        (slice(None), "[:]: rules take"),
        ((1, slice(1, None)), "[1, 1:]: rules take"),
        (slice(0, 2, 2), "[0:2:2]: rules take"),
        ("hold", "['hold']: rules take"),
    ],
)
def test_a_slice_is_refused_in_a_sentence(index, said):
    ship = new_record(Ship)
    with pytest.raises(TypeError) as reading:
        _ = ship.cargo[index]
    with pytest.raises(TypeError) as writing:
        ship.cargo[index] = 1
    for refused in (reading, writing):
        assert str(refused.value).startswith(said)
        assert "the elements of a record one at a time" in str(refused.value)


def test_unknown_fields_are_refused():
    ship = new_record(Ship)
    with pytest.raises(AttributeError, match="mast"):
        _ = ship.mast


def test_copies_are_independent_and_equal_to_the_byte():
    ship = new_record(Ship)
    ship.speed = 7
    copy = copy_record(ship)
    assert bytes_of(copy) == bytes_of(ship)
    copy.speed = 8
    assert ship.speed == 7
    overwrite(ship, copy)
    assert ship.speed == 8


def test_a_record_read_from_bytes_has_these_bytes_also_between_its_fields():
    """Numpy's own copy leaves there what happened to be in memory."""
    ship = new_record(Ship)
    dtype = record_dtype(Ship)
    n_padding = dtype.itemsize - sum(field[0].itemsize for field in dtype.fields.values())
    assert n_padding > 0
    content = bytes_of(ship)
    kept = [np.full(dtype.itemsize, 0xAB, np.uint8) for _ in range(64)]
    del kept  # memory that is used again
    read = [record_from(dtype, content) for _ in range(64)]
    assert {bytes_of(one) for one in read} == {content}
    read[0].speed = 8
    assert (read[1].speed, ship.speed) == (0, 0)


def test_rows_give_windows_and_copy_on_writing():
    rows = Rows(np.zeros(3, record_dtype(Ship)))
    rows[0].size = 5
    rows[1] = rows[0]
    rows[0].size = 6
    assert (rows[0].size, rows[1].size, rows[2].size) == (6, 5, 0)
    assert rows[1:3][0].size == 5, "some of the rows, the same memory"
    with pytest.raises(IndexError):
        rows[3]


def test_state_sizes_keep_their_promise():
    from orrery.core.registry import find_game, game_ids

    limits = {"spacewalk": 512, "astron": 1024, "astroplane": 1024, "zylatron": 2048}
    limits |= {"situation7": 1024, "connect_four": 64, "liars_dice": 64}
    for game_id in game_ids():
        assert memory_of(find_game(game_id).new_state()).nbytes < limits[game_id], game_id
