"""Personal tokens as they are stored: only a hash of each."""

from __future__ import annotations

import msgspec

from orrery.server.storage.rows import NAMES


class PersonalTokenRow(msgspec.Struct, frozen=True):
    """What lets a program act for an account, within its scopes and until its end."""

    id: str
    account: str
    token_hash: str
    label: str
    scopes: str  # words, such as `read play`
    created: float
    expires: float
    used: float | None = None  # to the hour


NAMES[PersonalTokenRow] = "personal_tokens"
