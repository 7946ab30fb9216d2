"""Broken tables: one that cannot be replayed, shown or judged stops nobody else."""

from __future__ import annotations

import asyncio
from functools import partial

import httpx
import pytest
from server_house import in_loop, open_house, until

from orrery.server.tables.display import table_seen
from orrery.server.tables.room import MOST_FAULTS
from orrery.server.transport.app import build_app
from orrery.server.upkeep import timekeeper
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking, tick, wake


async def broken_and_sound(house):
    """A table whose log was changed, and another with a clock."""
    broken, ann, ben = await house.duel(clock={"per_move": 30})
    await ann.say("move", game=broken.id, id="1", base=0, action="drop 3")
    sound, *_ = await house.duel(clock={"per_move": 60})
    change = "UPDATE events SET action = 'drop 4' WHERE game = ?"
    await house.hall.store.write([(change, (broken.id,))])
    broken.forget()
    return broken, sound, ann, ben


@in_loop
async def test_a_game_that_cannot_be_replayed_stops_nobody_else(db):
    async with open_house(db) as house:
        broken, sound, ann, _ = await broken_and_sound(house)
        beside = [house.hall.tasks.keep("clocks", partial(keep_ticking, house.hall)),
                  house.hall.tasks.keep("pulse", partial(keep_pulse, house.hall))]  # fmt: skip
        await until(lambda: broken.row.fault is not None)
        house.clock.pass_seconds(61)
        await until(lambda: sound.row.status == "over")
        before = await house.hall.store.last_uptime()
        house.clock.pass_seconds(10)
        while await house.hall.store.last_uptime() <= before:
            await asyncio.sleep(0.01)
        assert not any(task.done() for task in beside)
        assert broken.row.status == "running"
        told = [m["table"]["fault"] for m in ann.heard() if m["type"] == "table"]
        assert "replay" in told


@in_loop
async def test_players_of_a_broken_table_are_told_in_a_plain_sentence(db):
    async with open_house(db) as house:
        broken, _, ann, ben = await broken_and_sound(house)
        ann.heard(), ben.heard()
        answer = await ben.ask("move", game=broken.id, id="2", base=1, action="drop 4")
        assert (answer["type"], answer["code"]) == ("error", "broken")
        assert "hash" not in answer["text"]
        assert (await ann.ask("resign", game=broken.id, id="r"))["code"] == "broken"
        assert (await ann.ask("recap", game=broken.id))["code"] == "broken"
        await ann.come_back()
        told = await ann.say("watch", game=broken.id, seat=0)
        assert [(m["type"], m["table"]["fault"]) for m in told] == [("table", "replay")]
        assert (await ann.ask("ping"))["type"] == "pong"
        assert house.hall.incidents.n_broken == 1  # tried once, not at every request


@in_loop
async def test_a_broken_table_is_tried_again_in_the_next_life(db):
    async with open_house(db) as house:
        broken, *_ = await broken_and_sound(house)
        async with broken.lock:
            await broken.load()
        assert broken.row.fault == "replay"
    async with open_house(db) as house:
        await until(lambda: house.hall.incidents.n_broken == 1)
        repair = "UPDATE events SET action = 'drop 3' WHERE game = ?"
        await house.hall.store.write([(repair, (broken.id,))])
        assert (await house.hall.store.table(broken.id)).fault == "replay"
    async with open_house(db) as house:
        room = await house.hall.room(broken.id)
        await until(lambda: room.has_begun)
        assert table_seen(room).fault is None
        while (await house.hall.store.table(broken.id)).fault is not None:
            await asyncio.sleep(0.01)


@in_loop
async def test_a_fault_in_the_clocks_of_one_table_stays_there(db):
    async with open_house(db) as house:
        broken, *_ = await house.duel(clock={"per_move": 60})
        sound, *_ = await house.duel(clock={"per_move": 60})
        broken.is_due = trip
        for _ in range(MOST_FAULTS + 3):
            await tick(house.hall)
        house.clock.pass_seconds(60)
        await tick(house.hall)
        wake(house.hall)
        assert sound.row.status == "over"
        assert broken.row.fault == "clock"
        house.hall.incidents.n_unhandled = 0


def trip(now):
    raise IndexError("out of range")


@in_loop
async def test_a_table_that_hangs_delays_no_other_clock(db, monkeypatch):
    monkeypatch.setattr(timekeeper, "PATIENCE_SECONDS", 0.01)
    async with open_house(db) as house:
        stuck, *_ = await house.duel(clock={"per_move": 60})
        sound, *_ = await house.duel(clock={"per_move": 60})
        async with stuck.lock:
            house.clock.pass_seconds(60)
            await tick(house.hall)
            await until(lambda: sound.row.status == "over")
            assert stuck.row.status == "running"
        await until(lambda: stuck.row.status == "over")


@in_loop
async def test_a_bot_that_always_fails_breaks_its_own_table_only(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        broken = await house.table(ann, seats=["random", "random"])
        sound = await house.table(ann, seats=["random", "random"])
        real = house.hall.pool.choose

        async def choose(question):
            if question.table == broken.id:
                raise RuntimeError("no bot can play")
            return await real(question)

        house.hall.pool.choose = choose
        for room in (broken, sound):
            await ann.say("start", game=room.id)
        await until(lambda: sound.row.status == "over")
        await until(lambda: broken.row.fault is not None)
        assert broken.row.fault == "bot"
        house.hall.incidents.n_unhandled = 0


@pytest.mark.parametrize(
    "damage", ["game = 'gone'", "clock = 'x'", "options = '{'", "header = '{'"]
)
@in_loop
async def test_a_row_that_cannot_be_read_hides_no_other_table(db, damage):
    async with open_house(db) as house:
        broken, *_ = await house.duel()
        sound, *_ = await house.duel()
        await house.hall.store.write([(f"UPDATE tables SET {damage} WHERE id = ?", (broken.id,))])
    async with open_house(db) as house:
        transport = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            await until(lambda: house.hall.incidents.n_broken > 0)
            listed = {table["id"] for table in (await client.get("/api/tables")).json()["tables"]}
            assert sound.id in listed
            assert (await client.get(f"/api/tables/{sound.id}")).status_code == 200
            assert (await client.get(f"/api/tables/{broken.id}")).status_code in (200, 500)
