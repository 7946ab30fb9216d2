"""Games are compiled one after the other, but what somebody waits for comes at once and alone."""

from __future__ import annotations

import asyncio

import pytest
from server_house import EASY, in_loop, open_house

from orrery.server.bots import compilation as warmth_module
from orrery.server.bots.compilation import COMPILING, FAILED, READY, WAITING, Compilation
from orrery.server.bots.pool import Worker, WorkerPool
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import Answer, Asked, Question


class SlowPool(WorkerPool):
    """Compiles when told to; `begun` is what was asked for, in order, with ! if it is awaited."""

    def __init__(self) -> None:
        super().__init__(EASY)
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.ends: dict[str, asyncio.Future[str | None]] = {}

    async def warm_up(
        self, game: str, with_search: bool = False, is_awaited: bool = False
    ) -> str | None:
        name = f"search {game}" if with_search else game
        self.begun.append(name + "!" * is_awaited)
        self.ends[name] = asyncio.get_running_loop().create_future()
        try:
            return await self.ends[name]
        except asyncio.CancelledError:
            self.stopped.append(name)
            raise

    async def finish(self, name: str, fault: str | None = None) -> None:
        self.ends[name].set_result(fault)
        await a_while()


async def a_while() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def at_once(work, *args):
    """Instead of a thread."""
    return work(*args)


@pytest.fixture
def at_once_as_a_server() -> None:
    """Here games have no modules: who comes first waits for the compiler."""


@pytest.fixture
def compilation(monkeypatch: pytest.MonkeyPatch) -> Compilation:
    monkeypatch.setattr(warmth_module, "IS_PLAIN", False)
    monkeypatch.setattr(warmth_module, "load_here", lambda game: None)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    found = Compilation(SlowPool())
    found.stages = dict.fromkeys(("one", "two", "three"), WAITING)
    return found


@in_loop
async def test_what_somebody_waits_for_is_compiled_at_once_and_alone(compilation):
    pool = compilation._pool
    background = asyncio.ensure_future(compilation.warm_all())
    await a_while()
    person = asyncio.ensure_future(compilation.ready("three"))
    await a_while()
    assert pool.begun == ["one", "three!"]
    assert pool.stopped == ["one"]
    assert compilation.stages == {"one": WAITING, "two": WAITING, "three": COMPILING}
    await pool.finish("three")
    await person
    assert pool.begun == ["one", "three!", "one"]  # goes on when nobody waits any more
    for name in ("one", "two", "search one", "search two", "search three"):
        await pool.finish(name)
    await background
    assert compilation.stages == dict.fromkeys(("one", "two", "three"), READY)
    assert compilation.searchable == ["one", "three", "two"]


@in_loop
async def test_rules_that_are_being_compiled_when_somebody_comes_for_them_go_on(compilation):
    pool = compilation._pool
    background = asyncio.ensure_future(compilation.warm_all())
    await a_while()
    person = asyncio.ensure_future(compilation.ready("one"))
    await a_while()
    assert pool.begun == ["one"]
    await pool.finish("one")
    await person
    assert compilation.stages["one"] == READY
    assert pool.begun == ["one", "two"]
    background.cancel()
    await a_while()
    assert pool.stopped == ["two"]  # nothing outlives the hall


@in_loop
async def test_a_search_in_the_background_that_is_awaited_begins_again_with_priority(compilation):
    pool = compilation._pool
    background = asyncio.ensure_future(compilation.warm_all())
    await a_while()
    for game in ("one", "two", "three"):
        await pool.finish(game)
    bots = asyncio.ensure_future(compilation.ready_to_search("one"))
    await a_while()
    assert pool.begun[-2:] == ["search one", "search one!"]
    assert pool.stopped == ["search one"]
    await pool.finish("search one")
    await bots
    assert compilation.searchable == ["one"]
    background.cancel()


@in_loop
async def test_after_the_rules_the_search_of_a_table_with_bots_comes_before_other_games(
    compilation,
):
    pool = compilation._pool
    background = asyncio.ensure_future(compilation.warm_all())
    await a_while()
    bots = asyncio.ensure_future(compilation.ready_to_search("three"))
    person = asyncio.ensure_future(compilation.ready("three"))
    await a_while()
    await pool.finish("three")
    await person
    assert pool.begun == ["one", "three!", "search three!"]
    assert compilation.searchable == []
    await pool.finish("search three")
    await bots
    assert compilation.searchable == ["three"]
    assert pool.begun[-1] == "one"
    background.cancel()


@in_loop
async def test_the_process_that_compiled_a_game_thinks_for_its_bots(monkeypatch):
    asked: list[tuple[int, Asked]] = []

    async def ask(self, request):
        asked.append((id(self), request))
        return Answer()

    monkeypatch.setattr(Worker, "ask", ask)
    pool = WorkerPool(EASY)
    await pool.warm_up("one", is_awaited=True)
    await pool.warm_up("one", with_search=True, is_awaited=True)
    await pool.choose(Question("one", "", b"", 0, "cadet", 1, 0, False, table="t"))
    assert len({worker for worker, _ in asked}) == 1
    await pool.warm_up("two")
    await pool.warm_up("two", with_search=True)
    assert len({worker for worker, _ in asked}) == 2
    await pool.choose(Question("two", "", b"", 0, "cadet", 1, 0, False, table="t"))
    assert asked[-1][0] == asked[0][0]  # what nobody waited for ends when it is compiled


@in_loop
async def test_a_game_that_cannot_be_compiled_holds_up_nobody(compilation):
    person = asyncio.ensure_future(compilation.ready("two"))
    await asyncio.sleep(0)
    background = asyncio.ensure_future(compilation.warm_all())
    await asyncio.sleep(0)
    await compilation._pool.finish("two", "SomeError: it broke")
    with pytest.raises(Denied, match="two cannot be played: its rules do not compile"):
        await person
    assert compilation.stages["two"] == FAILED
    assert compilation._pool.begun == ["two!", "one"]
    background.cancel()


@pytest.mark.parametrize(("bot", "wanted"), [("cadet", ["connect_four"]), ("random", [])])
@in_loop
async def test_from_its_start_a_table_wants_the_search_of_its_bots(db, bot, wanted, monkeypatch):
    async with open_house(db) as home:
        searched = []

        async def note(game: str) -> None:
            searched.append(game)

        monkeypatch.setattr(home.hall.compilation, "ready_to_search", note)
        ann = await home.guest("Ann")
        room = await home.table(ann, players=2, seats=["me", bot])
        assert (await ann.ask("start", game=room.id))["type"] == "done"
        await a_while()
        assert searched == wanted  # before it is the bot's turn
