"""Private files: for their owner alone, and whole however many make them at once."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadInput
from orrery.server.storage import files
from orrery.server.storage.files import make_private


def test_a_file_is_made_once_and_for_its_owner_alone(tmp_path):
    file = tmp_path / "key"
    make_private(file, b"first")
    make_private(file, b"second")
    assert file.read_bytes() == b"first"
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_nobody_finds_it_half_written(tmp_path, monkeypatch):
    file = tmp_path / "key"
    fsync, found = files.os.fsync, []

    def look(handle):
        found.append(file.exists())
        return fsync(handle)

    monkeypatch.setattr(files.os, "fsync", look)
    make_private(file, b"all of it")
    assert found == [False]
    assert file.read_bytes() == b"all of it"


def test_whoever_is_faster_makes_it(tmp_path, monkeypatch):
    file = tmp_path / "key"
    link = files.os.link

    def be_late(part, target):
        monkeypatch.setattr(files.os, "link", link)
        make_private(file, b"another's")
        return link(part, target)

    monkeypatch.setattr(files.os, "link", be_late)
    make_private(file, b"ours")
    assert file.read_bytes() == b"another's"
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_folder_that_is_not_there_is_said(tmp_path):
    with pytest.raises(BadInput, match="cannot create"):
        make_private(tmp_path / "none" / "key", b"x")
