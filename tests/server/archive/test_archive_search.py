"""Games are found by what they were, the newest first; private ones by nobody."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from orrery.server.archive.search import all_games, games, nth_place
from orrery.server.archive.wish import Wish, wish_of
from orrery.server.storage.archived import ArchivedRow, Played, kept, opening_of, winners_text
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow, insert
from orrery.server.storage.store import Store, connector

DAY = 86400.0
LINES = {
    "t1": ["move 1", "move 2", "move 3"], "t2": ["move 1", "move 22"], "t3": ["move 4"],
    "t4": ["move 1"], "t5": ["move 1", "move 2"],
}  # fmt: skip


def rows_of(table, game, ended, people, winners, is_private=False, fault=None):
    line = [Played(n % 2, text, "h") for n, text in enumerate(LINES[table])]
    row = ArchivedRow(
        table, game, len(people), len(line), "rules", winners_text(winners), opening_of(line), "",
        ended,
    )  # fmt: skip
    head = json.dumps({"orrery": 1, "game": game, "rules": 1, "options": {}, "board": None})
    yield from kept(row)
    yield insert(TableRow(table, game, "{}", None, "ann", is_private, "over", 0.0, "{}", head,
                          fault=fault))  # fmt: skip
    for seat, who in enumerate(people):
        is_bot = who in ("captain", "cadet")
        yield insert(SeatRow(table, seat, "bot" if is_bot else "person",
                             None if is_bot else who, who if is_bot else None))  # fmt: skip
    for n, one in enumerate(line, 1):
        yield insert(EventRow(table, n, one.seat, None, one.action, "h"))


@pytest.fixture
def read(url):
    """A database with five games, read as the server reads it."""
    store = Store(url)
    writes = [
        insert(GuestRow("ann", "Ann_1", "x", 0.0)), insert(GuestRow("ben", "Ben", "y", 0.0)),
        insert(GuestRow("cleo", "Cleo", "z", 0.0, kept=1.0)),
        ("INSERT INTO accounts (id, name, skeleton, created, shows) VALUES (?, ?, ?, 0, ?)",
         ("cleo", "Cleo", "cleo", "ratings")),
        *rows_of("t1", "spacewalk", DAY, ["ann", "ben"], [0]),
        *rows_of("t2", "spacewalk", 2 * DAY, ["ann", "captain"], [0, 1]),
        *rows_of("t3", "astron", 3 * DAY, ["cleo", "ben", "cadet"], []),
        *rows_of("t4", "spacewalk", 4 * DAY, ["ann", "ben"], [1], is_private=True),
        *rows_of("t5", "spacewalk", 5 * DAY, ["ann", "ben"], [1], fault="replay"),
    ]  # fmt: skip
    store.submit(writes).result()
    store.close()
    with closing(connector(url)()) as database:

        async def ask(sql, values):
            return database.execute(sql, values)

        yield ask


async def ids(read, wish, after=None, count=10):
    return [one.row.id for one in await games(read, wish, after, count)]


def run(coroutine):
    import asyncio

    return asyncio.run(coroutine)


def test_public_games_are_found_newest_first(read):
    assert run(ids(read, Wish())) == ["t3", "t2", "t1"]
    assert run(ids(read, Wish(with_private=True))) == ["t4", "t3", "t2", "t1"]


@pytest.mark.parametrize(("asked", "found"), [
    ({"game": "spacewalk"}, ["t2", "t1"]), ({"players": "3"}, ["t3"]),
    ({"least": "2"}, ["t2", "t1"]), ({"most": "2"}, ["t3", "t2"]),
    ({"result": "0"}, ["t2", "t1"]), ({"result": "1"}, ["t2"]),
    ({"result": "shared"}, ["t2"]), ({"result": "none"}, ["t3"]),
    ({"opening": "move 1"}, ["t2", "t1"]), ({"opening": "move 1; move 2"}, ["t1"]),
    ({"since": "1970-01-03", "until": "1970-01-03"}, ["t2"]), ({"until": "1970-01-02"}, ["t1"]),
    ({"player": "aNN"}, ["t2", "t1"]), ({"player": "n_1"}, ["t2", "t1"]), ({"player": "%"}, []),
    ({"player": "captain"}, ["t2"]), ({"player": "cap"}, []), ({"player": "_en"}, []),
    ({"player": "ben", "result": "none"}, ["t3"]),
])  # fmt: skip
def test_each_field_narrows_the_search(read, asked, found):
    assert run(ids(read, wish_of(asked))) == found


def test_nobody_is_found_by_a_name_whose_owner_does_not_show_games(read):
    assert run(ids(read, wish_of({"player": "cleo"}))) == []
    (game,) = run(games(read, wish_of({"players": "3"}), None, 10))
    assert [one.name for one in game.players] == ["Cleo", "Ben", "cadet"]


def test_pages_follow_each_other_without_gaps(read):
    first = run(games(read, Wish(), None, 2))
    assert [one.row.id for one in first] == ["t3", "t2"]
    assert run(ids(read, Wish(), first[-1].place)) == ["t1"]
    assert run(nth_place(read, Wish(), None, 2)) == first[-1].place
    assert run(nth_place(read, Wish(), None, 4)) is None


def test_games_come_with_their_logs_and_no_more_than_were_asked_for(read):
    async def told(most):
        return [one async for batch in all_games(read, Wish(), None, most) for one in batch]

    found = run(told(2))
    assert [one.found.row.id for one in found] == ["t3", "t2"]
    assert [one.action for one in found[1].line] == LINES["t2"]
    assert len(run(told(9))) == 3
