"""Bots that think where they are asked: in the worker of the page, the server's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from orrery.browser.weights import Weights
from orrery.core.registry import game_ids
from orrery.server.bots.worker import answer
from orrery.server.protocol.questions import Answer, HintQuestion, JudgeQuestion, Line, Question


class OwnThinkers:
    """One question at a time; what waits in the loop has its turn before each."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Idle; without `weights` those are used that lie in the packages of games."""
        self._weights = weights
        self.is_watched: Callable[[str], bool] = lambda table: True
        self._lock = asyncio.Lock()

    async def choose(self, question: Question) -> Answer:
        """The action of a bot; one that fails plays at random instead."""
        found = await self._ask(question)
        if found.fault is not None:
            found = await self._ask(msgspec.structs.replace(question, bot="random", wanted=None))
        if found.fault is not None:
            raise RuntimeError(f"no bot can play: {found.fault}")
        return found

    async def hint(self, question: HintQuestion) -> list[Line]:
        """The best actions; none when nothing was found."""
        return (await self._ask(question)).lines

    async def judge(self, question: JudgeQuestion) -> Answer:
        """Each seat's chance in a position of a finished game."""
        return await self._ask(question)

    async def end_judging(self) -> None:
        """Nobody waits for more."""

    async def _ask(self, question: Question | HintQuestion | JudgeQuestion) -> Answer:
        async with self._lock:
            await asyncio.sleep(0)
            if self._weights is not None and not isinstance(question, JudgeQuestion):
                await self._weights.bring(question)
            return answer(question)

    def load(self) -> tuple[int, int, int]:
        """Nobody measures a page."""
        return 0, 0, 0

    async def close(self) -> None:
        """Nothing runs."""


class NothingToCompile:
    """The rules are WebAssembly already."""

    def __init__(self) -> None:
        """Every game is ready."""
        self.stages = dict.fromkeys(game_ids(), "ready")
        self.faults: dict[str, str] = {}

    @property
    def searchable(self) -> list[str]:
        """All games."""
        return sorted(self.stages)

    def is_ready(self, game: str) -> bool:
        """A game that is there is ready."""
        return game in self.stages

    async def ready(self, game: str) -> None:
        """At once."""

    async def ready_to_search(self, game: str) -> None:
        """At once."""

    async def warm_all(self) -> None:
        """Nothing to do."""
