"""Faults that come and go: storage, workers, broken tables. Play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from contextlib import asynccontextmanager
from functools import partial

import httpx
import pytest
from server_house import EASY, House, in_loop, open_house

from orrery.server.bots.compilation import FAILED, READY, Warmth
from orrery.server.bots.pool import ENDED, Answer, Brains, WorkerDown
from orrery.server.clock import ManualClock
from orrery.server.storage import sqlite
from orrery.server.storage.database import StorageDown
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.sqlite import SqliteDatabase
from orrery.server.storage.store import Store, connector
from orrery.server.tables.hall import Hall, Services
from orrery.server.tables.room import MOST_FAULTS
from orrery.server.transport.app import build_app
from orrery.server.upkeep import timekeeper
from orrery.server.upkeep.supervisor import CALM_SECONDS, Supervisor
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking, tick, wake
from orrery.server.views.tables import table_seen


async def until(is_so, seconds=60.0):
    """Wait for something that is to happen by itself."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


# The supervisor


class NotedClock(ManualClock):
    def __init__(self):
        super().__init__()
        self.slept = []

    async def sleep(self, seconds):
        self.slept.append(round(seconds, 3))
        self.pass_seconds(seconds)


@in_loop
async def test_work_begins_again_after_any_exception_with_a_growing_pause():
    clock, noted, runs = NotedClock(), [], []
    supervisor = Supervisor(clock, lambda kind, error: noted.append((kind, type(error))))

    async def work():
        runs.append(clock.now())
        if len(runs) == 9:
            clock.pass_seconds(CALM_SECONDS)
        if len(runs) <= 9:
            raise (RuntimeError, KeyError, OSError)[len(runs) % 3]("again")

    await supervisor.keep("work", work)
    assert len(runs) == 10
    assert clock.slept == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0, 0.1]
    assert supervisor.restarts == {"work": 9}
    assert {kind for _, kind in noted} == {RuntimeError, KeyError, OSError}


@in_loop
async def test_all_that_runs_beside_is_supervised(db, monkeypatch):
    """Each long-lived task of the application fails once and is there again."""
    failed = []

    def once(name, real):
        async def work(*args):
            if name not in failed:
                failed.append(name)
                raise RuntimeError(name)
            await real(*args)

        return work

    from orrery.server.transport import app as module

    for name in ("keep_ticking", "keep_pulse", "keep_ending", "keep_sweeping"):
        monkeypatch.setattr(module, name, once(name, getattr(module, name)))
    monkeypatch.setattr(Warmth, "warm_all", once("warm_all", Warmth.warm_all))
    async with open_house(db) as house:
        app = build_app(house.hall)
        house.hall.open = house.hall.close = no_wait  # the house does it
        async with app.router.lifespan_context(app):
            await until(lambda: len(failed) == 5)
            await until(lambda: sum(house.hall.supervisor.restarts.values()) == 5)
        assert house.hall.n_unhandled == 5
        house.hall.n_unhandled = 0
        del house.hall.open, house.hall.close


async def no_wait():
    """Nothing to open or close."""


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
        assert house.hall.supervisor.restarts["bots"] > 0


def seq_of(room):
    return room.running.seq if room.has_begun else 0


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
        house.hall.brains.choose = hold_until(thought := asyncio.Event())
        await ann.say("move", game=room.id, id="2", base=2, action="drop 3")
        other.execute("BEGIN IMMEDIATE")
        thought.set()
        await until(lambda: house.hall.supervisor.restarts["bots"] >= 3)
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
        store.writer._database.execute("PRAGMA max_page_count = 1")  # no more than it has
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
        pulse = house.hall.keep("pulse", partial(keep_pulse, house.hall))
        await until(lambda: seq_of(rooms[0]) >= 1)
        await asyncio.to_thread(with_postgres.restart, postgres)
        for one in rooms:
            await until(lambda one=one: one.row.status == "over")
        answer = {}
        while answer.get("type") != "ack":  # the browser sends it again, with the same id
            answer = await ann.ask("move", game=room.id, id="1", base=0, action="drop 3")
        await until(lambda: seq_of(room) == 2)
        assert not pulse.done()


# Workers


@asynccontextmanager
async def house_with_workers(db):
    """A house whose bots think in processes of their own."""
    brains, clock = Brains(EASY), ManualClock()
    warmth = Warmth(brains)
    warmth.stages = dict.fromkeys(warmth.stages, READY)
    hall = Hall(Services(Store(db), clock, EASY, brains, warmth))
    await hall.open()
    try:
        yield House(hall, clock)
    finally:
        await hall.close()
        assert hall.n_unhandled == 0


@in_loop
async def test_killed_workers_are_replaced_and_no_table_waits(db):
    async with house_with_workers(db) as house:
        ann = await house.guest("Ann")
        rooms = [await house.table(ann, seats=["random", "greedy"]) for _ in range(4)]
        for room in rooms:
            await ann.say("start", game=room.id)
        killed = set()
        for n in range(1, 4):
            await until(lambda n=n: all(r.row.status == "over" or seq_of(r) >= n for r in rooms))
            killed |= kill_workers(house.hall.brains)
        for room in rooms:
            await until(lambda room=room: room.row.status == "over")
        assert len(killed) >= 2


def kill_workers(brains):
    killed = set()
    for worker in brains._workers:
        if worker._process is not None:
            with contextlib.suppress(ProcessLookupError):
                worker._process.kill()
                killed.add(worker._process.pid)
    return killed


@in_loop
async def test_a_bot_whose_workers_were_all_killed_is_asked_again_before_chance_plays():
    from test_server_bots import question

    brains, asked = Brains(EASY), []

    async def ask(question):
        asked.append(question.bot)
        return Answer(fault=ENDED) if len(asked) <= EASY.bot_workers else Answer(3)

    brains.ask = ask
    assert (await brains.choose(question(bot="greedy"))).action == 3
    assert asked == ["greedy"] * (EASY.bot_workers + 1)


@in_loop
async def test_a_table_outlives_workers_that_cannot_be_started(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["random", "random"])
        real, failures = house.hall.brains.choose, [20]

        async def choose(question):
            if failures[0]:
                failures[0] -= 1
                raise WorkerDown("none")
            return await real(question)

        house.hall.brains.choose = choose
        await ann.say("start", game=room.id)
        await until(lambda: room.row.status == "over")
        assert house.hall.supervisor.restarts["bots"] == 20
        assert room.row.fault is None


@in_loop
async def test_a_program_that_cannot_be_started_is_a_worker_that_ended():
    brains = Brains(EASY)
    for worker in brains._workers:
        worker._command = ["/nowhere/python"]
    from test_server_bots import question

    with pytest.raises(WorkerDown):
        await brains.choose(question(bot="random"))


@in_loop
async def test_a_game_whose_rules_cannot_be_compiled_is_not_compiled_every_second(db):
    async with open_house(db) as house:
        room, *_ = await house.duel()
        room.forget()
        house.hall.warmth.stages["connect_four"] = FAILED
        wake(house.hall)
        assert room.resumption is None
        house.hall.warmth.stages["connect_four"] = READY
        wake(house.hall)
        await until(lambda: room.has_begun)


# Broken tables


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
        beside = [house.hall.keep("clocks", partial(keep_ticking, house.hall)),
                  house.hall.keep("pulse", partial(keep_pulse, house.hall))]  # fmt: skip
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
        assert house.hall.n_broken == 1  # tried once, not at every request


@in_loop
async def test_a_broken_table_is_tried_again_in_the_next_life(db):
    async with open_house(db) as house:
        broken, *_ = await broken_and_sound(house)
        async with broken.lock:
            await broken.load()
        assert broken.row.fault == "replay"
    async with open_house(db) as house:
        await until(lambda: house.hall.n_broken == 1)
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
        house.hall.n_unhandled = 0


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
        real = house.hall.brains.choose

        async def choose(question):
            if question.table == broken.id:
                raise RuntimeError("no bot can play")
            return await real(question)

        house.hall.brains.choose = choose
        for room in (broken, sound):
            await ann.say("start", game=room.id)
        await until(lambda: sound.row.status == "over")
        await until(lambda: broken.row.fault is not None)
        assert broken.row.fault == "bot"
        house.hall.n_unhandled = 0


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
            await until(lambda: house.hall.n_broken > 0)
            listed = {table["id"] for table in (await client.get("/api/tables")).json()}
            assert sound.id in listed
            assert (await client.get(f"/api/tables/{sound.id}")).status_code == 200
            assert (await client.get(f"/api/tables/{broken.id}")).status_code in (200, 409)
