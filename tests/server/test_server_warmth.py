"""Games are compiled one after the other, but what somebody waits for comes at once and alone."""

from __future__ import annotations

import asyncio

import pytest
from server_house import EASY, in_loop, open_house

from orrery.server.bots import compilation as warmth_module
from orrery.server.bots.compilation import COMPILING, FAILED, READY, WAITING, Warmth
from orrery.server.bots.pool import Answer, Asked, Brains, Question, Worker
from orrery.server.protocol.codes import Denied


class SlowBrains(Brains):
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
def warmth(monkeypatch: pytest.MonkeyPatch) -> Warmth:
    monkeypatch.setattr(warmth_module, "IS_PLAIN", False)
    monkeypatch.setattr(warmth_module, "load_here", lambda game: None)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    found = Warmth(SlowBrains())
    found.stages = dict.fromkeys(("one", "two", "three"), WAITING)
    return found


@in_loop
async def test_what_somebody_waits_for_is_compiled_at_once_and_alone(warmth):
    brains = warmth._brains
    background = asyncio.ensure_future(warmth.warm_all())
    await a_while()
    person = asyncio.ensure_future(warmth.ready("three"))
    await a_while()
    assert brains.begun == ["one", "three!"]
    assert brains.stopped == ["one"]
    assert warmth.stages == {"one": WAITING, "two": WAITING, "three": COMPILING}
    await brains.finish("three")
    await person
    assert brains.begun == ["one", "three!", "one"]  # goes on when nobody waits any more
    for name in ("one", "two", "search one", "search two", "search three"):
        await brains.finish(name)
    await background
    assert warmth.stages == dict.fromkeys(("one", "two", "three"), READY)
    assert warmth.searchable == ["one", "three", "two"]


@in_loop
async def test_rules_that_are_being_compiled_when_somebody_comes_for_them_go_on(warmth):
    brains = warmth._brains
    background = asyncio.ensure_future(warmth.warm_all())
    await a_while()
    person = asyncio.ensure_future(warmth.ready("one"))
    await a_while()
    assert brains.begun == ["one"]
    await brains.finish("one")
    await person
    assert warmth.stages["one"] == READY
    assert brains.begun == ["one", "two"]
    background.cancel()
    await a_while()
    assert brains.stopped == ["two"]  # nothing outlives the hall


@in_loop
async def test_a_search_in_the_background_that_is_awaited_begins_again_with_priority(warmth):
    brains = warmth._brains
    background = asyncio.ensure_future(warmth.warm_all())
    await a_while()
    for game in ("one", "two", "three"):
        await brains.finish(game)
    bots = asyncio.ensure_future(warmth.ready_to_search("one"))
    await a_while()
    assert brains.begun[-2:] == ["search one", "search one!"]
    assert brains.stopped == ["search one"]
    await brains.finish("search one")
    await bots
    assert warmth.searchable == ["one"]
    background.cancel()


@in_loop
async def test_after_the_rules_the_search_of_a_table_with_bots_comes_before_other_games(warmth):
    brains = warmth._brains
    background = asyncio.ensure_future(warmth.warm_all())
    await a_while()
    bots = asyncio.ensure_future(warmth.ready_to_search("three"))
    person = asyncio.ensure_future(warmth.ready("three"))
    await a_while()
    await brains.finish("three")
    await person
    assert brains.begun == ["one", "three!", "search three!"]
    assert warmth.searchable == []
    await brains.finish("search three")
    await bots
    assert warmth.searchable == ["three"]
    assert brains.begun[-1] == "one"
    background.cancel()


@in_loop
async def test_the_process_that_compiled_a_game_thinks_for_its_bots(monkeypatch):
    asked: list[tuple[int, Asked]] = []

    async def ask(self, request):
        asked.append((id(self), request))
        return Answer()

    monkeypatch.setattr(Worker, "ask", ask)
    brains = Brains(EASY)
    await brains.warm_up("one", is_awaited=True)
    await brains.warm_up("one", with_search=True, is_awaited=True)
    await brains.choose(Question("one", "", b"", 0, "cadet", 1, 0, False, table="t"))
    assert len({worker for worker, _ in asked}) == 1
    await brains.warm_up("two")
    await brains.warm_up("two", with_search=True)
    assert len({worker for worker, _ in asked}) == 2
    await brains.choose(Question("two", "", b"", 0, "cadet", 1, 0, False, table="t"))
    assert asked[-1][0] == asked[0][0]  # what nobody waited for ends when it is compiled


@in_loop
async def test_a_game_that_cannot_be_compiled_holds_up_nobody(warmth):
    person = asyncio.ensure_future(warmth.ready("two"))
    await asyncio.sleep(0)
    background = asyncio.ensure_future(warmth.warm_all())
    await asyncio.sleep(0)
    await warmth._brains.finish("two", "SomeError: it broke")
    with pytest.raises(Denied, match="two cannot be played: its rules do not compile"):
        await person
    assert warmth.stages["two"] == FAILED
    assert warmth._brains.begun == ["two!", "one"]
    background.cancel()


@pytest.mark.parametrize(("bot", "wanted"), [("cadet", ["connect_four"]), ("random", [])])
@in_loop
async def test_from_its_start_a_table_wants_the_search_of_its_bots(db, bot, wanted, monkeypatch):
    async with open_house(db) as home:
        searched = []

        async def note(game: str) -> None:
            searched.append(game)

        monkeypatch.setattr(home.hall.warmth, "ready_to_search", note)
        ann = await home.guest("Ann")
        room = await home.table(ann, players=2, seats=["me", bot])
        assert (await ann.ask("start", game=room.id))["type"] == "done"
        await a_while()
        assert searched == wanted  # before it is the bot's turn
