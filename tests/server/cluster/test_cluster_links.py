"""Redis between nodes: nothing to read there, nothing lost when it is away."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

from cluster_house import answer_to, duel, hears, open_nodes, play
from redis import asyncio as redis_client
from server_house import in_loop, until

from orrery.server.cluster import links
from orrery.server.cluster.messages import Gone
from orrery.server.commands.dispatch import receive


@asynccontextmanager
async def sniffing(url):
    """Everything that nodes send through Redis meanwhile."""
    client, heard = redis_client.Redis.from_url(url), []

    async def subscribe(hearing):
        async for message in hearing.listen():
            heard.append(message["data"])  # noqa: PERF401 - it never ends

    async with client.pubsub() as hearing:
        await hearing.psubscribe("*")
        listening = asyncio.ensure_future(subscribe(hearing))
        try:
            yield heard, client
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
    await client.aclose()


@in_loop
async def test_hidden_hands_do_not_pass_in_the_clear(nodes_db, redis, tmp_path):
    async with sniffing(redis.url) as (heard, _client):
        async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
            table, _ann, ben = await duel(a, b, "astron")
            await receive(ben.connection, json.dumps({"type": "watch", "game": table, "seat": 1}))
            view = (await hears(ben, "fresh"))["view"]
        hand = view["position"]
        passed = b"\n".join(one for one in heard if isinstance(one, bytes))
        assert len(passed) > 2000  # the view has passed here
        for secret in (hand, "hands", "position", "Ben", ben.token, table):
            assert secret.encode() not in passed, secret


@in_loop
async def test_what_is_sent_again_or_by_others_is_nothing_to_a_node(nodes_db, redis, tmp_path):
    nodes = open_nodes(nodes_db, redis.url, tmp_path)
    async with sniffing(redis.url) as (heard, client), nodes as (_, (a, b)):
        table, ann, ben = await duel(a, b)
        await play(table, [ann, ben], "12")
        n_lines = a.hall.rooms[table].running.seq
        for channel in (a.node.nodes.id, b.node.nodes.id):
            name = a.node.links.channel_of(channel)
            for data in [one for one in heard if isinstance(one, bytes)]:
                await client.publish(name, data)
            await client.publish(name, b"nonsense")
        assert await play(table, [ann, ben], "3", since=2) == [3]
        assert a.hall.rooms[table].running.seq == n_lines + 1


@in_loop
async def test_redis_is_away_for_a_while(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)
        cid = await a.guest("Cid")
        await receive(ben.connection, json.dumps({"type": "watch", "game": table, "seat": 1}))
        redis.kill()
        await until(lambda: not a.node.links.is_up and not b.node.links.is_up)
        assert await play(table, [ann, ben], "1") == [1]  # its own tables go on
        second = {"game": table, "id": "m1", "base": 1, "action": "drop 2"}
        assert (await answer_to(ben, "move", **second))["code"] == "moving"
        await houses.beat(20)  # nobody is held for dead for that
        assert table in a.hall.rooms
        redis.start()
        await until(lambda: a.node.links.is_up and b.node.links.is_up)
        await houses.beat()
        assert (await hears(ben, "fresh", seq=1))["viewer"] == 1  # what he missed
        assert (await answer_to(ben, "move", **second))["seq"] == 2
        await hears(ann, "update", seq=2)
        assert cid.heard() == []


@in_loop
async def test_a_frame_that_was_lost_is_made_good(nodes_db, redis, tmp_path, monkeypatch):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        table, ann, ben = await duel(a, b)

        async def lose():
            letters, a.node.links._letters = a.node.links._letters, []
            for letter in letters:
                letter.heard.set_result(1)  # as if it had been heard

        with monkeypatch.context() as patch:
            patch.setattr(a.node.links, "_send_all", lose)
            assert await play(table, [ann, ben], "1") == [1]
            await asyncio.sleep(0.05)
        ben.heard()
        await a.node._be_heard()
        await until(lambda: 0 in b.node.router._held[ben.connection].values())
        await houses.beat()
        await hears(ben, "fresh", seq=1)


@in_loop
async def test_messages_arrive_in_the_order_in_which_they_were_sent(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (_, (a, b)):
        arrived, gaps = [], []
        b.node.links.on_message = lambda sender, message: arrived.append(message.caller)
        b.node.links.on_gap = gaps.append
        to = b.node.nodes.id
        await asyncio.gather(*(a.node.links.send(to, Gone(n)) for n in range(50)))
        await until(lambda: len(arrived) == 50)
        assert arrived == list(range(50))
        assert gaps == []


class Absent:
    """A Redis that is away for some tries, then hears that somebody listens."""

    def __init__(self, n_tries):
        self.n_tries = n_tries

    def pubsub(self):
        self.n_tries -= 1
        if self.n_tries >= 0:
            raise ConnectionError("redis://:secret@here")
        return self

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        pass

    async def subscribe(self, channel):
        pass

    async def get_message(self, timeout):
        await asyncio.sleep(0)
        return {"type": "subscribe"}


@in_loop
async def test_that_redis_is_away_is_said_once_and_so_is_its_return(caplog, monkeypatch):
    monkeypatch.setattr(links, "PAUSE_SECONDS", 0)
    node = links.Links(links.Redis(Absent(3), (OSError,)), b"k" * 32, "x")

    async def heard():
        pass

    listening = asyncio.ensure_future(node.listen(1, heard))
    async with asyncio.timeout(30):
        await node.up.wait()
    listening.cancel()
    assert caplog.messages == [
        "Redis does not answer (ConnectionError): tables of other nodes wait for it",
        "Redis answers again",
    ]
