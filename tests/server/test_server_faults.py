"""Faults that come and go, of storage and workers: play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from contextlib import asynccontextmanager
from functools import partial

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
from orrery.server.transport.app import build_app
from orrery.server.upkeep.supervisor import CALM_SECONDS, Supervisor
from orrery.server.upkeep.timekeeper import keep_pulse, wake


async def until(is_so, seconds=120.0):
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
