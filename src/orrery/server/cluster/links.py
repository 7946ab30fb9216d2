"""Links between nodes: Redis carries sealed messages, one channel a node. Knows no tables.

Redis forgets a message that nobody hears. So whoever was away is told so (`on_gap`) and asks for
fresh views; and whoever could not send says so with the next message, by its number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.server.cluster.messages import Message, decode, encode
from orrery.server.cluster.seals import BadSeal, Opener, Sealer
from orrery.server.incidents import Outage

SEND_SECONDS = 5.0
PAUSE_SECONDS = 0.2  # before Redis is tried again
HEALTH_SECONDS = 5  # between two questions whether a silent Redis is still there


class LinksDown(Outage):
    """Redis does not answer."""


class Links:
    """The way from this node to the others, and back."""

    def __init__(self, url: str, key: bytes, name: str) -> None:
        """`name` tells clusters apart that share a Redis."""
        try:
            from redis import asyncio as redis
            from redis.exceptions import RedisError
        except ImportError:
            raise BadInput("several nodes need a driver: pip install 'orrery[cluster]'") from None
        self._faults = (RedisError, OSError, TimeoutError, asyncio.TimeoutError)
        try:
            self._redis: Any = redis.Redis.from_url(
                url, socket_timeout=None, socket_connect_timeout=SEND_SECONDS,
                health_check_interval=HEALTH_SECONDS, retry=None,
            )  # fmt: skip
        except ValueError as error:
            raise BadInput(f"--cluster is redis://HOST:PORT, not {url!r}: {error}") from None
        self._key = key
        self._name = name
        self._sealer = Sealer(key)
        self._node = 0
        self.up = asyncio.Event()
        """This node can be heard by others, and hears them."""
        self.on_message: Callable[[int, Message], None] = lambda sender, message: None
        self.on_gap: Callable[[int | None], None] = lambda sender: None
        """Messages of a node (None: of any) may have been lost."""

    @property
    def is_up(self) -> bool:
        """Redis answers."""
        return self.up.is_set()

    def channel_of(self, node: int) -> str:
        """Where a node listens."""
        return f"orrery:{self._name}:{node}"

    async def send(self, node: int, message: Message) -> None:
        """Send a message; LinksDown when it does not arrive."""
        channel = self.channel_of(node)
        sealed = self._sealer.seal(channel, encode(self._node, message))
        try:
            async with asyncio.timeout(SEND_SECONDS):
                n_heard = await self._redis.publish(channel, sealed)
        except self._faults as error:
            raise LinksDown(type(error).__name__) from None
        if not n_heard:
            raise LinksDown("the node does not listen")

    def name(self, node: int) -> None:
        """The number of this node from now on; nobody hears it before `listen` says so."""
        self._node = node
        self.up.clear()

    async def listen(self, node: int, heard: Callable[[], Awaitable[None]]) -> None:
        """Take what comes for a node until cancelled; `heard` is called whenever that begins."""
        opener = Opener(self._key, self.channel_of(node))
        while True:
            with suppress(*self._faults):
                await self._listen(node, opener, heard)
            self.up.clear()
            self.on_gap(None)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(
        self, node: int, opener: Opener, heard: Callable[[], Awaitable[None]]
    ) -> None:
        """Until the connection is lost."""
        async with self._redis.pubsub() as hearing:
            await hearing.subscribe(self.channel_of(node))
            while True:
                found = await hearing.get_message(timeout=HEALTH_SECONDS)
                if found is None:
                    await hearing.ping()
                elif found["type"] == "subscribe":
                    self.up.set()
                    await heard()
                elif found["type"] == "message":
                    self._take(opener, found["data"])

    def _take(self, opener: Opener, sealed: bytes) -> None:
        """Hand a message on; what is not of this cluster is nothing to us."""
        try:
            data, has_gap = opener.open(sealed)
            envelope = decode(data)
        except (BadSeal, msgspec.MsgspecError):
            return
        self.on_message(envelope.sender, envelope.message)
        if has_gap:
            self.on_gap(envelope.sender)

    async def close(self) -> None:
        """Hang up."""
        with suppress(*self._faults):
            await self._redis.aclose()
