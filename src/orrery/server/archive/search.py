"""Finds games in the archive: the newest first, a page at a time, by whatever reads a database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from orrery.server.archive.wish import Place, Wish
from orrery.server.storage.archived import ArchivedRow, Played, standing

Read = Callable[[str, Sequence[Any]], Awaitable[list[tuple[Any, ...]]]]
COLUMNS = ", ".join(f"a.{name}" for name in ArchivedRow.__struct_fields__)
FROM = "archive a JOIN tables t ON t.id = a.id"
ORDER = "ORDER BY a.ended DESC, a.id DESC"
WHO = """SELECT s.game, s.seat, s.bot, g.name FROM seats s LEFT JOIN guests g ON g.id = s.guest
    WHERE s.game IN ({marks}) ORDER BY s.seat"""
HEADS = "SELECT id, header FROM tables WHERE id IN ({marks})"
ENTRIES = """SELECT game, seat, action, hash FROM events WHERE game IN ({marks})
    ORDER BY game, seq"""
AT_ONCE = 50  # games that are read together


class Player(NamedTuple):
    """Who sat where."""

    seat: int
    name: str  # of a person (empty: it was deleted), or the rank of a bot
    is_bot: bool


class Found(NamedTuple):
    """A game of the archive."""

    row: ArchivedRow
    players: list[Player]

    @property
    def place(self) -> Place:
        """Where it stands among the others."""
        return self.row.ended, self.row.id

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [int(seat) for seat in self.row.winners.split()]


class Told(NamedTuple):
    """A game with its log: the head as JSON, and the actions that stand."""

    found: Found
    head: str
    line: list[Played]


async def games(read: Read, wish: Wish, after: Place | None, count: int) -> list[Found]:
    """The next games after a place."""
    where, values = _after(wish, after)
    sql = f"SELECT {COLUMNS} FROM {FROM} WHERE {where} {ORDER} LIMIT {count}"
    rows = [ArchivedRow(*row) for row in await read(sql, values)]
    who = await _who(read, [row.id for row in rows])
    return [Found(row, who[row.id]) for row in rows]


async def all_games(
    read: Read, wish: Wish, after: Place | None, most: int
) -> AsyncIterator[list[Told]]:
    """Games with their logs, some at a time, at most so many."""
    while most > 0:
        found = await games(read, wish, after, min(AT_ONCE, most))
        if not found:
            return
        yield await _told(read, found)
        most, after = most - len(found), found[-1].place


async def nth_place(read: Read, wish: Wish, after: Place | None, n: int) -> Place | None:
    """Where the n-th game stands; None where there are fewer."""
    where, values = _after(wish, after)
    sql = f"SELECT a.ended, a.id FROM {FROM} WHERE {where} {ORDER} LIMIT 1 OFFSET {n - 1}"
    found = await read(sql, values)
    return (float(found[0][0]), str(found[0][1])) if found else None


def _after(wish: Wish, after: Place | None) -> tuple[str, list[Any]]:
    where, values = wish.where()
    if after is None:
        return where, values
    return f"{where} AND (a.ended, a.id) < (?, ?)", [*values, *after]


async def _told(read: Read, found: list[Found]) -> list[Told]:
    ids = [one.row.id for one in found]
    heads: dict[str, str | None] = dict(await read(HEADS.format(marks=_marks(ids)), ids))
    entries: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for game, *entry in await read(ENTRIES.format(marks=_marks(ids)), ids):
        entries[game].append(tuple(entry))
    return [
        Told(one, str(heads[one.row.id]), standing(entries[one.row.id]))
        for one in found
        if heads.get(one.row.id)
    ]


async def _who(read: Read, ids: list[str]) -> dict[str, list[Player]]:
    who: dict[str, list[Player]] = defaultdict(list)
    if ids:
        for game, seat, bot, name in await read(WHO.format(marks=_marks(ids)), ids):
            who[game].append(Player(seat, bot or name or "", bot is not None))
    return who


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" for _ in values)
