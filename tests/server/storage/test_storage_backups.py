"""Backups: whole, of one moment, made while people play, and good for either kind of database."""

from __future__ import annotations

import gzip
import json
import re
from contextlib import closing

import pytest
from server_house import in_loop, open_house

from orrery.core.errors import BadInput
from orrery.server.storage.backups import KEYS, backup, open_snapshot, restore
from orrery.server.storage.rows import GuestRow
from orrery.server.storage.schema import MIGRATIONS
from orrery.server.storage.secrets import default_key_file
from orrery.server.storage.store import connector

ORDER = {"is_private": True, "clock": {"pace": "live", "per_move": 60}}


def dump(url):
    database = connector(url)()
    try:
        return {
            table: database.execute(f"SELECT * FROM {table} ORDER BY {', '.join(keys)}")
            for table, keys in KEYS.items()
        }
    finally:
        database.close()


@in_loop
async def test_a_backup_of_a_running_server_is_restored_into_the_other_kind(
    url, tmp_path, postgres
):
    import with_postgres

    file = tmp_path / "a.backup"
    async with open_house(url) as house:
        room, ann, _ben = await house.duel("astron", **ORDER)
        await ann.say("chat", game=room.id, text="hello")
        action = room.running.sights.seen(0).actions[0]
        await ann.say("move", game=room.id, id="m", base=room.running.seq, action=action)
        counted = backup(url, file)
        before, seq = dump(url), room.running.seq
        assert (counted.tables, counted.events) == (1, seq)
        await ann.say("chat", game=room.id, text="after the backup")
    other = with_postgres.fresh_database(postgres) if url.endswith(".db") else f"{tmp_path}/o.db"
    key = default_key_file(url)
    restore(file, other, key)
    assert dump(other) == before
    async with open_house_with_key(other, key) as house:
        room = await house.hall.room(room.id)
        async with room.lock:
            await room.load()
        assert room.running.seq == seq
        assert [line.text for line in room.chat] == ["hello"]


def test_a_backup_holds_every_table_of_the_schema_but_what_can_be_made_again():
    steps = [step for steps in MIGRATIONS for step in steps if isinstance(step, str)]
    made = {name for step in steps for name in re.findall(r"CREATE TABLE (\w+)", step)}
    assert made - set(KEYS) == {"analyses"}


def open_house_with_key(url, key):
    """A house whose key lies elsewhere."""
    default = default_key_file(url)
    if default.resolve() != key.resolve():
        default.write_bytes(key.read_bytes())
        default.chmod(0o600)
    return open_house(url)


@in_loop
async def test_pages_are_put_together_without_a_seam(db, tmp_path, monkeypatch):
    from orrery.server.storage import backups

    monkeypatch.setattr(backups, "PAGE", 3)
    async with open_house(db) as house:
        for n in range(10):
            await house.guest(f"Guest {n}")
        backup(db, tmp_path / "a.backup")
        names = {row.name for row in await house.hall.store.rows(GuestRow)}
    restore(tmp_path / "a.backup", f"{tmp_path}/b.db", default_key_file(db))
    assert {row[1] for row in dump(f"{tmp_path}/b.db")["guests"]} == names


@in_loop
async def test_what_is_not_a_whole_backup_is_refused_and_changes_nothing(db, tmp_path):
    async with open_house(db) as house:
        await house.duel()
        backup(db, file := tmp_path / "a.backup")
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut off": file.read_bytes()[:-20],
        "lines missing": gzip.compress(b"".join(lines[:-2])),
        "changed": gzip.compress(b"".join(lines).replace(b"Ann", b"Eve")),
        "another": gzip.compress(json.dumps({"other": 1}).encode()),
        "no file of ours": b"not compressed",
    }
    for name, data in damaged.items():
        bad = tmp_path / "bad.backup"
        bad.write_bytes(data)
        with pytest.raises(BadInput, match="backup"):
            restore(bad, f"{tmp_path}/{name}.db")
        assert not (tmp_path / f"{name}.db").exists()


@in_loop
async def test_only_an_empty_database_is_filled_and_only_one_that_is_there_is_read(db, tmp_path):
    async with open_house(db) as house:
        await house.duel()
        backup(db, tmp_path / "a.backup")
        with pytest.raises(BadInput, match="in use"):
            restore(tmp_path / "a.backup", db)
    before = dump(db)
    with pytest.raises(BadInput, match="not empty"):
        restore(tmp_path / "a.backup", db)
    assert dump(db) == before
    with pytest.raises(BadInput, match="no database"):
        backup(f"{tmp_path}/none.db", tmp_path / "b.backup")
    assert not (tmp_path / "none.db").exists()
    with pytest.raises(BadInput, match="there is no key"):
        restore(tmp_path / "a.backup", f"{tmp_path}/other.db")


@in_loop
async def test_a_backup_is_for_its_owner_alone_and_shows_no_cards(db, tmp_path):
    async with open_house(db) as house:
        room, ann, _ben = await house.duel("astron")
        backup(db, file := tmp_path / "a.backup")
        text = gzip.decompress(file.read_bytes()).decode()
        assert file.stat().st_mode & 0o777 == 0o600
        for secret in (room.row.invite, ann.token, str(room.running.header["seed"])):
            assert secret not in text


@in_loop
async def test_all_rows_are_of_one_moment(url):
    async with open_house(url) as house:
        await house.guest("Ann")
        with closing(open_snapshot(url)) as database:
            before = database.execute("SELECT name FROM guests")
            await house.guest("Ben")
            assert database.execute("SELECT name FROM guests") == before == [("Ann",)]
