"""Recovery codes: ten of 80 bits, told once, each good for one way in."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from orrery.server.access.tokens import new_id
from orrery.server.storage.rows import CredentialRow
from orrery.server.storage.secrets import Vault

NUMBER = 10
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
GROUPS, IN_GROUP = 4, 4
KIND = "code"


def new_codes() -> list[str]:
    """Codes for people to write down: ABCD-EFGH-JKLM-NPQR."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(NUMBER)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(IN_GROUP))


def code_hash(vault: Vault, account: str, code: str) -> str:
    """What is stored of a code, as typed with or without hyphens; worthless without our key."""
    plain = "".join(char for char in code.upper() if char in LETTERS)
    text = f"{account} {plain}".encode()
    return hmac.new(vault.key_for("recovery codes"), text, hashlib.sha256).hexdigest()


def code_rows(vault: Vault, account: str, codes: list[str], date: float) -> list[CredentialRow]:
    """Codes as they are stored."""
    return [
        CredentialRow(new_id(), account, KIND, code_hash(vault, account, code), "", date)
        for code in codes
    ]
