"""Bots think in worker processes, so that they never delay the event loop.

A worker reads questions from its standard input and ends when that closes, so none outlives a
server that was killed. The worker is told only what the seat it thinks for may know.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import msgspec

from orrery.server.bots.turns import Turns
from orrery.server.incidents import Outage
from orrery.server.protocol.questions import (
    HEAD,
    KEPT_BOTS,
    Answer,
    Asked,
    HintQuestion,
    JudgeQuestion,
    Line,
    Question,
    WarmUp,
    decode_answer,
    encode,
)
from orrery.server.settings import Settings

log = logging.getLogger("orrery.server")

NICE = 10  # where nobody waits for the answer
ENDED = "the worker ended"


class WorkerDown(Outage):
    """No worker answers; it is worth asking again later."""


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, nice: int = 0) -> None:
        """Not started yet; a nice one gives way to the others."""
        self._process: Process | None = None
        self._command = [sys.executable, "-m", "orrery.server.bots.worker", str(nice)]
        self.tables: deque[str] = deque(maxlen=KEPT_BOTS)  # it thought about lately

    async def ask(self, request: Asked) -> Answer:
        """The worker's answer; a process that died is started again for the next question."""
        try:
            process = await self._started()
        except OSError as error:
            log.warning("a worker could not be started: %s", error.strerror)
            return Answer(fault=ENDED)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            data = encode(request)
            process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
            await process.stdin.drain()
            size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
            return decode_answer(await process.stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            await self.end()
            return Answer(fault=ENDED)
        except BaseException:
            await self.end()  # an answer that is no longer awaited must not answer the next
            raise

    async def begin(self) -> None:
        """Start the process before there is a question; what goes wrong is for the first one."""
        with suppress(OSError):
            await self._started()

    async def _started(self) -> Process:
        """The process, a new one if there is none."""
        if self._process is None or not self.is_running:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE
            )
        return self._process

    @property
    def is_running(self) -> bool:
        """It has a process."""
        return self._process is not None and self._process.returncode is None

    async def end(self) -> None:
        """Stop the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def without_thought(question: Question) -> Question:
    """The same question to a bot that does not think."""
    return msgspec.structs.replace(question, bot="random", wanted=None)


class WorkerPool:
    """A few workers; whoever asks waits for an idle one, and for those whose turn it is before."""

    def __init__(self, settings: Settings) -> None:
        """Workers are started when they are first needed."""
        self._settings = settings
        self._workers = [Worker() for _ in range(settings.bot_workers)]
        self._idle = list(self._workers)
        self.is_watched: Callable[[str], bool] = lambda table: True
        """Whether a person looks at a table now; the hall knows."""
        self._turns = Turns(settings.bot_workers, lambda table: self.is_watched(table))
        self._hints = Turns(settings.hints_at_once, lambda table: True)
        self._judge = Worker(NICE)  # of finished games
        self._compilers: dict[str, Worker] = {}  # by game: with its rules in memory

    async def begin(self) -> None:
        """Start the worker that is asked first, so that nobody waits for its start."""
        if self._idle:
            await self._idle[-1].begin()

    async def choose(self, question: Question) -> Answer:
        """The action of a bot; one that fails or thinks too long plays at random instead.

        WorkerDown when no worker lives long enough to answer.
        """
        answer = await self._ask_living(question)
        if answer.fault is not None:
            answer = await self._ask_living(without_thought(question))
        if answer.fault == ENDED:
            raise WorkerDown("no worker lives long enough to answer")
        if answer.fault is not None:
            raise RuntimeError(f"no bot can play: {answer.fault}")
        return answer

    async def _ask_living(self, question: Question) -> Answer:
        """Ask again when a worker has ended: all may have been killed, each is found dead once."""
        answer = await self.ask(question)
        for _ in self._workers:
            if answer.fault != ENDED:
                break
            answer = await self.ask(question)
        return answer

    async def hint(self, question: HintQuestion) -> list[Line]:
        """The best actions; none when nothing was found. Bots keep workers to themselves."""
        async with self._hints.turn(question.owner):
            return (await self.ask(question)).lines

    async def judge(self, question: JudgeQuestion) -> Answer:
        """Each seat's chance; no shares when it cannot be told.

        It begins only while no bot thinks or waits, in a process that gives way to theirs.
        """
        await self._turns.quiet()
        try:
            async with asyncio.timeout(self._settings.bot_seconds):
                return await self._judge.ask(question)
        except TimeoutError:
            return Answer(fault="the judge thought too long")

    async def end_judging(self) -> None:
        """Nothing is left to judge: its process need not wait for more."""
        await self._judge.end()

    async def warm_up(
        self, game: str, with_search: bool = False, is_awaited: bool = False
    ) -> str | None:
        """Compile a game's rules, or its search, in another process; None, or what went wrong.

        One process compiles a game from the rules to the search if nothing comes between, and
        thinks for bots afterwards if they are awaited: it need not load anything.
        """
        worker = self._compilers.pop(game, None)
        if not is_awaited:
            await self._end_compilers()
        worker = worker or Worker(NICE if with_search and not is_awaited else 0)
        fault: str | None = "the compiler was stopped"
        try:
            fault = (await worker.ask(WarmUp(game, with_search))).fault
        finally:
            if fault is None and not with_search:
                self._compilers[game] = worker
            elif fault is None and is_awaited:
                await self._employ(worker)
            else:
                await worker.end()
        return fault

    async def _employ(self, worker: Worker) -> None:
        """Let a compiler think for bots, in the place of a worker that has not begun yet."""
        for place, other in enumerate(self._workers):
            if other in self._idle and not other.is_running:
                self._workers[place] = worker
                self._idle.remove(other)
                self._idle.append(worker)
                return
        await worker.end()

    async def ask(self, question: Question | HintQuestion) -> Answer:
        """The answer of a worker, or the fault that there is none in time."""
        table = getattr(question, "table", "")
        async with self._turns.turn(question.owner, table):
            worker = self._take(table)
            try:
                async with asyncio.timeout(self._settings.bot_seconds):
                    return await worker.ask(question)
            except TimeoutError:
                return Answer(fault="the bot thought too long")
            finally:
                self._idle.append(worker)

    def load(self) -> tuple[int, int, int]:
        """How many workers there are, how many of them think now, and how many questions wait."""
        n_workers = len(self._workers)
        return n_workers, n_workers - len(self._idle), self._turns.n_waiting

    def _take(self, table: str) -> Worker:
        """An idle worker, if possible one that has thought about this table before."""
        knowing = [worker for worker in self._idle if table and table in worker.tables]
        worker = knowing[0] if knowing else self._idle[-1]  # the last that worked is warm
        self._idle.remove(worker)
        if table and table not in worker.tables:
            worker.tables.append(table)
        return worker

    async def close(self) -> None:
        """Stop all workers."""
        await self._end_compilers()
        await self._judge.end()
        for worker in self._workers:
            await worker.end()

    async def _end_compilers(self) -> None:
        """Stop those that wait for more to compile."""
        while self._compilers:
            await self._compilers.popitem()[1].end()
