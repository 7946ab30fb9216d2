"""The check of a database finds what was changed, names it, and tells no cards."""

from __future__ import annotations

import sqlite3

import pytest
from server_house import in_loop, open_house

from orrery.cli.main import run
from orrery.server.storage.secrets import default_key_file, open_vault
from orrery.server.storage.store import connector
from orrery.server.upkeep.checks import check_database


def flaws(url):
    report = check_database(url, open_vault(default_key_file(url)))
    return [flaw.text for flaw in report.flaws]


async def a_few_games(url):
    """Two games of both kinds that run, one that is over, one that waits."""
    async with open_house(url) as house:
        room, ann, ben = await house.duel()
        for n, column in enumerate("1212121"):
            await (ann, ben)[n % 2].say(
                "move", game=room.id, id=str(n), base=n, action=f"drop {column}"
            )
        hidden, eve, _fay = await house.duel("astron")
        action = hidden.running.sights.seen(0).actions[0]
        base = hidden.running.seq
        assert (await eve.ask("move", game=hidden.id, id="m", base=base, action=action))["seq"]
        running, cid, _dan = await house.duel()
        await cid.say("move", game=running.id, id="m", base=0, action="drop 3")
        await house.table(ann, "connect_four", players=2)
        assert flaws(url) == []  # while the server runs
        return room.id, running.id


@in_loop
async def test_a_sound_database_has_no_faults(url):
    await a_few_games(url)
    report = check_database(url, open_vault(default_key_file(url)))
    assert (report.n_tables, report.flaws) == (4, [])
    assert report.n_entries > 8


@in_loop
async def test_every_damage_is_found_and_named(db):
    over, running = await a_few_games(db)
    damages = {
        f"UPDATE events SET hash = 'x' WHERE game = '{over}' AND seq = 4": "entry 4 of 7 does not",
        f"UPDATE events SET action = 'drop 5' WHERE game = '{over}' AND seq = 2": "entry 2 of 7",
        f"UPDATE events SET action = '!nonsense' WHERE game = '{over}' AND seq = 2": "entry 2",
        f"DELETE FROM events WHERE game = '{over}' AND seq = 3": "entry 3 is missing",
        f"DELETE FROM events WHERE game = '{over}' AND seq = 7": "its log says otherwise",
        f"UPDATE tables SET status = 'over' WHERE id = '{running}'": "its log says otherwise",
        f"UPDATE tables SET header = NULL WHERE id = '{over}'": "has no head",
        f"UPDATE tables SET header = 'x' WHERE id = '{over}'": "no game can begin",
        f"UPDATE tables SET header = 'null' WHERE id = '{over}'": "no game can begin",
        "UPDATE tables SET header = REPLACE(header, 'board', 'b')": "no game can begin",
        "UPDATE events SET action = x'ff'": "is no text",
        f"DELETE FROM tables WHERE id = '{over}'": "is not among the tables",
        f"DELETE FROM seats WHERE game = '{over}' AND seat = 0": "has the seats [1]",
        "UPDATE secrets SET sealed = 'AAAA'": "cannot be opened",
        "UPDATE events SET action = '~AAAA' WHERE action LIKE '~%'": "cannot be opened",
    }
    for sql, words in damages.items():
        connection = sqlite3.connect(db, isolation_level=None)
        connection.execute("BEGIN")
        backup = list(connection.iterdump())
        connection.execute(sql)
        connection.execute("COMMIT")
        found = flaws(db)
        assert any(words in flaw for flaw in found), (sql, found)
        connection.executescript(
            "".join(f"DROP TABLE IF EXISTS {name};" for name in names_of(connection))
            + "".join(backup)
        )
        connection.close()
    assert flaws(db) == []


def names_of(connection):
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in found if not name.startswith("sqlite_")]


@in_loop
async def test_the_command_says_so_and_ends_with_1(db, capsys):
    over, _ = await a_few_games(db)
    assert run(["fsck", "--db", db]) == 0
    assert "all is well" in capsys.readouterr().out
    database = connector(db)()
    database.execute("UPDATE events SET hash = 'x' WHERE game = ? AND seq = 4", (over,))
    database.close()
    assert run(["fsck", "--db", db]) == 1
    said = capsys.readouterr().out
    assert f"table {over} entry 4 of 7" in said
    assert "drop" not in said


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(ValueError, match="no database"):
        run(["fsck", "--db", str(tmp_path / "none.db")])
    assert list(tmp_path.iterdir()) == []
