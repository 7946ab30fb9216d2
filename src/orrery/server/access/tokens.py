"""Secrets and names: random, and only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A public name of a guest or table."""
    return secrets.token_hex(6)


def hash_of(secret: str) -> str:
    """What is stored or shown instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
