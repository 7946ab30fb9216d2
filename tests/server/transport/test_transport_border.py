"""The border: texts that are none, hosts that are not ours, and the labels of every answer."""

from __future__ import annotations

import asyncio
import json
import re
import typing
from dataclasses import replace

import httpx
import msgspec
import pytest
from server_house import EASY, bearer, in_loop, open_house, put_in_place_of, served, web

from orrery.core.errors import BadInput
from orrery.server.commands.dispatch import COMMANDS
from orrery.server.protocol import texts
from orrery.server.protocol.orders import GuestOrder
from orrery.server.protocol.requests import read_request
from orrery.server.storage.database import Conflict, Unstorable
from orrery.server.storage.rows import EventRow, GuestRow, insert
from orrery.server.storage.store import Store
from orrery.server.transport.border import LABELS
from orrery.server.transport.origins import is_own_host

POISON = ["a\x00b", "\x00", "a\nb", "a\n", "a\x1b[2J", "a\x7f", "a\x85", "a\u2028b"]
IDS = ["game", "id", "invite", "bot", "token", "language"]
NOT_IDS = [*POISON, "a b", "é", "", "x" * 200]


# Texts


def text_fields() -> list[tuple[str, str]]:
    """Every text a message may hold."""
    found = []
    for kind in COMMANDS:
        for name, hint in typing.get_type_hints(kind).items():
            if hint is str or str in typing.get_args(hint):
                found.append((kind.__name__.lower(), name))
    return found


def good_fields(kind: str) -> dict[str, typing.Any]:
    values = {"game": "t", "id": "m", "base": 0, "seat": 0, "to": 1, "yes": True, "what": "undo",
              "action": 3 if kind == "thought" else "a", "n": 1, "text": "a",
              "commitment": "0" * 64, "word": "0" * 64, "token": "t",
              "roll": "0" * 64 if kind == "reveal" else 1}  # fmt: skip
    wanted = next(verb for verb in COMMANDS if verb.__name__.lower() == kind)
    return {name: values[name] for name in wanted.__struct_fields__ if name in values}


@pytest.mark.parametrize(("kind", "name"), text_fields())
def test_no_text_of_a_message_may_be_poisoned(kind, name):
    good = {"type": kind, **good_fields(kind)}
    read_request(json.dumps(good))
    for text in NOT_IDS if name in IDS else POISON:
        if name == "token" and text == "":
            continue
        with pytest.raises(msgspec.MsgspecError):
            read_request(json.dumps({**good, name: text}))
    for raw in (b'"\\ud800"', b'"\\udc00x"', b'"\xed\xa0\x80"'):
        data = json.dumps({**good, name: "?!"}).encode().replace(b'"?!"', raw)
        with pytest.raises((msgspec.MsgspecError, UnicodeError)):
            read_request(data)


def test_all_verbs_with_a_text_are_tried():
    assert len(text_fields()) >= 20
    assert ("move", "id") in text_fields()


def test_names_and_orders_are_texts_too():
    for text in POISON:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({"name": text}), type=GuestOrder)


def test_a_text_is_refused_by_a_sentence_that_says_where():
    with pytest.raises(BadInput, match="path has a control character or half a character at 2"):
        texts.check_text("ab\x00", "path", 10)
    with pytest.raises(BadInput, match="path has 11 characters, at most 10"):
        texts.check_text("a" * 11, "path", 10)
    with pytest.raises(BadInput, match="at 0"):
        texts.check_text("\ud800", "path", 10)
    assert texts.check_text("Ann 😀 Müller", "name", 40)


@in_loop
async def test_poisoned_paths_and_queries_get_400_and_nothing_breaks(url):
    async with open_house(url) as house:
        from orrery.server.transport.app import build_app

        transport = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            for path in ("/api/tables/%00", "/api/tables/a%0a", "/api/tables/%ff", "/t/%00",
                         "/api/tables?lang=%00", "/api/tables/abc?invite=%00x", "/%1b",
                         f"/api/tables?x={'y' * 2000}", f"/{'y' * 600}"):  # fmt: skip
                answer = await client.get(path)
                assert (path, answer.status_code) == (path, 400)
                assert answer.json()["code"] == "bad_input"
            assert (await client.get("/api/tables/é")).status_code == 404
            assert (await client.get("/api/me", headers=bearer("wrong"))).status_code == 401
            long = {"authorization": "Bearer " + "x" * 9000}
            assert (await client.get("/api/me", headers=long)).status_code == 400
            ann = await client.post("/api/guests", json={"name": "Ann"})
            assert ann.status_code == 201
            deep = b'{"game": "spacewalk", "options": {"a": ' + b"[" * 5000
            head = bearer(ann.json()["token"])
            answer = await client.post("/api/tables", content=deep, headers=head)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


@in_loop
async def test_a_unit_that_cannot_be_stored_fails_alone(url):
    """Even if something passed the border: the others in the same package are kept."""
    store = Store(url)
    try:
        bad = [event(101, "\ud800"), event(10**30), event(102, object())]
        if url.startswith("postgres"):
            bad.append(event(103, "a\x00b"))
        writes = [store.write([insert(event(n))]) for n in range(1, 20)]
        guilty = [store.write([insert(event(100)), insert(row)]) for row in bad]
        wrong = store.write([("INSERT INTO nowhere VALUES (1)", ())])
        clash = store.write([insert(event(7))])
        late = store.write([insert(event(20))])
        ends = await asyncio.gather(*writes, wrong, *guilty, clash, late, return_exceptions=True)
        kinds = [type(end) for end in ends]
        nothing = type(None)
        assert kinds == [nothing] * 19 + [Unstorable] * (1 + len(bad)) + [Conflict, nothing]
        assert [row.seq for row in await store.events("g")] == list(range(1, 21))
        assert store.writer.is_alive()
    finally:
        store.close()


def event(seq, action="drop 3"):
    return EventRow("g", seq, 0, None, action, "hash")


@in_loop
async def test_a_question_that_cannot_be_asked_is_answered_alone(url):
    store = Store(url)
    try:
        with pytest.raises(Unstorable):
            await store.rows(GuestRow, "token_hash = ?", ("\ud800",))
        assert await store.rows(GuestRow) == []
    finally:
        store.close()


# Hosts


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost", True), ("localhost:8007", True), ("LOCALHOST.:8007", True),
        ("127.0.0.1:8007", True), ("192.168.1.5:8007", True), ("[::1]:8007", True),
        ("orrery.example", True), ("friend.example", True),
        ("evil.example", False), ("evil.example:8007", False), ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False), ("", False), (None, False), ("[", False),
        ("localhost:port", False), ("localhost/x", False), ("evil.example@localhost", False),
    ],
)  # fmt: skip
def test_a_host_is_ours_or_not(host, is_own):
    settings = replace(
        EASY, host_names=("orrery.example",), origins=("https://friend.example:444",)
    )
    assert is_own_host(host, settings) is is_own


@in_loop
async def test_a_host_that_is_not_ours_is_refused_also_on_sockets(db):
    async with served(db) as (_, port):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for path in ("/", "/api/status", "/api/tables", "/assets/x.js"):
                answer = await client.get(path, headers={"host": "evil.example"})
                assert answer.status_code == 421
                assert answer.json()["code"] == "bad_host"
            assert (await client.get("/api/status")).status_code == 200
        assert b" 403 " in await upgrade(port, "evil.example")
        assert b" 101 " in await upgrade(port, f"localhost:{port}")


async def upgrade(port: int, host: str) -> bytes:
    """The first line of the answer to a WebSocket's opening."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = ["GET /ws HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket",
             "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}=="]  # fmt: skip
    writer.write("\r\n".join([*lines, "", ""]).encode())
    line = await asyncio.wait_for(reader.readline(), 30)
    writer.close()
    await writer.wait_closed()
    return line


# Labels


@in_loop
async def test_every_answer_is_labelled(db, monkeypatch):
    async def trip(call):
        raise RuntimeError("nobody foresaw this")

    put_in_place_of("/api/bots", trip, monkeypatch)
    async with web(db) as (house, client):
        statuses = set()
        for method, path in (
            ("GET", "/"), ("GET", "/api/status"), ("GET", "/api"), ("GET", "/api/me"),
            ("GET", "/api/nothing"), ("GET", "/nothing"), ("PUT", "/api/tables"),
            ("POST", "/api/guests"), ("GET", "/api/tables/%00"), ("GET", "/api/bots"),
            ("HEAD", "/api/status"), ("GET", "/schema.json"),
        ):  # fmt: skip
            answer = await client.request(method, path)
            statuses.add(answer.status_code)
            assert {name: answer.headers.get(name) for name in LABELS} == LABELS, path
        assert {200, 400, 401, 404, 405, 500} <= statuses
        answer = await client.get("/", headers={"host": "evil.example"})
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert house.hall.incidents.n_unhandled == 1
        house.hall.incidents.n_unhandled = 0


def test_pages_connect_to_us_and_to_nobody_else():
    policy = LABELS["content-security-policy"]
    assert re.search(r"connect-src 'self'(;|$)", policy)
    assert "'unsafe-eval'" not in policy  # no text becomes a program
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy  # modules of our own may be run
    assert not re.search(r"(?<!-)\bws:|wss:|\*", policy)
