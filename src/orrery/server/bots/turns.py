"""Whose question is next: watched tables first, then guests in turn, one question a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

EVERY = 4  # one turn in this many goes to who waits longest, so that nobody waits for ever
MOST_OWNERS = 10_000  # whose last turn is remembered


@dataclass(frozen=True, eq=False)
class Ticket:
    """Somebody who waits."""

    owner: str
    table: str  # "": of no table
    called: asyncio.Future[None]


class Turns:
    """A few places, shared fairly among owners."""

    def __init__(self, n_places: int, is_watched: Callable[[str], bool]) -> None:
        """`is_watched` tells whether a person looks at a table now."""
        self._n_free = n_places
        self._is_watched = is_watched
        self._waiting: list[Ticket] = []  # who came first is first
        self._busy: set[str] = set()  # tables
        self._served: dict[str, int] = {}  # owner -> the number of its last turn
        self._n_turns = 0
        self._n_places = n_places
        self._rest = asyncio.Event()
        self._rest.set()

    @property
    def is_quiet(self) -> bool:
        """Nobody holds a place or waits for one."""
        return self._n_free == self._n_places and not self._waiting

    async def quiet(self) -> None:
        """Come back when nobody holds a place or waits for one."""
        while not self.is_quiet:
            await self._rest.wait()

    def _note_rest(self) -> None:
        if self.is_quiet:
            self._rest.set()
        else:
            self._rest.clear()

    @property
    def n_waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, owner: str, table: str = "") -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        ticket = Ticket(owner, table, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._note_rest()
        self._call()
        try:
            await ticket.called
            yield
        finally:
            self._leave(ticket)

    def _leave(self, ticket: Ticket) -> None:
        """Done, or waits no longer."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        else:
            self._n_free += 1
            self._busy.discard(ticket.table)
            self._call()
        self._note_rest()

    def _call(self) -> None:
        """Give free places to those who are next."""
        while self._n_free and (ready := self._ready()):
            self._n_turns += 1
            ticket = ready[0] if self._n_turns % EVERY == 0 else min(ready, key=self._rank)
            self._waiting.remove(ticket)
            self._n_free -= 1
            if ticket.table:
                self._busy.add(ticket.table)
            self._note_turn(ticket.owner)
            if not ticket.called.done():
                ticket.called.set_result(None)

    def _ready(self) -> list[Ticket]:
        return [ticket for ticket in self._waiting if ticket.table not in self._busy]

    def _rank(self, ticket: Ticket) -> tuple[bool, int]:
        is_watched = not ticket.table or self._is_watched(ticket.table)
        return not is_watched, self._served.get(ticket.owner, 0)

    def _note_turn(self, owner: str) -> None:
        self._served.pop(owner, None)
        self._served[owner] = self._n_turns
        if len(self._served) > MOST_OWNERS:
            del self._served[next(iter(self._served))]
