"""The server without a network: requests, sockets, and a game to its end through the gate."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import pytest
from gate_people import Person, Sqlite

from orrery.browser.run import start


def running(work: Any) -> None:
    """Run a test's coroutine."""
    asyncio.run(work)


def test_a_request_is_answered_as_by_a_server() -> None:
    """Games, an unknown page, a bad body."""

    async def work() -> None:
        gate = await start(Sqlite())
        status, headers, body = await gate.ask("GET", "/api/games?lang=de")
        assert status == 200
        assert dict(headers)["content-type"].startswith("application/json")
        assert "spacewalk" in [game["id"] for game in json.loads(body)]
        assert (await gate.ask("GET", "/api/nothing"))[0] == 404
        assert (await gate.ask("POST", "/api/guests", (), b"{"))[0] == 400
        await gate.close()

    running(work())


def test_a_game_against_a_bot_to_its_end() -> None:
    """Connect four: the person's moves, the bot's answers, the result, and the log of it."""

    async def work() -> None:
        person = Person(await start(Sqlite(), quick()))
        await person.come("Ada")
        order = {"game": "connect_four", "seats": ["me", "random"]}
        table = (await person.ask("POST", "/api/tables", order))["id"]
        await play_to_the_end(person, table)
        seen = await person.ask("GET", f"/api/tables/{table}")
        assert seen["status"] == "over"
        await judged_to_the_end(person, table)
        person.line.close()
        await person.gate.close()
        assert person.codes  # the socket was closed, and the page was told

    running(work())


def quick() -> Any:
    """Bots that do not pause for people."""
    from dataclasses import replace

    from orrery.browser.run import OWN

    return replace(OWN, bot_pause=0.0, roll_seconds=0.0, judge_iterations=4, judge_closer=8)


async def judged_to_the_end(person: Person, table: str) -> None:
    """The analysis of the finished game, thought in the page."""
    async with asyncio.timeout(120):
        while True:
            found = await person.ask("GET", f"/api/tables/{table}/analysis")
            assert not found["failed"]
            if found["done"] == found["total"]:
                break
            await asyncio.sleep(0.01)
    assert found["shares"][-1] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    assert len(found["shares"]) == len(found["positions"]) > 7


async def play_to_the_end(person: Person, table: str) -> None:
    """Watch, begin without a word of our own, and play the first legal action on our turn."""
    say = lambda **what: person.line.send(json.dumps({"game": table, **what}))  # noqa: E731
    say(type="watch", seat=0)
    say(type="start", without=[0])
    n, played = 0, -1
    while True:
        reply = await person.hear("update", "fresh", "error", "refused", "stale")
        assert reply["type"] in ("update", "fresh"), reply
        view, seq = reply["view"], reply["seq"]
        if view["is_over"]:
            return
        if 0 in view["to_act"] and view["actions"] and seq > played:
            n, played = n + 1, seq
            say(type="move", id=f"m{n}", base=seq, action=view["actions"][0], seat=0)


def test_a_statement_that_clashes_is_told_apart() -> None:
    """A key that is taken is a Clash; other faults stay what they are."""
    from orrery.browser.database import BrowserDatabase, Clash

    database = BrowserDatabase(Sqlite())
    database.execute("CREATE TABLE t (k INTEGER PRIMARY KEY)")
    database.execute("INSERT INTO t VALUES (?)", (1,))
    with pytest.raises(Clash):
        database.execute("INSERT INTO t VALUES (?)", (1,))
    with pytest.raises(sqlite3.OperationalError):
        database.execute("SELECT nothing FROM nowhere")
