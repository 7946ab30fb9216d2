"""Secrets and names: random, and only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from orrery.core.errors import BadInput, trouble
from orrery.server.storage.files import make_private, need_private

PERSONAL = "orp_"


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def new_personal_token() -> str:
    """A secret that everybody can tell from other texts, such as those who scan for leaks."""
    return f"{PERSONAL}{new_token()}"


def is_personal(token: str) -> bool:
    """A personal token, by its looks."""
    return token.startswith(PERSONAL)


def new_id() -> str:
    """A public name of a guest or table."""
    return secrets.token_hex(6)


def hash_of(secret: str) -> str:
    """What is stored or shown instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def operator_hash(file: Path) -> str:
    """The hash of the operator's token, which is made if there is none; BadInput if it is short."""
    make_private(file, f"{new_token()}\n".encode())
    need_private(file)
    try:
        token = file.read_text("ascii").strip()
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot read the operator's token {file}: {trouble(error)}") from None
    if len(token) < LEAST_TOKEN:
        raise BadInput(f"the operator's token in {file} has fewer than {LEAST_TOKEN} characters")
    return hash_of(token)


LEAST_TOKEN = 16
