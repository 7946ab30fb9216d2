"""What every table leans on: storage, time, tasks, guests, and those who think and compile.

Knows no table. Bots stand above tables, so they are described here by what is asked of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from orrery.server.access.budgets import Buckets
from orrery.server.access.guests import Guests
from orrery.server.accounts.desk import Accounts
from orrery.server.clock import Clock, Uptime
from orrery.server.clubs.register import Clubs
from orrery.server.conduct.desk import Conduct
from orrery.server.incidents import Incidents
from orrery.server.meters import Meters
from orrery.server.protocol.questions import Answer, HintQuestion, JudgeQuestion, Line, Question
from orrery.server.ratings.ledger import Ledger
from orrery.server.settings import Settings
from orrery.server.storage.reading import Reading
from orrery.server.storage.store import Store
from orrery.server.tables.bell import Bell
from orrery.server.tables.bulletin import Bulletin
from orrery.server.tables.neighbours import Alone, Neighbours
from orrery.server.tables.vigil import NoVigil
from orrery.server.tasks import Tasks


class Thinkers(Protocol):
    """Those who think for bots and hints: `bots.pool` has them."""

    is_watched: Callable[[str], bool]
    """Whether a person looks at a table now."""

    async def choose(self, question: Question) -> Answer:
        """The action of a bot."""

    async def hint(self, question: HintQuestion) -> list[Line]:
        """The best actions."""

    def load(self) -> tuple[int, int, int]:
        """How many there are, how many of them think now, and how many questions wait."""

    async def judge(self, question: JudgeQuestion) -> Answer:
        """Each seat's chance in a position of a finished game; none when it cannot be told."""

    async def end_judging(self) -> None:
        """Nothing is left to judge."""

    async def close(self) -> None:
        """End them all."""


class Compiling(Protocol):
    """How far the rules of each game are compiled: `bots.compilation` knows."""

    stages: dict[str, str]
    faults: dict[str, str]

    @property
    def searchable(self) -> list[str]:
        """The games whose ranks can think already."""

    def is_ready(self, game: str) -> bool:
        """A game can be played."""

    async def ready(self, game: str) -> None:
        """Come back when a game can be played; Denied when it cannot."""

    async def ready_to_search(self, game: str) -> None:
        """Come back when bots can think about a game."""

    async def warm_all(self) -> None:
        """Compile everything."""


@dataclass
class Foundation:
    """What a server is built on; tests hand in their own."""

    store: Store
    clock: Clock
    settings: Settings
    pool: Thinkers
    compilation: Compiling
    nodes: Neighbours = field(default_factory=Alone)


class Services:
    """A foundation, and what follows from it."""

    def __init__(self, base: Foundation) -> None:
        """Nothing runs yet."""
        self.store = base.store
        self.clock = base.clock
        self.settings = base.settings
        self.pool = base.pool
        self.compilation = base.compilation
        self.nodes = base.nodes
        self.vigil = NoVigil()
        self.incidents = Incidents()
        self.meters = Meters()
        self.tasks = Tasks(base.clock, self.incidents.note_fault)
        self.reading = Reading(base.store, base.settings.chat_kept)
        self.guests = Guests(base.store, self.reading, base.clock, base.settings, self.tasks)
        self.guests.n_nodes = lambda: self.nodes.n_nodes
        self.accounts = Accounts(base.store, base.clock, base.settings, self.guests, self.tasks)
        self.accounts.doors.n_nodes = lambda: self.nodes.n_nodes
        self.accounts.personal_tokens.n_nodes = lambda: self.nodes.n_nodes
        self.ledger = Ledger(base.store, base.clock)
        self.bell = Bell()
        self.paces = Buckets(base.settings.messages_per_second, base.settings.messages_burst)
        """How often somebody may act over HTTP, by guest; a socket has a budget of its own."""
        self.conduct = Conduct(base.store, base.clock, base.settings.moderators)
        self.clubs = Clubs(base.store, base.clock)
        self.bulletin = Bulletin()
        self.uptime = Uptime(base.clock, base.settings.stall_seconds)
        """What game clocks go by."""
