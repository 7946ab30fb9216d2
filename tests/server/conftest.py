"""Databases for the server's tests: SQLite always, PostgreSQL where one can be started."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
sys.path.insert(0, str(ROOT / "tools"))

import with_redis  # noqa: E402 - found by the path above

from orrery.wasm.choice import at_once  # noqa: E402


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, started for these tests if there is none.

    It may be killed, and loses nothing then: only what the machine itself forgets is not synced.
    """
    pytest.importorskip("psycopg", reason="the extra `postgres` is not installed")
    import with_postgres

    try:
        with with_postgres.cluster("fsync=off") as url:
            yield url
    except with_postgres.NoPostgres as why:
        pytest.skip(f"no PostgreSQL: {why} (tools/with_postgres.py installs one)")


@pytest.fixture(scope="session")
def redis() -> Iterator[with_redis.RedisServer]:
    """A Redis of these tests' own, which they may kill and start again."""
    pytest.importorskip("redis", reason="the extra `cluster` is not installed")
    try:
        with with_redis.redis() as server:
            yield server
    except with_redis.NoRedis as why:
        pytest.skip(f"no Redis: {why}")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A fresh database of each kind, its key in a folder of the test's own."""
    if request.param == "sqlite":
        return str(tmp_path / "orrery.db")
    import with_postgres

    monkeypatch.chdir(tmp_path)
    return with_postgres.fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def nodes_db(postgres: str) -> str:
    """A fresh database that nodes can share."""
    import with_postgres

    return with_postgres.fresh_database(postgres)


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return str(tmp_path / "orrery.db")


@pytest.fixture(autouse=True)
def at_once_as_a_server() -> None:
    """A server waits for no compiler, and nor do its tests."""
    at_once()
