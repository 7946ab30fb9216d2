"""A rule that never comes back: the server ends, and its next life leaves that table alone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import with_postgres
from server_house import in_loop, open_house

from orrery.server.tables.table import HANGS
from orrery.server.tables.vigil import NoVigil
from orrery.server.upkeep.hangs import CAN_WATCH, Vigil, vigil_beside, vigil_of

pytestmark = pytest.mark.skipif(not CAN_WATCH, reason="no timer of processor time here")

MOVING = 503
SERVE = """
import sys
from dataclasses import replace
from pathlib import Path
from orrery.core.table import Table
from orrery.server.run import serve
from orrery.server.settings import Settings

honest = Table.play_number
def play_number(self, seat, action):
    while action == 6:
        pass
    return honest(self, seat, action)
Table.play_number = play_number
settings = replace(Settings(), hang_seconds=float(sys.argv[3]))
key, links = Path(sys.argv[4]) if sys.argv[4] else None, sys.argv[5] or None
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings, None, key, links)
"""


class Server:
    """A server whose rules loop at `drop 6`."""

    def __init__(self, db: str, hang_seconds: float, key: str = "", links: str = "") -> None:
        self.port = with_postgres.free_port()
        env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        words = [sys.executable, "-c", SERVE, str(self.port), db, str(hang_seconds)]
        words += [key, links]
        self.process = subprocess.Popen(words, env=env, stderr=subprocess.PIPE, text=True)
        while True:
            with suppress(OSError):
                self.call("/api/status")
                return
            assert self.process.poll() is None
            time.sleep(0.05)

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def end(self) -> str:
        self.process.terminate()
        return self.process.communicate(timeout=60)[1]


def fault_of(server: Server, table: str) -> str | None:
    """Why a table cannot go on; tables of a node that is gone move for some seconds."""
    for _ in range(600):
        try:
            found: str | None = server.call(f"/api/tables/{table}")["fault"]
        except urllib.error.HTTPError as error:
            if error.code != MOVING:
                raise
            time.sleep(0.1)
        else:
            return found
    raise AssertionError("the table has not moved in a minute")


async def loop_at_a_table(server: Server) -> tuple[str, str]:
    """Begin two games, and have the rules of the first one loop."""
    import websockets

    token = server.call("/api/guests", {"name": "Ann"})["token"]
    order = {"game": "connect_four", "seats": ["me", "me"]}
    tables = [server.call("/api/tables", order, token)["id"] for _ in range(2)]
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws") as ws:
        await ws.send(json.dumps({"type": "hello", "token": token}))
        for table in tables:
            await ws.send(json.dumps({"type": "start", "game": table}))
        move = {"type": "move", "game": tables[0], "id": "m", "base": 0, "seat": 0}
        await ws.send(json.dumps({**move, "action": "drop 6"}))
        with suppress(websockets.ConnectionClosed):
            while json.loads(await asyncio.wait_for(ws.recv(), 120)).get("type") != "happened":
                pass  # a move that is played was not judged by what loops
    return tables[0], tables[1]


@in_loop
async def test_a_rule_that_loops_ends_the_server_and_its_table_but_no_other(db):
    server = Server(db, 2.0)
    bad, good = await loop_at_a_table(server)
    assert server.process.wait(60) == -signal.SIGPROF
    server.process.stderr.close()
    assert "play" in Path(f"{db}.hang").read_text()  # where it was
    server = Server(db, 600.0)
    faults = {table: server.call(f"/api/tables/{table}")["fault"] for table in (bad, good)}
    said = server.end()
    assert faults == {bad: HANGS, good: None}
    assert f"hung at table {bad}" in said
    assert not Path(f"{db}.hang").exists()  # an orderly end leaves nothing


@pytest.mark.parametrize("is_node", [False, True])
@in_loop
async def test_so_it_does_where_the_database_is_elsewhere(is_node, nodes_db, tmp_path, request):
    key = str(tmp_path / "orrery.key")
    links = request.getfixturevalue("redis").url if is_node else ""
    server = Server(nodes_db, 2.0, key, links)
    bad, good = await loop_at_a_table(server)
    assert server.process.wait(60) == -signal.SIGPROF
    server.process.stderr.close()
    assert len(list(tmp_path.glob("orrery.key.*.hang"))) == 1
    server = Server(nodes_db, 600.0, key, links)
    faults = {table: fault_of(server, table) for table in (bad, good)}
    server.end()
    assert faults == {bad: HANGS, good: None}
    assert [file.name for file in tmp_path.iterdir()] == ["orrery.key"]


def test_what_a_server_that_runs_has_written_is_left_to_it(tmp_path):
    key = tmp_path / "orrery.key"
    Path(f"{key}.{os.getppid()}.hang").write_text("File 1\n")  # of somebody who lives
    Path(f"{key}.{2**22 + 1}.hang").write_text("File 1\nplay\n")  # of nobody
    Path(f"{key}.{2**22 + 1}.table").write_bytes(b"t1".ljust(64, b"\0"))
    assert vigil_beside(key, 60).left_by() == ["t1"]
    assert [file.name for file in tmp_path.iterdir()] == [f"orrery.key.{os.getppid()}.hang"]
    assert type(vigil_beside(key, 0)) is NoVigil


@in_loop
async def test_a_table_that_hung_is_not_tried_again(db):
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        table = room.id
        await house.hall.store.write(
            [("UPDATE tables SET fault = ? WHERE id = ?", (HANGS, table))]
        )  # fmt: skip
        token = ann.token
    async with open_house(db) as house:
        guest = await house.nobody()
        await guest.say("hello", token=token)
        answer = await guest.ask("move", game=table, id="1", base=0, action="drop 3")
        assert answer["code"] == "broken"
        assert not house.hall.rooms[table].has_begun


def test_a_kill_is_no_hang(tmp_path):
    vigil = Vigil(tmp_path / "orrery.db", 600)
    vigil.begin()
    vigil.look_at("t1")
    again = Vigil(tmp_path / "orrery.db", 600)  # as after a kill: nothing was ended in order
    assert again.left_by() == []
    vigil.end()
    assert list(tmp_path.iterdir()) == []


def test_nobody_watches_what_is_in_memory_or_where_it_is_not_wanted(tmp_path):
    assert type(vigil_of(":memory:", 60)) is NoVigil
    assert type(vigil_of(str(tmp_path / "x.db"), 0)) is NoVigil
