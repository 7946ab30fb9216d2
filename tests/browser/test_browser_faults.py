"""What a page may be told, and what it may find: nothing of it hurts, nothing is lost."""

from __future__ import annotations

import asyncio
import json

import pytest
from gate_people import Person, Sqlite

from orrery.browser.run import start
from orrery.server.storage.schema import MIGRATIONS

LONG = "x" * 1_000_000


@pytest.mark.parametrize("name", [LONG, "a\0b", "\ud800", "", 7, "<script>\u202e</script>" * 9])
def test_a_name_that_is_none(name: object) -> None:
    """It is refused with a code and a sentence, and the next one is welcome."""

    async def work() -> None:
        gate = await start(Sqlite())
        body = json.dumps({"name": name}).encode()
        status, _, told = await gate.ask("POST", "/api/guests", (), body)
        fault = json.loads(told)
        if status < 300:  # cleaned, as names are everywhere
            assert "\0" not in fault["name"]
            assert len(fault["name"]) <= 40
        else:
            assert fault["code"]
            assert len(fault["text"]) > 10
        assert (await gate.ask("POST", "/api/guests", (), b'{"name": "Ann"}'))[0] < 300
        await gate.close()

    asyncio.run(work())


@pytest.mark.parametrize("n", range(1, len(MIGRATIONS)))
def test_a_database_of_an_older_site(n: int) -> None:
    """It is brought up to date when the page opens, and one plays on it."""

    async def work() -> None:
        old = Sqlite()
        make_older(old, n)
        person = Person(await start(old))
        await person.come("Ada")
        order = {"game": "connect_four", "seats": ["me", "random"]}
        assert (await person.ask("POST", "/api/tables", order))["id"]
        ((version,),) = old.connection.execute("SELECT MAX(version) FROM migrations")
        assert version == len(MIGRATIONS)
        await person.gate.close()

    asyncio.run(work())


def make_older(database: Sqlite, n: int) -> None:
    """Give a database the first `n` steps of its history."""
    connection = database.connection
    connection.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY)")
    for version, steps in enumerate(MIGRATIONS[:n], 1):
        for step in steps:
            if isinstance(step, str):
                connection.execute(step)
        connection.execute("INSERT INTO migrations (version) VALUES (?)", (version,))
