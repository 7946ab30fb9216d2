"""Secrets at rest: sealed, behind a key of their own, in files that only their owner can read."""

from __future__ import annotations

import functools
import json
import os
import stat
from pathlib import Path

import pytest
from server_house import in_loop, open_house

from orrery.core.errors import BadInput
from orrery.core.seats import CHANCE
from orrery.server.access.tokens import hash_of
from orrery.server.logbook.fair import SECRET_KEYS
from orrery.server.storage.rows import EventRow, SeatRow, columns_of, insert
from orrery.server.storage.schema import MIGRATIONS
from orrery.server.storage.secrets import SEALED, Vault, open_vault
from orrery.server.storage.store import Store, connector


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def play_cards(house, n_moves: int = 6):
    """A running game with cards, and what must not be found on the disk."""
    ann = await house.guest("Ann")
    room = await house.table(ann, "astron", players=2, seats=["me", "me"], is_private=True)
    await ann.say("start", game=room.id)
    for n in range(n_moves):
        seat = room.running.to_act[0]
        action = room.fresh(seat).view.actions[0]
        move = {"id": f"m{n}", "base": room.running.seq, "seat": seat, "action": action}
        await ann.say("move", game=room.id, **move)
    return room, ann


def all_text(url: str) -> str:
    """Everything the database holds, as text."""
    database = connector(url)()
    tables = ("guests", "tables", "seats", "events", "chat", "timers", "rolls", "secrets")
    found = [str(database.execute(f"SELECT * FROM {table}")) for table in tables]
    database.close()
    return "\n".join(found)


@in_loop
async def test_nothing_secret_of_a_running_game_is_in_clear(url):
    async with open_house(url) as house:
        room, ann = await play_cards(house)
        header, entries = room.running.header, room.running.entries
        drawn = [entry for entry in entries if entry.seat == CHANCE]
        assert drawn
        text = all_text(url)
        for secret in (header["seed"], header["secret"], *header["words"], room.row.invite):
            assert secret not in text
        assert not any(entry.action in text for entry in drawn)
        assert not any(entry.hash in text for entry in entries)
        assert ann.token not in text
        assert not any(key in json.loads(room.row.header) for key in SECRET_KEYS)
        await ann.say("resign", game=room.id, id="r", seat=0)
        text = all_text(url)
        assert header["seed"] in text  # over: the log is for all
        assert all(entry.action in text for entry in drawn)
        assert room.row.invite not in text


@in_loop
async def test_words_and_secrets_of_a_roll_under_way_are_sealed(url):
    async with open_house(url) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, "astron", players=2)
        await ben.say("sit", game=room.id, seat=1)
        for one in (ann, ben):
            await one.come_to_roll(room)
        await ann.send(json.dumps({"type": "start", "game": room.id}))
        await ann.take_part(room)
        text = all_text(url)
        assert room.rolls.words
        assert not any(secret in text for secret in room.secrets.values())


@in_loop
async def test_a_sealed_game_goes_on_after_a_restart(url):
    async with open_house(url) as house:
        room, _ = await play_cards(house)
        game, before, header = room.id, room.running.entries, room.running.header
        invite = room.row.invite
    async with open_house(url) as house:
        room = await house.hall.room(game)
        async with room.lock:
            await room.load()
        assert room.running.header == header
        assert [e.hash for e in room.running.entries] == [e.hash for e in before]
        assert room.row.invite == invite


@in_loop
async def test_files_are_for_their_owner_alone(db, tmp_path):
    old = os.umask(0o022)
    try:
        async with open_house(db) as house:
            await house.guest("Ann")
            files = sorted(tmp_path.glob("orrery.db*"))
            assert [file.name for file in files] == [
                "orrery.db", "orrery.db-shm", "orrery.db-wal", "orrery.db.key", "orrery.db.lock",
            ]  # fmt: skip
            assert [mode_of(file) for file in files] == [0o600] * 5
    finally:
        os.umask(old)


@in_loop
async def test_a_database_that_others_could_read_is_closed_to_them_and_that_is_said(db, caplog):
    async with open_house(db):
        pass
    os.chmod(db, 0o644)
    Path(f"{db}-wal").touch(0o644)
    os.chmod(f"{db}-wal", 0o644)
    async with open_house(db) as house:
        await house.guest("Ann")
        assert mode_of(Path(db)) == mode_of(Path(f"{db}-wal")) == 0o600
    assert "could be read by others; now only its owner can" in caplog.text


def test_a_key_that_others_can_read_is_refused_with_the_cure(tmp_path):
    file = tmp_path / "key"
    open_vault(file)
    assert mode_of(file) == 0o600
    file.chmod(0o640)
    with pytest.raises(BadInput, match=f"chmod 600 {file}"):
        open_vault(file)
    file.chmod(0o600)
    for content, why in (("zz", "cannot read"), ("abcd", "has 2 bytes, not 32")):
        file.write_text(content)
        with pytest.raises(BadInput, match=why):
            open_vault(file)


def test_a_database_knows_its_key_before_anything_is_in_it(url, tmp_path):
    """Two nodes with keys of their own would begin together, and neither could start again."""
    Store(url).close()
    with pytest.raises(BadInput, match="sealed with the key"):
        Store(url, tmp_path / "other.key")
    Store(url).close()


@in_loop
async def test_another_key_is_refused_by_name(url, tmp_path):
    async with open_house(url) as house:
        await house.table(await house.guest("Ann"))
        right = house.hall.store.vault.key_id
    other = tmp_path / "other.key"
    with pytest.raises(BadInput, match=f"sealed with the key {right}.*--secret-key"):
        Store(url, other)


def test_a_sealed_text_cannot_be_moved_or_changed():
    vault = Vault(bytes(32))
    sealed = vault.seal("deal forward 1", "g/1/-1")
    assert vault.open(sealed, "g/1/-1") == "deal forward 1"
    assert vault.seal("deal forward 1", "g/1/-1") != sealed
    for wrong in ((sealed, "g/2/-1"), (sealed[:-4] + "AAA=", "g/1/-1"), ("?", "g/1/-1")):
        with pytest.raises(BadInput, match="cannot be opened"):
            vault.open(*wrong)
    with pytest.raises(BadInput, match="cannot be opened"):
        Vault(b"1" * 32).open(sealed, "g/1/-1")
    row = EventRow("g", 1, CHANCE, None, "deal forward 1", "5f0c")
    hidden = vault.seal_event(row)
    assert hidden.action.startswith(SEALED)
    assert hidden.hash == ""
    assert vault.unseal_event(hidden) == row
    assert vault.unseal_event(row) == row


# Databases of earlier versions


def old_database(url: str) -> None:
    """Version 2 with an open, a running and a finished table, all in clear."""
    head, hash_after = old_game()
    database = connector(url)()
    database.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY)")
    for version, steps in enumerate(MIGRATIONS[:2], 1):
        for step in steps:
            database.execute(step)
        database.execute("INSERT INTO migrations (version) VALUES (?)", (version,))
    for name, status in (("open", "open"), ("runs", "running"), ("done", "over")):
        header = None if status == "open" else json.dumps(head)
        values = (name, "astron", json.dumps(head["options"]), None, "ann", 1, f"invite-{name}",
                  status, 1.0, "{}", OLD_SEED, header)  # fmt: skip
        database.execute(
            "INSERT INTO tables (id, game, options, board, host, is_private, invite, status,"
            " created, clock, server_seed, header) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
        for seat in (0, 1):
            row = SeatRow(name, seat, "person", "ann")
            columns = [c for c in columns_of(SeatRow) if c not in ("commitment", "held")]
            sql = f"INSERT INTO seats ({', '.join(columns)}) VALUES (?, ?, ?, ?, ?, ?)"
            database.execute(sql, [getattr(row, column) for column in columns])
    database.execute(*insert(EventRow("runs", 1, 0, "m0", "take-off c", hash_after)))
    database.close()


@functools.cache
def old_game() -> tuple[dict, str]:
    """The head of a game of the first scheme, and the hash after one action."""
    from orrery.core.registry import find_game
    from orrery.core.table import new_table

    table = new_table(find_game("astron"), 2, f"{OLD_SEED}++", "manual")
    table.log.header["commitment"] = hash_of(OLD_SEED)
    table.play(0, "take-off c")
    return table.log.header, table.log.hash


OLD_SEED = "0123456789abcdef" * 2


@in_loop
async def test_a_database_of_an_earlier_version_is_sealed_and_plays_on(url):
    old_database(url)
    head, hash_after = old_game()
    async with open_house(url) as house:
        text = all_text(url)
        assert "invite-" not in text
        assert text.count(OLD_SEED) == 1  # the finished game's: its log is for all
        assert hash_after not in text
        running, opened = await house.hall.room("runs"), await house.hall.room("open")
        async with running.lock:
            await running.load()
        assert running.running.entries[0].action == "take-off c"
        assert running.running.header == head
        assert (running.row.invite, opened.row.invite) == ("invite-runs", "invite-open")
        assert opened.rolls.current.commitment == hash_of(OLD_SEED)
        done = await house.hall.room("done")
        async with done.lock:
            await done.load()
        assert done.running.header["seed"] == f"{OLD_SEED}++"


@in_loop
async def test_nothing_in_clear_is_left_in_the_file_after_the_migration(db):
    old_database(db)
    connection = connector(db)()
    connection.execute("DELETE FROM tables WHERE status = 'over'")
    connection.close()
    async with open_house(db):
        content = b"".join(Path(f"{db}{end}").read_bytes() for end in ("", "-wal"))
        assert OLD_SEED.encode() not in content
        assert b"invite-open" not in content
