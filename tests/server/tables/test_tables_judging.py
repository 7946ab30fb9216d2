"""A finished game judged by a device: the same report as the server's own, and nothing is kept."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import numpy as np
from server_house import EASY, bearer, in_loop, until, web
from test_tables_analyses import analysed, play

from orrery.analysis.chances import chances
from orrery.analysis.judge import Decided, Judge, Sight
from orrery.analysis.report import report_of
from orrery.core.records import Record
from orrery.server.protocol.judging import JudgeTask
from orrery.server.storage.rows import AnalysisRow
from orrery.server.tables.analyses import effort_of

QUICK = replace(EASY, judge_iterations=8, judge_closer=16)


async def judging(client, room, ann, found=(), **order):
    answer = await client.post(
        f"/api/tables/{room.id}/judging", json={"found": list(found), **order},
        headers=bearer(ann.token),
    )  # fmt: skip
    return answer.json()


def device(room, tasks):
    """What a device finds."""
    table = room.running.table
    judge = Judge(table.game, is_calibrated=False)
    return [found_of(judge, table.board, task) for task in msgspec.convert(tasks, list[JudgeTask])]


def found_of(judge, board, task):
    read = [np.frombuffer(bytearray(sight.state), judge.game.dtype) for sight in task.sights]
    sights = [Sight(one.seat, Record(row)) for one, row in zip(task.sights, read, strict=True)]
    asked = None if task.seat is None else Decided(task.seat, task.played)
    found = judge.judgement(board, sights, task.iterations, asked)
    told = {"n": task.n, "iterations": task.iterations, "shares": list(found.shares)}
    told["other"] = task.other
    if found.opinion is None:
        return told
    line = [{"seat": seat, "action": action} for seat, action in found.opinion.line]
    return {**told, "opinion": {**found.opinion._asdict(), "line": line}}


async def judged(client, room, ann, **order):
    """Judge a game to its end on a device; what came of it."""
    found = []
    for _ in range(2):
        seen = await judging(client, room, ann, found, **order)
        assert seen["analysis"] is None
        found += device(room, seen["tasks"])
    return await judging(client, room, ann, found, **order), found


@in_loop
async def test_a_device_finds_what_the_server_finds_and_the_server_keeps_its_own(db):
    async with web(db, QUICK) as (house, client):
        room, ann, ben = await house.duel()
        assert (await judging(client, room, ann))["code"] == "not_now"
        await play(house, ann, ben, room)
        seen, _ = await judged(client, room, ann)
        assert seen["tasks"] == []
        assert await house.hall.store.rows(AnalysisRow, "game = ?", (room.id,)) == []
        await analysed(client, room, ann.token)
        await until(lambda: house.hall.analyses.of(room).is_done)
        own = await analysed(client, room, ann.token)
        assert own == seen["analysis"]
        known = await judging(client, room, ann)  # nothing is searched that is known
        assert known["tasks"] == []
        assert known["analysis"] == own
        longer = await judging(client, room, ann, captain=True)
        captain = longer["level"]["iterations"]  # the judge searches as a Captain does
        assert {task["iterations"] for task in longer["tasks"]} == {max(captain, 4 * 8)}


async def play_at_random(room, *guests):
    """Any game to its end; Space Walk comes down to few ships so."""
    table, draw = room.running.table, random.Random(3)
    while not table.is_over:
        seat = table.to_act[0]
        number = draw.choice(table.game.actions(table.board, table.state, seat))
        action = table.game.action_text(table.board, table.state, seat, number)
        fields = {"game": room.id, "base": room.running.seq, "id": f"m{room.running.seq}"}
        await guests[seat].say("move", action=action, seat=seat, **fields)
    assert room.row.status == "over"


@in_loop
async def test_solved_endings_are_known_whoever_searches(db):
    async with web(db, QUICK) as (house, client):
        room, ann, ben = await house.duel("spacewalk")
        await play_at_random(room, ann, ben)
        seen, found = await judged(client, room, ann)
        report = seen["analysis"]["report"]
        assert report["solved"]
        guessed = {one["n"]: one["shares"] for one in found}
        shares = dict(zip(report["positions"], report["shares"], strict=True))
        assert {n: shares[n] for n in report["solved"]} != {n: guessed[n] for n in report["solved"]}
        assert all(sorted(shares[n]) == [0.0, 1.0] for n in report["solved"])
        house.hall.analyses.of(room)
        await until(lambda: house.hall.analyses.of(room).is_done)
        assert await analysed(client, room, ann.token) == seen["analysis"]
        table = room.running.table
        in_terminal = report_of(table, chances(table, effort_of(QUICK)))
        assert msgspec.to_builtins(in_terminal) == msgspec.to_builtins(
            msgspec.convert(report, type(in_terminal))
        )


@in_loop
async def test_what_a_device_tells_has_to_make_sense(db):
    async with web(db, QUICK) as (house, client):
        room, ann, ben = await house.duel()
        await play(house, ann, ben, room)
        _, found = await judged(client, room, ann)
        first = found[0]
        opinion = first["opinion"]
        for wrong, said in (
            ({**first, "shares": [0.5]}, "2 shares"),
            ({**first, "shares": [0.5, 7.0]}, "shares"),
            ({**first, "opinion": {**opinion, "best": 9_999}}, "cannot be played"),
            ({**first, "opinion": {**opinion, "share": 3.0}}, "share"),
        ):
            told = await judging(client, room, ann, [wrong, *found[1:]])
            assert told["code"] == "bad_input"
            assert said in told["text"]
        odd = {**opinion, "line": [opinion["line"][0], {"seat": 1, "action": 9_999}]}
        with_odd = [{**one, "opinion": odd} if one["n"] == 0 else one for one in found]
        told = await judging(client, room, ann, with_odd)
        assert len(told["analysis"]["report"]["steps"][0]["line"]) == 1
        strange = {"n": 400, "iterations": 8, "shares": [0.5, 0.5]}
        told = await judging(client, room, ann, [strange, *found])
        assert told["analysis"]["done"] == told["analysis"]["total"]


@in_loop
async def test_what_might_have_come_is_judged_by_a_device_too_as_its_seat_would_have_seen_it(db):
    async with web(db, QUICK) as (house, client):
        room, ann, _ = await house.duel("liars_dice")
        await ann.say("resign", game=room.id, id="end")
        tasks = (await judging(client, room, ann))["tasks"]
        others = [task for task in tasks if task.get("other") is not None]
        assert {len(task["sights"]) for task in others} == {1}  # nobody else sees the die
        assert {task["sights"][0]["seat"] for task in others} == {0, 1}
        seen, found = await judged(client, room, ann)
        report = seen["analysis"]["report"]
        assert any(luck for step in report["steps"] for luck in step.get("luck", []))
        odd = [{**one, "shares": [0.9, 0.9]} if one["other"] is not None else one for one in found]
        told = await judging(client, room, ann, odd)
        assert told["analysis"]["report"]["seats"] != report["seats"]
        house.hall.analyses.of(room)
        await until(lambda: house.hall.analyses.of(room).is_done)
        assert await analysed(client, room, ann.token) == seen["analysis"]
