"""Whole tables, many by one round of queries; what each asker gets is as if they were alone."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager

import pytest
from server_house import in_loop

from orrery.server.storage.reading import LOGS_AT_A_TIME, TABLES_AT_A_TIME, Reading
from orrery.server.storage.rows import (
    ChatRow,
    EventRow,
    GuestRow,
    RollRow,
    SeatRow,
    TableRow,
    TimerRow,
    insert,
)
from orrery.server.storage.store import Store

N_TABLES = 30
CHAT_KEPT = 3


def rows_of(n: int) -> list:
    """A table and all that belongs to it; every third has a clock, every other one talk."""
    table, guests = f"t{n}", [f"g{n}", "everybody"]
    rows = [
        TableRow(table, "connect_four", "{}", None, "h", False, "running", 0.0, "{}"),
        *(SeatRow(table, seat, "person", guest) for seat, guest in enumerate(guests)),
        *(EventRow(table, seq, seq % 2, f"m{seq}", "drop 1", f"{n}") for seq in range(1, n + 2)),
        RollRow(table, 1, f"roll of {n}"),
        GuestRow(f"g{n}", f"Guest {n}", f"hash {n}", 0.0),
    ]
    if n % 3 == 0:
        rows.append(TimerRow(table, 0, float(n)))
    if n % 2 == 0:
        rows += [ChatRow(table, k, "g", "G", 0.0, f"line {k}") for k in range(1, 6)]
    return rows


async def filled(url: str) -> Store:
    store = Store(url)
    everybody = GuestRow("everybody", "All", "hash", 0.0)
    await store.write([insert(everybody)])
    for n in range(N_TABLES):
        secret = store.vault.save(f"t{n}", "invite", f"word {n}")
        await store.write([*map(insert, rows_of(n)), secret])
    return store


@contextmanager
def reads(store: Store):
    """What the reader's thread is asked meanwhile."""
    asked, submit = [], store._reader.submit

    def note(call, *args):
        asked.append(args)
        return submit(call, *args)

    store._reader.submit = note
    try:
        yield asked
    finally:
        del store._reader.submit


@in_loop
async def test_many_tables_are_read_by_few_rounds_and_each_is_whole(url):
    store = await filled(url)
    try:
        reading = Reading(store, CHAT_KEPT)
        with reads(store) as asked:
            found = await asyncio.gather(*(reading.table(f"t{n}") for n in range(N_TABLES)))
        assert len(asked) == 2 < N_TABLES / TABLES_AT_A_TIME + 2  # the first, and all the others
        for n, whole in enumerate(found):
            assert whole.row.id == f"t{n}"
            assert sorted(seat.guest for seat in whole.seats) == sorted([f"g{n}", "everybody"])
            assert sorted(guest.id for guest in whole.guests) == sorted([f"g{n}", "everybody"])
            assert [timer.remaining for timer in whole.timers] == [n] * (n % 3 == 0)
            assert [line.n for line in whole.chat] == [3, 4, 5] * (n % 2 == 0)  # the last ones
            assert whole.secrets == {"invite": f"word {n}"}
            assert len(whole.rolls) == 1
        assert await reading.table("nowhere") is None
    finally:
        store.close()


@in_loop
async def test_many_logs_are_read_by_few_queries_each_in_its_order(url):
    store = await filled(url)
    try:
        reading = Reading(store, CHAT_KEPT)
        with reads(store) as asked:
            logs = await asyncio.gather(*(reading.log(f"t{n}") for n in range(N_TABLES)))
        assert len(asked) <= 2 + N_TABLES // LOGS_AT_A_TIME
        for n, log in enumerate(logs):
            assert [(row.seq, row.hash) for row in log] == [(k, str(n)) for k in range(1, n + 2)]
        assert await reading.log("nowhere") == []
    finally:
        store.close()


@in_loop
async def test_many_who_say_hello_at_once_are_known_by_few_queries(url):
    store = await filled(url)
    try:
        reading = Reading(store, CHAT_KEPT)
        tokens = [f"hash {n}" for n in range(N_TABLES)]
        with reads(store) as asked:
            found = await asyncio.gather(*map(reading.guest_by_token, [*tokens, "of nobody"]))
        assert len(asked) == 2
        ids = [f"g{n}" for n in range(N_TABLES)]
        assert [guest and guest.id for guest in found] == [*ids, None]
    finally:
        store.close()


@in_loop
async def test_who_asks_for_the_same_table_has_rows_of_their_own(url):
    store = await filled(url)
    try:
        reading = Reading(store, CHAT_KEPT)
        _, one, other = await asyncio.gather(*(reading.table(t) for t in ("t1", "t2", "t2")))
        one.row.status = "over"
        assert other.row.status == "running"
    finally:
        store.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_it_serves_one_loop_after_the_other(url):
    store = asyncio.run(filled(url))
    reading = Reading(store, CHAT_KEPT)

    async def read():
        return await asyncio.gather(*(reading.table(f"t{n}") for n in range(3)))

    try:
        for _ in range(2):
            assert all(asyncio.run(read()))
    finally:
        store.close()
