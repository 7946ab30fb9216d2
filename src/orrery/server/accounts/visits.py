"""A visit: who stands at the entrance."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.server.accounts.passkeys import Site
from orrery.server.storage.rows import GuestRow, SessionRow

NOWHERE = Site("")


@dataclass(frozen=True)
class Visit:
    """Who stands at the entrance: a browser, perhaps known as a guest or by a session."""

    address: str = ""
    label: str = ""  # the browser in a few words
    language: str = "en"
    site: Site = NOWHERE
    guest: GuestRow | None = None  # by a token
    session: SessionRow | None = None  # by a cookie
