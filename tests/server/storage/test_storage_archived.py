"""What the archive keeps of a log, also of games that ended before there was one."""

from __future__ import annotations

import json
from contextlib import closing

from orrery.server.storage import schema
from orrery.server.storage.archived import OPENING, Played, fill_archive, opening_of, standing
from orrery.server.storage.rows import EventRow, SeatRow, TableRow, insert
from orrery.server.storage.store import Store, connector

ENTRIES = [(0, "move 1", "a"), (-1, "deal 4", "b"), (1, "move 9", "c"), (0, "!undo 2", "b"),
           (1, "move 2", "d"), (0, "!resign", "d")]  # fmt: skip


def test_what_was_taken_back_and_notes_do_not_stand():
    assert standing(ENTRIES) == [Played(0, "move 1", "a"), Played(-1, "deal 4", "b"),
                                 Played(1, "move 2", "d")]  # fmt: skip


def test_an_opening_is_what_players_chose_first():
    assert opening_of(standing(ENTRIES)) == "move 1; move 2; "
    assert opening_of([Played(0, "a")] * 50).count(";") == OPENING


def without_archive(url, monkeypatch):
    """A database of the time before, with finished games."""
    with monkeypatch.context() as patch:
        before = next(n for n, steps in enumerate(schema.MIGRATIONS) if fill_archive in steps)
        patch.setattr("orrery.server.storage.store.MIGRATIONS", schema.MIGRATIONS[:before])
        store = Store(url)
    result = json.dumps({"reason": "resign", "winners": [1]})
    over = {
        "status": "over",
        "created": 5.0,
        "clock": "{}",
        "host": "ann",
        "board": None,
        "options": "{}",
    }
    tables = [
        TableRow("old", "spacewalk", is_private=False, result=result, ended=9.0, **over),
        TableRow("unknown", "spacewalk", is_private=False, **over),
        TableRow("broken", "spacewalk", is_private=False, result=result, fault="replay", **over),
        TableRow("empty", "spacewalk", is_private=False, result=result, **over),
        TableRow("on", "spacewalk", is_private=False, **{**over, "status": "running"}),
    ]
    seats = [SeatRow("old", seat, "bot", bot="captain") for seat in range(2)]
    events = [
        EventRow(table.id, n, seat, None, action, link)
        for table in tables if table.id != "empty"
        for n, (seat, action, link) in enumerate(ENTRIES, 1)
    ]  # fmt: skip
    store.submit([insert(row) for row in (*tables, *seats, *events)]).result()
    store.close()


def test_games_of_before_are_put_into_the_archive_once(url, monkeypatch):
    without_archive(url, monkeypatch)
    Store(url).close()
    with closing(connector(url)()) as database:
        found = database.execute("SELECT * FROM archive")
        assert found == [("old", "spacewalk", 2, 3, "resign", " 1 ", "move 1; move 2; ", "", 9.0)]
        fill_archive(database)
        assert database.execute("SELECT * FROM archive") == found
