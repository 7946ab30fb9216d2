"""Doors: how often somebody may try something, by network, by name and by address of mail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orrery.server.access.addresses import share_of
from orrery.server.access.budgets import Buckets
from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied

MINUTE, HOUR = 60.0, 3600.0
EVERYBODY = ""  # the one key of a limit for all networks together


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many in a time for long."""

    burst: float
    number: float
    seconds: float


LIMITS = {
    "sign_up": Limit(10, 10, HOUR),  # by network
    "all_sign_ups": Limit(300, 600, HOUR),  # of the whole server
    "proof": Limit(30, 10, MINUTE),  # by network: passwords, codes, passkeys, links
    "proof_of_name": Limit(20, 4, MINUTE),  # by name, wherever it is tried from
    "mail": Limit(10, 20, HOUR),  # by network
    "mail_to": Limit(3, 4, HOUR),  # by address of mail
    "change": Limit(30, 30, MINUTE),  # by account
    "report": Limit(20, 40, HOUR),  # by guest: reports, blocks
    "invite": Limit(30, 60, HOUR),  # by guest: invitations by name
    "tournament": Limit(6, 12, HOUR),  # by guest: tournaments opened
    "club": Limit(10, 30, HOUR),  # by guest: clubs founded, joined or asked
    "hook": Limit(6, 30, HOUR),  # by guest: webhooks tried
    "player": Limit(120, 120, MINUTE),  # by network: pages of players, lists
    "download": Limit(10, 10, MINUTE),  # by network: many games at once
}


class Doors:
    """A bucket for each door and whoever knocks."""

    def __init__(self, clock: Clock, limits: dict[str, Limit] | None = None) -> None:
        """All are full."""
        self._clock = clock
        self.n_nodes: Callable[[], int] = lambda: 1
        self._limits = limits or LIMITS
        self._buckets = {
            door: Buckets(one.number / one.seconds, one.burst) for door, one in self._limits.items()
        }

    def knock(self, door: str, key: str) -> None:
        """Denied when it was done too often; each node has its share."""
        share = min(self.n_nodes(), self._limits[door].burst)
        if not self._buckets[door].take(key, self._clock.now(), share):
            raise Denied("slow_down", "too many tries: wait a little")

    def knock_from(self, door: str, address: str) -> None:
        """The same by the network of a caller."""
        self.knock(door, share_of(address))
