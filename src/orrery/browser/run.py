"""Start here: the whole server in the worker of a page, for the one person who looks at it."""

from __future__ import annotations

import time

from orrery.browser.database import Statements, medium_of
from orrery.browser.gate import Gate
from orrery.browser.thinkers import NothingToCompile, OwnThinkers
from orrery.browser.weights import Weights
from orrery.server.bots.minder import wake_bots
from orrery.server.clock import Clock, SystemClock
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall
from orrery.server.tables.services import Foundation
from orrery.server.transport.app import build_app

PLENTY = 1e9
OWN = Settings(  # nobody else is here whose work could be delayed
    messages_per_second=PLENTY,
    messages_burst=PLENTY,
    guests_per_minute=PLENTY,
    cpu_of_guest=PLENTY,
    cpu_of_stranger=PLENTY,
    cpu_burst=PLENTY,
    tables_per_guest=10_000,
    open_days=3650.0,
    live_days=3650.0,
    postal_days=3650.0,
    bots_days=3650.0,
    guest_days=3650.0,
)


class PageClock(SystemClock):
    """The clocks of a page."""

    def now(self) -> float:
        """Seconds since the page was opened; a browser tells nothing of the machine's start."""
        return time.monotonic()


async def start(
    statements: Statements,
    settings: Settings = OWN,
    clock: Clock | None = None,
    weights: Weights | None = None,
) -> Gate:
    """The gate to a server on the database of the page."""
    store = Store("browser:", medium=medium_of(statements))
    thinkers = OwnThinkers(weights)
    base = Foundation(store, clock or PageClock(), settings, thinkers, NothingToCompile())
    gate = Gate(build_app(Hall(base, wake_bots)))
    await gate.open()
    return gate
