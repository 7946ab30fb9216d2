"""Bots think in worker processes, so that they never delay the event loop.

A worker reads questions from its standard input and ends when that closes, so none outlives a
server that was killed. The worker is told only what the bot's seat may know.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from orrery.server.settings import Settings

HEAD = 4  # bytes of the length before each frame


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What would this bot do on this seat?"""

    game: str
    board: str
    state: bytes  # after `hide` for the seat
    seat: int
    bot: str
    seed: int
    base: int
    is_live: bool


class WarmUp(msgspec.Struct, frozen=True, tag="warm"):
    """Compile the rules of a game, so that others find them on the disk."""

    game: str


class Answer(msgspec.Struct, frozen=True):
    """An action's number, or what went wrong."""

    action: int = 0
    fault: str | None = None


encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Question | WarmUp).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


class Worker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        """Not started yet."""
        self._process: Process | None = None

    async def ask(self, request: Question | WarmUp) -> Answer:
        """The worker's answer; a process that died is started again for the next question."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "orrery.server.worker", stdin=PIPE, stdout=PIPE
            )
        process = self._process
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
            return Answer(fault="the worker ended")
        except BaseException:
            await self.end()  # an answer that is no longer awaited must not answer the next
            raise

    async def end(self) -> None:
        """Stop the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Brains:
    """A few workers; whoever asks waits for an idle one."""

    def __init__(self, settings: Settings) -> None:
        """Workers are started when they are first needed."""
        self._settings = settings
        self._workers = [Worker() for _ in range(settings.bot_workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, question: Question) -> int:
        """The action of a bot; one that fails or thinks too long plays at random instead."""
        answer = await self._ask(question)
        if answer.fault is not None:
            answer = await self._ask(msgspec.structs.replace(question, bot="random"))
        if answer.fault is not None:
            raise RuntimeError(f"no bot can play: {answer.fault}")
        return answer.action

    async def warm_up(self, game: str) -> str | None:
        """Compile a game's rules in a process of its own; None, or what went wrong."""
        worker = Worker()
        try:
            return (await worker.ask(WarmUp(game))).fault
        finally:
            await worker.end()

    async def _ask(self, question: Question) -> Answer:
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(self._settings.bot_seconds):
                return await worker.ask(question)
        except TimeoutError:
            return Answer(fault="the bot thought too long")
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.end()
