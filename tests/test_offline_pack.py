"""What a machine without a network gets: `tools/make_offline_pack.py`."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import make_offline_pack  # noqa: E402
import with_postgres  # noqa: E402

LIST = "from orrery.core.registry import game_ids; print(*game_ids())"


def test_the_games_of_examples_are_found_from_the_pack(tmp_path):
    """A process that has nothing but the pack, the sources and what they import."""
    pack = tmp_path / make_offline_pack.NAME
    make_offline_pack.announce_examples(pack / "site")
    (pack / "env.sh").write_text(make_offline_pack.ENV, "utf-8")
    command = f'source {pack}/env.sh && {sys.executable} -c "{LIST}"'
    said = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT)
    assert {"connect_four", "liars_dice"} <= set(said.stdout.split()), said.stderr
    found = sorted(path.name for path in (pack / "site").iterdir())
    assert [name.split("-")[0] for name in found] == ["orrery_connect_four", "orrery_liars_dice"]


def test_files_that_say_what_to_import_first_are_read_in_the_pack(tmp_path):
    """Else Numba's own CUDA, which is out of date, comes before numba-cuda."""
    (tmp_path / "sitecustomize.py").write_text(make_offline_pack.SITE, "utf-8")
    (tmp_path / "taking_its_place.pth").write_text("import sys; sys.taken = True\n", "utf-8")
    command = [sys.executable, "-c", "import sys; print(sys.taken)"]
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    said = subprocess.run(command, capture_output=True, text=True, env=env)
    assert said.stdout == "True\n", said.stderr


def test_tests_and_headers_of_others_stay_behind(tmp_path):
    wheel = tmp_path / "one-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        for name in ("one/__init__.py", "one/tests/test_one.py", "one/include/one.h"):
            file.writestr(name, "")
    make_offline_pack.unpack([wheel], tmp_path / "site")
    assert [path.name for path in (tmp_path / "site").rglob("*.*")] == ["__init__.py"]


def test_a_package_that_is_not_needed_stays_behind(tmp_path):
    wheels = [tmp_path / f"{name}-1-py3-none-any.whl" for name in ("some_thing", "other")]
    for wheel in wheels:
        with zipfile.ZipFile(wheel, "w") as file:
            file.writestr(f"{wheel.name.partition('-')[0]}/__init__.py", "")
    make_offline_pack.unpack(wheels, tmp_path / "site", ["some-thing"])
    assert [path.name for path in (tmp_path / "site").iterdir()] == ["other"]


def test_another_version_takes_the_place_of_ours():
    told = make_offline_pack.versions(["numba==0.61.2"]).splitlines()
    assert [line for line in told if line.startswith("numba==")] == ["numba==0.61.2"]
    assert any(line.startswith("numpy==") for line in told)


def test_a_database_starts_from_the_pack(tmp_path_factory, monkeypatch):
    try:
        with_postgres.folder()
    except with_postgres.NoPostgres as why:
        pytest.skip(str(why))
    pack = tmp_path_factory.mktemp("pack")
    make_offline_pack.add_servers(pack)
    open_to_all(pack)
    monkeypatch.setenv("PATH", f"{pack / 'bin'}:{os.environ['PATH']}")
    monkeypatch.delenv("ORRERY_TEST_POSTGRES", raising=False)
    assert with_postgres.folder() == pack / "bin"
    with with_postgres.cluster() as url:
        program = with_postgres.process_of(url)[0]
        assert os.readlink(f"/proc/{program}/exe").startswith(str(pack))
    said = subprocess.run([pack / "bin" / "redis-server", "--version"], capture_output=True)
    assert said.stdout.startswith(b"Redis")


def open_to_all(folder: Path) -> None:
    """The folder of a test is its user's alone, and PostgreSQL is another user."""
    for one in (folder, *folder.parents):
        if one == Path("/tmp") or one == one.parent:
            break
        one.chmod(one.stat().st_mode | 0o055)
