"""A Redis for the simulation: it carries messages late, loses some, and goes away.

What Redis promises little of, this keeps no better: a message is heard at most once. Mostly it
comes in its order, now and then before an earlier one; whoever is cut off is told so by an error,
and what was on its way is gone.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from typing import Any

from sim_loop import VirtualLoop
from sim_storage import Life

from orrery.server.cluster.links import Redis


class Away(Exception):  # noqa: N818 - named for what happened
    """Redis does not answer."""


class SimRedis:
    """All channels, and who listens."""

    def __init__(self, loop: VirtualLoop, dice: random.Random, counts: Counter[str]) -> None:
        """Nobody listens yet; calm."""
        self.loop, self.dice, self.counts = loop, dice, counts
        self.loss = self.disorder = 0.0  # how often a message is lost, or overtakes another
        self.is_away = False
        self.listening: dict[str, list[Hearing]] = {}

    def client(self, life: Life) -> Redis:
        """A client for one life of a node."""
        return Redis(Client(self, life), (Away, TimeoutError))

    async def reach(self, life: Life) -> None:
        """A word to Redis and back."""
        await asyncio.sleep(self.dice.expovariate(500))
        if self.is_away or life.is_over:
            raise Away("no connection")

    def go_away(self) -> None:
        """Redis ends, and forgets who listens."""
        self.is_away = True
        for hearings in list(self.listening.values()):
            for hearing in list(hearings):
                hearing.cut()

    def cut(self, life: Life) -> None:
        """The connections of one node break."""
        for hearings in list(self.listening.values()):
            for hearing in list(hearings):
                if hearing.life is life:
                    hearing.cut()

    def publish(self, channel: str, data: bytes) -> int:
        """Hand a message to all who listen; how many."""
        hearings = [one for one in self.listening.get(channel, []) if not one.life.is_over]
        for hearing in hearings:
            if self.dice.random() < self.loss:
                self.counts["messages lost"] += 1
            else:
                hearing.take(data)
        return len(hearings)


class Client:
    """What a node's links ask of a driver."""

    def __init__(self, redis: SimRedis, life: Life) -> None:
        """Of one life."""
        self._redis, self._life = redis, life

    def pipeline(self, transaction: bool) -> Pipeline:
        """Messages in their order."""
        return Pipeline(self._redis, self._life)

    def pubsub(self) -> Hearing:
        """A connection to listen on."""
        return Hearing(self._redis, self._life)

    async def aclose(self) -> None:
        """Hang up."""
        self._redis.cut(self._life)


class Pipeline:
    """Messages that go out together."""

    def __init__(self, redis: SimRedis, life: Life) -> None:
        """None yet."""
        self._redis, self._life = redis, life
        self._letters: list[tuple[str, bytes]] = []

    def publish(self, channel: str, data: bytes) -> None:
        """One more."""
        self._letters.append((channel, data))

    async def execute(self) -> list[int]:
        """Send them; by how many each was heard."""
        await self._redis.reach(self._life)
        return [self._redis.publish(channel, data) for channel, data in self._letters]


class Hearing:
    """Somebody who listens to a channel."""

    def __init__(self, redis: SimRedis, life: Life) -> None:
        """To nothing yet."""
        self._redis, self.life = redis, life
        self._come: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._is_cut = False
        self._on_way: deque[dict[str, Any]] = deque()  # in its order
        self._last = 0.0  # when the last of them arrives

    async def __aenter__(self) -> Hearing:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    async def subscribe(self, channel: str) -> None:
        """Listen from now on."""
        await self._redis.reach(self.life)
        self._redis.listening.setdefault(channel, []).append(self)
        self._arrive({"type": "subscribe"})

    def take(self, data: bytes) -> None:
        """A message is on its way."""
        redis, message = self._redis, {"type": "message", "data": data}
        at = redis.loop.time() + redis.dice.expovariate(500)
        if redis.dice.random() < redis.disorder:
            at += redis.dice.uniform(0, 0.5)  # the next ones do not wait for it
            redis.counts["messages overtaken"] += 1
            redis.loop.call_at(at, self._arrive, message)
            return
        self._last = max(self._last, at)
        self._on_way.append(message)
        redis.loop.call_at(self._last, self._arrive_next)

    def _arrive_next(self) -> None:
        """The first of those on their way, also where several come at the same moment."""
        self._arrive(self._on_way.popleft())

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self._is_cut:
            self._come.append(message)
            self._news.set()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        """What has come, or None after a while."""
        try:
            async with asyncio.timeout(timeout):
                while not self._come and not self._is_cut:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return None
        if self._is_cut:
            raise Away("the connection is lost")
        return self._come.pop(0)

    async def ping(self) -> None:
        """Is Redis there?"""
        await self._redis.reach(self.life)

    def cut(self) -> None:
        """The connection breaks, and what was on its way is gone."""
        self._is_cut = True
        self._leave()
        self._news.set()

    def _leave(self) -> None:
        for hearings in self._redis.listening.values():
            if self in hearings:
                hearings.remove(self)
