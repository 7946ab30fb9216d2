"""HTTP with patience that ends: a request that does not come, or an answer nobody reads.

Uvicorn waits for a request's head and body without end, and keeps a head of any length. Here each
has its seconds and a head its bytes, an address has its share of connections, and what is over
that is hung up at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from orrery.server.access.addresses import is_in, is_loopback, share_of
from orrery.server.settings import Settings
from orrery.server.transport.border import LABELS, STREAM

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n"
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n"
)
MOST_HEAD = 64 * 1024
"""Bytes that may come without a head being whole or a body going on: the border allows fewer."""
HEADS = b"".join(f"{name}: {value}\r\n".encode() for name, value in LABELS.items())


class OpenConnections:
    """How many connections are open, in all and from each address."""

    def __init__(self, settings: Settings) -> None:
        """None yet."""
        self._settings = settings
        self.n_open = 0
        self.by_share: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False when there are too many."""
        share = share_of(address)
        self.n_open += 1
        self.by_share[share] += 1
        if self.n_open > self._settings.most_http:
            return False
        return self._is_free(address) or self.by_share[share] <= self._settings.http_per_address

    def leave(self, address: str) -> None:
        """A connection has ended."""
        share = share_of(address)
        self.n_open -= 1
        self.by_share[share] -= 1
        if not self.by_share[share]:
            del self.by_share[share]

    def _is_free(self, address: str) -> bool:
        """Proxies and this machine speak for many."""
        return is_in(address, self._settings.proxies) or is_loopback(address)


def patient_protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol with limits; one class for each server, with its own counts."""

    class Patient(PatientProtocol):
        limits = settings
        open_connections = OpenConnections(settings)

    return Patient


class PatientProtocol(HttpToolsProtocol):
    """One connection."""

    limits: Settings
    open_connections: OpenConnections
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _address: str | None = None
    _n_unread = 0  # bytes since a head was whole, or a body went on

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it; the first head must come soon."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._address = self.client[0] if self.client else ""
        if not self.open_connections.enter(self._address):
            transport.close()
            return
        self._wait(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self._stop_waiting()
        self._stop_unread()
        self._note_lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The next head on a kept connection must come soon, too."""
        if self._timer is None and self.parser is not None and self._is_between_requests():
            self._wait(self.limits.head_seconds)
        self._n_unread += len(data)
        super().data_received(data)
        if self._n_unread > MOST_HEAD and not self.transport.is_closing():
            self._hang_up(TOO_LONG)

    def _is_between_requests(self) -> bool:
        return self.cycle is None or (self.cycle.response_complete and not self.cycle.more_body)

    def on_headers_complete(self) -> None:
        """The head is here: now the body."""
        self._n_unread = 0
        self._wait(self.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of the body; what stands between its parts, or after it, belongs to no body."""
        self._n_unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All is here."""
        self._n_unread = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on a socket, which pings and is counted until it ends."""
        self._stop_waiting()
        lost, address = self.open_connections.leave, self._address
        self._address = None
        super().handle_websocket_upgrade()
        _when_lost(self.transport.get_protocol(), lambda: lost(address or ""))

    def shutdown(self) -> None:
        """The server ends: streams would not."""
        super().shutdown()
        if self.cycle is not None and STREAM in self.cycle.scope:
            self.transport.close()

    def pause_writing(self) -> None:
        """The reader does not read: not for ever."""
        super().pause_writing()
        seconds = self.limits.send_seconds
        self._unread = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader reads."""
        self._stop_unread()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all is answered with the same labels as all else."""
        self._stop_waiting()
        body = msg.encode()
        head = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: text/plain\r\n"
        size = b"content-length: %d\r\n" % len(body)
        self.transport.write(head + size + HEADS + b"\r\n" + body)
        self.transport.close()

    # Inside

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        """Too late."""
        self._timer = None
        self._hang_up(TOO_LATE)

    def _hang_up(self, why: bytes) -> None:
        """Say why if nothing was said yet, and hang up."""
        self._stop_waiting()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(why + HEADS + b"\r\n")
        self.transport.close()

    def _note_lost(self) -> None:
        if self._address is not None:
            self.open_connections.leave(self._address)
            self._address = None


def _when_lost(protocol: Any, then: Any) -> None:
    """Have something called when a protocol's connection is lost."""
    lost = protocol.connection_lost

    def connection_lost(exc: Exception | None) -> None:
        then()
        lost(exc)

    protocol.connection_lost = connection_lost
