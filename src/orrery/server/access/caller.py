"""Whoever calls, as tables know them: a guest or nobody, what they watch, what waits for them."""

from __future__ import annotations

from orrery.core.texts import ENGLISH
from orrery.server.access.outbox import Outbox
from orrery.server.settings import Settings
from orrery.server.storage.personal_tokens import PersonalTokenRow
from orrery.server.storage.rows import GuestRow, SessionRow


class Caller:
    """Somebody at the other end of a socket or a request."""

    def __init__(self, settings: Settings, address: str = "") -> None:
        """Nobody yet, watching nothing."""
        self.address = address
        self.guest_id: str | None = None
        """Who is calling; follows `guest`, and is asked for much more often."""
        self._guest: GuestRow | None = None
        self.session: SessionRow | None = None  # by which they are known, if they keep a name
        self.token: PersonalTokenRow | None = None  # by which a program acts for them
        self.language = ENGLISH
        self.watched: dict[str, int] = {}  # table -> the seat they asked for, or SPECTATOR
        self.invited: set[str] = set()  # private tables whose code they know
        self.readers: set[str] = set()  # private tables whose read code they know: once over
        self.is_shut_out = False  # by the operator
        self.is_stream = False  # it only listens
        self.outbox = Outbox(settings)

    @property
    def scopes(self) -> frozenset[str] | None:
        """What a program may do for them; None: they call themselves, and may do all."""
        return None if self.token is None else frozenset(self.token.scopes.split())

    @property
    def guest(self) -> GuestRow | None:
        """Who is calling; None: nobody who is known."""
        return self._guest

    @guest.setter
    def guest(self, guest: GuestRow | None) -> None:
        self._guest = guest
        self.guest_id = None if guest is None else guest.id
