"""The bot of the examples plays by the API against a real server: challenged, rated, with cards."""

from __future__ import annotations

import asyncio
import importlib
import threading
from pathlib import Path

import pytest
from server_house import Guest, in_loop, served
from test_transport_bot_accounts import bot_of
from test_transport_personal_tokens import owner

from orrery.server.logbook.fair import check_header

EXAMPLE = Path(__file__).parents[3] / "examples" / "api_bot"


@pytest.fixture
def api_bot(monkeypatch):
    """The module of the example."""
    monkeypatch.syspath_prepend(EXAMPLE)
    return importlib.import_module("api_bot")


def test_the_example_is_short_and_needs_nothing_but_python():
    source = (EXAMPLE / "api_bot.py").read_text()
    assert len(source.splitlines()) <= 200
    assert "import httpx" not in source
    assert "import requests" not in source


def beside(work, *args):
    """What work comes to on a thread that nobody waits for when a test fails."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()

    def run():
        found = work(*args)
        loop.call_soon_threadsafe(done.set_result, found)

    threading.Thread(target=run, daemon=True).start()
    return done


async def human(house, name="Ann"):
    """Somebody who keeps a name, with a socket."""
    browser = await owner(house, name)
    ann = Guest(house.hall, name, "")
    ann.connection.guest = await house.hall.guests.by_id(browser.id)
    return ann


async def plays_to_the_end(room, ann):
    """Ann moves whenever it is her turn."""
    async with asyncio.timeout(120):
        while room.row.status != "over":
            if 0 in room.running.to_act:
                seq = room.running.seq
                action = room.running.table.actions(0)[-1]
                await ann.ask("move", game=room.id, seat=0, id=f"a{seq}", base=seq, action=action)
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(("game", "bot", "is_rated"), [
    ("connect_four", "greedy", False), ("spacewalk", "random", True),
])  # fmt: skip
@in_loop
async def test_the_example_takes_a_challenge_and_plays_to_the_end(db, api_bot, game, bot, is_rated):
    async with served(db) as (house, port):
        browser, program = await bot_of(house)
        ann = await human(house)
        api = api_bot.Api(f"http://127.0.0.1:{port}", program.browser.token)
        playing = beside(api_bot.run, api, bot, (), 1)
        seats = ["me", f"guest:{browser.id}"]
        room = await house.table(ann, game, players=2, seats=seats, is_private=True, rated=is_rated)
        async with asyncio.timeout(20):
            while room.seats[1].kind == "open" or not room.is_present(1):
                await asyncio.sleep(0.005)
        await ann.say("start", game=room.id)
        await plays_to_the_end(room, ann)
        assert await asyncio.wait_for(playing, 60) == 1
        assert room.running.outcome.reason == "rules"
        if is_rated:
            await house.hall.ledger.settle(room.id)
            rated = {step.guest for step in await house.hall.ledger.steps(room.id)}
            assert rated == {browser.id, ann.id}


@in_loop
async def test_the_example_takes_part_in_the_roll_at_a_table_where_bots_are_welcome(db, api_bot):
    async with served(db) as (house, port):
        _, program = await bot_of(house)
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, bots=True)
        api = api_bot.Api(f"http://127.0.0.1:{port}", program.browser.token)
        playing = beside(api_bot.run, api, "random", (room.id,), 1)
        async with asyncio.timeout(20):
            while room.rolls.rows[0].text is None and not room.seats[1].commitment:
                await asyncio.sleep(0.005)
        await ann.say("start", game=room.id)
        async with asyncio.timeout(20):
            while not room.has_begun:
                await asyncio.sleep(0.005)
        said = check_header(room.running.header)
        assert all(part in said for part in ("Ann", "BOT Deep", "all bound")), said
        await ann.ask("resign", game=room.id, id="r")
        assert await asyncio.wait_for(playing, 60) == 1
