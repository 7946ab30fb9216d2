"""Several nodes of the play server at one port, with PostgreSQL and Redis, for `server.py`.

What `orrery serve --processes N` starts, but without the limit on new guests from one address. The
kernel shares the sockets out, so that often the two players of a table are at different nodes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path

from server_crowd import POSTGRES
from server_meters import Groups

from orrery.server.run import open_hall, run_app
from orrery.server.settings import Settings
from orrery.server.tables.hall import Hall
from orrery.server.transport.app import build_app

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

Start = Callable[[list[str]], AbstractContextManager[int]]
"""Starts a process with these words; its number."""


@contextmanager
def nodes(n: int, start: Start) -> Iterator[Groups]:
    """So many nodes on a new database; the numbers of their processes and of what is below them."""
    import with_postgres
    import with_redis

    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="orrery-bench-")))
        postgres = stack.enter_context(with_postgres.cluster())
        db = with_postgres.fresh_database(postgres)
        redis = stack.enter_context(with_redis.redis())
        words = ["--db", db, "--cluster", redis.url, "--key", str(home / "orrery.key")]
        yield {
            "server": [stack.enter_context(start(words)) for _ in range(n)],
            POSTGRES: with_postgres.process_of(postgres),
            "Redis": [redis.process.pid] if redis.process else [],
        }


def serve(port: int, db: str, redis: str | None, key: Path | None) -> None:
    """The server as it is, but for that limit; with a Redis as a node."""
    settings = Settings(guests_per_minute=1e9)
    hall = open_hall(db, settings, key_file=key, links=redis)
    warm_connect_four(hall)
    run_app(build_app(hall), "127.0.0.1", port, settings, is_shared=redis is not None)


def warm_connect_four(hall: Hall) -> None:
    """Nothing else is compiled meanwhile."""
    hall.compilation.warm_all = partial(hall.compilation.ready, "connect_four")  # type: ignore[method-assign]
