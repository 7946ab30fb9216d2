"""Ends: finished rooms, tables that were left, guests who stay away; and the limits by number."""

from __future__ import annotations

import argparse
import asyncio
import gc
from dataclasses import replace

import pytest
import websockets
from server_house import EASY, in_loop, open_house, served

from orrery.cli import serve
from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.server.access.budgets import Buckets
from orrery.server.clock import DAY
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import ChatRow, GuestRow, SeatRow, TableRow
from orrery.server.tables.display import table_seen
from orrery.server.upkeep import ends
from orrery.server.upkeep.ends import end_guests, end_tables, forget_guests, forget_rooms


async def finished(house, ann, **order):
    room = await house.table(ann, seats=["me", "me"], **order)
    await ann.say("start", game=room.id)
    await ann.say("resign", game=room.id, id="r", seat=0)
    assert room.row.status == "over"
    return room


# Finished rooms


@in_loop
async def test_finished_rooms_leave_memory_with_time(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        seen, unseen = await finished(house, ann), await finished(house, ann)
        going = await house.table(ann, seats=["me", "me"])
        await ben.say("watch", game=seen.id)
        house.clock.pass_seconds(EASY.room_over_seconds - 1)
        forget_rooms(house.hall)
        assert len(house.hall.rooms) == 3
        house.clock.pass_seconds(1)
        forget_rooms(house.hall)
        assert set(house.hall.rooms) == {seen.id, going.id}
        name = unseen.id
        del unseen
        again = await house.hall.room(name)
        await again.load()
        assert again.running.outcome.reason == "resign"


@in_loop
async def test_finished_rooms_in_memory_are_few(db):
    async with open_house(db, replace(EASY, rooms_over=3, tables_per_guest=10**6)) as house:
        ann = await house.guest("Ann")
        made = []
        for _ in range(8):
            made.append((await finished(house, ann)).id)
            house.clock.pass_seconds(1)
            forget_rooms(house.hall)
        assert list(house.hall.rooms) == made[-3:]


@in_loop
async def test_a_room_somebody_has_in_hand_is_not_made_twice(db):
    """Two rooms of one table would have two locks."""
    async with open_house(db, replace(EASY, rooms_over=0)) as house:
        ann = await house.guest("Ann")
        room = await finished(house, ann)
        forget_rooms(house.hall)
        assert not house.hall.rooms
        assert await house.hall.room(room.id) is room
        assert house.hall.rooms == {room.id: room}
        forget_rooms(house.hall)
        name = room.id
        del room
        gc.collect()
        one, two = await asyncio.gather(house.hall.room(name), house.hall.room(name))
        assert one is two


@in_loop
async def test_a_room_that_is_busy_stays(db):
    async with open_house(db, replace(EASY, rooms_over=0)) as house:
        ann = await house.guest("Ann")
        room = await finished(house, ann)
        async with room.lock:
            forget_rooms(house.hall)
            assert house.hall.rooms


@in_loop
async def test_the_server_looks_around_by_itself(db):
    async with open_house(db, replace(EASY, rooms_over=0)) as house:
        ann = await house.guest("Ann")
        await finished(house, ann)
        task = house.hall.tasks.keep("ends", lambda: ends.keep_ending(house.hall))
        async with asyncio.timeout(30):
            while house.hall.rooms:
                await asyncio.sleep(0.001)
        assert not task.done()


# Tables that were left


async def pass_days(house, days):
    house.clock.pass_seconds(days * DAY)
    await end_tables(house.hall)


@in_loop
async def test_a_table_that_was_never_begun_is_deleted_a_week_after_its_last_visit(url):
    async with open_house(url) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        left = await house.table(ann)
        visited = await house.table(ann)
        await ann.say("chat", game=left.id, text="anybody?")
        await end_tables(house.hall)
        await pass_days(house, 6.9)
        await ben.say("watch", game=visited.id)
        await end_tables(house.hall)
        await ben.leave()
        await pass_days(house, 0.2)
        assert set(house.hall.rooms) == {visited.id}
        assert await house.hall.room(left.id) is None
        for kind in (SeatRow, ChatRow):
            assert await house.hall.store.rows(kind, "game = ?", (left.id,)) == []
        with pytest.raises(Denied):
            await left.load()  # somebody had it in hand
        await pass_days(house, 7)
        assert await house.hall.store.rows(TableRow) == []


@pytest.mark.parametrize(
    ("order", "days", "reason"),
    [
        ({"seats": ["me", "me"]}, 14, "abandon"),
        ({"seats": ["me", "me"], "clock": {"pace": "postal", "per_move": 10**7}}, 90, "abandon"),
        ({"seats": ["random", "random"]}, 1, "abandon"),
    ],
)
@in_loop
async def test_a_game_that_was_left_is_abandoned(db, order, days, reason):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, **order)
        house.hall.wake_bots = lambda room: None  # bots that sleep
        await ann.say("start", game=room.id)
        await end_tables(house.hall)
        await pass_days(house, days - 0.1)
        assert room.row.status == "running"
        if "me" in order["seats"]:
            await ann.say("move", game=room.id, id="1", base=0, action="drop 3", seat=0)
            await end_tables(house.hall)
            await pass_days(house, days - 0.1)
            assert room.row.status == "running"
        await pass_days(house, 0.2)
        assert (room.row.status, room.running.outcome.reason) == ("over", reason)
        assert room.running.outcome.winners == ()
        events = await house.hall.store.events(room.id)
        assert events[-1].action == "!abandon"
    async with open_house(db) as house:  # the log still tells the same
        room = await house.hall.room(room.id)
        await room.load()
        assert room.running.outcome.reason == "abandon"


@in_loop
async def test_players_of_a_postal_game_are_told_a_week_before_it_ends(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "me"], clock={"pace": "postal"})
        await ann.say("watch", game=room.id)
        await ann.say("start", game=room.id)
        await end_tables(house.hall)
        began = house.clock.date()
        await pass_days(house, 82.9)
        assert "table" not in [message["type"] for message in ann.heard()[-1:]]
        assert table_seen(room).ends is None
        await pass_days(house, 0.2)
        told = [message for message in ann.heard() if message["type"] == "table"]
        assert [message["table"]["ends"] for message in told] == [began + 90 * DAY]
        await pass_days(house, 1)
        assert ann.heard() == []  # once is enough
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3", seat=0)
        await end_tables(house.hall)
        assert table_seen(room).ends is None


@pytest.mark.parametrize(("code", "status"), [("replay", "over"), ("rules", "running")])
@in_loop
async def test_a_broken_table_ends_too_unless_its_rules_may_come_back(db, code, status):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "me"])
        await ann.say("start", game=room.id)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3", seat=0)
        await end_tables(house.hall)
        room.break_off(code, ValueError("for the test"))
        await pass_days(house, 89.9)
        assert room.row.status == "running"
        await pass_days(house, 0.2)
        stored = await house.hall.store.table(room.id)
        assert (stored.status, room.row.fault) == (status, code)
        assert len(await house.hall.store.events(room.id)) == 1  # its moves are kept
        house.hall.incidents.n_broken = 0


@in_loop
async def test_a_restart_is_not_a_visit_and_days_count_while_the_server_is_down(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        await house.table(ann)
    house.clock.pass_seconds(7.5 * DAY)
    async with open_house(db, clock=house.clock) as later:
        await end_tables(later.hall)
        assert not later.hall.rooms


@in_loop
async def test_one_table_that_cannot_be_ended_keeps_no_other(db, monkeypatch):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        bad, good = await house.table(ann), await house.table(ann)
        real = ends.days_for

        def days_for(room):
            if room is bad:
                raise KeyError("bad")
            return real(room)

        monkeypatch.setattr(ends, "days_for", days_for)
        await pass_days(house, 1)  # the hour of their making is noted
        await pass_days(house, 8)
        assert set(house.hall.rooms) == {bad.id}
        assert good.is_gone
        house.hall.incidents.n_unhandled = 0


# Guests


@in_loop
async def test_guests_in_memory_are_few_and_names_are_still_known(db):
    async with open_house(db, replace(EASY, guests_kept=3)) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "open"])
        ben = await house.guest("Ben")
        for n in range(20):
            guest = await house.guest(f"G{n}")
            await guest.leave()
            forget_guests(house.hall)
        assert len(house.hall.guests.rows) <= 3
        assert {ann.id, ben.id} <= set(house.hall.guests.rows)  # seated, connected
        await ben.leave()
        for n in range(5):
            await (await house.guest(f"H{n}")).leave()
        forget_guests(house.hall)
        assert ben.id not in house.hall.guests.rows
        await ben.come_back()
        await ben.say("sit", game=room.id, seat=1)
        forget_guests(house.hall)
        seats = (await ben.say("watch", game=room.id, seat=1))[0]["table"]["seats"]
        assert [seat["player"] for seat in seats] == ["Ann", "Ben"]
    async with open_house(db) as house:  # guests are not all read at the start
        assert set(house.hall.guests.rows) == {ann.id, ben.id}
        assert house.hall.guests.name_of(ben.id) == "Ben"


@in_loop
async def test_guests_without_a_table_are_forgotten_a_year_after_their_last_visit(url):
    async with open_house(url) as house:
        for name in ("Host", "Seated", "Visitor", "Gone"):
            await house.guest(name)
        host, seated, visitor = [await house.guest(name) for name in "HSV"]
        room = await house.table(host, seats=["open", "open"])
        await seated.say("sit", game=room.id, seat=0)
        house.clock.pass_seconds(200 * DAY)
        await visitor.come_back()
        async with asyncio.timeout(30):  # the visit is noted beside
            while await last_visit(house, visitor) < house.clock.date():
                await asyncio.sleep(0.005)
        house.clock.pass_seconds(200 * DAY)
        await end_guests(house.hall)
        left = {guest.name for guest in await house.hall.store.rows(GuestRow)}
        assert left == {"H", "S", "V"}
        house.clock.pass_seconds(200 * DAY)
        await end_guests(house.hall)
        left = {guest.name for guest in await house.hall.store.rows(GuestRow)}
        assert left == {"H", "S"}


async def last_visit(house, guest):
    (row,) = await house.hall.store.rows(GuestRow, "id = ?", (guest.id,))
    return row.seen


# Limits by number


def test_buckets_forget_those_that_were_used_longest_ago():
    buckets = Buckets(per_second=1.0, burst=2.0, most=3)
    for key in ("a", "b", "a", "c", "d"):  # d makes it forget b
        assert buckets.take(key, 0.0)
    assert len(buckets) == 3
    assert not buckets.take("a", 0.0)
    for n in range(1000):
        buckets.take(f"n{n}", 0.0)
    assert len(buckets) == 3
    assert buckets.take("a", 0.0)  # was forgotten


@in_loop
async def test_a_full_server_takes_no_more_sockets(db):
    async with served(db, replace(EASY, most_connections=2)) as (house, port):
        address = f"ws://127.0.0.1:{port}/ws"
        one = await websockets.connect(address)
        two = await websockets.connect(address)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(address)
        assert len(house.hall.connections) == 2
        await one.close()
        async with asyncio.timeout(30):
            while len(house.hall.connections) == 2:
                await asyncio.sleep(0.01)
        three = await websockets.connect(address)
        await two.close()
        await three.close()


# How an operator sets them


def test_days_are_options_of_the_server(monkeypatch):
    served = []
    monkeypatch.setattr("orrery.server.run.serve", lambda *args: served.append(args[3]))
    assert run(["serve", "--days", "open=3", "--days", "postal=30.5"]) == 0
    (settings,) = served
    assert (settings.open_days, settings.live_days, settings.postal_days) == (3, 14, 30.5)


@pytest.mark.parametrize("days", ["open", "open=", "open=0", "open=nan", "open=x", "new=3"])
def test_days_that_are_none_are_refused(days):
    with pytest.raises(BadInput, match="--days is KIND=N"):
        run(["serve", "--days", days])


def test_every_node_of_a_machine_gets_the_days():
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser, [])
    words = ["--cluster", "redis://x", "--days", "live=9"]
    assert serve.node_arguments(parser.parse_args(words))[-2:] == ["--days", "live=9"]
