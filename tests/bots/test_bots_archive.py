"""Arrays of .npz files, read without numpy: what numpy wrote is read, and nothing else."""

from __future__ import annotations

import zipfile
from pathlib import Path

import numpy as np
import pytest

from orrery.bots.network import archive
from orrery.bots.network.archive import read_columns

TABLE = np.arange(-3, 9, dtype=np.int16).reshape(3, 4)


def written(folder: Path, **arrays: np.ndarray) -> Path:
    path = folder / "some.npz"
    np.savez_compressed(path, **arrays)
    return path


def packed(folder: Path, content: bytes) -> Path:
    """A file whose only array is these bytes."""
    path = folder / "some.npz"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("one.npy", content)
    return path


def bytes_of_array(folder: Path, array: np.ndarray) -> bytes:
    np.save(folder / "one.npy", array)
    return (folder / "one.npy").read_bytes()


@pytest.mark.parametrize("kind", [np.int16, np.int32])
def test_arrays_are_those_that_numpy_wrote(tmp_path, kind):
    table = TABLE.astype(kind)
    found = read_columns(written(tmp_path, table=table, row=table[0]))
    assert found["table"].shape == (3, 4)
    assert found["table"].numbers().tolist() == table.ravel().tolist()
    assert found["row"].numbers().tolist() == table[0].tolist()


def test_a_table_written_column_by_column_is_read_row_by_row(tmp_path):
    by_columns = np.asfortranarray(TABLE)
    assert b"'fortran_order': True" in bytes_of_array(tmp_path, by_columns)
    found = read_columns(written(tmp_path, table=by_columns))["table"]
    assert found.numbers().tolist() == TABLE.ravel().tolist()
    assert found.content == TABLE.tobytes()


def test_a_text_is_read(tmp_path):
    found = read_columns(written(tmp_path, about=np.array("Brücke №7")))
    assert found["about"].text() == "Brücke №7"


@pytest.mark.parametrize("array", [np.zeros(3), np.zeros(2, ">i4"), np.zeros(2, np.uint8)])
def test_elements_of_another_kind_are_refused(tmp_path, array):
    with pytest.raises(ValueError, match="elements of the kind"):
        read_columns(written(tmp_path, one=array))


def test_objects_are_refused_and_not_unpickled(tmp_path):
    path = tmp_path / "some.npz"
    np.savez(path, one=np.array([{"a": 1}], dtype=object))
    with pytest.raises(ValueError, match=r"elements of the kind '\|O'"):
        read_columns(path)


@pytest.mark.parametrize("change", [lambda file: file[:-1], lambda file: file + b"\0"])
def test_an_array_that_is_cut_off_or_too_long_is_refused(tmp_path, change):
    with pytest.raises(ValueError, match=r"an array of 24 bytes has 2[35]"):
        read_columns(packed(tmp_path, change(bytes_of_array(tmp_path, TABLE))))


def test_what_is_no_array_is_refused(tmp_path):
    with pytest.raises(ValueError, match="it holds no arrays"):
        read_columns(packed(tmp_path, b"hello, this is no array"))


def test_an_array_that_unpacks_to_too_much_is_refused_before(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "MOST_BYTES", 100)
    monkeypatch.setattr(zipfile.ZipFile, "read", lambda *_: pytest.fail("it was unpacked"))
    with pytest.raises(ValueError, match="larger than 100 bytes"):
        read_columns(written(tmp_path, table=TABLE))
