"""Requests reach the node whose table they are about, and its frames reach every socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import near_hall
import pytest
from browsers import Browser
from cluster_house import answer_to, begin, duel, hears, open_nodes, play
from server_house import bearer, in_loop, until

from orrery.core.contract import SPECTATOR
from orrery.server.cluster.routing import Router
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import receive
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.requests import Watch
from orrery.server.storage.database import StorageDown
from orrery.server.storage.store import Store
from orrery.server.transport.app import build_app
from orrery.server.upkeep.absentees import learn_names

WIN = "1212121"  # the first player connects four in column 1


@in_loop
async def test_a_person_at_each_node_plays_a_whole_game_at_one_table(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, ben = await duel(a, b)
        assert await play(table, [ann, ben], WIN) == [1, 2, 3, 4, 5, 6, 7]
        for guest in (ann, ben):
            await receive(guest.connection, json.dumps({"type": "watch", "game": table}))
            end = (await hears(guest, "table"))["table"]
            assert (end["status"], end["winners"]) == ("over", [0])
        assert table not in b.hall.rooms


@in_loop
async def test_the_other_node_refuses_by_the_same_rules(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, _ann, ben = await duel(a, b)
        move = {"game": table, "id": "b", "base": 0, "action": "drop 1"}
        assert (await answer_to(ben, "move", **move))["type"] == "refused"
        stranger = await b.guest("Eve")
        assert (await answer_to(stranger, "move", **move))["code"] == "not_yours"
        assert (await answer_to(ben, "watch", game="nowhere"))["code"] == "no_table"


@in_loop
async def test_an_id_is_answered_once_whatever_node_it_comes_through(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, _ben = await duel(a, b)
        again = await b.guest("Ann", ann.token)
        move = {"game": table, "id": "m0", "base": 0, "action": "drop 1"}
        first = await answer_to(ann, "move", **move)
        assert await answer_to(again, "move", **move) == first
        assert a.hall.rooms[table].running.seq == 1


@in_loop
async def test_watchers_at_other_nodes_come_and_go(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, ben = await duel(a, b)
        room = a.hall.rooms[table]
        eve = await b.guest("Eve")
        await eve.say("watch", game=table)
        await until(lambda: room.n_onlookers == 1)
        await play(table, [ann, ben], "1")
        assert (await hears(eve, "update"))["viewer"] is None
        assert (await answer_to(eve, "unwatch", game=table))["type"] == "done"
        assert room.n_onlookers == 0
        assert room.is_present(1)
        await ben.leave()
        await until(lambda: not room.is_present(1))


@in_loop
async def test_whoever_reads_too_slowly_is_owed_a_fresh_view_by_the_other_node(
    nodes_db, redis, tmp_path
):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, ben = await duel(a, b)
        await play(table, [ann, ben], "12")
        ben.connection.outbox.drop()
        sent: list[bytes] = []

        async def send(data: bytes) -> None:
            sent.append(data)

        pump = b.hall.tasks.spawn(ben.connection.pump(send))
        await until(lambda: any(b'"type":"fresh"' in data for data in sent))
        assert b'"seq":2' in b"".join(sent)
        pump.cancel()


@in_loop
async def test_a_seat_that_is_lost_takes_its_queued_frames_with_it(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        ann, ben = await a.guest("Ann"), await b.guest("Ben")
        room = await a.table(ann, "astron", players=2)
        await ben.say("sit", game=room.id, seat=1)
        await begin(room.id, ann, ben)
        visitor = next(c for c in room.watchers if c is not ann.connection)
        room.publish(0)
        await until(lambda: b"update" in b"".join(s.data for s in ben.connection.outbox._queue))
        room.seats[1].guest = None
        room.audience.look_again()
        await until(lambda: room.watchers[visitor].told.viewer == SPECTATOR)
        await until(lambda: b"fresh" in b"".join(s.data for s in ben.connection.outbox._queue))
        left = [s for s in ben.connection.outbox._queue if s.sight is not None]
        assert [s.sight.viewer for s in left] == [SPECTATOR]


@in_loop
async def test_the_lobby_is_the_clusters(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, ben = await duel(a, b)
        await play(table, [ann, ben], "1")
        a.clock.pass_seconds(1)
        waiting = await b.table(ben, "connect_four", players=2)
        a.clock.pass_seconds(1)
        hidden = await b.table(ben, "connect_four", players=2, is_private=True)
        app = build_app(b.hall)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here"
        ) as web:
            everyone = (await web.get("/api/tables")).json()
            assert [one["id"] for one in everyone["tables"]] == [waiting.id, table]
            running = everyone["tables"][1]
            assert [seat["is_here"] for seat in running["seats"]] == [True, True]
            assert (running["seq"], running["to_act"]) == (1, [1])
            mine = (await web.get("/api/tables", headers=bearer(ben.token))).json()
            assert [one["id"] for one in mine["mine"]] == [hidden.id, waiting.id, table]
            assert mine["tables"] == []
            first = (await web.get("/api/tables?count=1")).json()
            rest = (await web.get(f"/api/tables?count=1&cursor={first['next']}")).json()
            assert [one["id"] for one in rest["tables"]] == [table]
            assert rest["next"] is None


@in_loop
async def test_the_lobby_shows_what_is_stored_where_nobody_answers(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, _ann, _ben = await duel(a, b)
        await a.die()
        app = build_app(b.hall)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here"
        ) as web:
            seen = (await web.get("/api/tables")).json()["tables"]
        assert [(one["id"], one["status"]) for one in seen] == [(table, "running")]
        assert [seat["player"] for seat in seen[0]["seats"]] == ["Ann", "Ben"]


@in_loop
async def test_pages_of_a_table_are_made_where_it_is(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, ann, ben = await duel(a, b, is_private=True)
        build_app(a.hall)
        app = build_app(b.hall)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here"
        ) as web:
            own = await web.get(f"/api/tables/{table}", headers=bearer(ben.token))
            assert own.status_code == 200
            assert own.json()["invite"] == a.hall.rooms[table].row.invite
            assert own.headers["x-content-type-options"] == "nosniff"
            assert (await web.get(f"/api/tables/{table}")).status_code == 404
            early = await web.get(f"/api/tables/{table}/log", headers=bearer(ben.token))
            assert early.json()["code"] == "not_now"
            await play(table, [ann, ben], WIN)
            log = await web.get(f"/api/tables/{table}/log", headers=bearer(ben.token))
            assert len(log.text.splitlines()) == 2 + len(WIN)  # a head and an end
            steps = await web.get(f"/api/tables/{table}/replay", headers=bearer(ben.token))
            assert steps.json()["n_steps"] == len(WIN)
            for who, is_public in ((ann, False), (ben, True)):  # what changes something, too
                said = await web.post(
                    f"/api/tables/{table}/publicity",
                    json={"is_for": True},
                    headers=bearer(who.token),
                )
                assert said.json()["is_public"] == is_public, said.text
            assert not a.hall.rooms[table].row.is_private


@in_loop
async def test_limits_are_the_clusters(nodes_db, redis, tmp_path):
    more = {"tables_per_guest": 3, "guests_burst": 4, "guests_per_minute": 1}
    async with open_nodes(nodes_db, redis.url, tmp_path, **more) as (_, (a, b)):
        ann = await a.guest("Ann")
        same = await b.guest("Ann", ann.token)
        for host, house in ((ann, a), (same, b), (ann, a)):
            await house.table(host, "connect_four", players=2)
        for host, house in ((ann, a), (same, b)):
            with pytest.raises(Denied, match="too many tables"):
                await house.table(host, "connect_four", players=2)
        await a.guest("Two")  # half of four are this node's
        with pytest.raises(Denied, match="too many new guests"):
            await a.guest("Three")


@in_loop
async def test_a_kept_name_is_the_same_at_every_node(nodes_db, redis, tmp_path):
    """Signed in at one node: games at the other come along, are seen, and are left on deletion."""
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        table, _ann, ben = await duel(a, b, is_private=True)
        build_app(a.hall)
        account = Browser(b.hall)
        assert (await account.sign_up("Ben Brass")).status_code == 200
        answer = await account.post("/api/account/bring", token=ben.token)
        assert answer.json() == {"tables": 1}
        room = a.hall.rooms[table]
        assert room.seats_of(account.id) == [1]
        page = await account.get(f"/api/tables/{table}")  # private, and at the other node
        assert page.json()["seats"][1]["player"] == "Ben Brass"
        assert page.json()["seats"][1]["is_kept"]
        assert (await Browser(b.hall).get(f"/api/tables/{table}")).status_code == 404
        assert (await account.post("/api/account/delete", name="Ben Brass")).status_code == 200
        assert room.row.status == "over"
        assert room.running.outcome.winners == (0,)
        await learn_names(a.hall, a.clock.date())
        assert a.hall.guests.name_of(account.id) is None


@in_loop
async def test_programs_play_and_listen_at_any_node(nodes_db, redis, tmp_path):
    """Verbs over HTTP and both streams, at the node that does not have the table."""
    more = {"look_seconds": 0.01}
    async with open_nodes(nodes_db, redis.url, tmp_path, **more) as (_, (a, b)):
        ann, ben = await a.guest("Ann"), await b.guest("Ben")
        room = await a.table(ann, players=2)
        async with program_at(b, ben.token) as http, Heard(b, ben) as events:
            path = f"/api/tables/{room.id}"
            assert (await http.post(f"{path}/sit", json={"seat": 1})).json()["type"] == "done"
            await begin(room.id, ann, ben)
            assert (await events.next("begun"))["table"] == room.id
            async with Heard(b, ben, room.id) as lines:
                assert (await lines.next("fresh"))["viewer"] == 1
                await play(room.id, [ann, ben], "1")
                assert [one["seq"] for one in (await lines.next("update"))["entries"]] == [1]
                assert (await events.next("turn"))["seq"] == 1
                move = {"id": "m1", "base": 1, "action": "drop 2"}
                first, again = [await http.post(f"{path}/moves", json=move) for _ in range(2)]
                assert first.json() == again.json()
                assert (first.status_code, first.json()["seq"]) == (200, 2)
                assert (await lines.next("update"))["seq"] == 2
            await http.post(f"{path}/resign", json={"id": "r"})
            assert (await events.next("over"))["winners"] == [0]
        assert room.id not in b.hall.rooms
        await until(lambda: len(a.node.visitors) == 1)  # Ben's socket: requests leave nobody behind


def program_at(house, token):
    transport = httpx.ASGITransport(build_app(house.hall))
    return httpx.AsyncClient(transport=transport, base_url="http://here", headers=bearer(token))


class Heard:
    """A stream that is read without a network: of events, or of a table."""

    def __init__(self, house, guest, table=None):
        self.house, self.guest, self.table = house, guest, table
        self.lines, self.is_left = [], asyncio.Event()

    async def __aenter__(self):
        path = f"/api/tables/{self.table}/stream" if self.table else "/api/stream/events"
        head = [(b"host", b"here"), (b"authorization", f"Bearer {self.guest.token}".encode())]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": path, "raw_path": path.encode(), "root_path": "",
            "query_string": b"", "headers": head, "client": ("10.0.0.1", 1), "server": None,
        }  # fmt: skip
        app = build_app(self.house.hall)
        self.task = asyncio.ensure_future(app(scope, self.receive, self.send))
        return self

    async def __aexit__(self, *_):
        self.is_left.set()
        await self.task

    async def receive(self):
        await self.is_left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        found = message.get("body", b"").splitlines()
        self.lines += [json.loads(line) for line in found if line]

    async def next(self, type_):
        async with asyncio.timeout(60):
            while True:
                while self.lines:
                    if (line := self.lines.pop(0))["type"] == type_:
                        return line
                await asyncio.sleep(0.005)


@in_loop
async def test_a_request_is_answered_while_nobody_can_say_whose_table_it_is():
    """The database is away: it was found by the simulation of nodes that the socket was closed."""

    class Lost:
        async def find(self, table: str) -> int:
            raise StorageDown("the database is away")

    lost: Any = Lost()
    nobody: Any = None
    hall = near_hall.new_hall(Store(":memory:"))
    router = Router(hall, nobody, lost, nobody)
    error = await router.carry(Connection(hall), Watch("t", None, None, None), nobody)
    hall.store.close()
    assert error is not None
    assert (error.code, error.about) == ("storage", "watch")
