"""Whose bot thinks next: watched tables first, guests in turn; bots alone sleep when unwatched."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from server_house import EASY, in_loop, open_house, seq_of, until

from orrery.server.bots.turns import EVERY, Turns
from orrery.server.protocol.questions import Answer
from orrery.server.upkeep.timekeeper import wake


async def order_of(turns, asked):
    """The order in which questions are answered that came while the only place was taken."""
    served, done = [], asyncio.Event()

    async def hold():
        async with turns.turn("first", "first"):
            await done.wait()

    async def ask(owner, table):
        async with turns.turn(owner, table):
            served.append((owner, table))

    holding = asyncio.ensure_future(hold())
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(ask(*one)) for one in asked]
    await asyncio.sleep(0)
    done.set()
    await asyncio.gather(holding, *waiting)
    return served


@in_loop
async def test_guests_take_turns_however_many_tables_one_has():
    turns = Turns(1, lambda table: True)
    many = [("greedy", f"g{n}") for n in range(9)]
    served = await order_of(turns, [*many, ("ann", "a"), ("ben", "b")])
    assert {"ann", "ben"} <= {owner for owner, _ in served[:4]}
    assert len(served) == 11


@in_loop
async def test_tables_somebody_watches_come_first_but_nobody_waits_for_ever():
    turns = Turns(1, lambda table: table.startswith("seen"))
    dark = [(f"d{n}", f"dark{n}") for n in range(3)]
    seen = [(f"s{n}", f"seen{n}") for n in range(12)]
    served = [table for _, table in await order_of(turns, [*dark, *seen])]
    assert served[0].startswith("seen")
    first_dark = next(n for n, table in enumerate(served) if table.startswith("dark"))
    assert 0 < first_dark < EVERY
    assert [table[:4] for table in served].count("seen") == 12


@in_loop
async def test_a_table_is_asked_one_question_at_a_time():
    turns, running, most = Turns(4, lambda table: True), [0], [0]

    async def ask():
        async with turns.turn("ann", "t"):
            running[0] += 1
            most[0] = max(most[0], running[0])
            await asyncio.sleep(0)
            running[0] -= 1

    await asyncio.gather(*(ask() for _ in range(8)))
    assert most == [1]


@in_loop
async def test_who_stops_waiting_takes_no_place():
    turns = Turns(1, lambda table: True)

    async def ask():
        async with turns.turn("ann", "t"):
            await asyncio.sleep(3600)

    tasks = [asyncio.ensure_future(ask()) for _ in range(5)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(30), turns.turn("ben", "t"):
        pass


@in_loop
async def test_the_host_of_many_tables_of_bots_does_not_delay_a_person(db):
    """With the hall around it: the questions of twenty tables wait, a watched one is next."""
    async with open_house(db, replace(EASY, bot_workers=1)) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        asked, go = [], asyncio.Event()
        turns = house.hall.pool._turns

        async def choose(question):
            async with turns.turn(question.owner, question.table):
                asked.append(question.table)
                await go.wait()
            return Answer(0)

        house.hall.pool.choose = choose
        for _ in range(10):
            room = await house.table(ben, seats=["random", "random"])
            await ben.say("start", game=room.id)
        mine = await house.table(ann, seats=["random", "me"])
        await ann.say("watch", game=mine.id, seat=1)
        await ann.say("start", game=mine.id)
        await until(lambda: len(turns._waiting) == 10)
        go.set()
        await until(lambda: mine.id in asked)
        assert asked.index(mine.id) == 1
        await until(lambda: seq_of(mine) == 1)


@in_loop
async def test_bots_alone_sleep_when_nobody_watches_and_wake_when_somebody_does(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        slow, asked = asyncio.Semaphore(0), []
        real = house.hall.pool.choose

        async def choose(question):
            asked.append(question)
            await slow.acquire()
            return await real(question)

        house.hall.pool.choose = choose
        room = await house.table(ann, seats=["random", "random"])
        await ann.say("watch", game=room.id)
        await ann.say("start", game=room.id)
        house.clock.pass_seconds(100)
        wake(house.hall)
        slow.release()
        await until(lambda: seq_of(room) == 1)  # somebody watches
        await ann.leave()
        house.clock.pass_seconds(59)
        wake(house.hall)
        slow.release()
        await until(lambda: seq_of(room) == 2)  # not for long enough
        await until(lambda: len(asked) == 3)
        house.clock.pass_seconds(2)
        slow.release()
        await until(lambda: not room.are_bots_busy)
        assert seq_of(room) == 3  # what was being thought about is played
        slow.release()
        wake(house.hall)
        await house.settle()
        assert seq_of(room) == 3
        await ben.say("watch", game=room.id)
        wake(house.hall)
        await until(lambda: seq_of(room) == 4)
        for _ in range(100):
            slow.release()
        await until(lambda: room.row.status == "over")


@in_loop
async def test_a_bot_answers_a_person_who_is_not_there(db):
    """Only bots among themselves sleep: whoever comes back finds the answer."""
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        await ann.say("start", game=room.id)
        house.clock.pass_seconds(100)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await until(lambda: seq_of(room) == 2)
