"""Games are compiled one after the other, but what somebody waits for comes first."""

from __future__ import annotations

import asyncio

import pytest
from server_house import EASY, in_loop

from orrery.server import warmth as warmth_module
from orrery.server.brains import Brains
from orrery.server.denied import Denied
from orrery.server.warmth import FAILED, READY, WAITING, Warmth


class SlowBrains(Brains):
    """Compiles when told to; `begun` is what was asked for, in order."""

    def __init__(self) -> None:
        super().__init__(EASY)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Future[str | None]] = {}

    async def warm_up(self, game: str, with_search: bool = False) -> str | None:
        name = f"search {game}" if with_search else game
        self.begun.append(name)
        self.ends[name] = asyncio.get_running_loop().create_future()
        return await self.ends[name]

    async def finish(self, name: str, fault: str | None = None) -> None:
        self.ends[name].set_result(fault)
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
async def test_nothing_else_is_begun_while_somebody_waits_for_a_game(warmth):
    brains = warmth._brains
    background = asyncio.ensure_future(warmth.warm_all())
    await asyncio.sleep(0)
    person = asyncio.ensure_future(warmth.ready("three"))
    await asyncio.sleep(0)
    assert brains.begun == ["one", "three"]
    await brains.finish("one")
    assert brains.begun == ["one", "three"]  # `two` waits, although `one` is done
    await brains.finish("three")
    await person
    assert brains.begun == ["one", "three", "two"]
    await brains.finish("two")
    for name in ("search one", "search two", "search three"):
        await brains.finish(name)
    await background
    assert warmth.stages == dict.fromkeys(("one", "two", "three"), READY)
    assert warmth.searchable == ["one", "three", "two"]


@in_loop
async def test_a_game_that_cannot_be_compiled_holds_up_nobody(warmth):
    person = asyncio.ensure_future(warmth.ready("two"))
    await asyncio.sleep(0)
    background = asyncio.ensure_future(warmth.warm_all())
    await asyncio.sleep(0)
    await warmth._brains.finish("two", "SomeError: it broke")
    with pytest.raises(Denied, match="two cannot be played: SomeError: it broke"):
        await person
    assert warmth.stages["two"] == FAILED
    assert warmth._brains.begun == ["two", "one"]
    background.cancel()
