"""`orrery archive`: games of a server's database, listed or saved, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.core.errors import BadInput, trouble

if TYPE_CHECKING:
    from orrery.server.archive.bundles import Batches
    from orrery.server.archive.search import Found
    from orrery.server.archive.wish import Wish
    from orrery.server.storage.database import Database

LISTED = 30
EVERY = 10**9  # games in a file: all
OPTIONS = ("game", "player", "players", "least", "most", "result", "opening", "since", "until")


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Which database, which games, and into which files."""
    from orrery.server.archive.wish import FIELDS

    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://... (default orrery.db)")  # fmt: skip
    for name in OPTIONS:
        parser.add_argument(f"--{name}", metavar=name[0].upper(), default="", help=FIELDS[name])
    parser.add_argument("--private", action="store_true", help="private games, too")
    parser.add_argument("--logs", metavar="FILE.zip", type=Path, help="save their logs")
    parser.add_argument("--parquet", metavar="FILE", type=Path, help="save them as one table")


@dataclass(frozen=True)
class Reader:
    """Reads a database that a server may be writing to; all of one moment."""

    database: Database

    async def __call__(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return self.database.execute(sql, values)


def run(args: argparse.Namespace) -> int:
    """Save the games, or list the newest."""
    import msgspec

    from orrery.server.archive.bundles import parquet, zipped
    from orrery.server.archive.wish import wish_of
    from orrery.server.storage.backups import open_snapshot
    from orrery.server.storage.troubles import troubles_said

    wish = wish_of({name: getattr(args, name) for name in OPTIONS})
    wish = msgspec.structs.replace(wish, with_private=args.private)
    with troubles_said(args.db), closing(open_snapshot(args.db)) as database:
        read = Reader(database)
        for path, written in ((args.logs, zipped), (args.parquet, parquet)):
            if path is not None:
                print(f"{path}: {asyncio.run(save(read, wish, path, written))} games")
        if args.logs is None and args.parquet is None:
            asyncio.run(show(read, wish))
    return 0


async def save(
    read: Reader, wish: Wish, path: Path, written: Callable[[Batches], AsyncIterator[bytes]]
) -> int:
    """Write a file, whole or not at all; how many games are in it."""
    from orrery.server.archive.search import all_games

    n_games = 0

    async def counted() -> Batches:
        nonlocal n_games
        async for batch in all_games(read, wish, None, EVERY):
            n_games += len(batch)
            yield batch

    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            async for data in written(counted()):
                file.write(data)
        part.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {trouble(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    return n_games


async def show(read: Reader, wish: Wish) -> None:
    """A line for each of the newest."""
    from orrery.server.archive.search import games

    found = await games(read, wish, None, LISTED + 1)
    for one in found[:LISTED]:
        print(line_of(one))
    if len(found) > LISTED:
        print(f"... and more: these are the newest {LISTED}", file=sys.stderr)
    if not found:
        print("no such games", file=sys.stderr)


def line_of(found: Found) -> str:
    """Day, id, game, length, and who played; winners with a star."""
    row = found.row
    day = datetime.datetime.fromtimestamp(row.ended, datetime.UTC).date()
    names = [
        (one.name or "?") + ("*" if one.seat in found.winners else "") for one in found.players
    ]
    return f"{day}  {row.id}  {row.game:<11} {row.length:>4}  {', '.join(names)}"
