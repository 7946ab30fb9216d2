"""A database that cannot be used is refused in one sentence, and nothing is made or lost."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress

import pytest
from server_house import in_loop, open_house

from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.server.run import serve
from orrery.server.storage.files import close_to_others

READERS = (["fsck"], ["archive"], ["backup", "copy.backup"])
NOWHERE = "postgresql://ann:secret@127.0.0.1:1/none"


def text_file(path):
    path.write_text("no database at all, though it has some length " * 100)


def others_database(path):
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE places (id INTEGER)")


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "key").write_text("ab" * 32)
    (tmp_path / "key").chmod(0o600)
    return tmp_path


def with_key(words):
    return [*words, "--secret-key", "key"] if words[0] == "fsck" else words


@pytest.mark.parametrize("words", READERS)
@pytest.mark.parametrize(
    ("make", "said"),
    [(text_file, "no SQLite database"), (others_database, "no database of Orrery")],
)
def test_what_is_no_database_of_ours_is_named(here, words, make, said):
    make(here / "x.db")
    with pytest.raises(BadInput, match=rf"^x\.db is {said}"):
        run([*with_key(words), "--db", "x.db"])
    assert {file.name for file in here.iterdir()} <= {"x.db", "x.db-wal", "x.db-shm", "key"}


@pytest.mark.parametrize("words", READERS)
def test_a_server_that_does_not_answer_is_named_without_what_is_secret(here, words):
    with pytest.raises(BadInput, match=r"127\.0\.0\.1:1/none cannot be used: ") as found:
        run([*with_key(words), "--db", NOWHERE])
    assert "\n" not in str(found.value)
    assert "secret" not in str(found.value)
    with pytest.raises(BadInput, match="is no URL"):
        run([*with_key(words), "--db", "postgresql://[bad"])


def test_a_start_says_the_same(here):
    text_file(here / "x.db")
    with pytest.raises(BadInput, match="no SQLite database"):
        serve("127.0.0.1", free_port(), "x.db")
    with pytest.raises(BadInput, match="cannot be used"):
        serve("127.0.0.1", free_port(), NOWHERE)


NAMELESS = (["serve"], *READERS, ["restore", "copy.backup", "--secret-key", "key"])


@pytest.mark.parametrize("words", NAMELESS)
@pytest.mark.parametrize(
    ("name", "said"), [("", "--db is empty: "), ("file:x.db", "--db is a file .*, not file:x.db")]
)
def test_a_name_that_sqlite_would_take_for_something_else_touches_nothing(here, words, name, said):
    (here / "copy.backup").touch()
    here.chmod(0o755)
    with pytest.raises(BadInput, match=said):
        run([*with_key(words), "--db", name])
    assert {file.name for file in here.iterdir()} == {"key", "copy.backup"}
    assert here.stat().st_mode & 0o777 == 0o755


def test_only_files_are_taken_from_others(here):
    here.chmod(0o755)
    close_to_others(here)
    assert here.stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_is_kept_in_memory_goes_with_the_server(here, number):
    port, rooms = free_port(), here / "rooms"
    rooms.mkdir()
    words = [sys.executable, "-m", "orrery", "serve", "--db", ":memory:", "--port", str(port)]
    server = subprocess.Popen(words, env={**os.environ, "TMPDIR": str(rooms)})
    try:
        is_up(port, server)
        assert list(rooms.glob("orrery-*/orrery.db"))
        server.send_signal(number)
        assert server.wait(60) in (0, 128 + number, -number)
    finally:
        server.kill()
    assert not list(rooms.iterdir())
    assert {file.name for file in here.iterdir()} == {"key", "rooms"}


def is_up(port, server):
    """Come back when it answers."""
    while server.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz"):
            return
        time.sleep(0.05)
    pytest.fail("the server has ended")


def free_port():
    import with_postgres

    return with_postgres.free_port()


@in_loop
async def test_a_damaged_file_is_told_from_a_damaged_log(db, tmp_path):
    async with open_house(db) as house:
        for _ in range(3):
            await house.duel("connect_four")
    data = bytearray((tmp_path / "orrery.db").read_bytes())
    for at in range(3 * 4096, len(data), 4096):
        data[at : at + 64] = b"\xff" * 64
    (tmp_path / "orrery.db").write_bytes(data)
    with pytest.raises(BadInput, match=r"orrery\.db is damaged: "):
        run(["fsck", "--db", db])


@in_loop
async def test_a_check_makes_no_key_and_says_once_that_it_is_another(db, here):
    async with open_house(db) as house:
        await house.duel("connect_four")
    (here / "orrery.db.key").rename(here / "orrery.key")
    with pytest.raises(BadInput, match=r"there is no key .*--secret-key"):
        run(["fsck", "--db", db])
    assert not (here / "orrery.db.key").exists()
    with pytest.raises(BadInput, match="sealed with the key"):
        run(["fsck", "--db", db, "--secret-key", "key"])
    assert run(["fsck", "--db", db, "--secret-key", "orrery.key"]) == 0


@in_loop
async def test_a_restore_with_another_key_can_be_repeated_with_the_right_one(db, here, capsys):
    async with open_house(db) as house:
        await house.duel("connect_four")
    run(["backup", "a.backup", "--db", db])
    with pytest.raises(BadInput, match=r"there is no key new\.db\.key"):
        run(["restore", "a.backup", "--db", "new.db"])
    assert not list(here.glob("new.db*"))
    with pytest.raises(BadInput, match="sealed with the key"):
        run(["restore", "a.backup", "--db", "new.db", "--secret-key", "key"])
    assert run(["restore", "a.backup", "--db", "new.db", "--secret-key", f"{db}.key"]) == 0
    assert "1 tables" in capsys.readouterr().out


@in_loop
async def test_a_backup_that_cannot_be_written_leaves_nothing(db, here):
    async with open_house(db):
        pass
    (here / "folder").mkdir()
    with pytest.raises(BadInput, match="folder is a folder"):
        run(["backup", "folder", "--db", db])
    with pytest.raises(BadInput, match=re.escape("nowhere/a.backup")):
        run(["backup", "nowhere/a.backup", "--db", db])
    limits, heard = resource.getrlimit(resource.RLIMIT_FSIZE), signal.SIG_IGN
    before = signal.signal(signal.SIGXFSZ, heard)
    shutil.copy(db, "copy.db")  # without a log beside it, which the limit would hit, too
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(BadInput, match=r"cannot (write|be)|File too large|cannot grow"):
            run(["backup", "a.backup", "--db", db])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert not list(here.glob("*.part"))
    assert not (here / "a.backup").exists()


def test_a_folder_is_no_key(here):
    for option in ("--secret-key", "--operator"):
        with pytest.raises(BadInput, match="is a folder"):
            run(["serve", "--db", "x.db", "--port", str(free_port()), option, str(here)])
