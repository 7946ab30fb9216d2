"""Questions to other nodes and their answers, by number."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from orrery.server.cluster.links import Links, LinksDown, Unheard
from orrery.server.cluster.messages import Answer, Message
from orrery.server.protocol.codes import moving
from orrery.server.tasks import Tasks


class Calls:
    """What other nodes have been asked and have not answered yet."""

    def __init__(
        self, links: Links, tasks: Tasks, answer_seconds: float, absence: Callable[[int], float]
    ) -> None:
        """Nothing was asked yet. `absence`: the seconds until others have a node's tables."""
        self._links = links
        self._tasks = tasks
        self._answer_seconds = answer_seconds
        self._absence = absence
        self._n = 0
        self._waiting: dict[int, tuple[int, asyncio.Future[Answer]]] = {}  # with the node

    async def ask(self, node: int, question: Callable[[int], Message]) -> Answer:
        """The answer to a numbered question; Denied (`moving`) when there is none."""
        if not self._links.is_up:
            raise moving()  # the answer could not be heard
        self._n += 1
        n, future = self._n, asyncio.get_running_loop().create_future()
        self._waiting[n] = node, future
        try:
            await self._links.send(node, question(n))
            async with asyncio.timeout(self._answer_seconds):
                return await future
        except Unheard:  # to ask again before it is held for dead would be in vain
            raise moving(round(1000 * self._absence(node))) from None
        except (LinksDown, TimeoutError):
            raise moving() from None
        finally:
            del self._waiting[n]

    def take(self, node: int, answer: Answer) -> None:
        """An answer has come; one that nobody waits for any more is nothing to us."""
        asked, future = self._waiting.get(answer.n, (None, None))
        if asked == node and future is not None and not future.done():
            future.set_result(answer)

    def give_up(self, node: int | None) -> None:
        """A node (None: any) will not answer any more."""
        for asked, future in self._waiting.values():
            if node in (None, asked) and not future.done():
                future.set_exception(moving())
                future.exception()  # who asked may still be sending, and wait for no answer

    def tell(self, node: int, message: Message) -> None:
        """Let a node know something, if it can hear it."""
        self._tasks.spawn(self._tell(node, message))

    async def _tell(self, node: int, message: Message) -> None:
        with suppress(LinksDown):
            await self._links.send(node, message)
