"""Secrets at rest: sealed with a key that does not lie in the database.

Seeds, words, invitations and the hidden part of running games are written by `Vault.seal` alone
(AES-256-GCM). What a sealed text belongs to is part of the seal, so texts cannot change places.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
from pathlib import Path

from orrery.core.errors import BadInput, trouble
from orrery.server.storage.database import Write
from orrery.server.storage.files import make_private, need_private
from orrery.server.storage.rows import EventRow, SecretRow, upsert

KEY_BYTES = 32
NONCE_BYTES = 12
SEALED = "~"  # begins a sealed action; no action and no note begins so
INVITE, HEAD = "invite", "head"  # names of secrets


class Vault:
    """Seals and opens texts with one key."""

    def __init__(self, key: bytes) -> None:
        """The key has 32 bytes."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self._key = key
        self._cipher = AESGCM(key)
        self.key_id = hashlib.sha256(b"orrery key id" + key).hexdigest()[:8]

    def key_for(self, purpose: str) -> bytes:
        """Another key that follows from this one, for another purpose."""
        return hmac.digest(self._key, f"orrery {purpose}".encode(), hashlib.sha256)

    def seal(self, text: str, place: str) -> str:
        """A text nobody can read or move elsewhere without the key."""
        nonce = os.urandom(NONCE_BYTES)
        return base64.b64encode(
            nonce + self._cipher.encrypt(nonce, text.encode(), place.encode())
        ).decode()

    def open(self, sealed: str, place: str) -> str:
        """The text; BadInput when the key is another or the text was changed."""
        from cryptography.exceptions import InvalidTag

        try:
            data = base64.b64decode(sealed, validate=True)
            nonce, rest = data[:NONCE_BYTES], data[NONCE_BYTES:]
            return self._cipher.decrypt(nonce, rest, place.encode()).decode()
        except (InvalidTag, ValueError):
            raise BadInput(f"a secret cannot be opened with the key {self.key_id}") from None

    # Rows

    def row(self, game: str, name: str, text: str) -> SecretRow:
        """A secret of a table as it is stored."""
        return SecretRow(game, name, self.key_id, self.seal(text, f"{game}/{name}"))

    def text(self, row: SecretRow) -> str:
        """The secret of a row."""
        return self.open(row.sealed, f"{row.game}/{row.name}")

    def save(self, game: str, name: str, text: str) -> Write:
        """Store a secret, new or in place of an older one."""
        return upsert(self.row(game, name, text))

    def seal_event(self, row: EventRow) -> EventRow:
        """An entry of a running game without its words and hash; who acted and when stays."""
        text = json.dumps([row.action, row.hash])
        sealed = SEALED + self.seal(text, f"{row.game}/{row.seq}/{row.seat}")
        return EventRow(row.game, row.seq, row.seat, row.client_id, sealed, "")

    def unseal_event(self, row: EventRow) -> EventRow:
        """An entry as it was before it was sealed, if it was."""
        if not row.action.startswith(SEALED):
            return row
        place = f"{row.game}/{row.seq}/{row.seat}"
        action, hash_ = json.loads(self.open(row.action[len(SEALED) :], place))
        return EventRow(row.game, row.seq, row.seat, row.client_id, action, hash_)


def forget(game: str, *names: str) -> list[Write]:
    """Delete secrets of a table."""
    return [("DELETE FROM secrets WHERE game = ? AND name = ?", (game, name)) for name in names]


def default_key_file(url: str) -> Path | None:
    """Beside a SQLite file; in the working folder for PostgreSQL; none for a passing database."""
    if url.startswith(("postgres://", "postgresql://")):
        return Path("orrery.key")
    path = url.removeprefix("sqlite:///")
    return None if path == ":memory:" else Path(f"{path}.key")


def need_key(file: Path | None) -> None:
    """BadInput where a key file would have to be made: what is sealed already has its key."""
    if file is not None and not file.exists():
        raise BadInput(f"there is no key {file}: give the server's own with --secret-key")


def open_vault(file: Path | None) -> Vault:
    """The vault of a key file, which is made if there is none; BadInput says what is wrong."""
    if file is None:
        return Vault(os.urandom(KEY_BYTES))
    if not file.exists():
        make_private(file, f"{os.urandom(KEY_BYTES).hex()}\n".encode())
    need_private(file)
    try:
        key = bytes.fromhex(file.read_text("ascii").strip())
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot read the key {file}: {trouble(error)}") from None
    if len(key) != KEY_BYTES:
        raise BadInput(f"the key {file} has {len(key)} bytes, not {KEY_BYTES}")
    return Vault(key)
