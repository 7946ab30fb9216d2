"""Downloads: every game of a search with its whole log, as files that others' tools read."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile

import pytest

from orrery.core import extras
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.replay import load
from orrery.core.table import new_table
from orrery.server.archive import bundles
from orrery.server.archive.search import Found, Player, Told
from orrery.server.storage.archived import ArchivedRow, Played, opening_of, winners_text


def told(seed):
    """A game of connect four as the archive has it."""
    table = new_table(find_game("connect_four"), seed=seed)
    while not table.is_over:
        (seat,) = table.game.to_act(table.board, table.state)
        actions = table.game.actions(table.board, table.state, seat)
        table.play_number(seat, actions[seed % len(actions)])
    log = table.log
    line = [Played(step.seat, step.text, step.hash) for step in log.steps]
    row = ArchivedRow(
        f"t{seed}", "connect_four", 2, len(line), "rules", winners_text(table.winners),
        opening_of(line), json.dumps(log.result), 1.5,
    )  # fmt: skip
    players = [Player(0, "Ann", False), Player(1, "captain", True)]
    return Told(Found(row, players), json.dumps(log.header), line)


async def batches(*games):
    for game in games:
        yield [game]


async def joined(parts):
    return [part async for part in parts]


def test_a_zip_holds_logs_that_replay_to_the_same_end(tmp_path):
    games = [told(1), told(2)]
    parts = asyncio.run(joined(bundles.zipped(batches(*games))))
    assert len(parts) == 3  # written as they come, not all at the end
    archive = zipfile.ZipFile(io.BytesIO(b"".join(parts)))
    assert archive.testzip() is None
    for game in games:
        archive.extract(f"connect_four-{game.found.row.id}.jsonl", tmp_path)
        table = load(tmp_path / f"connect_four-{game.found.row.id}.jsonl")
        assert table.is_over
        assert table.log.hash == game.line[-1].hash
        assert table.winners == game.found.winners
    listed = json.loads(archive.read("games.json"))
    assert [(one["id"], one["names"]) for one in listed] == [
        ("t1", ["Ann", "captain"]), ("t2", ["Ann", "captain"])
    ]  # fmt: skip


def test_a_parquet_file_has_a_row_for_each_game():
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    games = [told(1), told(2)]
    data = b"".join(asyncio.run(joined(bundles.parquet(batches(*games)))))
    rows = parquet.read_table(arrow.BufferReader(data)).to_pylist()
    assert [row["id"] for row in rows] == ["t1", "t2"]
    assert rows[1]["actions"] == [one.action for one in games[1].line]
    assert rows[1]["seats"] == [one.seat for one in games[1].line]
    assert (rows[0]["winners"], rows[0]["bots"]) == (games[0].found.winners, [False, True])
    assert rows[0]["ended"].timestamp() == 1.5


def test_without_pyarrow_it_is_said_how_to_get_it(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    with pytest.raises(BadInput, match=r"orrery\[lab\]"):
        asyncio.run(joined(bundles.parquet(batches())))
