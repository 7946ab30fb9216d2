"""A WebSocket client that costs next to nothing, so that a load test measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)  # clients must mask; a mask of zeros leaves the bytes as they are


class Wire(asyncio.Protocol):
    """One socket: sends texts, hands every text it gets to `on_text`."""

    def __init__(self, host: str, path: str, on_text: Callable[[bytes], None]) -> None:
        """Not connected yet; `opened` is done when it is."""
        self._host, self._path, self._on_text = host, path, on_text
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop has a class of its own
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
        ]  # fmt: skip
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take what came apart."""
        self._buffer += data
        if not self._is_open and not self._read_answer():
            return
        while self._read_frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        """The other side is gone."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused the socket"))

    # What a client does

    def send(self, data: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(TEXT, data))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    # Inside

    def _read_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self._transport.close()
            return False
        del self._buffer[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """Take one frame off the buffer; False when none is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._heed(kind, payload)
        return True

    def _heed(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._on_text(payload)
        elif kind == PING:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self._transport.close()


def frame(kind: int, data: bytes) -> bytes:
    """A frame as clients send it."""
    size = len(data)
    if size < 126:
        head = bytes([0x80 | kind, 0x80 | size])
    elif size < 65536:
        head = bytes([0x80 | kind, 0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([0x80 | kind, 0x80 | 127]) + size.to_bytes(8, "big")
    return head + NO_MASK + data
