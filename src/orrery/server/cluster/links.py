"""Links between nodes: Redis carries sealed messages, one channel a node. Knows no tables.

Redis forgets a message that nobody hears. So whoever was away is told so (`on_gap`) and asks for
fresh views; and whoever could not send says so with the next message, by its number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from orrery.core.errors import BadInput
from orrery.server.cluster.messages import Message, decode, encode
from orrery.server.cluster.seals import BadSeal, Opener, Sealer
from orrery.server.incidents import Outage

log = logging.getLogger("orrery.server")
SEND_SECONDS = 5.0
PAUSE_SECONDS = 0.2  # before Redis is tried again
HEALTH_SECONDS = 5  # between two questions whether a silent Redis is still there


class LinksDown(Outage):
    """Redis does not answer."""


class Unheard(LinksDown):
    """Redis answers, but the node is not there."""


class Letter(NamedTuple):
    """A sealed message on its way."""

    channel: str
    sealed: bytes
    heard: asyncio.Future[int | None]  # by how many; None: Redis does not say


class Redis(NamedTuple):
    """A client of Redis, and what it raises when Redis does not answer."""

    client: Any
    faults: tuple[type[Exception], ...]


def redis_at(url: str) -> Redis:
    """The client of a Redis; BadInput when there is no driver, or no such URL."""
    try:
        from redis import asyncio as redis
        from redis.exceptions import RedisError
    except ImportError:
        raise BadInput("several nodes need a driver: pip install 'orrery[cluster]'") from None
    try:
        client = redis.Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=SEND_SECONDS,
            health_check_interval=HEALTH_SECONDS, retry=None,
        )  # fmt: skip
    except ValueError as error:
        raise BadInput(f"--cluster is redis://HOST:PORT, not {url!r}: {error}") from None
    return Redis(client, (RedisError, OSError, TimeoutError, asyncio.TimeoutError))


class Links:
    """The way from this node to the others, and back."""

    def __init__(self, redis: Redis, key: bytes, name: str) -> None:
        """`name` tells clusters apart that share a Redis."""
        self._redis, self._faults = redis
        self._key = key
        self._name = name
        self._sealer = Sealer(key)
        self._node = 0
        self._letters: list[Letter] = []  # that wait to be sent
        self._sending = asyncio.Lock()
        self._is_away = False  # Redis, and that was said
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
        """Send a message, after all that were sent before; LinksDown when it does not arrive."""
        channel = self.channel_of(node)
        sealed = self._sealer.seal(channel, encode(self._node, message))
        letter = Letter(channel, sealed, asyncio.get_running_loop().create_future())
        self._letters.append(letter)
        async with self._sending:
            if not letter.heard.done():
                await self._send_all()
        heard = letter.heard.result()
        if heard is None:
            raise LinksDown("Redis does not answer")
        if heard == 0:
            raise Unheard("the node does not listen")

    async def _send_all(self) -> None:
        """Send what waits, in its order, on one connection."""
        letters, self._letters = self._letters, []
        heard: list[int | None] = [None] * len(letters)
        try:
            pipeline = self._redis.pipeline(transaction=False)
            for letter in letters:
                pipeline.publish(letter.channel, letter.sealed)
            async with asyncio.timeout(SEND_SECONDS):
                heard = await pipeline.execute()
        except self._faults:
            pass  # nobody has heard any of them, as far as we know
        finally:
            for letter, n in zip(letters, heard, strict=True):
                letter.heard.set_result(n)

    def name(self, node: int) -> None:
        """The number of this node from now on; nobody hears it before `listen` says so."""
        self._node = node
        self.up.clear()

    async def listen(self, node: int, heard: Callable[[], Awaitable[None]]) -> None:
        """Take what comes for a node until cancelled; `heard` is called whenever that begins."""
        opener = Opener(self._key, self.channel_of(node))
        while True:
            try:
                await self._listen(node, opener, heard)
            except self._faults as error:
                self._note_away(error)
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
                    self._note_back()
                    self.up.set()
                    await heard()
                elif found["type"] == "message":
                    self._take(opener, found["data"])

    def _note_away(self, error: Exception) -> None:
        """Say once that Redis is away; not at which URL, which may hold a password."""
        if not self._is_away:
            self._is_away = True
            what = type(error).__name__
            log.warning("Redis does not answer (%s): tables of other nodes wait for it", what)

    def _note_back(self) -> None:
        if self._is_away:
            self._is_away = False
            log.warning("Redis answers again")

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
