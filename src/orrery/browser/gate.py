"""The gate: what a page would send to a server over the network, handed to the application itself.

Requests and sockets are those of ASGI, so the application does not know that there is no network.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

HOST = "localhost"
ADDRESS = ("127.0.0.1", 0)
GONE = 1001  # the code of a socket whose page has left

Headers = Iterable[tuple[str, str]]


class Gate:
    """An application that runs in this process."""

    def __init__(self, app: ASGIApp) -> None:
        """Closed until `open`."""
        self._app = app
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Let the application begin its work; RuntimeError if it cannot."""
        scope: Scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        work = self._app(scope, self._said.get, self._heard.put)
        self._life = asyncio.ensure_future(work)
        self._said.put_nowait({"type": "lifespan.startup"})
        answer = await self._heard.get()
        if answer["type"] != "lifespan.startup.complete":
            raise RuntimeError(answer.get("message", "the server did not start"))

    async def close(self) -> None:
        """Let it end its work."""
        self._said.put_nowait({"type": "lifespan.shutdown"})
        await self._heard.get()
        if self._life is not None:
            await self._life

    async def ask(
        self, method: str, target: str, headers: Headers = (), body: bytes = b""
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """The answer to a request: status, headers, body."""
        asked: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        head: dict[str, Any] = {}
        parts: list[bytes] = []

        async def receive() -> Message:
            return asked.pop() if asked else await asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                head.update(message)
            else:
                parts.append(message.get("body", b""))

        scope = _scope("http", target, headers) | {"method": method}
        await self._app(scope, receive, send)
        told = [(name.decode(), value.decode()) for name, value in head.get("headers", ())]
        return head["status"], told, b"".join(parts)

    def connect(
        self, target: str, on_text: Callable[[str], None], on_close: Callable[[int], None]
    ) -> Line:
        """Open a socket."""
        return Line(self._app, target, on_text, on_close)


class Line:
    """One socket."""

    def __init__(
        self,
        app: ASGIApp,
        target: str,
        on_text: Callable[[str], None],
        on_close: Callable[[int], None],
    ) -> None:
        """The application is told at once."""
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._told.put_nowait({"type": "websocket.connect"})
        self._on_text, self._on_close = on_text, on_close
        self._is_open = True
        scope = _scope("websocket", target, ()) | {"subprotocols": []}
        self._work = asyncio.ensure_future(app(scope, self._told.get, self._hear))
        self._work.add_done_callback(lambda work: self._end(GONE))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._on_text(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self._end(message.get("code", GONE))

    def send(self, text: str) -> None:
        """Say something to the application."""
        if self._is_open:
            self._told.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave."""
        self._told.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def _end(self, code: int) -> None:
        if self._is_open:
            self._is_open = False
            self._on_close(code)


def _scope(kind: str, target: str, headers: Headers) -> dict[str, Any]:
    path, _, query = target.partition("?")
    told = [("host", HOST), *headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in told],
        "client": ADDRESS,
        "server": (HOST, 80),
    }
