"""Every message between two nodes. They go sealed (`cluster.seals`), as MessagePack."""

from __future__ import annotations

import msgspec

from orrery.server.protocol.replies import Error


class Between(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """What all messages share."""


class Visit(Between, frozen=True):
    """Somebody at a socket of the sender, as their node knows them."""

    caller: int  # the socket's number at the sender
    guest: str | None
    name: str | None
    language: str
    address: str
    invite: str | None = None  # the invitation they have shown for the table in question


class Passed(Between, frozen=True):
    """A request of somebody at the sender, for a table of the receiver."""

    n: int
    visit: Visit
    request: bytes  # as it came in


class Carried(Between, frozen=True):
    """A request was carried out, or not: why, and what that cost."""

    n: int
    error: Error | None
    seconds: float  # of processor time


class Frame(Between, frozen=True):
    """A reply for sockets of the receiver."""

    callers: list[int]
    data: bytes
    table: str | None
    viewer: int | None  # through whose eyes, if it carries the game


class Withdrawn(Between, frozen=True):
    """A socket sees a table otherwise from now on (None: not at all): drop what waits for it."""

    caller: int
    table: str
    viewer: int | None


class Parcel(Between, frozen=True):
    """Frames in their order."""

    items: list[Frame | Withdrawn]
    is_cut: bool = False  # others, which would have come before, were dropped


class Behind(Between, frozen=True):
    """A socket of the sender is owed a fresh view of a table."""

    caller: int
    table: str


class Gone(Between, frozen=True):
    """A socket of the sender has closed."""

    caller: int


class Met(Between, frozen=True):
    """Somebody has said who they are while they watch tables of the receiver."""

    visit: Visit


class Page(Between, frozen=True):
    """An HTTP request about a table."""

    path: str
    query: str
    authorization: str
    host: str
    address: str
    cookie: str = ""
    scheme: str = "http"
    method: str = "GET"
    csrf: str = ""  # the word of the session, of what changes something
    body: bytes = b""


class PageAsked(Between, frozen=True):
    """An HTTP request for a table of the receiver."""

    n: int
    page: Page


class PageAnswer(Between, frozen=True):
    """What was answered."""

    n: int
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class TablesAsked(Between, frozen=True):
    """How do these tables of the receiver stand?"""

    n: int
    tables: list[str]
    language: str


class TablesShown(Between, frozen=True):
    """JSON of those that can be shown."""

    n: int
    tables: bytes


class Beat(Between, frozen=True):
    """The sender can be heard again: what was lost before shows by the numbers."""


Message = (
    Passed | Carried | Parcel | Behind | Gone | Met | PageAsked | PageAnswer | TablesAsked
    | TablesShown | Beat
)  # fmt: skip
Answer = Carried | PageAnswer | TablesShown


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """A message and the number of the node it comes from."""

    sender: int
    message: Message


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Envelope)


def encode(sender: int, message: Message) -> bytes:
    """A message as bytes."""
    return _encoder.encode(Envelope(sender, message))


def decode(data: bytes) -> Envelope:
    """The message of bytes; msgspec.MsgspecError for anything else."""
    return _decoder.decode(data)
