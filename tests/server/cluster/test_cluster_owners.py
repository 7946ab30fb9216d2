"""A table has one owner: it goes on elsewhere when that one ends; an old owner writes nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager

import pytest
from cluster_house import answer_to, begin, duel, hears, open_nodes, play
from server_house import in_loop, until

from orrery.server.cluster.calls import Calls
from orrery.server.cluster.links import LinksDown
from orrery.server.cluster.messages import Gone
from orrery.server.commands.dispatch import receive
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Fenced
from orrery.server.storage.rows import ChatRow, insert
from orrery.server.storage.store import connector


def rows(url, sql):
    database = connector(url)()
    try:
        return database.execute(sql)
    finally:
        database.close()


def move(table, n, column):
    return {"game": table, "id": f"m{n}", "base": n, "action": f"drop {column}"}


@in_loop
async def test_the_owner_dies_and_the_game_goes_on_exactly_once(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        await play(table, [ann, ben], "12")
        await a.die()
        ann = await b.guest("Ann", ann.token)
        again = {"game": table, "id": "m0", "base": 0, "action": "drop 1"}
        assert (await answer_to(ann, "move", **again))["code"] == "moving"
        await houses.beat(6)
        assert (await answer_to(ann, "move", **again))["seq"] == 1  # it was acknowledged before
        assert await play(table, [ann, ben], "345", since=2) == [3, 4, 5]
        assert rows(nodes_db, "SELECT seq, client_id FROM events ORDER BY seq") == [
            (n + 1, f"m{n}") for n in range(5)
        ]
        assert [row[0] for row in rows(nodes_db, "SELECT epoch FROM tables")] == [2]
        await hears(ben, "update", seq=5)  # whoever watched need not ask again


@in_loop
async def test_a_living_owner_is_not_robbed(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        await houses.beat(20)
        for _ in range(3):
            await houses.beat(4)  # not long enough for the others to hold it for dead
            a.node.is_paused = not a.node.is_paused
        await play(table, [ann, ben], "1")
        assert table in a.hall.rooms
        assert rows(nodes_db, "SELECT DISTINCT state FROM nodes") == [("up",)]


@in_loop
async def test_an_owner_that_wakes_up_cannot_write_and_its_callers_move_on(
    nodes_db, redis, tmp_path
):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        old = a.hall.rooms[table]
        a.node.is_paused = True  # as by SIGSTOP: its sockets and its memory stay
        await houses.beat(6)
        assert (await answer_to(ben, "move", **move(table, 0, 1)))["type"] == "refused"
        assert table in b.hall.rooms
        assert (await answer_to(ann, "move", **move(table, 0, 1)))["code"] == "moving"
        line = insert(ChatRow(table, 1, ann.id, "Ann", 0.0, "too late"))
        with pytest.raises(Fenced):
            await old.write([line])
        assert rows(nodes_db, "SELECT COUNT(*) FROM chat") == [(0,)]
        a.node.is_paused = False
        before = a.node.nodes.id
        await houses.beat(2)
        assert a.node.nodes.id != before
        assert await play(table, [ann, ben], "12") == [1, 2]
        await hears(ann, "update", seq=2)
        assert table not in a.hall.rooms


@in_loop
async def test_a_node_without_a_lease_is_silent(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        sent: list[bytes] = []

        async def send(data: bytes) -> None:
            sent.append(data)

        a.node.is_paused = True
        houses.clock.pass_seconds(a.hall.settings.lease_seconds)
        pump = a.hall.tasks.spawn(ann.connection.pump(send))
        a.hall.rooms[table].publish(0)
        assert (await answer_to(ben, "move", **move(table, 0, 1)))["code"] == "moving"
        assert sent == []
        a.node.is_paused = False
        await houses.beat()
        await until(lambda: sent)
        pump.cancel()


@in_loop
async def test_after_an_outage_of_the_database_nobody_is_held_for_dead(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        a.node.is_paused = b.node.is_paused = True
        await houses.beat(60)
        b.node.is_paused = False
        await houses.beat(3)  # b is back first
        a.node.is_paused = False
        await houses.beat(3)
        assert rows(nodes_db, "SELECT DISTINCT state FROM nodes") == [("up",)]
        assert await play(table, [ann, ben], "12") == [1, 2]


@in_loop
async def test_a_node_that_leaves_hands_over_at_once(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        async with houses.node() as c:
            table, ann, ben = await duel(c, b)
            await play(table, [ann, ben], "1")
            c.node.is_paused = True
        houses.nodes.remove(c)
        states = rows(nodes_db, f"SELECT state FROM nodes WHERE id = {c.node.nodes.id}")
        assert states == [("gone",)]
        await houses.beat()
        ann = await a.guest("Ann", ann.token)
        assert await play(table, [ann, ben], "23", since=1) == [2, 3]


@in_loop
async def test_clocks_go_on_as_they_stood(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        await houses.beat(100)  # the nodes have been up for different times
        async with houses.node() as c:
            clock = {"pace": "live", "per_game": 600}
            table, ann, ben = await duel(a, b, clock=clock)
            await play(table, [ann, ben], "1")
            await houses.beat(30)
            await a.die()
            await houses.beat(7)
            room = b.hall.rooms.get(table) or c.hall.rooms[table]
            timer = room.timers[1]
            used = room.hall.uptime.now() - timer.since
            assert 30 <= used <= 33  # what others needed to notice is nobody's time
            assert timer.deadline - timer.since == 600


@in_loop
async def test_many_tables_are_claimed_by_few_queries_and_each_keeps_its_clocks(
    nodes_db, redis, tmp_path
):
    settings = {"adopted_at_once": 0}  # only what somebody asks for
    async with open_nodes(nodes_db, redis.url, tmp_path, **settings) as (houses, (a, b)):
        await houses.beat(100)
        ann, rooms = await a.guest("Ann"), []
        for _ in range(12):
            order = {"seats": ["me", "me"], "clock": {"per_game": 600}}
            rooms.append(await a.table(ann, "connect_four", **order))
            await begin(rooms[-1].id, ann)
            await houses.beat()  # each began at another second
        tables = [room.id for room in rooms]
        used = {room.id: a.hall.uptime.now() - room.timers[0].since for room in rooms}
        await a.die()
        await houses.beat(7)
        with queries(b.node.register) as asked:
            owners = await asyncio.gather(*map(b.node.owners.find, tables))
        assert owners == [b.node.nodes.id] * 12
        assert len(asked) < 12  # two for each table would be 24
        for table, since in rows(nodes_db, "SELECT game, since FROM timers WHERE seat = 0"):
            now = b.hall.uptime.now() - since
            assert used[table] - 1e-6 <= now <= used[table] + 1e-6


@in_loop
async def test_who_asks_for_a_table_of_a_dead_node_is_told_when_it_will_be_back(
    nodes_db, redis, tmp_path
):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, _ann, ben = await duel(a, b)
        dead = b.hall.settings.dead_seconds
        await a.die()
        for _ in range(2):
            await houses.beat()
            dead -= 1.0
            answer = await answer_to(ben, "watch", game=table)
            assert answer["code"] == "moving"
            assert 1000 * dead <= answer["retry_ms"] <= 1000 * (dead + 1.5)
        await houses.beat(round(answer["retry_ms"] / 1000))
        await receive(ben.connection, json.dumps({"type": "watch", "game": table}))
        assert (await hears(ben, "fresh", game=table))["seq"] == 0


@in_loop
async def test_watchers_of_many_lost_tables_see_them_again_by_few_reads(nodes_db, redis, tmp_path):
    settings = {"adopted_at_once": 0}  # only what somebody watches
    async with open_nodes(nodes_db, redis.url, tmp_path, **settings) as (houses, (a, b)):
        ann, eve, tables = await a.guest("Ann"), await b.guest("Eve"), []
        for _ in range(12):
            room = await a.table(ann, "connect_four", seats=["me", "me"])
            await begin(room.id, ann)
            await receive(eve.connection, json.dumps({"type": "watch", "game": room.id}))
            await hears(eve, "fresh", game=room.id)
            tables.append(room.id)
        await a.die()
        reads, submit = [], b.hall.store._reader.submit
        b.hall.store._reader.submit = lambda *work: reads.append(work) or submit(*work)
        await houses.beat(7)
        seen = {reply["game"] for reply in eve.heard() if reply["type"] == "fresh"}
        assert seen == set(tables)
        assert len(reads) < 12  # table by table it would be 96


@in_loop
async def test_who_is_still_asking_a_node_that_is_given_up_leaves_no_fault_behind():
    sending = asyncio.Event()

    class Deaf:
        is_up = True

        async def send(self, node, message):
            await sending.wait()
            raise LinksDown("Redis does not answer")

    calls = Calls(Deaf(), None, 1.0, lambda node: 0.0)
    asking = asyncio.ensure_future(calls.ask(7, Gone))
    await asyncio.sleep(0)
    ((_, answer),) = calls._waiting.values()
    calls.give_up(7)
    sending.set()
    with pytest.raises(Denied):
        await asking
    assert not answer._log_traceback  # else the loop complains that nobody has looked at it


@contextmanager
def queries(register):
    """What a register does meanwhile."""
    asked, do = [], register._do

    async def note(work):
        asked.append(work)
        return await do(work)

    register._do = note
    try:
        yield asked
    finally:
        del register._do


@in_loop
async def test_tables_that_nobody_asks_for_are_taken_over_and_go_on(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path, stand_in="random") as (houses, (a, b)):
        ann = await a.guest("Ann")
        order = {"players": 2, "seats": ["random", "me"]}
        tables = [await a.table(ann, "connect_four", **order) for _ in range(3)]
        await a.die()
        for room in tables:
            room.move_away()
        await houses.beat(7)
        assert {room.id for room in tables} <= set(b.hall.rooms)
        await receive(
            (again := await b.guest("Ann", ann.token)).connection,
            json.dumps({"type": "watch", "game": tables[0].id, "seat": 1}),
        )
        await receive(again.connection, json.dumps({"type": "start", "game": tables[0].id}))
        assert (await hears(again, "update", seq=1))["entries"][0]["seat"] == 0


@in_loop
async def test_a_game_of_other_rules_is_refused_and_not_broken(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        await play(table, [ann, ben], "1")
        rules = a.node.nodes.rules
        b.node.nodes.rules = frozenset(rules - {"connect_four 1"})
        await a.die()
        await houses.beat(7)
        assert (await answer_to(ben, "move", **move(table, 1, 2)))["code"] == "no_rules"
        assert rows(nodes_db, "SELECT fault FROM tables") == [(None,)]
        async with houses.node() as c:  # one of the old build comes back
            await houses.beat(2)
            again = await answer_to(ben, "move", **move(table, 1, 2))
            assert again.get("seq") == 2, again
            assert table in c.hall.rooms


@in_loop
async def test_an_invitation_counts_at_the_next_owner(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path, n=3) as (houses, (a, b, c)):
        table, ann, ben = await duel(a, b, is_private=True)
        eve = await c.guest("Eve")
        invite = a.hall.rooms[table].row.invite
        assert (await answer_to(eve, "watch", game=table))["code"] == "no_table"
        await receive(
            eve.connection, json.dumps({"type": "watch", "game": table, "invite": invite})
        )
        await hears(eve, "fresh")
        await a.die()
        await houses.beat(7)
        ann = await b.guest("Ann", ann.token)
        await play(table, [ann, ben], "1")
        await hears(eve, "update", seq=1)


@in_loop
async def test_a_lone_server_and_nodes_refuse_each_other(nodes_db, redis, tmp_path):
    from orrery.server.storage.claims import Taken
    from orrery.server.storage.store import Store

    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, _b)):
        table = (await a.table(await a.guest("Ann"), "connect_four", players=2)).id
        with pytest.raises(Taken, match="in use"):
            Store(nodes_db, tmp_path / "orrery.key")
    store = Store(nodes_db, tmp_path / "orrery.key")
    try:
        with pytest.raises(Taken, match="in use"):
            async with open_nodes(nodes_db, redis.url, tmp_path):
                pass
        await store.take_all(5.0)
        assert rows(nodes_db, "SELECT id, owner, epoch FROM tables") == [(table, None, 2)]
    finally:
        store.close()
