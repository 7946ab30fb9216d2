"""Streams: what may be seen, in order, each entry once; they end when they should, and so do we."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from browsers import Browser
from server_house import EASY, bearer, in_loop, open_house, served, until

from orrery.server.commands.connection import Connection
from orrery.server.protocol.replies import Sealed
from orrery.server.tables.agenda import Agenda
from orrery.server.transport.streams import LineStream
from orrery.server.upkeep.absentees import cut_off_tokens
from orrery.server.upkeep.bans import ban

SECONDS = 20  # before a test that waits for a line in vain gives up


class Lines:
    """A stream that is being read."""

    def __init__(self, answer):
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def next(self):
        """The next line that says something."""
        async with asyncio.timeout(SECONDS):
            while not (line := await anext(self._lines)):
                pass
        return json.loads(line)

    async def until(self, type_):
        """Lines up to the first of a type."""
        found = [await self.next()]
        while found[-1]["type"] != type_:
            found.append(await self.next())
        return found

    async def rest(self):
        async with asyncio.timeout(SECONDS):
            return [json.loads(line) async for line in self._lines if line]


@asynccontextmanager
async def reading(port, path, token):
    url = f"http://127.0.0.1:{port}{path}"
    async with (
        httpx.AsyncClient(timeout=None) as client,
        client.stream("GET", url, headers=bearer(token)) as answer,
    ):
        yield Lines(answer)


async def gone(house):
    """Come back when no stream is left."""
    async with asyncio.timeout(SECONDS):
        while any(one.is_stream for one in house.hall.connections):
            await asyncio.sleep(0.001)


async def play(guest, room, n, column):
    return await guest.ask("move", game=room.id, id=f"m{n}", base=n, action=f"drop {column}")


@in_loop
async def test_a_table_is_told_as_its_reader_sees_it_entry_by_entry_until_it_is_over(db):
    async with served(db) as (house, port):
        room, ann, ben = await house.duel()
        async with reading(port, f"/api/tables/{room.id}/stream", ann.token) as lines:
            assert lines.answer.headers["content-type"] == "application/x-ndjson"
            assert (await lines.next())["table"]["id"] == room.id
            fresh = await lines.next()
            assert (fresh["type"], fresh["viewer"], fresh["seq"]) == ("fresh", 0, 0)
            for n in range(7):
                await play((ann, ben)[n % 2], room, n, 1 + n % 2)
            rest = await lines.rest()  # it ends with the game
        updates = [one for one in rest if one["type"] == "update"]
        assert [entry["seq"] for one in updates for entry in one["entries"]] == list(range(1, 8))
        assert rest[-1]["table"]["status"] == "over"
        await gone(house)


@in_loop
async def test_a_reader_comes_back_and_misses_nothing(db):
    async with served(db) as (house, port):
        room, ann, ben = await house.duel()
        for n in range(4):
            await play((ann, ben)[n % 2], room, n, 1 + n)
        async with reading(port, f"/api/tables/{room.id}/stream?since=2", ben.token) as lines:
            update = (await lines.until("update"))[-1]
        assert [entry["seq"] for entry in update["entries"]] == [3, 4]
        assert update["viewer"] == 1
        await gone(house)


@in_loop
async def test_events_tell_when_tables_begin_wait_and_end_and_of_invitations(url):
    async with served(url) as (house, port):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        async with reading(port, "/api/stream/events", ben.token) as lines:
            assert (await lines.next())["guest"] == ben.id
            seats = ["me", f"guest:{ben.id}"]
            room = await house.table(ann, players=2, seats=seats, is_private=True)
            invited = await lines.next()
            assert (invited["type"], invited["table"], invited["seats"]) == (
                "invited",
                room.id,
                [1],
            )
            assert (invited["host"], invited["invite"]) == ("Ann", room.row.invite)
            await ben.say("sit", game=room.id, seat=1, invite=invited["invite"])
            await ann.say("start", game=room.id)
            assert (await lines.next()) == {
                "type": "begun", "table": room.id, "game": "connect_four", "seats": [1], "seq": 0,
            }  # fmt: skip
            for n in range(7):
                if n % 2 == 1:
                    turn = await lines.next()
                    assert (turn["type"], turn["seats"], turn["seq"]) == ("turn", [1], n)
                await play((ann, ben)[n % 2], room, n, 1 + n % 2)
            over = await lines.next()
            assert (over["type"], over["outcome"], over["winners"]) == ("over", "rules", [0])
            assert over["seq"] == 7
        await gone(house)


@in_loop
async def test_events_begin_with_how_everything_stands(db):
    async with served(db) as (house, port):
        room, ann, _ = await house.duel()
        async with reading(port, "/api/stream/events", ann.token) as lines:
            found = [await lines.next() for _ in range(3)]
        assert [one["type"] for one in found] == ["welcome", "begun", "turn"]
        assert {one["table"] for one in found[1:]} == {room.id}


async def begun_by(house, ann):
    """A running game of somebody and a newcomer, who moves second."""
    room, ben = await house.table(ann, players=2), await house.guest("Ben")
    await ben.say("sit", game=room.id, seat=1)
    await ann.say("start", game=room.id)
    return room, ben


@in_loop
async def test_a_game_that_was_begun_and_ended_between_two_looks_is_told_once(url):
    async with open_house(url) as house:
        old, ann, _ = await house.duel()  # over before the first look: no news
        await ann.say("resign", game=old.id, id="r", seat=0)
        agenda = Agenda(house.hall, ann.id)
        assert await agenda.news() == []
        quick, ben = await begun_by(house, ann)
        house.clock.pass_seconds(1)
        await ben.say("resign", game=quick.id, id="r", seat=1)
        slow, _ = await begun_by(house, ann)
        found = [(type(one).__name__, one.table, one.seats) for one in await agenda.news()]
        assert found == [
            ("Begun", slow.id, [0]), ("Turn", slow.id, [0]),
            ("Begun", quick.id, [0]), ("Over", quick.id, [0]),
        ]  # fmt: skip
        assert await agenda.news() == []
        house.clock.pass_seconds(120)
        await ann.say("resign", game=slow.id, id="s", seat=0)
        (over,) = await agenda.news()
        assert (over.table, over.outcome, over.winners) == (slow.id, "resign", [1])
        house.clock.pass_seconds(120)
        assert await agenda.news() == []


@in_loop
async def test_a_line_shows_now_and_then_that_we_are_there(db):
    async with served(db, replace(EASY, stream_seconds=0.01)) as (house, port):
        ann = await house.guest("Ann")
        async with reading(port, "/api/stream/events", ann.token) as lines:
            await lines.next()
            async with asyncio.timeout(SECONDS):
                assert [await anext(lines._lines) for _ in range(3)] == ["", "", ""]


@in_loop
async def test_nobody_has_more_streams_than_allowed(db):
    async with served(db, replace(EASY, streams_per_person=2)) as (house, port):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        path = "/api/stream/events"
        async with reading(port, path, ann.token) as one, reading(port, path, ann.token) as two:
            await one.next(), await two.next()
            async with reading(port, path, ann.token) as third:
                assert third.answer.status_code == 429
            async with reading(port, path, ben.token) as other:
                assert other.answer.status_code == 200
        await gone(house)
        async with reading(port, path, ann.token) as lines:
            assert lines.answer.status_code == 200


@in_loop
async def test_a_full_server_begins_no_stream(db):
    async with served(db, replace(EASY, most_connections=3)) as (house, port):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        async with reading(port, "/api/stream/events", ann.token) as first:
            await first.next()
            async with reading(port, "/api/stream/events", ben.token) as second:
                assert second.answer.status_code == 429
        await gone(house)


@in_loop
async def test_a_private_table_is_streamed_to_those_who_may_see_it(db):
    async with served(db) as (house, port):
        room, ann, ben = await house.duel(is_private=True)
        eve = await house.guest("Eve")
        path = f"/api/tables/{room.id}/stream"
        async with reading(port, path, eve.token) as lines:
            assert lines.answer.status_code == 404
        async with reading(port, f"{path}?seat=0", ben.token) as lines:
            assert lines.answer.status_code == 403
        async with reading(port, f"{path}?invite={room.row.invite}", eve.token) as lines:
            assert (await lines.until("fresh"))[-1]["viewer"] is None
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://127.0.0.1:{port}{path}")).status_code == 401
        assert ann.id


@in_loop
async def test_whoever_leaves_a_seat_of_a_private_table_sees_no_more_of_it(db):
    async with served(db) as (house, port):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, players=2, is_private=True)
        await ben.say("sit", game=room.id, seat=1, invite=room.row.invite)
        async with reading(port, f"/api/tables/{room.id}/stream", ben.token) as lines:
            await lines.next()
            await ben.say("stand", game=room.id, seat=1)
            rest = await lines.rest()
        assert rest[-1]["code"] == "no_table"
        told = [one["table"]["seats"][1]["guest"] for one in rest[:-1]]
        assert set(told) <= {ben.id}  # nothing of the time after
        await gone(house)


async def owner_with_token(house, name="Ann"):
    browser = Browser(house.hall)
    await browser.be_guest(name)
    await browser.sign_up(name)
    wish = {"label": "bot", "scopes": ["read"], "days": 1}
    told = (await browser.post("/api/account/tokens", **wish)).json()
    return browser, told["token"], told["seen"]["id"]


async def end_token(house, browser, token):
    await browser.post("/api/account/tokens/end", id=token)


async def shut_out(house, browser, token):
    await ban(house.hall, browser.id)


async def let_expire(house, browser, token):
    house.clock.pass_seconds(86_401)
    await cut_off_tokens(house.hall)


async def sign_out(house, browser, token):
    await browser.post("/api/account/sign-out", everywhere=True, tokens=True)


async def delete(house, browser, token):
    await browser.post("/api/account/delete", name="Ann")


@pytest.mark.parametrize("end", [end_token, shut_out, let_expire, sign_out, delete])
@in_loop
async def test_a_stream_ends_with_its_token(db, end):
    async with served(db) as (house, port):
        browser, token, id_ = await owner_with_token(house)
        async with reading(port, "/api/stream/events", token) as lines:
            await lines.next()
            await end(house, browser, id_)
            [error] = await lines.rest()
        assert error["type"] == "error"
        await gone(house)


class Reader:
    """The other end of a stream, without a network."""

    def __init__(self, is_slow=False):
        self.sent = []
        self.is_slow = is_slow

    async def send(self, message):
        self.sent.append(message)
        if self.is_slow and message.get("body"):
            await asyncio.Event().wait()

    async def receive(self):
        await asyncio.Event().wait()


@in_loop
async def test_a_reader_that_does_not_read_is_closed(db):
    async with open_house(db, replace(EASY, send_seconds=0.01)) as house:
        caller, reader = Connection(house.hall), Reader(is_slow=True)
        caller.watched["t"] = 0
        caller.outbox.put(Sealed(b"{}"))
        async with asyncio.timeout(SECONDS):
            await LineStream(caller)({}, reader.receive, reader.send)
        assert caller not in house.hall.connections


@in_loop
async def test_a_reader_that_falls_behind_is_closed_and_not_told_with_a_gap(db):
    async with open_house(db, replace(EASY, outbox_messages=3)) as house:
        caller, reader = Connection(house.hall), Reader()
        caller.watched["t"] = 0
        for _ in range(5):
            caller.outbox.put(Sealed(b"{}"))
        async with asyncio.timeout(SECONDS):
            await LineStream(caller)({}, reader.receive, reader.send)
        assert b"".join(one.get("body", b"") for one in reader.sent) == b""


@in_loop
async def test_what_its_reader_may_not_see_any_more_is_not_sent(db):
    async with open_house(db) as house:
        room, _, _ = await house.duel(is_private=True)
        caller, reader = Connection(house.hall), Reader()  # sits and watches nowhere now
        caller.watched["t"] = 0
        caller.outbox.put(Sealed(b"secret", room.id))
        caller.outbox.put(Sealed(b"public"))
        telling = asyncio.create_task(LineStream(caller)({}, reader.receive, reader.send))
        await until(lambda: b"public\n" in [one.get("body") for one in reader.sent])
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        assert b"secret\n" not in [one.get("body") for one in reader.sent]


@in_loop
async def test_a_server_ends_though_somebody_reads(db):
    async with served(db) as (house, port):
        ann = await house.guest("Ann")
        client = httpx.AsyncClient(timeout=None)
        url = f"http://127.0.0.1:{port}/api/stream/events"
        request = client.build_request("GET", url, headers=bearer(ann.token))
        answer = await client.send(request, stream=True)
        assert answer.status_code == 200
    await answer.aclose()  # we came here: the server has ended
    await client.aclose()


@in_loop
async def test_nobody_opens_more_streams_by_asking_for_them_at_one_moment(db):
    """Each waits for the database before it tells anything."""
    async with served(db, replace(EASY, streams_per_person=2)) as (house, port):
        ann = await house.guest("Ann")
        room = await house.table(ann, players=2, seats=["me", "open"])
        paths = ["/api/stream/events", f"/api/tables/{room.id}/stream"] * 3
        async with AsyncExitStack() as opened:
            streams = [reading(port, path, ann.token) for path in paths]
            lines = await asyncio.gather(*map(opened.enter_async_context, streams))
            assert sorted(one.answer.status_code for one in lines) == [200, 200, 429, 429, 429, 429]
        await gone(house)


@in_loop
async def test_a_stream_that_is_refused_leaves_nothing_behind(db):
    async with served(db) as (house, port):
        ann = await house.guest("Ann")
        async with reading(port, "/api/tables/nowhere/stream", ann.token) as lines:
            assert lines.answer.status_code == 404
        await gone(house)
