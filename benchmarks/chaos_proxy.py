"""A line to a database that can be cut: connections are broken off, or hang without a word."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

CHUNK = 65536


class Line:
    """A proxy for TCP on this machine, in the middle of which somebody may cut the wire."""

    def __init__(self, url: str) -> None:
        """To the server of a URL; not open yet."""
        parts = urlsplit(url)
        self._url, self._target = url, (parts.hostname or "127.0.0.1", parts.port or 5432)
        self._ends: set[asyncio.StreamWriter] = set()
        self._may_flow = asyncio.Event()
        self._may_flow.set()
        self._is_cut = False

    @property
    def url(self) -> str:
        """The same database through this line."""
        there = f"{self._target[0]}:{self._target[1]}"
        return self._url.replace(there, f"127.0.0.1:{self.port}")

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Hang up for good."""
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break every connection off, and take no new ones until `mend`."""
        self._is_cut = True
        for end in list(self._ends):
            end.transport.abort()

    def hang(self) -> None:
        """Let nothing through any more, without a word, until `mend`."""
        self._may_flow.clear()

    def mend(self) -> None:
        """As before."""
        self._is_cut = False
        self._may_flow.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        with contextlib.suppress(OSError, asyncio.CancelledError):  # cancelled: the run is over
            far_reader, far_writer = await asyncio.open_connection(*self._target)
            self._ends |= {writer, far_writer}
            await asyncio.gather(
                self._pass_on(reader, far_writer), self._pass_on(far_reader, writer)
            )
            self._ends -= {writer, far_writer}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._may_flow.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
