"""Deliveries: each is taken by one node, tried again after a fault, and dropped when it is read."""

from __future__ import annotations

import asyncio

import pytest
from server_house import in_loop

from orrery.server.notices import deliveries
from orrery.server.notices.deliveries import (
    HOLD_SECONDS,
    PAUSES,
    SENT,
    settle,
    settle_tried,
    take,
    write_due,
)
from orrery.server.notices.wishes import Wishes, keep
from orrery.server.storage.notice_rows import DeliveryRow, NoticeRow, insert_once
from orrery.server.storage.rows import AccountRow, insert
from orrery.server.storage.store import Store, medium_of


def notice(n=1, **more):
    return NoticeRow(f"turn/t/0/{n}", "", "turn", "t", 0, 100.0 + n, **more)


def due(n=1, at=100.0, state="due"):
    return DeliveryRow(f"turn/t/0/{n}", "webhook", "t", "", at, state)


@in_loop
async def test_the_same_notice_is_written_and_posted_once(url):
    store = Store(url)
    try:
        for _ in range(3):
            await store.write([insert_once(notice())])
            await write_due(store, 200.0)
        rows = await store.rows(DeliveryRow)
        assert [(row.notice, row.channel, row.due) for row in rows] == [
            ("turn/t/0/1", "webhook", 200.0)
        ]
    finally:
        store.close()


@in_loop
async def test_of_two_nodes_one_takes_a_delivery(nodes_db, tmp_path):
    key = tmp_path / "key"
    first, second = (Store("", medium=medium_of(nodes_db, key, is_shared=True)) for _ in range(2))
    try:
        await first.write([insert(due(n)) for n in range(1, 31)])
        taken = await asyncio.gather(*(take(store, 200.0) for store in [first, second] * 4))
        names = [row.notice for rows in taken for row in rows]
        assert len(names) == len(set(names)) == 30
    finally:
        first.close()
        second.close()


@in_loop
async def test_what_a_killed_node_had_taken_is_taken_later_under_the_same_name(url):
    store = Store(url)
    try:
        await store.write([insert(due())])
        (first,) = await take(store, 200.0)
        assert await take(store, 200.0 + HOLD_SECONDS - 1) == []
        (again,) = await take(store, 200.0 + HOLD_SECONDS)
        assert (again.batch, again.tries) == (first.batch, 2)
        await settle(store, first, SENT, 0.0)  # too late: it is another's by now
        assert [row.state for row in await store.rows(DeliveryRow)] == ["due"]
        await settle(store, again, SENT, 0.0)
        assert await take(store, 1e9) == []
    finally:
        store.close()


@in_loop
async def test_pauses_grow_and_end(url):
    store, date, pauses = Store(url), 200.0, []
    try:
        await store.write([insert(due())])
        while rows := await take(store, date):
            await settle_tried(store, rows[0], date)
            (row,) = await store.rows(DeliveryRow)
            pauses.append(row.due - date)
            date = row.due
        assert pauses == [*PAUSES, 0.0]
        assert (row.state, row.tries) == ("failed", len(PAUSES) + 1)
    finally:
        store.close()


@in_loop
async def test_what_was_read_meanwhile_is_not_sent(url):
    store = Store(url)
    try:
        await store.write([insert(notice(read=150.0)), insert(due())])
        assert await take(store, 200.0) == []
        assert [row.state for row in await store.rows(DeliveryRow)] == ["read"]
    finally:
        store.close()


@in_loop
async def test_old_notices_are_forgotten_with_their_deliveries(url):
    store = Store(url)
    try:
        await store.write([insert(notice()), insert(due(state="sent"))])
        await deliveries.forget(store, 200.0)
        assert len(await store.rows(NoticeRow)) == 1
        await deliveries.forget(store, 300.0 + deliveries.KEPT_SECONDS)
        assert await store.rows(NoticeRow) == await store.rows(DeliveryRow) == []
    finally:
        store.close()


@pytest.mark.parametrize("n", [0, deliveries.MOST_WAITING])
@in_loop
async def test_the_queue_of_a_person_is_bounded(db, n):
    store = Store(db)
    try:
        await store.write([insert(AccountRow("ann", "Ann", "ann", 0.0, "", "sealed", "hash"))])
        await keep(store, "ann", Wishes("now"))
        waiting = [DeliveryRow(f"x/{k}", "mail", "", "ann", 1e12, "due") for k in range(n)]
        await store.write([insert(row) for row in waiting])
        one = NoticeRow("turn/t/0/9", "ann", "turn", "t", 0, 100.0)
        found = await deliveries.deliveries_of(store, one, 200.0)
        assert [row.channel for row in found] == ([] if n else ["mail"])
    finally:
        store.close()
