"""The analysis of a finished game: in the background, once, and never while a bot has to think."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from server_house import EASY, bearer, in_loop, open_house, question, until, web

from orrery.analysis.survey import Task
from orrery.core.records import bytes_of
from orrery.server.bots.pool import WorkerPool
from orrery.server.protocol.questions import Answer, JudgeQuestion
from orrery.server.storage.rows import AnalysisRow, upsert
from orrery.server.tables.analyses import Analyses

QUICK = replace(EASY, judge_iterations=8, judge_closer=16)
MOVES = [3, 0, 3, 0, 3, 1, 3]


async def play(house, ann, ben, room):
    for n, column in enumerate(MOVES):
        who = (ann, ben)[n % 2]
        fields = {"game": room.id, "base": room.running.seq, "id": f"m{n}", "seat": n % 2}
        await who.say("move", action=f"drop {column}", **fields)
    assert room.row.status == "over"


async def analysed(client, room, token):
    path = f"/api/tables/{room.id}/analysis"
    return (await client.get(path, headers=bearer(token))).json()


@in_loop
async def test_a_finished_game_is_judged_and_says_where_it_turned(db):
    async with web(db, QUICK) as (house, client):
        room, ann, ben = await house.duel()
        early = await analysed(client, room, ann.token)
        assert early["code"] == "not_now"
        await play(house, ann, ben, room)
        first = await analysed(client, room, ann.token)
        assert first["done"] < first["total"]
        assert first["turning"] == []
        analysis = house.hall.analyses.of(room)
        await until(lambda: analysis.is_done)
        found = await analysed(client, room, ann.token)
        assert found["done"] == found["total"]
        assert found["positions"] == list(range(8))
        assert found["shares"][-1] == [1.0, 0.0]
        assert not found["failed"]
        lost = next(one for one in found["turning"] if one["seat"] == 1)
        assert lost["n"] == 6
        assert lost["before"] > lost["after"]
        blunder = next(one for one in found["report"]["steps"] if one["n"] == 6)
        assert blunder["sort"] == "choice"
        assert blunder["best"] != "drop 1"
        assert blunder["cost"] > 0
        assert [one["seat"] for one in found["report"]["seats"]] == [0, 1]


@in_loop
async def test_what_was_found_is_kept_with_the_game(db):
    async with open_house(db, QUICK) as house:
        room, ann, ben = await house.duel()
        await play(house, ann, ben, room)
        analysis = house.hall.analyses.of(room)
        await until(lambda: analysis.is_done)
        found = analysis.seen()
        house.hall.analyses = Analyses(house.hall)  # as after a restart

        async def nobody(one):
            raise AssertionError("judged again")

        house.hall.pool.judge = nobody
        again = house.hall.analyses.of(room)
        await until(lambda: again.is_done)
        assert again.seen() == found


@in_loop
async def test_an_analysis_in_an_older_form_is_made_again(db):
    async with open_house(db, QUICK) as house:
        room, ann, ben = await house.duel()
        await play(house, ann, ben, room)
        await house.hall.store.write([upsert(AnalysisRow(room.id, '{"done": 1}'))])
        analysis = house.hall.analyses.of(room)
        await until(lambda: analysis.is_done)
        assert analysis.seen().report is not None


@in_loop
async def test_a_game_is_judged_once_however_often_it_is_asked_for(db):
    async with open_house(db, QUICK) as house:
        room, ann, ben = await house.duel()
        await play(house, ann, ben, room)
        asked, judge = [], house.hall.pool.judge

        async def counted(one):
            asked.append(one)
            return await judge(one)

        house.hall.pool.judge = counted
        analysis = house.hall.analyses.of(room)
        assert house.hall.analyses.of(room) is analysis
        await until(lambda: analysis.is_done)
        assert len(asked) == analysis.survey.n_tasks - 1  # the end needs no search
        assert house.hall.analyses.of(room) is analysis


@in_loop
async def test_whoever_judges_is_told_only_what_each_seat_may_know(db):
    async with open_house(db, QUICK) as house:
        room, ann, _ = await house.duel("liars_dice")
        await ann.say("resign", game=room.id, id="end")
        analysis = house.hall.analyses.of(room)
        table, state = room.running.table, room.running.table.state
        asked = analysis.question(Task(len(room.running.line), 8))
        for sight in asked.sights:
            known = table.game.hidden(table.board, state, sight.seat)
            assert sight.state == bytes_of(known)
        assert [one.seat for one in asked.sights] == [0, 1]
        assert asked.sights[0].state != asked.sights[1].state


@in_loop
async def test_what_cannot_be_judged_is_said_and_breaks_nothing(db):
    async with open_house(db, QUICK) as house:
        room, ann, ben = await house.duel()
        await play(house, ann, ben, room)

        async def nothing(one):
            return Answer(fault="nobody there")

        house.hall.pool.judge = nothing
        analysis = house.hall.analyses.of(room)
        await until(lambda: analysis.has_failed)
        assert analysis.seen().failed
        assert room.row.fault is None


@in_loop
async def test_few_analyses_are_kept(db):
    async with open_house(db, replace(QUICK, analyses_kept=1)) as house:
        rooms = []
        for _ in range(2):
            room, ann, ben = await house.duel()
            await play(house, ann, ben, room)
            rooms.append(room)
        first = house.hall.analyses.of(rooms[0])
        house.hall.analyses.of(rooms[1])
        assert house.hall.analyses.of(rooms[0]) is not first


@in_loop
async def test_nothing_is_judged_while_a_bot_thinks_or_waits():
    pool, order = WorkerPool(replace(EASY, bot_workers=1)), []
    hold = asyncio.Event()

    class Slow:
        is_running = True
        tables = ("a", "b")

        async def ask(self, asked):
            await hold.wait()
            order.append("bot")
            return Answer(3)

        async def end(self):
            pass

    class Judge(Slow):
        async def ask(self, asked):
            order.append("judge")
            return Answer(shares=[1.0])

    pool._workers = pool._idle = [Slow()]
    pool._judge = Judge()
    bots = [asyncio.ensure_future(pool.ask(question(table=name))) for name in ("a", "b")]
    await asyncio.sleep(0)
    judged = asyncio.ensure_future(pool.judge(JudgeQuestion("connect_four", "", [], 1)))
    for _ in range(20):
        await asyncio.sleep(0)
    assert order == []
    hold.set()
    await asyncio.gather(*bots, judged)
    assert order == ["bot", "bot", "judge"]
