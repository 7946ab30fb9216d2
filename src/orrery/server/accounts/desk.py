"""The desk: kept names as the server asks for them."""

from __future__ import annotations

from orrery.server.access.guests import Guests
from orrery.server.accounts.entrance import Entrance
from orrery.server.accounts.letters import Letters
from orrery.server.accounts.office import Office
from orrery.server.accounts.ways import Ways
from orrery.server.clock import Clock
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tasks import Tasks


class Accounts(Office):
    """An office with its entrance, its letters and the ways in of each account."""

    def __init__(
        self, store: Store, clock: Clock, settings: Settings, guests: Guests, tasks: Tasks
    ) -> None:
        """Everything is in the store."""
        super().__init__(store, clock, settings, guests, tasks)
        self.entrance = Entrance(self)
        self.letters = Letters(self)
        self.ways = Ways(self)
