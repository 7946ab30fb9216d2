"""Frames are those of RFC 6455, 5.2: what the library writes is read, what we write it reads."""

from __future__ import annotations

import asyncio
import json

import pytest
from server_house import in_loop, served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from orrery.server.settings import Settings
from orrery.server.transport.frames import text_frame, whole_text
from orrery.server.transport.wire import Wire

LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65535]
PING = b'{"type":"ping"}'


def by_library(text, opcode=Opcode.TEXT, fin=True):
    """A frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read(length):
    text = bytes(32 + n % 90 for n in range(length))
    assert whole_text(by_library(text)) == text


@pytest.mark.parametrize("length", [*LENGTHS, 65536, 70000])
def test_what_we_write_the_library_reads(length):
    text = bytes(32 + n % 90 for n in range(length))
    reader = StreamReader()
    reader.feed_data(text_frame(text))
    reader.feed_eof()
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    assert end.value.value == Frame(Opcode.TEXT, text)
    assert not reader.buffer


OTHERS = {
    "nothing": b"",
    "a part": by_library(PING)[:-1],
    "more than one": by_library(PING) * 2,
    "the first of several": by_library(PING, fin=False),
    "one of several": by_library(PING, Opcode.CONT),
    "no text": by_library(PING, Opcode.BINARY),
    "a ping": by_library(b"", Opcode.PING),
    "an end": by_library(b"", Opcode.CLOSE),
    "compressed": bytes((0xC1,)) + by_library(PING)[1:],
    "without a mask": text_frame(PING),
    "very long": by_library(b"x" * 70000),
}


@pytest.mark.parametrize("what", OTHERS)
def test_all_else_is_left_to_the_parser(what):
    assert whole_text(OTHERS[what]) is None


async def written(socket, *parts):
    """Write bytes as they are, each part by itself."""
    for part in parts:
        socket.transport.write(part)
        await asyncio.sleep(0.01)


@in_loop
async def test_parts_of_frames_and_of_messages_arrive_however_they_are_cut(db, monkeypatch):
    """Between two texts that need no parser it may be in the middle of something."""
    straight, slow = [], []
    monkeypatch.setattr(
        "orrery.server.transport.wire.whole_text",
        lambda data: straight.append(whole_text(data)) or straight[-1],
    )
    usual = Wire.handle_events
    monkeypatch.setattr(Wire, "handle_events", lambda wire: slow.append(1) or usual(wire))
    whole = by_library(PING)
    first, rest = by_library(PING[:5], fin=False), by_library(PING[5:], Opcode.CONT)
    async with served(db) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await written(socket, whole, whole[:3], whole[3:], whole + whole, whole)
        await written(socket, first, by_library(b"", Opcode.PING), rest, whole, whole + whole[:9])
        await written(socket, whole[9:], first + rest[:2], rest[2:], whole)
        answers = [json.loads(await asyncio.wait_for(socket.recv(), 60)) for _ in range(11)]
        assert [answer["type"] for answer in answers] == ["pong"] * 11
    assert any(straight)
    assert slow


@in_loop
async def test_a_frame_in_the_middle_of_a_message_is_an_error_as_ever(db):
    async with served(db) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await written(socket, by_library(PING[:5], fin=False), by_library(PING))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 60)


@in_loop
async def test_a_text_that_is_far_too_long_closes_the_socket(db):
    settings = Settings(most_bytes_in=100)
    async with served(db, settings) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await written(socket, by_library(b" " * 350))
        assert json.loads(await asyncio.wait_for(socket.recv(), 60))["code"] == "too_big"
        await written(socket, by_library(b" " * 450))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 60)
