"""Games with modules are ready at once; compiled code takes over where a game is played."""

from __future__ import annotations

import asyncio

import pytest
from server_house import EASY, in_loop

from orrery.server.bots import compilation as module
from orrery.server.bots.compilation import COMPILING, READY, Compilation
from orrery.server.bots.pool import Worker, WorkerPool

GAMES = ("spacewalk", "connect_four")


class Pool(WorkerPool):
    """Notes what begins and is compiled; that takes until it is told to be done."""

    def __init__(self) -> None:
        super().__init__(EASY)
        self.begun: list[str] = []
        self.done = asyncio.Event()
        self.fault: str | None = None

    async def begin(self) -> None:
        self.begun.append("a worker")

    async def warm_up(
        self, game: str, with_search: bool = False, is_awaited: bool = False
    ) -> str | None:
        self.begun.append(f"{game}{' search' * with_search}{'!' * is_awaited}")
        await self.done.wait()
        return self.fault


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def at_once(work, *args):
    """Instead of a thread."""
    return work(*args)


@pytest.fixture
def taken_over(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that compiled code plays by now."""
    found: list[str] = []
    monkeypatch.setattr(module, "IS_PLAIN", False)
    monkeypatch.setattr(module, "game_ids", lambda: list(GAMES))
    monkeypatch.setattr(module, "begins_at_once", lambda game: True)
    monkeypatch.setattr(module, "plays_at_once", lambda game: True)
    monkeypatch.setattr(module, "is_on_disk", lambda game: False)
    monkeypatch.setattr(module, "load_here", lambda game, load: None)
    monkeypatch.setattr(module, "compiled_plays", lambda game: found.append(game.meta.id))
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    return found


@in_loop
async def test_nobody_waits_for_a_game_with_a_module(taken_over):
    pool = Pool()
    compilation = Compilation(pool)
    assert compilation.stages == dict.fromkeys(GAMES, READY)
    assert compilation.searchable == sorted(GAMES)
    await compilation.ready("spacewalk")
    await compilation.ready_to_search("spacewalk")
    assert pool.begun == []


@in_loop
async def test_only_what_is_played_is_compiled_and_then_takes_over(taken_over):
    pool = Pool()
    compilation = Compilation(pool)
    background = asyncio.ensure_future(compilation.warm_all())
    await a_while()
    assert pool.begun == ["a worker"]
    await compilation.ready("spacewalk")
    await a_while()
    assert pool.begun == ["a worker", "spacewalk search"]
    assert taken_over == []
    pool.done.set()
    await a_while()
    assert taken_over == ["spacewalk"]
    await compilation.ready("spacewalk")
    await a_while()
    assert pool.begun == ["a worker", "spacewalk search"]  # once
    background.cancel()


@in_loop
async def test_a_module_plays_on_where_its_rules_do_not_compile(taken_over):
    pool = Pool()
    pool.fault = "TypingError: no"
    pool.done.set()
    compilation = Compilation(pool)
    background = asyncio.ensure_future(compilation.warm_all())
    await compilation.ready("spacewalk")
    await a_while()
    assert taken_over == []
    assert compilation.stages["spacewalk"] == READY
    assert "spacewalk" in compilation.faults
    background.cancel()


@in_loop
async def test_a_game_whose_module_is_no_good_is_compiled_while_its_table_waits(
    taken_over, monkeypatch
):
    monkeypatch.setattr(module, "plays_at_once", lambda game: False)
    monkeypatch.setattr(module, "load_here", lambda game: None)
    pool = Pool()
    compilation = Compilation(pool)
    waiting = asyncio.ensure_future(compilation.ready("spacewalk"))
    await a_while()
    assert pool.begun == ["spacewalk!"]
    assert compilation.stages["spacewalk"] == COMPILING
    assert "spacewalk" not in compilation.searchable
    pool.done.set()
    await waiting
    assert compilation.stages["spacewalk"] == READY


@in_loop
async def test_the_worker_that_is_asked_first_is_started_before(monkeypatch):
    started = []

    async def begin(self) -> None:
        started.append(self)

    monkeypatch.setattr(Worker, "_started", begin)
    pool = WorkerPool(EASY)
    await pool.begin()
    assert started == [pool._take("a table")]
