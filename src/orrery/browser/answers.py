"""Answers that never change, asked for once when a site is made: a page shows them at once.

Games, bots, languages, rules and lists of lessons are there before Python has started.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator

from orrery.browser.run import start
from orrery.core.languages import languages
from orrery.core.registry import packages

FIXED = ("/api/status", "/api/bots", "/api/languages")


class Sqlite:
    """A database for as long as the questions last."""

    def __init__(self) -> None:
        """In memory."""
        self._connection = sqlite3.connect(":memory:", isolation_level=None)

    def execute(self, sql: str, values: str) -> str:
        """Run a statement."""
        return json.dumps(self._connection.execute(sql, json.loads(values)).fetchall())


def answers() -> dict[str, str]:
    """Path and query -> the body of the answer."""
    return asyncio.run(_asked(list(questions())))


def questions() -> Iterator[str]:
    """What a page asks before anybody plays."""
    yield from FIXED
    for language in sorted(languages()):
        yield f"/api/games?lang={language}"
        for game in packages():
            yield f"/api/games/{game}/rules?lang={language}"
            yield f"/api/games/{game}/lessons?lang={language}"


async def _asked(paths: list[str]) -> dict[str, str]:
    gate = await start(Sqlite())
    try:
        found = {}
        for path in paths:
            status, _, body = await gate.ask("GET", path)
            assert status == 200, f"{path}: {status}"
            found[path] = body.decode()
        return found
    finally:
        await gate.close()
