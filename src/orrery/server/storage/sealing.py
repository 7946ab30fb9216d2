"""Migration: secrets that earlier versions kept in clear move behind the key.

Open tables of earlier versions get a first roll with the secret they had committed to; running
ones keep their seed, and their log is sealed until the end.
"""

from __future__ import annotations

import hashlib
import json

from orrery.server.storage.database import Database
from orrery.server.storage.rows import EventRow, RollRow, insert
from orrery.server.storage.secrets import HEAD, INVITE, Vault

OLD_SECRET = "seed"


def seal_clear_secrets(database: Database, vault: Vault) -> None:
    """Seal invitations, the server's seeds, and what running games hide."""
    columns = "id, status, invite, server_seed, header"
    for table, status, invite, seed, header in database.execute(f"SELECT {columns} FROM tables"):
        _save(database, vault, table, INVITE, invite)
        if status == "open":
            _open_first_roll(database, vault, table, seed)
        if status == "running" and header is not None:
            _seal_head(database, vault, table, json.loads(header))
            _seal_events(database, vault, table)


def _save(database: Database, vault: Vault, game: str, name: str, text: str) -> None:
    database.execute(*insert(vault.row(game, name, text)))


def _open_first_roll(database: Database, vault: Vault, game: str, seed: str) -> None:
    commitment = hashlib.sha256(seed.encode()).hexdigest()
    database.execute(*insert(RollRow(game, 1, commitment)))
    _save(database, vault, game, "secret 1", seed)


def _seal_head(database: Database, vault: Vault, game: str, header: dict[str, object]) -> None:
    hidden = {OLD_SECRET: header.pop(OLD_SECRET)} if OLD_SECRET in header else {}
    _save(database, vault, game, HEAD, json.dumps(hidden))
    write = "UPDATE tables SET header = ? WHERE id = ?"
    database.execute(write, (json.dumps(header), game))


def _seal_events(database: Database, vault: Vault, game: str) -> None:
    columns = "game, seq, seat, client_id, action, hash"
    rows = database.execute(f"SELECT {columns} FROM events WHERE game = ?", (game,))
    for row in (vault.seal_event(EventRow(*row)) for row in rows):
        write = "UPDATE events SET action = ?, hash = ? WHERE game = ? AND seq = ?"
        database.execute(write, (row.action, row.hash, row.game, row.seq))
