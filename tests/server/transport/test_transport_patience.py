"""Half-sent requests, unread answers, crowds from one address, and which proxies are believed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from dataclasses import replace

import httpx
import pytest
import websockets
from server_house import EASY, in_loop, open_house, put_in_place_of, served

from orrery.cli.main import run
from orrery.cli.serve import read_address, read_origin
from orrery.core.errors import BadInput
from orrery.server.access.addresses import is_in, share_of
from orrery.server.commands.connection import Connection
from orrery.server.protocol.codes import Denied
from orrery.server.settings import Settings
from orrery.server.transport import patience
from orrery.server.transport.patience import OpenConnections
from orrery.server.transport.websocket import n_sockets_of

HASTY = replace(EASY, head_seconds=0.2, body_seconds=0.2, send_seconds=0.2)
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n"
STATUS = b"GET /api/status HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def said_before_the_end(port, *parts):
    """What the server says until it hangs up, after parts of a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.02)
        return await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "parts",
    [[b""], [b"GET /api/st"], [b"GET / HTTP/1.1\r\n", b"Host: localhost\r\n"], [HEAD],
     [HEAD, b'{"na'], [HEAD.replace(b"Content-Length: 14", b"Transfer-Encoding: chunked")]],
)  # fmt: skip
@in_loop
async def test_a_half_sent_request_is_not_waited_for(db, parts):
    async with served(db, HASTY) as (_, port):
        said = await said_before_the_end(port, *parts)
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b"x-content-type-options: nosniff" in said


@in_loop
async def test_one_byte_at_a_time_is_too_slow(db):
    async with served(db, HASTY) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ended = asyncio.ensure_future(reader.read())
        for n in range(len(STATUS)):
            if ended.done():
                break
            writer.write(STATUS[n : n + 1])
            await asyncio.sleep(0.02)
        with contextlib.suppress(ConnectionResetError):  # it hung up, and our next byte came later
            assert (await asyncio.wait_for(ended, 30)).startswith(b"HTTP/1.1 408 ")
        assert ended.done()
        writer.close()


@in_loop
async def test_the_second_request_of_a_connection_is_not_waited_for_either(db):
    async with served(db, HASTY) as (_, port):
        said = await said_before_the_end(port, STATUS, STATUS[:20])
        assert said.startswith(b"HTTP/1.1 200 ")
        assert said.count(b"HTTP/1.1 408 ") == 1


CHUNKED = HEAD.replace(b"Content-Length: 14", b"Transfer-Encoding: chunked")


@pytest.mark.parametrize(
    ("begin", "more"),
    [(b"GET /", b"a" * 8192), (b"GET / HTTP/1.1\r\nX: ", b"a" * 8192),
     (b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 1000), (CHUNKED + b"1;", b"a" * 8192),
     (CHUNKED + b"1\r\n{\r\n0\r\n", b"a: b\r\n" * 1000)],
)  # fmt: skip
@in_loop
async def test_a_head_has_an_end(db, begin, more):
    async with served(db) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(ConnectionError):
            for part in [begin, *[more] * 1000]:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0)
        with contextlib.suppress(ConnectionError):  # it hung up, and more of ours came later
            assert (await asyncio.wait_for(reader.read(), 5)).startswith(b"HTTP/1.1 431 ")
        writer.close()


@in_loop
async def test_a_long_body_is_no_long_head(db):
    async with served(db) as (_, port):
        log = b'{"log": "%s"}' % (b"x" * 500_000)
        async with httpx.AsyncClient() as client:
            answer = await client.post(f"http://127.0.0.1:{port}/api/replay", content=log)
            assert answer.json()["code"] == "bad_input"


@in_loop
async def test_whole_requests_and_sockets_are_not_hurried(db):
    async with served(db, HASTY) as (_, port):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for n in range(3):
                made = await client.post("/api/guests", json={"name": f"Ann {n}"})
                assert made.status_code == 201
                await asyncio.sleep(0.15)
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws") as ws:
            await asyncio.sleep(0.6)
            await ws.send('{"type": "ping"}')
            assert "pong" in await asyncio.wait_for(ws.recv(), 30)


@in_loop
async def test_an_answer_that_nobody_reads_is_not_kept(db, monkeypatch):
    from starlette.responses import Response

    async def large(call):
        return Response(b"x" * 50_000_000)

    put_in_place_of("/api/bots", large, monkeypatch)
    async with served(db, HASTY) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await asyncio.sleep(1)  # we do not read; what the kernel holds is all that comes
        assert await n_bytes_left(reader) < 50_000_000
        writer.close()


async def n_bytes_left(reader):
    """How much comes before the connection is cut."""
    n_bytes = 0
    with contextlib.suppress(ConnectionError):
        while data := await asyncio.wait_for(reader.read(1_000_000), 30):
            n_bytes += len(data)
    return n_bytes


@in_loop
async def test_what_is_no_http_gets_a_labelled_answer(db):
    async with served(db) as (_, port):
        said = await said_before_the_end(port, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 400 ")
        assert b"content-security-policy: " in said


# Crowds


def test_an_address_has_its_share_of_connections():
    counts = OpenConnections(Settings(http_per_address=2, most_http=6, proxies=("10.0.0.0/8",)))
    assert counts.enter("192.0.2.1")
    assert counts.enter("192.0.2.1")
    assert not counts.enter("192.0.2.1")
    counts.leave("192.0.2.1")
    counts.leave("192.0.2.1")
    assert counts.enter("192.0.2.1")
    for _ in range(3):
        assert counts.enter("10.1.2.3")  # a proxy
    assert counts.n_open == 5
    assert counts.enter("127.0.0.1")
    assert not counts.enter("192.0.2.9")  # too many in all
    for address in ("192.0.2.1", "192.0.2.1", "10.1.2.3", "10.1.2.3", "10.1.2.3", "127.0.0.1"):
        counts.leave(address)
    counts.leave("192.0.2.9")
    assert (counts.n_open, dict(counts.by_share)) == (0, {})


@in_loop
async def test_connections_are_counted_from_beginning_to_end(db, monkeypatch):
    made = []

    class Noted(OpenConnections):
        def __init__(self, settings):
            super().__init__(settings)
            made.append(self)

    monkeypatch.setattr(patience, "OpenConnections", Noted)
    monkeypatch.setattr(patience, "is_loopback", lambda address: False)
    async with served(db, replace(EASY, http_per_address=3)) as (_, port):
        ws = await websockets.connect(f"ws://127.0.0.1:{port}/ws")
        two = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(reader.read(), 30) == b""  # one too many
        for _, one in [*two, (reader, writer)]:
            one.close()
        await ws.close()
        async with asyncio.timeout(30):
            while made[-1].n_open:
                await asyncio.sleep(0.01)
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://127.0.0.1:{port}/api/status")).is_success


@in_loop
async def test_sockets_of_an_address_are_counted_together(db):
    async with open_house(db) as house:
        for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::ffff", "127.0.0.1"):
            house.hall.connections.add(Connection(house.hall, address))
        assert n_sockets_of(house.hall, "192.0.2.1") == 2
        assert n_sockets_of(house.hall, "2001:db8::2") == 2
        assert n_sockets_of(house.hall, "127.0.0.1") == 0


@in_loop
async def test_an_address_with_too_many_sockets_gets_no_more(db, monkeypatch):
    monkeypatch.setattr("orrery.server.transport.websocket.is_loopback", lambda address: False)
    async with served(db, replace(EASY, sockets_per_address=1)) as (_, port):
        address = f"ws://127.0.0.1:{port}/ws"
        async with websockets.connect(address):
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await websockets.connect(address)


@in_loop
async def test_a_school_behind_one_address_gets_in_and_a_flood_does_not(db):
    async with open_house(db, replace(Settings(), stall_seconds=1e9)) as house:
        for n in range(150):
            await house.hall.guests.new(f"Pupil {n}", "192.0.2.1")
        assert await n_admitted(house, ["192.0.2.1"] * 100) == 50
        six = [f"2001:db8::{n:x}" for n in range(300)]  # one machine has many such numbers
        assert await n_admitted(house, six) == 200
        await house.hall.guests.new("Other", "192.0.2.2")
        house.clock.pass_seconds(60)
        for n in range(19):
            await house.hall.guests.new(f"Later {n}", "192.0.2.1")


async def n_admitted(house, addresses):
    """How many become guests before the server says that it is enough."""
    for n, address in enumerate(addresses):
        try:
            await house.hall.guests.new("Flood", address)
        except Denied:
            return n
    return len(addresses)


# Proxies


async def address_seen(port, headers):
    """Which address the server takes us for."""
    async with httpx.AsyncClient() as client:
        url = f"http://127.0.0.1:{port}/api/guests"
        return (await client.post(url, json={"name": "Ann"}, headers=headers)).status_code


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [((), "127.0.0.1"), (("127.0.0.1",), "192.0.2.7"), (("10.0.0.0/8",), "127.0.0.1")],
)
@in_loop
async def test_forwarded_addresses_are_believed_from_proxies_alone(db, proxies, seen, monkeypatch):
    noted = []
    real = share_of

    def note(address):
        noted.append(address)
        return real(address)

    monkeypatch.setattr("orrery.server.access.guests.share_of", note)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    async with served(db, replace(EASY, proxies=proxies)) as (_, port):
        assert await address_seen(port, {"x-forwarded-for": "192.0.2.7"}) == 201
        assert noted == [seen]


def test_a_proxy_is_an_address():
    assert read_address("127.0.0.1") == "127.0.0.1"
    assert read_address("::1") == "::1"
    assert read_address("10.0.0.0/8") == "10.0.0.0/8"
    with pytest.raises(BadInput, match=r"not 'proxy\.example'"):
        read_address("proxy.example")
    assert is_in("10.9.9.9", ["10.0.0.0/8"])
    assert not is_in("proxy", ["10.0.0.0/8"])


def test_who_counts_as_one():
    assert share_of("2001:db8:1:2:3:4:5:6") == share_of("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert share_of("::ffff:192.0.2.1") == share_of("192.0.2.1") == "192.0.2.1"
    assert share_of("") == ""


# What a start refuses


def test_a_port_that_is_taken_is_refused_before_a_database_is_opened(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        for host in ("127.0.0.1", "localhost"):
            with pytest.raises(BadInput, match=rf"cannot listen on {host}:{port}: .* in use; use"):
                run(["serve", "--host", host, "--port", port])
    for host in ("192.0.2.77", "nowhere.invalid"):
        with pytest.raises(BadInput, match=f"cannot listen on {host}:8007: "):
            run(["serve", "--host", host])
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().out == ""  # and no address was told


@pytest.mark.parametrize(
    ("option", "text"),
    [("--host-name", "https://games.example.org"), ("--host-name", "games.example.org:8443"),
     ("--host-name", ""), ("--origin", "games.example.org"), ("--origin", "https://a.org/page"),
     ("--moderator", ""), ("--moderator", "!!!")],
)  # fmt: skip
def test_names_that_no_caller_could_have_are_refused(option, text):
    with pytest.raises(BadInput, match=f"{option} is a "):
        run(["serve", option, text])


def test_an_origin_is_written_as_browsers_say_it():
    assert read_origin("https://Games.example.org/") == "https://games.example.org"
    assert read_origin("http://[::1]:8007") == "http://[::1]:8007"
