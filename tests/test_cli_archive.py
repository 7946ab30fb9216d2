"""`orrery archive`: games of a server's database, from the terminal."""

from __future__ import annotations

import json
import zipfile

import pytest

from orrery.cli.main import run
from orrery.core.errors import BadInput
from orrery.server.storage.archived import ArchivedRow, kept
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow, insert
from orrery.server.storage.store import Store


@pytest.fixture
def db(tmp_path):
    """A database with a public and a private game."""
    path = str(tmp_path / "orrery.db")
    store = Store(path)
    head = json.dumps({"orrery": 1, "game": "spacewalk", "rules": 1, "options": {}, "board": "x"})
    writes = [insert(GuestRow("ann", "Ann", "x", 0.0))]
    for table, is_private in (("open1", False), ("shut1", True)):
        row = ArchivedRow(table, "spacewalk", 2, 1, "resign", " 0 ", "move 3; ", "", 86400.0)
        seats = [SeatRow(table, 0, "person", guest="ann"), SeatRow(table, 1, "bot", bot="captain")]
        writes += [
            *kept(row), *map(insert, seats), insert(EventRow(table, 1, 0, None, "move 3", "h")),
            insert(TableRow(table, "spacewalk", "{}", None, "ann", is_private, "over", 0.0, "{}",
                            head)),
        ]  # fmt: skip
    store.submit(writes).result()
    store.close()
    return path


def test_public_games_are_listed_and_private_ones_when_asked(db, capsys):
    assert run(["archive", "--db", db]) == 0
    assert capsys.readouterr().out == "1970-01-02  open1  spacewalk      1  Ann*, captain\n"
    run(["archive", "--db", db, "--private"])
    assert "shut1" in capsys.readouterr().out
    run(["archive", "--db", db, "--player", "ben"])
    assert capsys.readouterr() == ("", "no such games\n")


def test_games_are_saved_as_logs_and_as_a_table(db, capsys, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    logs, table = tmp_path / "g.zip", tmp_path / "g.parquet"
    run(
        ["archive", "--db", db, "--opening", "move 3", "--logs", str(logs), "--parquet", str(table)]
    )
    assert capsys.readouterr().out == f"{logs}: 1 games\n{table}: 1 games\n"
    assert zipfile.ZipFile(logs).namelist() == ["spacewalk-open1.jsonl", "games.json"]
    assert parquet.read_table(table).to_pylist()[0]["actions"] == ["move 3"]
    assert list(tmp_path.glob("*.part")) == []


def test_what_is_wrong_is_said(db, tmp_path):
    with pytest.raises(BadInput, match="no database"):
        run(["archive", "--db", str(tmp_path / "none.db")])
    with pytest.raises(BadInput, match="players is a number"):
        run(["archive", "--db", db, "--players", "two"])
    with pytest.raises(BadInput, match="cannot write"):
        run(["archive", "--db", db, "--logs", str(tmp_path / "no" / "where.zip")])
