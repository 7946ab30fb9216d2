"""Units in one commit: sent together, kept apart where one of them fails."""

from __future__ import annotations

import pytest

from orrery.server.storage.commits import Commits
from orrery.server.storage.database import Conflict, Fenced, StorageDown, Unstorable
from orrery.server.storage.fence import fence
from orrery.server.storage.postgres import PostgresDatabase
from orrery.server.storage.store import connector

MAKE = "CREATE TABLE tables (id TEXT PRIMARY KEY, owner INT, epoch INT)"
INSERT = "INSERT INTO lines VALUES (?, ?)"
SELECT = "SELECT text FROM lines ORDER BY n"


@pytest.fixture(params=["sqlite", "postgres"])
def connect(request, tmp_path):
    """Opens connections to a new database with two tables."""
    is_postgres = request.param == "postgres"
    url = request.getfixturevalue("nodes_db") if is_postgres else str(tmp_path / "lines.db")
    found = connector(url)
    database = found()
    database.execute(MAKE)
    database.execute("CREATE TABLE lines (n INT PRIMARY KEY, text TEXT)")
    database.execute("INSERT INTO tables VALUES ('a', 1, 1), ('b', 2, 1)")
    database.close()
    return found


def lines(connect):
    database = connect()
    found = [text for (text,) in database.execute(SELECT)]
    database.close()
    return found


def test_rows_come_in_the_order_of_the_statements(connect):
    database, one = connect(), "SELECT text FROM lines WHERE n = ?"
    database.execute("BEGIN")
    writes = [(one, (1,)), (INSERT, (1, "x")), (INSERT, (2, "y")), (one, (2,)), (one, (1,))]
    assert database.execute_all(writes) == [[], [], [], [("y",)], [("x",)]]
    assert database.execute_all([]) == []
    database.execute("COMMIT")
    database.close()


def test_what_is_wrong_with_one_unit_is_its_own_fault(connect):
    commits = Commits(connect)
    units = [[(INSERT, (n, str(n)))] for n in (1, 2, 1, 3)]
    units += [[(INSERT, (4, "four")), ("SELECT nothing", ())], [(INSERT, (5, "5"))]]
    found = commits.write(units)
    assert list(map(type, found)) == [type(None), type(None), Conflict, type(None), Unstorable,
                                      type(None)]  # fmt: skip
    assert lines(connect) == ["1", "2", "3", "5"]
    commits.close()


def test_many_units_go_to_postgresql_in_one_go(nodes_db, monkeypatch):
    """Not one by one: each would wait for the answer to the one before."""
    connect, said = connector(nodes_db), []
    first = connect()
    first.execute("CREATE TABLE lines (n INT PRIMARY KEY, text TEXT)")
    kept = PostgresDatabase.execute

    def execute(self, sql, values=()):
        said.append(sql)
        return kept(self, sql, values)

    monkeypatch.setattr(PostgresDatabase, "execute", execute)
    commits = Commits(connect, first)
    assert commits.write([[(INSERT, (n, "x"))] for n in range(500)]) == [None] * 500
    assert said == ["BEGIN", "COMMIT"]
    commits.close()


# Only PostgreSQL has fences


@pytest.fixture
def fenced(nodes_db):
    """Opens connections to a database with two tables of two owners."""
    connect = connector(nodes_db)
    database = connect()
    database.execute(MAKE)
    database.execute("CREATE TABLE lines (n INT PRIMARY KEY, text TEXT)")
    database.execute("INSERT INTO tables VALUES ('a', 1, 1), ('b', 2, 1)")
    database.execute("INSERT INTO lines VALUES (9, 'of another')")
    database.close()
    return connect


def test_a_fence_fails_its_own_unit_and_nothing_of_it_is_written(fenced):
    commits = Commits(fenced)
    units = [
        [fence("a", 1, 1), (INSERT, (1, "ours"))],
        [fence("b", 1, 1), (INSERT, (2, "not ours"))],
        [fence("a", 1, 1), (INSERT, (3, "ours, too"))],
    ]
    found = commits.write(units)
    assert [type(one) for one in found] == [type(None), Fenced, type(None)]
    assert lines(fenced) == ["ours", "ours, too", "of another"]
    commits.close()


def test_whoever_lost_a_table_hears_that_and_not_what_the_other_has_written(fenced):
    """The new owner has given the same number already: it is no conflict of ours."""
    commits = Commits(fenced)
    found = commits.write([[fence("b", 1, 1), (INSERT, (9, "late"))]])
    assert isinstance(found[0], Fenced)
    assert not isinstance(found[0], Conflict)
    commits.close()


def test_a_connection_that_is_lost_in_the_middle_is_opened_again(fenced):
    commits, other = Commits(fenced), fenced()
    assert commits.write([[(INSERT, (1, "x"))]]) == [None]
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    other.execute(end)
    found = commits.write([[(INSERT, (2, "y"))], [(INSERT, (3, "z"))]])
    assert all(isinstance(one, StorageDown) for one in found)
    assert not any(isinstance(one, Fenced) for one in found)
    assert commits.write([[(INSERT, (2, "y"))]]) == [None]
    assert lines(fenced) == ["x", "y", "of another"]
    other.close()
    commits.close()
