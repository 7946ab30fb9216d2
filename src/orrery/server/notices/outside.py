"""Requests to addresses that others have named: to allowed hosts alone, never into our network.

The name is resolved once and the connection goes to an address that was looked at, so that a name
that changes between two looks (DNS rebinding) gains nothing. No redirect is followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from orrery.core.errors import BadInput

SECONDS = 10.0
MOST_ANSWER = 64 * 1024  # bytes that are read of an answer
INSIDE = "inside="  # before a host that may lie in our own network
PORTS = {"https": 443, "http": 80}
LONGEST = 1000
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # RFC 6052


@dataclass(frozen=True)
class Allowed:
    """Hosts that may be called: `example.org`, `*.example.org`, `inside=10.0.0.5:8080`."""

    entries: tuple[str, ...]

    def allows(self, host: str, port: int) -> bool:
        """A host may be called."""
        return any(_fits(entry.removeprefix(INSIDE), host, port) for entry in self.entries)

    @property
    def outside(self) -> list[str]:
        """The hosts one may tell others of; those in our own network are nobody's business."""
        return [entry for entry in self.entries if not entry.startswith(INSIDE)]

    def allows_inside(self, host: str, port: int) -> bool:
        """It may be called even when it lies in our own network."""
        inside = [entry.removeprefix(INSIDE) for entry in self.entries if entry.startswith(INSIDE)]
        return any(_fits(entry, host, port) for entry in inside)


def _fits(entry: str, host: str, port: int) -> bool:
    name, _, number = entry.partition(":")
    if number and number != str(port):
        return False
    if name.startswith("*."):
        return host.endswith(name[1:])
    return host == name


def read_allowed(texts: Iterable[str]) -> tuple[str, ...]:
    """The hosts of options such as `a.org,inside=10.0.0.5:8080`; BadInput for what is none."""
    entries = [entry.strip().lower() for text in texts for entry in text.split(",")]
    for entry in entries:
        host = entry.removeprefix(INSIDE)
        if not host or "/" in host or "=" in host or " " in host or host == "*":
            raise BadInput(f"a host is HOST, *.HOST or inside=HOST[:PORT], not {entry!r}")
    return tuple(entries)


def read_url(text: str, allowed: Allowed) -> SplitResult:
    """An address that may be called; BadInput says why not."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadInput("this is no web address") from None
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadInput("this is no web address")
    if parts.scheme not in PORTS or not host or parts.username is not None:
        raise BadInput("an address begins with https:// and names a host, no user")
    if not allowed.allows(host, port):
        raise BadInput(f"the host of this server does not allow calls to {host}")
    if parts.scheme == "http" and not allowed.allows_inside(host, port):
        raise BadInput("an address outside begins with https://")
    return parts


def address_of(host: str, port: int, may_be_inside: bool) -> str:
    """An address of a host that may be connected to; OSError when there is none."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not may_be_inside and any(is_inside(address) for address in addresses):
        raise OSError(f"{host} lies in a network of our own")
    return addresses[0]


def is_inside(address: str) -> bool:
    """Not an address of the world outside: private, loopback, link-local, reserved, mapped."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour or _translated(number)
        if inner is not None and not inner.is_global:
            return True
    return not number.is_global or number.is_multicast


def _translated(number: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address of IPv4 to which a translator (NAT64) passes one of IPv6 on."""
    return ipaddress.IPv4Address(int(number) & 0xFFFFFFFF) if number in TRANSLATED else None


def post(url: str, body: bytes, headers: Mapping[str, str], allowed: Allowed) -> int:
    """Send a body; the status of the answer. OSError when nobody answers. Takes its time."""
    parts = read_url(url, allowed)
    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    address = address_of(host, port, allowed.allows_inside(host, port))
    connection = _Pinned(host, port, address, parts.scheme == "https")
    path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    end = threading.Timer(SECONDS, connection.cut)
    end.daemon = True
    end.start()
    try:
        connection.request("POST", path, body, {"User-Agent": "Orrery", **headers})
        answer = connection.getresponse()
        answer.read(MOST_ANSWER)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(f"{type(error).__name__}") from None
    finally:
        end.cancel()
        connection.close()


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked at; its certificate is that of the name."""

    def __init__(self, host: str, port: int, address: str, is_secret: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address, self._is_secret = address, is_secret
        self._line: socket.socket | None = None  # `sock` is forgotten before an answer is read

    def connect(self) -> None:
        """Go where we have looked."""
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._is_secret:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)
        self._line = self.sock

    def cut(self) -> None:
        """The time is up, also for an answer that comes a byte at a time."""
        if self._line is not None:
            with suppress(OSError):  # it is closed
                socket.socket.shutdown(self._line, socket.SHUT_RDWR)  # TLS would let go of it
