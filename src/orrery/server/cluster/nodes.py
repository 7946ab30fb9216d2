"""The nodes: this one's lease, and which others live.

A node lives by its beats. It holds its lease while its last beat *began* less than `lease_seconds`
ago, by its own clock; without a lease it is silent. Another node is dead when its beats stood still
for `dead_seconds` (which is longer) under the eyes of a node that could beat all the time itself:
so after an outage of the database everybody has time to come back, and neither the clock on the
wall nor the database's has a say. The dead stay dead; who wakes up joins again by a new number.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
from dataclasses import dataclass

from orrery import __version__
from orrery.core.registry import find_metas, kept_versions
from orrery.server.clock import DAY, Clock, Uptime
from orrery.server.settings import Settings
from orrery.server.storage.register import NEW, UP, Living, Register
from orrery.server.storage.rows import NodeRow

NUMBER_BITS = 53


@dataclass
class Sighted:
    """The beat at which a node was last seen, and since when it stands there."""

    beats: int
    since: float
    rules: frozenset[str]


def known_rules() -> frozenset[str]:
    """The rules versions of this build, such as "astron 3", and "astron new" for new tables."""
    metas, _ = find_metas()
    return frozenset(
        f"{meta.id} {rules}"
        for meta in metas
        for rules in (meta.rules_version, NEW, *kept_versions(meta.id))
    )


class Nodes:
    """This node among the others."""

    def __init__(
        self, register: Register, clock: Clock, uptime: Uptime, settings: Settings
    ) -> None:
        """Nobody yet."""
        self._register = register
        self._clock = clock
        self._uptime = uptime
        self._settings = settings
        self._began: float | None = None  # the last good beat
        self._looked: float | None = None  # the last at which we looked at the others
        self.id = 0
        self.rules = known_rules()
        self.others: dict[int, Sighted] = {}

    @property
    def is_sound(self) -> bool:
        """The lease is good: this node may speak for its tables."""
        now = self._clock.now()
        return self._began is not None and now - self._began < self._settings.lease_seconds

    @property
    def last_beat(self) -> float | None:
        """When the last good beat began; None: this node has no lease."""
        return self._began

    def renew(self, node: int, began: float) -> None:
        """The pacemaker has beaten for this node, if it is still called so; any thread may say."""
        last = self._began
        if node == self.id and last is not None:
            self._began = max(last, began)

    @property
    def n_living(self) -> int:
        """How many nodes live, this one included."""
        return len(self.others) + 1

    def lives(self, node: int | None) -> bool:
        """A node is up, as far as this one has heard."""
        return node is not None and (node == self.id or node in self.others)

    def absence(self, node: int) -> float:
        """Seconds until a node that does not answer is held for dead, about."""
        seen, now = self.others.get(node), self._clock.now()
        left = 0.0 if seen is None else self._settings.dead_seconds - (now - seen.since)
        return max(left, 0.0) + self._settings.beat_seconds / 2

    async def enter(self) -> None:
        """Join under a new number."""
        self._began = self._looked = None
        self.others.clear()
        self.id = secrets.randbits(NUMBER_BITS)
        rules = json.dumps(sorted(self.rules))
        row = NodeRow(
            id=self.id, host=socket.gethostname(), pid=os.getpid(), version=__version__,
            rules=rules, state=UP, started=self._clock.date(), beats=0, up=self._uptime.now(),
        )  # fmt: skip
        await self._register.enter(row)
        await self._register.forget(self.id, self._clock.date() - DAY)

    async def beat(self) -> bool:
        """Renew the lease and look at the others; False when others hold this node for dead."""
        began = self._clock.now()
        looked = self._looked
        was_away = looked is None or began - looked >= self._settings.lease_seconds
        living = await self._register.beat(self.id, self._uptime.now())
        if self.id not in {node.id for node in living}:
            self._began = self._looked = None
            return False
        if was_away:
            self.others.clear()  # whoever was away cannot know for how long others stood still
        self._began = max(began, self._began or began)
        self._looked = began
        self._look(living)
        await self._bury(living)
        return True

    def _look(self, living: list[Living]) -> None:
        """Note whose heart has beaten since the last look."""
        before, self.others = self.others, {}
        for node in living:
            if node.id == self.id:
                continue
            seen = before.get(node.id)
            if seen is None or seen.beats != node.beats:
                rules = seen.rules if seen is not None else frozenset(json.loads(node.rules))
                seen = Sighted(node.beats, self._clock.now(), rules)
            self.others[node.id] = seen

    async def _bury(self, living: list[Living]) -> None:
        """Declare those dead who stood still for too long."""
        now = self._clock.now()
        for node, seen in list(self.others.items()):
            if now - seen.since >= self._settings.dead_seconds:
                await self._register.bury(node, seen.beats)
                del self.others[node]

    async def leave(self) -> None:
        """Say good-bye."""
        self._began = self._looked = None
        await self._register.leave(self.id, self._uptime.now())
