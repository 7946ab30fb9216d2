"""Storage: what is committed is there, a clash undoes its own unit only, one schema for both."""

from __future__ import annotations

import asyncio

import pytest
from server_house import in_loop

from orrery.server.storage.database import Conflict
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, insert, upsert
from orrery.server.storage.schema import MIGRATIONS
from orrery.server.storage.secrets import Vault
from orrery.server.storage.store import Store, connector, migrate


def event(seq: int, client_id: str | None = None, seat: int = 0, game: str = "g") -> EventRow:
    return EventRow(game, seq, seat, client_id, "drop 3", "hash")


@in_loop
async def test_what_is_acknowledged_can_be_read_by_another_connection(url):
    store = Store(url)
    try:
        await store.write([insert(event(1, "a"))])
        other = connector(url)()
        assert other.execute("SELECT seq, client_id FROM events") == [(1, "a")]
        other.close()
    finally:
        store.close()


@in_loop
async def test_a_clash_undoes_its_own_unit_and_no_other(url):
    store = Store(url)
    try:
        units = [[event(1, "a")], [event(1, "b")], [event(2, "c"), event(2, "d")], [event(2, "e")]]
        futures = [store.submit([insert(row) for row in unit]) for unit in units]
        failures = [future.exception(10) for future in futures]
        assert [type(f) for f in failures] == [type(None), Conflict, Conflict, type(None)]
        assert [(row.seq, row.client_id) for row in await store.events("g")] == [(1, "a"), (2, "e")]
    finally:
        store.close()


@in_loop
async def test_an_id_of_a_seat_is_taken_once_and_nature_needs_none(url):
    store = Store(url)
    try:
        await store.write([insert(event(1, "a")), insert(event(2, None, -1))])
        await store.write([insert(event(3, None, -1)), insert(event(4, "a", 1))])
        with pytest.raises(Conflict):
            await store.write([insert(event(5, "a"))])
    finally:
        store.close()


@in_loop
async def test_moves_that_arrive_together_are_committed_together(url):
    store = Store(url)
    try:
        futures = [store.submit([insert(event(n, str(n)))]) for n in range(1, 201)]
        for future in futures:
            future.result(10)
        assert store.writer.commits.n_units == 200
        assert store.writer.commits.n_commits < 50
    finally:
        store.close()


@in_loop
async def test_the_loop_hands_in_all_that_waits_as_one_package(url):
    store = Store(url)
    try:
        writes = [store.write([insert(event(n, str(n)))]) for n in range(1, 201)]
        clash = store.write([insert(event(7, "other"))])
        *done, failure = await asyncio.gather(*writes, clash, return_exceptions=True)
        assert done == [None] * 200
        assert isinstance(failure, Conflict)
        assert store.writer.commits.n_commits < 10
        assert [row.seq for row in await store.events("g")] == list(range(1, 201))
    finally:
        store.close()


@in_loop
async def test_who_stops_waiting_does_not_stop_the_writing(url):
    store = Store(url)
    try:
        waiting = asyncio.ensure_future(store.write([insert(event(1, "a"))]))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.write([insert(event(2, "b"))])
        assert [row.seq for row in await store.events("g")] == [1, 2]
    finally:
        store.close()


@in_loop
async def test_a_row_comes_back_as_it_was_and_can_be_replaced(url):
    store = Store(url)
    try:
        guest = GuestRow("id", "null", "hash", 12.5)
        seat = SeatRow("g", 0, "person", guest="id")
        await store.write([insert(guest), upsert(seat)])
        await store.write([upsert(SeatRow("g", 0, "open"))])
        assert await store.rows(GuestRow) == [guest]
        assert await store.rows(SeatRow) == [SeatRow("g", 0, "open")]
    finally:
        store.close()


def test_migrating_twice_changes_nothing(url):
    database = connector(url)()
    migrate(database, Vault(bytes(32)))
    migrate(database, Vault(bytes(32)))
    assert database.execute("SELECT COUNT(*) FROM migrations") == [(len(MIGRATIONS),)]
    database.close()


@in_loop
async def test_sqlite_waits_for_the_disk(db):
    database = connector(db)()
    assert database.execute("PRAGMA journal_mode") == [("wal",)]
    assert database.execute("PRAGMA synchronous") == [(2,)]
    assert database.execute("PRAGMA secure_delete") == [(1,)]
    database.close()


def test_a_line_to_postgresql_whose_packets_vanish_is_given_up(postgres):
    from orrery.server.storage.postgres import GIVE_UP, PostgresDatabase

    database = PostgresDatabase(f"{postgres}?keepalives_idle=77")
    used = database._connection.info.get_parameters()
    database.close()
    assert used["keepalives_idle"] == "77"  # the URL has the last word
    expected = {name: str(n) for name, n in GIVE_UP.items() if name != "keepalives_idle"}
    assert {name: used.get(name) for name in expected} == expected
