"""The other nodes of a cluster, as tables and commands see them. A lone server has none.

`cluster.membership` is the answer of a node; `Alone` that of a server that has its database for
itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from orrery.server.access.caller import Caller
from orrery.server.storage.database import Write

T = TypeVar("T")


class Neighbours(Protocol):
    """What a server asks of those who share its database."""

    is_alone: bool
    """There are no others, and never will be."""

    @property
    def n_nodes(self) -> int:
        """How many share the limits, this one included."""

    @property
    def is_sound(self) -> bool:
        """This node may speak for its tables."""

    async def join(self) -> bool:
        """Take part; False when there is nobody to share tables with."""

    async def leave(self) -> bool:
        """Hand over; False when there is nobody to hand over to."""

    # Tables

    def need(self, table: str) -> None:
        """Denied (`moving`) unless a table is this node's."""

    def fence(self, table: str) -> list[Write]:
        """What every unit about a table begins with; it fails where the table is not ours."""

    def own(self, table: str) -> list[Write]:
        """What makes a new table this node's."""

    def owned(self, table: str) -> None:
        """It is stored: the new table is this node's."""

    def lost(self, table: str) -> None:
        """A fence did not hold: the table is another node's."""

    async def n_tables(self, guest: str) -> int:
        """How many unfinished tables a guest has opened that are other nodes'."""

    # Callers

    async def sound(self, table: str | None) -> None:
        """Come back when this node may tell of a table (None: of none)."""

    async def carry(self, caller: Any, request: Any, here: Callable[[Any, Any], Awaitable[T]]) -> T:
        """Have a request carried out: `here`, or by the node whose table it is about."""

    def is_elsewhere(self, caller: Caller, table: str) -> bool:
        """Somebody watches a table of another node, which is asked to send a fresh view."""

    def dropped(self, caller: Caller) -> None:
        """A socket is gone: other nodes need not send it anything."""

    async def lobby(self, asked: Any, here: Callable[[Any], Awaitable[T]]) -> T:
        """The tables of all nodes."""

    async def fetch(self, table: str, page: Any) -> Any:
        """The page of a table of another node; None when the table is this node's."""

    def serve_pages(self, answer: Callable[[int, Any], Awaitable[Any]]) -> None:
        """How pages of this node's tables are made for the others."""


class Alone:
    """Nobody else: every table is ours."""

    is_alone = True
    is_sound = True
    n_nodes = 1

    async def join(self) -> bool:
        """There is nothing to take part in."""
        return False

    async def leave(self) -> bool:
        """There is nobody to hand over to."""
        return False

    def need(self, table: str) -> None:
        """It is ours."""

    def fence(self, table: str) -> list[Write]:
        """The claim on the database is fence enough."""
        return []

    def own(self, table: str) -> list[Write]:
        """It is ours anyway."""
        return []

    def owned(self, table: str) -> None:
        """It is ours anyway."""

    def lost(self, table: str) -> None:
        """There is nobody to lose it to."""

    async def n_tables(self, guest: str) -> int:
        """All are here."""
        return 0

    async def sound(self, table: str | None) -> None:
        """Always."""

    async def carry(self, caller: Any, request: Any, here: Callable[[Any, Any], Awaitable[T]]) -> T:
        """Here."""
        return await here(caller, request)

    def is_elsewhere(self, caller: Caller, table: str) -> bool:
        """All are here."""
        return False

    def dropped(self, caller: Caller) -> None:
        """Nobody else sends anything."""

    async def lobby(self, asked: Any, here: Callable[[Any], Awaitable[T]]) -> T:
        """All are here."""
        return await here(asked)

    async def fetch(self, table: str, page: Any) -> Any:
        """All are here."""
        return None

    def serve_pages(self, answer: Callable[[int, Any], Awaitable[Any]]) -> None:
        """Nobody asks for them."""
