"""Hints: the best lines, for whom they are allowed, one at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from server_house import EASY, in_loop, open_house

from orrery.server.protocol.questions import Line

THINKING = replace(EASY, hint_bot="cadet")


async def against_a_bot(house, **order):
    ann = await house.guest("Ann")
    room = await house.table(ann, seats=["me", "random"], **order)
    await ann.say("watch", game=room.id, seat=0)
    await ann.say("start", game=room.id)
    ann.heard()
    return room, ann


async def hint_of(guest, **fields):
    answers = await guest.say("hint", **fields)
    if not answers:
        await guest.connection.hint
        answers = guest.heard()
    return answers[0]


@in_loop
async def test_a_hint_gives_the_best_lines_with_visits_and_share(db):
    async with open_house(db, THINKING) as house:
        room, ann = await against_a_bot(house)
        hints = await hint_of(ann, game=room.id)
        assert (hints["type"], hints["viewer"], hints["seq"]) == ("hints", 0, 0)
        assert 1 <= len(hints["lines"]) <= 3
        for line in hints["lines"]:
            assert line["action"] in room.running.table.actions(0)
            assert line["visits"] > 0
            assert 0 <= line["share"] <= 1
        visits = [line["visits"] for line in hints["lines"]]
        assert visits == sorted(visits, reverse=True)
        assert await hint_of(ann, game=room.id) == hints
        assert room.running.seq == 0


@in_loop
async def test_hints_are_for_games_against_bots_unless_the_order_says_otherwise(db):
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        assert (await hint_of(ann, game=room.id))["code"] == "not_now"
        room, ann, ben = await house.duel(hints=True)
        assert (await hint_of(ann, game=room.id))["type"] == "hints"
        assert (await hint_of(ben, game=room.id))["code"] == "not_now"  # not their turn
        assert (await hint_of(ben, game=room.id, seat=0))["code"] == "not_yours"
        room, ann = await against_a_bot(house, hints=False)
        assert (await hint_of(ann, game=room.id))["code"] == "not_now"
        assert (await ann.say("watch", game=room.id))[0]["table"]["hints"] is False


@in_loop
async def test_whether_hints_are_allowed_survives_a_restart(db):
    async with open_house(db) as house:
        rooms = [await house.duel(hints=wish) for wish in (True, False, None)]
    async with open_house(db) as house:
        again = [await house.hall.room(room.id) for room, *_ in rooms]
        assert [room.row.hints for room in again] == [True, False, None]


@in_loop
async def test_a_hint_delays_nobody_and_is_one_at_a_time(db):
    async with open_house(db) as house:
        room, ann = await against_a_bot(house)
        thought = asyncio.Event()

        async def hint(question):
            await thought.wait()
            return [Line("drop 3", 1, 0.5, [])]

        house.hall.pool.hint = hint
        assert await ann.say("hint", game=room.id) == []
        assert (await ann.ask("ping"))["type"] == "pong"
        assert (await ann.ask("hint", game=room.id))["code"] == "not_now"
        ack = await ann.ask("move", game=room.id, id="1", base=0, action="drop 3")
        assert ack["type"] == "ack"
        thought.set()
        await ann.connection.hint
        hints = [m for m in ann.heard() if m["type"] == "hints"]
        assert [m["seq"] for m in hints] == [0]  # it says which position it is about
