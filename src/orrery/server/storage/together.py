"""Questions of many callers, answered by one query: the next gather while one is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Together(Generic[K, V]):
    """Asks for many keys at once; who asks for the same key shares its answer.

    An answer is never older than the question: a query under way is too old for who asks now.
    """

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
        asked = {key: self._waiting.pop(key) for key in list(self._waiting)[: self._most]}
        try:
            found = await self._answer(list(asked))
        except Exception as error:
            for future in asked.values():
                future.set_exception(error)
                future.exception()  # nobody may wait for it any more
        except BaseException:
            self._put_back(asked)
            raise
        else:
            for key, future in asked.items():
                future.set_result(found.get(key))

    def _put_back(self, asked: dict[K, asyncio.Future[V | None]]) -> None:
        """Have those wait again, first, and whoever has asked for the same since with them."""
        since, self._waiting = self._waiting, asked
        for key, future in since.items():
            if key in asked:
                asked[key].add_done_callback(partial(_hand_on, future))
            else:
                asked[key] = future


def _hand_on(to: asyncio.Future[V | None], done: asyncio.Future[V | None]) -> None:
    error = done.exception()
    if error is None:
        to.set_result(done.result())
    else:
        to.set_exception(error)
        to.exception()  # nobody may wait for it any more
