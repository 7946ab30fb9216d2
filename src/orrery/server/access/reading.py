"""The read code of a table: whoever has it may look at the finished game, and no more.

It is made from the invitation, so nothing more is stored; the invitation cannot be found from it.
"""

from __future__ import annotations

import hmac

LENGTH = 24


def read_code(invite: str) -> str:
    """The code; empty where a table has no invitation."""
    return hmac.new(invite.encode(), b"read", "sha256").hexdigest()[:LENGTH] if invite else ""


def may_read(code: str, invite: str) -> bool:
    """Whether this is the code of the table with that invitation."""
    wanted = read_code(invite)
    return bool(wanted) and hmac.compare_digest(code.encode(), wanted.encode())
