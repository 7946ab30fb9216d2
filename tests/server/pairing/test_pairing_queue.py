"""The queue: everybody sits at one table at most, and nobody waits for somebody who is gone."""

from __future__ import annotations

import asyncio

from browsers import Browser, code_of
from server_house import in_loop, open_house

from orrery.server.pairing import queue
from orrery.server.storage.rows import SeekerRow, TableRow

WISH = {"game": "connect_four", "players": 2, "pace": "quick"}


async def guests(house, n):
    return [await Browser(house.hall, f"10.1.{k}.1").be_guest(f"Guest {k}") for k in range(n)]


async def ask(one, **change):
    answer = await one.post("/api/pairing", **{**WISH, **change})
    assert answer.status_code == 200, answer.text
    return answer.json()


@in_loop
async def test_two_who_look_for_the_same_are_seated_and_both_are_told(url):
    async with open_house(url) as house:
        ann, ben = await guests(house, 2)
        first = await ask(ann)
        assert (first["waiting"], first["table"]) == (1, None)
        assert (await ann.get("/api/pairing")).json() == {"connect_four": 1}
        house.clock.pass_seconds(2)
        assert (await ask(ben))["table"] is None  # who has waited longer makes the table
        table = (await ask(ann))["table"]
        assert (await ask(ben))["table"] == table
        seats = (await ben.get(f"/api/tables/{table}")).json()["seats"]
        assert {seat["guest"] for seat in seats} == {ann.id, ben.id}
        assert await house.hall.store.rows(SeekerRow) == []


@in_loop
async def test_whoever_asks_while_being_seated_is_not_lost(url, monkeypatch):
    """A table is made between two steps of the question of one who is to sit there."""
    async with open_house(url) as house:
        ann, ben = await guests(house, 2)
        await ask(ann)
        house.clock.pass_seconds(2)
        await ask(ben)
        honest, tables = queue._is_orphaned, []

        async def meanwhile(hall, row):
            if row.guest == ben.id and not tables:
                tables.append((await ask(ann))["table"])
            return await honest(hall, row)

        monkeypatch.setattr(queue, "_is_orphaned", meanwhile)
        first = (await ask(ben))["table"]
        assert tables[0] is not None
        assert first in (None, tables[0])
        assert first or (await ask(ben))["table"] == tables[0]


@in_loop
async def test_twenty_who_ask_all_at_once_sit_at_ten_tables(url):
    async with open_house(url) as house:
        people = await guests(house, 20)
        found = {}
        for _ in range(12):
            waiting = [one for one in people if one.id not in found]
            answers = await asyncio.gather(*(ask(one) for one in waiting))
            for one, answer in zip(waiting, answers, strict=True):
                if answer["table"]:
                    found[one.id] = answer["table"]
            house.clock.pass_seconds(2)
        assert len(found) == 20
        assert len(set(found.values())) == len(await house.hall.store.rows(TableRow)) == 10
        taken = await house.hall.store.read("SELECT guest FROM seats WHERE kind = 'person'")
        assert sorted(row[0] for row in taken) == sorted(found)


@in_loop
async def test_whoever_closes_the_page_or_wishes_something_else_is_not_waited_for(db):
    async with open_house(db) as house:
        ann, ben, cleo = await guests(house, 3)
        await ask(ann)
        house.clock.pass_seconds(11)
        assert (await ask(ben))["waiting"] == 1  # Ann's page was closed
        await cleo.post("/api/pairing/stop")
        await ask(ben, pace="postal")
        house.clock.pass_seconds(1)
        assert (await ask(cleo))["waiting"] == 1  # Ben looks for something else now


@in_loop
async def test_after_half_a_minute_a_bot_is_offered_and_fills_where_all_agree(db):
    async with open_house(db) as house:
        ann, ben = await guests(house, 2)
        wish = {"game": "astroplane", "players": 3, "takes_bots": True}
        for _ in range(16):
            said = await ask(ann, **wish)
            house.clock.pass_seconds(2)
        assert said["offers_bot"]
        await ask(ben, **wish)
        table = (await ask(ann, **wish))["table"]
        room = await house.hall.room(table)
        assert [seat.kind for seat in room.seats] == ["person", "person", "bot"]
        assert room.seats[2].bot == "lieutenant"  # it plays like newcomers are held to


@in_loop
async def test_a_table_that_was_never_made_leaves_nobody_behind(db, monkeypatch):
    """The node that had claimed two places died before it could open the table."""

    async def die(*_):
        raise ConnectionError

    async with open_house(db) as house:
        ann, ben = await guests(house, 2)
        await ask(ann)
        house.clock.pass_seconds(1)
        await ask(ben)
        opening = queue._open
        monkeypatch.setattr(queue, "_open", die)
        house.clock.pass_seconds(1)
        answers = [await one.post("/api/pairing", **WISH) for one in (ann, ben)]
        assert 500 in [answer.status_code for answer in answers]
        house.hall.incidents.n_unhandled = 0
        monkeypatch.setattr(queue, "_open", opening)
        found = {}
        for _ in range(12):
            house.clock.pass_seconds(2)
            for one in (ann, ben):
                if one.id not in found and (table := (await ask(one))["table"]):
                    found[one.id] = table
        assert len(found) == 2
        assert len(set(found.values())) == 1


@in_loop
async def test_bad_wishes_are_refused(db):
    async with open_house(db) as house:
        (ann,) = await guests(house, 1)
        for change, code in (
            ({"players": 5}, "bad_input"), ({"game": "chess"}, "bad_input"),
            ({"pace": "never"}, "bad_input"), ({"rated": True}, "unrated"),
            ({"game": "astroplane", "rated": True}, "need_account"),
        ):  # fmt: skip
            assert code_of(await ann.post("/api/pairing", **{**WISH, **change}))[1] == code, change
        stranger = Browser(house.hall)
        assert code_of(await stranger.post("/api/pairing", **WISH)) == (401, "need_guest")
