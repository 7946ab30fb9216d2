"""One process on a database: a second start is refused, nothing is written without a claim."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server_house import in_loop, open_house

from orrery.server.storage import claims
from orrery.server.storage.claims import Taken
from orrery.server.storage.database import Displaced
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.store import Store, connector
from orrery.server.upkeep.timekeeper import keep_pulse

HOLD = """
import sys, time
from orrery.server.storage.store import Store
store = Store(sys.argv[1])
print("open", flush=True)
time.sleep(600)
"""


def guest(name: str) -> GuestRow:
    return GuestRow(name, name, f"hash {name}", 0.0)


def holder(url: str) -> subprocess.Popen[str]:
    """Another process that has the database."""
    process = subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait(30)
    assert process.stdout is not None
    process.stdout.close()


def test_a_second_store_is_refused_by_a_sentence_that_names_the_first(url):
    first = holder(url)
    try:
        began = time.monotonic()
        with pytest.raises(Taken) as refused:
            Store(url)
        assert time.monotonic() - began < claims.PATIENCE_SECONDS / 2
        said = str(refused.value)
        assert f"process {first.pid} on {socket.gethostname()} since 20" in said
        assert "in use" in said
    finally:
        end(first)


def test_the_second_start_exits_with_2(url):
    first = holder(url)
    try:
        start = "from orrery.cli.main import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", "8008", "--db", url]
        second = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert second.returncode == 2
        assert f"process {first.pid} on" in second.stderr
        assert "Traceback" not in second.stderr
        assert "Orrery is at" not in second.stdout
    finally:
        end(first)


def test_a_killed_process_leaves_no_claim(url):
    first = holder(url)
    os.kill(first.pid, signal.SIGKILL)
    end(first)
    Store(url).close()


def test_a_closed_store_leaves_no_claim(url):
    Store(url).close()
    Store(url).close()


def test_other_names_of_one_file_are_one_file(tmp_path, monkeypatch):
    file = tmp_path / "orrery.db"
    store = Store(str(file))
    try:
        (tmp_path / "link.db").symlink_to(file)
        monkeypatch.chdir(tmp_path)
        names = ["link.db", "./orrery.db", "sqlite:///orrery.db", str(tmp_path / "." / "orrery.db")]
        for name in names:
            with pytest.raises(Taken, match=f"process {os.getpid()} on"):
                Store(name)
        (tmp_path / "hard.db").hardlink_to(file)
        with pytest.raises(ValueError, match="hard link"):
            Store("hard.db")
    finally:
        store.close()


def test_the_lock_is_for_its_owner_alone(db):
    store = Store(db)
    try:
        lock = Path(f"{db}.lock")
        assert lock.stat().st_mode & 0o777 == 0o600
        assert re.search(rf'"pid":{os.getpid()}\b', lock.read_text())
    finally:
        store.close()


def test_a_store_that_cannot_be_opened_leaves_no_claim(db, monkeypatch):
    def fail(database, vault):
        raise OSError("no")

    with monkeypatch.context() as patch:
        patch.setattr("orrery.server.storage.store.migrate", fail)
        with pytest.raises(OSError, match="no"):
            Store(db)
    Store(db).close()


def cut_writer(url: str) -> None:
    """End the session that writes, as an operator or a restart would."""
    other = connector(url)()
    other.execute("SELECT pg_terminate_backend(session) FROM claims WHERE id = 1")
    other.close()


@in_loop
async def test_a_lost_claim_is_made_again_before_the_next_write(postgres):
    import with_postgres

    url = with_postgres.fresh_database(postgres)
    store = Store(url)
    try:
        await store.write([insert(guest("a"))])
        cut_writer(url)
        with pytest.raises(Exception, match=r"terminat|closed|lost"):
            await store.write([insert(guest("b"))])
        await store.write([insert(guest("c"))])
        with pytest.raises(Taken):
            Store(url)
    finally:
        store.close()


@in_loop
async def test_a_displaced_process_writes_nothing_more(postgres):
    import with_postgres

    url = with_postgres.fresh_database(postgres)
    store = Store(url)
    try:
        cut_writer(url)
        other = holder(url)  # faster than our next write
        try:
            with pytest.raises(Exception, match=r"terminat|closed|lost"):
                await store.write([insert(guest("a"))])
            with pytest.raises(Displaced, match=f"process {other.pid} on"):
                await store.write([insert(guest("b"))])
            assert await store.rows(GuestRow) == []
        finally:
            end(other)
        await store.write([insert(guest("c"))])
        assert [row.id for row in await store.rows(GuestRow)] == ["c"]
    finally:
        store.close()


@in_loop
async def test_a_session_of_ours_that_lives_on_is_ended(postgres):
    """The line was cut and the server has not noticed: our old session still has our lock."""
    import with_postgres

    url = with_postgres.fresh_database(postgres)
    store = Store(url)
    try:
        stuck, store.writer.commits._database = store.writer.commits._database, None
        await store.write([insert(guest("a"))])
        assert stuck is not None
        with pytest.raises(Exception, match=r"terminat|closed|lost"):
            stuck.execute("SELECT 1")
        stuck.close()
    finally:
        store.close()


def test_a_lock_that_was_let_go_may_outlive_its_claim_for_a_moment(postgres, monkeypatch):
    """PostgreSQL notices in its own time that a session was closed."""
    import with_postgres

    connect = connector(with_postgres.fresh_database(postgres))
    first, session = claims.SessionClaim("here"), connect()
    first.hold(session)
    second, other = claims.SessionClaim("here"), connect()
    with pytest.raises(Taken):
        second.hold(other)
    first.release()
    monkeypatch.setattr(claims.time, "sleep", lambda seconds: session.close())
    second.hold(other)
    other.close()


@in_loop
async def test_whoever_plays_on_a_displaced_server_is_told_and_so_is_its_operator(db, caplog):
    async def write(writes):
        raise Displaced("orrery.db is in use: process 4711 on here since noon has it")

    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        house.hall.store.write = write
        told = await ann.ask("move", game=room.id, id="1", base=0, action="drop 3")
        assert (told["type"], told["code"]) == ("error", "displaced")
        assert "4711" not in told["text"]
        with pytest.raises(Displaced):
            await keep_pulse(house.hall)
        house.hall.incidents.note_fault("pulse", Displaced("process 4711 has it"))
        assert "nothing is stored any more: process 4711 has it" in caplog.text
        del house.hall.store.write


def test_a_place_where_nothing_can_be_locked_is_named(tmp_path):
    with pytest.raises(ValueError, match=r"cannot lock .*orrery\.db"):
        Store(str(tmp_path / "no" / "orrery.db"))


def test_a_folder_and_a_url_of_others_are_no_database(tmp_path):
    with pytest.raises(ValueError, match="is a folder: give a file with --db"):
        claims.claim_of(str(tmp_path))
    with pytest.raises(ValueError, match=r"a file or postgresql://\S+, not mysql://host/x$"):
        claims.claim_of("mysql://me:word@host/x")


def test_a_url_is_shown_without_its_secrets():
    url = "postgresql://orrery:secret@example.org:5432/games?password=secret"
    assert claims.shown(url) == "postgresql://example.org:5432/games"


@in_loop
async def test_who_got_in_by_a_removed_lock_displaces_the_first(db):
    first = Store(db)
    await first.write([insert(guest("a"))])
    Path(f"{db}.lock").unlink()
    second = Store(db)
    await second.write([insert(guest("b"))])
    with pytest.raises(Displaced):
        await first.write([insert(guest("c"))])
    with pytest.raises(Displaced):  # and for good
        await first.write([insert(guest("d"))])
    await second.write([insert(guest("e"))])
    assert [row.id for row in await second.rows(GuestRow, "1 = 1 ORDER BY id")] == ["a", "b", "e"]
    first.close()
    second.close()
