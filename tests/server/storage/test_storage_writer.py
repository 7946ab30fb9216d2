"""Faults that come and go, of storage and workers: play goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial

import pytest
from server_house import in_loop, open_house, seq_of, until

from orrery.server.protocol.questions import Answer
from orrery.server.storage import sqlite
from orrery.server.storage.database import StorageDown
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.sqlite import SqliteDatabase
from orrery.server.storage.store import Store, connector
from orrery.server.upkeep.timekeeper import keep_pulse

# Storage


def code_error(code, text):
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize("fault", ["locked", "full", "io"])
@in_loop
async def test_a_table_that_waits_for_a_bot_goes_on_after_a_storage_fault(db, fault, monkeypatch):
    """The database fails n times, wherever that hits; then the game is played to its end."""
    codes = {"locked": sqlite3.SQLITE_BUSY, "full": sqlite3.SQLITE_FULL, "io": sqlite3.SQLITE_IOERR}
    left, real = [0], SqliteDatabase.execute

    def execute(self, sql, values=()):
        if left[0] > 0:
            left[0] -= 1
            raise code_error(codes[fault], fault)
        return real(self, sql, values)

    monkeypatch.setattr(SqliteDatabase, "execute", execute)
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["random", "random"])
        await ann.say("start", game=room.id)
        for n in range(8):
            await until(lambda n=n: room.row.status == "over" or seq_of(room) >= 2 * n)
            left[0] = 3 + n
        await until(lambda: room.row.status == "over")
        assert house.hall.tasks.supervisor.restarts["bots"] > 0


@in_loop
async def test_a_database_that_is_really_locked_is_waited_for(db, monkeypatch):
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "PRAGMA busy_timeout = 20"))
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        await ann.say("start", game=room.id)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await until(lambda: room.running.seq == 2)
        other = connector(db)()
        house.hall.pool.choose = hold_until(thought := asyncio.Event())
        await ann.say("move", game=room.id, id="2", base=2, action="drop 3")
        other.execute("BEGIN IMMEDIATE")
        thought.set()
        await until(lambda: house.hall.tasks.supervisor.restarts["bots"] >= 3)
        other.execute("ROLLBACK")
        other.close()
        await until(lambda: seq_of(room) == 4)


def hold_until(event):
    async def choose(question):
        await event.wait()
        return Answer(3)

    return choose


@in_loop
async def test_a_full_disk_that_is_emptied_is_used_again(db):
    store = Store(db)
    try:
        store.writer.commits._database.execute("PRAGMA max_page_count = 1")  # no more than it has
        large = insert(GuestRow("large", "x" * 1_000_000, "hash", 0.0))
        with pytest.raises(StorageDown, match="full"):
            await store.write([large])
        await store.write([large])  # a new connection has the whole disk
        assert [guest.id for guest in await store.rows(GuestRow)] == ["large"]
    finally:
        store.close()


@in_loop
async def test_play_goes_on_after_postgresql_was_restarted(postgres):
    import with_postgres

    url = with_postgres.fresh_database(postgres)
    async with open_house(url) as house:
        ann = await house.guest("Ann")
        rooms = [await house.table(ann, seats=["random", "random"]) for _ in range(3)]
        room = await house.table(ann, seats=["me", "random"])
        for one in (*rooms, room):
            await ann.say("start", game=one.id)
        pulse = house.hall.tasks.keep("pulse", partial(keep_pulse, house.hall))
        await until(lambda: seq_of(rooms[0]) >= 1)
        await asyncio.to_thread(with_postgres.restart, postgres)
        for one in rooms:
            await until(lambda one=one: one.row.status == "over")
        answer = {}
        while answer.get("type") != "ack":  # the browser sends it again, with the same id
            answer = await ann.ask("move", game=room.id, id="1", base=0, action="drop 3")
        await until(lambda: seq_of(room) == 2)
        assert not pulse.done()
