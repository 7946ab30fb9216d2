"""Games of the archive as files: a zip of logs, or one table of Parquet; written piece by piece."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator, Sequence
from importlib.util import find_spec
from typing import Any

from orrery.core.extras import pyarrow
from orrery.core.log import Log, Step, dump_log
from orrery.core.registry import find_meta
from orrery.server.archive.search import Told

LIST = "games.json"
Batches = AsyncIterator[list[Told]]


class Sink(io.RawIOBase):
    """A file that keeps what was written only until it is taken."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._parts: list[bytes] = []
        self._n_bytes = 0

    def writable(self) -> bool:
        """Yes; it can neither be read nor sought in."""
        return True

    def tell(self) -> int:
        """How much was written so far."""
        return self._n_bytes

    def write(self, data: Any) -> int:
        """Take bytes."""
        part = bytes(data)
        self._parts.append(part)
        self._n_bytes += len(part)
        return len(part)

    def taken(self) -> bytes:
        """What was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


def log_text(told: Told) -> str:
    """The log of a game, as `orrery verify` reads it."""
    row = told.found.row
    steps = [Step(one.seat, one.action, one.hash) for one in told.line]
    log = Log(json.loads(told.head), steps, json.loads(row.ending) if row.ending else None)
    names = find_meta(row.game).seat_names
    return dump_log(log, lambda seat: names[seat] if seat >= 0 else "chance")


def about(told: Told) -> dict[str, Any]:
    """What a list says of a game beside its log."""
    row, found = told.found.row, told.found
    return {
        "id": row.id, "game": row.game, "players": row.players, "length": row.length,
        "reason": row.reason, "winners": found.winners, "ended": row.ended,
        "names": [one.name for one in found.players],
        "bots": [one.is_bot for one in found.players],
    }  # fmt: skip


async def zipped(batches: Batches) -> AsyncIterator[bytes]:
    """A zip with a log for each game, and `games.json`, which says who played and how it ended."""
    sink, listed = Sink(), []
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        async for batch in batches:
            for told in batch:
                row = told.found.row
                archive.writestr(f"{row.game}-{row.id}.jsonl", log_text(told))
                listed.append(about(told))
            yield sink.taken()
        archive.writestr(LIST, json.dumps(listed))
    yield sink.taken()


# Parquet


def has_parquet() -> bool:
    """Whether pyarrow is installed."""
    return find_spec("pyarrow") is not None


def columns_of(arrow: Any) -> Any:
    """A row for each game; its actions and their seats (-1: nature) are lists."""
    return arrow.schema([
        ("id", arrow.string()), ("game", arrow.string()), ("rules", arrow.int32()),
        ("players", arrow.int8()), ("names", arrow.list_(arrow.string())),
        ("bots", arrow.list_(arrow.bool_())), ("length", arrow.int32()),
        ("reason", arrow.string()), ("winners", arrow.list_(arrow.int8())),
        ("ended", arrow.timestamp("ms", tz="UTC")), ("options", arrow.string()),
        ("board", arrow.string()), ("seats", arrow.list_(arrow.int8())),
        ("actions", arrow.list_(arrow.string())),
    ])  # fmt: skip


def row_of(told: Told) -> dict[str, Any]:
    """A game as a row."""
    head = json.loads(told.head)
    board = head.get("board")
    return about(told) | {
        "ended": round(1000 * told.found.row.ended),
        "rules": head["rules"],
        "options": json.dumps(head.get("options", {})),
        "board": board if isinstance(board, str) else json.dumps(board),
        "seats": [one.seat for one in told.line],
        "actions": [one.action for one in told.line],
    }


async def parquet(batches: Batches) -> AsyncIterator[bytes]:
    """All games in one file, a group of rows for each batch; BadInput without pyarrow."""
    arrow, sink = pyarrow(), Sink()
    schema = columns_of(arrow)
    with arrow.parquet.ParquetWriter(sink, schema, compression="zstd") as writer:
        async for batch in batches:
            writer.write_table(_table(arrow, schema, batch))
            yield sink.taken()
    yield sink.taken()


def _table(arrow: Any, schema: Any, batch: Sequence[Told]) -> Any:
    return arrow.Table.from_pylist([row_of(told) for told in batch], schema=schema)
