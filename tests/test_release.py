"""What people install: a wheel for every machine, with all that players need inside."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from importlib import util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_spec = util.spec_from_file_location("release", ROOT / "tools" / "release.py")
assert _spec is not None
assert _spec.loader is not None
release = util.module_from_spec(_spec)
_spec.loader.exec_module(release)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    out = tmp_path_factory.mktemp("dist")
    release.call(sys.executable, "-m", "hatchling", "build", "-d", str(out))
    return release.newest(out, "*.whl"), release.newest(out, "*.tar.gz")


def test_wheel_and_source_have_all_that_players_need(built):
    release.check_content(*built)
    with zipfile.ZipFile(built[0]) as archive:
        names = archive.namelist()
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]


def test_a_wheel_that_lacks_something_is_no_release(built, tmp_path):
    poor = tmp_path / built[0].name
    with zipfile.ZipFile(built[0]) as whole, zipfile.ZipFile(poor, "w") as copy:
        for name in whole.namelist():
            if name != "orrery/games/zylatron/rules.wasm":
                copy.writestr(name, whole.read(name))
    with pytest.raises(
        release.ReleaseError, match=r"not inside: orrery/games/zylatron/rules\.wasm"
    ):
        release.check_content(poor, built[1])


def test_a_source_archive_without_the_client_is_no_release(built, tmp_path):
    poor = tmp_path / built[1].name
    with tarfile.open(built[1]) as whole, tarfile.open(poor, "w") as copy:
        for member in whole.getmembers():
            if not member.name.endswith("static/index.html"):
                copy.addfile(member, whole.extractfile(member))
    with pytest.raises(release.ReleaseError, match="not inside: src/orrery/server/static"):
        release.check_content(built[0], poor)


def test_a_wheel_for_one_kind_of_machine_is_no_release(built, tmp_path):
    with pytest.raises(release.ReleaseError, match="one kind of machine"):
        release.check_content(tmp_path / "orrery-1-cp311-cp311-linux_x86_64.whl", built[1])


def test_what_is_not_told_is_not_released(monkeypatch):
    monkeypatch.setattr(release, "call", lambda *_: "")
    monkeypatch.setattr(release, "version", lambda: "99.0")
    with pytest.raises(release.ReleaseError, match=r"no heading '## 99\.0"):
        release.check_tree()
    monkeypatch.setattr(release, "call", lambda *_: " M README.md")
    with pytest.raises(release.ReleaseError, match="not committed"):
        release.check_tree()


def test_logs_of_every_game_of_the_wheel_are_tried_and_no_others():
    tried = {log.name.partition("-")[0] for log in release.shipped_logs()[::4]}
    assert tried <= set(release.GAMES)
    assert len(tried) > 2


def test_a_command_that_does_not_start_is_no_release(tmp_path):
    broken = tmp_path / "orrery"
    broken.write_text("#!/bin/sh\necho no such module >&2\nexit 1\n")
    broken.chmod(0o755)
    with pytest.raises(release.ReleaseError, match="no such module"):
        release.sit_down(str(broken), tmp_path)


def test_the_command_here_starts(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    release.sit_down(str(Path(sys.executable).with_name("orrery")), tmp_path)
