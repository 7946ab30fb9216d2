"""Questions of many callers, answered by one query: the next gather while one is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Together(Generic[K, V]):
    """Asks for many keys at once; who asks for the same key shares its answer."""

    def __init__(self, answer: Callable[[list[K]], Awaitable[dict[K, V]]], most: int) -> None:
        """`answer` is asked for at most so many keys at a time, by one caller after the other."""
        self._answer = answer
        self._most = most
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._asking = asyncio.Lock()

    async def ask(self, key: K) -> V | None:
        """The answer for a key, None if there is none; or what the query of its group raised."""
        future = self._waiting.get(key)
        if future is None:
            future = self._waiting[key] = asyncio.get_running_loop().create_future()
        while not future.done():
            async with self._asking:
                if not future.done():
                    await self._ask_first()
        return future.result()

    async def _ask_first(self) -> None:
        """Answer those who have waited longest; if this is cancelled, they still wait."""
        keys = list(self._waiting)[: self._most]
        try:
            found = await self._answer(keys)
        except Exception as error:
            for key in keys:
                future = self._waiting.pop(key)
                future.set_exception(error)
                future.exception()  # nobody may wait for it any more
            return
        for key in keys:
            self._waiting.pop(key).set_result(found.get(key))
