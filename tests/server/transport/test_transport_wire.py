"""The wire: texts go straight in and straight out, in order, and only while somebody reads."""

from __future__ import annotations

import asyncio
import json

import pytest
from server_house import EASY, in_loop, open_house, served, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from orrery.server.access.outbox import Outbox
from orrery.server.protocol.replies import Done, Pong
from orrery.server.settings import Settings
from orrery.server.transport.hearing import MOST_WAITING, wire_of
from orrery.server.transport.wire import Wire


def wires(house):
    """Everybody's outboxes that send at once."""
    return [c.outbox for c in house.hall.connections if c.outbox.send_at_once is not None]


async def say(socket, **message):
    await socket.send(json.dumps(message))


async def ping_without_end(socket):
    while True:
        await say(socket, type="ping")
        await socket.recv()


@in_loop
async def test_a_socket_of_the_server_has_a_wire_and_its_queue_stays_empty(db):
    async with served(db) as (house, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await say(socket, type="ping")
        assert json.loads(await socket.recv())["type"] == "pong"
        assert len(wires(house)) == 1
        assert len(wires(house)[0]) == 0


@in_loop
async def test_many_requests_at_once_are_answered_in_their_order(db):
    """More than may wait: reading pauses and goes on, nothing is lost."""
    n = 5 * MOST_WAITING
    async with served(db) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        for number in range(n):
            await say(socket, type="watch", game=f"t{number}", seat=None)
        texts = [json.loads(await socket.recv()) for _ in range(n)]
        assert [text["about"] for text in texts] == ["watch"] * n
        await say(socket, type="ping")
        assert json.loads(await socket.recv())["type"] == "pong"


@in_loop
async def test_reading_pauses_while_enough_waits(db, monkeypatch):
    """A caller that floods is not read without end."""
    held, gate = [], asyncio.Event()
    monkeypatch.setattr(Wire, "hold", lambda self: held.append(self))
    async with served(db) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        monkeypatch.setattr("orrery.server.transport.hearing.receive", lambda *args: gate.wait())
        for _ in range(1 + MOST_WAITING):
            await say(socket, type="ping")
        await until(lambda: held)
        gate.set()


@in_loop
async def test_an_offence_closes_the_socket(db):
    settings = Settings(messages_per_second=0.001, messages_burst=2, faults_allowed=3)
    async with (
        served(db, settings) as (house, port),
        connect(f"ws://127.0.0.1:{port}/ws") as socket,
    ):
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(ping_without_end(socket), 60)
        await until(lambda: not house.hall.connections)
        assert house.hall.incidents.n_unhandled == 0


@in_loop
async def test_a_text_that_is_no_utf8_ends_its_socket_alone(db):
    async with (
        served(db) as (_, port),
        connect(f"ws://127.0.0.1:{port}/ws") as socket,
        connect(f"ws://127.0.0.1:{port}/ws") as other,
    ):
        await socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 60)
        await say(other, type="ping")
        assert json.loads(await other.recv())["type"] == "pong"


@in_loop
async def test_nothing_is_written_to_a_socket_that_is_gone(db):
    async with served(db) as (house, port):
        async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
            await say(socket, type="ping")
            await socket.recv()
            (caller,) = house.hall.connections
        await until(lambda: not house.hall.connections)
        caller.outbox.put(Pong())  # somebody tells everybody
        assert len(caller.outbox) == 1


def queued(outbox):
    """What waits."""
    return [json.loads(sealed.data) for sealed in outbox._queue]


@in_loop
async def test_no_reply_overtakes_one_that_waits_or_is_on_its_way():
    outbox, sent, is_free = Outbox(EASY), [], False
    outbox.send_at_once = lambda sealed: is_free and (sent.append(sealed) or True)
    outbox.put(Done("sit", "a"))
    is_free = True
    outbox.put(Done("sit", "b"))  # one waits
    assert not sent
    with outbox.taken() as first:
        assert json.loads(first.data)["game"] == "a"
        with outbox.taken() as second:
            assert json.loads(second.data)["game"] == "b"
            outbox.put(Done("sit", "c"))  # none waits, but one is on its way
            assert not sent
    assert [message["game"] for message in queued(outbox)] == ["c"]
    assert outbox.take() is not None
    outbox.put(Done("sit", "d"))
    assert len(sent) == 1
    assert not len(outbox)


@in_loop
async def test_who_is_owed_a_fresh_view_gets_nothing_before_it():
    outbox, sent = Outbox(EASY), []
    outbox.send_at_once = lambda sealed: sent.append(sealed) or True
    outbox.drop()
    outbox.put(Pong())
    assert not sent
    assert len(outbox) == 1


def test_elsewhere_there_is_no_wire():
    assert wire_of({"extensions": {}}) is None
    assert wire_of({}) is None


class Written:
    """A wire that notes what is written together."""

    is_free = True

    def __init__(self):
        self.writes = []

    def write(self, texts):
        self.writes.append([json.loads(text)["type"] for text in texts])


@in_loop
async def test_the_answer_to_a_move_leaves_with_its_update_in_one_write(db):
    """Each write is a call into the kernel; the order on a socket is as ever."""
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        wires = [Written(), Written()]
        for guest, wire in zip((ann, ben), wires, strict=True):
            guest.connection.use(wire)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert wires[0].writes == [["ack", "update"], ["ack"]]
        assert wires[1].writes == [["update"]]


@in_loop
async def test_an_answer_leaves_also_when_nobody_can_be_told(db, monkeypatch):
    """What was committed is acknowledged, whatever goes wrong afterwards."""
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        wire = Written()
        ann.connection.use(wire)
        with monkeypatch.context() as patch:
            patch.setattr(room, "publish", lambda since: 1 / 0)
            await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert wire.writes == [["ack"], ["error"]]
        house.hall.incidents.n_unhandled = 0
