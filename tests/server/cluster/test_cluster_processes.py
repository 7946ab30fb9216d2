"""Nodes as processes: killed, stopped, ended, and their database and Redis restarted under them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
import with_cluster
import with_postgres
from server_house import in_loop

from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.server.run import shared_store
from orrery.server.storage.store import connector

GAME = "connect_four"
LOST = (OSError, websockets.WebSocketException, TimeoutError)


@pytest.fixture
def nodes(
    nodes_db: str, redis: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[with_cluster.Cluster]:
    """Two nodes that are up."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    made = with_cluster.Cluster(nodes_db, redis, tmp_path)
    try:
        made.add().wait()
        made.add().wait()
        yield made
    finally:
        made.end()


def call(address: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


class Player:
    """Somebody with a browser that does not give up: the same id again until it is answered."""

    def __init__(self, addresses: list[str], name: str) -> None:
        self.addresses = addresses  # the first that answers is taken
        self.token = call(addresses[0], "/api/guests", {"name": name})["token"]
        self.ws: Any = None
        self.lost: list[tuple[str, str]] = []

    async def move(self, table: str, n: int, column: str) -> int:
        """The number under which a move was acknowledged."""
        move = {"type": "move", "game": table, "id": f"m{n}", "base": n, "action": f"drop {column}"}
        return (await self.ask(move, "ack"))["seq"]

    async def ask(self, request: dict[str, Any], kind: str) -> dict[str, Any]:
        """The answer of a kind, however often the request has to be sent."""
        while True:
            try:
                async with asyncio.timeout(10):
                    if self.ws is None:
                        await self._connect()
                    await self.ws.send(json.dumps(request))
                    reply = await self._next(kind, "error", "refused", "stale")
                    while reply.get("id") not in (None, request.get("id")):  # of one sent before
                        reply = await self._next(kind, "error", "refused", "stale")
            except LOST as error:
                self.lost.append((request["type"], repr(error)))
                await self.close()
                await asyncio.sleep(0.1)
                continue
            if reply["type"] == kind:
                return reply
            assert reply.get("code") in ("moving", "storage"), (reply, self.lost)
            await asyncio.sleep(0.2)

    async def hear(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next reply of a kind with these fields, without asking."""
        async with asyncio.timeout(120):
            while True:
                reply = await self._next(kind)
                if fields.items() <= reply.items():
                    return reply

    async def _connect(self) -> None:
        for address in self.addresses:
            try:
                where = address.replace("http", "ws") + "/ws"
                self.ws = await websockets.connect(where, compression=None, open_timeout=5)
                await self.ws.send(json.dumps({"type": "hello", "token": self.token}))
                await self._next("welcome")
                return
            except LOST:
                await self.close()
        raise OSError("no node answers")

    async def _next(self, *kinds: str) -> dict[str, Any]:
        while True:
            reply = json.loads(await self.ws.recv())
            if reply["type"] in kinds:
                return reply

    async def close(self) -> None:
        ws, self.ws = self.ws, None
        if ws is not None:
            await ws.close()


async def sit_down(first: list[str], second: list[str]) -> tuple[str, Player, Player]:
    """Ann at the first node, Ben at the second, at a running table of the first."""
    ann, ben = Player(first, "Ann"), Player(second, "Ben")
    table = call(first[0], "/api/tables", {"game": GAME, "players": 2}, ann.token)["id"]
    await ben.ask({"type": "sit", "game": table, "seat": 1}, "done")
    await ann.ask({"type": "start", "game": table}, "done")
    for seat, player in enumerate((ann, ben)):  # who is not there for a minute is held by a bot
        await player.ask({"type": "watch", "game": table, "seat": seat}, "fresh")
    return table, ann, ben


def rows(url: str, sql: str, *values: str) -> list[tuple[Any, ...]]:
    database = connector(url)()
    try:
        return database.execute(sql, values)
    finally:
        database.close()


def log_of(url: str, table: str) -> list[tuple[Any, ...]]:
    return rows(url, "SELECT seq, client_id FROM events WHERE game = ? ORDER BY seq", table)


@in_loop
async def test_the_owner_is_killed_in_the_middle_of_a_game(nodes, nodes_db):
    a, b = nodes.nodes
    table, ann, ben = await sit_down([a.address, b.address], [b.address])
    assert await ann.move(table, 0, "1") == 1
    assert await ben.move(table, 1, "2") == 2
    moving = asyncio.ensure_future(ann.move(table, 2, "1"))
    await asyncio.sleep(0)
    a.kill()
    assert await moving == 3
    assert await ann.move(table, 0, "1") == 1  # acknowledged before, and for ever
    for n, column in enumerate("2121", 3):
        assert await (ann, ben)[n % 2].move(table, n, column) == n + 1
    assert log_of(nodes_db, table) == [(n + 1, f"m{n}") for n in range(7)]
    await ann.close()
    await ben.close()


@in_loop
async def test_an_owner_that_was_stopped_wakes_up_and_its_callers_move_on(nodes, nodes_db):
    a, b = nodes.nodes
    table, ann, ben = await sit_down([a.address], [b.address])
    assert await ann.move(table, 0, "1") == 1
    a.send(signal.SIGSTOP)
    assert await ben.move(table, 1, "2") == 2  # by the other node, once the lease is out
    a.send(signal.SIGCONT)
    assert await ann.move(table, 2, "1") == 3  # through the node that has woken up
    assert await ben.move(table, 3, "2") == 4
    assert log_of(nodes_db, table) == [(n + 1, f"m{n}") for n in range(4)]
    await ann.close()
    await ben.close()


@in_loop
async def test_a_node_that_is_ended_hands_over(nodes, nodes_db):
    a, b = nodes.nodes
    table, ann, ben = await sit_down([a.address, b.address], [b.address])
    assert await ann.move(table, 0, "1") == 1
    await asyncio.to_thread(a.end)
    assert await ben.move(table, 1, "2") == 2
    assert await ann.move(table, 2, "1") == 3
    assert rows(nodes_db, "SELECT state FROM nodes ORDER BY started") == [("gone",), ("up",)]
    await ann.close()
    await ben.close()


@in_loop
async def test_postgresql_and_redis_are_restarted(nodes, nodes_db, redis):
    a, b = nodes.nodes
    table, ann, ben = await sit_down([a.address], [b.address])
    assert await ann.move(table, 0, "1") == 1
    await asyncio.to_thread(with_postgres.restart, nodes_db)
    assert await ben.move(table, 1, "2") == 2
    redis.kill()
    assert await ann.move(table, 2, "1") == 3  # the table is this node's
    waiting = asyncio.ensure_future(ben.move(table, 3, "2"))
    await asyncio.sleep(0.5)
    assert not waiting.done()
    redis.start()
    assert await waiting == 4
    assert log_of(nodes_db, table) == [(n + 1, f"m{n}") for n in range(4)]
    await ann.close()
    await ben.close()


@in_loop
async def test_one_command_starts_several_processes_at_one_port(nodes_db, redis, tmp_path):
    port = with_postgres.free_port()
    words = ["serve", "--port", str(port), "--db", nodes_db, "--cluster", redis.url]
    words += ["--secret-key", str(tmp_path / "key"), "--processes", "2"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    parent = subprocess.Popen(
        [sys.executable, "-m", "orrery", *words], env=env, stdout=subprocess.DEVNULL
    )
    try:
        while len(rows_once_there(nodes_db, "SELECT id FROM nodes WHERE state = 'up'")) < 2:
            assert parent.poll() is None
            await asyncio.sleep(0.1)
        address = f"http://127.0.0.1:{port}"
        await until_it_listens(address)
        table, ann, ben = await sit_down([address], [address])
        for n, column in enumerate("1212121"):
            assert await (ann, ben)[n % 2].move(table, n, column) == n + 1
        await ann.close()
        await ben.close()
    finally:
        parent.terminate()
        assert await asyncio.to_thread(parent.wait, 120) == 0
    states = "SELECT state, COUNT(DISTINCT pid) FROM nodes GROUP BY state"
    assert rows(nodes_db, states) == [("gone", 2)]


async def until_it_listens(address: str) -> None:
    """A node is up a moment before its port is open."""
    while True:
        with suppress(OSError):
            await asyncio.to_thread(urllib.request.urlopen, f"{address}/api/status", timeout=10)
            return
        await asyncio.sleep(0.1)


def rows_once_there(url: str, sql: str) -> list[tuple[Any, ...]]:
    """The rows, or none while there is no such table yet."""
    try:
        return rows(url, sql)
    except Exception:
        return []


def test_processes_that_end_are_started_again_and_end_together(tmp_path):
    note = tmp_path / "notes"
    script = f"""
import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
open({str(note)!r}, "a").write(f"{{os.getpid()}}\\n")
time.sleep(600)
"""
    run = f"""
import sys
from orrery.server.cluster import processes
processes.CALM_SECONDS = 0.0
made = processes.Processes([sys.executable, "-c", {script!r}], 2)
sys.exit(made.run(lambda: print("up", flush=True)))
"""
    parent = subprocess.Popen([sys.executable, "-c", run], stdout=subprocess.PIPE)

    def pids() -> list[int]:
        return [int(line) for line in note.read_text().split()] if note.exists() else []

    def wait_for(n: int) -> None:
        for _ in range(6000):
            if len(pids()) >= n:
                return
            time.sleep(0.01)
        raise AssertionError(pids())

    wait_for(2)
    os.kill(pids()[0], signal.SIGKILL)
    wait_for(3)
    parent.terminate()
    assert parent.wait(60) == 0
    assert parent.stdout is not None
    parent.stdout.close()
    for pid in pids():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_what_nodes_need_is_said(db):
    with pytest.raises(BadInput, match="--processes needs --db postgresql"):
        run(["serve", "--processes", "2", "--db", db])
    with pytest.raises(BadInput, match="--processes is from 1 to"):
        run(["serve", "--processes", "0", "--db", db, "--cluster", "redis://127.0.0.1"])
    with pytest.raises(BadInput, match="a database that nodes can share"):
        shared_store(db, None)
    assert not Path(db).exists()
