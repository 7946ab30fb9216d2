"""Somebody at the gate of a server without a network, and the database behind it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

from orrery.browser.gate import Gate


class Sqlite:
    """SQLite as JavaScript lends it."""

    def __init__(self) -> None:
        """In memory."""
        self.connection = sqlite3.connect(":memory:", isolation_level=None)

    def execute(self, sql: str, values: str) -> str:
        """Run a statement."""
        return json.dumps(self.connection.execute(sql, json.loads(values)).fetchall())


class Person:
    """Somebody at the page: asks, and hears what the socket says."""

    def __init__(self, gate: Gate) -> None:
        """Nobody yet."""
        self.gate = gate
        self.headers: list[tuple[str, str]] = []
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.codes: list[int] = []

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, which must be a good one."""
        content = b"" if body is None else json.dumps(body).encode()
        status, _, told = await self.gate.ask(method, path, self.headers, content)
        assert status < 300, told
        return json.loads(told)

    async def come(self, name: str) -> None:
        """Be a guest, and open a socket."""
        guest = await self.ask("POST", "/api/guests", {"name": name})
        self.headers = [("authorization", f"Bearer {guest['token']}")]
        self.line = self.gate.connect(
            "/ws", lambda text: self.heard.put_nowait(json.loads(text)), self.codes.append
        )
        self.line.send(json.dumps({"type": "hello", "token": guest["token"]}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next reply of these kinds."""
        while True:
            reply = await asyncio.wait_for(self.heard.get(), 60)
            if reply["type"] in kinds:
                return reply
