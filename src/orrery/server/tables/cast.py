"""The cast of a table: what its players are called, and who is spoken to as `you`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orrery.bots.names import bot_called
from orrery.core.registry import package_of
from orrery.core.texts import ENGLISH, texts_of
from orrery.core.wording import Listener, ListenersWords, words_for
from orrery.core.words import words_of
from orrery.server.storage.rows import SeatRow
from orrery.server.tables.table import Table

Names = tuple[str | None, ...]
"""By seat."""


def called(table: Table, seat: SeatRow, language: str = ENGLISH) -> str | None:
    """The name of a person, rank and name of a bot; nobody has none."""
    if seat.kind == "bot" and seat.bot is not None:
        return bot_called(seat.bot, seat.seat, language)
    return table.hall.guests.name_of(seat.guest)


def names_of(table: Table, language: str = ENGLISH) -> Names:
    """Who plays, by seat, no two alike; None where one person plays several seats."""
    names = [called(table, seat, language) for seat in table.seats]
    guests = [seat.guest for seat in table.seats if seat.guest is not None]
    if len(set(names)) == len(names) and len(set(guests)) == len(guests):
        return tuple(names)
    n_alike = Counter(names)
    return tuple(
        None if _n_seats(table.seats, seat) > 1
        else namesake(table, seat, language) if n_alike[name] > 1 else name
        for seat, name in zip(table.seats, names, strict=True)
    )  # fmt: skip


def namesake(table: Table, seat: SeatRow, language: str) -> str:
    """Somebody whose name another player has, too: with the colour of the seat."""
    colour = texts_of(package_of(table.row.game), language).name(table.seat_names[seat.seat])
    values = {"name": called(table, seat, language), "seat": colour}
    return words_of("players", language).say("", "namesake", values)


class Cast:
    """Those who are spoken to at a table, each made once for as long as everybody is called so."""

    def __init__(self, table: Table) -> None:
        """Nobody is spoken to yet."""
        self._table = table
        self._called: list[object] = []  # all by which names are found
        self._hearers: dict[tuple[int, str], tuple[Listener, ListenersWords]] = {}

    def hearers(self) -> dict[tuple[int, str], tuple[Listener, ListenersWords]]:
        """Viewer and language -> who is spoken to, and what they read; of those known so far."""
        rows, seats = self._table.hall.guests.rows, self._table.seats
        called: list[object] = [
            (seat.kind, seat.guest, seat.bot, None if seat.guest is None else rows.get(seat.guest))
            for seat in seats
        ]
        if called != self._called:
            self._called, self._hearers = called, {}
        return self._hearers

    def hearer(self, viewer: int, language: str) -> tuple[Listener, ListenersWords]:
        """One who was not spoken to before."""
        listener = listener_at(self._table, viewer, language)
        words = words_for(self._table.running.game, listener)
        found = self._hearers[viewer, language] = listener, words
        return found


def listener_at(
    table: Table, viewer: int, language: str = ENGLISH, names: Names | None = None
) -> Listener:
    """Somebody who watches a table through a viewer's eyes; `names` are those of `names_of`."""
    is_alone = viewer < 0 or _n_seats(table.seats, table.seats[viewer]) == 1
    return Listener(viewer, language, names or names_of(table, language), is_you=is_alone)


def _n_seats(seats: Sequence[SeatRow], seat: SeatRow) -> int:
    """How many seats the person of a seat plays."""
    return 1 if seat.guest is None else sum(other.guest == seat.guest for other in seats)
