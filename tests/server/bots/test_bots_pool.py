"""Workers that are killed or cannot be started: no table waits for ever."""

from __future__ import annotations

import contextlib

import pytest
from server_house import EASY, in_loop, open_house, question, seq_of, until

from orrery.server.bots.pool import ENDED, WorkerDown, WorkerPool
from orrery.server.protocol.questions import Answer, JudgeQuestion, PackedSight


@in_loop
async def test_killed_workers_are_replaced_and_no_table_waits(db):
    async with open_house(db, pool=WorkerPool(EASY)) as house:
        ann = await house.guest("Ann")
        rooms = [await house.table(ann, seats=["random", "greedy"]) for _ in range(4)]
        for room in rooms:
            await ann.say("start", game=room.id)
        killed = set()
        for n in range(1, 4):
            await until(lambda n=n: all(r.row.status == "over" or seq_of(r) >= n for r in rooms))
            killed |= kill_workers(house.hall.pool)
        for room in rooms:
            await until(lambda room=room: room.row.status == "over")
        assert len(killed) >= 2


def kill_workers(pool):
    killed = set()
    for worker in pool._workers:
        if worker._process is not None:
            with contextlib.suppress(ProcessLookupError):
                worker._process.kill()
                killed.add(worker._process.pid)
    return killed


@in_loop
async def test_a_bot_whose_workers_were_all_killed_is_asked_again_before_chance_plays():
    pool, asked = WorkerPool(EASY), []

    async def ask(question):
        asked.append(question.bot)
        return Answer(fault=ENDED) if len(asked) <= EASY.bot_workers else Answer(3)

    pool.ask = ask
    assert (await pool.choose(question(bot="greedy"))).action == 3
    assert asked == ["greedy"] * (EASY.bot_workers + 1)


@in_loop
async def test_a_table_outlives_workers_that_cannot_be_started(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["random", "random"])
        real, failures = house.hall.pool.choose, [20]

        async def choose(question):
            if failures[0]:
                failures[0] -= 1
                raise WorkerDown("none")
            return await real(question)

        house.hall.pool.choose = choose
        await ann.say("start", game=room.id)
        await until(lambda: room.row.status == "over")
        assert house.hall.tasks.supervisor.restarts["bots"] == 20
        assert room.row.fault is None


@in_loop
async def test_a_program_that_cannot_be_started_is_a_worker_that_ended():
    pool = WorkerPool(EASY)
    for worker in pool._workers:
        worker._command = ["/nowhere/python"]
    with pytest.raises(WorkerDown):
        await pool.choose(question(bot="random"))


@in_loop
async def test_a_position_is_judged_by_a_process_that_ends_when_nothing_is_left():
    pool = WorkerPool(EASY)
    sight = PackedSight(0, question().state)
    answer = await pool.judge(JudgeQuestion("connect_four", "standard", [sight], 4))
    assert sum(answer.shares) == pytest.approx(1, abs=0.01)
    assert len(answer.shares) == 2
    assert pool._judge.is_running
    await pool.end_judging()
    assert not pool._judge.is_running
    await pool.close()
