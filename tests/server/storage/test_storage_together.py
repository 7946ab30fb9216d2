"""Many callers, one query: they share what is under way, its faults, and nobody is forgotten."""

from __future__ import annotations

import asyncio

import pytest
from server_house import in_loop

from orrery.server.storage.database import StorageDown
from orrery.server.storage.together import Together


class Slow:
    """Answers with the length of each word, when it may; "" has no answer."""

    def __init__(self):
        self.groups = []
        self.may = asyncio.Event()

    async def answer(self, words):
        self.groups.append(words)
        await self.may.wait()
        if "down" in words:
            raise StorageDown("the connection was lost")
        return {word: len(word) for word in words if word}


async def begun(*asked):
    tasks = [asyncio.ensure_future(one) for one in asked]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


@in_loop
async def test_who_asks_while_a_query_is_under_way_shares_the_next():
    slow = Slow()
    together = Together(slow.answer, 10)
    tasks = await begun(*map(together.ask, ["one", "three", "", "three"]))
    slow.may.set()
    assert await asyncio.gather(*tasks) == [3, 5, None, 5]
    assert slow.groups == [["one"], ["three", ""]]
    assert await together.ask("one") == 3  # asked anew: it may have changed
    assert len(slow.groups) == 3


@in_loop
async def test_a_query_that_is_under_way_is_too_old_for_who_asks_now():
    slow = Slow()
    together = Together(slow.answer, 10)
    tasks = await begun(*map(together.ask, ["one", "one"]))
    slow.may.set()
    assert await asyncio.gather(*tasks) == [3, 3]
    assert slow.groups == [["one"], ["one"]]


@in_loop
async def test_a_group_has_an_end():
    slow = Slow()
    together = Together(slow.answer, 2)
    tasks = await begun(*map(together.ask, ["a", "bb", "ccc", "dddd", "eeeee"]))
    slow.may.set()
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4, 5]
    assert slow.groups == [["a"], ["bb", "ccc"], ["dddd", "eeeee"]]


@in_loop
async def test_all_of_a_group_hear_of_its_fault_and_the_next_does_not():
    slow = Slow()
    together = Together(slow.answer, 10)
    tasks = await begun(*map(together.ask, ["first", "down", "with"]))
    slow.may.set()
    first, *others = await asyncio.gather(*tasks, return_exceptions=True)
    assert first == 5
    assert [type(other) for other in others] == [StorageDown, StorageDown]
    assert await together.ask("with") == 4


@in_loop
async def test_whoever_is_cancelled_leaves_nobody_waiting():
    slow = Slow()
    together = Together(slow.answer, 10)
    leaving, same, other = await begun(*map(together.ask, ["one", "one", "three"]))
    leaving.cancel()
    await asyncio.wait([leaving])
    slow.may.set()
    assert await asyncio.gather(same, other) == [3, 5]
    assert slow.groups == [["one"], ["one", "three"]]
    with pytest.raises(asyncio.CancelledError):
        leaving.result()
